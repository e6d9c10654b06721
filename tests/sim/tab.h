// A client: one open page of one person. It keeps a document from the view and the updates it gets, as a page would, and
// compares it with the truth after every frame.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/random.h"
#include "protocol/messages.h"
#include "server/house/session.h"
#include "tests/sim/network.h"
#include "tests/sim/problems.h"
#include "tests/sim/truth.h"

namespace sim {

// What everybody in a run shares.
struct Stage {
  Stage(std::uint64_t seed, const server::Keys::Secret& secret);

  server_tests::Timeline timeline;
  server_tests::Shelf shelf;
  Truth truth;
  Network network;
  server::Keys keys;
  Problems problems;
  Tally tally;
  std::set<std::string> owners;  // hashes that nobody may see
  bool one_server = true;        // with one server no client is ever sent an older version
};

struct Person {
  std::string name;
  std::string cookie = {};  // as a header
  std::string owner = {};
  std::string address = {};
  int keys = 0;
  // By the stored form of a key: everything that was asked for with it ("move bid7").
  std::map<std::string, std::set<std::string>> asked = {};
  std::map<std::string, int> sent = {};  // by key: how often it was sent
  std::map<std::string, storage::Seq> acknowledged = {};

  std::string stored_key(const std::string& key) const { return owner.substr(0, 8) + ":" + key; }
  std::string new_key() { return "k" + std::to_string(++keys); }
};

class Tab final : public Peer {
 public:
  Tab(Stage& stage, Person& person, std::string match, std::uint64_t seed)
      : random(seed), stage_(stage), person_(&person), match_(std::move(match)) {}

  void connect(const std::shared_ptr<Server>& server);
  void disconnect();
  // Sends a message, or any text.
  void say(const protocol::ClientMessage& message) { say_text(protocol::write(message)); }
  void say_text(const std::string& text);

  void opened(Line& line) override;
  void heard(Line& line, const std::string& text) override;
  void lost(Line& line, std::optional<server::CloseCode> code) override;

  bool online() const { return line_ && line_->alive() && greeted_; }
  bool offline() const { return !line_; }
  // The table as this client knows it; null before the first view.
  const server::Table* table() const;
  std::optional<core::Seat> seat() const;
  storage::Seq version() const { return version_; }
  Person& person() { return *person_; }
  const std::string& match() const { return match_; }
  const Line* line() const { return line_.get(); }
  bool is_at(const std::shared_ptr<Server>& server) const { return line_ && line_->is_at(server); }
  std::size_t unanswered() const;
  // Texts with a key that may be sent again.
  const std::vector<std::string>& said() const { return said_; }

  // What its hello contains.
  bool wants_legal = false;
  bool tells_since = true;
  std::optional<std::string> token;
  // A message that has to arrive. It is sent again until it is answered.
  std::optional<std::string> urgent;
  // The code of its latest refusal.
  std::optional<protocol::RefusalCode> refusal;
  bool banned = false;  // the server told it that it may not look on
  std::string presence;
  std::vector<protocol::Away> away;
  storage::Time changed = 0;  // when it last heard of something new
  core::Random random;

 private:
  void take(const protocol::View& view);
  void take(const protocol::Update& update);
  void take(const protocol::Ack& ack);
  void take(const protocol::Refused& refused);
  void take(const protocol::Presence& news);
  void take(const protocol::LegalNow& legal);
  void take(const protocol::Pong& pong);
  void take(const protocol::Readings& readings);

  void check_document(storage::Seq version);
  void check_legal(const server::Table& table, const std::optional<protocol::Legal>& told);
  void check_answer(const std::string& key);
  void wrong(const std::string& what);

  Stage& stage_;
  Person* person_;
  std::string match_;
  std::shared_ptr<Line> line_;
  bool greeted_ = false;
  // By key: how often it was sent on this line, less the answers.
  std::map<std::string, int> open_;
  // Texts without a key: those that the server has to refuse, mutings, which it may refuse, and the refusals so far.
  int garbled_ = 0;
  int mutes_ = 0;
  int misunderstood_ = 0;
  std::vector<std::string> said_;
  // What it knows.
  bool knows_ = false;
  bool fresh_line_ = true;  // nothing has arrived on this line yet
  storage::Seq version_ = 0;
  std::optional<char> seat_;
  std::string document_;
  std::string commitment_;
};

// The key of a message and what it asks for ("move bid7"); nothing for a message without a key.
struct Asked {
  std::string key;
  std::string what;
};
std::optional<Asked> asked_by(const protocol::ClientMessage& message);

}  // namespace sim
