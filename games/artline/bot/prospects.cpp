#include "artline_bot/prospects.h"

#include <algorithm>

namespace artline_bot {
namespace {

// The chance that one of so many cards is among those of a set that has this share of all.
int chance_of_one(int share, int cards) {
  int none = whole;
  for (int i = 0; i < cards; ++i) none = none * (whole - share) / whole;
  return whole - none;
}

int share_of(const CardSet& part, const CardSet& all) {
  return whole * (part & all).count() / std::max(1, all.count());
}

}  // namespace

// Somebody else may hang a card there first, so that a second one of our own is worth something too.
int worth(const artline::Game& game, const Sketch& sketch, const Hands& hands) {
  const CardSet makers = sketch.exhibitors(game);
  const int own = (makers & hands.own).count();
  if (hands.next == 0) return own > 0 ? 900 + 20 * own : 0;
  const int mine = own == 0 || !hands.again ? 0 : 350 + 100 * std::min(own, 3);
  const int theirs = chance_of_one(share_of(makers, hands.unseen), hands.next);
  return mine - theirs * (hands.next == 1 ? 3 : 1);
}

int worth_of_theme(const CardSet& showing, const Hands& hands) {
  return share_of(showing, hands.own) - share_of(showing, hands.unseen);
}

}  // namespace artline_bot
