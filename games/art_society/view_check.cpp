// Checks that a view could come from a real game. The rules rely on it: everything exists once, a round's steps account
// for its rights, and stacks of cards can be compared. After these checks no action, now or later, can exceed the
// bounds of a state.
#include <bit>

#include "art_society/game.h"

namespace art_society {
namespace {

constexpr bool is_setup(Phase phase) { return phase < Phase::lots; }
constexpr bool is_revealed(Phase phase) { return phase >= Phase::turns; }

constexpr std::uint32_t bit(int n) { return std::uint32_t{1} << static_cast<unsigned>(n); }

// The number of bids on each stack, above the starting card.
constexpr int bids_made(const OpenTable& table) {
  return is_setup(table.phase) ? 0 : table.round - (is_revealed(table.phase) ? 0 : 1);
}

bool is_sealed(const OpenTable& table, int seat) { return table.phase == Phase::bids && table.has_bid.has(seat); }

// Whether the phase allows everybody to know this many cards of a stack of this height (AS-B3, AS-B4).
bool may_know(const Flags& flags, Phase phase, int count, int height) {
  if (flags.bid_tracker || height <= 1) return count == height;
  return is_revealed(phase) ? count >= 1 && count <= height : count == 0;
}

// The sum of this round's steps.
struct Account {
  int hung = 0;  // the painting at hand
  int held_paintings = 0;
  int held_decor = 0;
  int gifts = 0;
  int won = 0;
  Array<int, max_rights> pieces{};
  Array<int, max_rights> shields{};
  Array<int, max_rights> given{};
  Array<int, max_rights> stops{};
};

Account account_of(const OpenSeat& seat) {
  Account sum;
  for (int i = 0; i < seat.step_count; ++i) {
    const Step& step = seat.steps[i];
    const int right = step.right();
    switch (step.kind()) {
      case StepKind::hang:
        ++sum.hung;
        break;
      case StepKind::hang_held_painting:
        ++sum.held_paintings;
        break;
      case StepKind::hang_held_decor:
        ++sum.held_decor;
        break;
      case StepKind::give:
        ++sum.gifts;
        break;
      case StepKind::give_piece:
        ++sum.given[right];
        [[fallthrough]];
      case StepKind::piece:
        ++sum.pieces[right];
        sum.shields[right] += decor_size[step.decor()];
        break;
      case StepKind::stop:
        ++sum.stops[right];
        break;
    }
    sum.won += step.won() ? 1 : 0;
  }
  return sum;
}

constexpr int most_frames = 12;  // that a painting can touch, see state.h

bool accounts_for(const Account& sum, const OpenSeat& seat, int i) {
  if (i >= seat.right_count) return sum.pieces[i] + sum.stops[i] == 0;
  const Right& right = seat.rights[i];
  if (right.pieces != sum.pieces[i] || int{right.given} != sum.given[i] || int{right.stopped} != sum.stops[i]) {
    return false;
  }
  int fallen = 0;  // AS-H4f
  for (int n = 0; n < max_held_hangings; ++n) {
    if (right.fallen[n] > 0 && n >= seat.held_hangings()) return false;
    fallen += right.fallen[n];
  }
  if (right.single) return right.pieces <= 1 && right.limit <= 3 && right.need == 0 && fallen == 0;
  return right.limit + sum.shields[i] <= most_frames && right.need <= right.limit && right.need + sum.shields[i] >= 0 &&
         right.need + sum.shields[i] + fallen <= most_frames;
}

// AS-D4, AS-H4g, AS-N3: one painting was picked, and one more may have been with the assistant. Each is hung, given,
// set aside or still pending, and wins at most one right.
bool accounts_for_all(const Account& sum, const OpenSeat& seat) {
  const int pending = seat.pending != none ? 1 : 0;
  const int held_painting = !seat.assistant.empty() && seat.assistant.is_painting() ? 1 : 0;
  const int held_decor = !seat.assistant.empty() && !seat.assistant.is_painting() ? 1 : 0;
  const int consolation = seat.right_count - sum.won;
  if (consolation < 0 || consolation > 1 || seat.frozen > seat.step_count) return false;
  if (consolation > seat.surplus_count()) return false;
  const int dealt_with = sum.hung + sum.gifts + pending + consolation;
  if (dealt_with > 1 || (seat.surplus_count() == max_surplus && dealt_with > consolation)) return false;
  if (sum.hung + sum.held_paintings + pending + held_painting + consolation > max_rights) return false;
  const int given = sum.given[0] + sum.given[1];
  if (sum.held_decor + held_decor > 1 + given) return false;
  const int held = sum.held_paintings + held_painting + sum.held_decor + held_decor;
  if (held > 1 + sum.gifts + given) return false;  // the assistant had one item at most
  return accounts_for(sum, seat, 0) && accounts_for(sum, seat, 1);
}

}  // namespace

std::string_view Game::flaw_in_cards(const View& view) const {
  const OpenTable& t = view.table;
  if (is_setup(t.phase) != (t.round == 0) || t.round > parts_.bid_cards) return "the round does not fit the phase";
  CellSet starting;
  for (const auto card : parts_.starting_cards) starting.set(card);
  for (int s = 0; s < players_; ++s) {
    const KnownCards& known = view.bids[s];
    const int made = bids_made(t);
    if (view.hand_count[s] != parts_.bid_cards - made - int{is_sealed(t, s)}) return "a hand of the wrong size";
    const bool has_stack = !is_setup(t.phase) || (t.phase == Phase::card_deal && known.count > 0);
    const int height = has_stack ? made + 1 : 0;
    if (!may_know(flags_, t.phase, known.count, height)) return "bids that can't be known like this";
    std::uint32_t seen = 0;
    for (int i = known.count - 1; i >= 0; --i) {
      const int card = known.cards[i];
      if (i == 0 && known.count == height) {  // the bottom of the stack
        if (!starting.test(card)) return "starting cards are not what they were";
        starting.reset(card);
      } else if (card > parts_.bid_cards || (seen & bit(card)) != 0) {
        return "a bid card that can't be there";
      } else {
        seen |= bit(card);
      }
    }
    if (view.viewer.is(Seat{byte(s)}) && !own_cards_fit(view, height)) return "own cards that can't be right";
  }
  return {};
}

// Hand, stack and sealed bid together are all the cards, each once, and the cards that others know are on top of the
// stack.
bool Game::own_cards_fit(const View& view, int height) const {
  const SecretSeat& own = view.own;
  const int seat = core::index(view.viewer.seat());
  if (own.stack_count != height || (own.sealed != 0) != is_sealed(view.table, seat)) return false;
  std::uint32_t all = own.hand;
  int count = std::popcount(own.hand);
  const auto add = [&](int card) {
    if (card > max_bid_cards) return;
    all |= bit(card);
    ++count;
  };
  for (int i = 1; i < height; ++i) add(own.stack[i]);
  if (own.sealed != 0) add(own.sealed);
  if (count != parts_.bid_cards || all != (bit(parts_.bid_cards + 1) - 2)) return false;
  if (std::popcount(own.hand) != view.hand_count[seat]) return false;
  const KnownCards& known = view.bids[seat];
  for (int i = 0; i < known.count; ++i) {
    if (known.cards[i] != own.stack[height - known.count + i]) return false;
  }
  return height == 0 || own_starting_card_fits(view);
}

// AS-S4: as far as can be seen, nobody else has this starting card.
bool Game::own_starting_card_fits(const View& view) const {
  const int mine = view.own.stack[0];
  bool exists = false;
  for (const int card : parts_.starting_cards) exists = exists || card == mine;
  for (int s = 0; s < players_; ++s) {
    const bool known_to_the_bottom = view.bids[s].count > bids_made(view.table);
    if (!view.viewer.is(Seat{byte(s)}) && known_to_the_bottom && view.bids[s].cards[0] == mine) return false;
  }
  return exists;
}

std::string_view Game::flaw_in_lots(const OpenTable& table) const {
  const int all = players_ + 1;
  if (is_setup(table.phase) != (table.auctioneer == none)) return "the auctioneer does not fit the phase";
  bool fit = table.lots_named == all && table.lots_drawn == all;
  if (is_setup(table.phase)) fit = table.lots_named == 0;
  if (table.phase == Phase::lots) fit = table.lots_named < all && table.lots_drawn == 0;
  if (table.phase == Phase::draw) fit = table.lots_named == all && table.lots_drawn < all;
  int left = 0;
  for (const int lot : table.lots) left += lot != none ? 1 : 0;
  const int gone = std::popcount(table.picked.bits());
  const int expected = table.turns_over == players_ ? 0 : table.lots_drawn - gone;  // AS-M1: the museum has the last
  return fit && left == expected ? std::string_view() : "the lots do not fit the phase";
}

std::string_view Game::flaw_in_turns(const View& view) const {
  constexpr std::string_view flaw = "the seats that have bid, picked, passed or are ready do not fit the phase";
  const OpenTable& t = view.table;
  const core::SeatSet all = core::SeatSet::first(players_);
  if (t.phase == Phase::bids ? t.has_bid == all : t.has_bid != (is_revealed(t.phase) ? all : core::SeatSet())) {
    return flaw;
  }
  if (!is_revealed(t.phase)) {
    const bool quiet = t.picked.empty() && t.passed.empty() && t.ready.empty() && t.swapped.empty();
    return quiet ? std::string_view() : flaw;
  }
  if (t.phase == Phase::over && t.ready != all) return flaw;
  for (int i = 0; i < players_; ++i) {
    const int seat = t.order[i];
    if (t.passed.has(seat) != (i < t.turns_over)) return flaw;
    if (t.picked.has(seat) ? i > t.turns_over : t.passed.has(seat) || t.swapped.has(seat)) return flaw;
    if (t.ready.has(seat) && !t.passed.has(seat)) return flaw;
    if (!flags_.bid_tracker && view.bids[seat].count != view.seats[seat].shown) return "more bids than were compared";
  }
  return {};
}

// Every painting is in one place. A seat has its starting painting and one for each pick.
std::string_view Game::flaw_in_paintings(const View& view) const {
  const OpenTable& t = view.table;
  CellSet seen;
  bool once = true;
  const auto claim = [&](int painting, bool starting) {
    once = once && !seen.test(painting) && parts_.painting(painting).starting == starting;
    seen.set(painting);
  };
  t.museum.for_each([&](int painting) { claim(painting, false); });
  for (const int lot : t.lots) {
    if (lot != none) claim(lot, false);
  }
  for (int s = 0; s < players_; ++s) {
    const OpenSeat& seat = view.seats[s];
    int owned = seat.wall.hung_count + seat.surplus_count();
    for (int i = 0; i < seat.wall.hung_count; ++i) claim(seat.wall.hung[i].painting, i == 0);
    for (int i = 0; i < seat.surplus_count(); ++i) claim(seat.surplus[i], false);
    if (seat.pending != none) claim(seat.pending, is_setup(t.phase)), ++owned;
    if (!seat.assistant.empty() && seat.assistant.is_painting()) claim(seat.assistant.id(), false), ++owned;
    const int dealt = t.phase == Phase::start_deal && s >= t.dealt ? 0 : 1;
    const int picks = is_setup(t.phase) ? 0 : t.round - 1 + int{t.picked.has(s)};
    if (owned != dealt + picks) return "a seat has too many paintings, or too few";
  }
  return once ? std::string_view() : "a painting is in two places, or in a place where it can't be";
}

// Pieces only move between the supply, the walls and the assistants.
std::string_view Game::flaw_in_decor(const View& view) const {
  Array<int, decor_count> total{};
  for (int decor = 0; decor < decor_count; ++decor) total[decor] = view.table.decor[decor];
  for (int s = 0; s < players_; ++s) {
    const OpenSeat& seat = view.seats[s];
    if (!seat.assistant.empty() && !seat.assistant.is_painting()) ++total[seat.assistant.id()];
    const CellSet squares = seat.wall.decor_squares(parts_);
    squares.for_each([&](int square) {
      const int decor = seat.wall.decor_starting_at(squares, square);
      if (decor >= 0) ++total[decor];
    });
  }
  for (int decor = 0; decor < decor_count; ++decor) {
    if (total[decor] != parts_.decor_supply[decor]) return "there is more decor, or less, than in the box";
  }
  return {};
}

std::string_view Game::flaw_in_seat(const View& view, int seat) const {
  const OpenTable& t = view.table;
  const OpenSeat& s = view.seats[seat];
  if (is_setup(t.phase)) {
    const bool plain = s.assistant.empty() && s.step_count + s.right_count + s.frozen + s.surplus_count() == 0;
    const bool hung = s.wall.hung_count == 1;
    const bool placed = t.phase == Phase::start_deal ? !hung : t.phase == Phase::start_hang || hung;
    return plain && placed ? std::string_view() : "a seat that does not fit the setup";
  }
  if (!t.picked.has(seat)) {
    const bool plain = s.pending == none && s.step_count + s.right_count + s.frozen == 0;
    return plain && s.surplus_count() < max_surplus ? std::string_view() : "a seat acted before its pick";
  }
  if (t.ready.has(seat) && (s.pending != none || s.has_open_right())) return "a seat is ready with something pending";
  const bool sound = accounts_for_all(account_of(s), s) && can_be_undone(view, seat);
  return sound ? std::string_view() : "steps and rights that do not account for each other";
}

// AS-D4: takes back all steps that are not frozen. Each of them must have been possible.
bool Game::can_be_undone(const View& view, int seat) const {
  State state = imagine(view);
  const OpenSeat& s = state.seat(seat);
  while (s.step_count > s.frozen) {
    const Step& step = s.steps[s.step_count - 1];
    const Wall& wall = s.wall;
    const bool on_top = wall.hung_count > 0 && wall.hung[wall.hung_count - 1].square == step.square();
    const bool on_wall = wall.decor_starting_at(wall.decor_squares(parts_), step.square()) == step.decor();
    bool possible = !step.won() || s.right_count > 0;
    switch (step.kind()) {
      case StepKind::hang:
        possible = possible && on_top && s.pending == none;
        break;
      case StepKind::hang_held_painting:
        possible = possible && on_top && s.assistant.empty();
        break;
      case StepKind::hang_held_decor:
        possible = on_wall && s.assistant.empty();
        break;
      case StepKind::give:
        possible = !s.assistant.empty() && s.assistant.is_painting() && s.pending == none;
        break;
      case StepKind::piece:
        possible = on_wall && step.right() < s.right_count;
        break;
      case StepKind::give_piece:
        possible = s.assistant == Item::decor(step.decor()) && step.right() < s.right_count;
        break;
      case StepKind::stop:
        possible = step.right() < s.right_count;
        break;
    }
    if (!possible) return false;
    undo(state, seat);
  }
  return true;
}

std::string_view Game::flaw_in(const View& view) const {
  for (const auto flaw :
       {flaw_in_lots(view.table), flaw_in_turns(view), flaw_in_paintings(view), flaw_in_decor(view)}) {
    if (!flaw.empty()) return flaw;
  }
  for (int s = 0; s < players_; ++s) {
    if (const auto flaw = flaw_in_seat(view, s); !flaw.empty()) return flaw;
  }
  return {};
}

}  // namespace art_society
