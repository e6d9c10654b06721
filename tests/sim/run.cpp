#include "tests/sim/run.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sim {
namespace {

constexpr server::Keys::Secret secret = {7, 1, 8, 2, 8, 1, 8, 2, 8, 4, 5, 9};
constexpr storage::Time minute = 60'000;
constexpr storage::Time day = 24 * 60 * minute;
constexpr std::uint64_t most_steps = 4'000'000;
constexpr std::size_t most_timers = 3000;

}  // namespace

Run::Run(Scenario scenario)
    : stage(scenario.seed ^ 0x9e37U, secret),
      witness(stage),
      scenario_(std::move(scenario)),
      random_(scenario_.seed ^ 0xa5a5U),
      server_seed_(scenario_.seed * 1000),
      absent_(static_cast<std::size_t>(random_.below(scenario_.people))) {
  stage.one_server = scenario_.servers == 1;
  stage.network.on_sent = [this](Line& line, const std::string& text) {
    witness.see(static_cast<Tab&>(line.peer()), text);
  };
}

void Run::play() {
  begin();
  if (stage.problems.empty()) run_wild();
  if (stage.problems.empty()) run_calm();
  if (stage.problems.empty()) finish();
}

// --- servers --------------------------------------------------------------------------------------------------------

void Run::start_server(std::size_t slot) {
  servers[slot] = std::make_shared<Server>(++server_seed_, stage.timeline, stage.shelf, secret, scenario_.options);
  if (wild_) servers[slot]->world.store().faults = scenario_.faults;
  servers[slot]->house.wake();
}

// Everything that was not stored is lost, and all lines are cut.
void Run::stop_server(std::size_t slot) {
  for (const auto& tab : tabs) {
    if (tab->is_at(servers[slot])) tab->disconnect();
  }
  look_at_log(*servers[slot]);
  servers[slot].reset();
}

void Run::restart(std::size_t slot) {
  if (!servers[slot]) return;
  stage.tally.count("restarts");
  stop_server(slot);
  stage.timeline.after(random_.below(3000), [this, slot] {
    if (!servers[slot] && !ended_) start_server(slot);
  });
}

void Run::look_at_log(const Server& server) {
  for (const std::string& line : server.world.lines()) {
    witness.see_text(line, "a line of the log");
    for (const char* mistake : {"bot_mistake", "room_failed", "match_broken"}) {
      if (line.find(mistake) != std::string::npos) stage.problems.add("the server logged " + line);
    }
  }
}

const std::shared_ptr<Server>& Run::server_of(const Tab& tab) const {
  std::size_t index = 0;
  while (tabs[index].get() != &tab) ++index;
  return servers[index % servers.size()];
}

bool Run::is_absent(const Person& person) {
  if (!scenario_.somebody_absent || wild_ || people[absent_].get() != &person) return false;
  const server::Table* now = stage.truth.now(match_);
  if (now == nullptr || !now->started()) return false;
  if (now->setting().setup.clock.kind != protocol::ClockKind::none) return true;
  return std::any_of(people.begin(), people.end(),
                     [&](const auto& p) { return p.get() != &person && now->seat_of(p->owner); });
}

// --- the parts of a run ---------------------------------------------------------------------------------------------

void Run::begin() {
  servers.resize(static_cast<std::size_t>(scenario_.servers));
  for (std::size_t i = 0; i < servers.size(); ++i) start_server(i);
  for (int i = 0; i < scenario_.people && stage.problems.empty(); ++i) add_person(i);
  if (stage.problems.empty()) create_table();
}

void Run::create_table() {
  const auto reply = fetch(*people.front(), "POST", "/api/matches", protocol::write(scenario_.table));
  if (!reply || reply->status != 201) return stage.problems.add("no table: " + (reply ? reply->body : ""));
  created_ = protocol::read_create_reply(reply->body).value();
  match_ = created_.match;
  for (int i = 0; i < scenario_.tabs; ++i) {
    Person& person = *people[static_cast<std::size_t>(i) % people.size()];
    tabs.push_back(std::make_unique<Tab>(stage, person, match_, scenario_.seed * 100 + static_cast<std::uint64_t>(i)));
    tabs.back()->token = created_.watch;
  }
  pauses_.assign(tabs.size(), 100);
  for (std::size_t i = 0; i < tabs.size(); ++i) stage.timeline.after(random_.below(500), [this, i] { tick(i); });
}

void Run::tick(std::size_t index) {
  if (ended_ || !stage.problems.empty()) return;
  Tab& tab = *tabs[index];
  storage::Time pause = 0;
  if (wild_ && well_behaved != &tab.person()) {
    pause = act_wildly(*this, tab);
  } else if (const auto busy = act_politely(*this, tab)) {
    pauses_[index] = 100;
    pause = *busy;
  } else {
    // A client with nothing to do looks less and less often.
    const bool days = scenario_.table.clock->kind == protocol::ClockKind::day && !wild_;
    if (tab.changed + pauses_[index] > stage.timeline.now()) pauses_[index] = 100;
    pause = pauses_[index] = std::min<storage::Time>(pauses_[index] * 2, days ? 60 * minute : 1000);
  }
  stage.timeline.after(pause, [this, index] { tick(index); });
}

void Run::plan_restarts() {
  for (int i = 0; i < scenario_.restarts; ++i) {
    const auto slot = static_cast<std::size_t>(random_.below(scenario_.servers));
    stage.timeline.after(random_.below(static_cast<int>(scenario_.wild_time)), [this, slot] { restart(slot); });
  }
}

void Run::advance(storage::Time time) {
  if (!stage.timeline.run_until(stage.timeline.now() + time, most_steps))
    stage.problems.add("the servers go round and round");
  if (stage.timeline.waiting() > most_timers)
    stage.problems.add(std::to_string(stage.timeline.waiting()) + " things are under way at once");
}

void Run::run_wild() {
  plan_restarts();
  const storage::Time end = stage.timeline.now() + scenario_.wild_time;
  while (stage.problems.empty() && stage.timeline.now() < end)
    advance(std::min<storage::Time>(end - stage.timeline.now(), 1000));
}

// Where the match stands, for the report when nothing goes on.
std::string Run::standing() {
  const server::Table* now = stage.truth.now(match_);
  std::string out = "version " + std::to_string(now->version()) + ", " +
                    server::game_json(*now, core::Viewer::spectator()).substr(0, 120);
  for (std::size_t i = 0; i < now->chairs().size(); ++i) {
    const core::Seat seat{static_cast<std::uint8_t>(i)};
    out += std::string("; ") + core::letter(seat) + " " + now->chair(seat).name + now->chair(seat).level;
    if (now->awaits(seat)) out += " is awaited";
  }
  for (const auto& tab : tabs) {
    out += "; " + tab->person().name + (tab->online() ? " sees version " + std::to_string(tab->version()) : " is away");
    if (tab->urgent) out += " and asks " + *tab->urgent;
  }
  return out;
}

void Run::run_calm() {
  wild_ = false;
  stage.timeline.run_for(4000);  // the last restart
  if (scenario_.servers == 2 && scenario_.move_together) {
    // The only server is up to date as soon as it has loaded everything again.
    stop_server(1);
    servers.resize(1);
    stop_server(0);
    start_server(0);
    stage.tally.count("moved together");
  }
  for (const auto& server : servers) server->world.store().faults = {};
  for (const auto& tab : tabs) {
    tab->banned = false;
    if (is_absent(tab->person())) tab->disconnect();
  }
  const bool days = scenario_.table.clock->kind == protocol::ClockKind::day;
  const storage::Time end = stage.timeline.now() + (days ? 3000 * day : 10 * 60 * minute);
  const auto over = [this] {
    const server::Table* now = stage.truth.now(match_);
    return now == nullptr || now->status() == storage::Status::over;
  };
  while (stage.problems.empty() && !over()) {
    if (stage.timeline.now() >= end) return stage.problems.add("the match stalls: " + standing());
    advance(days ? day / 8 : 5000);
  }
}

}  // namespace sim
