// Everybody who looks at a table, and what each of them has seen. Members first get the whole view that they may know,
// then the differences between their views. So nothing is ever sent that is not in a view.
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
  std::optional<storage::Seq> seen;  // the version that it has; nothing if it has none yet
  bool greeted = false;              // has been sent something here
};

// The current table and a few earlier ones, from which differences are made.
class History {
 public:
  void add(std::shared_ptr<const Table> table);
  bool empty() const { return tables_.empty(); }
  const Table& now() const { return *tables_.back(); }
  const Table* at(storage::Seq version) const;
  // The latest chat, oldest first.
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

  // Brings everybody up to the newest version. Members who may no longer look are sent away.
  void publish(const History& history, storage::Time now);
  // Tells everybody that somebody has come or gone.
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
  core::SeatSet noted_away_;  // seats whose `away_since_` is known
  Absences away_since_ = {};
};

// The legal actions of a seat, in the form in which they are sent; nothing for a seat that a computer player plays.
std::optional<protocol::Legal> legal_for(const Table& table, std::optional<core::Seat> seat);

}  // namespace server
