// How fast the rules are, on one core, beside a calibration loop of the same run: machines differ, the ratio does not.
#include <algorithm>
#include <cstdio>
#include <limits>
#include <string>
#include <vector>

#include "apps/commands.h"
#include "apps/cpu_time.h"
#include "art_society/game.h"
#include "core/json.h"
#include "core/playout.h"
#include "core/random.h"
#include "games/embedded.h"

namespace apps {
namespace {

using art_society::Game;
using art_society::State;

// The shortest of several runs of `work`, in nanoseconds for each of the things it counted.
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

// A chain of multiplications, each waiting for the one before: the processor's clock, whatever else it can do at once.
double calibration_ns() {
  return best_ns([] {
    std::uint64_t x = sink | 1U;
    constexpr long count = 20'000'000;
    for (long i = 0; i < count; ++i) x = (x ^ (x >> 29U)) * 0xbf58476d1ce4e5b9U;
    sink = x;
    return count;
  });
}

double copy_ns(const Game& game) {
  return best_ns([&] {
    constexpr long count = 200'000;
    std::vector<State> states(16, game.start());
    for (long i = 0; i < count; ++i) {
      states[static_cast<std::size_t>(i % 15) + 1] = states[static_cast<std::size_t>(i % 15)];
      asm volatile("" : : "r"(states.data()) : "memory");  // NOLINT(hicpp-no-assembler): each copy must really happen
    }
    return count;
  });
}

struct Row {
  std::string name;
  double ns = 0;  // for a decision of a seat, everything else included
};

double random_games_ns(const Game& game, bool going_back, int games) {
  return best_ns([&] {
    core::Random random(7);
    long decisions = 0;
    for (int i = 0; i < games; ++i) {
      State state = game.start();
      core::play_out(game, state, random, random, going_back,
                     [&](const State&, core::Actor actor, auto) { decisions += actor.is_chance() ? 0 : 1; });
      sink = static_cast<std::uint64_t>(game.points(state)[0]);
    }
    return decisions;
  });
}

std::vector<Row> measure_games() {
  std::vector<Row> rows;
  auto parts = art_society::parse_components("standard", games::embedded_components(Game::id));
  if (!parts) return rows;
  for (const auto& edition : art_society::editions) {
    for (int players = 2; players <= art_society::max_players; ++players) {
      if (players < art_society::max_players && edition.name != "pl") continue;
      const Game game(parts.value(), edition.flags, players);
      const std::string name = std::string(edition.name) + ", " + std::to_string(players) + " players";
      rows.push_back({name, random_games_ns(game, false, 3000)});
      if (players == art_society::max_players) rows.push_back({name + ", with undo", random_games_ns(game, true, 300)});
    }
  }
  rows.push_back({"copy of a state", copy_ns(Game(parts.value(), {}, art_society::max_players))});
  return rows;
}

void print(const std::vector<Row>& rows, double calibration) {
  std::printf("art-society, wall 14 x 11, random games on one core (state %zu bytes)\n\n", sizeof(State));
  std::printf("%-32s %12s %16s %14s\n", "", "ns", "million a second", "calibrations");
  for (const Row& row : rows) {
    std::printf("%-32s %12.1f %16.1f %14.1f\n", row.name.c_str(), row.ns, 1e3 / row.ns, row.ns / calibration);
  }
  std::printf("%-32s %12.2f %16.1f %14.1f\n", "calibration: one multiplication", calibration, 1e3 / calibration, 1.0);
  std::printf("\nOne row is one decision of a player, with all chance, scoring and choosing that goes with it.\n");
}

void print_json(const std::vector<Row>& rows, double calibration) {
  const auto number = [](double value) {  // thousandths are more than the noise allows
    return static_cast<int>(value * 1000);
  };
  core::JsonWriter out;
  out.begin_object().field("game", Game::id).field("stateBytes", static_cast<int>(sizeof(State)));
  out.field("calibrationPicoseconds", number(calibration)).key("rows").begin_array();
  for (const Row& row : rows) {
    out.begin_object().field("name", row.name).field("picoseconds", number(row.ns));
    out.field("calibrationsThousandths", number(row.ns / calibration)).end_object();
  }
  out.end_array().end_object();
  std::printf("%s\n", out.take().c_str());
}

}  // namespace

void add_bench(CLI::App& program) {
  CLI::App* command = program.add_subcommand(
      "bench", "Measures how fast the rules are, on one core; see also 'bench art' and 'bench load'");
  command->footer("Examples:\n  vernissage bench --json\n  vernissage bench load --help");
  const auto json = std::make_shared<bool>(false);
  command->add_flag("--json", *json, "For programs: times in picoseconds");
  command->require_subcommand(0, 1);
  add_bench_art(*command);
  add_bench_load(*command);
  command->callback([command, json] {
    if (!command->get_subcommands().empty()) return;  // which has done its work
    const double calibration = calibration_ns();
    const auto rows = measure_games();
    if (*json) {
      print_json(rows, calibration);
    } else {
      print(rows, calibration);
    }
  });
}

}  // namespace apps
