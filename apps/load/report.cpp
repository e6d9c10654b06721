#include "apps/load/report.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "apps/common/columns.h"
#include "core/json.h"

namespace apps {
namespace {

constexpr std::size_t phase_name_width = 11;
constexpr std::size_t phase_cell_width = 9;

std::string kilobytes(double bytes) { return fixed(bytes / 1024, 1) + " KB"; }
std::string megabytes(long bytes) { return fixed(static_cast<double>(bytes) / (1024 * 1024), 1) + " MB"; }

std::string memory_text(const LoadMemory& memory) {
  std::string text = "memory of the server: " + megabytes(memory.empty) + " empty, " + megabytes(memory.all) +
                     " with all of them, " + megabytes(memory.played) + " at the end\n";
  if (memory.socket) text += columns({"  an idle socket", kilobytes(*memory.socket)}, 38, 12);
  const char* name = memory.socket ? "  a live match, without its sockets" : "  a live match, with its four sockets";
  return text + columns({name, kilobytes(memory.match)}, 38, 12);
}

std::string phase_text(const LoadPhase& phase) {
  const Spread& ms = phase.answer_ms;
  const double share = phase.sample.seconds > 0 ? phase.server_cpu / phase.sample.seconds * 100 : 0;
  return columns(
      {phase.name, phase.offered > 0 ? std::to_string(phase.offered) : "all", fixed(phase.moves_a_second(), 0),
       fixed(ms.median, 1), fixed(ms.p99, 1), fixed(ms.p999, 1), fixed(ms.most, 1), fixed(share, 0) + " %",
       fixed(phase.cpu_us_a_move(), 1), std::to_string(phase.sample.late)},
      phase_name_width, phase_cell_width);
}

// Errors, and how many games were finished.
std::string count_text(const std::vector<LoadPhase>& phases) {
  LoadSample sum;
  for (const LoadPhase& phase : phases) {
    for (const auto counter : {&LoadSample::refused, &LoadSample::lost, &LoadSample::wrong, &LoadSample::unheard,
                               &LoadSample::finished, &LoadSample::moves})
      sum.*counter += phase.sample.*counter;
  }
  return std::to_string(sum.moves) + " moves, " + std::to_string(sum.finished) + " games to their end; refused " +
         std::to_string(sum.refused) + ", lost " + std::to_string(sum.lost) + ", unlike the mirror " +
         std::to_string(sum.wrong) + ", unanswered " + std::to_string(sum.unheard) + "\n";
}

std::int64_t whole(double value) { return std::llround(value); }

void write_phase(core::JsonWriter& out, const LoadPhase& phase) {
  const LoadSample& sample = phase.sample;
  const auto micro = [](double milli) { return whole(milli * 1000); };
  out.begin_object().field("name", phase.name).field("offered", phase.offered);
  out.field("milliseconds", micro(sample.seconds)).field("moves", std::int64_t{sample.moves});
  out.field("movesPerSecond", whole(phase.moves_a_second()));
  out.key("answerMicroseconds").begin_object();
  out.field("p50", micro(phase.answer_ms.median)).field("p99", micro(phase.answer_ms.p99));
  out.field("p999", micro(phase.answer_ms.p999)).field("max", micro(phase.answer_ms.most)).end_object();
  out.field("serverCpuMilliseconds", micro(phase.server_cpu)).field("generatorCpuMilliseconds", micro(phase.own_cpu));
  out.field("late", std::int64_t{sample.late}).field("finished", std::int64_t{sample.finished});
  out.field("refused", std::int64_t{sample.refused}).field("lost", std::int64_t{sample.lost});
  out.field("wrong", std::int64_t{sample.wrong}).field("unanswered", std::int64_t{sample.unheard}).end_object();
}

}  // namespace

Spread spread_of(std::vector<float> values) {
  if (values.empty()) return {};
  std::sort(values.begin(), values.end());
  const auto at = [&](double part) {
    const auto index = static_cast<std::size_t>(part * static_cast<double>(values.size()));
    return double{values[std::min(index, values.size() - 1)]};
  };
  return {at(0.5), at(0.99), at(0.999), double{values.back()}};
}

std::string columns(const std::vector<std::string>& cells, std::size_t first, std::size_t others) {
  std::string line;
  for (const std::string& cell : cells) {
    const std::size_t width = line.empty() ? first : others;
    const std::string space(width - std::min(width, cell.size()), ' ');
    line += line.empty() ? cell + space : space + cell;
  }
  return line + "\n";
}

std::string load_text(const LoadFigures& figures) {
  std::string text = figures.game + ": " + std::to_string(figures.sockets) + " open sockets, " +
                     std::to_string(figures.matches) + " matches of four people among them, store: " + figures.store;
  text += figures.pinned ? ", the server on a core of its own\n\n" : "\n\n";
  if (figures.memory) text += memory_text(*figures.memory) + "\n";
  text += columns({" ", "offered", "moves/s", "p50 ms", "p99 ms", "p999 ms", "max ms", "server", "us/move", "late"},
                  phase_name_width, phase_cell_width);
  for (const LoadPhase& phase : figures.phases) text += phase_text(phase);
  const Spread& bytes = figures.update_bytes;
  text += "\nupdates: median " + fixed(bytes.median, 0) + " bytes, p99 " + fixed(bytes.p99, 0) + ", largest " +
          fixed(bytes.most, 0) + "\n";
  return text + count_text(figures.phases);
}

std::string load_json(const LoadFigures& figures, std::string_view comparison) {
  core::JsonWriter out;
  out.begin_object().field("game", figures.game).field("store", figures.store).field("pinned", figures.pinned);
  out.field("sockets", figures.sockets).field("matches", figures.matches);
  out.key("memoryBytes");
  if (figures.memory) {
    const LoadMemory& memory = *figures.memory;
    out.begin_object().field("empty", std::int64_t{memory.empty}).field("all", std::int64_t{memory.all});
    out.field("played", std::int64_t{memory.played}).field("liveMatch", whole(memory.match));
    if (memory.socket) out.field("idleSocket", whole(*memory.socket));
    out.end_object();
  } else {
    out.null();
  }
  out.key("updateBytes").begin_object().field("p50", whole(figures.update_bytes.median));
  out.field("p99", whole(figures.update_bytes.p99)).field("max", whole(figures.update_bytes.most)).end_object();
  out.key("phases").begin_array();
  for (const LoadPhase& phase : figures.phases) write_phase(out, phase);
  out.end_array();
  if (!comparison.empty()) out.key("comparison").raw(comparison);
  return out.end_object().take();
}

}  // namespace apps
