// A table for tests. Everything that a person, a bot or a clock does goes through the plans of the server. The desk keeps the
// events, so that a test can make the table again from what would have been stored.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.h"
#include "protocol/messages.h"
#include "server/room/commands.h"
#include "server/room/table.h"

namespace server_tests {

inline constexpr storage::Time start_time = 1'700'000'000'000;

struct DeskOptions {
  std::string game = "art-society";
  int seats = 3;
  protocol::Clock clock = {};
  std::string edition = {};  // empty: the first of the game
  std::uint64_t seed = 1;
  bool listed = false;
  bool watching = true;
};

storage::Birth birth_of(const DeskOptions& options);

inline core::Seat seat(char letter) { return core::Seat{static_cast<std::uint8_t>(letter - 'A')}; }
// A person whose owner hash is "owner-X".
server::Person person(std::string_view name);

class Desk {
 public:
  explicit Desk(const DeskOptions& options = {});

  const server::Table& table() const { return *table_; }
  const storage::Birth& birth() const { return birth_; }
  const std::vector<storage::Event>& events() const { return events_; }
  server::Moment moment() const { return {.now = now, .present = present, .key = {}, .away_since = away_since}; }

  // Carries out a plan, which must not be a refusal.
  void take(server::Plan plan);
  template <class Message>
  void does(char who, const Message& message) {
    take(server::plan(*table_, seat(who), message, moment()));
  }
  template <class Message>
  server::Refusal refuses(char who, const Message& message) const {
    return refusal_of(server::plan(*table_, seat(who), message, moment()));
  }
  static server::Refusal refusal_of(const server::Plan& plan);

  // People sit down from seat A on. The game begins when all seats are taken.
  void seat_people(int count);
  // Seats people everywhere, which begins the game.
  void begin();
  void move(char who, const std::string& token) { does(who, protocol::Move{.key = "k", .action = token}); }
  // An awaited seat makes a random move that moves the game forward.
  void play_on(core::Random& random);
  // Plays until the predicate holds, but at most this many moves.
  template <class Until>
  bool play_until(core::Random& random, const Until& until, int most = 5000) {
    for (int i = 0; i < most && !table_->state().over(); ++i) {
      if (until(*this)) return true;
      play_on(random);
    }
    return until(*this);
  }
  std::vector<std::string> legal(char who) const { return table_->state().legal(seat(who)); }
  bool may(char who, std::string_view token) const;
  // The same table made from its events, as after a restart.
  server::Table folded() const;

  storage::Time now = start_time;
  core::SeatSet present = core::SeatSet::first(core::max_seats);
  server::Absences away_since = {};  // all zero: absent people have been away for ever

 private:
  storage::Birth birth_;
  std::unique_ptr<server::Table> table_;
  std::vector<storage::Event> events_;
};

// Everything that anybody may see of a table, and what it waits for.
std::string everything(const server::Table& table);

}  // namespace server_tests
