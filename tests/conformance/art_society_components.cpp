// Conservation of the components, and the bounds of the score.
#include <vector>

#include "art_society/names.h"
#include "tests/conformance/art_society_traits.h"

namespace conformance {
namespace {

using namespace art_society;  // NOLINT(google-build-using-namespace): this file is about its components alone

// Where each painting lies, counted; decor by shape, over supply, walls and assistants.
struct Count {
  std::vector<int> paintings;
  Array<int, decor_count> decor{};
  std::string wrong;

  void painting(int id) { ++paintings.at(static_cast<std::size_t>(id)); }
  void item(Item item) {
    if (item.empty()) return;
    if (item.is_painting())
      painting(item.id());
    else
      ++decor[item.id()];
  }
};

// A wall square by square: tiles inside, apart from each other, and all of them one connected group (AS-H1, AS-H2).
void count_wall(const Components& parts, const Wall& wall, Count& count) {
  CellSet covered;
  const auto cover = [&](CellSet squares) {
    if (covered.meets(squares) || !parts.wall.contains(squares)) count.wrong = "tiles overlap or hang outside the wall";
    covered = covered | squares;
  };
  for (int i = 0; i < wall.hung_count; ++i) {
    count.painting(wall.hung[i].painting);
    cover(parts.shape_of_painting(wall.hung[i].painting).at(wall.hung[i].square));
  }
  const CellSet decor = parts.wall.without(covered) & wall.taken;
  decor.for_each([&](int square) {
    const int shape = wall.decor_starting_at(decor, square);
    if (shape < 0) return;
    ++count.decor[shape];
    cover(parts.decor[shape].at(square));
  });
  if (!(covered == wall.taken)) count.wrong = "the taken squares are not those of the tiles";
  if (covered.empty()) return;
  CellSet group = CellSet::single(covered.first());
  for (CellSet next = group; !next.empty(); group = group | next) next = (group.neighbours() & covered).without(group);
  if (!(group == covered)) count.wrong = "the tiles on a wall are not connected";
}

Count count_all(const Components& parts, const State& state, int players) {
  Count count;
  count.paintings.assign(static_cast<std::size_t>(parts.painting_count), 0);
  state.supply.for_each([&](int id) { count.painting(id); });
  state.table.museum.for_each([&](int id) { count.painting(id); });
  for (const int lot : state.table.lots) {
    if (lot != none) count.painting(lot);
  }
  for (int shape = 0; shape < decor_count; ++shape) count.decor[shape] += state.table.decor[shape];
  for (int s = 0; s < players; ++s) {
    const OpenSeat& seat = state.seat(s);
    count_wall(parts, seat.wall, count);
    count.item(seat.assistant);
    if (seat.pending != none) count.painting(seat.pending);
    for (int i = 0; i < seat.surplus_count(); ++i) count.painting(seat.surplus[i]);
  }
  return count;
}

// AS-B1: every bid card of a seat is in its hand, on its stack or sealed, and nowhere twice.
std::string count_cards(const Components& parts, const SecretSeat& seat) {
  std::vector<int> cards(33, 0);
  for (std::size_t card = 0; card < 32; ++card) cards[card] += static_cast<int>((seat.hand >> card) & 1U);
  for (int i = 1; i < seat.stack_count; ++i) ++cards.at(seat.stack[i]);
  if (seat.sealed != 0) ++cards.at(seat.sealed);
  for (int card = 0; card < 33; ++card) {
    const int wanted = card >= 1 && card <= parts.bid_cards ? 1 : 0;
    if (cards[static_cast<std::size_t>(card)] != wanted)
      return "bid card " + std::to_string(card) + " is lost or double";
  }
  return "";
}

std::string count_starting_cards(const Components& parts, const State& state, int players) {
  CellSet seen;
  for (int s = 0; s < players; ++s) {
    if (state.secret(s).stack_count == 0) continue;
    const int card = state.secret(s).stack[0];
    bool exists = false;
    for (const int value : parts.starting_cards) exists = exists || value == card;
    if (!exists || seen.test(card)) return "a starting card that does not exist, or twice";
    seen.set(card);
  }
  return "";
}

}  // namespace

std::string ArtSocietyTraits::components(const Game& game, const State& state) {
  const Components& parts = game.parts();
  const Count count = count_all(parts, state, game.seats());
  if (!count.wrong.empty()) return count.wrong;
  int starting = 0;
  for (int id = 0; id < parts.painting_count; ++id) {
    const int found = count.paintings[static_cast<std::size_t>(id)];
    if (found > 1) return painting_name(id) + " is double";
    if (parts.painting(id).starting)
      starting += found;
    else if (found == 0)
      return painting_name(id) + " is lost";
  }
  const bool dealing = state.table.phase == Phase::start_deal;
  if (starting != (dealing ? max_players : game.seats())) return "a starting painting is lost or came back";
  // AS-H5: an exchange moves pieces between wall and supply; it makes none.
  for (int shape = 0; shape < decor_count; ++shape) {
    if (count.decor[shape] != parts.decor_supply[shape])
      return "decor " + std::string(decor_name[shape]) + " is lost or double";
  }
  for (int s = 0; s < game.seats(); ++s) {
    const std::string wrong = count_cards(parts, state.secret(s));
    if (!wrong.empty()) return wrong;
    if (state.table.entitled.has(s) != state.seat(s).has_open_right()) return "who has an open right";
  }
  return count_starting_cards(parts, state, game.seats());
}

std::string ArtSocietyTraits::score(const Game& game, const State& state,
                                    const core::Array<int, core::max_seats>& points) {
  const Ranking ranking = game.ranking(state);
  for (const int multiplier : ranking.multiplier) {
    if (multiplier < 2 || multiplier > 5) return "a multiplier";
  }
  for (int s = 0; s < core::max_seats; ++s) {
    if (s >= game.seats()) {
      if (points[s] != 0) return "points of a seat that is not there";
      continue;
    }
    const Score score = game.score(state, s);
    const Wall& wall = state.seat(s).wall;
    if (score.prestige < 0 || score.prestige > 5 * wall.hung_count) return "prestige";
    if (score.decor < 0 || score.decor > wall.taken.count()) return "decor";
    if (score.eyeline < 0 || score.eyeline > 3 * wall.hung_count || score.eyeline % 3 != 0) return "eyeline";
    if (score.full_wall != (game.free_squares(state, s) == 0 ? 5 : 0)) return "full wall";
    if (score.corners > 0 || score.corners < -8 || score.corners % 2 != 0) return "corners";
    if (score.surplus != -2 * state.seat(s).surplus_count()) return "surplus";
    if (score.total() != points[s]) return "the total";
  }
  return "";
}

// AS-G9
std::string ArtSocietyTraits::winners(const Game&, const State&, core::Actors winners) {
  return winners.empty() || winners.is_chance() ? "nobody won" : "";
}

}  // namespace conformance
