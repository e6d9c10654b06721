// Seats, the actor of a move, and the viewer of a table.
#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

#include "core/bits.h"

namespace core {

inline constexpr int max_seats = 8;

// A place at the table, counted from 0; people see the letters A, B, C, …
enum class Seat : std::uint8_t {};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
inline constexpr std::string_view seat_letters = "ABCDEFGH";
constexpr char seat_letter(int seat) { return static_cast<char>('A' + seat); }
constexpr char letter(Seat seat) { return seat_letter(index(seat)); }

// Who makes a move: a seat, chance, or the clock, which closes a window in which players may speak (core/game.h).
class Actor {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): a seat is an actor
  constexpr Actor(Seat seat) : value_(static_cast<std::uint8_t>(seat)) {}
  static constexpr Actor chance() { return Actor(chance_value); }
  static constexpr Actor clock() { return Actor(clock_value); }

  constexpr bool is_chance() const { return value_ == chance_value; }
  constexpr bool is_clock() const { return value_ == clock_value; }
  constexpr bool is_seat() const { return value_ < max_seats; }
  constexpr Seat seat() const { return Seat{value_}; }
  constexpr char name() const {
    if (is_chance()) return '*';
    return is_clock() ? '!' : letter(seat());
  }
  friend constexpr bool operator==(Actor, Actor) = default;

 private:
  static constexpr std::uint8_t chance_value = 0xff;
  static constexpr std::uint8_t clock_value = 0xfe;
  constexpr explicit Actor(std::uint8_t value) : value_(value) {}
  std::uint8_t value_;
};

// Somebody who looks at the table: a seat, or a spectator, who may know least.
class Viewer {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): a seat is a viewer
  constexpr Viewer(Seat seat) : value_(static_cast<std::uint8_t>(seat)) {}
  static constexpr Viewer spectator() { return Viewer(spectator_value); }

  constexpr bool is_spectator() const { return value_ == spectator_value; }
  constexpr bool is(Seat seat) const { return value_ == static_cast<std::uint8_t>(seat); }
  constexpr Seat seat() const { return Seat{value_}; }
  friend constexpr bool operator==(Viewer, Viewer) = default;

 private:
  static constexpr std::uint8_t spectator_value = 0xff;
  constexpr explicit Viewer(std::uint8_t value) : value_(value) {}
  std::uint8_t value_;
};

// A set of seats.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet first(int count) { return SeatSet((1 << count) - 1); }

  constexpr bool has(int seat) const { return (bits_ >> seat & 1) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr void add(int seat) { bits_ = static_cast<std::uint8_t>(bits_ | 1 << seat); }
  constexpr void remove(int seat) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1 << seat)); }
  constexpr void put(int seat, bool member) { member ? add(seat) : remove(seat); }
  constexpr SeatSet without(SeatSet other) const { return SeatSet(bits_ & ~other.bits_); }
  constexpr std::uint8_t bits() const { return bits_; }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  constexpr explicit SeatSet(int bits) : bits_(static_cast<std::uint8_t>(bits)) {}
  std::uint8_t bits_ = 0;
};

// The actors who may move now: chance alone, any number of seats at once, or nobody when the game is over. The clock is
// never among them; ask window() whether it may act.
class Actors {
 public:
  static constexpr Actors nobody() { return Actors(0); }
  static constexpr Actors chance() { return Actors(chance_bit); }
  static constexpr Actors only(Seat seat) { return Actors(bit(seat)); }
  static constexpr Actors of(SeatSet seats) { return Actors(seats.bits()); }

  constexpr void add(Seat seat) { bits_ |= bit(seat); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool is_chance() const { return bits_ == chance_bit; }
  constexpr int count() const { return std::popcount(bits_); }
  constexpr bool has(Actor actor) const {
    return actor.is_chance() ? is_chance() : actor.is_seat() && (bits_ & bit(actor.seat())) != 0;
  }

  // The nth of count() actors in seat order; chance when is_chance().
  constexpr Actor nth(int n) const {
    if (is_chance()) return Actor::chance();
    return Seat{static_cast<std::uint8_t>(select_bit(bits_, n))};
  }
  friend constexpr bool operator==(Actors, Actors) = default;

 private:
  static constexpr std::uint16_t chance_bit = 1U << 15U;
  static constexpr std::uint16_t bit(Seat seat) {
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(seat));
  }
  constexpr explicit Actors(std::uint16_t bits) : bits_(bits) {}
  std::uint16_t bits_;
};

}  // namespace core
