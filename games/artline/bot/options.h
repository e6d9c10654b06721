// The options of a computer player, with their worth at first sight.
#pragma once

#include <vector>

#include "artline_bot/wording.h"

namespace artline_bot {

struct Option {
  artline::Action action;
  InLines shown = {};  // a play: the cards that show its new themes
  int worth = 0;       // in thousandths of an exhibition
};

// The options that a player considers.
struct Habits {
  int themes = 1;      // for a line that opens
  bool pairs = false;  // themes of two things
  int discard = 0;     // what it costs to discard a card
};

// A decision of a seat that may act, with what it may know.
class Thought {
 public:
  // `state` must be imagined from the view of the seat.
  Thought(const artline::Game& game, const artline::State& state, core::Seat seat);

  // All plays that are sure to fit (AL-V5c), and everything else that is legal. The best ones come first.
  std::vector<Option> options(const Habits& habits);

  const artline::Game& game() const { return game_; }
  const artline::State& state() const { return state_; }
  const artline::OpenTable& table() const { return state_.table; }
  const Lore& lore() const { return lore_; }
  const Sketch& sketch() const { return sketch_; }
  int seat() const { return seat_; }
  // Whether the cards to be played are one's own: a neighbour plays cards of somebody else (AL-X2).
  bool own_turn() const { return table().active == seat_; }
  const CardSet& own() const { return own_; }
  const CardSet& unseen() const { return unseen_; }

 private:
  Hands after(int card) const;
  void add_plays(const artline::Action& form, const Habits& habits, std::vector<Option>& found);
  void add_play(artline::Action action, const InLines& shown, int themes, std::vector<Option>& found);
  void add_others(const Habits& habits, std::vector<Option>& found);
  int use_of(int card) const;

  const artline::Game& game_;
  const artline::State& state_;
  int seat_;
  Lore lore_;
  Sketch sketch_;
  CardSet own_;
  CardSet unseen_;
  artline::LegalActions legal_;
};

}  // namespace artline_bot
