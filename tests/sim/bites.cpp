// Tests the checks themselves: they find every fault that a server makes on purpose, and none in a server that works.
#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "tests/sim/run.h"

namespace sim {
namespace {

using Frames = std::vector<std::string>;

Scenario calm_scenario() {
  Scenario scenario;
  scenario.seed = 4;
  scenario.people = 3;
  scenario.tabs = 4;
  scenario.table.game = "art-society";
  scenario.table.seats = {"me", "open", "visitor"};
  scenario.table.clock = protocol::Clock{};
  scenario.wild_time = 8000;
  return scenario;
}

// Plays with a server whose messages of one kind are replaced by what `err` returns.
template <class Message, class Err>
std::vector<std::string> problems_with(Err err) {
  Run run(calm_scenario());
  run.stage.network.tamper = [&](Line& line, const std::string& text) -> Frames {
    auto message = protocol::read_server_message(text);
    auto* wanted = message ? std::get_if<Message>(&message.value()) : nullptr;
    return wanted == nullptr ? Frames{text} : err(run, static_cast<Tab&>(line.peer()), *wanted);
  };
  run.play();
  return run.stage.problems.list();
}

bool found(const std::vector<std::string>& problems, const std::string& part) {
  return std::any_of(problems.begin(), problems.end(),
                     [&](const std::string& problem) { return problem.find(part) != std::string::npos; });
}

Frames as_it_is(const protocol::ServerMessage& message) { return {protocol::write(message)}; }

}  // namespace

TEST_CASE("a server that does not err is not found out") {
  CHECK(problems_with<protocol::Update>([](Run&, Tab&, const auto& update) { return as_it_is(update); }).empty());
}

TEST_CASE("an update that never comes is found") {
  int number = 0;
  CHECK(found(problems_with<protocol::Update>(
                  [&](Run&, Tab&, const auto& update) { return ++number % 30 == 0 ? Frames{} : as_it_is(update); }),
              "does not fit"));
}

TEST_CASE("an update without what changed is found") {
  CHECK(found(problems_with<protocol::Update>([](Run&, Tab&, auto& update) {
                if (update.to > 20) update.set = "{}";
                return as_it_is(update);
              }),
              "should have"));
}

TEST_CASE("a view with the eyes of another seat is found") {
  CHECK(found(problems_with<protocol::View>([](Run& run, Tab& tab, auto& view) {
                const server::Table* table = run.stage.truth.at(tab.match(), view.version);
                if (table->started() && view.seat != 'A') view.game = server::game_json(*table, core::Seat{0});
                return as_it_is(view);
              }),
              "should have"));
}

TEST_CASE("tokens for a spectator are found") {
  CHECK(found(problems_with<protocol::View>([](Run& run, Tab&, auto& view) {
                view.watch = run.watch();
                return as_it_is(view);
              }),
              "a spectator gets the tokens"));
}

TEST_CASE("the seed before the end is found") {
  CHECK(found(problems_with<protocol::Update>([](Run& run, Tab& tab, auto& update) {
                const server::Table* table = run.stage.truth.at(tab.match(), update.to);
                if (table->status() == storage::Status::playing)
                  update.set = R"({"table.seed":")" + run.stage.truth.birth(tab.match()).seed + "\"}";
                return as_it_is(update);
              }),
              "has the seed"));
}

TEST_CASE("lost lines of chat and wrong legal actions are found") {
  CHECK(found(problems_with<protocol::Update>([](Run&, Tab&, auto& update) {
                update.chat.reset();
                return as_it_is(update);
              }),
              "other lines than were said"));
  CHECK(found(problems_with<protocol::Update>([](Run&, Tab&, auto& update) {
                update.legal.emplace();
                return as_it_is(update);
              }),
              "what is legal"));
  CHECK(found(problems_with<protocol::LegalNow>([](Run&, Tab&, auto& legal) {
                legal.final.emplace_back("bid7");
                return as_it_is(legal);
              }),
              "got something else"));
}

TEST_CASE("answers that come twice, never, or for something else are found") {
  CHECK(found(problems_with<protocol::Ack>(
                  [](Run&, Tab&, const auto& ack) { return Frames{protocol::write(ack), protocol::write(ack)}; }),
              "more often than it asked"));
  CHECK_FALSE(problems_with<protocol::Ack>([](Run&, Tab&, const auto&) { return Frames{}; }).empty());
  CHECK(found(problems_with<protocol::Ack>([](Run&, Tab&, auto& ack) {
                ack.version -= 1;
                return as_it_is(ack);
              }),
              "before it was done"));
  CHECK(found(problems_with<protocol::Ack>([](Run&, Tab&, const auto& ack) {
                return as_it_is(protocol::Refused{
                    .key = ack.key, .code = protocol::RefusalCode::rules, .clause = {}, .reason = "no"});
              }),
              "of what is stored"));
  CHECK(found(problems_with<protocol::Refused>([](Run&, Tab&, const auto& refused) {
                if (!refused.key) return as_it_is(refused);
                return as_it_is(protocol::Ack{.key = *refused.key, .version = 1});
              }),
              "which is not stored"));
}

TEST_CASE("a store that loses what it has acknowledged is found") {
  Run run(calm_scenario());
  run.begin();
  run.run_wild();
  run.run_calm();
  REQUIRE(run.stage.problems.empty());
  for (bool lost = false; !lost;) {
    lost = !run.stage.truth.events(run.match()).back().key.empty();
    run.stage.shelf.lose_last(run.match());
  }
  for (const auto& person : run.people) run.witness.check_acknowledged(run.match(), *person);
  CHECK(found(run.stage.problems.list(), "is lost"));
}

TEST_CASE("a match that stalls and a bot that errs are found") {
  Run slow(calm_scenario());
  slow.begin();
  slow.servers.front()->world.longest_thought = 1'000'000'000;
  slow.run_wild();
  slow.run_calm();
  CHECK(found(slow.stage.problems.list(), "stalls"));

  Run wrong(calm_scenario());
  wrong.begin();
  wrong.servers.front()->world.thinker = [](const server::Thought&) { return games::Decision{"bid99"}; };
  wrong.run_wild();
  wrong.run_calm();
  if (wrong.stage.problems.empty()) wrong.finish();
  CHECK(found(wrong.stage.problems.list(), "bot_mistake"));
}

}  // namespace sim
