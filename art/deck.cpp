#include "art/deck.h"

#include <algorithm>

#include "core/text.h"

namespace art {
namespace {

using core::ParseError;
constexpr std::string_view gazes = "viewer left right up down";
constexpr std::string_view draught_animals = " horse donkey ";

using Words = std::vector<std::string_view>;

Words words_of(std::string_view line) {
  Words words;
  for (const std::string_view word : core::split(line, ' ')) {
    if (!word.empty()) words.push_back(word);
  }
  return words;
}

bool in_list(std::string_view list, std::string_view word) {
  const Words words = words_of(list);
  return std::find(words.begin(), words.end(), word) != words.end();
}

// A number with at most two decimals, "12.5", "-3".
std::optional<double> decimal(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  const std::size_t dot = text.find('.');
  const auto whole = core::parse_number(text.substr(0, dot), 0, 9999);
  if (!whole) return std::nullopt;
  double value = *whole;
  if (dot != std::string_view::npos) {
    const std::string_view digits = text.substr(dot + 1);
    if (digits.empty() || digits.size() > 2) return std::nullopt;
    double unit = 0.1;
    for (const char c : digits) {
      if (c < '0' || c > '9') return std::nullopt;
      value += (c - '0') * unit;
      unit *= 0.1;
    }
  }
  return negative ? -value : value;
}

std::string quoted(std::string_view word) { return "'" + std::string(word) + "'"; }

class Parser {
 public:
  bool line(std::string_view text) {
    ++line_;
    const Words words = words_of(text.substr(0, text.find('#')));
    if (words.empty()) return true;
    if (line_ == 1 || !begun_) return heading(words);
    if (words[0] == "deck") return deck_name(words);
    if (words[0] == "artist") return artist(words);
    if (words[0] == "name") return translated(text, words, "name");
    if (words[0] == "painting") return painting(words);
    if (deck.paintings.empty()) return fail(quoted(words[0]) + " stands before the first 'painting'");
    if (words[0] == "title") return translated(text, words, "title");
    if (words[0] == "by") return by(words);
    if (words[0] == "setting") return setting_line(words);
    return element(words);
  }

  bool end() {
    if (!begun_) return fail("the file is empty; its first line is 'vernissage scenes 1'");
    return deck.paintings.empty() || complete();
  }

  Deck deck;
  ParseError error;

 private:
  bool fail(std::string reason) {
    error = {.line = line_, .reason = std::move(reason)};
    return false;
  }

  bool heading(const Words& words) {
    if (words != Words{"vernissage", "scenes", "1"}) return fail("the first line must be 'vernissage scenes 1'");
    begun_ = true;
    return true;
  }

  bool deck_name(const Words& words) {
    if (words.size() != 2) return fail("write 'deck NAME'");
    deck.id = words[1];
    return true;
  }

  bool artist(const Words& words) {
    if (words.size() != 3) return fail("write 'artist ID HAND'");
    const Hand* found = hand(words[2]);
    if (found == nullptr) return fail("there is no hand " + quoted(words[2]));
    for (const Artist& other : deck.artists) {
      if (other.id == words[1]) return fail("the artist " + quoted(words[1]) + " is there already");
    }
    deck.artists.push_back({.id = std::string(words[1]), .hand = found, .name = {}});
    return true;
  }

  // `title LANGUAGE text to the end of the line`
  bool translated(std::string_view text, const Words& words, std::string_view what) {
    const auto language = words.size() < 3 ? languages.end() : std::find(languages.begin(), languages.end(), words[1]);
    if (language == languages.end()) {
      return fail("write '" + std::string(what) + " LANGUAGE TEXT'; the languages are en, ru, pl, zh-Hant, zh-Hans");
    }
    if (what == "name" && deck.artists.empty()) return fail("'name' stands before the first 'artist'");
    Translated& all = what == "name" ? deck.artists.back().name : deck.paintings.back().title;
    std::string& one = all[static_cast<std::size_t>(language - languages.begin())];
    if (!one.empty()) return fail("this " + std::string(what) + " is given twice");
    one = std::string(text.substr(static_cast<std::size_t>(words[2].data() - text.data())));
    while (!one.empty() && one.back() == ' ') one.pop_back();
    return true;
  }

  bool painting(const Words& words) {
    if (!deck.paintings.empty() && !complete()) return false;
    if (words.size() < 2) return fail("write 'painting ID'");
    if (deck.find(words[1]) != nullptr) return fail("the painting " + quoted(words[1]) + " is there already");
    Painting& painting = deck.paintings.emplace_back();
    painting.scene.id = words[1];
    for (std::size_t i = 2; i < words.size(); ++i) {
      if (!words[i].starts_with("canvas=")) {
        painting.tags.emplace_back(words[i]);
        continue;
      }
      const auto sides = core::split(words[i].substr(7), 'x');
      const auto width = core::parse_number(sides[0], 100, 4000);
      const auto height = sides.size() == 2 ? core::parse_number(sides[1], 100, 4000) : std::nullopt;
      if (!width || !height) return fail("a canvas is 'WIDTHxHEIGHT' in units, 100 to 4000 each");
      painting.scene.width = *width;
      painting.scene.height = *height;
    }
    return true;
  }

  bool by(const Words& words) {
    const auto found = std::find_if(deck.artists.begin(), deck.artists.end(),
                                    [&](const Artist& a) { return words.size() == 2 && a.id == words[1]; });
    if (found == deck.artists.end()) return fail("write 'by ARTIST' with an artist of this file");
    deck.paintings.back().artist = static_cast<int>(found - deck.artists.begin());
    if (scene().hand == nullptr) scene().hand = found->hand;
    return true;
  }

  // `setting ID light=… palette=… [hand=…] [horizon=…] [eye=…] [side=left|right] [drop=…]`
  bool setting_line(const Words& words) {
    const Setting* found = words.size() > 1 ? setting(words[1]) : nullptr;
    if (found == nullptr) return fail("there is no setting " + quoted(words.size() > 1 ? words[1] : ""));
    Scene& scene = this->scene();
    if (scene.setting != nullptr) return fail("the setting is given twice");
    scene.setting = found;
    scene.horizon = found->horizon;
    scene.eye = found->eye;
    std::string_view dropped;
    for (std::size_t i = 2; i < words.size(); ++i) {
      const std::size_t equals = words[i].find('=');
      const std::string_view key = words[i].substr(0, equals);
      const std::string_view value = equals == std::string_view::npos ? "" : words[i].substr(equals + 1);
      if (key == "drop") {
        dropped = value;
      } else if (!setting_word(key, value)) {
        return fail(quoted(words[i]) + " is not a word of a setting, or its value is unknown");
      }
    }
    for (const std::string_view backdrop : words_of(found->backdrops)) {
      const std::vector<std::string_view> drops = core::split(dropped, ',');
      if (std::find(drops.begin(), drops.end(), backdrop) != drops.end()) continue;
      const Thing* what = thing(backdrop);
      if (what == nullptr) return fail("the setting names an unknown thing " + quoted(backdrop));
      scene.elements.push_back({.thing = what});
    }
    return true;
  }

  bool setting_word(std::string_view key, std::string_view value) {
    Scene& scene = this->scene();
    if (key == "light") return (scene.light = light(value)) != nullptr;
    if (key == "palette") return (scene.palette = palette(value)) != nullptr;
    if (key == "hand") return (scene.hand = hand(value)) != nullptr;
    if (key == "side") {
      scene.side = value == "right" ? 1 : -1;
      return value == "right" || value == "left";
    }
    const auto number = decimal(value);
    if (!number) return false;
    if (key == "horizon") scene.horizon = *number;
    if (key == "eye") scene.eye = *number;
    return (key == "horizon" && *number >= 0 && *number <= 95) || (key == "eye" && *number >= 0.1 && *number <= 60);
  }

  // `THING [xCOUNT] [at=X,Y] [size=…] [spread=…] [turn=…] [flip] [on=THING] [colour=…] [accent=…] [hair=…] [doing=…]…`
  bool element(const Words& words) {
    const Thing* what = thing(words[0]);
    if (what == nullptr) return fail("there is no thing " + quoted(words[0]));
    if (scene().setting == nullptr) return fail("the 'setting' comes before the elements");
    Element fresh{.thing = what};
    // A backdrop that the setting brings is only described further.
    const auto brought = std::find_if(scene().elements.begin(), scene().elements.end(),
                                      [&](const Element& e) { return e.thing == what && what->height == 0; });
    Element& element = brought != scene().elements.end() ? *brought : fresh;
    for (std::size_t i = 1; i < words.size(); ++i) {
      if (!element_word(element, words[i]))
        return error.reason.empty() ? fail(quoted(words[i]) + " is not understood") : false;
    }
    if (brought == scene().elements.end()) scene().elements.push_back(std::move(fresh));
    return true;
  }

  bool element_word(Element& element, std::string_view word) {
    const Thing& thing = *element.thing;
    if (word == "flip") return element.mirrored = true;
    if (word.starts_with('x')) {
      const auto count = core::parse_number(word.substr(1), 1, 60);
      element.count = count.value_or(1);
      return count.has_value();
    }
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return false;
    const std::string_view key = word.substr(0, equals);
    const std::string_view value = word.substr(equals + 1);
    if (key == "at") return position(element, value);
    if (key == "on") return standing_on(element, value);
    if (key == "size") return measured(element.size, value) && element.size > 0;
    if (key == "spread") return measured(element.spread, value);
    if (key == "turn") return measured(element.degrees, value);
    if (key == "colour") return coloured(element.colour, value, thing.colour, key, thing);
    if (key == "accent") return coloured(element.accent, value, thing.accent, key, thing);
    if (key == "hair") return coloured(element.hair, value, thing.hair, key, thing);
    if (key == "doing") return chosen(element.doing, value, thing.doing, key, thing);
    if (key == "style") return chosen(element.style, value, thing.styles, key, thing);
    if (key == "wears") return chosen(element.wears, value, thing.wears, key, thing);
    if (key == "hat") return chosen(element.hat, value, thing.hats, key, thing);
    if (key == "mood") return chosen(element.mood, value, of_people(thing, moods()), key, thing);
    if (key == "skin") return chosen(element.skin, value, of_people(thing, skins()), key, thing);
    if (key == "holds") return chosen(element.holds, value, of_people(thing, holdables()), key, thing);
    if (key == "gaze") return named(element.gaze, value);
    if (key == "pulls") return is_word(thing.id, draught_animals) && named(element.pulls, value);
    return false;
  }

  // The words of a list that only people and portraits have.
  static std::string_view of_people(const Thing& thing, std::string_view list) {
    return thing.hair.empty() ? std::string_view() : list;
  }
  // The thing may come later in the scene, so complete() checks it.
  static bool named(std::string& thing, std::string_view value) {
    thing = value;
    return !value.empty();
  }
  static bool measured(double& measure, std::string_view value) {
    const auto number = decimal(value);
    measure = number.value_or(0);
    return number.has_value();
  }
  bool coloured(std::string& colour, std::string_view value, std::string_view usual, std::string_view key,
                const Thing& thing) {
    colour = value;
    if (usual.empty()) return fail(quoted(thing.id) + " has no " + std::string(key) + " to choose");
    return pigment(value) ? true : fail("there is no colour " + quoted(value));
  }
  bool chosen(std::string& word, std::string_view value, std::string_view list, std::string_view key,
              const Thing& thing) {
    word = value;
    if (list.empty()) return fail(quoted(thing.id) + " has no " + std::string(key) + " to choose");
    return in_list(list, value) ? true
                                : fail(quoted(thing.id) + " knows as " + std::string(key) + ": " + std::string(list));
  }

  bool position(Element& element, std::string_view value) {
    const auto parts = core::split(value, ',');
    const auto x = decimal(parts[0]);
    const auto y = parts.size() == 2 ? decimal(parts[1]) : std::nullopt;
    element.x = x.value_or(50);
    element.y = y.value_or(-1);
    return x && parts.size() <= 2 && (parts.size() == 1 || y);
  }

  bool standing_on(Element& element, std::string_view value) {
    const auto& all = scene().elements;
    for (std::size_t i = all.size(); i-- > 0;) {
      if (all[i].thing->id != value) continue;
      if (all[i].thing->top <= 0) return fail("nothing can stand on " + quoted(value));
      element.on = static_cast<int>(i);
      if (element.x == 50) element.x = 0;
      return true;
    }
    return fail("there is no " + quoted(value) + " before it to stand on");
  }

  bool complete() {
    Scene& scene = this->scene();
    if (scene.setting == nullptr) return fail("the painting " + quoted(scene.id) + " has no setting");
    if (scene.hand == nullptr) return fail("the painting " + quoted(scene.id) + " has neither artist nor hand");
    for (const Element& element : scene.elements) {
      if (!element.gaze.empty() && !in_list(gazes, element.gaze) && !shows(element.gaze)) {
        return fail(quoted(element.thing->id) + " can't look at " + quoted(element.gaze) +
                    ", which is not in the scene");
      }
      if (!element.pulls.empty() && !shows(element.pulls)) {
        return fail(quoted(element.thing->id) + " can't pull " + quoted(element.pulls) + ", which is not in the scene");
      }
    }
    if (scene.light == nullptr) scene.light = light("daylight");
    if (scene.palette == nullptr) scene.palette = palette("natural");
    return true;
  }

  bool shows(std::string_view what) {
    const auto& all = scene().elements;
    return std::any_of(all.begin(), all.end(), [&](const Element& e) { return e.thing->id == what; });
  }

  Scene& scene() { return deck.paintings.back().scene; }

  int line_ = 0;
  bool begun_ = false;
};

}  // namespace

std::string_view Painting::tag(std::string_view key) const {
  for (const std::string& tag : tags) {
    if (tag.size() > key.size() && tag.starts_with(key) && tag[key.size()] == '=') {
      return std::string_view(tag).substr(key.size() + 1);
    }
  }
  return {};
}

const Painting* Deck::find(std::string_view painting) const {
  const auto found =
      std::find_if(paintings.begin(), paintings.end(), [&](const Painting& p) { return p.scene.id == painting; });
  return found == paintings.end() ? nullptr : &*found;
}

core::Result<Deck, core::ParseError> parse_deck(std::string_view text) {
  Parser parser;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    if (!parser.line(text.substr(0, end))) return core::Failure{parser.error};
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  if (!parser.end()) return core::Failure{parser.error};
  return std::move(parser.deck);
}

}  // namespace art
