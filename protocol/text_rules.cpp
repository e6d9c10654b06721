#include "protocol/text_rules.h"

#include <algorithm>

namespace protocol {

bool is_word(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
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
