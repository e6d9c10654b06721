// The model's own test: worked scenarios, and random games that must conserve every piece, end, and reach every clause.
// With --counts the clause counts are printed; --games N plays N games of each set and flag combination, --set NAME only of
// that set. Without --games one game of each set with one combination is played, and all of them with VERNISSAGE_LONG.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <sstream>

#include "generators.h"
#include "random_player.h"
#include "scenario_table.h"
#include "selfcheck.h"

namespace oracle {
namespace {

// Everything that the dump lists: paintings by number, decor by shape, cards by seat.
struct Inventory {
  std::map<int, int> paintings;
  std::map<std::string, int> decor;
  std::map<std::string, int> cards;

  void item(const std::string& name) {
    if (name == "-") return;
    if (name[0] == 'p') {
      ++paintings[std::stoi(name.substr(1))];
    } else {
      ++decor[name];
    }
  }
};

Inventory take_inventory(const std::string& dump) {
  Inventory inventory;
  std::istringstream lines(dump);
  std::string line, seat;
  while (std::getline(lines, line)) {
    std::istringstream words(line);
    std::string name, word;
    words >> name;
    for (int i = 0; words >> word; ++i) {
      if (name == "seat") seat = word;
      if (word == "-") continue;
      if (name == "supply" || name == "museum" || name == "surplus") ++inventory.paintings[std::stoi(word)];
      if (name == "lots" && word[0] == 'p') inventory.item(word);
      if (name == "assistant" || name == "pending") inventory.item(word);
      if (name == "wall") inventory.item(word.substr(0, word.find('@')));
      if (name == "decor") inventory.decor[decor_shape(i).name] += std::stoi(word);
      if (name == "hand" || name == "stack" || name == "sealed") ++inventory.cards[seat];
    }
  }
  return inventory;
}

void check_conserved(const Components& components, const std::string& dump, int seats) {
  Inventory inventory = take_inventory(dump);
  int starting = 0;
  for (const auto& [number, times] : inventory.paintings) {
    CHECK(times == 1);
    if (components.paintings.at(idx(number - 1)).starting) ++starting;
  }
  CHECK(starting == seats);
  CHECK(count_of(inventory.paintings) == count_of(components.paintings) - 4 + seats);
  for (int shape = 0; shape < kDecorShapes; ++shape) {
    CHECK(inventory.decor[decor_shape(shape).name] == components.decor.at(idx(shape)));
  }
  for (const auto& [seat, cards] : inventory.cards) CHECK(cards == components.bid_cards + 1);
}

bool in_setup(const std::string& dump) { return dump.find("\nround 0\n") != std::string::npos; }

// Plays one random game; returns how many actions it took.
int play_game(const Components& components, int seats, RandomPlayer& player, Game& game) {
  player.new_game();
  int actions = 0;
  while (!game.over()) {
    std::string dump = game.dump();
    std::string acting = game.acting();
    CHECK(dump.find("acting " + acting + "\n") != std::string::npos);
    CHECK(acting != "-");
    for (char actor : acting) CHECK(!game.legal(actor).empty());
    if (!in_setup(dump)) check_conserved(components, dump, seats);
    auto [actor, token] = player.choose(game);
    CHECK(game.apply(actor, token));
    CHECK(++actions < 100000);
  }
  CHECK(game.acting() == "-");
  for (char actor : std::string("*ABCD")) CHECK(game.legal(actor).empty());
  CHECK(game.dump().find("winners -") == std::string::npos);
  check_conserved(components, game.dump(), seats);
  return actions;
}

void print_counts(const std::map<std::string, long>& total, const std::map<std::string, std::string>& best) {
  for (const std::string& key : all_clause_keys()) {
    auto where = best.find(key);
    std::printf("%10ld  %-60s %s\n", total.at(key), key.c_str(), where == best.end() ? "" : where->second.c_str());
  }
}

// Random games of every set; with every combination of flags (games > 0) every clause must have happened, here or in a scenario.
void check_random_games(int games, bool counts, const std::string& only) {
  std::vector<NamedSet> sets = small_sets();
  sets.push_back({"standard", standard_set()});
  for (unsigned i = 0; i < 8; ++i) sets.push_back({"random", random_set(i)});
  std::map<std::string, long> total;
  std::map<std::string, std::string> best;
  std::map<std::string, long> most;
  RandomPlayer player(1);
  for (const NamedSet& set : sets) {
    if (!only.empty() && only != set.name) continue;
    std::map<std::string, long> here;
    auto start = std::chrono::steady_clock::now();
    int played = 0, actions = 0;
    const int first = games > 0 ? 0 : player.below(16);
    for (int bits = first; bits < (games > 0 ? 16 : first + 1); ++bits) {
      for (int i = 0; i < std::max(games, 1); ++i) {
        Flags flags{bits % 2 == 1, bits / 2 % 2 == 1, bits / 4 % 2 == 1, bits / 8 % 2 == 1, i % 2 == 1};
        int seats = 2 + player.below(3);
        Game game(set.components, flags, seats);
        actions += play_game(set.components, seats, player, game);
        ++played;
        for (const auto& [key, count] : game.clauses) here[key] += count;
      }
    }
    std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
    if (counts) {
      std::printf("%-18s %5d games %7d actions each %8.2f ms each\n", set.name.c_str(), played, actions / played,
                  spent.count() / played);
    }
    for (const auto& [key, count] : here) {
      total[key] += count;
      if (count <= most[key]) continue;
      most[key] = count;
      best[key] = set.name;
    }
  }
  if (counts) print_counts(total, best);
  if (!only.empty() || games == 0) return;
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
  int games = std::getenv("VERNISSAGE_LONG") != nullptr ? 8 : 0;
  std::string only;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--counts") == 0) counts = true;
    if (std::strcmp(argv[i], "--games") == 0 && i + 1 < argc) games = std::atoi(argv[i + 1]);
    if (std::strcmp(argv[i], "--set") == 0 && i + 1 < argc) only = argv[i + 1];
  }
  oracle::check_scenarios_of_play();
  oracle::check_scenarios_of_decor();
  oracle::check_scenarios_of_score();
  oracle::check_random_games(games, counts, only);
  std::puts("ok");
  return 0;
}
