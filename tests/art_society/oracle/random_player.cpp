#include "random_player.h"

#include <cctype>
#include <vector>

namespace oracle {
namespace {

// The many places to hang something are one kind.
std::string kind_of(const std::string& token) {
  for (const char* word : {"give", "swap", "surplus", "stop", "undo", "ready", "wait"}) {
    if (token.rfind(word, 0) == 0) return word;
  }
  if (token[0] == '@') return "@";
  return std::isdigit(static_cast<unsigned char>(token[0])) != 0 ? "digit" : "other";
}

bool goes_back(const std::string& token) { return kind_of(token) == "undo" || kind_of(token) == "wait"; }

// Both decor to take and the assistant's item to hang: the order matters most here.
bool is_crossroads(const std::set<std::string>& tokens) {
  bool item = false, piece = false;
  for (const std::string& token : tokens) {
    item = item || kind_of(token) == "@";
    piece = piece || kind_of(token) == "digit";
  }
  return item && piece;
}

}  // namespace

// Of places now and then the first one, which packs walls densely.
std::string RandomPlayer::choose_token(const std::set<std::string>& tokens) {
  const std::vector<std::string> pool = some_of(tokens, kind_of);
  return below(4) < density_ ? pool.front() : pool.at(idx(below(count_of(pool))));
}

std::string RandomPlayer::choose_rare(const Game& game, char actor) {
  const std::set<std::string> tokens = game.legal(actor);
  std::set<std::string> candidates;
  for (int i = 0; i < 16; ++i) candidates.insert(choose_token(tokens));
  for (const std::string& token : tokens) {
    if (kind_of(token) == "@" && is_crossroads(tokens)) candidates.insert(token);
  }
  return rarest_of(candidates, game, actor);
}

std::pair<char, std::string> RandomPlayer::choose(const Game& game) {
  std::string acting = game.acting();
  while (true) {
    char actor = acting.at(idx(below(count_of(acting))));
    bool rare = (curious_ || is_crossroads(game.legal(actor))) && below(2) == 0;
    std::string token = rare ? choose_rare(game, actor) : choose_token(game.legal(actor));
    if (goes_back(token) && below(token == "wait" ? 8 : 3) != 0) continue;
    return {actor, token};
  }
}

void RandomPlayer::new_game() {
  density_ = below(4);
  curious_ = below(2) == 0;
}

}  // namespace oracle
