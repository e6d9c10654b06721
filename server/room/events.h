// What can happen in a match. An event is stored under the name of its kind. Its actor is a seat, chance ("*"), the
// clock ("!") or nobody. The names are in stored matches and never change.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/ids.h"
#include "storage/store.h"

namespace server {

enum class Kind : std::uint8_t {
  sit,        // "OWNER NAME": a person takes the seat
  reserve,    // "OWNER NAME": the seat is kept for a person
  open_seat,  // a person leaves the seat before the game; stored as "rise"
  bot,        // "LEVEL": a computer player takes the seat
  start,      // the game begins
  move,       // "TOKEN": a seat or chance acts
  clock,      // "TOKEN": made by the clock, or for a seat whose time is over; "": the rules have no move for that seat
  stand_in,   // "LEVEL": a bot plays for the person of this seat
  resume,     // the person is back
  vote,       // "SEAT": agrees that a bot stands in for that seat
  chat,       // "TEXT"
  mute,       // "SEAT+" or "SEAT-": mutes that seat, or hears it again
  rematch,    // "MATCH": the id of the match in which these people play again
  close,      // everybody left before the game began
};

inline constexpr std::array<std::string_view, 14> kind_names = {"sit",  "reserve", "rise",     "bot",    "start",
                                                                "move", "clock",   "stand-in", "resume", "vote",
                                                                "chat", "mute",    "rematch",  "close"};

constexpr std::string_view name_of(Kind kind) { return kind_names.at(static_cast<std::size_t>(kind)); }

constexpr std::optional<Kind> kind_named(std::string_view name) {
  for (std::size_t i = 0; i < kind_names.size(); ++i) {
    if (kind_names.at(i) == name) return static_cast<Kind>(i);
  }
  return std::nullopt;
}

// The seat with this letter at a table of `seats`; nothing for any other text.
constexpr std::optional<core::Seat> seat_named(std::string_view text, std::size_t seats) {
  if (text.size() != 1 || text[0] < 'A' || text[0] >= 'A' + static_cast<int>(seats)) return std::nullopt;
  return core::Seat{static_cast<std::uint8_t>(text[0] - 'A')};
}

// A seat, chance or the clock; nothing for any other text.
constexpr std::optional<core::Actor> actor_named(std::string_view text, std::size_t seats) {
  if (text == "*") return core::Actor::chance();
  if (text == "!") return core::Actor::clock();
  const auto seat = seat_named(text, seats);
  return seat ? std::optional<core::Actor>(*seat) : std::nullopt;
}

inline std::string letter_of(core::Seat seat) { return {core::letter(seat)}; }

}  // namespace server
