// Drives a game by tokens for the worked scenarios.
#pragma once

#include <string>
#include <vector>

#include "oracle.h"
#include "tests/oracle/scenario.h"

namespace oracle {

// The editions of the rulebooks.
inline constexpr Flags kPl{false, false, false, false, false};
inline constexpr Flags kRu{true, true, true, false, false};
inline constexpr Flags kZh{true, false, true, false, false};

class ScenarioTable : public Scenario<Game> {
 public:
  ScenarioTable(const Components& set, const Flags& flags, int seats)
      : Scenario(set, flags, seats), set_(set), seats_(seats) {}

  // Starting paintings 1, 2, ... to the seats, all hung at the square; then the starting cards.
  void set_up(const std::string& square, const std::vector<int>& cards);
  // The auctioneer names the shapes of these paintings, which are drawn; then the bids of all seats.
  void auction(const std::vector<int>& paintings, const std::vector<int>& bids);
  // The seat goes on with its first legal actions until it has passed its turn (and then says ready).
  void finish_turn(char actor);
  void say_ready();

  // The rest of the first line of the dump (from the seat on, if there is one) that begins with the name.
  std::string line(const std::string& name, char seat = 0) const;
  // First painting for auction with these properties; -1: any. Skips those that were drawn already.
  int find(int width, int height, int type, int frame) const;

 private:
  Components set_;
  int seats_;
};

// A wall with four starting paintings of frame 1 and ample decor; the test adds the paintings it needs.
Components scenario_set(int columns, int rows);

}  // namespace oracle
