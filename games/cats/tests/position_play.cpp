// Playing on from a position, and looking at it. position.cpp builds it.
#include "cats/names.h"
#include "cats/view_check.h"
#include "core/text.h"
#include "position.h"

namespace cats::tests {
namespace {

std::string numbers_of(std::uint32_t set) {
  std::string text;
  for (; set != 0; set &= set - 1) text += (text.empty() ? "" : " ") + std::to_string(std::countr_zero(set) + 1);
  return text;
}

char letter_of(int seat) { return seat == none ? '-' : seat_letter(seat); }

}  // namespace

std::string Position::spelled(char who, std::string_view token) const {
  const bool any_paint = who == '*' && read_letter(colour_letters, token).has_value();
  return std::string(token) + (any_paint ? "1" : "");
}

void Position::check() const {
  const std::string_view wrong = what_is_wrong(game_, view('-'));
  REQUIRE_MESSAGE(wrong.empty(), "no such position: " << std::string(wrong) << "\n" << json());
}

Position& Position::exchanges(char seat, std::string_view die) {
  plays(seat, "exchange" + std::string(die));
  while (state_.table.exchange_by != none) {
    const char who = turn();
    const std::string drawn = *legal('*').begin();
    plays('*', drawn).plays(who, "drop-" + drawn.substr(0, 1));
  }
  return *this;
}

std::string Position::phase() const { return std::string(phase_names[static_cast<std::size_t>(state_.table.phase)]); }
char Position::turn() const { return letter_of(state_.table.active); }
char Position::starter() const { return letter_of(state_.table.starter); }

std::string Position::cards(int painting) const {
  std::string letters;
  for (int i = 0; i < places_each; ++i) letters += card_letter(state_.cards[(painting - 1) * places_each + i]);
  return letters;
}

std::string Position::face(int painting) const {
  const int palette = state_.palettes[painting - 1];
  return palette == none ? "" : paints_name(game_.parts().palette(palette).colours);
}

std::string Position::hand(char seat) const { return paints_name(state_.table.hands[index(seat)]); }
std::string Position::discard() const { return paints_name(state_.table.discard); }
std::string Position::stack() const { return paints_name(state_.stack); }
std::string Position::bank() const { return numbers_of(state_.table.bank); }
std::string Position::flooded() const { return numbers_of(state_.table.palette_discard); }
std::string Position::clean() const { return numbers_of(state_.table.clean); }

std::string Position::dice() const {
  std::string text;
  for (int d = 0; d < state_.table.dice.size(); ++d) {
    const Die& die = state_.table.dice[d];
    text += (text.empty() ? "" : " ") + painting_name(die.painting);
    if (die.owner != none) text += die.owner == Die::discarded ? '-' : seat_letter(die.owner);
  }
  return text;
}

std::string Position::event() const {
  const int event = state_.table.event;
  return event == none ? "" : std::string(event_names[static_cast<std::size_t>(event)]);
}

}  // namespace cats::tests
