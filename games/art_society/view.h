// What one viewer may know (AS-K1, AS-K2). It is another type than State and is filled only from the parts that this
// viewer may know.
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
  OpenTable table;
  Array<OpenSeat, max_players> seats;
  Array<std::uint8_t, max_players> hand_count{};
  Array<KnownCards, max_players>
      bids;        // the starting card, the cards revealed in this round, and those compared (AS-B3, AS-B4)
  SecretSeat own;  // the viewer's own cards; nothing for a spectator
  friend bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View>);

}  // namespace art_society
