// All games. The list comes from the folders in games/ (see CMakeLists.txt); all other code works with any game.
#pragma once

#include <string_view>

#include "games/list.h"  // generated: includes the description of each game and lists them as EveryGame

namespace games {

// The page loads an engine that knows one game; every other program knows all games.
#ifdef VERNISSAGE_ONLY_GAME
inline constexpr std::string_view only_game = VERNISSAGE_ONLY_GAME;
#else
inline constexpr std::string_view only_game;
#endif

template <class Description, class F>
void offer(F&& f) {
  if constexpr (only_game.empty() || only_game == Description::Game::id) f.template operator()<Description>();
}

template <class... Descriptions, class F>
void offer_each(List<Descriptions...> /*list*/, F&& f) {
  (offer<Descriptions>(f), ...);
}

// Calls f.operator()<Description>() for every game (core/description.h), in the order in which players see them.
template <class F>
void for_each_game(F&& f) {
  offer_each(EveryGame(), f);
}

}  // namespace games
