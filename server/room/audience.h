// Everybody who looks at a table, and what each of them has seen. Each gets what it may know: a whole view first, then the
// differences between two of its views, so that nothing is ever sent that is not in a view.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/ids.h"
#include "protocol/messages.h"
#include "server/gateway.h"
#include "server/house/session.h"
#include "server/room/commands.h"
#include "server/room/table.h"

namespace server {

struct Member {
  Gateway::Number number = 0;
  std::shared_ptr<Connection> connection;
  Person person;
  bool invited = false;              // came with a token of the match
  bool wants_legal = false;          // legal actions with every update
  std::optional<storage::Seq> seen;  // the version it has; nothing: none yet
  bool greeted = false;              // has been told something here
};

// The table now and a few states before, from which the differences are made.
class History {
 public:
  void add(std::shared_ptr<const Table> table);
  bool empty() const { return tables_.empty(); }
  const Table& now() const { return *tables_.back(); }
  const Table* at(storage::Seq version) const;
  // What was said lately, oldest first.
  const std::vector<protocol::ChatLine>& chat() const { return chat_; }
  void say(protocol::ChatLine line);

 private:
  std::vector<std::shared_ptr<const Table>> tables_;
  std::vector<protocol::ChatLine> chat_;
};

class Audience {
 public:
  explicit Audience(const Keys& keys) : keys_(keys) {}

  void add(Member member);
  bool remove(Gateway::Number number);
  Member* find(Gateway::Number number);
  bool empty() const { return members_.empty(); }
  core::SeatSet present(const Table& table) const;
  const Absences& away_since() const { return away_since_; }

  // Brings everybody up to the newest version. Whoever may not look any more is sent away.
  void publish(const History& history, storage::Time now);
  // Somebody has come or gone.
  void tell_presence(const Table& table, storage::Time now);
  void close_all(CloseCode code, const Refusal& why);

  static void send(const Member& member, std::string text);
  static void refuse(const Member& member, const Refusal& refusal, const std::string& key = {});

 private:
  struct News;
  void bring_up(Member& member, const History& history, News& news) const;
  static std::shared_ptr<const std::string> update_for(const Member& member, std::optional<core::Seat> seat,
                                                       const History& history, News& news);
  void note_absences(const Table& table, core::SeatSet present);
  std::string view_for(const Member& member, std::optional<core::Seat> seat, const History& history) const;

  const Keys& keys_;
  std::vector<Member> members_;
  std::string told_presence_;
  storage::Time now_ = 0;
  core::SeatSet noted_away_;  // seats of which `away_since_` is known
  Absences away_since_ = {};
};

// What a seat may do now, as it is sent; nothing for a seat that a computer player plays.
std::optional<protocol::Legal> legal_for(const Table& table, std::optional<core::Seat> seat);

}  // namespace server
