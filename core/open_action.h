// Open actions carry a text that somebody typed, so they can't be listed. A list of legal actions holds the form of an open action:
// the action without its text. Its token is "NAME:", and that of a whole action "NAME:TEXT" with the text percent-encoded. No other
// token ends with a colon, so every reader of tokens can tell a form.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

#include "core/ids.h"
#include "core/random.h"
#include "core/typed_text.h"

namespace core {

// The longest token: a name of up to 60 characters and a text of up to 193 bytes, each of them %XX. The protocol refuses longer ones.
inline constexpr std::size_t max_token = 640;

// Stands between the texts of an action that has several.
inline constexpr char between_texts = '|';

constexpr bool is_form(std::string_view token) { return token.ends_with(':'); }

inline std::string open_token(std::string_view name, std::string_view text) {
  return std::string(name) + ":" + percent_encoded(text);
}

// The text of the token if it begins with "NAME:". The text of a form is empty.
inline std::optional<std::string> text_of(std::string_view token, std::string_view name) {
  if (!token.starts_with(name) || token.substr(name.size(), 1) != ":") return std::nullopt;
  return percent_decoded(token.substr(name.size() + 1));
}

// A game with open actions offers this besides core::Game:
//
// is_open(x)              whether x carries a text. Its form is legal; validate() judges the text too
// fill(s, a, x, random)   the form x, legal for actor a, with some text that validate() accepts: for random play and tests
template <class G>
concept TakesText = requires(const G& game, const G::State& s, Actor actor, const G::Action& x, Random& random) {
  { game.is_open(x) } -> std::same_as<bool>;
  { game.fill(s, actor, x, random) } -> std::same_as<typename G::Action>;
};

template <class G>
bool is_open([[maybe_unused]] const G& game, [[maybe_unused]] const typename G::Action& action) {
  if constexpr (TakesText<G>) return game.is_open(action);
  return false;
}

// A legal action as it can be played: the action itself, or a form with some text.
template <class G>
G::Action filled([[maybe_unused]] const G& game, [[maybe_unused]] const typename G::State& state,
                 [[maybe_unused]] Actor actor, const typename G::Action& action, [[maybe_unused]] Random& random) {
  if constexpr (TakesText<G>) {
    if (game.is_open(action)) return game.fill(state, actor, action, random);
  }
  return action;
}

}  // namespace core
