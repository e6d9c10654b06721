// The complete state of a game. The open part is kept apart from the hidden part (CV-K1, CV-K2), so that a view is made
// by copying the open part.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#include "cats/components.h"
#include "cats/dice.h"
#include "core/ids.h"

namespace cats {

enum class Phase : std::uint8_t {
  deal_palettes,
  deal_top,
  deal_traps,
  deal_paints,
  deal_events,
  deal_hands,
  deal_first,
  roll,
  turn,
  window,  // CV-B3a
  take_draw,
  exchange_draw,
  exchange_drop,
  trap_draw,
  paws_drop,
  new_top,  // a palette is turned up: for a painting that needs one, or on the stack
  attempt,
  caught,  // CV-P1a: the cards lie open until they are turned down
  oops,
  oops_draw,
  nap_roll,
  twist,
  last,  // CV-E4
  over,
};
inline constexpr int phase_count = 24;

// Rounded up to a multiple of eight, so that eight bytes can be read at a time.
constexpr int whole_words(int bytes) { return (bytes + 7) / 8 * 8; }

// A card on a painting: a colour, a trap, or `none`.
inline constexpr int first_trap = colour_count;
constexpr bool is_paint(int card) { return card < first_trap; }
constexpr bool is_trap(int card) { return card >= first_trap && card != none; }
constexpr Trap trap_of(int card) { return static_cast<Trap>(card - first_trap); }

// A try at a painting, CV-T5. After a failed try, painting and seat are kept for players who may jump (CV-B3).
struct Try {
  std::uint8_t painting = none;
  std::uint8_t seat = none;
  std::uint8_t swaps = 0;    // swaps that are left
  std::uint8_t swapped = 0;  // bit s: place s of the painting got a card
  bool turbo = false;
  bool jump = false;
  Array<std::uint8_t, places_each> sprung = {{none, none, none}};  // the trap that lay there
  friend bool operator==(const Try&, const Try&) = default;
};

// CV-B2: it stands until anybody acts.
struct Proposal {
  std::uint8_t seat = none;
  std::uint8_t partner = none;
  std::uint8_t give = 0;
  std::uint8_t take = 0;
  std::uint8_t palette = 0;

  bool stands() const { return seat != none; }
  friend bool operator==(const Proposal&, const Proposal&) = default;
};

// What everybody sees, CV-K1.
struct OpenTable {
  Array<Paints, max_players> hands;
  Paints discard;
  std::uint32_t bank = 0;  // bit p: palette p
  std::uint32_t palette_discard = 0;
  Dice dice;                                // none in the try of CV-E4, whose round is over
  std::uint16_t clean = 0;                  // bit p: painting p
  Array<std::uint8_t, trap_count> traps{};  // sprung so far
  Phase phase = Phase::deal_palettes;
  std::uint8_t round = 0;
  std::uint8_t starter = none;                      // of this round; the first player, unless the order runs on
  std::uint8_t active = none;                       // who decides; in a window, who comes next
  std::uint8_t event = none;                        // of this round
  std::uint8_t events_left = 0;                     // events that are not open yet
  std::uint8_t cat = none;                          // the painting it sleeps on
  Array<std::uint8_t, 2> twisted = {{none, none}};  // CV-E6: the places that the last move swapped, the lower first
  std::uint8_t exchange_by = none;
  core::SeatSet limited;  // CV-P2: hand limit 1
  core::SeatSet asked;    // in a window or in CV-E4: who has not declined
  Try attempt;
  Proposal proposal;

  bool is_clean(int painting) const { return (clean >> painting & 1) != 0; }
  int limit(int seat) const { return limited.has(seat) ? 1 : 2; }
  friend bool operator==(const OpenTable&, const OpenTable&) = default;
};

struct State {
  OpenTable table;
  // CV-K2: hidden from everybody.
  std::uint64_t seen = 0;  // bit: the card at this place was shown; notes are made of it (CV-K3)
  std::uint32_t palette_stack = 0;
  Paints stack;
  Array<std::uint8_t, whole_words(max_places)> cards;  // the last places do not exist and have no card
  Array<std::uint8_t, max_paintings> palettes;         // their faces are open, their backs are not
  Array<std::uint8_t, trap_count> box_traps{};  // before the deal the traps to be laid, after it those left in the box
  Array<std::uint8_t, event_count> events{};    // in the order in which they will be opened
  std::uint8_t top = none;                      // of the palette stack; its back is visible, its face is not
  // The position within an automatic sequence.
  std::uint8_t cursor = 0;      // the place or seat that gets the next card
  std::uint8_t hanging = none;  // the painting that gets the next palette
  std::uint16_t moment = 0;     // grows with every decision that moves the game forward

  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 512 && std::is_trivially_copyable_v<State>);

}  // namespace cats
