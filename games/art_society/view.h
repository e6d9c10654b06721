// What one viewer may know (AS-K1, AS-K2): another type than State, filled from the parts that are open to that viewer.
#pragma once

#include <cstdint>
#include <type_traits>

#include "art_society/state.h"
#include "core/ids.h"

namespace art_society {

// Bid cards of one seat that the viewer may know, bottom to top.
struct KnownCards {
  Array<std::uint8_t, 1 + max_bid_cards> cards{};
  std::uint8_t count = 0;
  friend bool operator==(const KnownCards&, const KnownCards&) = default;
};

struct View {
  core::Viewer viewer = core::Viewer::spectator();
  std::uint8_t players = 0;
  Table table;
  Array<OpenSeat, max_players> seats;
  Array<std::uint8_t, max_players> hand_count{};
  Array<KnownCards, max_players>
      bids;        // the starting card, this round's revealed ones, and what was compared (AS-B3, AS-B4)
  SecretSeat own;  // the viewer's own cards; nothing for a spectator
  friend bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View>);

}  // namespace art_society
