// The computer players: AL-V5c, and how well they play.
#include <string>

#include <doctest/doctest.h>

#include "artline/names.h"
#include "artline_bot/description.h"
#include "artline_bot/options.h"
#include "games/embedded.h"
#include "tests/table/evidence.h"

namespace artline_bot {
namespace {

using artline::Game;
using artline::Kind;
using artline::State;
using Bots = std::vector<std::string_view>;

artline::Components parsed(std::string_view text) {
  auto parts = Description::parse_components("test", text);
  REQUIRE(parts.ok());
  table::saw_subject();
  return std::move(parts).value();
}
artline::Components small() { return parsed(Description::small_components); }
artline::Components standard() { return parsed(games::embedded_components(Game::id)); }

// The first thing that chance may bring, so often that a seat can act.
void deal(const Game& game, State& state, core::Random& random) {
  artline::LegalActions legal;
  while (game.actors(state).is_chance()) {
    game.legal(state, core::Actor::chance(), legal);
    game.apply(state, core::Actor::chance(), legal[random.below(legal.size())]);
  }
}

// Lets players of these levels, one a seat, play a whole game; `judge` sees each decision and the state before it.
template <class Judge>
State play(const Game& game, const Bots& bots, std::uint64_t seed, core::SeatSet machines, Judge&& judge) {
  State state = game.start();
  game.set_machines(state, machines);
  core::Random random(seed);
  for (deal(game, state, random); !game.over(state); deal(game, state, random)) {
    const core::Seat seat = game.awaited(state).nth(0).seat();
    const Decision decision =
        choose(bots[static_cast<std::size_t>(core::index(seat))], game, game.view(state, seat), random);
    REQUIRE(game.validate(state, seat, decision.action).ok());
    judge(state, seat, decision);
    game.apply(state, seat, decision.action);
    table::saw_action();
  }
  return state;
}

// All levels in turn around the table.
Bots mixed(int players, int first) {
  Bots bots;
  for (int s = 0; s < players; ++s) bots.push_back(levels.at(static_cast<std::size_t>((first + s) % 3)));
  return bots;
}

// A player of one level against one of another, in both seats of each deal.
double wins(std::string_view level, std::string_view against, int deals) {
  const Game game(standard(), {}, 2);
  double won = 0;
  for (int i = 0; i < 2 * deals; ++i) {
    const int seat = i % 2;
    const Bots bots = seat == 0 ? Bots{level, against} : Bots{against, level};
    const State end = play(game, bots, static_cast<std::uint64_t>(i / 2), core::SeatSet::first(2), [](auto&&...) {});
    const core::Actors winners = game.winners(end);
    if (winners.has(core::Seat{artline::byte(seat)})) won += 1.0 / winners.count();
  }
  return won / (2 * deals);
}

TEST_CASE(
    "[AL-V5c] allows: computers of all levels play whole games of every kind, and every card that they hang fits") {
  for (const bool curators : {false, true}) {
    for (int players = 2; players <= 5; ++players) {
      const Game game(small(), {.start_cards = 0, .curators = curators}, players);
      int hung = 0;
      const State end = play(game, mixed(players, players), 1, core::SeatSet::first(players),
                             [&](const State& state, core::Seat seat, const Decision& decision) {
                               if (!is_play(decision.action.kind)) return;
                               ++hung;
                               State after = state;
                               game.apply(after, seat, decision.action);
                               CHECK(after.table.board.is_taken(decision.action.place));  // no computer was against it
                             });
      CHECK(hung > 5);
      CHECK_FALSE(game.winners(end).empty());
    }
  }
}

TEST_CASE("[AL-V5c] denies: a card in a line whose theme no computer understands, or beside cards that have no list") {
  for (const std::string_view level : levels) {
    const Game game(small(), {}, 2);
    State state = game.start();
    core::Random random(3);
    deal(game, state, random);
    const core::Seat first{state.table.active};
    artline::LegalActions legal;
    game.legal(state, first, legal);
    artline::Action opening = legal[0];
    const bool in_its_row = artline::row_of(opening.place) == artline::row_of(game.start_place(0));
    opening.text = in_its_row ? artline::themes_of("mimsy borogoves", "") : artline::themes_of("", "mimsy borogoves");
    REQUIRE(game.validate(state, first, opening).ok());
    game.apply(state, first, opening);
    game.close_window(state);
    deal(game, state, random);
    const core::Seat second{state.table.active};
    const auto answer = choose(level, game, game.view(state, second), random).action;
    CHECK(answer.kind != Kind::hang);  // every place without a theme to name is in that line
  }
}

TEST_CASE("[AL-V5c] allows: a computer that stands in for a person in the middle of a vote says what it knows") {
  const Game game(small(), {}, 3);
  int votes = 0;
  play(game, {"guest", "guide", "guest"}, 5, {}, [&](const State& state, core::Seat, const Decision& decision) {
    if (state.table.phase != artline::Phase::window) return;
    ++votes;
    CHECK(decision.action.kind == Kind::ok);  // computers hang only what fits
    CHECK(decision.reason.empty());           // who contests is secret
  });
  CHECK(votes > 20);
}

// Hands and deck that this seat does not see are dealt anew.
State with_other_secrets(const Game& game, const State& state, core::Seat seat) {
  State other = state;
  int last = state.deck.nth(state.deck.count() - 1);
  for (int s = 0; s < game.seats(); ++s) {
    if (s == core::index(seat) || (state.table.shows_hand && s == state.table.active)) continue;
    for (int i = 0; i < other.hands[s].size; ++i) {
      const int card = other.hands[s].cards[i];
      other.hands[s].cards[i] = artline::byte(last);
      other.deck.reset(last);
      other.deck.set(card);
      last = other.deck.nth(other.deck.count() / 2);
    }
  }
  return other;
}

TEST_CASE("hidden cards change no decision, and every move but a vote has a reason that gives no hand away") {
  for (const bool curators : {false, true}) {
    const Game game(small(), {.curators = curators}, 3);
    int compared = 0;
    play(game, {"guide", "curator", "guest"}, 7, core::SeatSet::first(3),
         [&](const State& state, core::Seat seat, const Decision& decision) {
           CHECK(decision.reason.starts_with("artline-why-"));
           if (state.deck.count() < 2) return;
           const State other = with_other_secrets(game, state, seat);
           const std::string_view level = levels.at(static_cast<std::size_t>(++compared % 3));
           core::Random one(11);
           core::Random same(11);
           const auto mine = choose(level, game, game.view(state, seat), one);
           const auto theirs = choose(level, game, game.view(other, seat), same);
           CHECK(mine.action == theirs.action);
           CHECK(mine.reason == theirs.reason);
         });
    CHECK(compared > 20);
  }
}

TEST_CASE("a guide makes nearly every exhibition that it can, and with its last card each one; so does a curator") {
  const Game game(standard(), {}, 2);
  int possible = 0;
  int made = 0;
  int last = 0;
  const auto exhibits = [&](const State& state, const artline::Action& action) {
    return is_play(action.kind) && game.is_exhibition(state.table.board, action.place);
  };
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    play(game, {"guide", "guide"}, seed, core::SeatSet::first(2),
         [&](const State& state, core::Seat seat, const Decision& decision) {
           const auto options = Thought(game, state, seat).options({});
           if (std::none_of(options.begin(), options.end(), [&](const Option& o) { return exhibits(state, o.action); }))
             return;
           ++possible;
           made += exhibits(state, decision.action) ? 1 : 0;
           if (state.hands[core::index(seat)].size > 1) return;
           ++last;
           CHECK(decision.reason.starts_with("artline-why-last"));
           core::Random random(seed);
           CHECK(exhibits(state, choose("curator", game, game.view(state, seat), random).action));
         });
  }
  CHECK(possible > 50);
  CHECK(10 * made >= 9 * possible);
  CHECK(last >= 12);
}

TEST_CASE("themes of a computer hold for both cards, and a plain one is preferred to a detail") {
  const artline::Components parts = standard();
  const Lore lore(parts);
  const artline::OpenTable table;
  const Wordings wordings(lore, table);
  int pairs = 0;
  for (int card = 1; card < parts.cards(); ++card) {
    const Hands hands{.own = {}, .unseen = lore.all(), .next = 5};
    for (const Wording& wording : wordings.best(card, card - 1, hands, 4, true)) {
      CHECK(parts.fit(wording.theme, card) == themes::Fit::yes);
      CHECK(parts.fit(wording.theme, card - 1) == themes::Fit::yes);
      wording.showing.for_each([&](int other) { CHECK(parts.fit(wording.theme, other) == themes::Fit::yes); });
      pairs += wording.theme.find('_') == std::string::npos ? 0 : 1;
    }
  }
  CHECK(pairs > 20);
  CHECK(effort(parts, "=dog") < effort(parts, "=dog_hat"));
  CHECK(effort(parts, "=dog") < effort(parts, "=2*dog"));
  CHECK(effort(parts, "=dog") < effort(parts, "=button"));  // small ones are not listed
}

TEST_CASE("a theme is good if one's own cards show it and few others do") {
  const Lore lore(small());
  Hands hands{.own = {}, .unseen = lore.all()};
  hands.own.set(0);
  hands.unseen.reset(0);
  CardSet mine;
  mine.set(0);
  CHECK(worth_of_theme(mine, hands) == whole);
  CHECK(worth_of_theme(hands.unseen, hands) == -whole);
  CHECK(worth_of_theme(lore.all(), hands) == 0);
}

TEST_CASE("a chance of one's own counts nothing if the deck is empty before the next turn") {
  const Game game(standard(), {}, 2);
  int differ = 0;
  play(game, {"guide", "guide"}, 4, core::SeatSet::first(2), [&](const State& state, core::Seat seat, const Decision&) {
    const Thought thought(game, state, seat);
    Hands hands{.own = thought.own(), .unseen = thought.unseen(), .next = 5};
    const int with = worth(game, thought.sketch(), hands);
    hands.again = false;
    const int without = worth(game, thought.sketch(), hands);
    CHECK(with >= without);
    CHECK(without <= 0);
    differ += with > without ? 1 : 0;
  });
  CHECK(differ > 0);
}

TEST_CASE("each level is better than the one before") {
  CHECK(wins("guide", "guest", 20) >= 0.75);
  CHECK(wins("curator", "guide", 10) >= 0.6);
}

}  // namespace
}  // namespace artline_bot
