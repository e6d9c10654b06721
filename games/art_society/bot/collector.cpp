#include "art_society_bot/collector.h"

#include <algorithm>

#include "art_society_bot/taste.h"

namespace art_society_bot {
namespace {

using namespace art_society;

// A little noise breaks ties, so that two collectors play differently.
constexpr int whim = 10;

class Collector {
 public:
  Collector(const Game& game, const View& view, core::Random& random)
      : game_(game),
        seat_(view.viewer.seat()),
        state_(game.imagine(view)),
        taste_(game_, state_, core::index(seat_)),
        random_(random) {}

  Action choose() {
    LegalActions legal;
    game_.legal(state_, seat_, legal);
    const int options = legal.forward() > 0 ? legal.forward() : legal.size();
    if (state_.table.phase == Phase::bids) return bid();
    Action best = legal[0];
    int highest = -10'000'000;
    for (int i = 0; i < options; ++i) {
      const int value = judge(legal[i]) + random_.below(whim);
      if (value <= highest) continue;
      highest = value;
      best = legal[i];
    }
    return best;
  }

 private:
  const OpenSeat& mine() const { return state_.seat(core::index(seat_)); }

  int judge(Action action) const {
    switch (action.kind) {
      case Kind::name_lot:
        return taste_.expecting(action.place);
      case Kind::pick:
        return taste_.owning(action.place);
      case Kind::hang:
        return taste_.hanging(mine().pending, action.place);
      case Kind::hang_held:
        return hang_held(action.place);
      case Kind::give:
        return taste_.giving(mine().pending);
      case Kind::swap:
        return taste_.best_hanging(action.place).value_or(0);
      case Kind::surplus:
        return taste_.surplus();
      case Kind::piece:
        return taste_.piece(Piece::unpack(action.detail).decor, action.place);
      case Kind::give_piece:
        return taste_.giving_piece(Piece::unpack(action.detail).decor);
      default:
        return 0;  // stop and ready: better than anything that does harm
    }
  }

  // The held item waits until the picked painting has found its place. Then it is hung as soon as that is worth more
  // than keeping it.
  int hang_held(int square) const {
    const Item held = mine().assistant;
    if (!held.is_painting()) return taste_.piece(held.id(), square);
    const int gain = taste_.hanging(held.id(), square) - taste_.giving(held.id());
    return mine().pending == none ? gain : gain - 500;
  }

  // AS-B1: the more the best lot stands out from the median lot, the higher the card.
  Action bid() {
    Array<int, max_lots> values{};
    int count = 0;
    for (const int lot : state_.table.lots) {
      if (lot != none) values[count++] = taste_.owning(lot);
    }
    std::stable_sort(values.begin(), values.begin() + count);
    const int stake = values[count - 1] - values[count / 2 - (count % 2 == 0 ? 1 : 0)];
    const CellSet hand(state_.secret(core::index(seat_)).hand);
    const int cards = hand.count();
    const int wanted = stake * cards / 150 + random_.below(3) - 1;
    return {Kind::bid, 0, byte(hand.nth(std::clamp(wanted, 0, cards - 1)))};
  }

  const Game& game_;
  core::Seat seat_;
  State state_;
  Taste taste_;
  core::Random& random_;
};

}  // namespace

Action choose_collector(const Game& game, const View& view, core::Random& random) {
  return Collector(game, view, random).choose();
}

}  // namespace art_society_bot
