// A house with guests, for tests. Everything goes through the interface of the network, in virtual time.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "core/random.h"
#include "protocol/messages.h"
#include "server/house/house.h"
#include "tests/server/fake_world.h"

namespace server_tests {

class Parlour;

// One WebSocket of a guest, which keeps up with the table as a page does.
class Socket {
 public:
  Socket(Parlour& parlour, server::Gateway::Number number, std::shared_ptr<FakeConnection> connection)
      : parlour_(&parlour), number_(number), connection_(std::move(connection)) {}

  template <class Message>
  void say(const Message& message) {
    say_text(protocol::write(message));
  }
  void say_text(std::string_view text);
  // Sends the message and waits for the answer: the version of the ack, or the refusal.
  template <class Message>
  std::variant<storage::Seq, protocol::Refused> ask(const Message& message) {
    const std::size_t from = frames().size();
    say(message);
    return answer_to(message.key, from);
  }
  // The same, but the test fails if it is refused.
  template <class Message>
  storage::Seq does(const Message& message) {
    const auto answer = ask(message);
    if (const auto* no = std::get_if<protocol::Refused>(&answer)) FAIL(no->reason);
    return std::get<storage::Seq>(answer);
  }
  template <class Message>
  protocol::Refused refused(const Message& message) {
    const auto answer = ask(message);
    if (std::holds_alternative<storage::Seq>(answer)) FAIL("this should have been refused");
    return std::get<protocol::Refused>(answer);
  }
  storage::Seq move(const std::string& action) { return does(protocol::Move{.key = next_key(), .action = action}); }
  storage::Seq chat(const std::string& text) { return does(protocol::Chat{.key = next_key(), .text = text}); }
  std::string next_key() { return "k" + std::to_string(++keys_); }
  void say_idle(int frames);  // sends frames that complete no message
  void hang_up();

  // All messages of one kind so far.
  template <class Message>
  std::vector<Message> all() const {
    std::vector<Message> found;
    for (const std::string& frame : connection_->frames) {
      const auto message = protocol::read_server_message(frame);
      REQUIRE(message);
      if (const auto* one = std::get_if<Message>(&message.value())) found.push_back(*one);
    }
    return found;
  }
  template <class Message>
  Message last() const {
    const auto found = all<Message>();
    REQUIRE_FALSE(found.empty());
    return found.back();
  }
  const std::vector<std::string>& frames() const { return connection_->frames; }
  std::optional<server::CloseCode> closed() const { return connection_->closed; }

  // Takes all views and updates so far, as the page does; state() is then what the page would show.
  void keep_up();
  const std::string& state() const { return state_; }  // {"table":…,"game":…}
  storage::Seq version() const { return version_; }
  const std::vector<protocol::ChatLine>& chat_lines() const { return chat_; }
  const std::optional<protocol::Legal>& legal() const { return legal_; }
  protocol::Table table() const;

 private:
  std::variant<storage::Seq, protocol::Refused> answer_to(const std::string& key, std::size_t from);
  void follow(const protocol::View& view);
  void follow(const protocol::Update& update);

  Parlour* parlour_;
  server::Gateway::Number number_;
  std::shared_ptr<FakeConnection> connection_;
  int keys_ = 0;
  std::size_t read_ = 0;
  std::string state_;
  storage::Seq version_ = -1;
  std::vector<protocol::ChatLine> chat_;
  std::optional<protocol::Legal> legal_;
};

struct Reply {
  int status = 0;
  std::string body;
  std::map<std::string, std::string> headers;
  std::string code() const;  // of a problem; the test fails if the problem has no sentence
};

class Guest {
 public:
  Guest(Parlour& parlour, std::string name, std::string address);

  std::string game = "art-society";  // the game of the tables that this guest creates
  Reply get(const std::string& target, const std::string& encoding = "", const std::string& tag = "");
  Reply post(const std::string& target, const std::string& body);
  // Any request. An empty address, host or cookie is filled in.
  Reply send(server::HttpRequest request);

  protocol::CreateReply create(const std::vector<std::string>& seats, const std::string& more = "");
  // The matches that the lobby lists.
  std::vector<protocol::MatchLine> listed(const std::string& query = "");
  char join(const std::string& match, const std::string& token);
  Socket connect(const std::string& match, const std::string& token = "", std::optional<storage::Seq> since = {});
  Socket connect_silently();  // does not say hello

  std::string cookie;

 private:
  Parlour* parlour_;
  std::string address_;
};

class Parlour {
 public:
  explicit Parlour(std::uint64_t seed = 1, server::HouseOptions options = {});

  Guest guest(const std::string& name);
  void run_for(storage::Time milliseconds) { REQUIRE(timeline.run_for(milliseconds)); }
  // Stops the server, and starts another one on the same shelf after a time. `spoil` may damage its store before it is used.
  void restart(storage::Time away = 0, const std::function<void(FakeStore&)>& spoil = {});
  FakeWorld& world() { return *world_; }
  server::House& house() { return *house_; }
  const storage::StoredMatch& stored(const std::string& match) const { return shelf.matches().at(match).stored; }
  // These people play at random until the predicate holds or the game is over.
  template <class Until>
  bool play_until(std::vector<Socket*> people, core::Random& random, const Until& until) {
    for (int i = 0; i < 20000; ++i) {
      for (Socket* socket : people) socket->keep_up();
      if (until()) return true;
      if (!play_on(people, random)) return until();
    }
    return false;
  }
  bool play_to_end(std::vector<Socket*> people, core::Random& random);
  std::uint64_t next_number() { return ++number_; }

  Timeline timeline;
  Shelf shelf;

 private:
  bool play_on(const std::vector<Socket*>& people, core::Random& random);

  std::uint64_t seed_;
  server::HouseOptions options_;
  std::unique_ptr<FakeWorld> world_;
  std::unique_ptr<server::House> house_;
  std::uint64_t number_ = 0;
  int guests_ = 0;
};

}  // namespace server_tests
