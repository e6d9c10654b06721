// The games that the fuzz targets play: every game, with any edition and number of seats, and with the real or a small component set.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "games/embedded.h"
#include "games/every_game.h"
#include "games/registry.h"
#include "input.h"

namespace fuzz {

template <class Description>
inline constexpr std::string_view small_components;

// Small enough that a few bytes reach surplus, swaps, full walls and decor that runs out.
template <>
inline constexpr std::string_view small_components<games::ArtSociety> =
    "vernissage components 1\ngame art-society\nwall 6x5\nstars c2 d3\neyeline 2 3\nbid-cards 7\nstarting-cards 1 2 3 "
    "4\n"
    "decor 3 1 1 1 1\nstarting 2x3 4 city/a portrait/a still-life/a landscape/a\n"
    "paintings 2x2 3 city/a portrait/a still-life/a landscape/a city/a portrait/a still-life/a landscape/a\n"
    "paintings 2x2 3 city/a portrait/a still-life/a landscape/a city/a portrait/a still-life/a landscape/a\n"
    "paintings 3x2 4 city/b portrait/b still-life/b landscape/b\n"
    "paintings 4x4 7 city/a portrait/a still-life/b landscape/b\n";

// Three paintings with a trap of each kind, so that bank cards, jumps, events and an empty stack come soon.
template <>
inline constexpr std::string_view small_components<games::Cats> =
    "vernissage components 1\ngame cats\nboard 3x1\nrounds 3\ndice 4\npaints 4 4 3 3\nstack 7\ntraps 1 1 1 2\n"
    "events oops nap die twist 2\ngoal 2 2 3\n"
    "palette ryg paw\npalette ryb jump\npalette rgb two\npalette ygb turbo\npalette rry paw\npalette ryg jump\n";

template <class D>
const auto& parts(bool standard) {
  static const auto make = [](std::string_view text) {
    auto parsed = D::parse_components("fuzz", text);
    require(parsed.ok(), "the components are in order");
    return std::move(parsed).value();
  };
  static const std::array sets = {make(small_components<D>), make(games::embedded_components(D::Game::id))};
  return sets[standard ? 1 : 0];
}

// The table that two bytes of an input choose: edition, seats, component set, and which flags get their next value.
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
  return {parts<D>(table >= 192), flags, fewest + table / 3 % (most - fewest + 1)};
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
