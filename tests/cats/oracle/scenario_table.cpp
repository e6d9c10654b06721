#include "scenario_table.h"

#include <algorithm>

#include "generators.h"
#include "tests/oracle/check.h"

namespace oracle {

Components scenario_set() {
  Components set = standard_set();
  set.paints = {20, 20, 20, 20};
  set.laid = 0;
  set.used = 0;
  for (const char* property : {"paw", "jump", "two", "turbo", "jump", "two", "turbo", "paw"}) {
    set.palettes.push_back({"ryg", property});
  }
  return set;
}

void check_conserved(const Game& game) {
  const State& state = game.state;
  std::string cards = state.stack + state.discard + state.trap_box + state.sprung;
  std::vector<int> palettes = state.palette_stack;
  for (const std::vector<int>& pile : {state.palette_discard, state.bank}) {
    palettes.insert(palettes.end(), pile.begin(), pile.end());
  }
  if (state.top != 0) palettes.push_back(state.top);
  for (const Seat& seat : state.seats) cards += seat.hand;
  for (const Painting& painting : state.paintings) {
    cards += painting.cards;
    if (painting.palette != 0) palettes.push_back(painting.palette);
    EXPECT(!painting.clean || (painting.palette == 0 && painting.cards == "..."));
  }
  for (int i = 0; i < 4; ++i) EXPECT(count_in(cards, kColours.at(idx(i))) == game.components().paints.at(idx(i)));
  for (int i = 0; i < 3; ++i) EXPECT(count_in(cards, kTraps.at(idx(i))) == game.components().traps.at(idx(i)));
  std::sort(palettes.begin(), palettes.end());
  EXPECT(count_of(palettes) == count_of(game.components().palettes));
  for (int i = 0; i < count_of(palettes); ++i) EXPECT(palettes.at(idx(i)) == i + 1);
  for (const char trap : kTraps) EXPECT(!has(state.stack + state.discard, trap));
}

ScenarioTable::ScenarioTable(int seats, const Flags& flags, const Components& set) : Scenario(set, flags, seats) {
  // Paints in turn, so that some of every colour are left.
  for (int dealt = 0; !in(Phase::kRoll); ++dealt) {
    const std::string paint = kColours.at(idx(dealt % 4)) + std::string("1");
    play('*', {can('*', paint) ? paint : *game.legal('*').begin()});
  }
}

ScenarioTable::~ScenarioTable() { check_conserved(game); }

void ScenarioTable::hands(const std::vector<std::string>& hands) {
  for (int s = 0; s < count_of(hands); ++s) {
    std::string& hand = game.state.seats.at(idx(s)).hand;
    game.state.stack += hand;
    hand = hands.at(idx(s));
    for (const char paint : hand) take_out(game.state.stack, paint);
  }
}

void ScenarioTable::lay(int number, const std::string& palette, const std::string& cards) {
  Painting& changed = painting(number);
  for (const char card : changed.cards) {
    if (card != '.') (has(kTraps, card) ? game.state.trap_box : game.state.stack) += card;
  }
  changed.cards = cards;
  for (const char card : cards) {
    if (card != '.') take_out(has(kTraps, card) ? game.state.trap_box : game.state.stack, card);
  }
  std::vector<int>& stack = game.state.palette_stack;
  stack.push_back(changed.palette);
  const auto found = std::find_if(stack.begin(), stack.end(), [&](int each) {
    return game.components().palettes.at(idx(each - 1)).colours == palette;
  });
  EXPECT(found != stack.end());
  changed.palette = *found;
  stack.erase(found);
}

void ScenarioTable::bank(const std::vector<std::string>& properties) {
  std::vector<int>& stack = game.state.palette_stack;
  for (const std::string& property : properties) {
    const auto found = std::find_if(stack.begin(), stack.end(), [&](int each) {
      return game.components().palettes.at(idx(each - 1)).property == property;
    });
    EXPECT(found != stack.end());
    game.state.bank.push_back(*found);
    stack.erase(found);
  }
}

void ScenarioTable::clean(const std::vector<int>& paintings) {
  for (const int number : paintings) {
    game.state.discard += painting(number).cards;
    game.state.palette_discard.push_back(painting(number).palette);
    painting(number) = Painting{.clean = true};
  }
}

void ScenarioTable::clean_all_but(const std::vector<int>& paintings) {
  for (int number = 1; number <= game.components().paintings(); ++number) {
    if (std::find(paintings.begin(), paintings.end(), number) == paintings.end()) clean({number});
  }
}

void ScenarioTable::turn(int round, const std::vector<int>& dice) {
  game.state.round = round;
  game.state.dice.clear();
  for (const int value : dice) game.state.dice.push_back({value});
  game.state.active = 0;
  game.begin_turn();
}

std::string ScenarioTable::card(const std::string& property) const {
  for (const int number : game.state.bank) {
    if (game.components().palettes.at(idx(number - 1)).property == property) return property + std::to_string(number);
  }
  EXPECT(false);
}

std::string ScenarioTable::hand(char seat) const {
  std::string cards;
  for (const char colour : kColours) {
    cards += std::string(idx(count_in(game.state.seats.at(idx(seat - 'A')).hand, colour)), colour);
  }
  return cards;
}

}  // namespace oracle
