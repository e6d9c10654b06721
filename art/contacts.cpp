#include "art/contacts.h"

#include <algorithm>
#include <cmath>

namespace art {
namespace {

constexpr std::string_view waters = " sea lake river canal water ";
// Words of things that float, swim, or rise out of water.
constexpr std::string_view wet =
    " boat ship fish bird wave buoy rock cliff lighthouse bridge reeds water-lilies iris log raft dolphin whale frog "
    "turtle "
    "fountain "
    "portrait paper-boat fishing-net waterfall ";
// What people and animals stand, sit or lie on.
constexpr std::string_view carriers =
    " boat ship bridge raft cliff rock stairs tree vehicle building seat furniture animal portrait ";
constexpr std::string_view heavy = " building vehicle person livestock wild pet furniture tree statue ";
// Solid things that nothing can pass through, and those among them that are open.
constexpr std::string_view open_ones = " pavilion tent temple greenhouse ";
constexpr std::string_view solids = " building vehicle animal person statue rock column fountain ";

class Contacts {
 public:
  explicit Contacts(const Scene& scene) : scene_(scene), ground_(ground_of(scene)), seen_(observe(ground_)) {}

  std::vector<std::string> find() {
    for (const Stand& stand : stands(scene_)) {
      const Element& element = scene_.elements[stand.element];
      if (element.thing->place != Place::stands || element.thing->height == 0 || element.on >= 0) continue;
      if (stand.foot.y < scene_.horizon * scene_.height / 100) {
        // Light things may fly there; the painter leaves out their shadow.
        if (is_any(*element.thing, heavy) && !is_carried(stand)) report(stand, " stands in the air");
      } else if (on_water(stand) && !is_carried(stand)) {
        report(stand, " stands on water");
      }
      for (const Stand& other : solid_) {
        if (through(stand, other)) report(stand, " goes through " + name(other));
      }
      if (is_any(*element.thing, solids) && element.thing->kinds.find("portrait") == std::string_view::npos) {
        solid_.push_back(stand);
      }
    }
    return std::move(found_);
  }

 private:
  static Scene ground_of(const Scene& scene) {
    Scene ground = scene;
    std::erase_if(ground.elements,
                  [](const Element& e) { return e.thing->height > 0 || e.thing->place > Place::ground; });
    return ground;
  }

  std::string name(const Stand& stand) const {
    return std::string(scene_.elements[stand.element].thing->id) + " (" + std::to_string(stand.element) + ")";
  }
  void report(const Stand& stand, const std::string& what) { found_.push_back(scene_.id + ": " + name(stand) + what); }

  bool on_water(const Stand& stand) {
    const Element& element = scene_.elements[stand.element];
    // Large animals wade.
    if (is_any(*element.thing, " animal ") && element.thing->height >= 1) return false;
    if (is_any(*element.thing, wet) || element.doing == "swimming" || element.doing == "jumping") return false;
    // A dot of a new owner tells the witness apart what lies below it.
    const int dot = static_cast<int>(seen_.owners.size()) + ++dots_;
    seen_.witness.stroke(dot, Path::dots({stand.foot}), 12, {}, 100);
    int most = 0;
    std::string_view below;
    for (std::size_t i = 0; i < seen_.owners.size(); ++i) {
      const int cells = seen_.witness.overlap(dot, static_cast<int>(i));
      if (cells <= most) continue;
      most = cells;
      const Owner& owner = seen_.owners[i];
      below = owner.part.empty() ? ground_.elements[static_cast<std::size_t>(owner.element)].thing->id : owner.part;
    }
    return is_word(below, waters);
  }

  // Whether something is there on which it may stand, or it flies.
  bool is_carried(const Stand& stand) const {
    const Element& element = scene_.elements[stand.element];
    if (element.doing == "jumping" || element.doing == "flying") return true;
    const std::vector<Stand> others = stands(scene_);
    return std::any_of(others.begin(), others.end(), [&](const Stand& other) {
      const Thing& below = *scene_.elements[other.element].thing;
      if (other.element == stand.element || !is_any(below, carriers)) return false;
      const double half = below.width * other.scale / 2;
      const double top = other.foot.y - 130 * other.scale;
      return std::abs(other.foot.x - stand.foot.x) < half && stand.foot.y > top &&
             stand.foot.y < other.foot.y + 8 * other.scale;
    });
  }

  // Seen from above, each solid thing covers an ellipse on the ground.
  bool through(const Stand& a, const Stand& b) const {
    const Element& first = scene_.elements[a.element];
    const Element& second = scene_.elements[b.element];
    if (!is_any(*first.thing, solids)) return false;
    const bool rides = is_any(*first.thing, " person animal ") != is_any(*second.thing, " person animal ") &&
                       (is_any(*first.thing, " vehicle boat ") || is_any(*second.thing, " vehicle boat "));
    const bool mounted = is_any(*first.thing, " person ") != is_any(*second.thing, " person ") &&
                         (first.doing == "riding" || second.doing == "riding");
    if (rides || mounted || is_any(*first.thing, open_ones) || is_any(*second.thing, open_ones)) return false;
    const double depth_a = depth(a);
    const double depth_b = depth(b);
    const double near = std::min(depth_a, depth_b);
    const double half_a = first.thing->width * a.scale / 2 * 0.7;
    const double half_b = second.thing->width * b.scale / 2 * 0.7;
    const double across = std::abs(a.foot.x - b.foot.x) / (half_a + half_b);
    // As far behind each other, in canvas units at the nearer one.
    const double along = std::abs(depth_a - depth_b) / near * scene_.width / (0.35 * (half_a + half_b));
    return across * across + along * along < 0.5;
  }
  // Distance of the foot from the eye, for an eye whose distance from the canvas is the width of the canvas.
  double depth(const Stand& stand) const {
    const double below = std::max(stand.foot.y - scene_.horizon * scene_.height / 100, 4.0);
    return scene_.eye * scene_.width / below;
  }

  const Scene& scene_;
  Scene ground_;
  Observation seen_;
  int dots_ = 0;
  std::vector<Stand> solid_;
  std::vector<std::string> found_;
};

}  // namespace

std::vector<std::string> impossible_contacts(const Scene& scene) { return Contacts(scene).find(); }

}  // namespace art
