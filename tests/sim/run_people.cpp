// What people ask over HTTP: who they are, a table, a seat.
#include <utility>

#include "tests/sim/run.h"

namespace sim {

void Run::http(const std::shared_ptr<Server>& server, Person& person, std::string method, std::string target,
               std::string body, std::function<void(const server::HttpResponse&)> then) {
  server::HttpRequest request{.method = std::move(method),
                              .target = std::move(target),
                              .address = person.address,
                              .host = "sim",
                              .cookie = person.cookie,
                              .content_type = "application/json",
                              .body = std::move(body)};
  stage.network.http(
      server, std::move(request),
      [this, who = &person, then = std::move(then)](const std::optional<server::HttpResponse>& response) {
        if (!response) return;
        if (on_reply) on_reply(*who, *response);
        if (response->status == 0) stage.problems.add("a request was answered twice");
        witness.see_text(response->body, "a reply");
        stage.tally.count("http " + std::to_string(response->status));
        if (then) then(*response);
      });
}

// Asks until the server can answer. For the beginning and the end, which can't do without the answer.
std::optional<server::HttpResponse> Run::fetch(Person& person, const std::string& method, const std::string& target,
                                               const std::string& body) {
  constexpr int most_tries = 300;
  for (int i = 0; i < most_tries; ++i) {
    std::optional<server::HttpResponse> got;
    http(servers.front(), person, method, target, body,
         [&got](const server::HttpResponse& response) { got = response; });
    for (int steps = 0; !got && steps < 100'000 && stage.timeline.step();) ++steps;
    if (got && got->status != 503 && got->status != 429) return got;
    stage.timeline.run_for(500);
  }
  stage.problems.add("no answer to " + method + " " + target);
  return std::nullopt;
}

void Run::add_person(int number) {
  people.push_back(std::make_unique<Person>());
  Person& person = *people.back();
  person.name = "Guest " + std::to_string(number);
  person.address = "127.0.1." + std::to_string(number);
  const auto reply = fetch(person, "POST", "/api/session", protocol::write(protocol::SessionRequest{person.name}));
  if (!reply || reply->status != 200) return stage.problems.add("a guest was not let in");
  const std::string& cookie = reply->headers.back().second;
  person.cookie = cookie.substr(0, cookie.find(';'));
  person.owner = stage.keys.person(person.cookie, stage.timeline.now()).value_or(server::Person{}).owner;
  stage.owners.insert(person.owner);
}

void Run::rename(Tab& tab, const std::string& name) {
  http(server_of(tab), tab.person(), "POST", "/api/session", protocol::write(protocol::SessionRequest{name}),
       [this, person = &tab.person()](const server::HttpResponse& response) {
         if (response.status != 200) return;
         const std::string& cookie = response.headers.back().second;
         person->cookie = cookie.substr(0, cookie.find(';'));
         const auto who = stage.keys.person(person->cookie, stage.timeline.now());
         if (!who || who->owner != person->owner) stage.problems.add("a new name made another guest");
       });
}

void Run::join(Tab& tab, std::optional<std::string> token) {
  protocol::JoinRequest request{.token = std::move(token), .seat = {}};
  if (tab.random.below(4) == 0) request.seat = static_cast<char>('A' + tab.random.below(5));
  http(server_of(tab), tab.person(), "POST", "/api/matches/" + match_ + "/join", protocol::write(request),
       [this, person = &tab.person()](const server::HttpResponse& response) {
         for (const auto& other : tabs) {
           if (&other->person() == person && response.status == 200) other->banned = false;
         }
       });
}

}  // namespace sim
