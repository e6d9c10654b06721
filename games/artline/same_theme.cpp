#include "artline/same_theme.h"

#include <algorithm>
#include <array>

namespace artline {
namespace {

struct Range {
  char32_t first;
  char32_t last;
  constexpr bool has(char32_t c) const { return c >= first && c <= last; }
};

// The characters of these blocks that are neither letters nor digits.
constexpr auto no_letters = std::to_array<Range>({{0x00, 0x2f},
                                                  {0x3a, 0x40},
                                                  {0x5b, 0x60},
                                                  {0x7b, 0xa9},
                                                  {0xab, 0xb4},
                                                  {0xb6, 0xb9},
                                                  {0xbb, 0xbf},
                                                  {0xd7, 0xd7},
                                                  {0xf7, 0xf7},
                                                  {0x2000, 0x206f},
                                                  {0x20a0, 0x20cf},
                                                  {0x2190, 0x23ff},
                                                  {0x2e00, 0x2e7f},
                                                  {0x3000, 0x3004},
                                                  {0x3007, 0x3020},
                                                  {0xfe30, 0xfe6f},
                                                  {0xff00, 0xff0f},
                                                  {0xff1a, 0xff20}});

// Capital letters whose small ones follow at a fixed distance.
struct Capitals {
  Range letters;
  char32_t distance;
};
constexpr auto in_blocks = std::to_array<Capitals>({{{'A', 'Z'}, 32},
                                                    {{0xc0, 0xde}, 32},
                                                    {{0x391, 0x3ab}, 32},
                                                    {{0x400, 0x40f}, 80},
                                                    {{0x410, 0x42f}, 32},
                                                    {{0x531, 0x556}, 48},
                                                    {{0xff21, 0xff3a}, 32},
                                                    {{0x10400, 0x10427}, 40}});

// Blocks in which capital and small letters alternate: in these the capital ones have even numbers, in the others odd ones.
constexpr auto even = std::to_array<Range>(
    {{0x100, 0x137}, {0x14a, 0x177}, {0x218, 0x24f}, {0x370, 0x373}, {0x460, 0x481}, {0x48a, 0x4bf}, {0x4d0, 0x52f}});
constexpr auto odd = std::to_array<Range>({{0x139, 0x148}, {0x179, 0x17e}});

template <class Ranges>
constexpr bool within(const Ranges& ranges, char32_t c) {
  return std::any_of(ranges.begin(), ranges.end(), [c](const Range& range) { return range.has(c); });
}

constexpr char32_t small(char32_t c) {
  for (const auto& [letters, distance] : in_blocks) {
    if (letters.has(c)) return c + distance;
  }
  if (within(even, c)) return c | 1U;
  return within(odd, c) && c % 2 == 1 ? c + 1 : c;
}

// The letters and digits of a text, one by one, in small letters.
class Folded {
 public:
  explicit Folded(std::string_view text) : text_(text) {}

  std::optional<char32_t> next() {
    while (at_ < text_.size()) {
      const auto c = core::next_code_point(text_, at_);
      if (!c) return std::nullopt;
      if (!within(no_letters, *c)) return small(*c);
    }
    return std::nullopt;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::optional<Named> named_in(const Themes& themes) {
  const std::string_view text = themes.view();
  const auto at = text.find(between_themes);
  if (at == std::string_view::npos) return std::nullopt;
  return Named{text.substr(0, at), text.substr(at + 1)};
}

Themes themes_of(std::string_view row, std::string_view column) {
  Themes themes;
  themes.append(row);
  themes.append(std::string_view(&between_themes, 1));
  themes.append(column);
  return themes;
}

bool same_theme(std::string_view a, std::string_view b) {
  if (is_query(a) || is_query(b)) return a == b;
  Folded one(a);
  Folded other(b);
  while (true) {
    const auto c = one.next();
    if (c != other.next()) return false;
    if (!c) return true;
  }
}

bool says_something(std::string_view text) { return Folded(text).next().has_value(); }

}  // namespace artline
