#include "decks/own_deck.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <span>
#include <utility>

#include <boost/json.hpp>

#include "core/languages.h"
#include "core/sha256.h"
#include "core/text.h"
#include "core/typed_text.h"
#include "decks/picture_file.h"
#include "decks/safe_svg.h"
#include "protocol/text_rules.h"

namespace decks {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

constexpr const char* description = description_file;
constexpr std::size_t longest_title = 120;   // characters
constexpr std::size_t longest_element = 60;  // characters
constexpr std::size_t most_elements = 100;
constexpr long smallest_side = 100;  // pixels
constexpr long largest_side = 4000;
constexpr double widest = 2;  // the longer side divided by the shorter one

std::string_view view_of(const json::string& text) { return {text.data(), text.size()}; }
std::string_view view_of(json::string_view text) { return {text.data(), text.size()}; }

// The English text, or else the first one.
std::string main_text(const std::vector<OwnElement>& texts) {
  const auto english = std::find_if(texts.begin(), texts.end(), [](const auto& text) { return text.language == "en"; });
  if (english != texts.end()) return english->text;
  return texts.empty() ? std::string() : texts.front().text;
}

std::string in_megabytes(std::size_t bytes) { return std::to_string(bytes / 1'000'000) + " MB"; }

// --- the description ------------------------------------------------------------------------------------------------

class Description {
 public:
  OwnDeck read(std::string_view text);

 private:
  void find(const std::string& where, const std::string& what) { deck_.findings.push_back(where + ": " + what); }

  void top(const json::value& value);
  void card(const json::value& value, std::size_t number);
  void picture(const json::value* value, OwnCard& card);
  void elements(const json::value& value, OwnCard& card);
  void words(const json::value& value, const std::string& where, const std::string& language, OwnCard& card);
  // Reads a text, or an object from language to text.
  std::vector<OwnElement> translated(const json::value* value, const std::string& where, std::string_view key,
                                     bool needed);
  bool good_text(const json::value& value, const std::string& where, const std::string& what, std::size_t longest);
  void only_keys(const json::object& object, const std::string& where, std::span<const std::string_view> known);

  OwnDeck deck_;
};

// Parses the JSON, or reports the line of the first error.
std::optional<json::value> parsed(std::string_view text, std::vector<std::string>& findings) {
  json::stream_parser parser;
  json::error_code error;
  const std::size_t read = parser.write_some(text.data(), text.size(), error);
  const bool ended = !error && read == text.size();
  if (ended) parser.finish(error);
  if (!error && ended) return parser.release();
  const std::string_view good = text.substr(0, read);
  const auto line = 1 + std::count(good.begin(), good.end(), '\n');
  const std::string reason = error ? error.message() : "there is something behind the end";
  findings.push_back(std::string(description) + ", line " + std::to_string(line) + ": this is not JSON: " + reason);
  return std::nullopt;
}

OwnDeck Description::read(std::string_view text) {
  if (text.size() > largest_description) {
    find(description, "it is larger than 1 MiB");
    return std::move(deck_);
  }
  if (const auto value = parsed(text, deck_.findings)) top(*value);
  return std::move(deck_);
}

void Description::top(const json::value& value) {
  const json::object* object = value.if_object();
  if (object == nullptr) return find(description, "it must be an object with 'name' and 'cards'");
  only_keys(*object, description, std::array<std::string_view, 2>{"name", "cards"});
  deck_.names = translated(object->if_contains("name"), description, "name", true);
  deck_.name = main_text(deck_.names);
  const json::value* cards = object->if_contains("cards");
  if (cards == nullptr || !cards->is_array()) return find(description, "'cards' must be a list of cards");
  const json::array& list = cards->get_array();
  if (list.size() > most_cards) {
    return find(description, "there are " + std::to_string(list.size()) + " cards; at most 256 are allowed");
  }
  for (std::size_t i = 0; i < list.size(); ++i) card(list[i], i + 1);
  if (players_for(list.size()) < 2) {
    find(description, "there are " + std::to_string(list.size()) +
                          " cards; two players need at least 12 (5 each, one to start, one "
                          "to draw)");
  }
}

void Description::card(const json::value& value, std::size_t number) {
  OwnCard& card = deck_.cards.emplace_back(OwnCard{.name = "card " + std::to_string(number), .picture = {}});
  const json::object* object = value.if_object();
  if (object == nullptr) return find(card.name, "a card is an object with 'title' and 'picture'");
  card.titles = translated(object->if_contains("title"), card.name, "title", true);
  const std::string title = main_text(card.titles);
  if (!title.empty()) card.name += " '" + title + "'";
  only_keys(*object, card.name, std::array<std::string_view, 4>{"title", "artist", "picture", "elements"});
  card.artists = translated(object->if_contains("artist"), card.name, "artist", false);
  picture(object->if_contains("picture"), card);
  if (const json::value* seen = object->if_contains("elements")) elements(*seen, card);
}

void Description::picture(const json::value* value, OwnCard& card) {
  if (value == nullptr) return find(card.name, "'picture' is missing; it names a file of the folder");
  if (!good_text(*value, card.name, "'picture'", 200)) return;
  card.picture = view_of(value->get_string());
}

void Description::elements(const json::value& value, OwnCard& card) {
  const std::string where = card.name + ", 'elements'";
  const json::object* by_language = value.if_object();
  if (by_language == nullptr) return words(value, where, {}, card);
  only_keys(*by_language, where, core::languages);
  for (const auto& entry : *by_language) {
    const std::string language = protocol::shown(view_of(entry.key()));
    words(entry.value(), where + " in " + language, language, card);
  }
}

void Description::words(const json::value& value, const std::string& where, const std::string& language,
                        OwnCard& card) {
  const json::array* list = value.if_array();
  if (list == nullptr) return find(where, "it must be a list of words, or an object from language to such lists");
  if (list->size() > most_elements) find(where, "there are more than 100 words");
  for (const json::value& word : *list) {
    if (!good_text(word, where, "each word", longest_element)) return;
    card.elements.push_back({.language = language, .text = std::string(view_of(word.get_string()))});
  }
}

std::vector<OwnElement> Description::translated(const json::value* value, const std::string& where,
                                                std::string_view key, bool needed) {
  const std::string what = "'" + std::string(key) + "'";
  if (value == nullptr) {
    if (needed) find(where, what + " is missing");
    return {};
  }
  const json::object* by_language = value->if_object();
  if (by_language == nullptr) {
    if (!good_text(*value, where, what, longest_title)) return {};
    return {{.language = {}, .text = std::string(view_of(value->get_string()))}};
  }
  only_keys(*by_language, where + ", " + what, core::languages);
  if (by_language->empty()) find(where, what + " is given in no language");
  std::vector<OwnElement> texts;
  for (const auto& entry : *by_language) {
    const std::string language = protocol::shown(view_of(entry.key()));
    if (!good_text(entry.value(), where, what + " in " + language, longest_title)) continue;
    texts.push_back({.language = language, .text = std::string(view_of(entry.value().get_string()))});
  }
  return texts;
}

bool Description::good_text(const json::value& value, const std::string& where, const std::string& what,
                            std::size_t longest) {
  const json::string* text = value.if_string();
  std::string reason;
  if (text == nullptr) {
    reason = " must be text";
  } else if (view_of(*text).find_first_not_of(' ') == std::string_view::npos) {
    reason = " is empty";
  } else if (core::code_points(view_of(*text)) > longest) {
    reason = " is longer than " + std::to_string(longest) + " characters";
  } else if (!core::is_harmless(view_of(*text))) {
    reason = " holds a control character";
  }
  if (!reason.empty()) find(where, what + reason);
  return reason.empty();
}

void Description::only_keys(const json::object& object, const std::string& where,
                            std::span<const std::string_view> known) {
  for (const auto& entry : object) {
    const std::string_view key = view_of(entry.key());
    if (std::find(known.begin(), known.end(), key) != known.end()) continue;
    std::string list;
    for (const std::string_view word : known) list.append(list.empty() ? "" : ", ").append(word);
    find(where, "'" + protocol::shown(key) + "' is not known here; there is " + list);
  }
}

// --- the pictures ---------------------------------------------------------------------------------------------------

class Folder {
 public:
  Folder(fs::path root, OwnDeck& deck) : root_(std::move(root)), deck_(deck) {}
  void check();

 private:
  void find(const OwnCard& card, const std::string& what) {
    deck_.findings.push_back(card.name + ": " + card.picture + " " + what);
  }
  void check(OwnCard& card);
  bool inside(const OwnCard& card);
  void check_bytes(const OwnCard& card, PictureType type, const std::string& bytes);
  void check_svg_file(const OwnCard& card, const std::string& bytes);
  void check_ratio(const OwnCard& card, double ratio);

  fs::path root_;
  OwnDeck& deck_;
  std::map<std::string, std::string> names_;   // file to card
  std::map<std::string, std::string> hashes_;  // of the bytes, to card
  std::size_t bytes_ = 0;
};

void Folder::check() {
  for (OwnCard& card : deck_.cards) {
    if (!card.picture.empty()) check(card);
  }
  if (bytes_ > largest_deck) {
    deck_.findings.push_back("the deck: its pictures have " + in_megabytes(bytes_) + " together; at most " +
                             in_megabytes(largest_deck) + " are allowed");
  }
}

// A path inside the folder; no part of it may lead out of the folder.
bool Folder::inside(const OwnCard& card) {
  const std::string& name = card.picture;
  const auto parts = core::split(name, '/');
  const bool odd = name.find('\\') != std::string::npos || name.find(':') != std::string::npos ||
                   std::any_of(parts.begin(), parts.end(),
                               [](std::string_view part) { return part.empty() || part == "." || part == ".."; });
  if (odd) {
    find(card, "is not a path inside the folder; write it as in 'pictures/ferry.svg'");
    return false;
  }
  fs::path path = root_;
  std::error_code error;
  for (const std::string_view part : parts) {
    path /= part;
    if (fs::symlink_status(path, error).type() != fs::file_type::symlink) continue;
    find(card, "is a link or lies behind one; put the file itself there");
    return false;
  }
  return true;
}

void Folder::check(OwnCard& card) {
  if (const auto [other, fresh] = names_.emplace(card.picture, card.name); !fresh) {
    return find(card, "is the picture of " + other->second + " already");
  }
  if (!inside(card)) return;
  const auto type = type_of_name(card.picture);
  if (!type) return find(card, "must end with .svg, .png, .jpg or .webp");
  const fs::path path = root_ / card.picture;
  std::error_code error;
  const fs::file_type kind = fs::symlink_status(path, error).type();
  if (kind == fs::file_type::not_found) return find(card, "is not there");
  if (kind != fs::file_type::regular) return find(card, "is not a file");
  const std::uintmax_t size = fs::file_size(path, error);
  if (error) return find(card, "can't be read: " + error.message());
  bytes_ += size;
  if (size > largest_picture) {
    return find(card,
                "has " + std::to_string(size) + " bytes; at most " + in_megabytes(largest_picture) + " are allowed");
  }
  std::ifstream file(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  if (!file.is_open() || bytes.size() != size) return find(card, "can't be read");
  card.hash = core::to_hex(core::sha256(bytes));
  check_bytes(card, *type, bytes);
}

void Folder::check_bytes(const OwnCard& card, PictureType type, const std::string& bytes) {
  if (const auto [other, fresh] = hashes_.emplace(card.hash, card.name); !fresh) {
    find(card, "has the same bytes as the picture of " + other->second);
  }
  const auto real = type_of_bytes(bytes);
  if (real ? *real != type : type != PictureType::svg) {
    return find(card, "is " + (real ? "a " + std::string(name_of(*real)) : "something else") + ", not a " +
                          std::string(name_of(type)) + " as its name says");
  }
  if (type == PictureType::svg) return check_svg_file(card, bytes);
  const auto pixels = pixels_of(type, bytes);
  if (!pixels) return find(card, "is damaged: it does not say how large it is");
  if (std::min(pixels->width, pixels->height) < smallest_side ||
      std::max(pixels->width, pixels->height) > largest_side) {
    find(card, "has " + std::to_string(pixels->width) + " × " + std::to_string(pixels->height) +
                   " pixels; each side must have 100 to 4000");
  }
  check_ratio(card, static_cast<double>(pixels->width) / static_cast<double>(pixels->height));
}

void Folder::check_svg_file(const OwnCard& card, const std::string& bytes) {
  const SvgReport report = check_svg(bytes);
  for (const std::string& finding : report.findings) find(card, "is refused, " + finding);
  if (!report.findings.empty()) return;
  if (!report.ratio) return find(card, "does not say how large it is; give its first element a viewBox");
  check_ratio(card, *report.ratio);
}

void Folder::check_ratio(const OwnCard& card, double ratio) {
  if (ratio >= 1 / widest && ratio <= widest) return;
  find(card, ratio > widest ? "is more than twice as wide as high" : "is more than twice as high as wide");
}

}  // namespace

int players_for(std::size_t cards, bool season) {
  constexpr int most_players = 8;
  int players = 0;
  while (players < most_players) {
    const int next = players + 1;
    const int start = season ? (next + 1) / 2 : 1;
    const int needed = 5 * next + start + 1;
    if (cards < static_cast<std::size_t>(needed)) break;
    players = next;
  }
  return players;
}

std::string card_name(const OwnCard& card) { return "own-" + card.hash.substr(0, 32); }

OwnDeck read_own_deck(std::string_view text) { return Description().read(text); }

OwnDeck check_own_deck(const fs::path& folder) {
  const auto broken = [](const std::string& what) {
    return OwnDeck{.name = {}, .cards = {}, .findings = {std::string(description) + ": " + what}};
  };
  const fs::path path = folder / description;
  std::error_code error;
  if (!fs::exists(fs::symlink_status(path, error))) return broken("it is not there");
  if (fs::symlink_status(path, error).type() != fs::file_type::regular) return broken("it is not a file");
  if (fs::file_size(path, error) > largest_description) return broken("it is larger than 1 MiB");
  std::ifstream file(path, std::ios::binary);
  if (!file.is_open()) return broken("it can't be read");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  OwnDeck deck = read_own_deck(text);
  Folder(folder, deck).check();
  return deck;
}

}  // namespace decks
