// Puts the elements of a scene on the canvas: perspective, haze, order, then the surface of the whole.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "art/scene.h"

namespace art {
namespace {

// FNV-1a: chance begins with the name of the picture, so that each is its own and always the same.
std::uint64_t seed_of(std::string_view id) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char c : id) hash = (hash ^ static_cast<std::uint8_t>(c)) * 0x100000001b3U;
  return hash;
}

// The word a scene asks for, or the first of the list of usual ones.
std::string_view or_usual(const std::string& asked, std::string_view list) {
  return asked.empty() ? list.substr(0, list.find(' ')) : std::string_view(asked);
}

bool is_backdrop(const Thing& thing) {
  return thing.place == Place::sky || thing.place == Place::far || thing.place == Place::ground ||
         thing.place == Place::front;
}

// One standing place of one element; an element that comes several times has several.
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
        studio_{*scene.hand, *scene.light, *scene.palette, scene.side, scene.horizon * scene.height / 100} {}

  std::string run() {
    prime();
    each([&](const Spot& spot) {
      if (static_cast<int>(spot.element) != options_.without) draw(spot);
    });
    finish();
    return options_.placed.area() > 0 ? sheet_.inset(options_.placed) : sheet_.document(options_.title);
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
  // Units for a metre of a thing that stands at height y of the canvas: nothing at the horizon.
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
      const bool field = is_backdrop(*element.thing) && on < 0;
      return std::pair(place, field ? 0.0 : spots[i].order);
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
    for (const std::size_t i : order) act(spots[i]);
  }

  // The place of one copy: beside each other with some chance, nearer ones larger.
  Spot strewn(Spot spot, int copy) {
    const Element& element = scene_.elements[spot.element];
    const Thing& thing = *element.thing;
    spot.copy = copy;
    spot.mirrored = element.mirrored;
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

  void draw(const Spot& spot) {
    const Element& element = scene_.elements[spot.element];
    const Thing& thing = *element.thing;
    Brush brush(
        sheet_, studio_,
        Chance(seed_of(scene_.id) ^ (seed_of(thing.id) + spot.element * 31 + static_cast<std::uint64_t>(spot.copy))));
    const Look look = look_of(element, spot);
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
    look.hat = element.hat;
    look.x = spot.x;
    look.y = spot.y;
    look.size = element.size;
    return look;
  }

  // Whether a chair or a bench stands where somebody sits down.
  bool seat_at(const Spot& sitter) {
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

  // A toned ground under everything: where two backdrops do not quite meet no bare canvas shows.
  void prime() {
    const Brush brush(sheet_, studio_, Chance(0));
    const Colour tone = mix(studio_.light.horizon, studio_.light.shade, 40);
    sheet_.fill(Path::rect(0, 0, scene_.width, scene_.height), Sheet::plain(brush.seen(tone)));
  }
  void finish();

  const Scene& scene_;
  const PaintOptions& options_;
  Sheet sheet_;
  Studio studio_;
};

// What lies over the whole picture: the dark of the corners and the surface it is painted on.
void Painter::finish() {
  const Hand& hand = studio_.hand;
  const Path all = Path::rect(0, 0, scene_.width, scene_.height);
  if (hand.vignette > 0) {
    const Colour dark = mix(hand.ground, {0, 0, 0}, 70);
    sheet_.fill(all, sheet_.radial(50, 46, 78, {{45, dark, 0}, {100, dark, hand.vignette}}));
  }
  switch (hand.veil) {
    case Hand::Veil::none:
      break;
    case Hand::Veil::canvas:  // the marks of bristles
      sheet_.fill(all, sheet_.pattern(130,
                                      "<path stroke=\"#fff\" stroke-opacity=\".035\" stroke-width=\"5\" fill=\"none\" "
                                      "d=\"M5 22q20-9 40-6M60 74q16-9 44-8M78 14l34-5\"/><path stroke=\"#210\" "
                                      "stroke-opacity=\".035\" stroke-width=\"5\" fill=\"none\" d=\"M26 48q22-8 42-6M8 "
                                      "104q20-7 46-4M88 112l30-5\"/>"));
      break;
    case Hand::Veil::paper:  // fibres
      sheet_.fill(all, sheet_.pattern(90,
                                      "<path stroke=\"#420\" stroke-opacity=\".08\" stroke-width=\"2\" fill=\"none\" "
                                      "d=\"M5 12l14 4M60 8l6 11M30 44l15-5M72 50l9 9M12 70l10 6M50 78l13-2\"/>"));
      break;
    case Hand::Veil::cracks:  // of old varnish
      sheet_.fill(all,
                  sheet_.pattern(150,
                                 "<path stroke=\"#120a04\" stroke-opacity=\".2\" fill=\"none\" d=\"M0 30l28 9 20-14 "
                                 "34 12 30-8 38 6M48 25l8 38-14 30 10 57M82 37l12 44-8 30M94 81l56 9M42 93l-42 "
                                 "12M112 29l8-29M56 63l-12-8\"/>"));
      break;
    case Hand::Veil::grain:  // dry pigment
      sheet_.fill(all, sheet_.pattern(
                           60,
                           "<path stroke=\"#fff\" stroke-opacity=\".14\" stroke-width=\"2\" stroke-linecap=\"round\" "
                           "d=\"M8 7h1M34 15h2M51 4h1M20 30h1M44 36h2M6 48h2M30 53h1M54 50h1M14 18h1\"/>"));
      break;
  }
}

}  // namespace

std::string paint(const Scene& scene, const PaintOptions& options) { return Painter(scene, options).run(); }

std::vector<Box> coverage(const Scene& scene) { return Painter(scene, {}).boxes(); }

std::vector<Sighting> sightings(const Scene& scene) {
  std::vector<Sighting> seen;
  for (const Element& element : scene.elements) {
    const Thing& thing = *element.thing;
    seen.push_back({.what = thing.id,
                    .kinds = thing.kinds,
                    .count = element.count,
                    .colour = element.colour.empty() ? thing.colour : std::string_view(element.colour),
                    .accent = element.accent.empty() ? thing.accent : std::string_view(element.accent),
                    .hair = element.hair.empty() ? thing.hair : std::string_view(element.hair),
                    .doing = or_usual(element.doing, thing.doing),
                    .wears = or_usual(element.wears, thing.wears),
                    .hat = element.hat,
                    .style = or_usual(element.style, thing.styles),
                    .holds = thing.wears.empty() ? "" : held_while(or_usual(element.doing, thing.doing))});
  }
  return seen;
}

}  // namespace art
