// The report on teams that play for themselves.
#include <algorithm>

#include "apps/arena/estimates.h"
#include "apps/arena/teams.h"
#include "apps/common/columns.h"

namespace apps {
namespace {

std::string team_line(const TeamTable& table, std::size_t t) {
  const ArenaTeam& team = table.teams[t];
  std::string line = padded(team.level, 10) + padded(percent(team.win_rate()), 26) +
                     led(fixed(team.mean_clean(), 2), 7) + led(fixed(team.milliseconds(), 3), 9);
  if (t > 0) {
    const Estimate gain = mean_of(team.gain_on(table.teams[t - 1]));
    const std::string sign = gain.value < 0 ? "" : "+";
    line += led(sign + fixed(100 * gain.value, 2), 8) + " (" + fixed(100 * gain.low, 2) + " to " +
            fixed(100 * gain.high, 2) + ")";
  }
  return line + "\n";
}

std::string table_text(const TeamTable& table) {
  std::string out = std::to_string(table.players) + " players, who need " + std::to_string(table.goal) + " of " +
                    std::to_string(table.paintings) + " paintings; " + std::to_string(table.deals) + " deals\n";
  out +=
      padded("level", 10) + padded("   won", 26) + led("clean", 7) + led("ms", 9) + "   more than the level before\n";
  for (std::size_t t = 0; t < table.teams.size(); ++t) out += team_line(table, t);
  if (const auto share = table.gap_share()) {
    out += "The expert closes " + percent(*share).substr(percent(*share).find_first_not_of(' ')) +
           " of the gap from greedy to seeing.\n";
  }
  if (!table.exact) return out;
  out += "The best possible play wins " + fixed(100 * *table.exact, 2) + " % (solved exactly, " +
         std::to_string(table.exact_states) + " states of knowledge). Lost by decisions:\n";
  for (const ArenaTeam& team : table.teams) {
    if (const auto regret = team.mean_regret()) out += padded(team.level, 10) + percent(*regret) + "\n";
  }
  return out;
}

void write_team(core::JsonWriter& json, const TeamTable& table, std::size_t t) {
  const ArenaTeam& team = table.teams[t];
  json.begin_object().field("level", team.level);
  json.field("won", std::int64_t{std::count(team.won.begin(), team.won.end(), 1)});
  write_estimate(json, "winRate", team.win_rate());
  json.key("clean").raw(fixed(team.mean_clean(), 6)).field("decisions", std::int64_t{team.decisions});
  json.key("msPerMove").raw(fixed(team.milliseconds(), 6));
  write_estimate(json, "gain", t == 0 ? std::optional<Estimate>() : mean_of(team.gain_on(table.teams[t - 1])));
  write_estimate(json, "regret", team.mean_regret());
  json.end_object();
}

std::string table_json(const TeamTable& table) {
  core::JsonWriter json;
  json.begin_object().field("players", table.players).field("goal", table.goal).field("paintings", table.paintings);
  json.field("deals", std::int64_t{table.deals}).key("levels").begin_array();
  for (std::size_t t = 0; t < table.teams.size(); ++t) write_team(json, table, t);
  json.end_array();
  write_estimate(json, "gapShare", table.gap_share());
  json.key("exact");
  if (table.exact) {
    json.begin_object().key("value").raw(fixed(*table.exact, 9));
    json.field("states", std::int64_t{table.exact_states}).end_object();
  } else {
    json.null();
  }
  return json.end_object().take();
}

}  // namespace

ArenaTable reported(const TeamTable& table) {
  ArenaTable report{table.players, table.deals, table_text(table), table_json(table)};
  for (const ArenaTeam& team : table.teams) report.bars.push_back({.name = team.level, .share = team.win_rate()});
  return report;
}

}  // namespace apps
