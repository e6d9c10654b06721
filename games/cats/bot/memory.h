// What a player with a perfect memory keeps of the views so far: the cards that were shown and turned down again (CV-K3), and
// what follows from them about the others.
#pragma once

#include <cstdint>
#include <type_traits>

#include "cats/game.h"

namespace cats_bot {

// The place as a bit of a set of places.
constexpr std::uint64_t bit(int place) { return std::uint64_t{1} << place; }

using cats::Array;

struct Note {
  std::uint8_t card = cats::none;  // the colour that was shown, or `none`
  std::uint16_t when = 0;          // counted in moves by this memory
  friend bool operator==(const Note&, const Note&) = default;
};

struct Back {
  std::uint8_t property = cats::none;
  friend bool operator==(const Back&, const Back&) = default;
};

struct Memory {
  Array<Note, cats::max_places> notes{};
  Array<Back, cats::max_paintings> backs{};  // backs of palettes that were seen on top of the stack (CV-S2)
  std::uint64_t safe = 0;    // bit: the card at this place was shown or came from the stack, so it is no trap
  std::uint64_t buried = 0;  // bit: never shown, and laid before the last new stack was made (CV-T6)
  cats::Paints in_buried;    // the paints at those places; all others were seen when the stack ran out
  std::uint16_t now = 0;
  std::uint8_t events = 0;  // bit e: event e was opened

  // Called after every move, also of chance.
  void see(const cats::Game& game, const cats::View& view);

  std::uint64_t known() const;  // bit: the card at this place is remembered
  void forget(int place) { notes[place] = {}; }

 private:
  void follow_twist(const cats::View& view);
  void follow_palettes(const cats::Game& game, const cats::View& view);
  void unearth(const cats::View& view);
  void look(const cats::View& view);
  void follow_refill(const cats::Game& game, const cats::View& view);

  // Kept from the previous view.
  cats::Paints discard_;
  Array<cats::Paints, cats::max_players> hands_{};
  std::uint16_t hung_ = 0;  // bit p: painting p had a palette
  std::uint8_t stack_ = 0;
  std::uint8_t palettes_ = 0;
  std::uint8_t top_ = cats::none;
};
static_assert(std::is_trivially_copyable_v<Memory>);

// Paints that are neither open in the view nor remembered.
cats::Paints out_of_sight(const cats::Game& game, const cats::View& view, const Memory& memory);

}  // namespace cats_bot
