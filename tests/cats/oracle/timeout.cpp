// CV-T8 what is done for a seat whose time is up.
#include <algorithm>

#include "oracle.h"

namespace oracle {
namespace {

// The number behind the letters of a token: a die, a painting.
int number_in(const std::string& token, char behind) {
  const auto start = token.find_first_of("0123456789", behind == ' ' ? 0 : token.find(behind));
  return std::stoi(token.substr(start));
}

}  // namespace

// CV-T8 the time of a question is over: an open proposal is gone, or all who were asked about a jump have declined.
void Game::offer_close(Offer& offer) const {
  if (state.proposal) {
    offer.actions["close"] = [](Game& game) { game.fired("CV-T8 a proposal runs out"); };
  } else if (state.phase == Phase::kWindow) {
    offer.actions["close"] = [](Game& game) {
      game.fired("CV-T8 a window runs out");
      game.state.window.reset();
      game.pass_turn(game.state.active);
    };
  }
}

std::string Game::timeout(char name) const {
  const std::set<std::string> tokens = legal(name);
  if (tokens.contains("no")) return "no";
  for (const char* token : {"stop", "take", "claim"}) {
    if (tokens.contains(token)) return token;
  }
  for (const char colour : kColours) {
    const std::string token = std::string("drop-") + colour;
    if (tokens.contains(token)) return token;
  }
  // The lowest die and its lowest painting; the lowest clean painting; the first two places.
  std::vector<std::string> left;
  for (const std::string& token : tokens) {
    if (token.starts_with("clean") || token.starts_with("splash") || token.starts_with("twist")) left.push_back(token);
  }
  const auto rank = [](const std::string& token) {
    if (token.starts_with("clean")) return std::array<int, 2>{number_in(token, ' '), number_in(token, '@')};
    if (token.starts_with("splash")) return std::array<int, 2>{number_in(token, ' '), 0};
    const auto dash = token.find('-');
    return std::array<int, 2>{3 * number_in(token, ' ') + token.at(dash - 1), 3 * number_in(token, '-') + token.back()};
  };
  return *std::min_element(left.begin(), left.end(),
                           [&](const std::string& a, const std::string& b) { return rank(a) < rank(b); });
}

}  // namespace oracle
