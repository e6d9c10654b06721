// `bench`: how fast the rules are on one core, compared with a calibration loop. Machines differ, but the ratio hardly does.
#include <algorithm>
#include <cstdio>
#include <limits>
#include <string>
#include <vector>

#include "apps/commands.h"
#include "apps/common/cpu_time.h"
#include "apps/common/options.h"
#include "core/json.h"
#include "core/playout.h"
#include "core/random.h"
#include "games/embedded.h"
#include "games/every_game.h"

namespace apps {
namespace {

// The shortest of several runs of `work`, in nanoseconds for each unit that it counted.
template <class Work>
double best_ns(Work&& work) {
  double best = std::numeric_limits<double>::max();
  for (int run = 0; run < 7; ++run) {
    const double begin = cpu_seconds();
    const long count = work();
    best = std::min(best, (cpu_seconds() - begin) * 1e9 / static_cast<double>(count));
  }
  return best;
}

volatile std::uint64_t sink = 0;  // keeps what is measured from being optimised away

// A chain of multiplications in which each waits for the one before. It measures the clock of the processor alone.
double calibration_ns() {
  return best_ns([] {
    std::uint64_t x = sink | 1U;
    constexpr long count = 20'000'000;
    for (long i = 0; i < count; ++i) x = (x ^ (x >> 29U)) * 0xbf58476d1ce4e5b9U;
    sink = x;
    return count;
  });
}

template <class Game>
double copy_ns(const Game& game) {
  return best_ns([&] {
    constexpr long count = 200'000;
    std::vector<typename Game::State> states(16, game.start());
    for (long i = 0; i < count; ++i) {
      states[static_cast<std::size_t>(i % 15) + 1] = states[static_cast<std::size_t>(i % 15)];
      asm volatile("" : : "r"(states.data()) : "memory");  // NOLINT(hicpp-no-assembler): each copy must really happen
    }
    return count;
  });
}

struct Row {
  std::string name;
  double ns = 0;  // for one decision of a seat, with everything around it, or for what the name says
};

struct Figures {
  std::string_view game;
  std::size_t state_bytes = 0;
  std::vector<Row> rows = {};
};

template <class Game>
double random_games_ns(const Game& game, bool going_back, int games) {
  return best_ns([&] {
    core::Random random(7);
    long decisions = 0;
    for (int i = 0; i < games; ++i) {
      auto state = game.start();
      decisions += (going_back ? core::play_random<true>(game, state, random, random)
                               : core::play_random<false>(game, state, random, random))
                       .decisions;
      sink = static_cast<std::uint64_t>(game.points(state)[0]);
    }
    return decisions;
  });
}

// Some views of random games, as every seat and a spectator see them in turn.
template <class Game>
std::vector<typename Game::View> some_views(const Game& game) {
  constexpr std::size_t enough = 2000;
  constexpr int apart = 7;  // moves
  std::vector<typename Game::View> views;
  core::Random random(11);
  int moves = 0;
  while (views.size() < enough) {
    auto state = game.start();
    core::play_out(game, state, random, random, false, [&](const auto& now, core::Actor, auto) {
      if (++moves % apart != 0) return;
      const int who = moves / apart % (game.seats() + 1);
      const auto seat = core::Seat{static_cast<std::uint8_t>(who)};
      views.push_back(game.view(now, who == game.seats() ? core::Viewer::spectator() : core::Viewer(seat)));
    });
  }
  return views;
}

template <class Game>
void measure_views(const Game& game, std::vector<Row>& rows) {
  const auto views = some_views(game);
  std::vector<std::string> texts;
  texts.reserve(views.size());
  for (const auto& view : views) texts.push_back(game.to_json(view));
  rows.push_back({"a view as JSON", best_ns([&] {
                    for (const auto& view : views) sink = game.to_json(view).size();
                    return static_cast<long>(views.size());
                  })});
  rows.push_back({"a view from JSON", best_ns([&] {
                    for (const std::string& text : texts) sink = game.read_view(text).ok() ? 1 : 0;
                    return static_cast<long>(texts.size());
                  })});
}

// The first edition with every number of players, the others with the most players.
template <class D>
Figures measure() {
  Figures figures{D::Game::id, sizeof(typename D::Game::State)};
  const auto parts = D::parse_components("standard", games::embedded_components(D::Game::id));
  if (!parts) return figures;
  for (const auto& edition : D::editions) {
    for (int players = D::min_seats; players <= D::max_seats; ++players) {
      const bool most = players == D::max_seats;
      if (!most && edition.name != D::editions[0].name) continue;
      const typename D::Game game(parts.value(), edition.flags, players);
      const std::string name = std::string(edition.name) + ", " + std::to_string(players) + " players";
      figures.rows.push_back({name, random_games_ns(game, false, 3000)});
      if (most) figures.rows.push_back({name + ", all that is legal", random_games_ns(game, true, 300)});
    }
  }
  const typename D::Game game(parts.value(), D::editions[0].flags, D::max_seats);
  figures.rows.push_back({"copy of a state", copy_ns(game)});
  measure_views(game, figures.rows);
  return figures;
}

// Measures the game of this name, or all games.
std::vector<Figures> measure_games(const std::string& wanted) {
  std::vector<Figures> all;
  games::for_each_game([&]<class D>() {
    if (wanted.empty() || wanted == D::Game::id) all.push_back(measure<D>());
  });
  return all;
}

void print(const std::vector<Figures>& games, double calibration) {
  for (const Figures& figures : games) {
    std::printf("%s, random games on one core (state %zu bytes)\n\n", std::string(figures.game).c_str(),
                figures.state_bytes);
    std::printf("%-34s %12s %16s %14s\n", "", "ns", "million a second", "calibrations");
    for (const Row& row : figures.rows) {
      std::printf("%-34s %12.1f %16.1f %14.1f\n", row.name.c_str(), row.ns, 1e3 / row.ns, row.ns / calibration);
    }
    std::printf("\n");
  }
  std::printf("%-34s %12.2f %16.1f %14.1f\n", "calibration: one multiplication", calibration, 1e3 / calibration, 1.0);
  std::printf(
      "\nOne row is one decision of a player, with all chance, scoring and choosing that goes with it,"
      " or what the row says.\n");
}

void print_json(const std::vector<Figures>& games, double calibration) {
  const auto number = [](double value) {  // more digits would only be noise
    return static_cast<int>(value * 1000);
  };
  core::JsonWriter out;
  out.begin_object().field("calibrationPicoseconds", number(calibration)).key("games").begin_array();
  for (const Figures& figures : games) {
    out.begin_object().field("game", figures.game).field("stateBytes", static_cast<int>(figures.state_bytes));
    out.key("rows").begin_array();
    for (const Row& row : figures.rows) {
      out.begin_object().field("name", row.name).field("picoseconds", number(row.ns));
      out.field("calibrationsThousandths", number(row.ns / calibration)).end_object();
    }
    out.end_array().end_object();
  }
  out.end_array().end_object();
  std::printf("%s\n", out.take().c_str());
}

Or<void> bench(const std::string& game, bool json) {
  if (!game.empty()) {
    if (const auto info = find_game(game); !info) return core::Failure{info.error()};
  }
  const double calibration = calibration_ns();
  (json ? print_json : print)(measure_games(game), calibration);
  return {};
}

}  // namespace

void add_bench(CLI::App& program) {
  CLI::App* command = program.add_subcommand(
      "bench", "Measures how fast the rules are, on one core; see also 'bench art' and 'bench load'");
  command->footer("Examples:\n  vernissage bench --game cats --json\n  vernissage bench load --help");
  const auto game = std::make_shared<std::string>();
  const auto json = std::make_shared<bool>(false);
  command->add_option("--game", *game, "Only this game: " + games::game_names())->type_name("GAME");
  command->add_flag("--json", *json, "For programs: times in picoseconds");
  command->require_subcommand(0, 1);
  add_bench_art(*command);
  add_bench_load(*command);
  command->callback([command, game, json] {
    if (!command->get_subcommands().empty()) return;  // the subcommand has done the work
    if (const auto done = bench(*game, *json); !done) leave(done.error());
  });
}

}  // namespace apps
