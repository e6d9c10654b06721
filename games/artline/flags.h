// The options of a table before a game of Artline.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/flags.h"

namespace artline {

struct Flags {
  std::uint8_t size = 13;        // AL-S5: rows and columns of the table
  std::uint8_t start_cards = 1;  // AL-X1: 0 is half the players, rounded up
  std::uint8_t first = 0;        // AL-S3: 0: chance decides who is first, 1: seat A, 2: seat B, …
  bool touching = false;         // AL-T4: an exhibition needs neighbours in both lines
  bool curators = false;         // AL-X2
  bool party = false;            // AL-S4: six to eight players
  friend bool operator==(const Flags&, const Flags&) = default;
};

inline constexpr int usual_players = 5;  // AL-S4: at most, without the option

// AL-X1: half the players, rounded up, if the table did not choose; and never more than fit on the diagonal.
constexpr int start_cards(const Flags& flags, int players) {
  return std::min<int>(flags.start_cards > 0 ? flags.start_cards : (players + 1) / 2, flags.size);
}

using FlagRow = core::FlagRow<Flags>;
inline constexpr std::array<FlagRow, 6> flag_table = {{
    core::number<&Flags::size>("size", {.low = 5, .high = 25, .step = 2}),
    core::number<&Flags::start_cards>("start-cards", {.low = 0, .high = 8}),
    core::choice<&Flags::first>("first", "random", "seat-a", "seat-b", "seat-c", "seat-d", "seat-e"),
    core::choice<&Flags::touching>("exhibition", "gaps", "touching"),
    core::choice<&Flags::curators>("curators", "off", "on"),
    core::choice<&Flags::party>("party", "off", "on"),
}};

using Edition = core::Edition<Flags>;
// The printed game, its two variants, and more players than it was made for.
inline constexpr std::array<Edition, 4> editions = {{
    {"ru", {}},
    {"season", {.start_cards = 0}},
    {"contest", {.curators = true}},
    {"party", {.party = true}},
}};

}  // namespace artline
