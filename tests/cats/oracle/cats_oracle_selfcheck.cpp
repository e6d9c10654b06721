// The model's own test: worked scenarios, and random games that must conserve every card, end, and reach every clause.
// With --counts the clause counts are printed; --games N plays N games of each set with each combination of flags, --set
// NAME only of that set. Without --games one game of each set and combination is played, and more with VERNISSAGE_LONG.
#include <algorithm>
#include <cstring>

#include "generators.h"
#include "random_player.h"
#include "scenario_table.h"
#include "selfcheck.h"

namespace oracle {
namespace {

void check_state(const Game& game) {
  const std::string acting = game.acting();
  CHECK(acting != "-");
  CHECK(acting.find('*') == std::string::npos || acting == "*");
  for (const char name : game.awaited()) CHECK(acting.find(name) != std::string::npos);
  check_conserved(game);
  for (const Seat& seat : game.state.seats) {
    const bool drawing = game.state.exchange || game.state.phase == Phase::kPawsDrop || game.state.attempt;
    CHECK(drawing || count_of(seat.hand) <= seat.limit);
    CHECK(seat.hand.size() <= 3);
  }
}

void play_game(RandomPlayer& player, Game& game) {
  player.new_game();
  int actions = 0;
  while (!game.over()) {
    check_state(game);
    const auto [actor, token] = player.choose(game);
    CHECK(game.apply(actor, token));
    CHECK(++actions < 20000);
  }
  CHECK(game.acting() == "-");
  check_conserved(game);
  CHECK((game.state.end_reason == "all clean") == (game.clean_count() == game.components().paintings()));
}

void print_counts(const std::map<std::string, long>& total, const std::map<std::string, std::string>& best) {
  for (const std::string& key : all_clause_keys()) {
    const auto where = best.find(key);
    std::printf("%10ld  %-50s %s\n", total.at(key), key.c_str(), where == best.end() ? "" : where->second.c_str());
  }
}

Flags flags_number(int bits) { return {bits % 2 == 1, bits / 2 % 2 == 1, bits / 4 % 2 == 1, bits / 8 % 2 == 1}; }

// Random games of every set with every combination of flags; every clause must have happened, here or in a scenario.
void check_random_games(int games, bool counts, const std::string& only) {
  std::vector<NamedSet> sets = small_sets();
  sets.push_back({"standard", standard_set()});
  for (unsigned i = 0; i < 8; ++i) sets.push_back({"random", random_set(i)});
  std::map<std::string, long> total, most;
  std::map<std::string, std::string> best;
  RandomPlayer player(1);
  for (const NamedSet& set : sets) {
    if (!only.empty() && only != set.name) continue;
    std::map<std::string, long> here;
    for (int number = 0; number < 16 * games; ++number) {
      Game game(set.components, flags_number(number), 2 + player.below(3));
      play_game(player, game);
      for (const auto& [key, count] : game.clauses) here[key] += count;
    }
    for (const auto& [key, count] : here) {
      total[key] += count;
      if (count <= most[key]) continue;
      most[key] = count;
      best[key] = set.name;
    }
  }
  if (counts) print_counts(total, best);
  if (!only.empty()) return;
  for (const auto& [key, count] : scenario_clauses()) total[key] += count;
  for (const std::string& key : all_clause_keys()) {
    if (total[key] == 0) std::fprintf(stderr, "never happened: %s\n", key.c_str());
  }
  for (const std::string& key : all_clause_keys()) CHECK(total[key] > 0);
}

}  // namespace
}  // namespace oracle

int main(int argc, char** argv) {
  bool counts = false;
  int games = std::getenv("VERNISSAGE_LONG") != nullptr ? 30 : 1;
  std::string only;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--counts") == 0) counts = true;
    if (std::strcmp(argv[i], "--games") == 0 && i + 1 < argc) games = std::atoi(argv[i + 1]);
    if (std::strcmp(argv[i], "--set") == 0 && i + 1 < argc) only = argv[i + 1];
  }
  oracle::check_scenarios_of_turns();
  oracle::check_scenarios_of_bank();
  oracle::check_scenarios_of_night();
  oracle::check_random_games(games, counts, only);
  std::puts("ok");
  return 0;
}
