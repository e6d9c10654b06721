// The score, at any moment by the same formula, and the winners.
#include <algorithm>
#include <numeric>

#include "oracle.h"

namespace oracle {

// AS-G2 types by marker: x5, x4, x3, x2; a type that never came to the museum is x2.
Fashion fashion_of(const std::array<int, 4>& markers, const std::array<bool, 4>& came) {
  std::vector<int> ranking;
  for (int type = 0; type < 4; ++type) {
    if (came.at(idx(type))) ranking.push_back(type);
  }
  // Equal markers (both at 0) in the order of types.
  std::sort(ranking.begin(), ranking.end(), [&](int a, int b) {
    int x = markers.at(idx(a)), y = markers.at(idx(b));
    return x != y ? x > y : a < b;
  });
  Fashion fashion{.multiplier = {2, 2, 2, 2}, .eyeline_type = ranking.empty() ? -1 : ranking.front()};
  for (int rank = 0; rank < count_of(ranking); ++rank) fashion.multiplier.at(idx(ranking.at(idx(rank)))) = 5 - rank;
  return fashion;
}

// AS-H6 tile numbers of paintings that share a side with a painting of the same type.
std::set<int> faux_pas(const Components& components, const Wall& wall) {
  auto type_of = [&](int painting) { return components.paintings.at(idx(painting - 1)).type; };
  std::set<int> found;
  for (const auto& [number, tile] : wall.tiles) {
    if (tile.painting == 0) continue;
    for (int other : wall.neighbours(number)) {
      int neighbour = wall.tiles.at(other).painting;
      if (neighbour != 0 && type_of(neighbour) == type_of(tile.painting)) found.insert(number);
    }
  }
  return found;
}

Score score_wall(const Components& components, const Wall& wall, const Fashion& fashion, int surplus) {
  Score score;
  std::set<int> spoiled = faux_pas(components, wall);
  for (const auto& [number, tile] : wall.tiles) {
    if (tile.painting == 0) {
      // AS-G4 one a shield on the wall.
      score.decor += decor_shape(tile.decor).size();
      continue;
    }
    int type = components.paintings.at(idx(tile.painting - 1)).type;
    // AS-G3 paintings without faux pas times the multiplier of the type.
    if (spoiled.count(number) == 0) score.prestige += fashion.multiplier.at(idx(type));
    // AS-G5 three for each painting of the type in fashion at least partly in the band, faux pas or not.
    bool in_band =
        tile.place.row <= components.eyeline_last && tile.place.row + tile.height - 1 >= components.eyeline_first;
    if (type == fashion.eyeline_type && in_band) score.eyeline += 3;
  }
  // AS-G6 full wall +5.
  if (wall.grid.full()) score.full = 5;
  // AS-G7 empty corner -2 each.
  for (int column : {1, components.columns}) {
    for (int row : {1, components.rows}) {
      if (wall.grid.at(column, row) == 0) score.corners -= 2;
    }
  }
  // AS-G8 surplus -2 each.
  score.surplus = -2 * surplus;
  return score;
}

Score Game::score(int s) const {
  return score_wall(components_, seat(s).wall, fashion_of(markers_, came_), count_of(seat(s).surplus));
}

int Game::tie_break(int s) const {
  const std::set<int>& hand = seat(s).hand;
  if (flags_.tie_highest) return hand.empty() ? 0 : *hand.rbegin();
  return std::accumulate(hand.begin(), hand.end(), 0);
}

// AS-G9 most points win; ties by unused bid cards; then shared.
std::vector<int> Game::winners() const {
  std::vector<int> best;
  for (int s = 0; s < seat_count(); ++s) {
    if (!best.empty()) {
      std::pair<int, int> mine{score(s).total(), tie_break(s)};
      std::pair<int, int> leading{score(best.front()).total(), tie_break(best.front())};
      if (mine < leading) continue;
      if (mine > leading) best.clear();
    }
    best.push_back(s);
  }
  return best;
}

void Game::count_final_clauses() {
  int top = score(winners().front()).total(), at_top = 0;
  for (int s = 0; s < seat_count(); ++s) {
    Score points = score(s);
    std::set<int> spoiled = faux_pas(components_, seat(s).wall);
    if (points.prestige != 0) fired("AS-G3");
    if (!spoiled.empty()) fired("AS-H6");
    if (points.decor != 0) fired("AS-G4");
    if (points.eyeline != 0) fired("AS-G5");
    if (points.full != 0) fired("AS-G6");
    if (points.corners != 0) fired("AS-G7");
    if (points.surplus != 0) fired("AS-G8");
    if (!seat(s).assistant.empty()) fired("AS-H7 item held at the end");
    if (points.total() == top) ++at_top;
    Wall clean = seat(s).wall;
    for (int number : spoiled) clean.remove(number);
    Score without = score_wall(components_, clean, fashion_of(markers_, came_), 0);
    if (without.eyeline < points.eyeline) fired("AS-G5 faux pas in the eyeline");
  }
  int absent = static_cast<int>(std::count(came_.begin(), came_.end(), false));
  if (absent >= 1) fired("AS-G2 absent type");
  if (absent >= 2) fired("AS-G2 two absent types");
  if (absent == 0) fired("AS-G2 all four types");
  if (at_top < 2) return;
  if (count_of(winners()) < at_top) fired(flags_.tie_highest ? "AS-G9 broken by highest" : "AS-G9 broken by sum");
  if (winners().size() > 1) fired("AS-G9 shared");
}

}  // namespace oracle
