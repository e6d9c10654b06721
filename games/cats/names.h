// Names of cards, places and phases as records and views write them (docs/formats/record.md).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "cats/state.h"
#include "core/text.h"

namespace cats {

using core::read_letter;
using core::seat_letter;

inline constexpr std::string_view colour_letters = "rygb";
inline constexpr std::string_view trap_letters = "CPF";
inline constexpr std::string_view place_letters = "abc";
inline constexpr std::string_view seat_letters = core::seat_letters.substr(0, max_players);
inline constexpr std::array<std::string_view, property_count> property_names = {"paw", "jump", "two", "turbo"};
inline constexpr std::array<std::string_view, event_count> event_names = {"oops", "nap", "die", "twist"};
inline constexpr std::array<std::string_view, phase_count> phase_names = {
    "deal-palettes", "deal-top", "deal-traps", "deal-paints",   "deal-events",   "deal-hands", "deal-first", "roll",
    "turn",          "window",   "take-draw",  "exchange-draw", "exchange-drop", "trap-draw",  "paws-drop",  "new-top",
    "attempt",       "caught",   "oops",       "oops-draw",     "nap-roll",      "twist",      "last",       "over",
};

constexpr char place_letter(int place) { return place_letters[static_cast<std::size_t>(place % places_each)]; }
constexpr char card_letter(int card) {
  if (card == none) return '.';
  return is_paint(card) ? colour_letters[static_cast<std::size_t>(card)]
                        : trap_letters[static_cast<std::size_t>(card - first_trap)];
}

std::string painting_name(int painting);  // "8"
std::string place_name(int place);        // "8b"
std::string palette_name(int palette);    // "7"
std::string paints_name(Paints paints);   // "rrb"

std::optional<int> read_painting(const Components& parts, std::string_view text);
std::optional<int> read_place(const Components& parts, std::string_view text);
std::optional<int> read_palette(const Components& parts, std::string_view text);
// Colours in ascending order.
std::optional<Paints> read_paints(std::string_view text);
std::optional<int> read_card(char letter);  // the reverse of card_letter for a colour or a trap

}  // namespace cats
