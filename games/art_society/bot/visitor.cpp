#include "art_society_bot/visitor.h"

namespace art_society_bot {
namespace {

using namespace art_society;

// AS-H6: whether the painting would hang beside one of its own type.
bool beside_own_type(const Components& parts, const Wall& wall, Hung newcomer) {
  const int type = parts.painting(newcomer.painting).type;
  for (int i = 0; i < wall.hung_count; ++i) {
    const Hung other = wall.hung[i];
    if (parts.painting(other.painting).type == type && touching(parts, newcomer, other)) return true;
  }
  return false;
}

}  // namespace

Action choose_visitor(const Game& game, const View& view, core::Random& random) {
  const State state = game.imagine(view);
  const OpenSeat& mine = view.seats[core::index(view.viewer.seat())];
  LegalActions legal;
  game.legal(state, view.viewer.seat(), legal);
  const int options = legal.forward() > 0 ? legal.forward() : legal.size();

  // Count the good places for the painting first, then take one of them. That needs no list.
  const auto good = [&](Action action) {
    return action.kind == Kind::hang && !beside_own_type(game.parts(), mine.wall, {mine.pending, action.place});
  };
  int count = 0;
  for (int i = 0; i < options; ++i) count += good(legal[i]) ? 1 : 0;
  if (count == 0) return legal[random.below(options)];
  int chosen = random.below(count);
  for (int i = 0;; ++i) {
    if (good(legal[i]) && chosen-- == 0) return legal[i];
  }
}

}  // namespace art_society_bot
