// What people, computer players and clocks may do at a table. Each plan looks at the table and either refuses or drafts
// the events that carry out the request. Nothing here writes, sends or waits.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/ids.h"
#include "core/result.h"
#include "games/registry.h"
#include "protocol/messages.h"
#include "server/house/session.h"
#include "server/room/table.h"

namespace server {

struct Refusal {
  protocol::RefusalCode code = protocol::RefusalCode::bad_message;
  std::string clause = {};
  std::string reason;
  std::vector<protocol::Reading> texts = {};  // how the texts of a move were read, if that is why
};

// Events to be stored, and the table after them.
struct Draft {
  Draft(Table table, storage::Time now) : after(std::move(table)), time(now) {}

  core::Verdict add(Kind kind, std::string actor, std::string text, std::string key = {});
  // Starts the game if the last seat is taken, and then lets chance act as long as it is its turn.
  void settle();

  Table after;
  storage::Time time;
  std::vector<storage::Event> events;
};
using Plan = core::Result<Draft, Refusal>;

// When each seat lost its last connection. It matters only for absent people.
using Absences = std::array<storage::Time, core::max_seats>;

// What a request depends on, apart from the table.
struct Moment {
  storage::Time now = 0;
  core::SeatSet present;  // seats whose person is connected
  std::string key = {};   // the idempotency key, as stored
  Absences away_since = {};
};

// From this time on the others may let a computer player replace a person who has been away since `away_since`. A lost
// connection must not cost the seat: the person gets the rest of the agreed time for a move, and always enough time to
// connect again.
storage::Time replaceable_from(const Table& table, core::Seat seat, storage::Time away_since);

core::Failure<Refusal> refuse(protocol::RefusalCode code, std::string reason);
core::Failure<Refusal> refuse(const core::Violation& violation);
// A draft with one event and everything that follows from it.
Plan one(const Table& table, Kind kind, core::Seat seat, std::string text, const Moment& moment);

// texts.cpp: the same move with texts that the rules know, if they can be read in one way.
Plan plan_typed(const Table& table, core::Seat seat, const protocol::Move& message, const Moment& moment);
// How the texts of a question are understood. `seat`: who sees the cards; nothing for a spectator.
core::Result<protocol::Readings, Refusal> read_texts(const Table& table, std::optional<core::Seat> seat,
                                                     const protocol::Read& question);

// Requests of a person in a seat. Somebody with several seats acts from the first, except for moves, which name their
// seat.
Plan plan(const Table& table, core::Seat seat, const protocol::Move& message, const Moment& moment);
Plan plan(const Table& table, core::Seat seat, const protocol::Chat& message, const Moment& moment);
Plan plan(const Table& table, core::Seat seat, const protocol::Mute& message, const Moment& moment);
Plan plan(const Table& table, core::Seat seat, const protocol::Replace& message, const Moment& moment);
Plan plan(const Table& table, core::Seat seat, const protocol::Resume& message, const Moment& moment);
Plan plan(const Table& table, core::Seat seat, const protocol::Leave& message, const Moment& moment);
Plan plan(const Table& table, core::Seat seat, const protocol::Start& message, const Moment& moment);

// A person without a seat gets all seats that are reserved for them; if there are none, the wanted seat, or else the first
// free one.
// Where seats are shared, a person may take a further seat.
Plan plan_join(const Table& table, const Person& person, bool invited, std::optional<core::Seat> wanted,
               const Moment& moment);
Plan plan_rematch(const Table& table, const std::string& match, const Moment& moment);

// What the table does by itself. If a bot's answer has become illegal in the meantime, the plan is a refusal.
Plan plan_bot(const Table& table, core::Seat seat, const games::Decision& decision, const Moment& moment);
Plan plan_timeout(const Table& table, core::Seat seat, const Moment& moment);
Plan plan_close(const Table& table, const Moment& moment);

// Whether a game has computer players of that level.
bool has_level(const games::GameInfo& info, std::string_view level);

}  // namespace server
