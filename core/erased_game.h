// Makes an AnyGame of any Game. Only the registry includes this, and whoever draws what a concrete game looks like.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/game.h"
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

  // For bots, which know the concrete game.
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
  int window() const override { return game_->window(state_); }
  bool complete(Seat seat) const override { return game_->is_complete(state_, seat); }

  std::vector<std::string> legal(Actor actor) const override {
    if (actor.is_clock()) return std::vector<std::string>(window() != 0 ? 1 : 0, std::string(close_token));
    typename G::LegalActions actions;
    game_->legal(state_, actor, actions);
    std::vector<std::string> tokens;
    actions.for_each([&](auto action) { tokens.push_back(game_->write(action)); });
    return tokens;
  }

  std::vector<Choice> choices(Seat seat) const override {
    typename G::LegalActions actions;
    if (game_->actors(state_).has(seat)) game_->legal(state_, seat, actions);
    std::vector<Choice> out;
    for (int i = 0; i < actions.size(); ++i) {
      const bool forward = i < actions.forward();
      out.push_back({game_->write(actions[i]), undoable(seat, actions[i], forward)});
    }
    return out;
  }

  std::vector<std::string> timeout(Seat seat, const AnyState* complete) const override {
    // Both come from the same table, so they are of the same game.
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
    if (actor.is_clock()) return close(token, then);
    const auto action = game_->read(actor, token);
    if (!action) return Failure{Violation{"", "there is no such action"}};
    if (auto verdict = game_->validate(state_, actor, *action); !verdict) return verdict;
    const typename G::State before = state_;
    game_->apply(state_, actor, *action);
    then(before, *action);
    return {};
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

  // What goes forward is taken back by going back; going back itself is taken back by doing the same again.
  bool undoable(Seat seat, G::Action action, bool forward) const {
    typename G::State after = state_;
    game_->apply(after, seat, action);
    if (!game_->actors(after).has(seat)) return false;
    typename G::LegalActions ways;
    game_->legal(after, seat, ways);
    for (int i = forward ? ways.forward() : 0; i < ways.size(); ++i) {
      typename G::State back = after;
      game_->apply(back, seat, ways[i]);
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

  const Agreement& agreement() const override { return agreement_; }
  std::string catalogue() const override { return game_->catalogue(); }
  std::unique_ptr<AnyState> start() const override { return std::make_unique<ErasedState<G>>(game_, game_->start()); }
  Result<Imagined, std::string> imagine(std::string_view view) const override {
    const auto seen = game_->read_view(view);
    if (!seen) return Failure{seen.error()};
    return Imagined{std::make_unique<ErasedState<G>>(game_, game_->imagine(seen.value())), seen.value().viewer};
  }

  Playout random_game(DealStream& deals, Random& choices, std::vector<Move>* log) const override {
    Playout playout;
    typename G::State state = game_->start();
    play_out(*game_, state, deals, choices, false, [&](const auto&, Actor actor, auto action) {
      ++(actor.is_chance() ? playout.draws : playout.decisions);
      if (log != nullptr) log->push_back({actor, game_->write(action)});
    });
    playout.outcome = outcome_of(*game_, state);
    return playout;
  }

 private:
  std::shared_ptr<const G> game_;
  Agreement agreement_;
};

}  // namespace core
