// The whole state as text, hidden cards included: one item a line, '-' where there is nothing.
#include <algorithm>

#include "oracle.h"
#include "tests/oracle/dump_text.h"

namespace oracle {
namespace {

const char* const kPhases[] = {
    "deal-palettes", "deal-top", "deal-traps", "deal-paints",   "deal-events",   "deal-hands", "deal-first", "roll",
    "turn",          "window",   "take-draw",  "exchange-draw", "exchange-drop", "trap-draw",  "paws-drop",  "new-top",
    "attempt",       "caught",   "oops",       "oops-draw",     "nap-roll",      "twist",      "last",       "over"};

std::string letter(int s) { return s < 0 ? "" : std::string(1, static_cast<char>('A' + s)); }

std::string number_or_none(int number) { return number == 0 ? "" : std::to_string(number); }

// The numbers of a pile of palettes, in ascending order.
std::string palettes(std::vector<int> pile) {
  std::sort(pile.begin(), pile.end());
  Words words;
  for (const int number : pile) words.add(number);
  return words.text();
}

// Cards of a pile in the order of the alphabet given.
std::string sorted(const std::string& pile, const std::string& alphabet) {
  std::string cards;
  for (const char card : alphabet) cards += std::string(idx(count_in(pile, card)), card);
  return cards;
}

std::string letters(const std::set<int>& seats) {
  std::string text;
  for (const int s : seats) text += letter(s);
  return text;
}

}  // namespace

std::string Game::phase_name() const { return kPhases[static_cast<int>(state.phase)]; }

// Palette, cards, whether they lie open, and with the memory aid the notes of face-down cards.
std::string Game::dump_painting(int number) const {
  const Painting& each = painting(number);
  Words words;
  words.add(each.clean ? "clean" : each.open ? "open" : "down");
  words.add(each.palette == 0 ? "-" : "p" + std::to_string(each.palette)).add(each.cards);
  if (flags_.memory_aid) words.add(each.open ? "???" : each.notes);
  return line("painting " + std::to_string(number), words.text());
}

std::string Game::dump_piles() const {
  Words dice, events;
  for (const Die& die : state.dice)
    dice.add(std::to_string(die.value) + (die.used == ' ' ? "" : std::string(1, die.used)));
  for (const std::string& event : state.events) events.add(event);
  return line("dice", dice.text()) + line("stack", sorted(state.stack, kColours)) +
         line("discard", sorted(state.discard, kColours)) + line("trap-box", sorted(state.trap_box, kTraps)) +
         line("sprung", sorted(state.sprung, kTraps)) + line("top", number_or_none(state.top)) +
         line("palettes", palettes(state.palette_stack)) + line("flooded", palettes(state.palette_discard)) +
         line("bank", palettes(state.bank)) + line("event", state.event) + line("events", events.text()) +
         line("cat", number_or_none(state.cat));
}

std::string Game::dump_progress() const {
  Words attempt, window, proposal, exchange;
  if (state.attempt) {
    attempt.add(state.attempt->painting).add(letter(state.attempt->by));
    std::string places = state.attempt->swapped;
    std::sort(places.begin(), places.end());
    attempt.add(places.empty() ? "-" : places).add(state.attempt->turbo ? "turbo" : "-");
    attempt.add(state.attempt->jump ? "jump" : "-").add(state.attempt->caught ? "caught" : "-");
  }
  if (state.window) {
    window.add(state.window->painting).add(letter(state.window->by)).add(letters(state.window->asked));
  }
  if (state.proposal) {
    proposal.add(letter(state.proposal->by)).add(letter(state.proposal->to));
    proposal.add(std::string{state.proposal->give, state.proposal->take}).add(state.proposal->palette);
  }
  if (state.exchange) exchange.add(letter(state.exchange->starter)).add(letter(state.exchange->seat));
  return line("try", attempt.text()) + line("window", window.text()) + line("proposal", proposal.text()) +
         line("exchange", exchange.text()) + line("left", state.phase == Phase::kLast ? letters(state.left) : "");
}

std::string Game::dump() const {
  std::string text =
      line("phase", phase_name()) + line("round", std::to_string(state.round)) +
      line("starter", letter(state.starter)) +
      line("turn", state.phase == Phase::kTurn || state.phase == Phase::kWindow ? letter(state.active) : "") +
      line("acting", acting()) + line("awaited", awaited());
  for (int s = 0; s < seat_count(); ++s) {
    const std::string hand = sorted(seat(s).hand, kColours);
    text += line("seat " + letter(s), (hand.empty() ? "-" : hand) + " " + std::to_string(seat(s).limit));
  }
  for (int number = 1; number <= components_.paintings(); ++number) text += dump_painting(number);
  Words points;
  std::set<int> winners;
  for (int s = 0; s < seat_count(); ++s) {
    points.add(clean_count());
    if (over() && won()) winners.insert(s);
  }
  text += dump_piles() + dump_progress() + line("points", points.text());
  return text + line("winners", letters(winners)) + line("end", state.end_reason);
}

}  // namespace oracle
