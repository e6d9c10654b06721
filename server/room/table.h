// A table: who sits there and how the game stands. It is a fold over the events of its match, both live and after a
// restart, and knows neither network nor store. Copies are cheap (a game's state has at most 4 KB), so a change is
// tried on a copy, which replaces the table once its events are stored.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/deal.h"
#include "core/ids.h"
#include "core/result.h"
#include "games/registry.h"
#include "protocol/messages.h"
#include "server/room/events.h"
#include "storage/store.h"

namespace server {

// The options that were agreed when the match was created.
struct Setting {
  std::string match;
  protocol::Setup setup;
  core::Seed seed;
  std::shared_ptr<const core::AnyGame> game;
  const games::GameInfo* info = nullptr;

  // The error is a sentence that says why this program can't play the match: other rules, other components, or damage.
  static core::Result<std::shared_ptr<const Setting>, std::string> open(const std::string& match,
                                                                        const storage::Birth& birth);
};

struct Chair {
  protocol::SeatKind kind = protocol::SeatKind::open;
  std::string owner;  // of a person: see session.h
  std::string name;
  std::string level;                   // of the bot in this seat, or of the bot that stands in
  core::SeatSet votes;                 // the seats that want a bot to stand in
  core::SeatSet muted;                 // the seats that this person does not hear
  bool lapsed = false;                 // the clock ran out and the person has not acted since
  std::optional<storage::Time> since;  // when the table began to wait for this seat
  bool in_window = false;              // whether it waits in a window, which has one clock for all
  bool overdue = false;                // its time is over, and the rules have no default move for it
  storage::Time used = 0;              // of this stage's clock, when it was stopped
  std::string memory;                  // what a computer player in this seat would know, in a game with memory
  std::string reason;                  // why the computer player made its last move; never stored
  std::vector<std::string> tried;      // the moves of a computer player in this stage

  bool is_person() const { return kind == protocol::SeatKind::person; }
  bool played_by_bot() const { return !level.empty(); }
};

class Table {
 public:
  explicit Table(std::shared_ptr<const Setting> setting);
  Table(const Table& other);
  Table(Table&&) = default;
  Table& operator=(const Table&) = delete;
  Table& operator=(Table&&) = default;
  ~Table() = default;

  // Applies one more event; a refused event changes nothing. Apart from the rules of the game and the seed, which
  // decides chance, this does not check what a person may do: the plans do.
  core::Verdict apply(const storage::Event& event);
  // The next move of chance; nothing if it is not its turn.
  std::optional<std::string> next_deal() const;
  // The move of the clock that tells the rules which seats computers play; nothing if they know, or do not ask.
  std::optional<std::string> next_players() const;
  // Why the computer player of a seat made the move that was applied last.
  void explain(core::Seat seat, std::string reason) { chair_at(seat).reason = std::move(reason); }
  // Copies the reasons from an earlier object for the same table.
  void take_reasons(const Table& known);

  const Setting& setting() const { return *setting_; }
  storage::Seq version() const { return version_; }
  storage::Status status() const { return status_; }
  bool started() const { return state_ != nullptr; }
  const std::vector<Chair>& chairs() const { return chairs_; }
  const Chair& chair(core::Seat seat) const { return chairs_[static_cast<std::size_t>(core::index(seat))]; }
  core::SeatSet seats_of(const std::string& owner) const;
  std::optional<core::Seat> seat_of(const std::string& owner) const;  // the first of this person's seats
  std::optional<core::Seat> host() const;
  std::vector<std::string> members() const;  // owners of seats, including reserved ones, each once
  const std::string& rematch() const { return rematch_; }

  // Only for a game that has started.
  const core::AnyState& state() const { return *state_; }
  bool awaits(core::Seat seat) const { return state_ && chair(seat).since.has_value(); }
  core::SeatSet awaited() const;
  // When a seat's clock runs out; in a window, when the window ends.
  std::optional<storage::Time> deadline(core::Seat seat) const;
  std::vector<std::string> timeout(core::Seat seat) const;
  // When the open window closes by itself; nothing if no window is open or it has no clock.
  std::optional<storage::Time> window_end() const;

  // table_json.cpp: as everybody may see it, and the line for lists.
  protocol::Table shown() const;
  protocol::MatchLine line() const;
  storage::Header header() const;

 private:
  core::Verdict change_seat(Kind kind, core::Seat seat, const std::string& text);
  core::Verdict begin();
  core::Verdict act(Kind kind, core::Actor actor, const std::string& token);
  core::Verdict agree(Kind kind, core::Seat seat, const std::string& text);
  void remember();
  core::Verdict run_out(core::Seat seat);
  void run_clocks(storage::Time now, std::optional<core::Seat> anew);
  Chair& chair_at(core::Seat seat) { return chairs_[static_cast<std::size_t>(core::index(seat))]; }

  std::shared_ptr<const Setting> setting_;
  storage::Seq version_ = 0;
  storage::Time time_ = 0;
  storage::Status status_ = storage::Status::open;
  std::vector<Chair> chairs_;
  std::unique_ptr<core::AnyState> state_;
  core::DealStream deals_;
  int stage_ = -1;
  int window_ = 0;  // the open window, as the game numbers it
  storage::Time window_opened_ = 0;
  std::string rematch_;
  // With a clock: the state to which each seat returns when its time is over (AS-D4).
  std::array<std::shared_ptr<const core::AnyState>, core::max_seats> complete_;
};

// The letters of these seats, as messages write them.
std::string letters(core::SeatSet seats);

// The game as the viewer may know it; "null" before the start.
std::string game_json(const Table& table, core::Viewer viewer);

}  // namespace server
