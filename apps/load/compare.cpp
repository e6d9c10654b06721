#include "apps/load/compare.h"

#include <chrono>
#include <cmath>
#include <exception>
#include <filesystem>

#include <boost/json.hpp>

#include "apps/common/child.h"
#include "core/json.h"

namespace apps {
namespace {

namespace json = boost::json;

constexpr std::chrono::seconds install_limit{300};
constexpr std::chrono::seconds run_limit{150};

Or<std::string> folder() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  const auto found = program.parent_path().parent_path() / "bench" / "boardgame-io";
  if (error || !std::filesystem::exists(found / "run.mjs", error))
    return stop(exit_system, found.string() + " is not there; run the program from its source tree");
  return found.string();
}

Or<void> install(const std::string& place) {
  if (std::filesystem::exists(place + "/node_modules/boardgame.io")) return {};
  auto child = Child::start({.command = {"npm", "ci", "--ignore-scripts"}, .folder = place});
  if (!child) return core::Failure{child.error()};
  const auto output = child.value().read_all(install_limit);
  if (!output) return core::Failure{output.error()};
  if (child.value().end() != 0) return stop(exit_system, "npm ci in " + place + " failed; it needs Node 20 and npm");
  return {};
}

// The number at a path of keys; 0 if it is not there.
double number_at(const json::value& document, const char* path) {
  boost::system::error_code error;
  const json::value* found = document.find_pointer(path, error);
  return found != nullptr && found->is_number() ? found->to_number<double>() : 0;
}

Spread answers(const json::value& part) {
  return {number_at(part, "/p50_ms"), number_at(part, "/p99_ms"), number_at(part, "/p999_ms"), 0};
}

Or<Comparison> read(const std::string& text) {
  try {
    const json::value document = json::parse(text);
    Comparison out;
    out.document = json::serialize(document);
    out.moves_a_second = number_at(document, "/full/moves_per_second");
    out.cpu_us_a_move = number_at(document, "/full/server_cpu_us_per_move");
    out.full_answer_ms = answers(document.at("full"));
    for (const json::value& step : document.at("steady").as_array()) {
      out.steady.push_back({static_cast<int>(std::lround(number_at(step, "/rate"))), answers(step)});
      out.matches = static_cast<int>(std::lround(number_at(step, "/matches")));
    }
    if (out.matches < 2 || out.moves_a_second <= 0) return stop(exit_system, "boardgame.io played no moves");
    out.match_kib = number_at(document, "/memory/matches/server_rss_kib_per_match");
    out.socket_kib = number_at(document, "/memory/idle/server_rss_kib_per_socket");
    return out;
  } catch (const std::exception& error) {
    return stop(exit_system, std::string("the result of boardgame.io can't be read: ") + error.what());
  }
}

constexpr std::size_t name_width = 40;
constexpr std::size_t cell_width = 15;

std::string row(const std::string& name, double ours, double theirs, bool more_is_better) {
  const double ratio = more_is_better ? ours / theirs : theirs / ours;
  return columns({name, fixed(ours, 1), fixed(theirs, 1), fixed(ratio, 1) + " x"}, name_width, cell_width);
}

}  // namespace

Or<Comparison> run_boardgame_io() {
  const auto place = folder();
  if (!place) return core::Failure{place.error()};
  if (auto installed = install(place.value()); !installed) return core::Failure{installed.error()};
  auto child = Child::start({.command = {"node", "run.mjs", "--limit", "120"}, .folder = place.value()});
  if (!child) return core::Failure{child.error()};
  const auto output = child.value().read_all(run_limit);
  if (!output) return core::Failure{output.error()};
  if (child.value().end() != 0) return stop(exit_system, "boardgame.io could not be measured; it said why above");
  return read(output.value());
}

std::string comparison_text(const LoadFigures& ours, const std::optional<LoadMemory>& memory,
                            const Comparison& theirs) {
  std::string text = "\n" + columns({" ", "vernissage", "boardgame.io", "better by"}, name_width, cell_width);
  for (const LoadPhase& phase : ours.phases) {
    if (phase.offered == 0) {
      text += row("moves/s at full speed, one core", phase.moves_a_second(), theirs.moves_a_second, true);
      text += row("server CPU a move, us", phase.cpu_us_a_move(), theirs.cpu_us_a_move, false);
    }
    for (const Comparison::Steady& step : theirs.steady) {
      if (phase.offered != step.rate) continue;
      const std::string at = " ms at " + std::to_string(step.rate) + " moves/s";
      text += row("p50" + at, phase.answer_ms.median, step.answer_ms.median, false);
      text += row("p99" + at, phase.answer_ms.p99, step.answer_ms.p99, false);
      text += row("p999" + at, phase.answer_ms.p999, step.answer_ms.p999, false);
    }
  }
  if (memory && memory->socket) {
    constexpr double kib = 1024;
    text += row("KiB a live match, without sockets", memory->match / kib, theirs.match_kib, false);
    text += row("KiB an idle socket", *memory->socket / kib, theirs.socket_kib, false);
  }
  return text;
}

std::string comparison_json(const LoadFigures& ours, const Comparison& theirs) {
  core::JsonWriter out;
  out.begin_object().key("vernissage").raw(load_json(ours, "")).key("boardgameIo").raw(theirs.document);
  return out.end_object().take();
}

}  // namespace apps
