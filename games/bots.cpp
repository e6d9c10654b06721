// Computer players of any game, and what they judge. They have their own file because the page plays no bots and should not
// download them.
#include <array>
#include <bit>
#include <type_traits>

#include "core/erased_game.h"
#include "core/open_action.h"
#include "games/every_game.h"
#include "games/registry.h"

namespace games {
namespace {

template <class D>
using Seen = core::ErasedView<typename D::Game>;

// Reads a bot's memory from text. An empty text is the memory of a bot that has seen nothing.
template <class Memory>
Memory memory_in(std::string_view text) {
  std::array<char, sizeof(Memory)> bytes{};
  if (text.size() != bytes.size()) return Memory{};
  text.copy(bytes.data(), bytes.size());
  return std::bit_cast<Memory>(bytes);
}

template <class D>
void see(std::string& memory, const Seen<D>& seen) {
  using Memory = D::Memory;
  if constexpr (!std::is_empty_v<Memory>) {
    auto known = memory_in<Memory>(memory);
    known.see(seen.rules(), seen.view());
    const auto bytes = std::bit_cast<std::array<char, sizeof(known)>>(known);
    memory.assign(bytes.data(), bytes.size());
  }
}

template <class Game>
Game::Action choose_at_random(const Game& game, const typename Game::View& view, core::Random& random) {
  typename Game::LegalActions legal;
  const auto state = game.imagine(view);
  game.legal(state, view.viewer.seat(), legal);
  // A seat whose only actions go back takes one of those.
  const auto action = legal[random.below(legal.forward() > 0 ? legal.forward() : legal.size())];
  return core::filled(game, state, view.viewer.seat(), action, random);
}

template <class D>
Decision decide(std::string_view level, const Seen<D>& seen, std::string_view memory, core::Random& random) {
  const auto& game = seen.rules();
  if (level == random_level) return {game.write(choose_at_random(game, seen.view(), random))};
  auto move = D::choose(level, game, seen.view(), memory_in<typename D::Memory>(memory), random);
  return {game.write(move.action), std::move(move.reason)};
}

}  // namespace

void remember(std::string& memory, const core::AnyView& view) {
  for_each_game([&]<class D>() {
    if (view.game() == D::Game::id) see<D>(memory, static_cast<const Seen<D>&>(view));
  });
}

Decision choose(std::string_view level, const core::AnyView& view, std::string_view memory, core::Random& random) {
  Decision decision;
  for_each_game([&]<class D>() {
    if (view.game() == D::Game::id) decision = decide<D>(level, static_cast<const Seen<D>&>(view), memory, random);
  });
  return decision;
}

std::vector<core::Judged> judge(const core::AnyView& view, [[maybe_unused]] std::string_view text) {
  std::vector<core::Judged> judged;
  for_each_game([&]<class D>() {
    if constexpr (requires { D::texts; }) {
      if (view.game() != D::Game::id) return;
      const auto& seen = static_cast<const Seen<D>&>(view);
      judged = D::judge(seen.rules(), seen.view(), text);
    }
  });
  return judged;
}

std::vector<core::CardName> card_names(const core::AnyGame& game) {
  std::vector<core::CardName> names;
  for_each_game([&]<class D>() {
    if constexpr (requires { D::names; }) {
      if (game.agreement().game == D::Game::id)
        names = D::names(static_cast<const core::ErasedGame<typename D::Game>&>(game).rules());
    }
  });
  return names;
}

}  // namespace games
