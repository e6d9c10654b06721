// Twins: the same run twice, but one seat seals another card. Until the bids are revealed nobody else may notice: every frame,
// every reply, the log and the metrics are the same to the byte, and so are their times.
#include <algorithm>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "server/house/metrics.h"
#include "tests/sim/run.h"

namespace sim {
namespace {

// Everything that others could notice from the beginning to the reveal.
struct Seen {
  std::string card;
  std::size_t before = 0;            // how much of it was before the sealing
  std::vector<std::string> noticed;  // frames and replies, each with its time
  std::deque<std::string> log;
  std::string metrics;
};

Scenario twin_scenario(std::uint64_t seed) {
  Scenario scenario = Scenario::random(seed);
  scenario.servers = 1;
  scenario.people = 3 + static_cast<int>(seed % 2);
  scenario.tabs = scenario.people + 2;
  scenario.table.game = "art-society";
  scenario.table.edition.reset();
  scenario.table.seats = {"open", "me", "open"};
  if (seed % 2 == 0) scenario.table.seats.emplace_back("collector");
  scenario.table.watching = true;
  scenario.wild_time = 60'000;
  return scenario;
}

bool is_bidding(const server::Table& table) {
  return table.started() &&
         server::game_json(table, core::Viewer::spectator()).find(R"("phase":"bids")") != std::string::npos;
}

// The lowest or the highest card that the seat could bid instead.
std::string card(const server::Table& table, core::Seat seat, bool high) {
  std::vector<std::string> legal = table.state().legal(seat);
  std::erase_if(legal, [](const std::string& token) { return !token.starts_with("bid"); });
  return high ? legal.back() : legal.front();
}

template <class List>
std::string first_difference(const List& a, const List& b) {
  const auto parted = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  if (parted.first == a.end() && parted.second == b.end()) return {};
  const auto shown = [](auto at, auto end) { return at == end ? std::string("nothing") : at->substr(0, 500); };
  return shown(parted.first, a.end()) + " and " + shown(parted.second, b.end());
}

using Tamper = std::function<std::vector<std::string>(Run&, Line&, const std::string&)>;

// Nothing if the run ended before the bid.
std::optional<Seen> watch(const Scenario& scenario, int round, bool high, const Tamper& tamper = {}) {
  Run run(scenario);
  Seen seen;
  std::optional<storage::Seq> sealing;
  const auto notice = [&](const std::string& what) {
    seen.noticed.push_back(std::to_string(run.stage.timeline.now()) + " " + what);
  };
  run.begin();
  if (!run.stage.problems.empty()) return std::nullopt;
  run.well_behaved = run.people.front().get();
  int bids = 0;
  run.instead = [&](const server::Table& table, core::Seat seat, std::string token) {
    if (!is_bidding(table) || ++bids != round) return token;
    seen.before = seen.noticed.size();
    sealing = table.version();
    return seen.card = card(table, seat, high);
  };
  run.stage.network.on_sent = [&](Line& line, const std::string& text) {
    const auto whose =
        std::find_if(run.tabs.begin(), run.tabs.end(), [&](const auto& t) { return t.get() == &line.peer(); });
    if (&(*whose)->person() != run.well_behaved) notice(std::to_string(whose - run.tabs.begin()) + " " + text);
  };
  run.on_reply = [&](const Person& person, const server::HttpResponse& response) {
    if (&person != run.well_behaved) notice(std::to_string(response.status) + " " + response.body);
  };
  if (tamper) run.stage.network.tamper = [&](Line& line, const std::string& text) { return tamper(run, line, text); };
  // The others bid a while later, so that there is something to notice.
  std::optional<storage::Time> sealed;
  run.hold = [&] {
    const server::Table* now = run.stage.truth.now(run.match());
    if (now == nullptr || !is_bidding(*now)) return false;
    if (!sealed && sealing && now->version() > *sealing) sealed = run.stage.timeline.now();
    return !sealed || run.stage.timeline.now() < *sealed + 3000;
  };
  run.plan_restarts();
  // Bids end with the last one, and all are seen.
  const storage::Time end = run.stage.timeline.now() + scenario.wild_time;
  while (run.stage.problems.empty() && run.stage.timeline.now() < end && run.stage.timeline.step()) {
    const server::Table* now = run.stage.truth.now(run.match());
    if (!sealing || now == nullptr || now->version() <= *sealing || is_bidding(*now)) continue;
    if (run.servers.front()) seen.log = run.servers.front()->world.lines();
    if (run.servers.front()) seen.metrics = run.servers.front()->world.metrics().text();
    return seen;
  }
  return std::nullopt;
}

}  // namespace

TEST_CASE("nobody notices which card another seat has sealed, before the reveal") {
  int pairs = 0;
  std::size_t between = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Scenario scenario = twin_scenario(seed);
    const int round = 1 + static_cast<int>(seed % 2);
    const auto low = watch(scenario, round, false);
    const auto high = watch(scenario, round, true);
    REQUIRE(low.has_value() == high.has_value());
    if (!low) continue;
    INFO("seed ", seed, ": ", scenario.text());
    CHECK(low->card != high->card);
    CHECK(first_difference(low->noticed, high->noticed) == "");
    CHECK(first_difference(low->log, high->log) == "");
    CHECK(low->metrics == high->metrics);
    ++pairs;
    between += low->noticed.size() - low->before;
  }
  MESSAGE(pairs, " pairs of twins, ", between, " messages between a sealing and its reveal");
  CHECK(pairs >= 20);
  CHECK(between >= 500);
}

TEST_CASE("twins notice even a few bytes more that depend on the card") {
  const Tamper leak = [](Run& run, Line& line, const std::string& text) -> std::vector<std::string> {
    const auto& events = run.stage.truth.events(run.match());
    auto message = protocol::read_server_message(text);
    auto* update = message ? std::get_if<protocol::Update>(&message.value()) : nullptr;
    const bool high = !events.empty() && events.back().text == "bid20";
    if (!high || update == nullptr || &static_cast<Tab&>(line.peer()).person() == run.well_behaved) return {text};
    if (!update->chat) update->chat.emplace();
    return {protocol::write(*update)};
  };
  int caught = 0;
  for (std::uint64_t seed = 1; seed <= 40 && caught == 0; ++seed) {
    const auto low = watch(twin_scenario(seed), 1, false, leak);
    const auto high = watch(twin_scenario(seed), 1, true, leak);
    caught += low && high && !first_difference(low->noticed, high->noticed).empty() ? 1 : 0;
  }
  CHECK(caught == 1);
}

}  // namespace sim
