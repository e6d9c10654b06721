// What a table may choose before a game of Cats.
#pragma once

#include <array>

#include "core/flags.h"

namespace cats {

struct Flags {
  bool seat_a_starts = false;  // CV-S8: seat A is the first player; otherwise chance decides
  bool order_runs_on = false;  // CV-T1: a round is begun by whoever comes next, not by the first player
  bool lenient_two = false;    // CV-B4: two of three places are enough, whatever the third card shows
  bool memory_aid = false;     // CV-K3: what was shown of face-down cards stays noted
  friend bool operator==(const Flags&, const Flags&) = default;
};

using FlagRow = core::FlagRow<Flags>;
inline constexpr std::array<FlagRow, 4> flag_table = {{
    {"start", "random", "seat-a", &Flags::seat_a_starts},
    {"order", "first", "runs-on", &Flags::order_runs_on},
    {"hard-cat", "strict", "lenient", &Flags::lenient_two},
    {"memory-aid", "off", "on", &Flags::memory_aid},
}};

using Edition = core::Edition<Flags>;
inline constexpr std::array<Edition, 1> editions = {{{"ru", {}}}};

}  // namespace cats
