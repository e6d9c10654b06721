// Constructed positions for the worked scenarios, and playing on from them by tokens.
#pragma once

#include <string>
#include <vector>

#include "oracle.h"
#include "tests/oracle/scenario.h"

namespace oracle {

inline constexpr Flags kStrict{true, false, false, false};
inline constexpr Flags kLenient{true, false, true, false};

// The standard board with more paints and palettes, so that every position can be built, and without traps on it.
Components scenario_set();

// Every card of the box is somewhere, and nowhere twice (scenario 13).
void check_conserved(const Game& game);

class ScenarioTable : public Scenario<Game> {
 public:
  // Dealt, A begins, no die rolled yet.
  explicit ScenarioTable(int seats, const Flags& flags = kStrict, const Components& set = scenario_set());
  ScenarioTable(const ScenarioTable&) = delete;
  ScenarioTable(ScenarioTable&&) = delete;
  ScenarioTable& operator=(const ScenarioTable&) = delete;
  ScenarioTable& operator=(ScenarioTable&&) = delete;
  ~ScenarioTable();

  // Changing the position; what is not needed goes back to where it came from.
  void hands(const std::vector<std::string>& hands);
  void lay(int painting, const std::string& palette, const std::string& cards);
  void bank(const std::vector<std::string>& properties);
  void clean(const std::vector<int>& paintings);
  void clean_all_but(const std::vector<int>& paintings);
  // A's turn in this round with these dice.
  void turn(int round, const std::vector<int>& dice);

  // A bank card of this property, as the token names it.
  std::string card(const std::string& property) const;

  std::string hand(char seat) const;  // in the order r y g b
  std::string cards(int painting) const { return game.state.paintings.at(idx(painting - 1)).cards; }
  bool is_clean(int painting) const { return game.state.paintings.at(idx(painting - 1)).clean; }
  char active() const { return static_cast<char>('A' + game.state.active); }
  bool in(Phase phase) const { return game.state.phase == phase; }

 private:
  Painting& painting(int number) { return game.state.paintings.at(idx(number - 1)); }
};

}  // namespace oracle
