// Puts the elements of a scene on the canvas: perspective, haze, order, then the surface of the whole.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "art/contacts.h"
#include "art/lamps.h"
#include "art/scene.h"
#include "art/shore.h"
#include "art/surface.h"

namespace art {
namespace {

// FNV-1a. Chance starts from the name of the picture, so every picture is different and always the same.
std::uint64_t seed_of(std::string_view id) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char c : id) hash = (hash ^ static_cast<std::uint8_t>(c)) * 0x100000001b3U;
  return hash;
}

// The word that the scene asks for, or else the first one of the list, which is usual.
std::string_view or_usual(const std::string& asked, std::string_view list) {
  return asked.empty() ? list.substr(0, list.find(' ')) : std::string_view(asked);
}

bool is_backdrop(const Thing& thing) { return thing.height == 0; }

// A place where one copy of an element stands. An element that comes several times has several.
struct Spot {
  std::size_t element = 0;
  int copy = 0;
  double x = 0, y = 0;  // foot, in units
  double scale = 1;     // units of the canvas for a unit of the thing
  double order = 0;     // front ones later
  bool mirrored = false;
};

class Painter {
 public:
  Painter(const Scene& scene, const PaintOptions& options)
      : scene_(scene),
        options_(options),
        sheet_(scene.width, scene.height, options.prefix, true),
        studio_{*scene.hand, *scene.light, *scene.palette, scene.side, scene.horizon * scene.height / 100} {
    find_light();
    find_subject();
    light_the_subject();
  }

  std::string run() {
    if (!options_.without_part.empty()) sheet_.leave_out(options_.without, options_.without_part);
    prime();
    bool begun = false;
    Shore shore(scene_, sheet_);
    each([&](const Spot& spot) {
      if (!begun && scene_.elements[spot.element].thing->place >= Place::wall) {
        begun = true;
        light_the_ground();
      }
      if (static_cast<int>(spot.element) != options_.without || !options_.without_part.empty()) {
        shore.paint(scene_.elements[spot.element], spot.y, [&] { draw(spot); });
      }
    });
    lay_surface(sheet_, studio_.hand, subject_, Chance(seed_of(scene_.id)));
    return options_.placed.area() > 0 ? sheet_.inset(options_.placed) : sheet_.document(options_.title);
  }

  Observation observe() {
    Observation seen = {.witness = Witness(scene_.width, scene_.height), .owners = {}};
    sheet_.watch(seen.witness);
    each([&](const Spot& spot) { draw(spot); });
    seen.owners = sheet_.owners();
    return seen;
  }

  std::vector<Stand> stands() {
    std::vector<Stand> result;
    each([&](const Spot& spot) {
      result.push_back({.element = spot.element, .foot = {spot.x, spot.y}, .scale = spot.scale});
    });
    return result;
  }

  std::vector<Box> boxes() {
    std::vector<Box> result(scene_.elements.size(), nowhere);
    each([&](const Spot& spot) {
      sheet_.forget_covered();
      draw(spot);
      Box& box = result[spot.element];
      box = box.with({sheet_.covered().left, sheet_.covered().top})
                .with({sheet_.covered().right, sheet_.covered().bottom});
    });
    return result;
  }

 private:
  // The size of a metre, in units, for a thing that stands at height y of the canvas; 0 at the horizon.
  double metre(double y) const { return std::max(y - studio_.horizon, scene_.height * 0.012) / scene_.eye; }

  Spot first_spot(std::size_t index) {
    const Element& element = scene_.elements[index];
    const Thing& thing = *element.thing;
    Spot spot{.element = index, .x = element.x * scene_.width / 100, .y = element.y * scene_.height / 100};
    if (element.on >= 0) {
      const Spot below = first_spot(static_cast<std::size_t>(element.on));
      const Thing& base = *scene_.elements[static_cast<std::size_t>(element.on)].thing;
      spot.x = below.x + element.x / 100 * base.width * below.scale;
      spot.y = below.y - base.top * below.scale;
      spot.scale = below.scale * thing.height / base.height * element.size;
      spot.order = below.order + 0.1;
      return spot;
    }
    if (element.y < 0) spot.y = usual_height(thing);
    spot.order = spot.y;
    switch (thing.place) {
      case Place::heaven:
        spot.scale = thing.height / 10000 * scene_.height * element.size;
        break;
      case Place::wall:  // as far away as the foot of the wall
        spot.scale =
            metre(studio_.horizon + (scene_.height - studio_.horizon) * 0.55) * thing.height / 100 * element.size;
        break;
      case Place::stands:
        spot.scale = metre(spot.y) * thing.height / 100 * element.size;
        break;
      default:
        spot.scale = element.size;
    }
    return spot;
  }

  double usual_height(const Thing& thing) const {
    const double below = scene_.height - studio_.horizon;
    switch (thing.place) {
      case Place::sky:
      case Place::far:
      case Place::ground:
        return studio_.horizon;
      case Place::heaven:
        return studio_.horizon * 0.4;
      case Place::wall:
        return studio_.horizon;
      default:
        return studio_.horizon + below * 0.7;
    }
  }

  template <class Act>
  void each(Act act) {
    std::vector<Spot> spots;
    for (std::size_t i = 0; i < scene_.elements.size(); ++i) {
      const Spot first = first_spot(i);
      for (int copy = 0; copy < scene_.elements[i].count; ++copy) spots.push_back(strewn(first, copy));
    }
    std::vector<std::size_t> order(spots.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto key = [&](std::size_t i) {
      const Element& element = scene_.elements[spots[i].element];
      // What stands on something is painted with it.
      const int on = element.on;
      Place place = on >= 0 ? scene_.elements[static_cast<std::size_t>(on)].thing->place : element.thing->place;
      if (place == Place::heaven && !scene_.setting->outdoors) place = Place::wall;  // it flies in the room
      const bool field = is_backdrop(*element.thing) && place != Place::stands && on < 0;
      return std::pair(place, field ? 0.0 : spots[i].order);
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
    for (const std::size_t i : order) act(spots[i]);
  }

  // The place of one copy. Copies are side by side at random distances, and nearer ones are larger.
  Spot strewn(Spot spot, int copy) {
    const Element& element = scene_.elements[spot.element];
    const Thing& thing = *element.thing;
    spot.copy = copy;
    // A rider faces the way the animal does.
    const bool rides = element.doing == "riding" && element.on >= 0;
    spot.mirrored = element.mirrored != (rides && scene_.elements[static_cast<std::size_t>(element.on)].mirrored);
    if (element.count == 1 || is_backdrop(thing)) return spot;
    Chance chance(seed_of(scene_.id) + spot.element * 977 + static_cast<std::uint64_t>(copy) * 131 + 7);
    const double step = element.spread > 0 ? element.spread * scene_.width / 100 / std::max(1, element.count - 1)
                                           : std::max(thing.width, 40.0) * spot.scale * 1.15;
    spot.x += step * (copy - (element.count - 1) / 2.0 + chance.jitter(0.22));
    if (element.on < 0) {
      const double before = spot.y;
      const bool stands = thing.place == Place::stands;
      spot.y += chance.jitter(1) * (stands ? (spot.y - studio_.horizon) * 0.09 : step * 0.45);
      if (stands) spot.scale *= metre(spot.y) / metre(before);
      spot.order = spot.y;
    }
    spot.scale *= chance.range(0.9, 1.1);
    if (chance.one_in(3)) spot.mirrored = !spot.mirrored;
    return spot;
  }

  // The lamps that burn, and the side from which sun or moon shine.
  void find_light() {
    for (std::size_t i = 0; i < scene_.elements.size(); ++i) {
      const Thing& thing = *scene_.elements[i].thing;
      if (thing.id == "sun" || thing.id == "moon") {
        studio_.side = scene_.elements[i].x < 50 ? -1 : 1;
        studio_.sun = scene_.elements[i].x * scene_.width / 100;
      }
      const Lamp* lamp = studio_.light.dark ? lamp_of(thing.id) : nullptr;
      if (lamp == nullptr) continue;
      const Spot first = first_spot(i);
      for (int copy = 0; copy < scene_.elements[i].count; ++copy) {
        const Spot spot = strewn(first, copy);
        sources_.push_back({.at = {spot.x, spot.y - lamp->flame * spot.scale},
                            .reach = lamp->metres * spot.scale * 100 / thing.height,
                            .colour = lamp->colour});
      }
    }
  }

  // The middle of the largest person, or else animal, or else thing that stands there. The light leads to it.
  void find_subject() {
    subject_ = {scene_.width * 0.5, scene_.height * 0.5};
    double most = 0;
    for (std::size_t i = 0; i < scene_.elements.size(); ++i) {
      const Thing& thing = *scene_.elements[i].thing;
      if (thing.place != Place::stands) continue;
      const Spot spot = first_spot(i);
      const double off = std::abs(scene_.elements[i].x - 50) / 100;
      double alive = 1;
      if (thing.kinds.starts_with("animal")) alive = 2;
      if (thing.kinds.starts_with("person")) alive = 3;
      const double weight = alive * (1 - off) * spot.scale * square_root(thing.width);
      if (weight <= most) continue;
      most = weight;
      subject_ = {spot.x, spot.y - 60 * spot.scale};
      subject_pale_ = luminance(look_of(scene_.elements[i], spot).colour) > 190;
    }
  }

  // Pools of light: under each lamp, and behind the subject.
  void light_the_ground() {
    const Brush brush(sheet_, studio_, Chance(0));
    const auto pool = [&](Point at, double wide, double high, Colour colour, int percent) {
      const Colour tone = brush.seen(colour, Form::glow);
      sheet_.shine(Path::ellipse(at.x, at.y, wide, high),
                   sheet_.radial(50, 50, 50, {{0, tone, percent}, {100, tone, 0}}));
    };
    for (const Source& source : sources_) {
      pool({source.at.x, source.at.y + source.reach * 0.3}, source.reach, source.reach * 0.45, source.colour, 34);
    }
    if (!sources_.empty() && scene_.setting->outdoors) return;
    // The strongest contrast is at the subject: light behind a dark one, shade behind a pale one.
    const Colour behind = subject_pale_ ? studio_.light.shade : studio_.light.key;
    pool(subject_, scene_.width * 0.42, scene_.height * 0.5, behind, subject_pale_ ? 18 : 24);
  }

  // If no lamp reaches the subject of a dark or stormy picture, some light of the hour falls on it.
  void light_the_subject() {
    if (!studio_.light.dark && studio_.light.id != "storm") return;
    const double reach = std::min(scene_.width, scene_.height) * 0.45;
    for (const Source& source : sources_) {
      const Point way = source.at - subject_;
      if (square_root(way.x * way.x + way.y * way.y) < source.reach * 0.6) return;
    }
    sources_.push_back({.at = subject_ + Point{studio_.side * reach * 0.3, -reach * 0.1},
                        .reach = reach,
                        .colour = studio_.light.key});
  }

  void draw(const Spot& spot) {
    const Element& element = scene_.elements[spot.element];
    const Thing& thing = *element.thing;
    const Lit lit = is_backdrop(thing) || lamp_of(thing.id) != nullptr
                        ? Lit{.light = studio_.light, .side = studio_.side}
                        : lit_at({spot.x, spot.y - 50 * spot.scale}, studio_.light, studio_.side, sources_);
    const bool airborne = thing.place == Place::stands && element.on < 0 && spot.y < studio_.horizon;
    const Studio studio = {studio_.hand, lit.light, studio_.palette, lit.side, studio_.horizon, airborne, studio_.sun};
    Brush brush(
        sheet_, studio,
        Chance(seed_of(scene_.id) ^ (seed_of(thing.id) + spot.element * 31 + static_cast<std::uint64_t>(spot.copy))),
        sheet_.element(static_cast<int>(spot.element), spot.copy));
    Look look = look_of(element, spot);
    Look image;
    if (const Element* person = before_mirror(thing); person != nullptr) {
      image = look_of(*person, spot);
      look.image = &image;
      look.imaged = person->thing->id;
    }
    if (is_backdrop(thing)) return thing.draw(brush, look);
    Brush placed_brush = brush.at(spot.x, spot.y, spot.scale, element.degrees, spot.mirrored);
    if (thing.place == Place::stands && scene_.setting->outdoors && element.on < 0) {
      const double near = (spot.y - studio_.horizon) / (scene_.height - studio_.horizon);
      const double far = std::clamp(1 - near, 0.0, 1.0);
      placed_brush = placed_brush.distant(static_cast<int>(far * far * 45));
    }
    thing.draw(placed_brush, look);
  }

  Look look_of(const Element& element, const Spot& spot) {
    const auto chosen = [](const std::string& asked, std::string_view usual, Colour otherwise) {
      return pigment(asked.empty() ? usual : std::string_view(asked)).value_or(otherwise);
    };
    const Thing& thing = *element.thing;
    Look look;
    look.colour = chosen(element.colour, thing.colour, rgb(0x888888));
    look.accent = chosen(element.accent, thing.accent, rgb(0x666666));
    look.hair = chosen(element.hair, thing.hair, {});
    look.doing = or_usual(element.doing, thing.doing);
    look.style = or_usual(element.style, thing.styles);
    look.wears = or_usual(element.wears, thing.wears);
    look.seat = seat_at(spot);
    if (element.on >= 0) {
      const auto below = static_cast<std::size_t>(element.on);
      look.drop = scene_.elements[below].thing->top * first_spot(below).scale / spot.scale;
    }
    look.hat = element.hat;
    look.mood = element.mood;
    look.skin = element.skin;
    look.holds = element.holds;
    look.gaze = gaze_of(element, spot);
    look.load = load_of(element, spot);
    look.x = spot.x;
    look.y = spot.y;
    look.size = element.size;
    return look;
  }

  // The direction in which it looks, in the frame of the thing: mirrored things look the other way.
  std::optional<Point> gaze_of(const Element& element, const Spot& spot) {
    const double ahead = spot.mirrored ? -1 : 1;
    if (element.gaze.empty()) return std::nullopt;
    if (element.gaze == "viewer") return Point{};
    if (element.gaze == "left") return Point{-ahead, 0};
    if (element.gaze == "right") return Point{ahead, 0};
    if (element.gaze == "up") return Point{0, -1};
    if (element.gaze == "down") return Point{0, 1};
    // At the upper part of the nearest of these things; the eyes of people are near their upper end.
    constexpr double eyes = 88;
    Point best;
    double nearest = 1e9;
    for (std::size_t i = 0; i < scene_.elements.size(); ++i) {
      if (i == spot.element || scene_.elements[i].thing->id != element.gaze) continue;
      const Spot goal = first_spot(i);
      const double up = scene_.elements[i].thing->height == 0 ? 0 : eyes;
      const Point way = {goal.x - spot.x, (goal.y - up * goal.scale) - (spot.y - eyes * spot.scale)};
      const double length = square_root(way.x * way.x + way.y * way.y);
      if (length > 0 && length < nearest) {
        nearest = length;
        best = {ahead * way.x / length, way.y / length};
      }
    }
    return best;
  }

  // The front of the thing that it pulls, in its own units.
  std::optional<Point> load_of(const Element& element, const Spot& spot) {
    for (std::size_t i = 0; i < scene_.elements.size(); ++i) {
      const Thing& thing = *scene_.elements[i].thing;
      if (element.pulls.empty() || thing.id != element.pulls) continue;
      const Spot load = first_spot(i);
      const double front = thing.width * (load.mirrored ? -0.45 : 0.45);
      const Point way = {load.x + front * load.scale - spot.x, load.y - 34 * load.scale - spot.y};
      return Point{(spot.mirrored ? -way.x : way.x) / spot.scale, way.y / spot.scale};
    }
    return std::nullopt;
  }

  // The person who looks at this mirror; null if nobody does.
  const Element* before_mirror(const Thing& mirror) const {
    for (const Element& element : scene_.elements) {
      if (element.gaze == mirror.id) return &element;
    }
    return nullptr;
  }

  // Whether there is something where somebody sits down.
  bool seat_at(const Spot& sitter) {
    // On a boat people sit down on the bottom; everything else that bears somebody is a seat.
    const int on = scene_.elements[sitter.element].on;
    if (on >= 0)
      return scene_.elements[static_cast<std::size_t>(on)].thing->kinds.find("boat") == std::string_view::npos;
    for (std::size_t i = 0; i < scene_.elements.size(); ++i) {
      const Thing& thing = *scene_.elements[i].thing;
      if (thing.kinds.find("seat") == std::string_view::npos || i == sitter.element) continue;
      const Spot seat = first_spot(i);
      const double aside = std::abs(seat.x - sitter.x);
      const double behind = sitter.y - seat.y;
      if (aside < thing.width * seat.scale * 0.5 && std::abs(behind) < scene_.height * 0.06) return true;
    }
    return false;
  }

  // A toned ground under everything, so that no bare canvas shows where two backdrops do not quite meet.
  void prime() {
    const Brush brush(sheet_, studio_, Chance(0));
    const Colour tone = mix(studio_.light.horizon, studio_.light.shade, 40);
    sheet_.fill(Path::rect(0, 0, scene_.width, scene_.height), Sheet::plain(brush.seen(tone)));
  }

  const Scene& scene_;
  const PaintOptions& options_;
  Sheet sheet_;
  Studio studio_;
  std::vector<Source> sources_;
  Point subject_;
  bool subject_pale_ = false;
};

}  // namespace

std::string paint(const Scene& scene, const PaintOptions& options) { return Painter(scene, options).run(); }

std::vector<Stand> stands(const Scene& scene) { return Painter(scene, {}).stands(); }

std::vector<Box> coverage(const Scene& scene) { return Painter(scene, {}).boxes(); }

Observation observe(const Scene& scene) { return Painter(scene, {}).observe(); }

}  // namespace art
