// The half of a Position that is the same for every game: it plays actions by their tokens, expects refusals, and answers
// questions about the game. The half that each game writes itself puts cards and tiles in place.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>

#include "core/game.h"
#include "core/text.h"
#include "tests/table/evidence.h"
#include "tests/table/names.h"

namespace table {

using Tokens = std::set<std::string>;

// `Position` is the class that extends this one. The functions that change it return it, so that calls can be chained.
template <class Position, core::Game G>
class Spoken {
 public:
  using State = G::State;
  using Action = G::Action;

  // Plays one or more tokens in turn. '*' is chance.
  Position& plays(char who, std::string_view tokens);
  // Expects a refusal by this clause ("" if there is no such action), that the action is not listed as legal, and that nothing
  // changes.
  void refuses(char who, std::string_view token, std::string_view clause) const;
  void refuses(char who, Action action, std::string_view clause) const;  // also an action that has no token
  Position& rests(char seat);                           // plays what the game does when the seat's time is over
  std::string tells(char who, std::string_view token);  // plays it and returns the story, a line for each sentence

  Tokens legal(char who) const;
  Tokens legal(char who, std::string_view beginning) const;              // the tokens that begin so
  std::string actors() const { return names_of(game_.actors(state_)); }  // letters, or "*"
  std::string awaited() const { return names_of(game_.awaited(state_)); }
  std::string winners() const { return names_of(game_.winners(state_)); }

  const G& game() const { return game_; }
  const State& state() const { return state_; }
  G::View view(char viewer) const { return game_.view(state_, viewer_named(viewer)); }  // '-' for a spectator
  std::string json(char viewer = '-') const { return game_.to_json(view(viewer)); }

  static int index(char seat) { return seat - 'A'; }
  static core::Actor actor(char name) { return actor_named(name); }

  // A game's Position may replace these two: `spelled` to accept shorter tokens than the notation, `check` to fail the test if
  // no game could have led to the position.
  std::string spelled(char /*who*/, std::string_view token) const { return std::string(token); }
  void check() const {}

 protected:
  explicit Spoken(G game) : game_(std::move(game)), state_(game_.start()) { saw_subject(); }

  G game_;
  State state_;

 private:
  const Position& self() const { return static_cast<const Position&>(*this); }
  Position& self() { return static_cast<Position&>(*this); }
  std::optional<Action> read(char who, std::string_view token) const {
    return game_.read(actor(who), self().spelled(who, token));
  }
  // An open action with any text is listed by its form (core/open_action.h).
  static std::string form_of(const std::string& token) {
    const auto colon = token.find(':');
    return colon == std::string::npos ? token : token.substr(0, colon + 1);
  }
  bool is_listed(char who, std::string_view token) const {
    return legal(who).contains(form_of(self().spelled(who, token)));
  }
  bool has_text(char who, std::string_view token) const {
    const std::string whole = self().spelled(who, token);
    return form_of(whole) != whole;
  }
};

template <class Position, core::Game G>
Position& Spoken<Position, G>::plays(char who, std::string_view tokens) {
  self().check();
  for (const auto token : core::split(tokens, ' ')) {
    INFO(std::string(1, who) << " plays " << std::string(token) << " in " << json());
    const auto action = read(who, token);
    REQUIRE_MESSAGE(action.has_value(), "no such token");
    const core::Verdict verdict = game_.validate(state_, actor(who), *action);
    REQUIRE_MESSAGE(verdict.ok(), std::string(verdict.error().clause) << ": " << std::string(verdict.error().reason));
    CHECK_MESSAGE(is_listed(who, token), "allowed, but not listed");
    game_.apply(state_, actor(who), *action);
    saw_action();
    self().check();
  }
  return self();
}

template <class Position, core::Game G>
void Spoken<Position, G>::refuses(char who, std::string_view token, std::string_view clause) const {
  self().check();
  INFO(std::string(1, who) << " tries " << std::string(token) << " in " << json());
  CHECK_MESSAGE((has_text(who, token) || !is_listed(who, token)), "it is listed among the legal actions");
  if (const auto action = read(who, token))
    refuses(who, *action, clause);
  else
    CHECK_MESSAGE(clause.empty(), "no such token");
}

template <class Position, core::Game G>
void Spoken<Position, G>::refuses(char who, Action action, std::string_view clause) const {
  const State before = state_;
  const core::Verdict verdict = game_.validate(state_, actor(who), action);
  CHECK_MESSAGE(!verdict.ok(), "it is allowed");
  if (!verdict.ok()) {
    saw_refusal(verdict.error().clause, verdict.error().reason);
    CHECK(std::string(verdict.error().clause) == std::string(clause));
    CHECK(!verdict.error().reason.empty());
  }
  CHECK(state_ == before);
}

template <class Position, core::Game G>
Position& Spoken<Position, G>::rests(char seat) {
  for (const Action action : game_.timeout_actions(state_, seat_named(seat), nullptr)) plays(seat, game_.write(action));
  return self();
}

template <class Position, core::Game G>
std::string Spoken<Position, G>::tells(char who, std::string_view token) {
  const State before = state_;
  const auto action = read(who, token);
  REQUIRE(action.has_value());
  plays(who, token);
  std::string story;
  for (const auto& line : game_.narrate(before, actor(who), *action, state_)) story += line + "\n";
  return story;
}

template <class Position, core::Game G>
Tokens Spoken<Position, G>::legal(char who) const {
  typename G::LegalActions actions;
  game_.legal(state_, actor(who), actions);
  Tokens tokens;
  actions.for_each([&](Action action) { tokens.insert(game_.write(action)); });
  return tokens;
}

template <class Position, core::Game G>
Tokens Spoken<Position, G>::legal(char who, std::string_view beginning) const {
  Tokens all = legal(who);
  std::erase_if(all, [&](const std::string& token) { return !token.starts_with(beginning); });
  return all;
}

}  // namespace table

// Lets a failed comparison show both sets.
template <>
struct doctest::StringMaker<table::Tokens> {
  static String convert(const table::Tokens& tokens) {
    std::string text = "{";
    for (const auto& token : tokens) text += " " + token;
    return (text + " }").c_str();
  }
};
