// The model's own test: the scenarios of the specification, and random games that must conserve every card and end. See
// tests/oracle/random_games.h for its arguments.
#include "generators.h"
#include "random_player.h"
#include "tests/oracle/check.h"
#include "tests/oracle/random_games.h"
#include "tests/oracle/scenario.h"

namespace oracle {
namespace {

class Table : public Scenario<Game> {
 public:
  explicit Table(int seats, Flags flags = {}, const Components& set = alike()) : Scenario(set, flags, seats) {}
  void deal() {
    while (game.acting() == "*") {
      const auto tokens = game.legal('*');
      play('*', {game.state.phase == "first" ? "firstA" : *tokens.begin()});
    }
  }
  // A play that nobody contests, and the draw after it.
  void stands(char who, const std::string& token) {
    play(who, {token});
    while (game.state.phase == "window") play('!', {"close"});
    if (game.acting() == "*") play('*', {*game.legal('*').begin()});
  }
  void play(char actor, const std::vector<std::string>& tokens) {
    for (const std::string& token : tokens) EXPECT(game.apply(actor, token));
  }
  std::string card(char seat, int n = 0) const {
    return std::to_string(game.state.hands.at(idx(seat - 'A')).at(idx(n)));
  }
  int hand(char seat) const { return count_of(game.state.hands.at(idx(seat - 'A'))); }
};

// Scenarios 1 to 4: places, an opening, an exhibition, a gap.
void check_places() {
  Table table(2);
  table.deal();
  EXPECT(table.game.legal('A').size() == 5 * 4 + 5);
  table.refuse('A', table.card('A') + "@h8");
  table.refuse('A', table.card('A') + "@g8");
  table.stands('A', table.card('A') + "@g8:%7C%3Da");
  EXPECT(table.hand('A') == 5);
  table.stands('B', table.card('B') + "@h8:%3Db%7C");
  EXPECT(table.hand('B') == 5);
  table.stands('A', table.card('A') + "@h7:%3Dc%7C%3Dd");
  EXPECT(table.hand('A') == 4);
  table.stands('B', table.card('B') + "@g9");
  table.stands('A', table.card('A') + "@h9:%3De%7C");
  EXPECT(table.hand('A') == 3);
  table.stands('B', table.card('B') + "@i9");
  table.refuse('A', table.card('A') + "@i7");
  EXPECT(table.game.opens({8, 6}, 'c'));  // beyond the gap at i8, and row 7 has two cards
  table.stands('A', table.card('A') + "@i7:%7C%3Df");
  EXPECT(table.hand('A') == 2);
  EXPECT(table.can('B', table.card('B') + "@i8"));  // in both galleries, by now
}

// Scenarios 6 and 7: votes, and three tries.
void check_votes() {
  for (int players = 2; players <= 5; ++players) {
    Table table(players);
    table.deal();
    table.play('A', {table.card('A') + "@g8:%7C%3Da"});
    table.play('B', {"no-fit-column"});
    EXPECT((table.game.state.phase == "turn") == (players == 2));
    if (players > 2) table.play('!', {"close"});
    EXPECT((table.game.state.phase == "draw") == (players > 2));
  }
  Table tries(2);
  tries.deal();
  const std::string card = tries.card('A');
  for (const std::string theme : {"a", "b", "c"}) {
    tries.play('A', {card + "@g8:%7C%3D" + theme});
    tries.play('B', {"no-clear-column"});
    tries.refuse('A', card + "@g8:%7C%3D" + theme);
  }
  EXPECT(tries.game.legal('A').size() == 5);
}

// Scenario 10: a staircase; 12: the edge.
void check_sizes() {
  Table season(5, {.start_cards = 0});
  season.deal();
  EXPECT(season.game.state.deck.size() == 48 - 28);
  season.stands('A', season.card('A') + "@g6:%3Da%7C%3Db");
  EXPECT(season.hand('A') == 4);
  Table edge(2, {.size = 5});
  edge.deal();
  for (const char row : {'4', '5'}) {
    const char who = row == '4' ? 'A' : 'B';
    edge.stands(who, edge.card(who) + "@c" + row + (row == '4' ? ":%7C%3Da" : ""));
  }
  for (const std::string& token : edge.game.legal('A')) EXPECT(token.find("@c6") == std::string::npos);
}

int play_game(RandomPlayer& player, Game& game) {
  player.new_game();
  int actions = 0;
  while (!game.over()) {
    std::size_t cards = game.state.deck.size() + game.state.discards.size() + game.state.table.size();
    for (const auto& hand : game.state.hands) cards += hand.size();
    EXPECT(cards == game.components().cards.size());
    const auto [actor, token] = player.choose(game);
    EXPECT(game.apply(actor, token));
    EXPECT(++actions < 20000);
  }
  EXPECT(!game.winners().empty());
  return actions;
}

void check_games(const Wishes& wishes) {
  RandomPlayer player(1);
  const auto play = [&player](const Components& set, int bits, int) {
    Game game(set, {bits % 2 == 1 ? 13 : 7, bits % 3, bits % 4, bits / 4 % 2 == 1, bits / 8 % 2 == 1},
              3 + player.below(3));
    const int actions = play_game(player, game);
    return Played{actions, game.clauses};
  };
  check_random_games(wishes, every_set(small_sets(), standard_set(), random_set), all_clause_keys(), play);
}

}  // namespace
}  // namespace oracle

int main(int argc, char** argv) {
  oracle::check_places();
  oracle::check_votes();
  oracle::check_sizes();
  oracle::check_games(oracle::read_wishes(argc, argv, oracle::long_run() ? 30 : 1));
  std::puts("ok");
  return 0;
}
