#include "protocol/text_rules.h"

#include <algorithm>

namespace protocol {
namespace {

unsigned byte_at(std::string_view text, std::size_t i) {
  return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
}

// C2 80 to C2 9F are the controls above ASCII; E2 80 AA–AE and E2 81 A6–A9 turn the direction.
bool harmful_at(std::string_view text, std::size_t i) {
  const unsigned first = byte_at(text, i);
  const unsigned second = byte_at(text, i + 1);
  const unsigned third = byte_at(text, i + 2);
  if (first == 0xC2U) return second < 0xA0U;
  if (first != 0xE2U) return first < 0x20U || first == 0x7FU;
  return (second == 0x80U && third >= 0xAAU && third <= 0xAEU) || (second == 0x81U && third >= 0xA6U && third <= 0xA9U);
}

}  // namespace

std::size_t code_points(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

bool is_word(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
}

bool is_harmless(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (harmful_at(text, i)) return false;
  }
  return true;
}

std::string shown(std::string_view text) {
  constexpr std::size_t most = 32;
  std::string out(text.substr(0, most));
  for (char& c : out) {
    if (c < ' ' || c > '~' || c == '\'') c = '?';
  }
  return text.size() > most ? out + "..." : out;
}

}  // namespace protocol
