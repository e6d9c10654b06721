// The list of what can be seen, read off a painting. docs/formats/scenes.md says what it means.
#include <algorithm>

#include "art/scene.h"

namespace art {
namespace {

constexpr double clear_share = 0.2;     // percent of the canvas from which a part can be told
constexpr double element_share = 0.1;   // the same for a whole thing, whose outline helps
constexpr double doing_share = 0.3;     // from which it can be told what it does and of which style it is
constexpr double counted_share = 0.05;  // each of several must be as large as this to be counted
constexpr int counted_percent = 90;     // and this much of their paint must not be hidden
constexpr int single_percent = 25;      // of one that is painted by itself, less is enough
constexpr int smallest_tone = 8;        // percent
// How near a foot is, from the horizon (0) to the lower edge (1): in the background and in the foreground.
constexpr double far_off = 0.2;
constexpr double close_by = 0.85;
constexpr double far_height = 30;  // percent of the canvas: what is higher is not in the background

void add_paint(Trace& sum, const Trace& other) {
  sum.painted += other.painted;
  sum.cells += other.cells;
  sum.distinct += other.distinct;
  sum.tinted += other.tinted;
  if (other.cells + other.tinted == 0) return;  // outside the canvas, or hidden completely
  sum.box = sum.box.with({other.box.left, other.box.top}).with({other.box.right, other.box.bottom});
}

// Sums up the traces of all owners that are one sighting.
struct Sum {
  Trace trace;    // of its area, with everything that belongs to it
  int toned = 0;  // cells that have its colours: its own, and those of the parts that it has
  int count = 0;
  int smallest = 1 << 30;  // cells of the smallest of them
  bool countable = true;

  // `times` is how many it shows; 0: too many to count.
  void count_in(const Trace& other, int times) {
    if (other.cells == 0) return;
    count += times;
    const int needed = times == 1 ? single_percent : counted_percent;
    countable = countable && times > 0 && other.cells * 100 >= other.painted * needed;
    if (times > 0) smallest = std::min(smallest, other.cells / times);
  }
  void tint(const Trace& own) {
    toned += own.cells;
    for (std::size_t i = 0; i < trace.tones.size(); ++i) trace.tones[i] += own.tones[i];
  }
};

std::string_view word_or_usual(const std::string& asked, std::string_view list) {
  return asked.empty() ? list.substr(0, list.find(' ')) : std::string_view(asked);
}

class List {
 public:
  explicit List(const Scene& scene)
      : scene_(scene),
        seen_(observe(scene)),
        traces_(seen_.witness.traces(static_cast<int>(seen_.owners.size()))),
        of_owner_(seen_.owners.size(), -1) {}

  std::vector<Sighting> make() {
    for (std::size_t i = 0; i < scene_.elements.size(); ++i) add_element(static_cast<int>(i));
    for (std::size_t owner = 0; owner < seen_.owners.size(); ++owner) {
      if (!seen_.owners[owner].part.empty()) add_part(static_cast<int>(owner));
    }
    sum_up();
    for (std::size_t i = 0; i < list_.size(); ++i) finish(i);
    for (std::size_t i = 0; i < scene_.elements.size(); ++i) find_hidden(static_cast<int>(i));
    return std::move(list_);
  }

 private:
  void add_element(int index) {
    const Element& element = scene_.elements[static_cast<std::size_t>(index)];
    const Thing& thing = *element.thing;
    Sighting& sighting = list_.emplace_back();
    of_its_kind_.push_back(false);
    sighting.what = thing.id;
    sighting.kinds = thing.kinds;
    sighting.element = index;
    sighting.doing = word_or_usual(element.doing, thing.doing);
    // The styles of people are those of their hair, which a hat hides.
    const bool hidden = !thing.hair.empty() && !element.hat.empty();
    if (!hidden) sighting.style = word_or_usual(element.style, thing.styles);
  }

  // Finds the sighting of an earlier part with the same word and whole, or makes one. A thing may consist of several of its
  // own word, as a bed of tulips does; they are the thing itself, and are counted instead of it.
  void add_part(int index) {
    const Owner& owner = seen_.owners[static_cast<std::size_t>(index)];
    const int whole = sighting_of(owner.whole);
    if (whole < 0) return;
    int& own = of_owner_[static_cast<std::size_t>(index)];
    if (list_[static_cast<std::size_t>(whole)].what == owner.part) {
      own = whole;
      of_its_kind_[static_cast<std::size_t>(whole)] = true;
    }
    for (std::size_t i = 0; i < list_.size(); ++i) {
      if (list_[i].whole == whole && list_[i].what == owner.part) own = static_cast<int>(i);
    }
    if (own >= 0) return;
    own = static_cast<int>(list_.size());
    Sighting& sighting = list_.emplace_back();
    of_its_kind_.push_back(false);
    sighting.what = owner.part;
    sighting.kinds = kinds_of(owner.part);
    sighting.element = owner.element;
    sighting.whole = whole;
    sighting.relation = owner.relation;
  }

  int sighting_of(int owner) const {
    if (owner < 0 || static_cast<std::size_t>(owner) >= seen_.owners.size()) return -1;
    const Owner& known = seen_.owners[static_cast<std::size_t>(owner)];
    return known.part.empty() ? known.element : of_owner_[static_cast<std::size_t>(owner)];
  }

  void sum_up() {
    sums_.resize(list_.size());
    const std::vector<Trace> totals = with_parts();
    for (std::size_t i = 0; i < seen_.owners.size(); ++i) {
      const Owner& owner = seen_.owners[i];
      const int own = sighting_of(static_cast<int>(i));
      if (own < 0) continue;
      tint(static_cast<int>(i));
      Sum& sum = sums_[static_cast<std::size_t>(own)];
      const bool of_itself = !owner.part.empty() && sighting_of(owner.whole) == own;
      if (!of_itself) add_paint(sum.trace, totals[i]);
      if (of_itself || !of_its_kind_[static_cast<std::size_t>(own)]) sum.count_in(totals[i], owner.count);
    }
  }

  // Its colours are also those of the whole that has or wears it, but not of one that holds or contains it. A thing that
  // consists of several of its own word has their colours: a bed of tulips is as red as they are.
  void tint(int owner) {
    const Trace& trace = traces_[static_cast<std::size_t>(owner)];
    int last = -1;
    while (true) {
      const Owner& known = seen_.owners[static_cast<std::size_t>(owner)];
      const int own = sighting_of(owner);
      const bool of_itself = !known.part.empty() && sighting_of(known.whole) == own;
      if (own != last && (of_itself || !of_its_kind_[static_cast<std::size_t>(own)])) {
        sums_[static_cast<std::size_t>(own)].tint(trace);
      }
      if (known.part.empty() || of_itself || (known.relation != Relation::has && known.relation != Relation::wears))
        return;
      last = own;
      owner = known.whole;
    }
  }

  // The traces of all owners, each with those of its parts, which have higher numbers. What it carries, such as a reflection,
  // is no part of its area.
  std::vector<Trace> with_parts() const {
    std::vector<Trace> totals = traces_;
    for (std::size_t owner = totals.size(); owner-- > 0;) {
      const int whole = seen_.owners[owner].whole;
      if (seen_.owners[owner].relation == Relation::carries) continue;
      if (whole >= 0 && totals[owner].painted > 0) add_paint(totals[static_cast<std::size_t>(whole)], totals[owner]);
    }
    return totals;
  }

  double percent(int cells) const { return 100.0 * cells / seen_.witness.size(); }

  void finish(std::size_t index) {
    Sighting& sighting = list_[index];
    const Sum& sum = sums_[index];
    const bool part = sighting.whole >= 0;
    const int cells = sum.trace.cells > 0 ? sum.trace.cells : sum.trace.tinted;
    sighting.share = percent(cells);
    // A test paints every element and every part that is listed as clear once more without it.
    sighting.clear = part ? percent(sum.trace.distinct) >= clear_share : sighting.share >= element_share;
    if (sighting.share < doing_share || cells * 100 < sum.trace.painted * single_percent) {
      sighting.doing = {};
      sighting.style = {};
    }
    const bool countable = sum.countable && percent(sum.smallest) >= counted_share;
    const bool single = part || of_its_kind_[index] ? sum.count == 1 : scene_.elements[index].count == 1;
    if (single || is_mass(sighting.what)) {
      sighting.count = 1;
    } else {
      sighting.count = countable ? sum.count : 0;
    }
    place(sighting, sum.trace.box);
    colour(sighting, sum);
  }

  void place(Sighting& sighting, const Box& box) const {
    if (box.right < box.left) return;
    const double wide = scene_.width / 100.0;
    const double high = scene_.height / 100.0;
    sighting.box = {box.left / wide, box.top / high, box.right / wide, box.bottom / high};
    const double middle = (sighting.box.left + sighting.box.right) / 2;
    if (middle < 40) sighting.side = Side::left;
    if (middle > 60) sighting.side = Side::right;
    const Sighting& whole = list_[static_cast<std::size_t>(sighting.element)];
    sighting.depth = sighting.whole >= 0 ? whole.depth : depth(sighting);
  }

  // Only where nobody would doubt it; `middle` otherwise. What stands on something is as deep in the picture as that.
  Depth depth(const Sighting& sighting) const {
    const Element& element = scene_.elements[static_cast<std::size_t>(sighting.element)];
    if (element.on >= 0) return list_[static_cast<std::size_t>(element.on)].depth;
    const Place place = element.thing->place;
    const double near = (sighting.box.bottom - scene_.horizon) / (100 - scene_.horizon);
    const bool low = sighting.box.height() < far_height;
    const bool far = place == Place::sky || place == Place::far;
    if (far || (low && (place == Place::heaven || near < far_off))) return Depth::background;
    return place == Place::stands && near > close_by ? Depth::foreground : Depth::middle;
  }

  static void colour(Sighting& sighting, const Sum& sum) {
    if (sum.toned == 0) return;
    for (std::size_t i = 0; i < sum.trace.tones.size(); ++i) {
      const int percent = sum.trace.tones[i] * 100 / sum.toned;
      if (percent >= smallest_tone) sighting.tones.push_back({static_cast<Tone>(i), percent});
    }
    std::stable_sort(sighting.tones.begin(), sighting.tones.end(),
                     [](const ToneShare& a, const ToneShare& b) { return a.percent > b.percent; });
  }

  // An element is before another one if enough of its paint lies on paint of the other.
  void find_hidden(int front) {
    std::vector<int> hidden(scene_.elements.size());
    for (std::size_t a = 0; a < seen_.owners.size(); ++a) {
      if (seen_.owners[a].element != front) continue;
      for (std::size_t b = 0; b < a; ++b) {
        const int back = seen_.owners[b].element;
        if (back != front)
          hidden[static_cast<std::size_t>(back)] += seen_.witness.overlap(static_cast<int>(a), static_cast<int>(b));
      }
    }
    for (std::size_t back = 0; back < hidden.size(); ++back) {
      const bool field = scene_.elements[back].thing->height == 0;
      if (!field && percent(hidden[back]) >= clear_share)
        list_[static_cast<std::size_t>(front)].before.push_back(static_cast<int>(back));
    }
  }

  const Scene& scene_;
  Observation seen_;
  std::vector<Trace> traces_;
  std::vector<int> of_owner_;   // the sighting of an owner that is a part
  std::vector<Sighting> list_;  // first one for each element, then the parts
  std::vector<Sum> sums_;
  std::vector<bool> of_its_kind_;  // whether it consists of several of its own word
};

}  // namespace

std::vector<Sighting> sightings(const Scene& scene) { return List(scene).make(); }

}  // namespace art
