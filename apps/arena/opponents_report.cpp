// The report on opponents at one table.
#include "apps/arena/estimates.h"
#include "apps/arena/opponents.h"
#include "apps/common/columns.h"

namespace apps {
namespace {

constexpr int most_of_all = 99;  // of a hundred decisions

double fair_share(const ContestTable& table) { return 1.0 / table.players; }

std::string contest_line(const Contest& contest) {
  return padded(contest.level, 12) + padded(contest.against, 12) + percent(contest.win_share()) +
         led(fixed(contest.milliseconds(), 2), 10) + led(fixed(contest.milliseconds_of(most_of_all), 2), 10) + "\n";
}

std::string table_text(const ContestTable& table) {
  std::string out = std::to_string(table.players) + " players; " + std::to_string(table.deals) +
                    " deals, each with the one in every seat; a fair share is " + fixed(100 * fair_share(table), 2) +
                    " %\n";
  out += padded("one", 12) + padded("others", 12) + padded("   share of victories", 26) + led("ms", 10) +
         led("99 of 100", 10) + "\n";
  for (const Contest& contest : table.contests) out += contest_line(contest);
  return out;
}

void write_contest(core::JsonWriter& json, const Contest& contest) {
  json.begin_object().field("level", contest.level).field("against", contest.against);
  write_estimate(json, "winShare", contest.win_share());
  json.field("decisions", static_cast<std::int64_t>(contest.times.size()));
  json.key("msPerMove").raw(fixed(contest.milliseconds(), 6));
  json.key("msPerMove99").raw(fixed(contest.milliseconds_of(most_of_all), 6)).end_object();
}

std::string table_json(const ContestTable& table) {
  core::JsonWriter json;
  json.begin_object().field("players", table.players).field("deals", std::int64_t{table.deals});
  json.key("fairShare").raw(fixed(fair_share(table), 6)).key("contests").begin_array();
  for (const Contest& contest : table.contests) write_contest(json, contest);
  return json.end_array().end_object().take();
}

}  // namespace

ArenaTable reported(const ContestTable& table) {
  ArenaTable report{table.players, table.deals, table_text(table), table_json(table)};
  for (const Contest& contest : table.contests)
    report.bars.push_back({.name = contest.level, .against = contest.against, .share = contest.win_share()});
  return report;
}

}  // namespace apps
