#include "scenario_table.h"

#include <sstream>

#include "tests/oracle/check.h"

namespace oracle {

void ScenarioTable::set_up(const std::string& square, const std::vector<int>& cards) {
  for (int s = 0; s < seats_; ++s) play('*', {"p" + std::to_string(s + 1)});
  for (int s = 0; s < seats_; ++s) play(static_cast<char>('A' + s), {square});
  for (int card : cards) play('*', {"c" + std::to_string(card)});
}

void ScenarioTable::auction(const std::vector<int>& paintings, const std::vector<int>& bids) {
  char auctioneer = line("auctioneer").at(0);
  for (int number : paintings) {
    const Painting& p = set_.paintings.at(idx(number - 1));
    play(auctioneer, {std::to_string(p.width) + "x" + std::to_string(p.height)});
  }
  for (int number : paintings) play('*', {"p" + std::to_string(number)});
  for (int s = 0; s < seats_; ++s) play(static_cast<char>('A' + s), {"bid" + std::to_string(bids.at(idx(s)))});
}

void ScenarioTable::finish_turn(char actor) {
  while (line("passed", actor) == "0") {
    for (const std::string& token : game.legal(actor)) {
      if (token.rfind("undo", 0) == 0 || token[0] == '@' || token.rfind("give", 0) == 0) continue;
      play(actor, {token});
      break;
    }
  }
}

void ScenarioTable::say_ready() {
  for (int s = 0; s < seats_; ++s) play(static_cast<char>('A' + s), {"ready"});
}

std::string ScenarioTable::line(const std::string& name, char seat) const {
  std::istringstream lines(game.dump());
  std::string text;
  bool reached = seat == 0;
  while (std::getline(lines, text)) {
    if (!reached && text == std::string("seat ") + seat) reached = true;
    if (reached && text.rfind(name + " ", 0) == 0) return text.substr(name.size() + 1);
  }
  EXPECT(false);
}

int ScenarioTable::find(int width, int height, int type, int frame) const {
  std::istringstream supply(line("supply"));
  int number = 0;
  while (supply >> number) {
    const Painting& p = set_.paintings.at(idx(number - 1));
    if (p.width == width && p.height == height && (type < 0 || p.type == type) && (frame < 0 || p.frame == frame)) {
      return number;
    }
  }
  EXPECT(false);
}

Components scenario_set(int columns, int rows) {
  Components set{.columns = columns,
                 .rows = rows,
                 .stars = {{(columns + 1) / 2, (rows + 1) / 2}, {(columns + 1) / 2 + 1, (rows + 1) / 2}},
                 .eyeline_first = (rows + 1) / 2,
                 .eyeline_last = (rows + 1) / 2,
                 .paintings = {},
                 .decor = {30, 30, 30, 30, 30},
                 .bid_cards = 20,
                 .starting_cards = {1, 2, 3, 4}};
  for (int type = 0; type < 4; ++type) set.paintings.push_back({2, 3, type, 1, 4, true});
  return set;
}

}  // namespace oracle
