// The complete state of a game, split by who may know what (AS-K1, AS-K2). So a view is made by copying whole parts,
// never by leaving something out.
#pragma once

#include <cstdint>
#include <type_traits>

#include "art_society/components.h"
#include "art_society/wall.h"
#include "core/ids.h"

namespace art_society {

enum class Phase : std::uint8_t { start_deal, start_hang, card_deal, lots, draw, bids, turns, over };

// An item that the assistant holds or that is being hung: a painting, a piece of decor, or nothing.
class Item {
 public:
  static constexpr Item painting(int id) { return Item(id); }
  static constexpr Item decor(int shape) { return Item(max_paintings + shape); }
  constexpr Item() = default;

  constexpr bool empty() const { return value_ == none; }
  constexpr bool is_painting() const { return value_ < max_paintings; }
  constexpr int id() const { return is_painting() ? value_ : value_ - max_paintings; }
  friend constexpr bool operator==(Item, Item) = default;

 private:
  constexpr explicit Item(int value) : value_(static_cast<std::uint8_t>(value)) {}
  std::uint8_t value_ = none;
};

// In a round the assistant can hold an item of earlier rounds, the painting picked, and a piece of each right; each of
// them can be hung.
inline constexpr int max_held_hangings = 4;

// AS-H4, AS-N3: decor that was won but not yet chosen.
struct Right {
  std::uint8_t limit = 0;  // shields that may still be taken; 0 after it lapsed
  std::int8_t need = 0;    // AS-H4f: shields that must still be taken, if possible
  std::uint8_t pieces = 0;
  Array<std::uint8_t, max_held_hangings> fallen{};  // AS-H4f: by how much each hanging lowered the need
  bool single : 1 = false;                          // AS-H4a: one tile; otherwise a combination
  bool stopped : 1 = false;
  bool given : 1 = false;  // AS-H4f: one of its pieces went to the assistant

  constexpr bool open() const { return limit > 0 && !stopped && (!single || pieces == 0); }
  friend bool operator==(const Right&, const Right&) = default;
};

enum class StepKind : std::uint8_t { hang, hang_held_painting, hang_held_decor, give, piece, give_piece, stop };

// AS-D4: a step of this round that can be taken back, in two bytes.
class Step {
 public:
  constexpr Step() = default;
  static constexpr Step of(StepKind kind, int square = 0) { return Step(static_cast<int>(kind), square); }
  static constexpr Step hanging(StepKind kind, int square, bool won) {
    return Step(static_cast<int>(kind) | int{won} << 7, square);
  }
  static constexpr Step of_decor(StepKind kind, int square, int decor, int right = 0) {
    return Step(static_cast<int>(kind) | decor << 3 | right << 6, square);
  }

  constexpr StepKind kind() const { return static_cast<StepKind>(bits_ & 7); }
  constexpr bool hangs_held() const {
    return kind() == StepKind::hang_held_painting || kind() == StepKind::hang_held_decor;
  }
  constexpr int decor() const { return bits_ >> 3 & 7; }      // hang_held_decor, piece, give_piece: which shape
  constexpr int right() const { return bits_ >> 6 & 1; }      // piece, give_piece, stop: for which right
  constexpr bool won() const { return (bits_ & 0x80) != 0; }  // hang, hang_held_painting: it won a right
  constexpr int square() const { return square_; }            // where something was hung
  friend constexpr bool operator==(Step, Step) = default;

 private:
  constexpr Step(int bits, int square)
      : bits_(static_cast<std::uint8_t>(bits)), square_(static_cast<std::uint8_t>(square)) {}
  std::uint8_t bits_ = 0;
  std::uint8_t square_ = 0;
};

// A painting has sides of at least 2, which add up to at most 10. So it touches at most 12 others, and a right has at
// most 12 pieces. A round has at most two hangings that win a right, one gift, three hangings of decor by the assistant
// and two stops.
inline constexpr int max_rights = 2;
inline constexpr int max_steps = 32;
inline constexpr int max_surplus = 2;

// The part of a seat that everybody sees.
struct OpenSeat {
  Wall wall;
  Array<Step, max_steps> steps{};
  Array<Right, max_rights> rights{};
  Array<std::uint8_t, max_surplus> surplus = {{none, none}};
  std::uint8_t step_count = 0;
  std::uint8_t frozen = 0;      // AS-D5: steps that can't be undone any more
  std::uint8_t pending = none;  // the painting to be dealt with
  Item assistant;
  std::uint8_t shown = 0;  // AS-B3: cards of the stack that everybody has seen in this round
  std::uint8_t right_count = 0;

  int surplus_count() const { return (surplus[0] != none ? 1 : 0) + (surplus[1] != none ? 1 : 0); }
  // Hangings of the assistant's item in this round.
  int held_hangings() const {
    int count = 0;
    for (int i = 0; i < step_count; ++i) count += steps[i].hangs_held() ? 1 : 0;
    return count;
  }
  bool has_open_right() const { return (right_count > 0 && rights[0].open()) || (right_count > 1 && rights[1].open()); }
  friend bool operator==(const OpenSeat&, const OpenSeat&) = default;
};

// The part of a seat that only its owner knows.
struct SecretSeat {
  std::uint32_t hand = 0;                          // bit v: card v
  Array<std::uint8_t, 1 + max_bid_cards> stack{};  // bottom to top
  std::uint8_t stack_count = 0;
  std::uint8_t sealed = 0;  // the bid before the reveal; 0 if there is none
  friend bool operator==(const SecretSeat&, const SecretSeat&) = default;
};

// The part of the table that everybody sees.
struct OpenTable {
  CellSet museum;  // paintings nobody took, AS-M1
  Array<std::uint8_t, max_lots> lot_shapes{};
  Array<std::uint8_t, max_lots> lots = {{none, none, none, none, none}};  // none: not drawn yet, or gone
  Array<std::uint8_t, decor_count> decor{};                               // supply by shape
  Array<std::uint8_t, type_count> markers{};
  Array<std::uint8_t, max_players> order{};  // seats by bid
  std::uint8_t came = 0;                     // bit t: type t came to the museum
  Phase phase = Phase::start_deal;
  std::uint8_t round = 0;
  std::uint8_t auctioneer = none;
  std::uint8_t lots_named = 0;
  std::uint8_t lots_drawn = 0;
  std::uint8_t dealt = 0;       // seats that got their starting painting or card
  std::uint8_t turns_over = 0;  // in the order of bids
  core::SeatSet has_bid;        // in this round, like the following ones
  core::SeatSet picked;
  core::SeatSet swapped;          // AS-N2: the painting came from the museum
  core::SeatSet passed;           // AS-D4a: its turn is over
  core::SeatSet ready;            // AS-D4
  core::SeatSet entitled;         // it has an open right
  std::uint32_t shapes_left = 0;  // AS-A1: bit s: besides the named lots, a painting of shape s is left
  friend bool operator==(const OpenTable&, const OpenTable&) = default;
};

struct State {
  OpenTable table;
  CellSet supply;  // AS-K2: paintings whose fronts nobody has seen
  Array<OpenSeat, max_players> seats;
  Array<SecretSeat, max_players> secrets;

  OpenSeat& seat(int s) { return seats[s]; }
  const OpenSeat& seat(int s) const { return seats[s]; }
  SecretSeat& secret(int s) { return secrets[s]; }
  const SecretSeat& secret(int s) const { return secrets[s]; }
  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 1040 && std::is_trivially_copyable_v<State>);

}  // namespace art_society
