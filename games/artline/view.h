// What a viewer may know (AL-K1). It is another type than State and is filled only from what this viewer may see.
#pragma once

#include <cstdint>
#include <type_traits>

#include "artline/state.h"

namespace artline {

struct View {
  core::Viewer viewer = core::Viewer::spectator();
  OpenTable table;
  std::uint16_t deck = 0;                          // how many cards are in it
  Array<std::uint8_t, core::max_seats> in_hand{};  // how many cards each seat has
  Hand own;                                        // of the viewer's seat
  Hand shown;                                      // AL-K2
  Ballot said;                                     // by the viewer, in the open window
  friend bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View>);

}  // namespace artline
