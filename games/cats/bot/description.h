// The description of Cats; core/description.h explains its parts.
#pragma once

#include <algorithm>
#include <string_view>
#include <utility>

#include "cats/game.h"
#include "cats_bot/player.h"
#include "core/description.h"
#include "core/flags.h"
#include "core/random.h"

namespace cats_bot {

struct Description {
  using Game = cats::Game;
  using Flags = cats::Flags;
  using Memory = cats_bot::Memory;

  static constexpr std::string_view title = "Cats at the Vernissage";
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

  // Three paintings with a trap of each kind, so that bank cards, jumps, events and an empty stack come soon.
  static constexpr std::string_view small_components =
      "vernissage components 1\ngame cats\nboard 3x1\nrounds 3\ndice 4\npaints 4 4 3 3\nstack 7\ntraps 1 1 1 2\n"
      "events oops nap die twist 2\ngoal 2 2 3\n"
      "palette ryg paw\npalette ryb jump\npalette rgb two\npalette ygb turbo\npalette rry paw\npalette ryg jump\n";

  static auto parse_components(std::string_view name, std::string_view text) {
    return cats::parse_components(name, text);
  }
  static core::BotMove<Game> choose(std::string_view level, const Game& game, const Game::View& view,
                                    const Memory& memory, core::Random& random) {
    auto decision = cats_bot::choose(level, game, view, memory, random);
    return {decision.action, std::move(decision.reason)};
  }
};

}  // namespace cats_bot
