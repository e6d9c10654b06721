// The flags of Art Society: four on which the rulebooks differ, and one that the table chooses.
#pragma once

#include <array>

#include "core/flags.h"

namespace art_society {

struct Flags {
  bool decor_exact = false;        // AS-H4b: four or more frames win exactly k shields, not at most k
  bool tie_highest = false;        // AS-G9: the highest unused card breaks ties, not the sum of all
  bool surplus_forced = false;     // AS-N3: surplus only when no swap is possible
  bool markers_by_number = false;  // AS-M2: 4 and 54 do not collide
  bool bid_tracker = false;        // AS-B4: everybody's past bids are shown
  friend bool operator==(const Flags&, const Flags&) = default;
};

using FlagRow = core::FlagRow<Flags>;
inline constexpr std::array<FlagRow, 5> flag_table = {{
    core::choice<&Flags::decor_exact>("decor-total", "at-most", "exact"),
    core::choice<&Flags::tie_highest>("tie", "sum", "highest"),
    core::choice<&Flags::surplus_forced>("surplus", "free", "forced"),
    core::choice<&Flags::markers_by_number>("markers", "space", "number"),
    core::choice<&Flags::bid_tracker>("bid-tracker", "off", "on"),
}};

using Edition = core::Edition<Flags>;
inline constexpr std::array<Edition, 3> editions = {{
    {"pl", {}},
    {"ru", {.decor_exact = true, .tie_highest = true, .surplus_forced = true}},
    {"zh", {.decor_exact = true, .surplus_forced = true}},
}};

}  // namespace art_society
