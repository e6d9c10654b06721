// One match: a single-threaded actor. It takes one request at a time, plans it on the current table, stores the events,
// and only then tells anybody. While the store works, further requests wait in a bounded line. Bots and clocks make
// requests too. If anything goes wrong with the store, the room loads the match again and continues from what is
// stored.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/result.h"
#include "protocol/messages.h"
#include "server/gateway.h"
#include "server/house/session.h"
#include "server/house/world.h"
#include "server/room/audience.h"
#include "server/room/commands.h"
#include "storage/store.h"

namespace server {

// The answer to a request: the version that contains it, or why it was refused.
using Answer = std::function<void(core::Result<storage::Seq, Refusal>)>;

struct Request {
  std::string key;  // as stored; empty: the request may be repeated
  std::function<Plan(const Table&, const Moment&)> plan;
  Answer answer;
  int tries = 0;
};

class Room : public std::enable_shared_from_this<Room> {
 public:
  // Creates a rematch for the people of a finished match, and calls back with its id, or with nothing on failure.
  using MakeRematch =
      std::function<void(const Table&, const std::string& owner, std::function<void(std::optional<std::string>)>)>;

  Room(World& world, const Keys& keys, std::string match, MakeRematch rematch);

  void enter(Member member);
  void leave(Gateway::Number number);
  void receive(Gateway::Number number, protocol::ClientMessage message);
  // Queues a request, or refuses it if the line is too long.
  void ask(Request request);
  // Calls back as soon as the match is loaded, or with the reason why it can't be. If the store does not answer, this
  // reports it at once, and the room keeps trying.
  using Loaded = core::Result<const Table*, Refusal>;
  void when_loaded(std::function<void(const Loaded&)> then);

  bool needed() const;  // somebody is connected, or the table has something to do
  std::size_t waiting() const { return line_.size(); }

 private:
  enum class Phase : std::uint8_t { loading, ready, gone };

  // room.cpp: requests and the store
  void pump();
  void serve(Request request);
  void write(Request request, Draft draft);
  void written(storage::Written result, Request& request, Draft& draft);
  void load(std::optional<Request> unsure, storage::Written why);
  void loaded(storage::Or<std::optional<storage::StoredMatch>> found, std::optional<Request> unsure,
              storage::Written why);
  core::Result<void, std::string> rebuild(const storage::StoredMatch& stored);
  void settle_unsure(Request request, const std::vector<storage::Event>& events, storage::Written why);
  void remember(const std::vector<storage::Event>& events, storage::Seq after);
  void remember_keys(const std::vector<storage::Event>& events, storage::Seq after);
  void say(const storage::Event& event, storage::Seq id, const Table& table);
  std::uint64_t hash(const std::string& key) const;
  std::optional<storage::Seq> version_of(const std::string& key) const;
  void refuse_line(const Refusal& refusal);
  void tell_loaded(const Loaded& loaded);
  storage::Time next_pause();
  void rest();
  void stop(const Refusal& why);
  void mark_broken(const storage::StoredMatch& stored);
  void guarded(const std::function<void()>& work);

  // people.cpp: messages from the members
  template <class Message>
  void ask_for(const Member& member, const Message& message, std::string key);
  void hear(const Member& member, const protocol::AskLegal& message);
  void hear(const Member& member, const protocol::Read& message);
  void hear(const Member& member, const protocol::Rematch& message);
  Answer answer_to(Gateway::Number number, std::string key);

  // bots_and_clocks.cpp: what the table does by itself
  void mind_own_business();
  void think(core::Seat seat);
  void thought(core::Seat seat, storage::Seq version, const games::Decision& decision);
  struct Alarm {
    storage::Time time;
    std::function<Plan(const Table&, const Moment&)> plan;
  };
  std::optional<Alarm> next_alarm() const;
  void watch_clocks();
  bool clock_runs() const;
  bool expects_people() const;

  World& world_;
  std::string match_;
  MakeRematch make_rematch_;
  Phase phase_ = Phase::loading;
  Refusal gone_;  // why, for people who come later
  bool writing_ = false;
  bool loading_ = false;
  int failures_ = 0;      // consecutive failures of the store
  bool resting_ = false;  // after a failed write: people are served, but bots and clocks pause
  History history_;
  Audience audience_;
  std::list<Request> line_;
  std::vector<std::function<void(const Loaded&)>> waiting_for_load_;
  // Hashes of the latest keys, oldest first. They are salted, so that nobody can construct a key that collides with
  // another person's.
  std::vector<std::pair<std::uint64_t, storage::Seq>> keys_seen_;
  std::array<std::uint8_t, 16> salt_{};
  core::SeatSet thinking_;
  bool rematch_asked_ = false;
  storage::Time opened_;                // when this room was made
  bool visited_ = false;                // somebody has come since
  std::optional<storage::Time> alarm_;  // when the room will check its clocks
};

}  // namespace server
