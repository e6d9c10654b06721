// Conservation of the components, the bounds of the score, and who wins.
#include <string>
#include <vector>

#include "cats/names.h"
#include "tests/conformance/cats_traits.h"

namespace conformance {
namespace {

using namespace cats;  // NOLINT(google-build-using-namespace): this file is about its components alone

std::string count_paints(const Game& game, const State& state) {
  Array<int, colour_count> found{};
  const auto add = [&](Paints paints) {
    for (int c = 0; c < colour_count; ++c) found[c] += paints.count(c);
  };
  add(state.stack);
  add(state.table.discard);
  for (const Paints hand : state.table.hands) add(hand);
  for (const int card : state.cards) {
    if (is_paint(card)) ++found[card];
  }
  for (int c = 0; c < colour_count; ++c) {
    if (found[c] != game.parts().paints.count(c))
      return "paints of colour " + std::to_string(c) + " are lost or double";
  }
  return "";
}

std::string count_palettes(const Game& game, const State& state) {
  std::vector<int> found(max_palettes, 0);
  const auto add = [&](std::uint32_t set) {
    for (std::size_t p = 0; p < max_palettes; ++p) found[p] += static_cast<int>(set >> p & 1U);
  };
  add(state.palette_stack);
  add(state.table.bank);
  add(state.table.palette_discard);
  if (state.top != none) add(1U << state.top);
  for (const int palette : state.palettes) {
    if (palette != none) add(1U << palette);
  }
  for (int p = 0; p < max_palettes; ++p) {
    if (found[static_cast<std::size_t>(p)] != (p < game.parts().palette_count ? 1 : 0))
      return "palette " + palette_name(p) + " is lost or double";
  }
  return "";
}

// CV-T5c: a trap is in the box, on a painting or sprung, and as many were laid as the box says.
std::string count_traps(const Game& game, const State& state) {
  int laid = 0;
  for (int kind = 0; kind < trap_count; ++kind) {
    int lying = state.table.traps[kind];
    for (const int card : state.cards) lying += card == first_trap + kind ? 1 : 0;
    if (state.box_traps[kind] + lying != game.parts().traps[kind]) return "traps are lost or double";
    laid += lying;
  }
  if (laid > game.parts().traps_laid) return "too many traps were laid";
  return state.table.phase > Phase::deal_traps && laid != game.parts().traps_laid ? "too few traps were laid" : "";
}

std::string count_events(const Game& game, const State& state) {
  unsigned seen = 0;
  const int dealt = state.table.phase < Phase::deal_hands ? state.table.events_left : game.parts().events_used;
  for (int i = 0; i < dealt; ++i) {
    const unsigned event = 1U << state.events[i];
    if ((seen & event) != 0 || (game.parts().events & event) == 0) return "an event is double or not in the box";
    seen |= event;
  }
  return "";
}

std::string check_table(const Game& game, const State& state) {
  const OpenTable& t = state.table;
  for (int p = 0; p < max_paintings; ++p) {
    const bool bare = !t.is_clean(p) && p < game.parts().paintings();
    for (int i = 0; i < places_each; ++i) {
      if (!bare && state.cards[p * places_each + i] != none) return "cards lie on a clean painting";
    }
    if (!bare && state.palettes[p] != none) return "a palette hangs over a clean painting";
  }
  // CV-T3, CV-T4a, CV-P2: one too many only between drawing and discarding, and while a trap waits for the discard.
  for (int s = 0; s < max_players; ++s) {
    const bool drawn = t.phase == Phase::exchange_drop && s == t.active;
    const bool caught = t.phase == Phase::paws_drop || t.phase == Phase::trap_draw || t.phase == Phase::new_top;
    if (t.hands[s].total() > t.limit(s) + (drawn || (caught && s == t.attempt.seat) ? 1 : 0)) return "a hand too full";
  }
  return t.dice.size() <= game.parts().dice ? "" : "too many dice";
}

}  // namespace

std::string CatsTraits::components(const Game& game, const State& state) {
  for (const auto check : {count_paints, count_palettes, count_traps, count_events, check_table}) {
    if (const std::string wrong = check(game, state); !wrong.empty()) return wrong;
  }
  return "";
}

std::string CatsTraits::score(const Game& game, const State& state, const core::Array<int, core::max_seats>& points) {
  int clean = 0;
  for (int p = 0; p < game.parts().paintings(); ++p) clean += state.table.is_clean(p) ? 1 : 0;
  for (int s = 0; s < core::max_seats; ++s) {
    if (points[s] != (s < game.seats() ? clean : 0)) return "points that are not the number of clean paintings";
  }
  return "";
}

// CV-G2: all of them or nobody.
std::string CatsTraits::winners(const Game& game, const State& state, core::Actors winners) {
  const bool won = game.points(state)[0] >= game.parts().goal(game.seats());
  return winners.count() == (won ? game.seats() : 0) && !winners.is_chance()
             ? ""
             : "some seats have won and others have not";
}

}  // namespace conformance
