// One run: servers, people and a match. First anything may happen, then everybody is polite and the match has to come to
// its end; then all is compared once more.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/gateway.h"
#include "tests/sim/scenario.h"
#include "tests/sim/tab.h"
#include "tests/sim/witness.h"

namespace sim {

class Run {
 public:
  explicit Run(Scenario scenario);

  // All of it; what was wrong is in stage.problems.
  void play();

  // Its parts, in this order.
  void begin();
  void plan_restarts();
  void run_wild();
  void run_calm();
  void finish();

  // --- for those who act --------------------------------------------------------------------------------------------
  const Scenario& scenario() const { return scenario_; }
  const std::string& match() const { return match_; }
  const std::string& invite() const { return created_.invite; }
  const std::string& watch() const { return created_.watch; }
  // Nobody says anything more without need.
  bool is_quiet() const { return quiet_; }
  // The server of a client; null while it is down.
  const std::shared_ptr<Server>& server_of(const Tab& tab) const;
  // Somebody who does not come back, though the others can go on.
  bool is_absent(const Person& person);
  void http(const std::shared_ptr<Server>& server, Person& person, std::string method, std::string target,
            std::string body, std::function<void(const server::HttpResponse&)> then = {});
  void join(Tab& tab, std::optional<std::string> token);
  void rename(Tab& tab, const std::string& name);

  Stage stage;
  Witness witness;
  std::vector<std::unique_ptr<Person>> people;
  std::vector<std::unique_ptr<Tab>> tabs;
  std::vector<std::shared_ptr<Server>> servers;
  // Sees what is answered over HTTP.
  std::function<void(const Person&, const server::HttpResponse&)> on_reply;
  // Somebody who is always polite, and what that person plays instead of what it chose.
  const Person* well_behaved = nullptr;
  std::function<std::string(const server::Table&, core::Seat, std::string)> instead;
  // While it says so, those who are wild do anything but move.
  std::function<bool()> hold;

 private:
  std::optional<server::HttpResponse> fetch(Person& person, const std::string& method, const std::string& target,
                                            const std::string& body);
  void start_server(std::size_t slot);
  void stop_server(std::size_t slot);
  void restart(std::size_t slot);
  void look_at_log(const Server& server);
  void add_person(int number);
  void create_table();
  void tick(std::size_t tab);
  void advance(storage::Time time);
  std::string standing();
  void check_ends();
  void check_record();
  void check_rematch();
  void check_forgotten();

  Scenario scenario_;
  core::Random random_;
  std::string match_;
  protocol::CreateReply created_;
  std::vector<storage::Time> pauses_;  // of each tab while it has nothing to do
  std::uint64_t server_seed_;
  std::size_t absent_;
  bool wild_ = true;
  bool quiet_ = false;
  bool ended_ = false;
};

// What a client does now, and how long it waits afterwards.
storage::Time act_wildly(Run& run, Tab& tab);
// Nothing: it has nothing to do.
std::optional<storage::Time> act_politely(Run& run, Tab& tab);

}  // namespace sim
