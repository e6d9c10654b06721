// The rules of Artline: The Hermitage. One chapter of the rulebook is one file:
//
// setup.cpp       S, X1   from the closed box to the first turn
// turn.cpp        T, L    who may act, and where a card may hang
// play.cpp        T2–T4   hanging a card; names.h and same_theme.cpp (TH4) belong to it
// vote.cpp        V, TH7  the window after a play, and how it ends; judgement.cpp is the vote of computer players (V5)
// finish.cpp      G       the end of a turn and of the game
// view.cpp        K       what a viewer may know; view_json.cpp writes and reads it, view_check.cpp checks it
// judged.cpp              for which cards a theme holds
// insight.cpp             what the rules can say about a position beyond its view
// validate.cpp            every refusal and its clause
// timeout.cpp     T6      the default when a player's time is over
//
// and beside them components.cpp and catalogue.cpp (C, D), fill.cpp (themes for random play), notation.cpp (actions as text)
// and narrate.cpp (what happened, in sentences). The seats that computers play are known to the rules (core/players.h),
// because they judge by rules of their own (AL-V5).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "artline/action.h"
#include "artline/components.h"
#include "artline/flags.h"
#include "artline/same_theme.h"
#include "artline/state.h"
#include "artline/view.h"
#include "core/deal.h"
#include "core/description.h"
#include "core/ids.h"
#include "core/playout.h"
#include "core/random.h"
#include "core/result.h"
#include "core/view_format.h"

namespace artline {

using core::Actor;
using core::Actors;
using core::Seat;
using core::Verdict;
using core::Viewer;

// A game with its components, flags and number of players. It holds no state, so it may be used from everywhere at
// once. legal, validate and apply do not allocate.
class Game {
 public:
  using State = artline::State;
  using View = artline::View;
  using Action = artline::Action;
  using LegalActions = artline::LegalActions;

  static constexpr std::string_view id = "artline";
  static constexpr int rules_version = 1;
  static constexpr std::string_view result_clause = "AL-G2";
  static constexpr std::size_t state_limit = 4096;

  Game(Components parts, Flags flags, int players, int /*version*/ = rules_version)
      : parts_(std::move(parts)), flags_(flags), players_(players) {}

  const Components& parts() const { return parts_; }
  const Flags& flags() const { return flags_; }
  int seats() const { return players_; }
  int version() const { return rules_version; }

  // The concept core::Game.
  State start() const;
  Actors actors(const State& state) const;
  Actors awaited(const State& state) const { return actors(state); }
  void legal(const State& state, Actor actor, LegalActions& out) const;
  Verdict validate(const State& state, Actor actor, const Action& action) const;
  void apply(State& state, Actor actor, const Action& action) const;  // the action must be valid
  std::string_view chance_clause(const State& state) const;
  bool over(const State& state) const { return state.table.phase == Phase::over; }
  int window(const State& state) const { return state.table.phase == Phase::window ? 1 : 0; }
  void close_window(State& state) const;
  Array<int, core::max_seats> points(const State& state) const;  // cards in hand; fewer are better
  Actors winners(const State& state) const;
  View view(const State& state, Viewer viewer) const;
  bool rehearse(State& /*state*/, Seat /*seat*/) const { return false; }
  State imagine(const View& view) const;
  std::string write(const Action& action) const;
  std::optional<Action> read(Actor actor, std::string_view token) const;
  std::string to_json(const View& view) const;
  core::Result<View, std::string> read_view(std::string_view json) const;
  void describe_view(core::ViewFormat& format) const;
  std::string insight(const State& state) const;
  std::string catalogue() const;
  std::vector<std::string> narrate(const State& before, Actor actor, const Action& action, const State& after) const;
  int rounds(const State& state) const { return (state.table.turns + players_ - 1) / players_; }
  std::string_view end_reason(const State& state) const;
  int stage(const State& state) const { return state.moment; }
  std::vector<Action> timeout_actions(const State& state, Seat seat, const State* last_complete) const;
  bool is_complete(const State& /*state*/, Seat /*seat*/) const {
    return false;
  }  // nothing in this game can be tried out and taken back

  // core::TakesText
  bool is_open(const Action& action) const { return action.kind == Kind::name; }
  Action fill(const State& state, Actor actor, Action form, core::Random& random) const;
  // core::AsksWhoPlays
  core::SeatSet machines(const State& state) const { return state.table.machines; }
  void set_machines(State& state, core::SeatSet machines) const { state.table.machines = machines; }

  // Questions that a player has before deciding; the rules use them too.
  // AL-L3: where a card may hang, and of these places those where it would be the second card of a line (AL-L4).
  struct Openings {
    Places free;
    Places opening;
  };
  Openings openings(const Board& board) const;
  bool opens(const Board& board, int place, Direction direction) const;
  bool is_exhibition(const Board& board, int place) const;                    // AL-T4
  int neighbour(int seat) const { return (seat + players_ - 1) % players_; }  // AL-X2: on the right
  int start_cards() const { return artline::start_cards(flags_, players_); }
  int start_place(int n) const;                         // AL-X1: of the nth start card
  Array<Asked, 2> asked(const OpenTable& table) const;  // AL-V5: the lines of the last play that are voted on
  // The cards that a viewer sees on the table and in hands, and whether they show a theme, as a computer player judges it.
  std::vector<core::Judged> judged(const View& view, std::string_view theme) const;
  core::SeatSet people_against(const OpenTable& table, int seat) const;  // the opponents of a seat who are people
  bool is_on_table(int place) const { return column_of(place) < flags_.size && row_of(place) < flags_.size; }
  int tries(const OpenTable& table, int seat) const;  // AL-V4: rejected in this turn

 private:
  // setup.cpp
  void deal(State& state, int card) const;

  // turn.cpp
  void legal_chance(const State& state, LegalActions& out) const;
  void legal_play(const State& state, int seat, LegalActions& out) const;
  void discard(State& state, int card) const;
  bool is_acting(const OpenTable& table, int seat) const;

  // play.cpp
  void hang(State& state, int seat, const Action& action) const;
  void accept(State& state) const;
  void take_back(State& state) const;
  bool is_tried(const OpenTable& table, const Action& action) const;

  // vote.cpp
  void begin_vote(State& state) const;
  void vote(State& state, int seat, const Action& action) const;
  struct Result {
    unsigned failed = 0;  // points that can't be saved any more
    bool fixed = false;
  };
  Result count(const State& state, bool closing) const;
  void settle_vote(State& state, bool closing) const;

  // finish.cpp
  void draw(State& state) const;
  void end_turn(State& state) const;

  // validate.cpp
  core::Violation refusal(const State& state, int seat, const Action& action) const;
  core::Violation refused_play(const State& state, int seat, const Action& action) const;
  core::Violation refused_place(const OpenTable& table, int seat, const Action& action) const;
  core::Violation refused_themes(const OpenTable& table, int seat, const Action& action) const;
  core::Violation refused_line(const OpenTable& table, int place, Direction direction, std::string_view theme) const;
  core::Violation refused_vote(const State& state, int seat, const Action& action) const;

  // fill.cpp
  std::string_view proposal(const OpenTable& table, int place, Direction direction, int card, std::string_view not_this,
                            core::Random& random) const;

  Components parts_;
  Flags flags_;
  int players_;
};

}  // namespace artline

// random_play.cpp
extern template core::Played core::play_random<false>(const artline::Game&, artline::State&, core::Random&,
                                                      core::Random&);
extern template core::Played core::play_random<true>(const artline::Game&, artline::State&, core::Random&,
                                                     core::Random&);
extern template core::Played core::play_random<false>(const artline::Game&, artline::State&, core::DealStream&,
                                                      core::Random&);
