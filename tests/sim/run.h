// One run: servers, people and a match. At first anything may happen. Then everybody is polite, and the match has to reach
// its end. At last everything is compared once more.
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

  // Does all the parts below. stage.problems then has what was wrong.
  void play();

  // The parts of a run, in this order.
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
  // Whether nobody says more than is needed.
  bool is_quiet() const { return quiet_; }
  // The server of a client; null while it is down.
  const std::shared_ptr<Server>& server_of(const Tab& tab) const;
  // Whether this person has gone for good, while the others can go on.
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
  // Called with every answer over HTTP.
  std::function<void(const Person&, const server::HttpResponse&)> on_reply;
  // A person who is polite from the start, and a function that replaces the moves of that person.
  const Person* well_behaved = nullptr;
  std::function<std::string(const server::Table&, core::Seat, std::string)> instead;
  // While this answers true, wild clients do anything except move.
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

// Lets a client do something, and answers how long it waits afterwards.
storage::Time act_wildly(Run& run, Tab& tab);
// The same; nothing if the client has nothing to do.
std::optional<storage::Time> act_politely(Run& run, Tab& tab);

}  // namespace sim
