// The rules of Art Society. One chapter of the rulebook is one file:
//
// setup.cpp     S       from the closed box to the first auction
// auction.cpp   A, B    lots, sealed bids, the reveal, the pick
// turn.cpp      D, H, N who may do what; wall.h and wall.cpp find the places where a tile may hang (H1 to H3)
// apply.cpp     D, H, N what it does, and undoing it
// decor.cpp     H4      the decor that matching frames win; prospect.cpp finds the total that can be reached
// run_out.cpp   H5      exchanges when a shape of decor has run out
// round.cpp     M, E, G1  what happens by itself
// scoring.cpp   G, H6   what a wall is worth
// view.cpp      K       what a viewer may know; view_json.cpp writes and reads it, view_check.cpp checks it
// insight.cpp   H, G    what the rules can say about a position beyond its view
// validate.cpp          every refusal and its clause
// timeout.cpp   D4a     the default when a player's time is over
//
// and beside them rules.h (what changed since the first version), components.cpp and catalogue.cpp (C), names.cpp,
// notation.cpp (actions as text) and narrate.cpp (what happened, in sentences).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "art_society/action.h"
#include "art_society/components.h"
#include "art_society/flags.h"
#include "art_society/rules.h"
#include "art_society/state.h"
#include "art_society/view.h"
#include "core/deal.h"
#include "core/ids.h"
#include "core/playout.h"
#include "core/random.h"
#include "core/result.h"
#include "core/view_format.h"

namespace art_society {

using core::Actor;
using core::Actors;
using core::Seat;
using core::Verdict;
using core::Viewer;

// AS-G3…G8, line by line as the score is written down.
struct Score {
  int prestige = 0;
  int decor = 0;
  int eyeline = 0;
  int full_wall = 0;
  int corners = 0;
  int surplus = 0;
  int total() const { return prestige + decor + eyeline + full_wall + corners + surplus; }
  friend bool operator==(const Score&, const Score&) = default;
};

// AS-G2: the multiplier of each type, and the type in fashion (none before the first purchase of the museum).
struct Ranking {
  Array<int, type_count> multiplier{};
  int in_fashion = none;
};

// AS-G3, AS-G5, AS-H6: what the paintings of a wall count for; bit i stands for wall.hung[i].
struct Showing {
  std::uint32_t faux_pas = 0;
  std::uint32_t eyeline = 0;         // paintings of the type in fashion that hang in the eyeline
  Array<int, type_count> counted{};  // paintings by type that bring prestige
};

enum class EndReason : std::uint8_t { full_wall, second_surplus, no_bids, too_few_paintings };

// AS-H5: pieces of one wall in a straight line that are exchanged for others of the same area.
struct Exchange {
  int seat = 0;
  int square = 0;
  bool lying = false;
  Array<int, 3> back = {{-1, -1, -1}};  // decor shapes in the order in which they lie
  Array<int, 3> taken = {{-1, -1, -1}};
};

// A game with its components, flags and number of players. It holds no state, so it may be used from everywhere at
// once. legal, validate and apply do not allocate.
class Game {
 public:
  using State = art_society::State;
  using View = art_society::View;
  using Action = art_society::Action;
  using LegalActions = art_society::LegalActions;

  static constexpr std::string_view id = "art-society";
  static constexpr int rules_version = 2;  // the present one; all from 1 on can be played
  static constexpr std::string_view result_clause = "AS-G9";
  static constexpr std::size_t state_limit = 1040;

  Game(Components parts, Flags flags, int players, int version = rules_version)
      : parts_(std::move(parts)), flags_(flags), players_(players), version_(version), rules_(Rules::of(version)) {}

  const Components& parts() const { return parts_; }
  const Flags& flags() const { return flags_; }
  int seats() const { return players_; }
  int version() const { return version_; }
  const Rules& rules() const { return rules_; }

  // The concept core::Game.
  State start() const;
  Actors actors(const State& state) const;  // who may act
  // For whom the table waits: everybody who may act, except those who could only go back.
  Actors awaited(const State& state) const;
  void legal(const State& state, Actor actor, LegalActions& out) const;
  Verdict validate(const State& state, Actor actor, Action action) const;
  void apply(State& state, Actor actor, Action action) const;  // the action must be valid
  std::string_view chance_clause(const State& state) const;
  bool over(const State& state) const { return state.table.phase == Phase::over; }
  Array<int, core::max_seats> points(const State& state) const;
  Actors winners(const State& state) const;  // nobody before the end
  View view(const State& state, Viewer viewer) const;
  bool rehearse(State& state, Seat seat) const;
  State imagine(const View& view) const;  // a state that looks like this to its viewer
  std::string write(Action action) const;
  std::optional<Action> read(Actor actor, std::string_view token) const;
  std::string to_json(const View& view) const;
  core::Result<View, std::string> read_view(std::string_view json) const;
  void describe_view(core::ViewFormat& format) const;
  std::string insight(const State& state) const;
  std::string catalogue() const;
  std::vector<std::string> narrate(const State& before, Actor actor, Action action, const State& after) const;
  int rounds(const State& state) const { return state.table.round; }
  std::string_view end_reason(const State& state) const;
  int stage(const State& state) const { return state.table.round * 8 + static_cast<int>(state.table.phase); }
  int window(const State& /*state*/) const { return 0; }  // every awaited player has to make a decision
  void close_window(State& /*state*/) const {}

  // AS-D4, AS-D4a: the actions for a seat whose time is over. In the turns phase they lead to `ready`. If the seat has
  // a complete arrangement, it goes back to the last one: the last state of this round in which nothing of this seat
  // was pending. Otherwise it plays defaults.
  std::vector<Action> timeout_actions(State state, Seat seat, const State* last_complete) const;
  bool is_complete(const State& state, Seat seat) const;

  Score score(const State& state, int seat) const;
  Ranking ranking(const State& state) const;
  std::uint32_t faux_pas(const Wall& wall) const;  // AS-H6: bit i: the painting wall.hung[i] touches one of its type
  Showing showing(const Wall& wall, int in_fashion) const;
  bool in_eyeline(Hung hung) const {
    return parts_.shape_of_painting(hung.painting).at(hung.square).meets(parts_.eyeline);
  }
  std::optional<EndReason> end_trigger(const State& state) const;
  std::optional<EndReason> certain_end(const State& state) const;  // an end that nothing in this round can prevent
  int turn_of(const State& state) const;                           // the seat whose turn it is, or none
  int free_squares(const State& state, int seat) const;

  // Questions that a player has before deciding; the rules use them too.
  CellSet places_for(const State& state, int seat, const Shape& shape) const {
    return places(parts_, state.seat(seat).wall, shape);
  }
  const Shape& shape_of(Item item) const {
    return item.is_painting() ? parts_.shape_of_painting(item.id()) : parts_.decor[item.id()];
  }
  // AS-N2: the museum paintings for which the pending one can be swapped.
  CellSet swaps(const State& state, int seat) const;
  bool to_be_had(const State& state, int decor) const;
  std::optional<Exchange> find_exchange(const State& state, int wanted) const;
  void take_from_supply(State& state, int decor) const;  // only if to_be_had()
  // AS-H4f: at most one piece of a right to the assistant.
  bool may_give(const State& state, int seat, const Right& right) const {
    return state.seat(seat).assistant.empty() && !right.given;
  }

 private:
  // setup.cpp
  CellSet start_places(int painting) const;
  void deal_painting(State& state, int painting) const;
  void hang_start(State& state, int seat, int square) const;
  void deal_card(State& state, int value) const;
  // auction.cpp
  void update_shapes_left(State& state, int shape) const;
  void name_lot(State& state, int shape) const;
  void draw_lot(State& state, int painting) const;
  void seal_bid(State& state, int seat, int card) const;
  void reveal(State& state) const;
  void compare_bids(State& state) const;
  CellSet lots_left(const State& state) const;
  void pick(State& state, int seat, int painting) const;
  // turn.cpp
  Actors who(const State& state, bool waited_for) const;
  void legal_in_turn(const State& state, int seat, LegalActions& out) const;
  void legal_pieces(const State& state, int seat, LegalActions& out) const;
  bool fits(const State& state, int seat, int painting) const;
  CellSet chance_outcomes(const State& state) const;
  // validate.cpp
  core::Violation refusal(const State& state, Actor actor, Action action) const;
  core::Violation refused_chance(const State& state, Action action) const;
  core::Violation refused_start(const State& state, int seat, Action action) const;
  core::Violation refused_turn(const State& state, int seat, Action action) const;
  core::Violation refused_arranging(const State& state, int seat, Action action) const;
  core::Violation refused_square(const State& state, int seat, const Shape& shape, int square) const;
  core::Violation refused_pending(const State& state, int seat, Action action) const;
  core::Violation refused_piece(const State& state, int seat, Action action) const;
  // apply.cpp
  void hang(State& state, int seat, int square) const;
  void hang_held(State& state, int seat, int square) const;
  void swap(State& state, int seat, int painting) const;
  void set_aside(State& state, int seat) const;
  void take_piece(State& state, int seat, Action action) const;
  void undo(State& state, int seat) const;
  // decor.cpp
  bool win(State& state, int seat, int painting, int square) const;
  bool counts_total(const Right& right) const { return flags_.decor_exact && !right.single; }
  int fitting(const State& state, int seat, int limit, int goal) const;
  void lower_needs(State& state, int seat, int older_rights) const;
  void restore_needs(State& state, int seat) const;
  int needed(const State& state, int seat, const Right& right) const;
  bool singles_suffice(const State& state, int seat, int total) const;
  bool keeps_need(const State& state, int seat, const Right& right, int decor, int square, int need) const;
  CellSet piece_places(const State& state, int seat, const Right& right, int decor, int need) const;
  void trade(State& state, const Exchange& exchange) const;
  void lapse(State& state, int seat) const;
  CellSet old_decor(const State& state, int seat) const;
  bool match_merge(const State& state, const Exchange& line, int length, int wanted, CellSet old,
                   Exchange& found) const;
  bool match_split(const State& state, const Exchange& line, int wanted, CellSet old, Exchange& found) const;
  // view.cpp
  void imagine_starting_cards(State& state) const;
  // view_check.cpp
  std::string_view flaw_in_cards(const View& view) const;
  std::string_view flaw_in_lots(const OpenTable& table) const;
  std::string_view flaw_in_turns(const View& view) const;
  std::string_view flaw_in_paintings(const View& view) const;
  std::string_view flaw_in_decor(const View& view) const;
  std::string_view flaw_in_seat(const View& view, int seat) const;
  std::string_view flaw_in(const View& view) const;
  bool own_cards_fit(const View& view, int height) const;
  bool own_starting_card_fits(const View& view) const;
  bool can_be_undone(const View& view, int seat) const;
  // round.cpp
  void settle(State& state) const;
  void museum_buys(State& state) const;
  int advanced(const State& state, int type, int value) const;
  void end_round(State& state) const;
  void begin_round(State& state) const;

  Components parts_;
  Flags flags_;
  int players_;
  int version_;
  Rules rules_;
};

// The action that made a step, and the step that an action makes. The action `@g4` does not say whether a painting or a
// piece of decor was hung; step_of assumes a painting.
Action action_of(const Step& step);
std::optional<Step> step_of(Action action, bool won);

}  // namespace art_society

// random_play.cpp
extern template core::Played core::play_random<false>(const art_society::Game&, art_society::State&, core::Random&,
                                                      core::Random&);
extern template core::Played core::play_random<true>(const art_society::Game&, art_society::State&, core::Random&,
                                                     core::Random&);
extern template core::Played core::play_random<false>(const art_society::Game&, art_society::State&, core::DealStream&,
                                                      core::Random&);
