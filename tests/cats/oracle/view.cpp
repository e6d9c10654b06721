// What everybody sees (CV-K1, CV-K2), as docs/formats/view.md writes it. It is made from a few plain pieces of JSON.
#include <algorithm>

#include "oracle.h"

namespace oracle {
namespace {

std::string quoted(const std::string& text) { return "\"" + text + "\""; }

std::string seat_or_null(int s) { return s < 0 ? "null" : quoted(std::string(1, static_cast<char>('A' + s))); }

std::string text_or_null(const std::string& text) { return text.empty() ? "null" : quoted(text); }

std::string number_or_null(int number) { return number == 0 ? "null" : std::to_string(number); }

std::string truth(bool value) { return value ? "true" : "false"; }

std::string list(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ",") + item;
  return "[" + text + "]";
}

std::string numbers(std::vector<int> values, bool ascending) {
  if (ascending) std::sort(values.begin(), values.end());
  std::vector<std::string> items;
  for (const int value : values) items.push_back(std::to_string(value));
  return list(items);
}

// How many there are of each card of the alphabet.
std::string counts(const std::string& pile, const std::string& alphabet) {
  std::vector<int> values;
  for (const char card : alphabet) values.push_back(count_in(pile, card));
  return numbers(values, false);
}

std::string in_order(const std::string& hand) {
  std::string cards;
  for (const char colour : kColours) cards += std::string(idx(count_in(hand, colour)), colour);
  return cards;
}

std::string seats(const std::set<int>& members) {
  std::vector<std::string> items;
  for (const int s : members) items.push_back(seat_or_null(s));
  return list(items);
}

}  // namespace

// Whose turn or decision it is; in a window who comes next.
int Game::deciding() const {
  switch (state.phase) {
    case Phase::kTurn:
    case Phase::kWindow:
    case Phase::kTakeDraw:
      return state.active;
    case Phase::kExchangeDraw:
    case Phase::kExchangeDrop:
      return state.exchange->seat;
    case Phase::kTrapDraw:
    case Phase::kPawsDrop:
    case Phase::kAttempt:
    case Phase::kCaught:
      return state.attempt->by;
    case Phase::kNewTop:
      return state.attempt ? state.attempt->by : -1;
    case Phase::kOops:
      return state.starter;
    case Phase::kTwist:
      return twister();
    default:
      return -1;
  }
}

bool Game::being_laid() const {
  return state.phase == Phase::kDealPalettes || state.phase == Phase::kDealTop || state.phase == Phase::kDealTraps ||
         state.phase == Phase::kDealPaints;
}

// CV-K2 a card that lies face down is a question mark; CV-K3 notes are of such cards alone. Traps are laid first, so
// nothing shows of the cards before all of them lie.
std::string Game::view_paintings() const {
  std::vector<std::string> paintings, notes;
  for (const Painting& each : state.paintings) {
    std::string cards = being_laid() ? "..." : each.cards;
    for (char& card : cards) card = card == '.' || each.open ? card : '?';
    const std::string colours = each.palette == 0 ? "" : palette(each.palette).colours;
    paintings.push_back("{\"palette\":" + text_or_null(colours) + ",\"cards\":" + quoted(cards) +
                        (each.clean ? ",\"clean\":true}" : "}"));
    notes.push_back(quoted(each.open ? "???" : each.notes));
  }
  return "\"paintings\":" + list(paintings) + (flags_.memory_aid ? ",\"notes\":" + list(notes) : "");
}

std::string Game::view_piles() const {
  const std::string top = state.top == 0 ? "" : palette(state.top).property;
  const int palettes = count_of(state.palette_stack) + (state.top == 0 ? 0 : 1);
  const int stack =
      being_laid() ? components_.stack() + 3 * components_.paintings() - components_.laid : count_of(state.stack);
  return "\"stack\":" + std::to_string(stack) + ",\"discard\":" + counts(state.discard, kColours) +
         ",\"top\":" + text_or_null(top) + ",\"palettes\":" + std::to_string(palettes) +
         ",\"flooded\":" + numbers(state.palette_discard, true) + ",\"bank\":" + numbers(state.bank, true) +
         ",\"traps\":" + counts(state.sprung, kTraps) + ",\"event\":" + text_or_null(state.event) +
         ",\"events\":" + std::to_string(state.events.size()) + ",\"cat\":" + number_or_null(state.cat);
}

std::string Game::view_try() const {
  if (!state.attempt) return "null";
  const Try& attempt = *state.attempt;
  std::string swapped = attempt.swapped;
  std::sort(swapped.begin(), swapped.end());
  const int swaps = (attempt.turbo ? 2 : 1) - count_of(attempt.swapped);
  return "{\"painting\":" + std::to_string(attempt.painting) + ",\"by\":" + seat_or_null(attempt.by) +
         ",\"swaps\":" + std::to_string(swaps) + ",\"swapped\":" + quoted(swapped) +
         ",\"turbo\":" + truth(attempt.turbo) + ",\"jump\":" + truth(attempt.jump) +
         ",\"sprung\":" + quoted(attempt.sprung) + "}";
}

std::string Game::view_talk() const {
  std::string window = "null", proposal = "null";
  std::set<int> asked;
  if (state.window) {
    window =
        "{\"painting\":" + std::to_string(state.window->painting) + ",\"by\":" + seat_or_null(state.window->by) + "}";
    asked = state.window->asked;
  }
  for (int s = 0; s < seat_count() && state.phase == Phase::kLast; ++s) {
    if (!state.left.contains(s)) asked.insert(s);
  }
  if (state.proposal) {
    const Proposal& standing = *state.proposal;
    proposal = "{\"by\":" + seat_or_null(standing.by) + ",\"to\":" + seat_or_null(standing.to) +
               ",\"give\":" + quoted(std::string(1, standing.give)) +
               ",\"take\":" + quoted(std::string(1, standing.take)) +
               ",\"palette\":" + std::to_string(standing.palette) + "}";
  }
  return "\"window\":" + window + ",\"asked\":" + seats(asked) + ",\"proposal\":" + proposal +
         ",\"exchange\":" + seat_or_null(state.exchange ? state.exchange->starter : -1);
}

std::string Game::view_twisted() const {
  if (state.twisted.empty()) return "null";
  const std::string places = state.twisted.substr(std::string("twist").size());
  const auto dash = places.find('-');
  return list({quoted(places.substr(0, dash)), quoted(places.substr(dash + 1))});
}

std::string Game::view(char viewer) const {
  std::vector<std::string> dice, hands;
  std::vector<int> limits;
  for (const Die& die : state.dice) {
    dice.push_back(quoted(std::to_string(die.value) + (die.used == ' ' ? "" : std::string(1, die.used))));
  }
  for (const Seat& each : state.seats) {
    hands.push_back(quoted(in_order(each.hand)));
    limits.push_back(each.limit);
  }
  return "{\"game\":\"cats\",\"viewer\":" + seat_or_null(viewer == '-' ? -1 : viewer - 'A') +
         ",\"phase\":" + quoted(phase_name()) + ",\"round\":" + std::to_string(state.round) +
         ",\"starter\":" + seat_or_null(state.starter) + ",\"active\":" + seat_or_null(deciding()) +
         ",\"dice\":" + list(dice) + ",\"hands\":" + list(hands) + ",\"limits\":" + numbers(limits, false) + "," +
         view_paintings() + "," + view_piles() + ",\"twisted\":" + view_twisted() + ",\"try\":" + view_try() + "," +
         view_talk() + "}";
}

}  // namespace oracle
