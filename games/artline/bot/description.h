// The description of Artline; core/description.h explains its parts.
#pragma once

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "artline/game.h"
#include "artline_bot/player.h"
#include "artline_bot/small_box.h"
#include "core/description.h"
#include "core/flags.h"
#include "core/random.h"

namespace artline_bot {

struct Description {
  using Game = artline::Game;
  using Flags = artline::Flags;
  using Memory = core::NoMemory;

  static constexpr std::string_view title = "Artline: The Hermitage";
  static constexpr int min_seats = 2;
  static constexpr int max_seats = core::max_seats;
  // AL-S3: the first player must have a seat; AL-S4.
  static constexpr core::SeatLimits seats_with(const Flags& flags) {
    return {std::max<int>(min_seats, flags.first), flags.party ? max_seats : artline::usual_players};
  }
  static constexpr bool shared_seats = false;
  static constexpr const auto& editions = artline::editions;
  static constexpr const auto& flag_table = artline::flag_table;
  static constexpr const auto& levels = artline_bot::levels;
  static constexpr std::string_view small_components = small_box;

  static auto parse_components(std::string_view name, std::string_view text) {
    return artline::parse_components(name, text);
  }
  // AL-D2
  static bool has_enough(const artline::Components& parts, const Flags& flags, int seats) {
    return parts.cards() > artline::hand_limit * seats + artline::start_cards(flags, seats);
  }
  static constexpr std::string_view texts = "themes";
  static std::vector<core::CardName> names(const Game& game) { return game.parts().names; }
  static std::vector<core::Judged> judge(const Game& game, const Game::View& view, std::string_view theme) {
    return game.judged(view, theme);
  }
  static core::BotMove<Game> choose(std::string_view level, const Game& game, const Game::View& view,
                                    const Memory& /*memory*/, core::Random& random) {
    auto decision = artline_bot::choose(level, game, view, random);
    return {decision.action, std::move(decision.reason)};
  }
};

}  // namespace artline_bot
