// One hash per game and version of its rules, over fixed self-play.
#include "core/sha256.h"
#include "games/registry.h"

namespace games {
namespace {

// Enough games to use every rule, and few enough to take a second. They cover all editions and numbers of players, and
// go back at times.
std::string signature_of(const GameInfo& info, int version) {
  std::string history;
  for (int number = 0; number < 96; ++number) {
    const auto which = static_cast<std::size_t>(number / 4) % info.editions.size();
    const auto [fewest, most] = info.seats[which];
    const int seats = fewest + number % (most - fewest + 1);
    const auto edition = info.editions[which];
    const auto game = open_game(
        Request{.game = std::string(info.id), .edition = std::string(edition), .seats = seats, .rules = version});
    if (!game) return "broken: " + game.error();
    const auto state = game.value()->start();
    core::Random random(static_cast<std::uint64_t>(number));
    while (!state->over()) {
      const core::Actors who = number % 2 == 0 ? state->awaited() : state->actors();
      const core::Actor actor = who.nth(random.below(who.count()));
      const auto legal = state->legal(actor);
      const std::string& listed = legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
      const std::string token = state->fill(actor, listed, random);
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
  for (const GameInfo& info : all_games()) {
    for (int version = 1; version <= info.rules; ++version)
      out += std::string(info.id) + " " + std::to_string(version) + " " + signature_of(info, version) + "\n";
  }
  return out;
}

}  // namespace games
