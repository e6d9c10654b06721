// Reads the component file of Cats. Every refusal names the line and, if there is one, the clause.
#include "cats/components.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "cats/names.h"
#include "core/component_lines.h"
#include "core/text.h"

namespace cats {
namespace {

using core::Failure;
using core::ParseError;
using Words = std::vector<std::string_view>;

constexpr int fewest_in_stack = max_players;  // CV-S6: one for each player

class Parser {
 public:
  explicit Parser(Components& parts) : parts_(parts) {}

  bool line(int number, const Words& words) {
    line_ = number;
    if (words[0] == "palette") return palette(words);
    if (words[0] == "board") return board(words);
    if (words[0] == "rounds") return one(words, parts_.rounds, 1, max_rounds, "CV-T1");
    if (words[0] == "dice") return one(words, parts_.dice, 1, max_dice, "CV-C6");
    if (words[0] == "stack")
      return one(words, parts_.stack, fewest_in_stack, colour_count * max_paints_a_colour, "CV-S3");
    if (words[0] == "paints") return paints(words);
    if (words[0] == "traps") return traps(words);
    if (words[0] == "events") return events(words);
    if (words[0] == "goal") return goal(words);
    return fail("unknown word '" + std::string(words[0]) + "'");
  }

  bool finish() {
    line_ = 0;
    if (parts_.palette_count < parts_.paintings()) return fail("there are fewer palettes than paintings", "CV-S2");
    if (parts_.traps_laid > parts_.traps[0] + parts_.traps[1] + parts_.traps[2])
      return fail("more traps are laid than there are", "CV-S4");
    if (parts_.traps_laid > parts_.places()) return fail("more traps are laid than there are places", "CV-S4");
    if (parts_.stack != parts_.paints.total() - parts_.places() + parts_.traps_laid)
      return fail("the stack is all paints but those that lie on the paintings", "CV-S3");
    for (int players = 2; players <= max_players; ++players) {
      if (parts_.goal(players) > parts_.paintings())
        return fail("a goal is higher than the number of paintings", "CV-G2");
    }
    return parts_.events_used < parts_.rounds || fail("an event comes between two rounds only", "CV-E1");
  }

  ParseError error() const { return error_; }

 private:
  bool fail(std::string reason, std::string clause = {}) {
    error_ = {line_, std::move(reason), std::move(clause)};
    return false;
  }

  // The numbers after the first word if all are within these bounds; otherwise nothing.
  std::optional<std::vector<int>> numbers(const Words& words, std::size_t count, int low, int high) const {
    if (words.size() != count + 1) return std::nullopt;
    std::vector<int> found;
    for (std::size_t i = 1; i <= count; ++i) {
      const auto number = core::parse_number(words[i], low, high);
      if (!number) return std::nullopt;
      found.push_back(*number);
    }
    return found;
  }

  bool one(const Words& words, int& value, int low, int high, std::string clause) {
    const auto number = numbers(words, 1, low, high);
    if (!number) {
      return fail("'" + std::string(words[0]) + "' takes one number from " + std::to_string(low) + " to " +
                      std::to_string(high),
                  std::move(clause));
    }
    value = number->front();
    return true;
  }

  bool board(const Words& words) {
    const Words sides = words.size() == 2 ? core::split(words[1], 'x') : Words{};
    const int columns = sides.size() == 2 ? core::parse_number(sides[0], 1, max_paintings).value_or(0) : 0;
    const int rows = sides.size() == 2 ? core::parse_number(sides[1], 1, max_paintings).value_or(0) : 0;
    if (columns * rows < 2 || columns * rows > max_paintings)
      return fail("the board must be given as 'board 4x3', with 2 to 12 paintings", "CV-C1");
    parts_.columns = columns;
    parts_.rows = rows;
    return true;
  }

  bool paints(const Words& words) {
    const auto counts = numbers(words, colour_count, 0, max_paints_a_colour);
    if (!counts) return fail("'paints' takes 4 numbers from 0 to 16: red, yellow, green, blue", "CV-C2");
    parts_.paints = Paints((*counts)[0], (*counts)[1], (*counts)[2], (*counts)[3]);
    return true;
  }

  bool traps(const Words& words) {
    const Words kinds(words.begin(), words.begin() + std::min<std::ptrdiff_t>(std::ssize(words), trap_count + 1));
    const auto counts = numbers(kinds, trap_count, 0, max_traps_a_kind);
    const auto laid = words.size() == trap_count + 2 ? core::parse_number(words.back(), 0, max_places) : std::nullopt;
    if (!counts || !laid)
      return fail("'traps' takes 3 numbers from 0 to 8 (catastrophe, paws, flood) and how many are laid", "CV-C4");
    for (int kind = 0; kind < trap_count; ++kind) parts_.traps[kind] = byte((*counts)[static_cast<std::size_t>(kind)]);
    parts_.traps_laid = *laid;
    return true;
  }

  bool events(const Words& words) {
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
      const auto found = std::find(event_names.begin(), event_names.end(), words[i]);
      if (found == event_names.end())
        return fail("'" + std::string(words[i]) + "' is no event: oops, nap, die or twist", "CV-C5");
      const unsigned event = 1U << (found - event_names.begin());
      if ((parts_.events & event) != 0) return fail("'" + std::string(words[i]) + "' is given twice", "CV-C5");
      parts_.events |= event;
    }
    const auto used = words.size() > 1 ? core::parse_number(words.back(), 0, event_count) : std::nullopt;
    if (!used || *used > std::popcount(parts_.events))
      return fail("'events' takes the events in the box and how many of them are used", "CV-S5");
    parts_.events_used = *used;
    return true;
  }

  bool goal(const Words& words) {
    const auto goals = numbers(words, max_players - 1, 1, max_paintings);
    if (!goals) return fail("'goal' takes 3 numbers: clean paintings for 2, 3 and 4 players", "CV-G2");
    for (int i = 1; i < max_players; ++i) parts_.goals[i] = byte((*goals)[static_cast<std::size_t>(i - 1)]);
    return true;
  }

  bool palette(const Words& words) {
    const auto colours = words.size() == 3 ? read_paints(words[1]) : std::nullopt;
    const auto property = std::find(property_names.begin(), property_names.end(), words.back());
    if (!colours || colours->total() != places_each || property == property_names.end()) {
      return fail(
          "a palette is given as 'palette ryg paw': three colours in the order r, y, g, b, and paw, jump, two or turbo",
          "CV-C3");
    }
    if (parts_.palette_count == max_palettes) return fail("more than 24 palettes", "CV-C3");
    const auto which = static_cast<int>(property - property_names.begin());
    parts_.with_property[which] |= 1U << parts_.palette_count;
    parts_.palettes[parts_.palette_count++] = {*colours, static_cast<Property>(which)};
    return true;
  }

  Components& parts_;
  int line_ = 0;
  ParseError error_;
};

}  // namespace

core::Result<Components, ParseError> parse_components(std::string_view name, std::string_view text) {
  Components parts;
  parts.name = name;
  Parser parser(parts);
  core::ComponentLines lines(text, "cats", {"board", "rounds", "dice", "stack", "paints", "traps", "events", "goal"});
  if (auto error = lines.parse_with(parser)) return Failure{*std::move(error)};
  parts.hash = lines.hash();
  return parts;
}

}  // namespace cats
