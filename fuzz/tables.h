// The games that the fuzz targets play: every game, any edition and number of seats, the real or a small component set.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "games/embedded.h"
#include "games/every_game.h"
#include "games/registry.h"
#include "input.h"

namespace fuzz {

template <class D>
const auto& parts(bool standard) {
  static const auto make = [](std::string_view text) {
    auto parsed = D::parse_components("fuzz", text);
    require(parsed.ok(), "the components can be read");
    return std::move(parsed).value();
  };
  static const std::array sets = {make(D::small_components), make(games::embedded_components(D::Game::id))};
  return sets[standard ? 1 : 0];
}

// The table that two bytes of an input choose: edition, seats, component set, which flags get their next value, and
// whether the first version of the rules is played or the present one.
template <class D>
D::Game table_of(Input& input) {
  const int table = input.byte();
  const int turned = input.byte();
  auto flags = D::editions[static_cast<std::size_t>(table) % D::editions.size()].flags;
  for (std::size_t i = 0; i < D::flag_table.size(); ++i) {
    const auto& row = D::flag_table[i];
    const int index = (row.get(flags) - row.range.low) / row.range.step;
    if ((turned >> i & 1) != 0) row.set(flags, row.value((index + 1) % row.size()));
  }
  const auto [fewest, most] = D::seats_with(flags);
  const int version = turned >= 128 ? 1 : D::Game::rules_version;
  return {parts<D>(table >= 192), flags, fewest + table / 3 % (most - fewest + 1), version};
}

// Calls f.operator()<Description>() for the game that the first byte chooses.
template <class F>
void with_game(Input& input, F&& f) {
  std::size_t wanted = input.byte() % games::all_games().size();
  games::for_each_game([&]<class D>() {
    if (wanted-- == 0) f.template operator()<D>();
  });
}

// Any possible seat, or chance.
inline core::Actor actor_of(Input& input) {
  const int who = input.below(core::max_seats + 1);
  return who == core::max_seats ? core::Actor::chance() : core::Actor(core::Seat{static_cast<std::uint8_t>(who)});
}

}  // namespace fuzz
