// The contract of a game. Search and tests use the concrete game; server, page and command line use core/any_game.h,
// which hides the type.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/array.h"
#include "core/ids.h"
#include "core/result.h"
#include "core/view_format.h"

namespace core {

// The clock's only move, in every game.
inline constexpr std::string_view close_token = "close";

// A game object holds components, flags, the number of seats and the version of the rules. It holds no state and may be shared
// freely. It can play any version from 1 to rules_version, so a match goes on by the version with which it began.
//
// State         everything that is true: a trivially copyable value of at most state_limit bytes, without random numbers
// View          what one viewer may know; clients and bots never get anything else
// Action        what a seat does, or an outcome of chance; a small value
// LegalActions  a set of actions without allocation: size(), forward(), operator[], contains(), for_each(). It holds an action
//               with a text as a form without it (core/open_action.h)
//
// actors(s)             who may act now: chance alone, any number of seats at once, or nobody when over(s)
// awaited(s)            the actors for whom the table waits; empty only when over(s)
// legal(s, a, out)      all actions of actor a; those that take something back come last. Outcomes of chance are equally
//                       likely and in ascending order
// chance_clause(s)      the clause by which chance decides now; result_clause is the one about points and victory
// validate(s, a, x)     whether x is legal, or the clause that forbids it; changes nothing
// apply(s, a, x)        x must be valid; afterwards other actors may act
// view(s, v)            what viewer v may know of s
// imagine(v)            a state with game.view(imagine(v), v.viewer) == v; all such states allow the viewer the same
// to_json(v), read_view(j)  a view as text and back: read_view(to_json(v)) == v. read_view takes text from anywhere and
//                       gives a view that the rules can work with, or a sentence that says what is wrong
// describe_view(f)      tells f the keys of that text, their types and meanings (core/view_keys.h)
// insight(s)            what the rules can say about the public part of s, as JSON
// catalogue()           the components, as JSON
// rehearse(s, a)        changes s as if it were seat a's turn to choose, so that a player can try something in advance;
//                       false if there is nothing to try
// write(x), read(a, t)  the notation of an action. read checks only the form; validate checks the rules
// narrate(s, a, x, t)   sentences that tell how s became t; if the clock acts, x is Action{}
// stage(s)              a number that changes whenever the table moves on. Within a stage an awaited seat has one clock
// window(s)             0, or the number of the open window: the awaited seats may act, and none of them must. A window
//                       closes when nobody is awaited any more or when its time is over. The number tells apart the
//                       windows of a stage
// close_window(s)       the time of the open window is over: treats the silence of the awaited seats as the rules say. In
//                       the log this is the clock's move "close"
// is_complete(s, a)     whether seat a could leave everything as it is now; a time-out goes back to such a state
// timeout_actions(s, a, c)  the actions, in order, that are taken for seat a when its time is over. c is its last complete
//                       state in this stage, or null. Empty if the rules have no default; then the table goes on waiting
//
// legal, validate and apply do not allocate. Rules may ask which seats computers play: core/players.h.
template <class G>
concept Game =
    std::is_trivially_copyable_v<typename G::State> && std::equality_comparable<typename G::State> &&
    std::is_trivially_copyable_v<typename G::View> && std::equality_comparable<typename G::View> &&
    !std::same_as<typename G::State, typename G::View> && std::is_trivially_copyable_v<typename G::Action> &&
    requires(const G& game, G::State& state, const G::State& s, const G::View& v, G::Action x, G::LegalActions& out,
             Actor actor, Seat seat, Viewer viewer, std::string_view text, ViewFormat& format) {
      { G::id } -> std::convertible_to<std::string_view>;
      { G::rules_version } -> std::convertible_to<int>;
      requires sizeof(typename G::State) <= G::state_limit;
      { game.seats() } -> std::same_as<int>;
      { game.start() } -> std::same_as<typename G::State>;
      { game.actors(s) } -> std::same_as<Actors>;
      { game.awaited(s) } -> std::same_as<Actors>;
      { game.over(s) } -> std::same_as<bool>;
      game.legal(s, actor, out);
      { game.validate(s, actor, x) } -> std::same_as<Verdict>;
      game.apply(state, actor, x);
      { game.points(s) } -> std::same_as<Array<int, max_seats>>;
      { game.winners(s) } -> std::same_as<Actors>;
      { game.rounds(s) } -> std::same_as<int>;
      { game.end_reason(s) } -> std::same_as<std::string_view>;
      { game.view(s, viewer) } -> std::same_as<typename G::View>;
      { game.imagine(v) } -> std::same_as<typename G::State>;
      { game.to_json(v) } -> std::same_as<std::string>;
      { game.read_view(text) } -> std::same_as<Result<typename G::View, std::string>>;
      game.describe_view(format);
      { game.insight(s) } -> std::same_as<std::string>;
      { game.catalogue() } -> std::same_as<std::string>;
      { game.rehearse(state, seat) } -> std::same_as<bool>;
      { game.write(x) } -> std::same_as<std::string>;
      { game.read(actor, text) } -> std::same_as<std::optional<typename G::Action>>;
      { game.narrate(s, actor, x, s) } -> std::same_as<std::vector<std::string>>;
      { game.stage(s) } -> std::same_as<int>;
      { game.window(s) } -> std::same_as<int>;
      game.close_window(state);
      { game.is_complete(s, seat) } -> std::same_as<bool>;
      { game.timeout_actions(s, seat, &s) } -> std::same_as<std::vector<typename G::Action>>;
    };

}  // namespace core
