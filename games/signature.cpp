// One hash a game over fixed self-play.
#include "core/sha256.h"
#include "games/registry.h"

namespace games {
namespace {

// Games enough to pass through every rule, few enough for a second; all numbers of players and editions, with going
// back.
std::string signature_of(const GameInfo& info) {
  std::string history;
  for (int number = 0; number < 96; ++number) {
    const int seats = info.min_seats + number % (info.max_seats - info.min_seats + 1);
    const auto edition = info.editions[static_cast<std::size_t>(number / 4) % info.editions.size()];
    const auto game = open_game(Request{.game = std::string(info.id), .edition = std::string(edition), .seats = seats});
    if (!game) return "broken: " + game.error();
    const auto state = game.value()->start();
    core::Random random(static_cast<std::uint64_t>(number));
    while (!state->over()) {
      const core::Actors who = number % 2 == 0 ? state->awaited() : state->actors();
      const core::Actor actor = who.nth(random.below(who.count()));
      const auto legal = state->legal(actor);
      const std::string& token = legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
      ((history += actor.name()) += token) += std::to_string(legal.size());
      if (!state->play(actor, token)) return "broken: a legal action was refused";
    }
    history += state->view(core::Viewer::spectator());
    history = core::to_hex(core::sha256(history));
  }
  return history.substr(0, 16);
}

}  // namespace

std::string signature() {
  std::string out;
  for (const GameInfo& info : all_games()) out += std::string(info.id) + " " + signature_of(info) + "\n";
  return out;
}

}  // namespace games
