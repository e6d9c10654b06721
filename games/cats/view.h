// What a viewer may know (CV-K1). It is another type than State and is filled only from what is open. Hands are open
// and no seat has secrets, so all viewers see the same.
#pragma once

#include <cstdint>
#include <type_traits>

#include "cats/state.h"
#include "core/ids.h"

namespace cats {

struct View {
  core::Viewer viewer = core::Viewer::spectator();
  std::uint8_t players = 0;
  std::uint8_t stack = 0;     // paints in it
  std::uint8_t palettes = 0;  // in their stack
  std::uint8_t top = none;    // CV-S2: the property on top of that stack
  OpenTable table;
  std::uint64_t lying = 0;                                       // bit: there is a card at this place
  Array<Paints, max_paintings> faces;                            // of the palettes; empty where there is none
  Array<std::uint8_t, places_each> open = {{none, none, none}};  // cards of the painting that is being tried
  Array<std::uint8_t, max_places> notes;                         // CV-K3: with memory aid, what was shown; else `none`
  friend bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View>);

}  // namespace cats
