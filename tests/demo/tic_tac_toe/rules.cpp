#include <algorithm>

#include "tic_tac_toe/game.h"

namespace tic_tac_toe {
namespace {

constexpr std::array<std::array<int, 3>, 8> rows = {
    {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};

core::WordSet free_squares(const OpenTable& table) {
  std::uint64_t bits = 0;
  for (int s = 0; s < squares; ++s) bits |= std::uint64_t{table.owner[s] == free_square} << s;
  return core::WordSet(bits);
}

bool is_signed(const OpenTable& table, const Signature& signature) {
  return std::any_of(table.signature.begin(), table.signature.end(),
                     [&](const Signature& s) { return s == signature; });
}

core::Failure<core::Violation> refuse(std::string_view clause, std::string_view reason) {
  return core::Failure{core::Violation{clause, reason}};
}

}  // namespace

State Game::start() const {
  State state;
  for (auto& left : state.table.objections) left = flags_.objections;
  return state;
}

Actors Game::actors(const State& state) const {
  const OpenTable& table = state.table;
  if (table.phase == Phase::over) return Actors::nobody();
  if (table.phase == Phase::start) return Actors::chance();
  const int seat = table.phase == Phase::window ? other(table.turn) : table.turn;
  return Actors::only(Seat{static_cast<std::uint8_t>(seat)});
}

void Game::legal(const State& state, Actor actor, LegalActions& out) const {
  out.clear();
  if (!actors(state).has(actor)) return;
  switch (state.table.phase) {
    case Phase::start:
      return out.add(Kind::begins, 0, core::WordSet(3));
    case Phase::mark:
      return out.add(Kind::mark, 0, free_squares(state.table));
    case Phase::sign:
      return out.add(Kind::sign);
    case Phase::window:
      out.add(Kind::agree);
      return out.add(Kind::object);
    case Phase::over:
      return;
  }
}

Verdict Game::validate(const State& state, Actor actor, const Action& action) const {
  LegalActions actions;
  legal(state, actor, actions);
  if (actions.empty()) return refuse("TT-M1", "it is somebody else's turn");
  if (!actions.contains(action)) {
    const bool window = action.kind == Kind::agree || action.kind == Kind::object;
    return refuse(window ? "TT-W1" : "TT-M1", "that can't be done now");
  }
  if (!is_open(action)) return action.text.empty() ? Verdict() : refuse("", "only a signature has a text");
  if (const auto fault = core::text_fault(action.text.view()); !fault.empty()) return refuse("TT-N1", fault);
  if (is_signed(state.table, action.text)) return refuse("TT-N2", "another mark is signed so");
  return {};
}

void Game::apply(State& state, Actor /*actor*/, const Action& action) const {
  OpenTable& table = state.table;
  switch (action.kind) {
    case Kind::begins:
      table.turn = action.place;
      table.phase = Phase::mark;
      return;
    case Kind::mark:
      table.square = action.place;
      table.owner[action.place] = table.turn;
      table.phase = Phase::sign;
      return;
    case Kind::sign:
      table.signature[table.square] = action.text;
      if (table.objections[other(table.turn)] == 0) return stand(table);
      table.phase = Phase::window;
      return;
    case Kind::agree:
      return stand(table);
    case Kind::object:  // TT-W2
      --table.objections[other(table.turn)];
      table.owner[table.square] = free_square;
      table.signature[table.square] = {};
      return pass_turn(table);
  }
}

Action Game::fill(const State& state, Actor /*actor*/, Action form, core::Random& random) const {
  const int count = static_cast<int>(parts_.signatures.size());
  const int first = random.below(count);
  for (int i = 0; i < count && (form.text.empty() || is_signed(state.table, form.text)); ++i)
    form.text = parts_.signatures[static_cast<std::size_t>((first + i) % count)];
  return form;
}

// TT-E1, TT-E2
void Game::stand(OpenTable& table) const {
  if (winner(table) >= 0 || free_squares(table).count() == 0) {
    table.phase = Phase::over;
    ++table.turns;
  } else {
    pass_turn(table);
  }
}

void Game::pass_turn(OpenTable& table) const {
  table.turn = static_cast<std::uint8_t>(other(table.turn));
  table.phase = Phase::mark;
  table.square = 0;
  ++table.turns;
}

int Game::winner(const OpenTable& table) {
  for (const auto& [a, b, c] : rows) {
    const int owner = table.owner[a];
    if (owner != free_square && owner == table.owner[b] && owner == table.owner[c]) return owner;
  }
  return -1;
}

Array<int, core::max_seats> Game::points(const State& state) const {
  Array<int, core::max_seats> points{};
  if (over(state) && winner(state.table) >= 0) points[winner(state.table)] = 1;
  return points;
}

Actors Game::winners(const State& state) const {
  const int seat = over(state) ? winner(state.table) : -1;
  return seat < 0 ? Actors::nobody() : Actors::only(Seat{static_cast<std::uint8_t>(seat)});
}

// The first free square and the first free signature.
std::vector<Action> Game::timeout_actions(const State& state, Seat seat, const State* /*complete*/) const {
  LegalActions actions;
  legal(state, seat, actions);
  core::Random first(0);
  if (actions.empty()) return {};
  return {is_open(actions[0]) ? fill(state, seat, actions[0], first) : actions[0]};
}

}  // namespace tic_tac_toe
