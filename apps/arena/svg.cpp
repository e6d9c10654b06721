// The picture of an arena: a bar for each share of victories, with its interval.
#include <array>
#include <cstdio>

#include "apps/arena/report.h"

namespace apps {
namespace {

constexpr double bar_width = 46;
constexpr double bar_gap = 10;
constexpr double group_gap = 40;
constexpr double left = 44;
constexpr double top = 20;
constexpr double height = 240;  // of a bar that always wins

std::string number(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.1f", value);
  return text.data();
}

double y_of(double share) { return top + height * (1 - share); }

std::string line(double x1, double y1, double x2, double y2, const char* colour) {
  return "<path d='M" + number(x1) + " " + number(y1) + "L" + number(x2) + " " + number(y2) + "' stroke='" + colour +
         "'/>\n";
}

std::string words(double x, double y, const char* anchor, const std::string& text) {
  return "<text x='" + number(x) + "' y='" + number(y) + "' text-anchor='" + anchor + "'>" + text + "</text>\n";
}

std::string bar(const ArenaBar& bar, double x) {
  const Estimate rate = bar.share;
  const double middle = x + bar_width / 2;
  std::string out = "<rect x='" + number(x) + "' y='" + number(y_of(rate.value)) + "' width='" + number(bar_width) +
                    "' height='" + number(height * rate.value) + "' fill='#7d9ab5'/>\n";
  out += line(middle, y_of(rate.low), middle, y_of(rate.high), "#222");
  out += words(middle, y_of(rate.high) - 5, "middle", number(100 * rate.value));
  out += words(middle, top + height + 15, "middle", bar.name);
  return bar.against.empty() ? out : out + words(middle, top + height + 28, "middle", "v. " + bar.against);
}

double group_width(const ArenaTable& table) {
  return static_cast<double>(table.bars.size()) * (bar_width + bar_gap) + group_gap;
}

}  // namespace

std::string arena_svg(const std::vector<ArenaTable>& tables) {
  double width = left;
  for (const ArenaTable& table : tables) width += group_width(table);
  std::string out = "<svg xmlns='http://www.w3.org/2000/svg' width='" + number(width) + "' height='320' font-family='" +
                    "sans-serif' font-size='11' fill='#222'>\n<title>Games won, in %</title>\n";
  for (const int tick : {0, 25, 50, 75, 100}) {
    out += line(left, y_of(tick / 100.0), width - group_gap / 2, y_of(tick / 100.0), "#ddd");
    out += words(left - 6, y_of(tick / 100.0) + 4, "end", std::to_string(tick));
  }
  double x = left + bar_gap;
  for (const ArenaTable& table : tables) {
    for (std::size_t t = 0; t < table.bars.size(); ++t)
      out += bar(table.bars[t], x + static_cast<double>(t) * (bar_width + bar_gap));
    const double middle = x + (group_width(table) - group_gap - bar_gap) / 2;
    out += words(middle, top + height + 46, "middle",
                 std::to_string(table.players) + " players, " + std::to_string(table.deals) + " deals");
    x += group_width(table);
  }
  return out + "</svg>\n";
}

}  // namespace apps
