// The description of Art Society; core/description.h explains its parts.
#pragma once

#include <array>
#include <string_view>

#include "art_society/game.h"
#include "art_society_bot/collector.h"
#include "art_society_bot/visitor.h"
#include "core/description.h"
#include "core/flags.h"
#include "core/random.h"

namespace art_society_bot {

struct Description {
  using Game = art_society::Game;
  using Flags = art_society::Flags;
  using Memory = core::NoMemory;

  static constexpr std::string_view title = "Art Society";
  static constexpr int min_seats = 2;
  static constexpr int max_seats = art_society::max_players;
  static constexpr core::SeatLimits seats_with(const Flags& /*flags*/) { return {min_seats, max_seats}; }
  static constexpr bool shared_seats = false;
  static constexpr const auto& editions = art_society::editions;
  static constexpr const auto& flag_table = art_society::flag_table;
  static constexpr std::array<std::string_view, 2> levels = {"visitor", "collector"};

  // Small enough that a few bytes reach surplus, swaps, full walls and decor that runs out.
  static constexpr std::string_view small_components =
      "vernissage components 1\ngame art-society\nwall 6x5\nstars c2 d3\neyeline 2 3\nbid-cards 7\nstarting-cards 1 2 "
      "3 "
      "4\n"
      "decor 3 1 1 1 1\nstarting 2x3 4 city/a portrait/a still-life/a landscape/a\n"
      "paintings 2x2 3 city/a portrait/a still-life/a landscape/a city/a portrait/a still-life/a landscape/a\n"
      "paintings 2x2 3 city/a portrait/a still-life/a landscape/a city/a portrait/a still-life/a landscape/a\n"
      "paintings 3x2 4 city/b portrait/b still-life/b landscape/b\n"
      "paintings 4x4 7 city/a portrait/a still-life/b landscape/b\n";

  static auto parse_components(std::string_view name, std::string_view text) {
    return art_society::parse_components(name, text);
  }
  static core::BotMove<Game> choose(std::string_view level, const Game& game, const Game::View& view,
                                    const Memory& /*memory*/, core::Random& random) {
    const auto bot = level == levels[0] ? art_society_bot::choose_visitor : art_society_bot::choose_collector;
    return {bot(game, view, random)};
  }
};

}  // namespace art_society_bot
