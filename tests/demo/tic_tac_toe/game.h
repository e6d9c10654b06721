// The rules of signed tic-tac-toe, see ../README.md.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/action_set.h"
#include "core/array.h"
#include "core/flags.h"
#include "core/ids.h"
#include "core/parse_error.h"
#include "core/random.h"
#include "core/result.h"
#include "core/typed_text.h"
#include "core/view_format.h"
#include "core/word_set.h"

namespace tic_tac_toe {

using core::Actor;
using core::Actors;
using core::Array;
using core::Seat;
using core::Verdict;
using core::Viewer;

inline constexpr int players = 2;
inline constexpr int squares = 9;
using Signature = core::Text<24>;

enum class Kind : std::uint8_t {
  begins,  // chance: seat
  mark,    // square
  sign,    // open: the text is the signature
  agree,   // –
  object,  // –
};
inline constexpr int kind_count = 5;

struct Action {
  Kind kind = Kind::begins;
  std::uint8_t detail = 0;  // unused
  std::uint8_t place = 0;
  Signature text = {};
  friend constexpr bool operator==(const Action&, const Action&) = default;
};
using LegalActions = core::ActionSet<Kind, 2, core::WordSet, Action>;

struct Flags {
  std::uint8_t objections = 2;  // TT-W1: of each player
  friend bool operator==(const Flags&, const Flags&) = default;
};
inline constexpr std::array flag_table = {core::number<&Flags::objections>("objections", {.low = 0, .high = 3})};
inline constexpr std::array<core::Edition<Flags>, 1> editions = {{{"demo", {}}}};

struct Components {
  std::string name;
  std::string hash;
  std::vector<Signature> signatures;  // what the computer player and random play choose from
};
core::Result<Components, core::ParseError> parse_components(std::string_view name, std::string_view text);

enum class Phase : std::uint8_t { start, mark, sign, window, over };
inline constexpr std::array<std::string_view, 5> phase_names = {"start", "mark", "sign", "window", "over"};

inline constexpr std::uint8_t free_square = 0xff;
inline constexpr Array<std::uint8_t, squares> empty_board = {{free_square, free_square, free_square, free_square,
                                                              free_square, free_square, free_square, free_square,
                                                              free_square}};

// Everything on the table is open, so a view is the state with its viewer.
struct OpenTable {
  Phase phase = Phase::start;
  std::uint8_t turn = 0;    // the seat that marks and signs
  std::uint8_t square = 0;  // the mark of this turn, from Phase::sign on
  std::uint8_t turns = 0;   // so far
  Array<std::uint8_t, players> objections{};
  Array<std::uint8_t, squares> owner = empty_board;  // the seat, or free_square
  Array<Signature, squares> signature{};
  friend bool operator==(const OpenTable&, const OpenTable&) = default;
};
struct State {
  OpenTable table;
  friend bool operator==(const State&, const State&) = default;
};
struct View {
  Viewer viewer = Viewer::spectator();
  OpenTable table;
  friend bool operator==(const View&, const View&) = default;
};

class Game {
 public:
  using State = tic_tac_toe::State;
  using View = tic_tac_toe::View;
  using Action = tic_tac_toe::Action;
  using LegalActions = tic_tac_toe::LegalActions;

  static constexpr std::string_view id = "tic-tac-toe";
  static constexpr int rules_version = 1;
  static constexpr std::string_view result_clause = "TT-E2";
  static constexpr std::size_t state_limit = 512;

  Game(Components parts, Flags flags, int /*seats*/, int /*version*/ = rules_version)
      : parts_(std::move(parts)), flags_(flags) {}

  int seats() const { return players; }
  int version() const { return rules_version; }
  State start() const;
  Actors actors(const State& state) const;
  Actors awaited(const State& state) const { return actors(state); }
  bool over(const State& state) const { return state.table.phase == Phase::over; }
  std::string_view chance_clause(const State& /*state*/) const { return "TT-S1"; }
  void legal(const State& state, Actor actor, LegalActions& out) const;
  Verdict validate(const State& state, Actor actor, const Action& action) const;
  void apply(State& state, Actor actor, const Action& action) const;
  bool is_open(const Action& action) const { return action.kind == Kind::sign; }
  Action fill(const State& state, Actor actor, Action form, core::Random& random) const;

  Array<int, core::max_seats> points(const State& state) const;
  Actors winners(const State& state) const;
  int rounds(const State& state) const { return state.table.turns; }
  std::string_view end_reason(const State& state) const { return winner(state.table) < 0 ? "full-board" : "row"; }
  int stage(const State& state) const { return state.table.turns * 8 + static_cast<int>(state.table.phase); }
  int window(const State& state) const { return state.table.phase == Phase::window ? 1 : 0; }
  void close_window(State& state) const { stand(state.table); }
  bool is_complete(const State& /*state*/, Seat /*seat*/) const { return false; }
  std::vector<Action> timeout_actions(const State& state, Seat seat, const State* complete) const;

  View view(const State& state, Viewer viewer) const { return {viewer, state.table}; }
  State imagine(const View& view) const { return {view.table}; }
  bool rehearse(State& /*state*/, Seat /*seat*/) const { return false; }
  std::string to_json(const View& view) const;
  core::Result<View, std::string> read_view(std::string_view json) const;
  void describe_view(core::ViewFormat& format) const;
  std::string insight(const State& /*state*/) const { return "{}"; }
  std::string catalogue() const;
  std::string write(const Action& action) const;
  std::optional<Action> read(Actor actor, std::string_view token) const;
  std::vector<std::string> narrate(const State& before, Actor actor, const Action& action, const State& after) const;

 private:
  static int winner(const OpenTable& table);  // the seat with three in a row, or -1
  static int other(int seat) { return 1 - seat; }
  void stand(OpenTable& table) const;
  void pass_turn(OpenTable& table) const;

  Components parts_;
  Flags flags_;
};

}  // namespace tic_tac_toe
