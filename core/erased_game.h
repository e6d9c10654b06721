// Turns any Game into an AnyGame. Only the registry includes this, and code that draws a concrete game.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/game.h"
#include "core/open_action.h"
#include "core/players.h"
#include "core/playout.h"

namespace core {

template <Game G>
Outcome outcome_of(const G& game, const typename G::State& state) {
  Outcome outcome;
  const auto points = game.points(state);
  const Actors winners = game.winners(state);
  for (int s = 0; s < game.seats(); ++s) {
    const Seat seat{static_cast<std::uint8_t>(s)};
    outcome.points.push_back(points[s]);
    if (winners.has(seat)) outcome.winners += letter(seat);
  }
  outcome.rounds = game.rounds(state);
  outcome.end_reason = game.end_reason(state);
  return outcome;
}

template <Game G>
class ErasedView final : public AnyView {
 public:
  ErasedView(std::shared_ptr<const G> game, const G::View& view) : rules_(std::move(game)), view_(view) {}

  std::string_view game() const override { return G::id; }
  Viewer viewer() const override { return view_.viewer; }
  std::string json() const override { return rules_->to_json(view_); }

  // For bots, which work on the concrete game.
  const G& rules() const { return *rules_; }
  const G::View& view() const { return view_; }

 private:
  std::shared_ptr<const G> rules_;
  G::View view_;
};

template <Game G>
class ErasedState final : public AnyState {
 public:
  ErasedState(std::shared_ptr<const G> game, const G::State& state) : game_(std::move(game)), state_(state) {}

  std::unique_ptr<AnyState> clone() const override { return std::make_unique<ErasedState>(*this); }
  Actors actors() const override { return game_->actors(state_); }
  Actors awaited() const override { return game_->awaited(state_); }
  bool over() const override { return game_->over(state_); }
  int stage() const override { return game_->stage(state_); }
  std::string_view chance_clause() const override { return game_->chance_clause(state_); }
  int window() const override { return game_->window(state_); }
  bool complete(Seat seat) const override { return game_->is_complete(state_, seat); }
  std::optional<SeatSet> machines() const override {
    if constexpr (AsksWhoPlays<G>) return game_->machines(state_);
    return std::nullopt;
  }

  std::vector<std::string> legal(Actor actor) const override {
    if (actor.is_clock()) return std::vector<std::string>(window() != 0 ? 1 : 0, std::string(close_token));
    typename G::LegalActions actions;
    game_->legal(state_, actor, actions);
    std::vector<std::string> tokens;
    actions.for_each([&](const auto& action) { tokens.push_back(game_->write(action)); });
    std::erase_if(tokens, is_late);
    return tokens;
  }

  std::string fill(Actor actor, std::string_view token, Random& random) const override {
    const auto action = actor.is_clock() ? std::nullopt : game_->read(actor, token);
    return action ? game_->write(filled(*game_, state_, actor, *action, random)) : std::string(token);
  }

  std::vector<Choice> choices(Seat seat) const override {
    typename G::LegalActions actions;
    if (game_->actors(state_).has(seat)) game_->legal(state_, seat, actions);
    std::vector<Choice> out;
    for (int i = 0; i < actions.size(); ++i) {
      const bool forward = i < actions.forward();
      std::string token = game_->write(actions[i]);
      if (!is_late(token)) out.push_back({std::move(token), undoable(seat, actions[i], forward)});
    }
    return out;
  }

  std::vector<std::string> timeout(Seat seat, const AnyState* complete) const override {
    // Both states come from the same table, so both belong to the same game.
    const auto* last = static_cast<const ErasedState*>(complete);
    std::vector<std::string> tokens;
    for (const auto action : game_->timeout_actions(state_, seat, last == nullptr ? nullptr : &last->state_))
      tokens.push_back(game_->write(action));
    return tokens;
  }

  Verdict play(Actor actor, std::string_view token) override {
    return act(actor, token, [](const auto&, auto) {});
  }
  Verdict play(Actor actor, std::string_view token, std::vector<std::string>& story) override {
    return act(actor, token,
               [&](const auto& before, auto action) { story = game_->narrate(before, actor, action, state_); });
  }

  std::unique_ptr<AnyView> look(Viewer viewer) const override {
    return std::make_unique<ErasedView<G>>(game_, game_->view(state_, viewer));
  }
  std::string view(Viewer viewer) const override { return game_->to_json(game_->view(state_, viewer)); }
  std::string insight() const override { return game_->insight(state_); }
  bool rehearse(Seat seat) override { return game_->rehearse(state_, seat); }
  Outcome outcome() const override { return outcome_of(*game_, state_); }

 private:
  template <class Then>
  Verdict act(Actor actor, std::string_view token, Then&& then) {
    if (actor.is_clock()) return take_machines(token) ? Verdict() : close(token, then);
    const auto action = game_->read(actor, token);
    if (!action) return Failure{Violation{"", "there is no such action"}};
    if (auto verdict = game_->validate(state_, actor, *action); !verdict) return verdict;
    const typename G::State before = state_;
    game_->apply(state_, actor, *action);
    then(before, *action);
    return {};
  }

  // A token that names the seats which computers play is not a move of the game, so no story tells it.
  bool take_machines([[maybe_unused]] std::string_view token) {
    if constexpr (AsksWhoPlays<G>) {
      if (const auto machines = machines_in(token, game_->seats()); machines && !game_->over(state_)) {
        game_->set_machines(state_, *machines);
        return true;
      }
    }
    return false;
  }

  template <class Then>
  Verdict close(std::string_view token, Then&& then) {
    if (token != close_token) return Failure{Violation{"", "the clock can only close a window"}};
    if (game_->window(state_) == 0) return Failure{Violation{"", "no window is open that could be closed"}};
    const typename G::State before = state_;
    game_->close_window(state_);
    then(before, typename G::Action{});
    return {};
  }

  // Going back undoes a forward action. Repeating the undone action undoes going back.
  bool undoable(Seat seat, G::Action action, bool forward) const {
    typename G::State after = state_;
    Random any(0);  // any text will do
    game_->apply(after, seat, filled(*game_, state_, seat, action, any));
    if (!game_->actors(after).has(seat)) return false;
    typename G::LegalActions ways;
    game_->legal(after, seat, ways);
    for (int i = forward ? ways.forward() : 0; i < ways.size(); ++i) {
      typename G::State back = after;
      game_->apply(back, seat, filled(*game_, after, seat, ways[i], any));
      if (back == state_) return true;
    }
    return false;
  }

  std::shared_ptr<const G> game_;
  G::State state_;
};

template <Game G>
class ErasedGame final : public AnyGame {
 public:
  ErasedGame(G game, Agreement agreement)
      : game_(std::make_shared<const G>(std::move(game))), agreement_(std::move(agreement)) {}

  const G& rules() const { return *game_; }
  const Agreement& agreement() const override { return agreement_; }
  std::string catalogue() const override { return game_->catalogue(); }
  std::string_view result_clause() const override { return G::result_clause; }
  std::unique_ptr<AnyState> start() const override { return std::make_unique<ErasedState<G>>(game_, game_->start()); }
  Result<Imagined, std::string> imagine(std::string_view view) const override {
    const auto seen = game_->read_view(view);
    if (!seen) return Failure{seen.error()};
    return Imagined{std::make_unique<ErasedState<G>>(game_, game_->imagine(seen.value())), seen.value().viewer};
  }

  Playout random_game([[maybe_unused]] DealStream& deals, [[maybe_unused]] Random& choices,
                      [[maybe_unused]] std::vector<Move>* log) const override {
    Playout playout;
    typename G::State state = game_->start();
#ifndef __wasm__  // no page plays random games, and its engine should be small
    if (log == nullptr) {
      const Played played = play_random<false>(*game_, state, deals, choices);
      playout.decisions = played.decisions;
      playout.draws = played.draws;
    } else {
      play_out(*game_, state, deals, choices, false, [&](const auto&, Actor actor, auto action) {
        ++(actor.is_chance() ? playout.draws : playout.decisions);
        log->push_back({actor, game_->write(action)});
      });
    }
#endif
    playout.outcome = outcome_of(*game_, state);
    return playout;
  }

 private:
  std::shared_ptr<const G> game_;
  Agreement agreement_;
};

}  // namespace core
