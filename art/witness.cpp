#include "art/witness.h"

#include <algorithm>
#include <cstdlib>

namespace art {
namespace {

constexpr int longest_side = 240;  // cells
constexpr int opaque = 40;         // percent from which paint hides what is below
constexpr int noticeable = 22;     // difference in one channel that an eye notices, of 255, with some margin

bool differ(Colour a, Colour b) {
  return std::abs(a.r - b.r) > noticeable || std::abs(a.g - b.g) > noticeable || std::abs(a.b - b.b) > noticeable;
}

// Hue in degrees; the colour is not grey.
int hue_of(Colour c, int high, int spread) {
  if (c.r == high) return (360 + 60 * (c.g - c.b) / spread) % 360;
  if (c.g == high) return 120 + 60 * (c.b - c.r) / spread;
  return 240 + 60 * (c.r - c.g) / spread;
}

std::optional<Tone> without_hue(int light) {
  if (light >= 200) return Tone::white;
  if (light >= 90 && light < 182) return Tone::grey;
  if (light < 55) return Tone::black;
  return std::nullopt;
}

// From red over orange to yellow, where brightness and purity decide the name. Gold has none: some call it yellow, some brown.
std::optional<Tone> warm(int hue, int purity, int high) {
  if (hue >= 345 || hue < 12) {
    if (high >= 185 && purity < 38) return Tone::pink;
    if (high >= 88 && purity >= 42) return Tone::red;
    return std::nullopt;
  }
  if (hue < 45) {
    const bool reddish = hue < 20 && purity >= 60 && high >= 110;
    if (high < 72) return std::nullopt;
    if (high < (purity < 60 ? 165 : 145))
      return purity >= 28 && hue < 38 && !reddish ? std::optional(Tone::brown) : std::nullopt;
    return high >= 190 && purity >= 62 && hue >= 18 && hue < 34 ? std::optional(Tone::orange) : std::nullopt;
  }
  return high >= 180 && purity >= 45 && hue < 60 ? std::optional(Tone::yellow) : std::nullopt;
}

}  // namespace

std::optional<Tone> tone_of(Colour c) {
  const int high = std::max({c.r, c.g, c.b});
  const int spread = high - std::min({c.r, c.g, c.b});
  if (high < 44) return Tone::black;
  const int purity = spread * 100 / high;
  const int hue = spread == 0 ? 0 : hue_of(c, high, spread);
  const bool cold = hue >= 160 && hue < 280;
  if (purity < (cold ? 7 : 10)) return without_hue(luminance(c));
  if (purity < 16) return !cold && purity < 14 && luminance(c) >= 205 ? std::optional(Tone::white) : std::nullopt;
  if (cold && purity < 20) return std::nullopt;       // grey for some, blue for others
  if (high < 70 && purity < 55) return std::nullopt;  // black by night, or dark blue
  if (hue >= 345 || hue < 66) return warm(hue, purity, high);
  if (hue >= 74 && hue < 152) return Tone::green;
  if (hue >= 172 && hue < 186) return Tone::turquoise;
  if (hue >= 196 && hue < 250) return luminance(c) >= 145 ? Tone::light_blue : Tone::blue;
  if (hue >= 260 && hue < 312) return Tone::purple;
  if (hue >= 316 && hue < 345 && high >= 165) return Tone::pink;
  return std::nullopt;
}

Witness::Witness(int width, int height)
    : cell_(static_cast<double>(std::max(width, height)) / longest_side),
      columns_(static_cast<int>(width / cell_)),
      rows_(static_cast<int>(height / cell_)),
      cells_(static_cast<std::size_t>(columns_ * rows_)),
      stamps_(cells_.size()) {}

Stop Dye::at(double x_share, double y_share) const {
  if (stops.size() == 1) return stops.front();
  const Point from = {x_share * 100 - x, y_share * 100 - y};
  const Point way = {static_cast<double>(to_x - x), static_cast<double>(to_y - y)};
  const double length = way.x * way.x + way.y * way.y;
  const double along = radius > 0 ? square_root(from.x * from.x + from.y * from.y) * 100 / radius
                                  : (from.x * way.x + from.y * way.y) * 100 / std::max(length, 1.0);
  const int place = static_cast<int>(std::clamp(along, 0.0, 100.0));
  std::size_t next = 0;
  while (next < stops.size() && stops[next].percent <= place) ++next;
  if (next == 0) return stops.front();
  if (next == stops.size()) return stops.back();
  const Stop& a = stops[next - 1];
  const Stop& b = stops[next];
  const int share = 100 * (place - a.percent) / std::max(1, b.percent - a.percent);
  return {.percent = place,
          .colour = mix(a.colour, b.colour, share),
          .opacity = a.opacity + (b.opacity - a.opacity) * share / 100};
}

void Witness::begin(int owner, const Dye& dye, const Box& box, int percent) {
  ++stamp_;
  owner_ = owner;
  dye_ = &dye;
  box_ = box;
  percent_ = percent;
  if (past_.size() <= static_cast<std::size_t>(owner)) past_.resize(static_cast<std::size_t>(owner) + 1);
}

void Witness::touch(int row, int column) {
  const auto place =
      static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(column);
  if (stamps_[place] == stamp_) return;
  stamps_[place] = stamp_;
  Cell& cell = cells_[place];
  Past& past = past_[static_cast<std::size_t>(owner_)];
  const Colour before = cell.colour;
  const Stop paint = dye_->at(((column + 0.5) * cell_ - box_.left) / std::max(box_.width(), 1.0),
                              ((row + 0.5) * cell_ - box_.top) / std::max(box_.height(), 1.0));
  const int percent = percent_ * paint.opacity / 100;
  cell.colour = mix(before, paint.colour, percent);
  if (percent < opaque) {
    cell.below = mix(cell.below, paint.colour, percent);  // it would lie on that as well
    if (differ(before, cell.colour)) past.tinted.push_back(static_cast<int>(place));
    return;
  }
  if (cell.owner == owner_) return;
  const auto over = std::find_if(past.over.begin(), past.over.end(), [&](auto& o) { return o.first == cell.owner; });
  if (over == past.over.end()) {
    past.over.emplace_back(cell.owner, 1);
  } else {
    ++over->second;
  }
  ++past.painted;
  cell.owner = owner_;
  cell.below = before;
}

// The cells of a row whose middles lie between two x.
void Witness::run(int row, double from, double to) {
  const int first = std::max(0, static_cast<int>(std::max(0.0, from / cell_ + 0.5)));
  const int end = std::min(columns_, static_cast<int>(std::max(0.0, to / cell_ + 0.5)));
  for (int column = first; column < end; ++column) touch(row, column);
}

void Witness::fill(int owner, const Path& path, const Dye& dye, int percent) {
  begin(owner, dye, path.box(), percent);
  // Where the outline crosses the middle of each row, and whether it goes down or up there.
  std::vector<std::vector<std::pair<double, int>>> crossings(static_cast<std::size_t>(rows_));
  for (const std::vector<Point>& contour : path.flattened()) {
    for (std::size_t i = 0; i < contour.size(); ++i) {
      Point a = contour[i];
      Point b = contour[(i + 1) % contour.size()];
      const int way = a.y < b.y ? 1 : -1;
      if (way < 0) std::swap(a, b);
      const int first = static_cast<int>(std::max(0.0, a.y / cell_ + 0.5));
      const int end = std::min(rows_, static_cast<int>(std::max(0.0, b.y / cell_ + 0.5)));
      for (int row = first; row < end; ++row) {
        const double t = ((row + 0.5) * cell_ - a.y) / (b.y - a.y);
        crossings[static_cast<std::size_t>(row)].emplace_back(a.x + (b.x - a.x) * t, way);
      }
    }
  }
  for (int row = 0; row < rows_; ++row) {
    auto& line = crossings[static_cast<std::size_t>(row)];
    std::stable_sort(line.begin(), line.end());
    int winding = 0;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
      winding += line[i].second;
      if (winding != 0) run(row, line[i].first, line[i + 1].first);
    }
  }
}

void Witness::stroke(int owner, const Path& path, double width, Colour colour, int percent) {
  const Dye dye = {.stops = {{.percent = 0, .colour = colour, .opacity = 100}}};
  begin(owner, dye, path.box(), percent);
  const double half = width / 2;
  for (const std::vector<Point>& contour : path.flattened()) {
    for (std::size_t i = 0; i < std::max<std::size_t>(1, contour.size() - 1); ++i) {
      const Point a = contour[i];
      const Point b = contour[std::min(i + 1, contour.size() - 1)];
      const Point way = b - a;
      const double length = way.x * way.x + way.y * way.y;
      const int top = static_cast<int>(std::max(0.0, (std::min(a.y, b.y) - half) / cell_));
      const int bottom = std::min(rows_ - 1, static_cast<int>(std::max(-1.0, (std::max(a.y, b.y) + half) / cell_)));
      const int left = static_cast<int>(std::max(0.0, (std::min(a.x, b.x) - half) / cell_));
      const int right = std::min(columns_ - 1, static_cast<int>(std::max(-1.0, (std::max(a.x, b.x) + half) / cell_)));
      for (int row = top; row <= bottom; ++row) {
        for (int column = left; column <= right; ++column) {
          const Point middle = {(column + 0.5) * cell_, (row + 0.5) * cell_};
          const Point off = middle - a;
          const double t = length > 0 ? std::clamp((off.x * way.x + off.y * way.y) / length, 0.0, 1.0) : 0;
          const Point gap = off - way * t;
          if (gap.x * gap.x + gap.y * gap.y <= half * half) touch(row, column);
        }
      }
    }
  }
}

std::vector<Trace> Witness::traces(int owners) const {
  std::vector<Trace> result(static_cast<std::size_t>(owners));
  const auto box_with = [&](Box box, std::size_t place) {
    const std::size_t row = place / static_cast<std::size_t>(columns_);
    const std::size_t column = place % static_cast<std::size_t>(columns_);
    const double x = static_cast<double>(column) * cell_;
    const double y = static_cast<double>(row) * cell_;
    return box.with({x, y}).with({x + cell_, y + cell_});
  };
  for (std::size_t place = 0; place < cells_.size(); ++place) {
    const Cell& cell = cells_[place];
    if (cell.owner < 0) continue;
    Trace& trace = result[static_cast<std::size_t>(cell.owner)];
    ++trace.cells;
    trace.distinct += differ(cell.colour, cell.below) ? 1 : 0;
    trace.box = box_with(trace.box, place);
    if (const auto tone = tone_of(cell.colour)) ++trace.tones[static_cast<std::size_t>(*tone)];
  }
  for (std::size_t owner = 0; owner < std::min(past_.size(), result.size()); ++owner) {
    Trace& trace = result[owner];
    std::vector<int> tinted = past_[owner].tinted;
    std::stable_sort(tinted.begin(), tinted.end());
    tinted.erase(std::unique(tinted.begin(), tinted.end()), tinted.end());
    trace.painted = past_[owner].painted;
    trace.tinted = static_cast<int>(tinted.size());
    if (trace.cells > 0) continue;
    for (const int place : tinted) trace.box = box_with(trace.box, static_cast<std::size_t>(place));
  }
  return result;
}

int Witness::overlap(int front, int back) const {
  if (static_cast<std::size_t>(front) >= past_.size()) return 0;
  for (const auto& [owner, cells] : past_[static_cast<std::size_t>(front)].over) {
    if (owner == back) return cells;
  }
  return 0;
}

}  // namespace art
