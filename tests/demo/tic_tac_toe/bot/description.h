// The description of signed tic-tac-toe; core/description.h explains its parts.
#pragma once

#include <array>
#include <string_view>

#include "core/description.h"
#include "core/flags.h"
#include "core/random.h"
#include "tic_tac_toe/game.h"
#include "tic_tac_toe_bot/player.h"

namespace tic_tac_toe_bot {

struct Description {
  using Game = tic_tac_toe::Game;
  using Flags = tic_tac_toe::Flags;
  using Memory = core::NoMemory;

  static constexpr std::string_view title = "Tic-tac-toe";
  static constexpr int min_seats = tic_tac_toe::players;
  static constexpr int max_seats = tic_tac_toe::players;
  static constexpr core::SeatLimits seats_with(const Flags& /*flags*/) { return {min_seats, max_seats}; }
  static constexpr bool shared_seats = false;
  static constexpr const auto& editions = tic_tac_toe::editions;
  static constexpr const auto& flag_table = tic_tac_toe::flag_table;
  static constexpr std::array<std::string_view, 1> levels = {"plain"};

  static constexpr std::string_view small_components =
      "vernissage components 1\ngame tic-tac-toe\nsignature a\nsignature b\nsignature c\nsignature d\nsignature e\n"
      "signature f\nsignature g\nsignature h\nsignature i\nsignature j\n";

  static auto parse_components(std::string_view name, std::string_view text) {
    return tic_tac_toe::parse_components(name, text);
  }
  static core::BotMove<Game> choose(std::string_view /*level*/, const Game& game, const Game::View& view,
                                    const Memory& /*memory*/, core::Random& random) {
    return {tic_tac_toe_bot::choose(game, view, random)};
  }
};

}  // namespace tic_tac_toe_bot
