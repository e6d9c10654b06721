#include "random_player.h"

#include "generators.h"

namespace oracle {
namespace {

std::string encoded(const std::string& text) {
  static const std::string digits = "0123456789ABCDEF";
  std::string out;
  for (const char c : text) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       std::string("-_.!~*'()").find(c) != std::string::npos;
    const auto byte = static_cast<unsigned char>(c);
    out += plain ? std::string(1, c) : std::string{'%', digits[byte / 16U], digits[byte % 16U]};
  }
  return out;
}

}  // namespace

void RandomPlayer::new_game() {
  friendly_ = below(11);
  machines_ = below(2) == 0 ? 0 : 1 + below(10);
}

std::string RandomPlayer::text() {
  static const std::vector<std::string> texts = typed_texts();
  return texts.at(idx(below(count_of(texts))));
}

// Themes that the rules allow.
std::string RandomPlayer::filled(const Game& game, char actor, const std::string& form) {
  if (!form.ends_with(":")) return form;
  while (true) {
    const Place place{form[form.find('@') + 1] - 'a', std::stoi(form.substr(form.find('@') + 2)) - 1};
    std::string row = game.opens(place, 'r') ? text() : "";
    std::string column = game.opens(place, 'c') ? text() : "";
    if (!row.empty() && below(3) == 0) row = "theme " + std::to_string(below(1000));
    if (!column.empty() && below(3) == 0) column = "=a" + std::string(1, static_cast<char>('a' + below(26)));
    const std::string token = form + encoded(row + "|" + column);
    if (game.refusal(actor - 'A', token).empty()) return token;
    if (below(40) == 0) {  // only people are asked whether they understand
      const std::string rare = form + encoded((row.empty() ? "" : "=r" + std::string(idx(1 + below(9)), 'x')) + "|" +
                                              (column.empty() ? "" : "=s" + std::string(idx(1 + below(9)), 'y')));
      if (game.refusal(actor - 'A', rare).empty()) return rare;
    }
  }
}

std::string RandomPlayer::any_play(const Game& game) {
  std::string token = std::to_string(1 + below(count_of(game.components().cards))) + "@" +
                      std::string(1, static_cast<char>('a' + below(game.flags().size))) +
                      std::to_string(1 + below(game.flags().size));
  const std::string acting = game.acting();
  if (below(3) != 0 && acting != "-" && acting != "*") {
    for (const std::string& legal : game.legal(acting[0])) {
      if (legal.find('@') != std::string::npos && below(6) == 0) token = legal.substr(0, legal.find(':'));
    }
  }
  return below(4) == 0 ? token : token + ":" + encoded(text() + (below(9) == 0 ? "" : "|" + text()));
}

std::pair<char, std::string> RandomPlayer::choose(const Game& game) {
  if (below(100) < machines_ && game.state.phase != "deal") {
    std::string seats;
    for (int s = 0; s < game.seats(); ++s) seats += below(2) == 0 ? std::string(1, static_cast<char>('A' + s)) : "";
    return {'!', "machines-" + seats};
  }
  if (game.state.phase == "window" && below(12) == 0) return {'!', "close"};
  const std::string acting = game.acting();
  const char actor = acting[idx(below(count_of(acting)))];
  const auto tokens = game.legal(actor);
  if (game.state.phase == "window" && below(10) < friendly_) return {actor, "ok"};
  const auto kind = [](const std::string& token) {
    return token.find('@') != std::string::npos ? "play" : token.substr(0, 4);
  };
  auto some = some_of(tokens, kind);
  if (game.state.phase == "turn" && below(10) < friendly_) {  // plays rather than discards
    std::vector<std::string> plays;
    for (const std::string& token : tokens) {
      if (token.find('@') != std::string::npos) plays.push_back(token);
    }
    if (!plays.empty()) some = plays;
  }
  return {actor, filled(game, actor, some.at(idx(below(count_of(some)))))};
}

}  // namespace oracle
