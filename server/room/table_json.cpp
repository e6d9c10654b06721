// What everybody may see of a table. The state of the game is not read here; views show it.
#include "core/ids.h"
#include "server/room/games.h"
#include "server/room/table.h"

namespace server {
namespace {

protocol::TableStatus shown_status(storage::Status status) {
  switch (status) {
    case storage::Status::open:
      return protocol::TableStatus::open;
    case storage::Status::playing:
      return protocol::TableStatus::playing;
    case storage::Status::over:
      return protocol::TableStatus::over;
    case storage::Status::broken:
      break;
  }
  return protocol::TableStatus::broken;
}

}  // namespace

std::string letters(core::SeatSet seats) {
  std::string out;
  for (int s = 0; s < core::max_seats; ++s) {
    if (seats.has(s)) out += core::letter(core::Seat{static_cast<std::uint8_t>(s)});
  }
  return out;
}

protocol::Table Table::shown() const {
  const protocol::Setup& setup = setting_->setup;
  protocol::Table out;
  out.status = shown_status(status_);
  out.game = setup.game;
  out.rules = setting_->game->agreement().rules;
  if (setting_->game->agreement().components == own_components) out.components = setup.components;
  out.edition = setup.edition;
  out.flags = setup.flags;
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const Chair& chair = chairs_[i];
    protocol::SeatInfo info{.kind = chair.kind,
                            .name = chair.name,
                            .level = {},
                            .deadline = {},
                            .votes = letters(chair.votes),
                            .reason = {}};
    if (chair.played_by_bot()) info.level = chair.level;
    if (!chair.reason.empty()) info.reason = chair.reason;
    info.deadline = deadline(core::Seat{static_cast<std::uint8_t>(i)});
    out.seats.push_back(std::move(info));
  }
  out.clock = setup.clock;
  out.listed = setup.listed;
  out.watching = setup.watching;
  out.commitment = setting_->seed.commitment();
  if (!rematch_.empty()) out.rematch = rematch_;
  if (const auto seat = host()) out.host = core::letter(*seat);
  out.awaited = status_ == storage::Status::playing ? letters(awaited()) : "";
  if (state_ && state_->over()) {
    const core::Outcome outcome = state_->outcome();
    out.seed = setting_->seed.hex();
    out.points.emplace(outcome.points.begin(), outcome.points.end());
    out.winners = outcome.winners;
    out.ended = outcome.end_reason;
  } else if (status_ == storage::Status::over) {
    out.ended = "closed";
  }
  return out;
}

protocol::MatchLine Table::line() const {
  protocol::MatchLine line;
  line.match = setting_->match;
  line.game = setting_->setup.game;
  line.edition = setting_->setup.edition;
  line.status = shown_status(status_);
  for (const Chair& chair : chairs_) {
    line.seats.push_back(
        {.kind = chair.kind, .name = chair.kind == protocol::SeatKind::bot ? chair.level : chair.name});
  }
  line.clock = setting_->setup.clock;
  line.time = time_;
  if (status_ == storage::Status::playing) line.awaited = letters(awaited());
  if (state_ && state_->over()) {
    const core::Outcome outcome = state_->outcome();
    line.points.emplace(outcome.points.begin(), outcome.points.end());
    line.winners = outcome.winners;
  }
  return line;
}

storage::Header Table::header() const {
  const protocol::Setup& setup = setting_->setup;
  // Once the game has begun, the public list is for those who want to look on.
  const bool listed = setup.listed && (status_ == storage::Status::open || setup.watching);
  return {.status = status_, .listed = listed, .summary = protocol::write(line()), .time = time_};
}

std::string game_json(const Table& table, core::Viewer viewer) {
  return table.started() ? table.state().view(viewer) : "null";
}

}  // namespace server
