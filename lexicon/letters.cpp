#include "lexicon/letters.h"

#include <algorithm>
#include <array>

#include "core/typed_text.h"

namespace lexicon {
namespace {

struct Composition {
  char32_t base, mark, whole;
};

// The composed letters of our languages, small ones only.
constexpr auto compositions = std::to_array<Composition>({
    {U'a', 0x328, U'ą'},
    {U'c', 0x301, U'ć'},
    {U'e', 0x301, U'é'},
    {U'e', 0x308, U'ë'},
    {U'e', 0x328, U'ę'},
    {U'i', 0x308, U'ï'},
    {U'n', 0x301, U'ń'},
    {U'o', 0x301, U'ó'},
    {U's', 0x301, U'ś'},
    {U'z', 0x301, U'ź'},
    {U'z', 0x307, U'ż'},
    {U'е', 0x308, U'ё'},
    {U'и', 0x306, U'й'},
});

constexpr std::u32string_view separators = U",;&+、，；＆＋";
constexpr std::u32string_view silent = U"\u3000\u00A0.!?:()[]\"«»„“”‘…—–-_*·。！？：（）《》「」『』【】〈〉‐‑¡¿";

bool is_in(std::u32string_view set, char32_t c) { return set.find(c) != std::u32string_view::npos; }
bool is_mark(char32_t c) { return c >= 0x300 && c <= 0x36F; }
bool is_ideograph(char32_t c) { return (c >= 0x3400 && c <= 0x9FFF) || (c >= 0xF900 && c <= 0xFAFF) || c >= 0x20000; }
bool is_digit(char32_t c) { return c >= U'0' && c <= U'9'; }
bool is_letter(char32_t c) {
  return (c >= U'a' && c <= U'z') || is_digit(c) || c == U'\'' || (c >= 0xDF && c <= 0x24F) ||
         (c >= 0x400 && c <= 0x52F);
}

// Small letters, narrow forms.
char32_t plain(char32_t c) {
  if (c >= 0xFF01 && c <= 0xFF5E) c -= 0xFEE0;
  if (c == U'’' || c == U'ʼ') return U'\'';
  if ((c >= U'A' && c <= U'Z') || (c >= 0xC0 && c <= 0xDE && c != 0xD7)) return c + 32;
  if (c >= 0x100 && c <= 0x17F) {
    const bool odd = (c >= 0x139 && c <= 0x148) || c >= 0x179;  // here the small letter is the even one
    const bool capital = odd ? c % 2 == 1 : c % 2 == 0;
    return capital && c != 0x138 && c != 0x149 && c < 0x17F ? c + 1 : c;
  }
  if (c >= 0x410 && c <= 0x42F) return c + 32;
  return c >= 0x400 && c <= 0x40F ? c + 80 : c;
}

std::u32string decoded(std::string_view text) {
  std::u32string out;
  for (std::size_t at = 0; at < text.size();) {
    const auto next = core::next_code_point(text, at);
    if (!next) break;
    const char32_t c = plain(*next);
    const auto found = std::find_if(compositions.begin(), compositions.end(), [&](const Composition& one) {
      return !out.empty() && one.base == out.back() && one.mark == c;
    });
    if (found != compositions.end()) {
      out.back() = found->whole;
    } else if (!is_mark(c)) {
      out += c;
    }
  }
  return out;
}

}  // namespace

void append(std::string& text, char32_t c) {
  const auto byte = [&text](char32_t value) { text += static_cast<char>(static_cast<unsigned char>(value)); };
  if (c < 0x80) return byte(c);
  if (c < 0x800) {
    byte(0xC0U | c >> 6U);
  } else if (c < 0x10000) {
    byte(0xE0U | c >> 12U);
    byte(0x80U | (c >> 6U & 0x3FU));
  } else {
    byte(0xF0U | c >> 18U);
    byte(0x80U | (c >> 12U & 0x3FU));
    byte(0x80U | (c >> 6U & 0x3FU));
  }
  byte(0x80U | (c & 0x3FU));
}

void Letters::fold(char32_t from, char32_t to) {
  const std::pair entry(from, to);
  const auto at = std::lower_bound(folds_.begin(), folds_.end(), std::pair(from, char32_t{0}));
  if (from != to && (at == folds_.end() || at->first != from)) folds_.insert(at, entry);
}

char32_t Letters::folded(char32_t c) const {
  const auto at = std::lower_bound(folds_.begin(), folds_.end(), std::pair(c, char32_t{0}));
  return at != folds_.end() && at->first == c ? at->second : c;
}

std::vector<std::string> Letters::words(std::string_view text) const {
  std::vector<std::string> words;
  bool open = false;  // the last word goes on
  bool number = false;
  for (const char32_t c : decoded(text)) {
    const bool letter = is_letter(c);
    if (c == U' ' || is_in(silent, c)) {
      open = false;
      continue;
    }
    if (!letter || !open || number != is_digit(c)) words.emplace_back();
    append(words.back(), is_in(separators, c) ? U',' : folded(c));
    open = letter && !is_ideograph(c);
    number = is_digit(c);
  }
  for (std::string& word : words) {  // quotation marks
    while (word.size() > 1 && word.front() == '\'') word.erase(0, 1);
    while (word.size() > 1 && word.back() == '\'') word.pop_back();
  }
  std::erase(words, "'");
  for (std::size_t i = 0; i < words.size(); ++i) {  // "the girl's hat" is "the girl s hat"
    if (words[i].size() < 3 || !words[i].ends_with("'s")) continue;
    words[i].resize(words[i].size() - 2);
    words.insert(words.begin() + static_cast<std::ptrdiff_t>(++i), "s");
  }
  return words;
}

std::string Letters::key(std::string_view text) const {
  std::string key;
  for (const std::string& word : words(text)) {
    if (!key.empty()) key += ' ';
    key += word;
  }
  return key;
}

}  // namespace lexicon
