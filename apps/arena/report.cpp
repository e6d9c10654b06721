#include "apps/arena/report.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "core/json.h"

namespace apps {
namespace {

std::string fixed(double value, int digits) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%.*f", digits, value);
  return text.data();
}
std::string padded(const std::string& text, std::size_t width) {
  return text + std::string(width - std::min(width, text.size()), ' ');
}
std::string led(const std::string& text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + text;
}

// "89.51 % (89.08 to 89.93)"
std::string percent(const Estimate& share) {
  return led(fixed(100 * share.value, 2), 6) + " % (" + fixed(100 * share.low, 2) + " to " +
         fixed(100 * share.high, 2) + ")";
}

std::string team_line(const ArenaTable& table, std::size_t t) {
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

std::string table_text(const ArenaTable& table) {
  std::string out = "\n" + std::to_string(table.players) + " players, who need " + std::to_string(table.goal) + " of " +
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

void write_estimate(core::JsonWriter& json, std::string_view name, const std::optional<Estimate>& estimate) {
  json.key(name);
  if (!estimate) {
    json.null();
    return;
  }
  json.begin_object().key("value").raw(fixed(estimate->value, 6));
  json.key("low").raw(fixed(estimate->low, 6)).key("high").raw(fixed(estimate->high, 6)).end_object();
}

void write_team(core::JsonWriter& json, const ArenaTable& table, std::size_t t) {
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

void write_table(core::JsonWriter& json, const ArenaTable& table) {
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
  json.end_object();
}

}  // namespace

std::string arena_text(const ArenaReport& report) {
  std::string out = report.agreement.game + " " + report.agreement.edition + ", seed " +
                    std::to_string(report.plan.seed) + ", " + std::to_string(report.plan.rollouts) + " rollouts";
  for (const auto& [name, value] : report.agreement.flags) out += ", " + name + "=" + value;
  out += "\nThe brackets hold the true value in 95 of 100 cases.\n";
  for (const ArenaTable& table : report.tables) out += table_text(table);
  out += "\nTime " + fixed(report.seconds, 1) + " s";
  if (report.interrupted) out += "; interrupted, only what was played counts";
  return out + "\n";
}

std::string arena_json(const ArenaReport& report) {
  const core::Agreement& agreement = report.agreement;
  core::JsonWriter json;
  json.begin_object().field("game", agreement.game).field("rules", agreement.rules);
  json.field("edition", agreement.edition).field("components", agreement.components);
  json.field("componentsHash", agreement.components_hash).key("flags").begin_object();
  for (const auto& [name, value] : agreement.flags) json.field(name, value);
  json.end_object().key("seed").raw(std::to_string(report.plan.seed)).field("rollouts", report.plan.rollouts);
  json.field("interrupted", report.interrupted).key("tables").begin_array();
  for (const ArenaTable& table : report.tables) write_table(json, table);
  json.end_array().key("seconds").raw(fixed(report.seconds, 3));
  return json.end_object().take() + "\n";
}

}  // namespace apps
