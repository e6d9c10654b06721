// The end of a run: everybody knows the same, no event is lost, and nothing stays in memory.
#include <algorithm>

#include "core/record.h"
#include "games/registry.h"
#include "server/house/metrics.h"
#include "tests/sim/run.h"

namespace sim {
namespace {

constexpr storage::Time minute = 60'000;

bool may_look(const server::Table& table, Tab& tab) {
  return table.seat_of(tab.person().owner) ||
         (table.setting().setup.watching && (table.setting().setup.listed || tab.token));
}

}  // namespace

void Run::finish() {
  quiet_ = true;
  stage.timeline.run_for(2 * minute);
  if (scenario_.table.clock->kind == protocol::ClockKind::day) stage.timeline.run_for(3 * 60 * minute);
  check_ends();
  for (const auto& person : people) witness.check_acknowledged(match_, *person);
  if (stage.problems.empty()) check_record();
  if (stage.problems.empty() && scenario_.wants_rematch && servers.size() == 1) check_rematch();
  if (stage.problems.empty()) check_forgotten();
  for (const auto& server : servers) look_at_log(*server);
}

void Run::check_ends() {
  const server::Table* now = stage.truth.now(match_);
  if (now == nullptr) return stage.problems.add("the stored events do not replay");
  if (stage.shelf.matches().at(match_).header.status != now->status()) stage.problems.add("lists show another status");
  core::SeatSet here;
  for (const auto& tab : tabs) {
    const core::SeatSet own = now->seats_of(tab->person().owner);
    for (int s = 0; tab->online() && s < core::max_seats; ++s) here.put(s, here.has(s) || own.has(s));
  }
  const std::string letters = server::letters(here);
  for (const auto& tab : tabs) {
    const std::string& name = tab->person().name;
    if (is_absent(tab->person()) || !may_look(*now, *tab)) continue;
    if (tab->unanswered() != 0) stage.problems.add(name + " was not answered");
    if (servers.size() > 1) continue;
    if (!tab->online()) stage.problems.add(name + " can't get back");
    if (tab->version() != now->version()) stage.problems.add(name + " does not know the end");
    if (tab->presence != letters) stage.problems.add(name + " does not know who is here");
  }
}

void Run::check_record() {
  const auto reply = fetch(*people.front(), "GET", "/api/matches/" + match_ + "/record", "");
  const server::Table* now = stage.truth.now(match_);
  if (!reply || now == nullptr) return;
  if (!now->started()) {
    stage.tally.count("closed before the start");
    if (reply->status != 409) stage.problems.add("a match that was never played has a record");
    return;
  }
  stage.tally.count("played to the end");
  stage.tally.count(now->setting().setup.game + " played");
  for (const auto& person : people) {
    if (server::letters(now->seats_of(person->owner)).size() > 1) stage.tally.count("several seats");
  }
  const auto record = core::read_record(reply->body);
  if (!record) return stage.problems.add("the record can't be read: " + record.error().reason);
  const auto game = games::open_game(record.value().agreement, "");
  if (!game) return stage.problems.add("the record is of another game: " + game.error());
  if (const auto verified = core::verify_record(record.value(), *game.value()); !verified)
    stage.problems.add("the record is wrong: " + verified.error().reason);
  // Every client has already compared this commitment with the first one that it saw.
  if (record.value().commitment != now->shown().commitment) stage.problems.add("the record has another commitment");
}

// Somebody asks for another game; the others find it and their seats in it.
void Run::check_rematch() {
  const server::Table* now = stage.truth.now(match_);
  const auto asks =
      std::find_if(tabs.begin(), tabs.end(), [](const auto& tab) { return tab->online() && tab->seat(); });
  if (!now->started() || asks == tabs.end()) return;
  (*asks)->urgent = protocol::write(protocol::Rematch{.key = (*asks)->person().new_key()});
  (*asks)->say_text(*(*asks)->urgent);
  stage.timeline.run_for(minute);
  const std::string next = stage.truth.now(match_)->rematch();
  if (next.empty() || !stage.truth.stored(next)) return stage.problems.add("there is no rematch");
  stage.tally.count("rematches");
  for (const auto& person : people) {
    const auto seat = now->seat_of(person->owner);
    if (!seat) continue;
    const auto reply = fetch(*person, "POST", "/api/matches/" + next + "/join", "{}");
    const auto joined = protocol::read_join_reply(reply ? reply->body : "");
    if (!joined || joined.value().seat != core::letter(*seat))
      stage.problems.add("a seat was not kept for the rematch");
  }
}

// A finished match that nobody needs takes no memory and has no timer.
void Run::check_forgotten() {
  ended_ = true;
  for (const auto& tab : tabs) tab->disconnect();
  stage.timeline.run_for(stage.network.slow_notice + 2 * scenario_.options.forget_after + minute);
  const bool all_over = std::all_of(stage.shelf.matches().begin(), stage.shelf.matches().end(), [](const auto& match) {
    return match.second.stored.status != storage::Status::playing;
  });
  for (const auto& server : servers) {
    // One of two servers may wait for the end of a clock before it learns that the match is over.
    if (all_over && servers.size() == 1 && server->world.metrics().rooms.Value() != 0)
      stage.problems.add("a finished match is not forgotten");
    witness.see_text(server->world.metrics().text(), "the metrics");
  }
  constexpr std::size_t most_timers = 200;
  if (stage.timeline.waiting() > most_timers)
    stage.problems.add(std::to_string(stage.timeline.waiting()) + " timers are left");
}

}  // namespace sim
