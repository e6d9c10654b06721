// AL-TH: themes are letters of the small decks, or texts in plain ASCII.
#include <algorithm>
#include <cctype>

#include "oracle.h"

namespace oracle {
namespace {

std::vector<std::string> letters_of(const std::string& query) {
  std::vector<std::string> letters(1);
  for (const char c : query) {
    if (c == '_') {
      letters.emplace_back();
    } else {
      letters.back() += c;
    }
  }
  return letters;
}

// AL-TH4: without case, spaces and punctuation.
std::string folded(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) out += static_cast<char>(std::tolower(c));
  }
  return out;
}

}  // namespace

bool same_theme(const std::string& a, const std::string& b) {
  const bool read_a = a.starts_with("="), read_b = b.starts_with("=");
  return read_a || read_b ? a == b : folded(a) == folded(b);
}

bool good_theme(const std::string& theme, const Components& /*components*/) {
  if (theme.starts_with("=")) {
    const auto letters = letters_of(theme.substr(1));
    const bool plain = std::all_of(letters.begin(), letters.end(), [](const std::string& letter) {
      return !letter.empty() && std::all_of(letter.begin(), letter.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    });
    return plain && std::is_sorted(letters.begin(), letters.end()) &&
           std::adjacent_find(letters.begin(), letters.end()) == letters.end();
  }
  const bool tidy = !theme.starts_with(" ") && !theme.ends_with(" ") && theme.find("  ") == std::string::npos;
  return tidy && theme.size() <= 96 && !folded(theme).empty() && theme.find('|') == std::string::npos;
}

// AL-V5
char fits(const std::string& theme, int card, const Components& components) {
  const std::string& shown = components.cards.at(idx(card - 1));
  if (!theme.starts_with("=") || shown.empty()) return '?';
  char result = 'y';
  for (const std::string& letter : letters_of(theme.substr(1))) {
    if (letter.size() == 1 && shown.find(letter) != std::string::npos) continue;
    const bool known = letter.size() == 1 && letter >= "a" && letter <= "g" && components.open != letter;
    if (known) return 'n';
    result = '?';
  }
  return result;
}

std::string decoded(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    out += static_cast<char>(std::stoi(text.substr(i + 1, 2), nullptr, 16));
    i += 2;
  }
  return out;
}

}  // namespace oracle
