// The rules of Cats at the Vernissage. One chapter of the rulebook is one file:
//
// setup.cpp     S       from the closed box to the first roll
// turn.cpp      T1–T4   who may act, taking and exchanging
// attempt.cpp   T5      trying a painting
// traps.cpp     P       the traps among the paints
// bank.cpp      B       protective properties and the window for jumping
// events.cpp    E       the black cat
// round.cpp     T6, T7, G  the automatic steps, and the end
// view.cpp      K       what a viewer may know; view_json.cpp writes and reads it, view_check.cpp checks it
// insight.cpp           what the rules can say about a position beyond its view
// validate.cpp          every refusal and its clause
// timeout.cpp           the default when a player's time is over
//
// and beside them components.cpp and catalogue.cpp (C), names.h, notation.cpp (actions as text) and narrate.cpp (what
// happened, in sentences).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cats/action.h"
#include "cats/components.h"
#include "cats/flags.h"
#include "cats/state.h"
#include "cats/view.h"
#include "core/deal.h"
#include "core/ids.h"
#include "core/playout.h"
#include "core/random.h"
#include "core/result.h"
#include "core/view_format.h"

namespace cats {

using core::Actor;
using core::Actors;
using core::Seat;
using core::Verdict;
using core::Viewer;
using core::WordSet;

// A game with its components, flags and number of players. It holds no state, so it may be used from everywhere at
// once. legal, validate and apply do not allocate.
class Game {
 public:
  using State = cats::State;
  using View = cats::View;
  using Action = cats::Action;
  using LegalActions = cats::LegalActions;

  static constexpr std::string_view id = "cats";
  static constexpr int rules_version = 1;
  static constexpr std::string_view result_clause = "CV-G2";
  static constexpr std::size_t state_limit = 256;

  Game(Components parts, Flags flags, int players, int /*version*/ = rules_version)
      : parts_(std::move(parts)), flags_(flags), players_(players) {}

  const Components& parts() const { return parts_; }
  const Flags& flags() const { return flags_; }
  int seats() const { return players_; }
  int version() const { return rules_version; }

  // The concept core::Game.
  State start() const;
  Actors actors(const State& state) const;
  Actors awaited(const State& state) const;
  void legal(const State& state, Actor actor, LegalActions& out) const;
  Verdict validate(const State& state, Actor actor, Action action) const;
  void apply(State& state, Actor actor, Action action) const;  // the action must be valid
  std::string_view chance_clause(const State& state) const;
  bool over(const State& state) const { return state.table.phase == Phase::over; }
  int window(const State& state) const;
  void close_window(State& state) const;
  Array<int, core::max_seats> points(const State& state) const;
  Actors winners(const State& state) const;  // CV-G2: all or nobody
  View view(const State& state, Viewer viewer) const;
  bool rehearse(State& /*state*/, Seat /*seat*/) const { return false; }
  State imagine(const View& view) const;
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
  int stage(const State& state) const { return state.moment; }
  std::vector<Action> timeout_actions(State state, Seat seat, const State* last_complete) const;
  bool is_complete(const State& /*state*/, Seat /*seat*/) const {
    return false;
  }  // nothing in this game can be tried out and taken back

  // Questions that a player has before deciding; the rules use them too.
  int clean_count(const OpenTable& table) const { return std::popcount(table.clean); }
  int goal() const { return parts_.goal(players_); }
  unsigned dirty(const OpenTable& table) const { return all_paintings() & ~unsigned{table.clean}; }
  unsigned triable(const OpenTable& table) const;  // bit p: painting p is dirty and the cat does not sleep on it
  // CV-T5a: the paintings that can be tried with a die that names this one.
  unsigned reach(const OpenTable& table, int named) const;
  Paints paints_on(const State& state, int painting) const;
  Paints lacking(const State& state, int painting) const;  // colours of the palette that are missing on the painting
  bool matches(const State& state, int painting) const;    // CV-T5d
  bool two_are_enough(const State& state, int painting) const;  // CV-B4
  std::uint32_t banked(const OpenTable& table, Property property) const {
    return table.bank & parts_.with_property[static_cast<int>(property)];
  }
  std::uint64_t lying(const State& state) const;  // bit: there is a card at this place
  int next(int seat) const { return seat + 1 < players_ ? seat + 1 : 0; }
  bool in_try(const State& state) const;  // the cards of the painting being tried are face up

 private:
  unsigned all_paintings() const { return (1U << static_cast<unsigned>(parts_.paintings())) - 1U; }
  std::uint64_t all_places() const { return (std::uint64_t{1} << static_cast<unsigned>(parts_.places())) - 1U; }

  // setup.cpp
  void legal_deal(const State& state, LegalActions& out) const;
  void apply_deal(State& state, Action action) const;
  void skip_traps(State& state) const;
  void deal_paint(State& state, int colour) const;
  void first_player(State& state, int seat) const;

  // turn.cpp
  Actors acting(const State& state) const;
  void legal_seat(const State& state, int seat, LegalActions& out) const;
  void legal_turn(const State& state, int seat, LegalActions& out) const;
  bool may_act_in_window(const State& state, int seat) const;
  void leave_window(State& state) const;
  void begin_exchange(State& state, int seat, int named) const;
  void exchange_step(State& state) const;
  void drop(State& state, int seat, int colour) const;

  // attempt.cpp
  void legal_attempt(const State& state, int seat, LegalActions& out) const;
  void begin_try(State& state, int seat, int painting, bool jump) const;
  void put(State& state, int seat, int place, int colour) const;
  void judge(State& state) const;
  void clean(State& state, bool to_bank) const;
  void turn_down(State& state) const;

  // traps.cpp
  void resolve_traps(State& state) const;
  bool spring(State& state, int place, Trap trap) const;

  // bank.cpp
  bool may_propose(const State& state) const;
  void legal_offers(const State& state, int seat, LegalActions& out) const;
  core::SeatSet able_to_jump(const State& state) const;
  void spend(State& state, int palette) const;
  void accept(State& state, const Proposal& proposal) const;
  void decline(State& state, int seat, const Proposal& proposal) const;
  void pass_on(State& state) const;

  // events.cpp
  void open_event(State& state) const;
  bool twistable(const State& state) const;
  void legal_twist(const State& state, LegalActions& out) const;
  void twist(State& state, int lower, int upper) const;
  void splash(State& state, int painting) const;
  void go_on_splashing(State& state) const;
  void nap(State& state, int painting) const;

  // round.cpp
  bool refill(State& state) const;
  bool hang_palette(State& state, int painting) const;
  void palette_comes(State& state, int palette) const;
  void paint_comes(State& state, int colour) const;
  void die_shows(State& state, int painting) const;
  void begin_round(State& state) const;
  void end_round(State& state, int next) const;
  void go_on(State& state, int next) const;
  void sweep(State& state) const;
  int dice_to_roll(const OpenTable& table) const;
  void enter(State& state, Phase phase, int active) const;

  // view.cpp
  void imagine_palettes(const View& view, State& state) const;
  void imagine_cards(const View& view, State& state) const;

  void apply_chance(State& state, Action action) const;
  void legal_chance(const State& state, LegalActions& out) const;

  // validate.cpp
  core::Violation refusal(const State& state, int seat, Action action) const;
  core::Violation refusal_in_turn(const State& state, int seat, Action action) const;
  core::Violation refusal_in_try(const State& state, int seat, Action action) const;
  core::Violation refused_drop(const OpenTable& table, int seat) const;
  core::Violation refused_palette(const State& state, int seat, Action action) const;

  Components parts_;
  Flags flags_;
  int players_;
};

}  // namespace cats

// random_play.cpp
extern template core::Played core::play_random<false>(const cats::Game&, cats::State&, core::Random&, core::Random&);
extern template core::Played core::play_random<true>(const cats::Game&, cats::State&, core::Random&, core::Random&);
extern template core::Played core::play_random<false>(const cats::Game&, cats::State&, core::DealStream&,
                                                      core::Random&);
