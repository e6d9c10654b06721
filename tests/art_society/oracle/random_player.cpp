#include "random_player.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <map>

namespace oracle {
namespace {

// Tokens of one kind of action, so that rare kinds are not drowned by the many places to hang something.
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

// Half of the time any token, else any token of any kind; of
// places now and then the first one, which packs walls densely.
std::string RandomPlayer::choose_token(const std::set<std::string>& tokens) {
  std::vector<std::string> pool(tokens.begin(), tokens.end());
  if (below(2) == 0) {
    std::map<std::string, std::vector<std::string>> kinds;
    for (const std::string& token : tokens) kinds[kind_of(token)].push_back(token);
    pool = std::next(kinds.begin(), below(count_of(kinds)))->second;
  }
  return below(4) < density_ ? pool.front() : pool.at(idx(below(count_of(pool))));
}

// The clauses that an action makes happen.
std::vector<std::string> RandomPlayer::effects(const Game& game, char actor, const std::string& token) {
  Game trial = game;
  trial.apply(actor, token);
  std::vector<std::string> keys;
  for (const auto& [key, count] : trial.clauses) {
    if (count > game.clauses.at(key)) keys.push_back(key);
  }
  return keys;
}

// Tries a few tokens on a copy of the game and takes the one with the clause that has been met least.
std::string RandomPlayer::choose_rare(const Game& game, char actor) {
  std::set<std::string> tokens = game.legal(actor);
  std::set<std::string> candidates;
  for (int i = 0; i < 16; ++i) candidates.insert(choose_token(tokens));
  for (const std::string& token : tokens) {
    if (kind_of(token) == "@" && is_crossroads(tokens)) candidates.insert(token);
  }
  std::string best;
  std::vector<std::string> best_effects;
  long rarest = -1;
  for (const std::string& token : candidates) {
    std::vector<std::string> keys = effects(game, actor, token);
    long rarity = 1000000000;
    for (const std::string& key : keys) rarity = std::min(rarity, met_[key]);
    if (rarest >= 0 && rarity >= rarest) continue;
    best = token;
    best_effects = keys;
    rarest = rarity;
  }
  for (const std::string& key : best_effects) ++met_[key];
  return best;
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
