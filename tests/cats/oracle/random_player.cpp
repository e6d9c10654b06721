#include "random_player.h"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace oracle {
namespace {

// The word a token begins with, so that rare kinds of actions are not drowned by common ones.
std::string kind_of(const std::string& token) {
  const auto end = std::find_if(token.begin(), token.end(), [](unsigned char c) { return std::islower(c) == 0; });
  return {token.begin(), end};
}

}  // namespace

// Half of the time any token, else any token of any kind.
std::string RandomPlayer::choose_token(const std::set<std::string>& tokens) {
  std::vector<std::string> pool(tokens.begin(), tokens.end());
  if (below(2) == 0) {
    std::map<std::string, std::vector<std::string>> kinds;
    for (const std::string& token : tokens) kinds[kind_of(token)].push_back(token);
    pool = std::next(kinds.begin(), below(count_of(kinds)))->second;
  }
  return pool.at(idx(below(count_of(pool))));
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
  const std::set<std::string> tokens = game.legal(actor);
  std::set<std::string> candidates;
  for (int i = 0; i < 8; ++i) candidates.insert(choose_token(tokens));
  std::string best;
  std::vector<std::string> best_effects;
  long rarest = -1;
  for (const std::string& token : candidates) {
    const std::vector<std::string> keys = effects(game, actor, token);
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

// A proposal blocks nobody and costs nothing, so it is rarer than what moves the game on, and is often answered. A window
// and the team's try seldom come, so what can be done in them is looked for.
std::pair<char, std::string> RandomPlayer::choose(const Game& game) {
  const std::string acting = game.acting();
  const bool seldom = game.state.phase == Phase::kWindow || game.state.phase == Phase::kLast;
  while (true) {
    const bool answer = game.state.proposal && below(2) == 0;
    const char actor =
        answer ? static_cast<char>('A' + game.state.proposal->to) : acting.at(idx(below(count_of(acting))));
    const bool rare = (curious_ || seldom) && below(2) == 0;
    const std::string token = rare ? choose_rare(game, actor) : choose_token(game.legal(actor));
    if (kind_of(token) == "paw" && below(seldom ? 2 : 8) != 0) continue;
    if (token == "no" && seldom && below(2) != 0) continue;
    return {actor, token};
  }
}

void RandomPlayer::new_game() { curious_ = below(2) == 0; }

}  // namespace oracle
