// The best that any team can do, exactly, in a game small enough to look at everything that can happen.
//
// All players share all they know, so the team is one player with a perfect memory. What it knows is the table, the cards it
// has seen, and by counting how many of each card it has not. Every decision takes the best of what can be done, every
// outcome of chance and every card that is turned up counts with its probability, and what was found for one state of
// knowledge is kept for all ways that lead there.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "cats/game.h"

namespace cats_bot {

// The first palette with the same face: all that is seen of one that hangs.
int face_of(const cats::Components& parts, int palette);

class Exact {
 public:
  // Why this game is not one that can be solved here, or nothing.
  static std::string_view obstacle(const cats::Game& game);

  // The game must outlive this and have no obstacle.
  explicit Exact(const cats::Game& game) : game_(game), table_(first_size) {}

  // The chance to win from here with the best play, for a team that remembers all that was turned up (`state.seen`). Of
  // what it has not seen nothing is looked at.
  double value(const cats::State& state) { return known(conceal(state)); }
  // The same after this was done. Only accepting a proposal changes anything, not making or refusing it.
  double value(const cats::State& state, core::Actor actor, cats::Action action);
  // Before anything is dealt.
  double value() { return value(game_.start()); }

  long states() const { return used_; }

 private:
  static constexpr std::size_t first_size = std::size_t{1} << 16U;
  using Key = std::array<std::uint64_t, 3>;
  struct Entry {
    Key key{};
    double value = -1;  // nothing here yet
  };

  // A state of knowledge: what nobody has seen is replaced by always the same.
  cats::State conceal(const cats::State& state) const;
  Key key_of(const cats::State& state) const;
  cats::Paints unseen_paints(const cats::State& state) const;

  double known(const cats::State& state);
  double reckon(const cats::State& state);
  double deal(const cats::State& state);
  double draw(const cats::State& state);
  double roll(const cats::State& state);
  double choose(const cats::State& state);
  double act(const cats::State& state, core::Actor actor, cats::Action action);
  double turn_up(const cats::State& state, core::Actor actor, cats::Action action, int place, int lowest);
  double turn_over_palette(const cats::State& before, const cats::State& after);

  std::size_t find(const Key& key) const;
  void keep(const Key& key, double value);

  const cats::Game& game_;
  std::vector<Entry> table_;
  long used_ = 0;
};

}  // namespace cats_bot
