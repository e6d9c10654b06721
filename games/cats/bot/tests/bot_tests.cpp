// Computer cats: always legal, repeatable, blind to what nobody sees, and each level better than the one before.
#include <bit>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "cats_bot/player.h"
#include "cats_bot/search.h"
#include "core/deal.h"
#include "games/embedded.h"

using namespace cats;
using cats_bot::Memory;

namespace {

Game make_game(int players, const Flags& flags = {}) {
  auto parts = parse_components("standard", games::embedded_components(Game::id));
  REQUIRE(parts);
  return Game(std::move(parts).value(), flags, players);
}

// Plays to the end; `choose(state, seat, memory, random)` decides. Returns all moves.
template <class Choose>
std::vector<Action> play(const Game& game, State& state, std::uint64_t number, Choose&& choose) {
  core::DealStream deals(core::Seed::derived(11, number));
  core::Random random(number);
  Memory memory;
  std::vector<Action> moves;
  while (!game.over(state)) {
    const core::Actor actor = game.awaited(state).nth(0);
    LegalActions legal;
    game.legal(state, actor, legal);
    const Action action =
        actor.is_chance() ? legal[deals.below(legal.size())] : choose(state, core::index(actor.seat()), memory, random);
    REQUIRE(game.validate(state, actor, action));
    game.apply(state, actor, action);
    memory.see(game, game.view(state, core::Viewer::spectator()));
    moves.push_back(action);
    REQUIRE(moves.size() < 5000);
  }
  return moves;
}

auto by_level(const Game& game, std::string_view level) {
  return [&game, level](const State& state, int seat, const Memory& memory, core::Random& random) {
    const auto decision = cats_bot::choose(level, game, game.view(state, core::Seat{byte(seat)}), memory, random);
    REQUIRE(decision.reason.starts_with("cats-why-"));
    return decision.action;
  };
}

// Mostly sensible, now and then anything, so that odd positions come up too.
Action wander(const Game& game, const State& state, int seat, core::Random& random) {
  if (random.below(4) != 0) return cats_bot::greedy(game, state, seat, random);
  LegalActions legal;
  game.legal(state, core::Seat{byte(seat)}, legal);
  return legal[random.below(legal.size())];
}

// Calls f(state, view, memory, random) before every decision of some games.
template <class F>
void in_many_positions(int games, F&& f) {
  for (int number = 0; number < games; ++number) {
    const Game game = make_game(2 + number % 3);
    State state = game.start();
    play(game, state, static_cast<std::uint64_t>(number),
         [&](const State& now, int seat, const Memory& memory, core::Random& random) {
           f(game, now, game.view(now, core::Seat{byte(seat)}), memory, random);
           return wander(game, now, seat, random);
         });
  }
}

int wins(std::string_view level, int games) {
  int won = 0;
  for (int number = 0; number < games; ++number) {
    const Game game = make_game(2 + number % 3);
    State state = game.start();
    play(game, state, static_cast<std::uint64_t>(number), by_level(game, level));
    won += game.winners(state).empty() ? 0 : 1;
  }
  return won;
}

Paints all_paints(const Game& game, const State& state) {
  Paints paints = state.stack + state.table.discard;
  for (int s = 0; s < game.seats(); ++s) paints = paints + state.table.hands[s];
  for (int p = 0; p < game.parts().paintings(); ++p) paints = paints + game.paints_on(state, p);
  return paints;
}

}  // namespace

TEST_CASE("a belief looks like the truth, remembers all that was shown and loses no card") {
  in_many_positions(
      60, [](const Game& game, const State& truth, const View& view, const Memory& memory, core::Random& random) {
        const State guess = cats_bot::sample(game, view, memory, random);
        REQUIRE(game.view(guess, view.viewer) == view);
        REQUIRE((guess.seen & view.lying) == (truth.seen & view.lying));
        for (int place = 0; place < max_places; ++place) {
          if ((truth.seen & view.lying) >> place & 1U) REQUIRE(guess.cards[place] == truth.cards[place]);
        }
        REQUIRE(all_paints(game, guess) == game.parts().paints);
        unsigned palettes = guess.palette_stack | guess.table.bank | guess.table.palette_discard;
        for (const int palette : guess.palettes) palettes |= palette == none ? 0U : 1U << palette;
        REQUIRE((palettes | (guess.top == none ? 0U : 1U << guess.top)) == (1U << game.parts().palette_count) - 1U);
      });
}

TEST_CASE("the conclusions of a memory are true") {
  int buried = 0, backs = 0;
  in_many_positions(150, [&](const Game& game, const State& truth, const View&, const Memory& memory, core::Random&) {
    Paints paints;
    for (int place = 0; place < max_places; ++place) {
      const int card = truth.cards[place];
      if ((memory.safe >> place & 1U) != 0) REQUIRE(!is_trap(card));
      if ((memory.buried >> place & 1U) != 0 && is_paint(card)) paints.add(card);
    }
    REQUIRE(paints == memory.in_buried);
    buried += memory.buried != 0 ? 1 : 0;
    for (int p = 0; p < game.parts().paintings(); ++p) {
      if (memory.backs[p].property == none) continue;
      REQUIRE(static_cast<int>(game.parts().palette(truth.palettes[p]).property) == memory.backs[p].property);
      ++backs;
    }
  });
  CHECK(buried > 100);  // else nothing was tested
  CHECK(backs > 100);
}

// At the first decision nothing is known: six of 36 places hold a trap, and all kinds are equally likely.
TEST_CASE("unseen cards are exchangeable") {
  const Game game = make_game(4);
  constexpr int samples = 6000;
  bool first = true;
  State state = game.start();
  play(game, state, 1, [&](const State& now, int seat, const Memory& memory, core::Random& random) {
    if (std::exchange(first, false)) {
      const View view = game.view(now, core::Seat{byte(seat)});
      int traps = 0, floods = 0, twos = 0;
      for (int i = 0; i < samples; ++i) {
        const State guess = cats_bot::sample(game, view, memory, random);
        traps += is_trap(guess.cards[17]) ? 1 : 0;
        floods += guess.cards[17] == first_trap + static_cast<int>(Trap::catflood) ? 1 : 0;
        twos += game.parts().palette(guess.palettes[5]).property == Property::hard_to_be_a_cat ? 1 : 0;
      }
      CHECK(std::abs(traps - samples / 6) < 150);
      CHECK(std::abs(floods - samples / 18) < 90);
      const int open =
          static_cast<int>(game.parts().palette(now.top).property) == static_cast<int>(Property::hard_to_be_a_cat) ? 3
                                                                                                                   : 4;
      CHECK(std::abs(twos - samples * open / 15) < 150);
    }
    return cats_bot::greedy(game, now, seat, random);
  });
}

TEST_CASE("the plain player does not peek") {
  in_many_positions(
      60, [](const Game& game, const State& truth, const View& view, const Memory& memory, core::Random& random) {
        const int seat = core::index(view.viewer.seat());
        const State guess = cats_bot::sample(game, view, memory, random);
        core::Random once(7), again(7);
        REQUIRE(cats_bot::greedy(game, truth, seat, once) == cats_bot::greedy(game, guess, seat, again));
      });
}

// Before any card was shown, all sets of three unseen paints are equally likely.
TEST_CASE("the estimated chance to clean an unseen painting at once agrees with drawing its cards many times") {
  constexpr int samples = 4000;
  int positions = 0;
  in_many_positions(
      12, [&](const Game& game, const State& state, const View& view, const Memory& memory, core::Random&) {
        const int seat = core::index(view.viewer.seat());
        if ((state.seen | state.table.clean) != 0 || std::popcount(state.table.hands[seat].colours()) != 2) return;
        ++positions;
        const cats_bot::Weights weights;
        const cats_bot::Team team(game, state, weights);
        const Paints palette = team.of(3).palette;
        core::Random random(3);
        int paints_only = 0, cleaned = 0;
        for (int i = 0; i < samples; ++i) {
          const Paints cards = game.paints_on(cats_bot::sample(game, view, memory, random), 3);
          if (cards.total() < places_each) continue;  // a trap among them
          const Paints lacking = palette.without(cards);
          ++paints_only;
          cleaned += lacking.total() <= 1 && lacking.without(state.table.hands[seat]).empty() ? 1 : 0;
        }
        CHECK(std::abs(team.chance(team.of(3), seat) - cleaned * 1000 / paints_only) < 45);
      });
  CHECK(positions > 3);  // else nothing was tested
}

TEST_CASE("CV-G2: a painting beyond the goal is worth nothing, one that is needed is") {
  const Game game = make_game(2);
  State state = game.start();
  const auto worth = [&](int clean) {
    state.table.clean = static_cast<std::uint16_t>((1 << clean) - 1);
    return cats_bot::reward(game, state);
  };
  CHECK(worth(game.goal() - 2) < worth(game.goal() - 1));
  CHECK(worth(game.goal() - 1) < worth(game.goal()));
  CHECK(worth(game.goal()) == worth(game.goal() + 1));
}

// Palette red, yellow, green; yellow and green lie there, and red is held beside blue.
TEST_CASE(
    "CV-P2: of two paints the player keeps the one that the open painting lacks, though the next player comes soon") {
  const Game game = make_game(2);
  State state = game.start();
  state.palettes.fill(none);
  state.cards.fill(none);
  for (int p = 0; p < game.parts().palette_count; ++p) {
    if (game.parts().palette(p).colours == Paints(1, 1, 1, 0)) state.palettes[4] = byte(p);
  }
  REQUIRE(state.palettes[4] != none);
  state.cards[12] = 1;
  state.cards[13] = 2;
  state.cards[14] = byte(first_trap + static_cast<int>(Trap::all_paws));
  state.seen = std::uint64_t{7} << 12U;
  state.table.phase = Phase::paws_drop;
  state.table.active = 0;
  state.table.attempt.painting = 4;
  state.table.attempt.seat = 0;
  state.table.hands[0] = Paints(1, 0, 0, 1);
  state.table.hands[1] = Paints(1, 0, 0, 0);
  core::Random random(1);
  CHECK(cats_bot::greedy(game, state, 0, random) == Action{Kind::drop, 0, 3});
}

TEST_CASE("all levels play whole games by the rules, with every flag") {
  Flags other{.starter = 1, .order_runs_on = true, .lenient_two = true, .memory_aid = true};
  for (const Flags& flags : {Flags{}, other}) {
    for (int players = 2; players <= max_players; ++players) {
      const Game game = make_game(players, flags);
      for (const std::string_view level : {"kitten", "young-cat", "cat"}) {
        State state = game.start();
        play(game, state, 3, by_level(game, level));
        CHECK(game.over(state));
      }
    }
  }
}

TEST_CASE("the same numbers give the same game") {
  const Game game = make_game(3);
  const auto expert = [&](const State& state, int seat, const Memory& memory, core::Random& random) {
    return cats_bot::expert(game, game.view(state, core::Seat{byte(seat)}), memory, {.rollouts = 20}, random).action;
  };
  State first = game.start();
  State second = game.start();
  CHECK(play(game, first, 5, expert) == play(game, second, 5, expert));
  CHECK(first == second);
}

TEST_CASE("each level is better than the one before, and seeing the cards is better still") {
  constexpr int games = 150;
  const int kitten = wins("kitten", games);
  const int young = wins("young-cat", games);
  const int cat = wins("cat", games);
  CHECK(kitten < young - games / 20);
  CHECK(young < cat - games / 20);
  CHECK(cat > games * 8 / 10);
  int seen = 0;
  for (int number = 0; number < 20; ++number) {
    const Game game = make_game(4);
    State state = game.start();
    play(game, state, static_cast<std::uint64_t>(number),
         [&](const State& now, int seat, const Memory&, core::Random& random) {
           return cats_bot::card_seer(game, now, seat, {.rollouts = 60}, random).action;
         });
    seen += game.winners(state).empty() ? 0 : 1;
  }
  CHECK(seen >= 19);
}
