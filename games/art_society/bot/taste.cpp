#include "art_society_bot/taste.h"

#include <algorithm>

namespace art_society_bot {

using namespace art_society;

namespace {

constexpr int point = 100;
constexpr int mean_prestige = 350;  // of ×5, ×4, ×3, ×2
constexpr int squares_a_round = 8;  // covered by a careful player
constexpr int assistant_free = 60;  // an empty-handed assistant helps later
constexpr int corner_now = 130;     // of the 200 that a bare corner costs; it may also be covered later

// Sample shapes of the paintings still to come. Small ones come first, since they fit more often.
struct Sample {
  int width;
  int height;
  int weight;
};
constexpr int sample_count = 5;
constexpr Array<Sample, sample_count> samples = {{{{2, 2, 3}, {2, 3, 4}, {3, 2, 4}, {3, 3, 3}, {4, 2, 2}}}};
constexpr int sample_weights = 16;

// Squares that some painting can still cover: those within a free 2 × 2.
CellSet coverable(CellSet free) {
  const CellSet pairs = free & free.shifted_in_row(1);
  const CellSet corner = pairs & pairs.shifted_down(CellSet::row);
  const CellSet wide = corner | corner.shifted_up(1);
  return wide | wide.shifted_up(CellSet::row);
}

}  // namespace

Taste::Taste(const Game& game, const State& state, int seat)
    : game_(game), parts_(game.parts()), state_(state), mine_(state.seat(seat)) {
  for (int i = 0; i < sample_count; ++i) shapes_[i] = Shape::of(samples[i].width, samples[i].height);
  rounds_left_ = parts_.bid_cards - std::max<int>(1, state.table.round) + 1;
  for (int s = 0; s < game.seats(); ++s) {
    const int theirs = game.free_squares(state, s) / (squares_a_round - 1) + 1;
    rounds_left_ = std::min(rounds_left_, theirs);
    if (s != seat && state.seat(s).surplus_count() == 1) rounds_left_ = std::min(rounds_left_, theirs / 2 + 1);
  }
  // As the game goes on, the current order of the types says more about the final one.
  const int told = 25 + 75 * state.table.round / (state.table.round + 2 * rounds_left_ + 1);
  const Ranking ranks = game.ranking(state);
  for (int type = 0; type < type_count; ++type) {
    prestige_[type] = (ranks.multiplier[type] * point * told + mean_prestige * (100 - told)) / 100;
    int leads = ranks.multiplier[type] == 4 ? 20 : 0;
    if (type == ranks.in_fashion) leads = 100;
    fashion_[type] = (leads * told + 25 * (100 - told)) / 100;
  }
  now_ = worth(mine_.wall);
}

int Taste::rounds_on(int free) const { return std::min(rounds_left_ * point, free * point / squares_a_round); }

// AS-G3, AS-G5, AS-H6, with the multipliers expected at the end.
int Taste::hung_worth(const Wall& wall) const {
  int sum = 0;
  const std::uint32_t spoilt = game_.faux_pas(wall);
  for (int i = 0; i < wall.hung_count; ++i) {
    const Hung& hung = wall.hung[i];
    const int type = parts_.painting(hung.painting).type;
    if (((spoilt >> static_cast<unsigned>(i)) & 1U) == 0) sum += prestige_[type];
    if (parts_.shape_of_painting(hung.painting).at(hung.square).meets(parts_.eyeline)) sum += 3 * fashion_[type];
  }
  return sum;
}

// The worth of later rounds: how many paintings there is room for, and how likely each type finds a place without a
// faux pas.
int Taste::future(const Wall& wall) const {
  const CellSet open = coverable(parts_.wall.without(wall.taken));
  Array<CellSet, type_count> own;
  for (int i = 0; i < wall.hung_count; ++i) {
    const Hung& hung = wall.hung[i];
    CellSet& squares = own[parts_.painting(hung.painting).type];
    squares = squares | parts_.shape_of_painting(hung.painting).at(hung.square);
  }
  int chances = 0;  // sum over types and shapes of prestige × weight × per cent
  for (int type = 0; type < type_count; ++type) {
    const CellSet clean = open.without(own[type].neighbours());
    for (int i = 0; i < sample_count; ++i) {
      const int places = places_inside(clean, shapes_[i]).count();
      chances += prestige_[type] * samples[i].weight * (100 * places / (places + 2));
    }
  }
  const int each = chances / (type_count * sample_weights * 100);
  return rounds_on(open.count()) * each / point;
}

int Taste::worth(const Wall& wall) const {
  const int decor = wall.decor_squares(parts_).count() * point;
  const int corners = (wall.taken & parts_.corners).count() * (rounds_left_ <= 1 ? 2 * point : corner_now);
  const int full = is_full(parts_, wall) ? 5 * point : 0;
  return hung_worth(wall) + decor + corners + full + future(wall);
}

// AS-H4: the largest piece that is available and fits; a combination brings about as many shields as it has frames.
int Taste::decor_won(const Wall& after, int frames) const {
  if (frames == 0) return 0;
  int size = 0;
  for (int decor = 0; decor < decor_count; ++decor) {
    if (decor_size[decor] > frames || state_.table.decor[decor] == 0) continue;
    if (!places(parts_, after, parts_.decor[decor]).empty()) size = std::max(size, decor_size[decor]);
  }
  if (frames > 3 && size > 0) size = frames;
  return size * 110;  // a shield, and a gap that is put to use
}

int Taste::hanging(int painting, int square) const {
  Wall after = mine_.wall;
  const int frames = matching_frames(parts_, after, painting, square);
  after.push(parts_.shape_of_painting(painting), painting, square);
  return worth(after) - now_ + decor_won(after, frames);
}

std::optional<int> Taste::best_hanging(int painting) const {
  std::optional<int> best;
  places(parts_, mine_.wall, parts_.shape_of_painting(painting)).for_each([&](int square) {
    best = std::max(best.value_or(-1'000'000), hanging(painting, square));
  });
  return best;
}

int Taste::giving(int painting) const {
  return prestige_[parts_.painting(painting).type] * std::min(rounds_left_ - 1, 6) / 12 - assistant_free;
}

int Taste::swapping() const {
  int best = -10 * point;
  game_.swaps(state_, static_cast<int>(&mine_ - &state_.seats[0])).for_each([&](int painting) {
    best = std::max(best, best_hanging(painting).value_or(-10 * point));
  });
  return best;
}

int Taste::surplus() const { return mine_.surplus_count() > 0 ? -2 * point - 150 * rounds_left_ : -3 * point; }

int Taste::owning(int painting) const {
  const auto hung = best_hanging(painting);
  if (hung) return mine_.assistant.empty() ? std::max(*hung, giving(painting)) : *hung;
  return mine_.assistant.empty() ? std::max(giving(painting), surplus()) : surplus();
}

int Taste::piece(int decor, int square) const {
  Wall after = mine_.wall;
  after.put_decor(parts_, decor, square);
  return worth(after) - now_;
}

int Taste::giving_piece(int decor) const {
  return decor_size[decor] * 25 * std::min(rounds_left_ - 1, 2) - assistant_free;
}

int Taste::expecting(int shape) const {
  const Shape& outline = parts_.shape(shape);
  const int room = places(parts_, mine_.wall, outline).count();
  const int cost = std::max(outline.area(), 2) * mean_prestige / squares_a_round;
  return mean_prestige * room / (room + 4) - cost - (room == 0 ? 4 * point : 0);
}

}  // namespace art_society_bot
