// AS-G2…G9, AS-H6: what a wall is worth, now and at the end.
#include <algorithm>
#include <bit>

#include "art_society/game.h"
#include "art_society/names.h"

namespace art_society {

// AS-G2: ×5, ×4, ×3, ×2 by marker for the types that came to the museum; ×2 for the others.
Ranking Game::ranking(const State& state) const {
  const OpenTable& t = state.table;
  const auto came = [&](int type) { return ((t.came >> type) & 1) != 0; };
  Ranking ranking;
  for (int type = 0; type < type_count; ++type) {
    ranking.multiplier[type] = 2;
    if (!came(type)) continue;
    int ahead = 0;
    for (int other = 0; other < type_count; ++other) {
      const int mine = t.markers[type];
      const int theirs = t.markers[other];
      if (came(other) && (theirs > mine || (theirs == mine && other < type))) ++ahead;
    }
    ranking.multiplier[type] = 5 - ahead;
    if (ahead == 0) ranking.in_fashion = type;
  }
  return ranking;
}

std::uint32_t Game::faux_pas(const Wall& wall) const {
  Array<CellSet, type_count> by_type{};
  Array<CellSet, max_hung> squares;
  for (int i = 0; i < wall.hung_count; ++i) {
    squares[i] = parts_.shape_of_painting(wall.hung[i].painting).at(wall.hung[i].square);
    CellSet& same = by_type[parts_.painting(wall.hung[i].painting).type];
    same = same | squares[i];
  }
  std::uint32_t found = 0;
  for (int i = 0; i < wall.hung_count; ++i) {
    const CellSet others = by_type[parts_.painting(wall.hung[i].painting).type].without(squares[i]);
    found |= std::uint32_t{squares[i].neighbours().meets(others)} << static_cast<unsigned>(i);
  }
  return found;
}

Showing Game::showing(const Wall& wall, int in_fashion) const {
  Showing showing;
  showing.faux_pas = faux_pas(wall);
  for (int i = 0; i < wall.hung_count; ++i) {
    const int type = parts_.painting(wall.hung[i].painting).type;
    const bool spoilt = (showing.faux_pas >> static_cast<unsigned>(i) & 1U) != 0;
    showing.counted[type] += spoilt ? 0 : 1;
    const bool seen = type == in_fashion && in_eyeline(wall.hung[i]);
    showing.eyeline |= std::uint32_t{seen} << static_cast<unsigned>(i);
  }
  return showing;
}

Score Game::score(const State& state, int seat) const {
  const OpenSeat& s = state.seat(seat);
  const Ranking ranks = ranking(state);
  const Showing paintings = showing(s.wall, ranks.in_fashion);
  Score score;
  for (int type = 0; type < type_count; ++type) {
    score.prestige += paintings.counted[type] * ranks.multiplier[type];  // AS-G3
  }
  score.eyeline = 3 * std::popcount(paintings.eyeline);               // AS-G5
  score.decor = s.wall.decor_squares(parts_).count();                 // AS-G4: one shield per square
  score.full_wall = is_full(parts_, s.wall) ? 5 : 0;                  // AS-G6
  score.corners = -2 * parts_.corners.without(s.wall.taken).count();  // AS-G7
  score.surplus = -2 * s.surplus_count();                             // AS-G8
  return score;
}

Array<int, core::max_seats> Game::points(const State& state) const {
  Array<int, core::max_seats> points{};
  for (int s = 0; s < players_; ++s) points[s] = score(state, s).total();
  return points;
}

// AS-G9: most points; then by flag the highest unused card or the sum of them; then shared.
Actors Game::winners(const State& state) const {
  Actors winners = Actors::nobody();
  if (!over(state)) return winners;
  const auto in_hand = [&](int seat) {
    int sum = 0;
    int highest = 0;
    for (int card = 1; card <= parts_.bid_cards; ++card) {
      if (((state.secret(seat).hand >> static_cast<unsigned>(card)) & 1U) != 0) sum += card, highest = card;
    }
    return flags_.tie_highest ? highest : sum;
  };
  Array<std::pair<int, int>, max_players> rank{};
  for (int s = 0; s < players_; ++s) rank[s] = {score(state, s).total(), in_hand(s)};
  const auto best = *std::max_element(rank.begin(), rank.begin() + players_);
  for (int s = 0; s < players_; ++s) {
    if (rank[s] == best) winners.add(Seat{byte(s)});
  }
  return winners;
}

int Game::free_squares(const State& state, int seat) const {
  return parts_.wall.count() - state.seat(seat).wall.taken.count();
}

std::string_view Game::end_reason(const State& state) const {
  const auto reason = end_trigger(state);
  return over(state) && reason ? end_reason_names[static_cast<int>(*reason)] : "not over";
}

}  // namespace art_society
