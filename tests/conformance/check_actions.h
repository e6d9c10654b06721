// Checks who may act, and that legal(), validate() and the notation agree about the actions.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/open_action.h"
#include "tests/conformance/allocations.h"
#include "tests/conformance/run.h"

namespace conformance {

// awaited ⊆ actors. Both are empty exactly when the game is over. The actors are exactly those who have a legal action.
template <class R>
void check_actors(R& run, const typename R::State& state) {
  const Actors actors = run.game.actors(state);
  const Actors awaited = run.game.awaited(state);
  const bool over = run.game.over(state);
  run.expect(actors.empty() == over, "actors", "nobody may act exactly when the game is over");
  run.expect(awaited.empty() == over, "awaited", "nobody is awaited exactly when the game is over");
  typename R::LegalActions legal;
  for (const Actor actor : actors_up_to(core::max_seats)) {
    const std::string who(1, actor.name());
    run.expect(!awaited.has(actor) || actors.has(actor), "awaited", who + " is awaited but may not act");
    run.game.legal(state, actor, legal);
    run.expect(legal.empty() != actors.has(actor), "actors", who + " has a legal action exactly when it may act");
  }
  run.expect(run.game.window(state) == 0 || (!over && !actors.is_chance()), "window",
             "a window is open only while seats may speak");
  if (actors.is_chance()) run.expect(actors.count() == 1 && awaited == actors, "actors", "chance acts alone");
}

// All functions of the set of legal actions agree, and validate allows each action of it. Asking takes no memory from the
// heap.
template <class R>
void check_legal(R& run, const typename R::State& state, Actor actor) {
  typename R::LegalActions legal;
  const long before = allocations();
  run.game.legal(state, actor, legal);
  bool valid = true;
  for (int i = 0; i < legal.size(); ++i) {
    const auto action = core::filled(run.game, state, actor, legal[i], run.random);
    valid = valid && legal.contains(action) && run.game.validate(state, actor, action).ok();
    valid = valid && !(core::is_open(run.game, legal[i]) && run.game.validate(state, actor, legal[i]));
  }
  const bool clean = allocations() == before;
  run.expect(clean, "allocation", "legal or validate allocates");
  run.expect(valid, "legal", std::string("validate refuses a legal action of ") + actor.name() + ", or allows a form");
  int index = 0;
  bool consistent = legal.forward() >= 0 && legal.forward() <= legal.size();
  legal.for_each([&](auto action) {
    consistent = consistent && index < legal.size() && legal[index] == action && legal.contains(action);
    ++index;
  });
  run.expect(consistent && index == legal.size(), "legal", "size, index, contains and for_each differ");
}

// The token of an open action begins with its form, a text follows, and it is not too long for the protocol.
template <class R>
void check_filled(R& run, const typename R::State& state, Actor actor, typename R::Action form) {
  if (!core::is_open(run.game, form)) return;
  const auto action = core::filled(run.game, state, actor, form, run.random);
  const std::string token = run.game.write(action);
  const auto read = run.game.read(actor, token);
  run.expect(read && *read == action, "notation", token + " is not read back as it was meant");
  run.expect(token.starts_with(run.game.write(form)) && !core::is_form(token), "notation", token + " has no text");
  run.expect(token.size() <= core::max_token, "notation", token + " is too long");
}

// Reading the token of a legal action gives that action again, and no two actions have the same token.
template <class R>
void check_notation(R& run, const typename R::State& state, Actor actor) {
  std::vector<std::string> tokens;
  for (const auto action : run.list(state, actor)) {
    const std::string token = run.game.write(action);
    run.expect(core::is_form(token) == core::is_open(run.game, action), "notation",
               token + ": the forms of open actions, and no other tokens, end with a colon");
    check_filled(run, state, actor, action);
    const auto read = run.game.read(actor, token);
    run.expect(read && *read == action, "notation", token + " is not read back as it was meant");
    run.expect(token.find_first_not_of("!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`"
                                       "abcdefghijklmnopqrstuvwxyz{|}~") == std::string::npos &&
                   !token.empty(),
               "notation", "'" + token + "' is not a word");
    tokens.push_back(token);
  }
  std::sort(tokens.begin(), tokens.end());
  run.expect(std::adjacent_find(tokens.begin(), tokens.end()) == tokens.end(), "notation",
             "two actions are written alike");
}

inline std::string damaged(std::string text, Random& random) {
  constexpr std::string_view letters = "abcdefgpx@/-|0123456789 \n\xff";
  for (int i = 1 + random.below(3); i > 0; --i) {
    const auto place = static_cast<std::size_t>(random.below(static_cast<int>(text.size()) + 1));
    const char letter = letters[static_cast<std::size_t>(random.below(static_cast<int>(letters.size())))];
    if (random.below(2) == 0)
      text.insert(place, 1, letter);
    else if (place < text.size() && random.below(2) == 0)
      text.erase(place, 1);
    else if (place < text.size())
      text[place] = letter;
  }
  return text;
}

// If read() accepts a damaged token, writing the action gives the same token again. Otherwise it refuses it without harm.
template <class R>
void check_reading(R& run, const typename R::State& state) {
  const Actor actor = run.game.actors(state).nth(0);
  const auto actions = run.list(state, actor);
  for (int i = 0; i < run.options.garbage / 4 && !actions.empty(); ++i) {
    const auto n = static_cast<std::size_t>(run.random.below(static_cast<int>(actions.size())));
    const auto action = core::filled(run.game, state, actor, actions[n], run.random);
    const std::string text = damaged(run.random.below(8) == 0 ? "" : run.game.write(action), run.random);
    const auto all = actors_up_to(run.game.seats());
    const Actor reader = all[static_cast<std::size_t>(run.random.below(static_cast<int>(all.size())))];
    const auto read = run.game.read(reader, text);
    run.expect(!read || run.game.write(*read) == text, "notation", "'" + text + "' is read as something else");
  }
}

// One action of one actor: validate agrees with legal, and a refusal names a clause of the rules and a reason.
template <class R>
void check_verdict(R& run, const typename R::State& state, Actor actor, typename R::Action action,
                   const typename R::LegalActions& legal) {
  const auto verdict = run.game.validate(state, actor, action);
  // The set of legal actions does not look at texts; a text may be refused in a form that is legal.
  bool has_text = core::is_open(run.game, action);
  if constexpr (core::TakesText<typename R::Game>) has_text = has_text || !action.text.empty();
  const bool refused_text = !verdict && has_text;
  if (verdict.ok() != legal.contains(action) && !refused_text) {
    const std::string what = std::string(1, actor.name()) + " " + run.traits.describe(action);
    run.report("validate", what + (verdict.ok() ? " is allowed but not legal" : " is legal but refused"));
  }
  if (verdict.ok()) return;
  const auto& [clause, reason] = verdict.error();
  if (!run.traits.knows_clause(clause)) run.report("clause", "not a clause of the rules: " + std::string(clause));
  if (reason.empty()) run.report("clause", "a refusal without a reason");
}

// Judges mutated and senseless actions of right and wrong actors. Judging changes nothing.
template <class R>
void check_garbage(R& run, const typename R::State& state) {
  const auto actors = actors_up_to(core::max_seats);
  const typename R::State before = state;
  typename R::LegalActions legal;
  typename R::LegalActions others;
  for (int i = 0; i < run.options.garbage; ++i) {
    const Actors acting = run.game.actors(state);
    const Actor actor = acting.nth(run.random.below(acting.count()));
    run.game.legal(state, actor, legal);
    const bool senseless = legal.empty() || run.random.below(4) == 0;
    const auto action = senseless ? run.traits.garbage(run.random)
                                  : run.traits.mutated(legal[run.random.below(legal.size())], run.random);
    check_verdict(run, state, actor, action, legal);
    const Actor other = actors[static_cast<std::size_t>(run.random.below(static_cast<int>(actors.size())))];
    run.game.legal(state, other, others);
    check_verdict(run, state, other, action, others);
  }
  run.expect(state == before, "validate", "asking changed the state");
}

// Judges every possible action, for an actor who may act and for any other one.
template <class R>
void check_space(R& run, const typename R::State& state) {
  const Actors acting = run.game.actors(state);
  const auto all = actors_up_to(run.game.seats());
  for (const Actor actor : {acting.nth(0), all[static_cast<std::size_t>(run.random.below(run.game.seats() + 1))]}) {
    typename R::LegalActions legal;
    run.game.legal(state, actor, legal);
    int found = 0;
    run.traits.for_each_action([&](auto action) {
      found += legal.contains(action) ? 1 : 0;
      check_verdict(run, state, actor, action, legal);
    });
    run.expect(found == legal.size(), "legal", "the set holds an action twice, or one that does not exist");
  }
}

}  // namespace conformance
