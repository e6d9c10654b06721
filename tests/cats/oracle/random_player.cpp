#include "random_player.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace oracle {
namespace {

// The word a token begins with.
std::string kind_of(const std::string& token) {
  const auto end = std::find_if(token.begin(), token.end(), [](unsigned char c) { return std::islower(c) == 0; });
  return {token.begin(), end};
}

}  // namespace

std::string RandomPlayer::choose_token(const std::set<std::string>& tokens) {
  const std::vector<std::string> pool = some_of(tokens, kind_of);
  return pool.at(idx(below(count_of(pool))));
}

std::string RandomPlayer::choose_rare(const Game& game, char actor) {
  const std::set<std::string> tokens = game.legal(actor);
  std::set<std::string> candidates;
  for (int i = 0; i < 8; ++i) candidates.insert(choose_token(tokens));
  return rarest_of(candidates, game, actor);
}

// A proposal blocks nobody and costs nothing, so it is chosen less often than actions that move the game on, and it is often
// answered. Windows and the team's try are rare, so their actions are preferred.
std::pair<char, std::string> RandomPlayer::choose(const Game& game) {
  const std::string acting = game.acting();
  const bool seldom = game.state.phase == Phase::kWindow || game.state.phase == Phase::kLast;
  if (!game.legal('!').empty() && below(40) == 0) return {'!', "close"};
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
