// Solves a small game exactly: the chance to win with the best possible play.
//
// All players share what they know, so the team is one player with a perfect memory. It knows the table and the cards it has
// seen; counting tells how many of each card it has not seen. A decision takes the best action. An outcome of chance, or a card
// that is turned up, counts with its probability. The value of each state of knowledge is kept, however it was reached.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "cats/game.h"

namespace cats_bot {

// The first palette with the same face. Of a hanging palette only the face is visible.
int face_of(const cats::Components& parts, int palette);

class Exact {
 public:
  // Why this game can't be solved here; empty if it can.
  static std::string_view obstacle(const cats::Game& game);

  // The game must outlive the solver, and obstacle(game) must be empty.
  explicit Exact(const cats::Game& game) : game_(game), table_(first_size) {}

  // The chance to win from here with the best play, for a team that remembers all cards that were turned up (`state.seen`).
  // Cards that it has not seen are not looked at.
  double value(const cats::State& state) { return known(conceal(state)); }
  // The chance to win after this action. Making or refusing a proposal changes nothing; accepting one does.
  double value(const cats::State& state, core::Actor actor, cats::Action action);
  // The chance to win before the deal.
  double value() { return value(game_.start()); }

  long states() const { return used_; }

 private:
  static constexpr std::size_t first_size = std::size_t{1} << 16U;
  using Key = std::array<std::uint64_t, 3>;
  struct Entry {
    Key key{};
    double value = -1;  // this place is free
  };

  // A state of knowledge: unseen cards are replaced by fixed ones.
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
