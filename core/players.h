// Some rules ask which seats are played by computers. The house tells them with a move of the clock, which no player can make:
// "machines-BC" names all of these seats, "machines-" none. It stands in records and stored matches like every other move.
// The house calls it at the beginning and whenever a computer player takes over a seat or gives it back.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

#include "core/ids.h"

namespace core {

inline constexpr std::string_view machines_word = "machines-";

// A token that begins with this mark is only for a seat whose time is over: no player may send it, and nobody is offered it.
inline constexpr char late_mark = '!';
constexpr bool is_late(std::string_view token) { return token.starts_with(late_mark); }

inline std::string machines_token(SeatSet machines) {
  std::string token(machines_word);
  for (int s = 0; s < max_seats; ++s) {
    if (machines.has(s)) token += seat_letter(s);
  }
  return token;
}

// Nothing if this is no such token, or names a seat that does not exist. Every set has one token.
inline std::optional<SeatSet> machines_in(std::string_view token, int seats) {
  SeatSet machines;
  if (!token.starts_with(machines_word)) return std::nullopt;
  for (const char letter : token.substr(machines_word.size())) {
    if (letter < 'A' || letter >= seat_letter(seats)) return std::nullopt;
    machines.add(letter - 'A');
  }
  return machines_token(machines) == token ? std::optional(machines) : std::nullopt;
}

// A game whose rules ask this offers besides core::Game:
//
// machines(s)         the seats that computers play; at the start none
// set_machines(s, m)  changes nothing else
template <class G>
concept AsksWhoPlays = requires(const G& game, const G::State& s, G::State& state, SeatSet machines) {
  { game.machines(s) } -> std::same_as<SeatSet>;
  game.set_machines(state, machines);
};

}  // namespace core
