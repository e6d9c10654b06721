#include "apps/arena/report.h"

#include "apps/common/columns.h"
#include "core/json.h"

namespace apps {

std::string arena_text(const ArenaReport& report) {
  std::string out =
      report.agreement.game + " " + report.agreement.edition + ", seed " + std::to_string(report.plan.seed);
  if (report.teams) out += ", " + std::to_string(report.plan.rollouts) + " rollouts";
  for (const auto& [name, value] : report.agreement.flags) out += ", " + name + "=" + value;
  out += "\nThe brackets hold the true value in 95 of 100 cases.\n";
  for (const ArenaTable& table : report.tables) out += "\n" + table.text;
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
  json.end_object().key("seed").raw(std::to_string(report.plan.seed));
  if (report.teams) json.field("rollouts", report.plan.rollouts);
  json.field("interrupted", report.interrupted).key("tables").begin_array();
  for (const ArenaTable& table : report.tables) json.raw(table.json);
  json.end_array().key("seconds").raw(fixed(report.seconds, 3));
  return json.end_object().take() + "\n";
}

}  // namespace apps
