// The model's own test: worked scenarios, and random games that must conserve every card, end, and reach every clause. See
// tests/oracle/random_games.h for its arguments. Without --games it plays one game of each set with each combination of flags, and
// more with VERNISSAGE_LONG.
#include "generators.h"
#include "random_player.h"
#include "scenario_table.h"
#include "scenarios.h"
#include "tests/oracle/check.h"
#include "tests/oracle/random_games.h"

namespace oracle {
namespace {

void check_state(const Game& game) {
  const std::string acting = game.acting();
  EXPECT(acting != "-");
  EXPECT(acting.find('*') == std::string::npos || acting == "*");
  for (const char name : game.awaited()) EXPECT(acting.find(name) != std::string::npos);
  check_conserved(game);
  for (const Seat& seat : game.state.seats) {
    const bool drawing = game.state.exchange || game.state.phase == Phase::kPawsDrop || game.state.attempt;
    EXPECT(drawing || count_of(seat.hand) <= seat.limit);
    EXPECT(seat.hand.size() <= 3);
  }
}

// Plays one random game; returns how many actions it took.
int play_game(RandomPlayer& player, Game& game) {
  player.new_game();
  int actions = 0;
  while (!game.over()) {
    check_state(game);
    const auto [actor, token] = player.choose(game);
    EXPECT(game.apply(actor, token));
    EXPECT(++actions < 20000);
  }
  EXPECT(game.acting() == "-");
  check_conserved(game);
  EXPECT((game.state.end_reason == "all clean") == (game.clean_count() == game.components().paintings()));
  return actions;
}

Flags flags_number(int bits) { return {bits % 2 == 1, bits / 2 % 2 == 1, bits / 4 % 2 == 1, bits / 8 % 2 == 1}; }

void check_games(const Wishes& wishes) {
  RandomPlayer player(1);
  const auto play = [&player](const Components& set, int flags, int) {
    Game game(set, flags_number(flags), 2 + player.below(3));
    const int actions = play_game(player, game);
    return Played{actions, game.clauses};
  };
  check_random_games(wishes, every_set(small_sets(), standard_set(), random_set), all_clause_keys(), play);
}

}  // namespace
}  // namespace oracle

int main(int argc, char** argv) {
  oracle::check_scenarios_of_turns();
  oracle::check_scenarios_of_bank();
  oracle::check_scenarios_of_night();
  oracle::check_games(oracle::read_wishes(argc, argv, oracle::long_run() ? 30 : 1));
  std::puts("ok");
  return 0;
}
