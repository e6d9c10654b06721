// The model's own test: worked scenarios, and random games that must conserve every piece, end, and reach every clause. See
// tests/oracle/random_games.h for its arguments. Without --games it plays one game of each set with one combination of flags; with
// VERNISSAGE_LONG it plays all combinations, and then every clause must happen.
#include <map>
#include <sstream>

#include "generators.h"
#include "random_player.h"
#include "scenarios.h"
#include "tests/oracle/check.h"
#include "tests/oracle/random_games.h"

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
    EXPECT(times == 1);
    if (components.paintings.at(idx(number - 1)).starting) ++starting;
  }
  EXPECT(starting == seats);
  EXPECT(count_of(inventory.paintings) == count_of(components.paintings) - 4 + seats);
  for (int shape = 0; shape < kDecorShapes; ++shape) {
    EXPECT(inventory.decor[decor_shape(shape).name] == components.decor.at(idx(shape)));
  }
  for (const auto& [seat, cards] : inventory.cards) EXPECT(cards == components.bid_cards + 1);
}

bool in_setup(const std::string& dump) { return dump.find("\nround 0\n") != std::string::npos; }

// Plays one random game; returns how many actions it took.
int play_game(const Components& components, int seats, RandomPlayer& player, Game& game) {
  player.new_game();
  int actions = 0;
  while (!game.over()) {
    std::string dump = game.dump();
    std::string acting = game.acting();
    EXPECT(dump.find("acting " + acting + "\n") != std::string::npos);
    EXPECT(acting != "-");
    for (char actor : acting) EXPECT(!game.legal(actor).empty());
    if (!in_setup(dump)) check_conserved(components, dump, seats);
    auto [actor, token] = player.choose(game);
    EXPECT(game.apply(actor, token));
    EXPECT(++actions < 100000);
  }
  EXPECT(game.acting() == "-");
  for (char actor : std::string("*ABCD")) EXPECT(game.legal(actor).empty());
  EXPECT(game.dump().find("winners -") == std::string::npos);
  check_conserved(components, game.dump(), seats);
  return actions;
}

// The bid tracker changes nothing in this model.
Flags flags_number(int bits, bool bid_tracker) {
  return {bits % 2 == 1, bits / 2 % 2 == 1, bits / 4 % 2 == 1, bits / 8 % 2 == 1, bid_tracker};
}

void check_games(const Wishes& wishes) {
  RandomPlayer player(1);
  const auto play = [&player](const Components& set, int flags, int number) {
    const int seats = 2 + player.below(3);
    Game game(set, flags_number(flags, number % 2 == 1), seats);
    const int actions = play_game(set, seats, player, game);
    return Played{actions, game.clauses};
  };
  check_random_games(wishes, every_set(small_sets(), standard_set(), random_set), all_clause_keys(), play);
}

}  // namespace
}  // namespace oracle

int main(int argc, char** argv) {
  oracle::check_scenarios_of_play();
  oracle::check_scenarios_of_decor();
  oracle::check_scenarios_of_score();
  oracle::check_games(oracle::read_wishes(argc, argv, oracle::long_run() ? 8 : 0));
  std::puts("ok");
  return 0;
}
