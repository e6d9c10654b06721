// The options of a table before a game of Cats.
#pragma once

#include <array>
#include <cstdint>

#include "core/flags.h"

namespace cats {

struct Flags {
  std::uint8_t starter = 0;    // CV-S8: 0: chance decides who is first, 1: seat A, 2: seat B, …
  bool order_runs_on = false;  // CV-T1: the next player in turn order begins a round, not always the first player
  bool lenient_two = false;    // CV-B4: two of three places are enough, no matter what the third card shows
  bool memory_aid = false;     // CV-K3: cards that were shown stay noted
  friend bool operator==(const Flags&, const Flags&) = default;
};

using FlagRow = core::FlagRow<Flags>;
inline constexpr std::array<FlagRow, 4> flag_table = {{
    core::choice<&Flags::starter>("start", "random", "seat-a", "seat-b", "seat-c", "seat-d"),
    core::choice<&Flags::order_runs_on>("order", "first", "runs-on"),
    core::choice<&Flags::lenient_two>("hard-cat", "strict", "lenient"),
    core::choice<&Flags::memory_aid>("memory-aid", "off", "on"),
}};

using Edition = core::Edition<Flags>;
inline constexpr std::array<Edition, 1> editions = {{{"ru", {}}}};

}  // namespace cats
