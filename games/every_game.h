// The only place that names every game. A game comes in by a description and its place in the list at the end; all code
// around the games works on any of them.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "art_society/game.h"
#include "art_society_bot/collector.h"
#include "art_society_bot/visitor.h"
#include "cats/game.h"
#include "cats_bot/player.h"
#include "core/flags.h"
#include "core/random.h"

namespace games {

// What a computer player does, and why: the key of a message with its arguments, or nothing.
template <class Game>
struct BotMove {
  Game::Action action;
  std::string reason = {};
};

// For computer players that go by what they see now.
struct NoMemory {
  template <class Game, class View>
  void see(const Game& /*game*/, const View& /*view*/) {}
};

// A description:
//
// Game, Flags           the types of the rules
// min_seats, max_seats  how many can play, whatever the flags are
// seats_with            how many can play with these flags
// shared_seats          all are on one side and hide nothing from each other, so one person may sit in several seats
// editions, flag_table  of the rules; the first edition is the default
// parse_components      from the text of a component file
// levels                of computer players, weakest first
// Memory                what a computer player keeps of what its seat has seen: trivially copyable, and see(game, view) is
//                       called after every move. Empty where nothing has to be kept
// choose                what a computer player of this level does
struct ArtSociety {
  using Game = art_society::Game;
  using Flags = art_society::Flags;
  using Memory = NoMemory;

  static constexpr int min_seats = 2;
  static constexpr int max_seats = art_society::max_players;
  static constexpr core::SeatLimits seats_with(const Flags& /*flags*/) { return {min_seats, max_seats}; }
  static constexpr bool shared_seats = false;
  static constexpr const auto& editions = art_society::editions;
  static constexpr const auto& flag_table = art_society::flag_table;
  static constexpr std::array<std::string_view, 2> levels = {"visitor", "collector"};

  static auto parse_components(std::string_view name, std::string_view text) {
    return art_society::parse_components(name, text);
  }
  static BotMove<Game> choose(std::string_view level, const Game& game, const Game::View& view,
                              const Memory& /*memory*/, core::Random& random) {
    const auto bot = level == levels[0] ? art_society_bot::choose_visitor : art_society_bot::choose_collector;
    return {bot(game, view, random)};
  }
};

struct Cats {
  using Game = cats::Game;
  using Flags = cats::Flags;
  using Memory = cats_bot::Memory;

  static constexpr int min_seats = 2;
  static constexpr int max_seats = cats::max_players;
  // CV-S8: the first player must have a seat.
  static constexpr core::SeatLimits seats_with(const Flags& flags) {
    return {std::max<int>(min_seats, flags.starter), max_seats};
  }
  static constexpr bool shared_seats = true;
  static constexpr const auto& editions = cats::editions;
  static constexpr const auto& flag_table = cats::flag_table;
  static constexpr const auto& levels = cats_bot::levels;

  static auto parse_components(std::string_view name, std::string_view text) {
    return cats::parse_components(name, text);
  }
  static BotMove<Game> choose(std::string_view level, const Game& game, const Game::View& view, const Memory& memory,
                              core::Random& random) {
    auto decision = cats_bot::choose(level, game, view, memory, random);
    return {decision.action, std::move(decision.reason)};
  }
};

// A page loads an engine that knows one game; everything else knows all.
#ifdef VERNISSAGE_ONLY_GAME
inline constexpr std::string_view only_game = VERNISSAGE_ONLY_GAME;
#else
inline constexpr std::string_view only_game;
#endif

template <class Description, class F>
void offer(F&& f) {
  if constexpr (only_game.empty() || only_game == Description::Game::id) f.template operator()<Description>();
}

// Calls f.operator()<Description>() for every game, in the order in which they are offered.
template <class F>
void for_each_game(F&& f) {
  offer<ArtSociety>(f);
  offer<Cats>(f);
}

}  // namespace games
