#include "cats_bot/policy.h"

#include <algorithm>
#include <limits>

namespace cats_bot {

using namespace cats;

void Options::add(Action action, int value, core::Random& random) {
  if (!would_take(value)) return;
  ties_ = count_ > 0 && value == options_[0].value ? ties_ + 1 : ties_;
  if (count_ == 0 || value > options_[0].value) ties_ = 1;
  int at = count_ < wanted_ ? count_++ : count_ - 1;
  const bool first = count_ > 0 && value == options_[0].value && random.below(ties_) == 0;
  for (; at > 0 && (options_[at - 1].value < value || (first && options_[at - 1].value == value)); --at)
    options_[at] = options_[at - 1];
  if (at < wanted_) options_[at] = {action, value};
}

namespace {

constexpr int never = std::numeric_limits<int>::min() / 2;
constexpr int sure = 1000;

class Player {
 public:
  Player(const Game& game, const State& state, int seat, int wanted, core::Random& random, const Weights& weights)
      : game_(game),
        parts_(game.parts()),
        state_(state),
        t_(state.table),
        seat_(seat),
        next_(game.next(seat)),
        random_(random),
        w_(weights),
        team_(game, state, weights),
        options_(wanted),
        all_(wanted > 1) {}

  const Options& choose() {
    if (t_.proposal.stands() && t_.proposal.partner == seat_) {
      answer();
    } else {
      decide();
    }
    return options_;
  }

 private:
  void add(Action action, int value) { options_.add(action, value, random_); }
  unsigned hand() const { return team_.colours(seat_); }

  void decide() {
    switch (t_.phase) {
      case Phase::window:
        return t_.asked.has(seat_) ? window() : turn();
      case Phase::attempt:
        return attempt();
      case Phase::caught:
        return add({Kind::stop}, 0);
      case Phase::oops:
        return splash();
      case Phase::twist:
        return twist();
      case Phase::last:
        return last();
      case Phase::exchange_drop:
      case Phase::paws_drop:
        return drop();
      default:
        return turn();
    }
  }

  // All are on one side: who proposes has a reason.
  void answer() {
    add({Kind::yes}, 1);
    if (all_) add({Kind::no}, 0);
  }

  // --- a turn

  void turn() {
    find_needed();
    if (team_.hand(seat_).total() < t_.limit(seat_) && (!state_.stack.empty() || !t_.discard.empty()))
      add({Kind::take}, w_.take);
    now_ = never;
    const int exchange = exchanging();
    for (unsigned left = named_; left != 0; left &= left - 1) {
      const int die = std::countr_zero(left);
      const int loss = needed_for_[die] == none ? 0 : w_.needed_die;
      for (unsigned reach = reach_[die]; reach != 0; reach &= reach - 1) {
        const int p = std::countr_zero(reach);
        add({Kind::clean, byte(die), byte(p)}, trying(p) - (needed_for_[die] == p ? 0 : loss));
      }
      if (exchange != never) add({Kind::exchange, 0, byte(die)}, exchange - loss);
    }
    if (all_ && game_.banked(t_, Property::helping_paw) != 0) trade();
  }

  // One of two alike for a colour that this hand has not: worth a thought, whatever it is worth.
  void trade() {
    for (unsigned give = hand(); give != 0; give &= give - 1) {
      if (team_.hand(seat_).count(std::countr_zero(give)) < 2) continue;
      for (int partner = 0; partner < game_.seats(); ++partner) {
        const unsigned take = partner == seat_ ? 0U : team_.colours(partner) & ~hand();
        if (take == 0) continue;
        Action action = spend(Kind::paw, Property::helping_paw);
        action.detail = byte(Offer{partner, std::countr_zero(give), std::countr_zero(take)}.pack());
        add(action, w_.paw);
      }
    }
  }

  // Dice that alone lead to a painting that somebody else can clean.
  void find_needed() {
    unsigned once = 0;
    unsigned twice = 0;
    needed_for_.fill(none);
    for (int d = 0; d < t_.dice_count; ++d) {
      if (t_.dice[d].owner != none) continue;
      const int die = t_.dice[d].painting;
      if ((named_ >> die & 1U) == 0) reach_[die] = game_.reach(t_, die);
      named_ |= 1U << die;
      twice |= once & reach_[die];
      once |= reach_[die];
    }
    for (unsigned lone = once & ~twice; lone != 0; lone &= lone - 1) {
      const int p = std::countr_zero(lone);
      if (!team_.ready_for_others(team_.of(p), seat_)) continue;
      for (unsigned left = named_; left != 0; left &= left - 1) {
        const int die = std::countr_zero(left);
        if ((reach_[die] >> p & 1U) != 0) needed_for_[die] = byte(p);
      }
    }
  }

  int trying(int p) {
    const Sketch& s = team_.of(p);
    if (!s.known) {
      const int mine = std::popcount(hand() & s.face);
      const int theirs = std::popcount(team_.colours_of_others(seat_) & s.face & ~hand());
      return w_.look + mine * w_.look_colour + theirs * w_.look_team;
    }
    const Plan plan = team_.plan(s, seat_);
    if (plan.way != Way::none) return sure - plan.cost - (team_.ready_for_others(s, seat_) ? w_.shared : 0);
    return options_.would_take(w_.ready) ? improving(p) : 0;
  }

  // What the best swap adds that does not clean the painting.
  int improving(int p) {
    if (now_ == never) now_ = team_.worth(next_);
    int best = 0;
    for (int i = 0; i < places_each; ++i) {
      for (unsigned c = hand(); c != 0; c &= c - 1) best = std::max(best, after_put(p, i, std::countr_zero(c)) - now_);
    }
    return best;
  }

  // What the position is worth after this swap.
  int after_put(int p, int place, int colour) {
    const int card = state_.cards[p * places_each + place];
    if (!is_paint(card) || card == colour || state_.palettes[p] == none) return never;
    const Sketch before = team_.of(p);
    Paints cards = game_.paints_on(state_, p);
    cards.remove(card);
    cards.add(colour);
    team_.of(p).describe(parts_.palette(state_.palettes[p]).colours, cards);
    team_.hand(seat_).remove(colour);
    team_.hand(seat_).add(card);
    const int value = team_.worth(next_);
    team_.hand(seat_) = t_.hands[seat_];
    team_.of(p) = before;
    return value;
  }

  int exchanging() const {
    if (t_.hands[seat_].empty() || t_.unused_dice() < 2) return never;
    const unsigned all = hand() | team_.colours_of_others(seat_);
    int count = 0;
    for (unsigned open = game_.triable(t_); open != 0; open &= open - 1) {
      const Sketch& s = team_.of(std::countr_zero(open));
      count += s.known && s.lacking == 1 && (s.colours & all) == 0 ? 1 : 0;
    }
    return w_.exchange + count * w_.exchange_wanted;
  }

  // --- a try

  void attempt() {
    const int p = t_.attempt.painting;
    const Sketch& s = team_.of(p);
    const Plan plan = team_.plan(s, seat_, {t_.attempt.swaps, t_.attempt.turbo, t_.attempt.jump});
    switch (plan.way) {
      case Way::swap:
        return add(put_wanted(s, p), sure);
      case Way::swap_and_two:
        add(put_wanted(s, p), sure);
        break;
      case Way::turbo:
        add(spend(Kind::turbo, Property::turbo), sure);
        break;
      case Way::two:
        add(spend(Kind::two, Property::hard_to_be_a_cat), sure);
        break;
      case Way::paw:
        propose(s);
        break;
      default:
        return swaps(p);
    }
    if (all_) swaps(p);
  }

  Action spend(Kind kind, Property property) const {
    return {kind, 0, byte(std::countr_zero(game_.banked(t_, property)))};
  }

  // A colour that is lacking, else one of the palette, in place of one that the palette has not, else of one too many.
  Action put_wanted(const Sketch& s, int p) const {
    unsigned colours = hand() & s.colours;
    if (colours == 0) colours = hand() & s.face;
    int place = none;
    for (int i = 0; i < places_each; ++i) {
      const int card = state_.cards[p * places_each + i];
      if ((t_.attempt.swapped >> i & 1) != 0 || (s.too_many >> card & 1) == 0) continue;
      if (place == none || (s.face >> card & 1) == 0) place = i;
    }
    if (place == none) return {Kind::stop};
    return {Kind::put, byte(place), byte(std::countr_zero(colours))};
  }

  void propose(const Sketch& s) {
    for (int partner = 0; partner < game_.seats(); ++partner) {
      const unsigned take = partner == seat_ ? 0U : team_.colours(partner) & s.colours;
      if (take == 0) continue;
      for (unsigned give = hand(); give != 0; give &= give - 1) {
        Action action = spend(Kind::paw, Property::helping_paw);
        action.detail = byte(Offer{partner, std::countr_zero(give), std::countr_zero(take)}.pack());
        add(action, sure);
        if (!all_) return;
      }
    }
  }

  void swaps(int p) {
    add({Kind::stop}, team_.worth(next_));
    if (t_.attempt.swaps == 0) return;
    unsigned colours = hand();
    if (t_.attempt.jump) colours &= team_.of(p).colours;
    for (int i = 0; i < places_each; ++i) {
      if ((t_.attempt.swapped >> i & 1) != 0 || twin_before(p, i)) continue;
      for (unsigned c = colours; c != 0; c &= c - 1) {
        const int value = after_put(p, i, std::countr_zero(c));
        if (value != never) add({Kind::put, byte(i), byte(std::countr_zero(c))}, value);
      }
    }
  }
  // Cards of one colour are alike.
  bool twin_before(int p, int place) const {
    for (int i = 0; i < place; ++i) {
      if ((t_.attempt.swapped >> i & 1) == 0 &&
          state_.cards[p * places_each + i] == state_.cards[p * places_each + place])
        return true;
    }
    return false;
  }

  // --- answers and discards

  void window() {
    const Plan plan = team_.plan(team_.of(t_.attempt.painting), seat_, {.jump = true});
    const bool cleans = plan.way != Way::none;
    if (cleans || all_) add(spend(Kind::jump, Property::jump_the_queue), cleans ? sure : never);
    if (!cleans || (all_ && plan.cost > 0)) add({Kind::no}, 0);
  }

  void drop() {
    const int next = t_.phase == Phase::exchange_drop ? int{t_.exchange_by} : next_;
    for (unsigned c = hand(); c != 0; c &= c - 1) {
      team_.hand(seat_).remove(std::countr_zero(c));
      const int value = team_.worth(next);
      team_.hand(seat_) = t_.hands[seat_];
      add({Kind::drop, 0, byte(std::countr_zero(c))}, value);
    }
  }

  // CV-E4: whoever is most likely to clean it; the last one who is asked can't leave it to the others.
  void last() {
    const int p = std::countr_zero(team_.dirty());
    bool better = false;
    for (int s = 0; s < game_.seats(); ++s)
      better = better || (s != seat_ && t_.asked.has(s) && hope(p, s) > hope(p, seat_));
    const bool alone = std::popcount(t_.asked.bits()) == 1;
    add({Kind::claim}, better && !alone ? 0 : 1);
    if (!alone) add({Kind::no}, better ? 1 : 0);
  }
  int hope(int p, int seat) const {
    const Sketch& s = team_.of(p);
    if (!s.known) return std::popcount(team_.colours(seat) & s.face);
    const Plan plan = team_.plan(s, seat);
    return plan.way == Way::none ? 0 : sure - plan.cost;
  }

  // --- events

  // CV-E2: what comes is unknown wherever it comes; a painting far from other dirty ones is easier to reach.
  void splash() {
    for (unsigned clean = t_.clean; clean != 0; clean &= clean - 1) {
      const int p = std::countr_zero(clean);
      Table after = t_;
      after.clean = static_cast<std::uint16_t>(after.clean & ~(1 << p));
      int ways = 0;
      for (int die = 0; die < parts_.paintings(); ++die) ways += static_cast<int>(game_.reach(after, die) >> p & 1U);
      add({Kind::splash, 0, byte(p)}, ways);
    }
  }

  // CV-E6: a card that one painting has too many of and another lacks; where there is none, what does no harm.
  void twist() {
    for (unsigned a = team_.dirty(); a != 0; a &= a - 1) {
      for (unsigned b = a & (a - 1); b != 0; b &= b - 1) twist_between(std::countr_zero(a), std::countr_zero(b));
    }
    if (options_.size() == 0) add_any_twist();
  }
  void twist_between(int a, int b) {
    const unsigned spare_a = spare(a);
    const unsigned spare_b = spare(b);
    if (spare_a == 0 || spare_b == 0) return;
    const Sketch& first = team_.of(a);
    const Sketch& second = team_.of(b);
    const unsigned to_b = first.known && second.known ? spare_a & second.colours : 0;
    const unsigned to_a = first.known && second.known ? spare_b & first.colours : 0;
    const int value = (to_a != 0 ? gain(first) : 0) + (to_b != 0 ? gain(second) : 0);
    if (!options_.would_take(value)) return;
    add({Kind::twist, byte(place_of(a, to_b != 0 ? to_b : spare_a)), byte(place_of(b, to_a != 0 ? to_a : spare_b))},
        value);
  }
  static int gain(const Sketch& s) {
    if (s.lacking == 1) return 500;
    return s.lacking == 2 ? 250 : 100;
  }

  // Kinds of cards that the painting does not need: colours, or a bit beyond them for a card never seen.
  static constexpr unsigned unseen = 1U << colour_count;
  unsigned spare(int p) const {
    if (team_.of(p).known) return team_.of(p).too_many;
    const unsigned lying = (state_.cards[p * places_each] != none ? 1U : 0U) |
                           (state_.cards[p * places_each + 1] != none ? 2U : 0U) |
                           (state_.cards[p * places_each + 2] != none ? 4U : 0U);
    return (lying & ~static_cast<unsigned>(state_.seen >> (p * places_each))) != 0 ? unseen : 0U;
  }
  int place_of(int p, unsigned kinds) const {
    for (int place = p * places_each;; ++place) {
      const bool seen = (state_.seen >> place & 1U) != 0;
      const int card = state_.cards[place];
      if (card != none && (seen ? kinds >> card & 1U : kinds & unseen) != 0) return place;
    }
  }
  void add_any_twist() {
    LegalActions legal;
    game_.legal(state_, core::Seat{byte(seat_)}, legal);
    add(legal[random_.below(legal.size())], 0);
  }

  const Game& game_;
  const Components& parts_;
  const State& state_;
  const Table& t_;
  int seat_;
  int next_;
  core::Random& random_;
  const Weights& w_;
  Team team_;
  Options options_;
  bool all_;                                         // more than the best option is wanted
  int now_ = never;                                  // what the position is worth
  unsigned named_ = 0;                               // by unused dice
  Array<unsigned, max_paintings> reach_{};           // by number on a die
  Array<std::uint8_t, max_paintings> needed_for_{};  // by number on a die
};

}  // namespace

Action greedy(const Game& game, const State& state, int seat, core::Random& random, const Weights& weights) {
  return Player(game, state, seat, 1, random, weights).choose()[0].action;
}

Options consider(const Game& game, const State& state, int seat, int wanted, core::Random& random,
                 const Weights& weights) {
  return Player(game, state, seat, std::min(wanted, Options::capacity), random, weights).choose();
}

}  // namespace cats_bot
