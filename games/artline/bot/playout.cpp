#include "artline_bot/playout.h"

#include <algorithm>

namespace artline_bot {

using artline::Direction;
using artline::directions;
using artline::line_of;
using artline::none;

namespace {

constexpr int plays_weighed = 3;  // in one turn
constexpr int turns_each = 6;     // after these the hands tell who is ahead

int nth(const CardSet& cards, core::Random& random) { return cards.nth(random.below(cards.count())); }

// A turn in a possible world.
class Turn {
 public:
  Turn(const artline::Game& game, const Lore& lore, World& world, core::Random& random)
      : game_(game), lore_(lore), world_(world), random_(random), own_(world.hands[world.active]) {}

  void play() {
    const auto [free, exhibitions] = world_.sketch.spots(game_);
    const bool exhibits = weigh(exhibitions, exhibition);
    if (!exhibits) {
      weigh(free, 0);
      weigh_discard();
    }
    best_.place < 0 ? discard(best_.card) : hang(best_.card, best_.place, best_.shown, exhibits);
  }

  void hang(int card, int place, const InLines& shown, bool exhibits) {
    world_.sketch.hang(lore_, place, card, shown);
    let_go(card);
    if (!exhibits) return draw();
    if (own_.empty()) {
      world_.finished.add(world_.active);
      if (world_.ender == none) world_.ender = world_.active;
    }
    end();
  }
  void discard(int card) {
    let_go(card);
    draw();
  }

 private:
  struct Choice {
    int card = 0;
    int place = -1;  // none: a discard
    InLines shown = {};
    int worth = -1'000'000;
  };

  int next() const { return (world_.active + 1) % game_.seats(); }
  Hands after(int card) const {
    Hands hands{.own = own_, .unseen = world_.alive.without(own_), .next = world_.hands[next()].count()};
    hands.own.reset(card);
    hands.again = world_.ender == none && world_.left >= game_.seats();
    return hands;
  }

  // Looks at some of the plays at these places. Whether there is any.
  bool weigh(const artline::Places& places, int gain) {
    artline::Array<std::uint16_t, artline::Places::capacity> possible;
    int count = 0;
    places.for_each([&](int place) {
      if (world_.sketch.fits_at(place).meets(own_)) possible[count++] = static_cast<std::uint16_t>(place);
    });
    for (int i = 0; i < std::min(count, plays_weighed); ++i) {
      std::swap(possible[i], possible[i + random_.below(count - i)]);
      const int place = possible[i];
      weigh_play(nth(world_.sketch.fits_at(place) & own_, random_), place, gain);
    }
    return count > 0;
  }

  void weigh_play(int card, int place, int gain) {
    const Hands hands = after(card);
    InLines shown;
    for (const Direction direction : directions) {
      if (world_.sketch.opens(place, direction))
        shown[direction] = theme(card, world_.sketch.single(line_of(place, direction)), hands);
    }
    const InLines before = world_.sketch.hang(lore_, place, card, shown);
    const int value = gain + worth(game_, world_.sketch, hands);
    world_.sketch.take(place, before);
    if (value > best_.worth) best_ = {card, place, shown, value};
  }

  CardSet theme(int card, int other, const Hands& hands) const {
    CardSet best;
    int most = -whole - 1;
    lore_.for_each_shared(card, other, [&](int theme) {
      const int value = worth_of_theme(lore_.showing(theme), hands);
      if (value <= most) return;
      most = value;
      best = lore_.showing(theme);
    });
    return best;
  }

  void weigh_discard() {
    const int card = nth(own_, random_);
    const int value = worth(game_, world_.sketch, after(card));
    if (value > best_.worth) best_ = {.card = card, .worth = value};
  }

  void let_go(int card) {
    own_.reset(card);
    world_.alive.reset(card);
  }
  // AL-T5
  void draw() {
    if (world_.left > 0) own_.set(world_.deck[--world_.left]);
    end();
  }
  // AL-G1, AL-G4
  void end() {
    world_.over = world_.ender != none ? next() == world_.ender : world_.left == 0;
    world_.active = next();
  }

  const artline::Game& game_;
  const Lore& lore_;
  World& world_;
  core::Random& random_;
  CardSet& own_;
  Choice best_;
};

// Who has fewer cards is more likely to win.
int expected(const World& world, int seats, int seat) {
  constexpr artline::Array<int, artline::hand_limit + 1> chance = {{1890, 1050, 583, 324, 180, 100}};
  int sum = 0;
  for (int s = 0; s < seats; ++s) sum += chance[world.hands[s].count()];
  return whole * chance[world.hands[seat].count()] / sum;
}

int outcome(const World& world, int seats, int seat) {
  int fewest = artline::hand_limit;
  for (int s = 0; s < seats; ++s) fewest = std::min(fewest, world.hands[s].count());
  const auto won = [&](int s) {
    return world.ender != none ? world.finished.has(s) : world.hands[s].count() == fewest;
  };
  int winners = 0;
  for (int s = 0; s < seats; ++s) winners += won(s) ? 1 : 0;
  return won(seat) ? whole / winners : 0;
}

}  // namespace

World imagine(const Thought& thought, core::Random& random) {
  const artline::State& state = thought.state();
  World world{.sketch = thought.sketch(), .hands = {}, .deck = {}, .alive = {}, .finished = {}};
  thought.unseen().for_each([&](int card) { world.deck[world.left++] = artline::byte(card); });
  for (int i = world.left - 1; i > 0; --i) std::swap(world.deck[i], world.deck[random.below(i + 1)]);
  world.active = thought.table().active;
  world.finished = thought.table().finished;
  world.ender = thought.table().ender;
  for (int s = 0; s < thought.game().seats(); ++s) {
    const bool known = s == thought.seat() || (thought.table().shows_hand && s == world.active);
    for (int i = 0; i < state.hands[s].size; ++i)
      world.hands[s].set(known ? state.hands[s].cards[i] : world.deck[--world.left]);
    world.alive = world.alive | world.hands[s];
  }
  for (int i = 0; i < world.left; ++i) world.alive.set(world.deck[i]);
  return world;
}

void carry_out(const Thought& thought, World& world, const Option& option, core::Random& random) {
  Turn turn(thought.game(), thought.lore(), world, random);
  const artline::Action& action = option.action;
  if (is_play(action.kind)) {
    const bool exhibits = thought.own_turn() && thought.game().is_exhibition(thought.table().board, action.place);
    return turn.hang(action.detail, action.place, option.shown, exhibits);
  }
  turn.discard(action.kind == artline::Kind::discard ? action.place : nth(world.hands[world.active], random));
}

int play_on(const artline::Game& game, const Lore& lore, World& world, int seat, core::Random& random) {
  for (int turns = turns_each * game.seats(); turns > 0 && !world.over; --turns) Turn(game, lore, world, random).play();
  return world.over ? outcome(world, game.seats(), seat) : expected(world, game.seats(), seat);
}

}  // namespace artline_bot
