// What a game must offer. Search and tests are instantiated on the concrete game; server, page and command line use
// core/any_game.h, which erases it.
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

namespace core {

// The only move of the clock, in every game.
inline constexpr std::string_view close_token = "close";

// A game object holds components, flags and the number of seats, never a state, and may be shared freely.
//
// State         all that is true; a trivially copyable value of at most state_limit bytes, without anything random in it
// View          what one viewer may know; the only thing that is ever sent to a client or given to a bot
// Action        what a seat does, or an outcome of chance; a small value
// LegalActions  a set of actions without allocation: size(), forward(), operator[], contains(), for_each()
//
// actors(s)             who may act now: chance alone, or any number of seats at once, or nobody when over(s)
// awaited(s)            those of them for whom the table waits; empty only when over
// legal(s, a, out)      all that actor a may do, going back last; outcomes of chance are equally likely, in ascending order
// validate(s, a, x)     whether x is legal, else the clause that forbids it; changes nothing
// apply(s, a, x)        x must be valid; after it the actors may be others
// view(s, v)            built from what v may know
// imagine(v)            some state with game.view(imagine(v), v.viewer) == v; what is legal for the viewer is the same in all
// to_json(v), read_view(j)  a view as text and back: read_view(to_json(v)) == v; what comes from elsewhere is a view that the
//                       rules can work with, or a sentence that says why it is none
// insight(s)            what can be said about s from what everybody sees of it, as JSON
// catalogue()           the components, as JSON
// rehearse(s, a)        changes s as if it were seat a's turn to choose, so that things can be tried out beforehand; false when
//                       there is nothing to try
// write(x), read(a, t)  notation of an action; read knows its form only, validate the rules
// narrate(s, a, x, t)   sentences on how s became t; when the clock acts, x is Action{}
// stage(s)              a number that changes whenever the table moves on; within one, a seat that is awaited has one clock
// window(s)             0, or a window is open: the awaited seats may speak, and nobody must. It closes when none of them is
//                       left, or when its time is over. The number tells it from other windows of the same stage
// close_window(s)       the time of the open window is over: gives the silence of the awaited seats the meaning that the
//                       rules give it. In the log this is the move "close" of the clock
// is_complete(s, a)     whether seat a could leave everything as it is now; such a state is what a time-out goes back to
// timeout_actions(s, a, c)  what is done, one after another, for seat a when its time is over; c: its last complete state in
//                       this stage, or null. Empty where the rules have no default: then the table waits on
//
// None of legal, validate, apply allocates.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> && std::equality_comparable<typename G::State> &&
               std::is_trivially_copyable_v<typename G::View> && std::equality_comparable<typename G::View> &&
               !std::same_as<typename G::State, typename G::View> && std::is_trivially_copyable_v<typename G::Action> &&
               requires(const G& game, G::State& state, const G::State& s, const G::View& v, G::Action x,
                        G::LegalActions& out, Actor actor, Seat seat, Viewer viewer, std::string_view text) {
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
