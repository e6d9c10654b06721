// Games of Art Society that the targets play: of any edition and size, with the components of the box or with few.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "art_society/game.h"
#include "games/embedded.h"
#include "input.h"

namespace fuzz {

// Small enough that a few bytes reach surplus, swaps, full walls and decor that runs out.
inline constexpr std::string_view small_components =
    "vernissage components 1\ngame art-society\nwall 6x5\nstars c2 d3\neyeline 2 3\nbid-cards 7\nstarting-cards 1 2 3 "
    "4\n"
    "decor 3 1 1 1 1\nstarting 2x3 4 city/a portrait/a still-life/a landscape/a\n"
    "paintings 2x2 3 city/a portrait/a still-life/a landscape/a city/a portrait/a still-life/a landscape/a\n"
    "paintings 2x2 3 city/a portrait/a still-life/a landscape/a city/a portrait/a still-life/a landscape/a\n"
    "paintings 3x2 4 city/b portrait/b still-life/b landscape/b\n"
    "paintings 4x4 7 city/a portrait/a still-life/b landscape/b\n";

inline const art_society::Components& parts(bool standard) {
  static const auto make = [](std::string_view text) {
    auto parsed = art_society::parse_components("fuzz", text);
    require(parsed.ok(), "the components are in order");
    return std::move(parsed).value();
  };
  static const std::array<art_society::Components, 2> sets = {make(small_components),
                                                              make(games::embedded_components(art_society::Game::id))};
  return sets[standard ? 1 : 0];
}

// The table that the first byte of an input asks for.
inline art_society::Game game_of(int table) {
  const art_society::Flags flags = art_society::editions[static_cast<std::size_t>(table % 3)].flags;
  return {parts(table >= 192), flags, 2 + table / 3 % 3};
}

}  // namespace fuzz
