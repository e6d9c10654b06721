#include "core/typed_text.h"

namespace core {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

template <std::size_t N>
bool is_in(const std::array<Range, N>& ranges, char32_t c) {
  return std::any_of(ranges.begin(), ranges.end(), [c](Range range) { return c >= range.first && c <= range.last; });
}

constexpr std::array<Range, 4> harmful = {{{0x00, 0x1F}, {0x7F, 0x9F}, {0x202A, 0x202E}, {0x2066, 0x2069}}};

// Invisible characters, and code points that are not characters: soft hyphen, fillers, marks of direction, line and
// paragraph separators, zero-width spaces, old format characters, tags, private use and code points that will never be
// assigned.
constexpr std::array<Range, 19> unseen = {{{0x00AD, 0x00AD},
                                           {0x034F, 0x034F},
                                           {0x061C, 0x061C},
                                           {0x115F, 0x1160},
                                           {0x17B4, 0x17B5},
                                           {0x180B, 0x180F},
                                           {0x200B, 0x200B},
                                           {0x200E, 0x200F},
                                           {0x2028, 0x2029},
                                           {0x2060, 0x2065},
                                           {0x206A, 0x206F},
                                           {0x3164, 0x3164},
                                           {0xE000, 0xF8FF},
                                           {0xFDD0, 0xFDEF},
                                           {0xFEFF, 0xFEFF},
                                           {0xFFA0, 0xFFA0},
                                           {0xFFF0, 0xFFFB},
                                           {0xFFFE, 0xFFFF},
                                           {0xE0000, 0x10FFFF}}};

// Spaces besides the ordinary one: they look like it but are other bytes.
constexpr std::array<Range, 6> odd_spaces = {
    {{0x00A0, 0x00A0}, {0x1680, 0x1680}, {0x2000, 0x200A}, {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}}};

// Marks that stand above or below the letter before them: Latin and Cyrillic, Hebrew, Arabic, symbols, variants, half marks.
constexpr std::array<Range, 10> marks = {{{0x0300, 0x036F},
                                          {0x0483, 0x0489},
                                          {0x0591, 0x05BD},
                                          {0x0610, 0x061A},
                                          {0x064B, 0x065F},
                                          {0x1AB0, 0x1AFF},
                                          {0x1DC0, 0x1DFF},
                                          {0x20D0, 0x20FF},
                                          {0xFE00, 0xFE0F},
                                          {0xFE20, 0xFE2F}}};
constexpr int most_marks = 4;

// They join or separate letters and the pictures of an emoji. Without a neighbour they are invisible.
constexpr bool is_joiner(char32_t c) { return c == 0x200C || c == 0x200D; }

// The byte at i continues a character.
bool continues(std::string_view text, std::size_t i) {
  return i < text.size() && (static_cast<unsigned char>(text[i]) & 0xC0U) == 0x80U;
}

// Looks at one character after another; the first fault counts.
class TextCheck {
 public:
  std::string_view see(char32_t c) {
    if (is_in(harmful, c)) return "control characters and those that change the direction of text are not allowed";
    if (is_in(unseen, c) || (c & 0xFFFEU) == 0xFFFEU) return "invisible characters are not allowed";
    if (is_in(odd_spaces, c)) return "only ordinary spaces are allowed";
    const bool space = c == U' ';
    if (space && last_ == U' ') return "a text may not begin or end with a space, or have two in a row";
    if (is_joiner(c) && (last_ == U' ' || is_joiner(last_))) return "invisible characters are not allowed";
    marks_ = is_in(marks, c) ? marks_ + 1 : 0;
    if (marks_ > 0 && last_ == U' ') return "a combining mark needs a letter before it";
    if (marks_ > most_marks) return "a letter may have at most four combining marks";
    last_ = c;
    return {};
  }
  std::string_view end() const {
    if (last_ == U' ') return "a text may not begin or end with a space, or have two in a row";
    if (is_joiner(last_)) return "invisible characters are not allowed";
    return {};
  }

 private:
  char32_t last_ = U' ';  // so that a space at the beginning counts as a second one
  int marks_ = 0;
};

constexpr std::string_view hex_digits = "0123456789ABCDEF";

bool stands_for_itself(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         std::string_view("-_.!~*'()").find(c) != std::string_view::npos;
}

}  // namespace

std::optional<char32_t> next_code_point(std::string_view text, std::size_t& at) {
  if (at >= text.size()) return std::nullopt;
  const auto first = static_cast<unsigned char>(text[at]);
  if (first < 0x80U) {
    ++at;
    return first;
  }
  std::size_t more = 1;
  if (first >= 0xE0U) more = 2;
  if (first >= 0xF0U) more = 3;
  if (first < 0xC2U || first > 0xF4U) return std::nullopt;
  char32_t c = first & (0x3FU >> more);
  for (std::size_t i = 1; i <= more; ++i) {
    if (!continues(text, at + i)) return std::nullopt;
    c = c << 6U | (static_cast<unsigned char>(text[at + i]) & 0x3FU);
  }
  constexpr std::array<char32_t, 4> least = {0, 0x80, 0x800, 0x10000};  // longer spellings of the same are not valid
  if (c < least[more] || c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF)) return std::nullopt;
  at += more + 1;
  return c;
}

std::size_t code_points(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) count += continues(text, i) ? 0 : 1;
  return count;
}

bool is_harmless(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const auto c = next_code_point(text, at);
    if (!c || is_in(harmful, *c)) return false;
  }
  return true;
}

std::string_view text_fault(std::string_view text) {
  if (text.empty()) return "the text is missing";
  TextCheck check;
  for (std::size_t at = 0; at < text.size();) {
    const auto c = next_code_point(text, at);
    if (!c) return "the text is not valid UTF-8";
    if (const auto fault = check.see(*c); !fault.empty()) return fault;
  }
  return check.end();
}

std::string percent_encoded(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (stands_for_itself(c)) {
      out += c;
    } else {
      const auto byte = static_cast<unsigned char>(c);
      ((out += '%') += hex_digits[byte >> 4U]) += hex_digits[byte & 15U];
    }
  }
  return out;
}

std::optional<std::string> percent_decoded(std::string_view written) {
  std::string out;
  for (std::size_t i = 0; i < written.size(); ++i) {
    if (stands_for_itself(written[i])) {
      out += written[i];
      continue;
    }
    if (written[i] != '%' || i + 2 >= written.size()) return std::nullopt;
    const std::size_t high = hex_digits.find(written[++i]);
    const std::size_t low = hex_digits.find(written[++i]);
    if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
    const char c = static_cast<char>(high << 4U | low);
    if (stands_for_itself(c)) return std::nullopt;
    out += c;
  }
  return out;
}

}  // namespace core
