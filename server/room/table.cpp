#include "server/room/table.h"

#include <algorithm>
#include <utility>

#include "core/players.h"
#include "server/room/games.h"

namespace server {
namespace {

using core::Failure;
using core::Seat;
using core::Verdict;
using core::Violation;
using protocol::SeatKind;

using storage::day;
using storage::second;
constexpr storage::Time shortest_window = 10 * second;
constexpr storage::Time longest_live_window = 30 * second;

Verdict damaged(std::string_view reason) { return Failure{Violation{"", reason}}; }

// How long a window is open. If the table did not choose, it is a quarter of the time for a move: 10 to 30 seconds with
// a move clock, hours in a match over days. Without a clock a window stays open until everybody has acted.
std::optional<storage::Time> window_length(const protocol::Clock& clock) {
  if (clock.window) return *clock.window * second;
  switch (clock.kind) {
    case protocol::ClockKind::none:
      return std::nullopt;
    case protocol::ClockKind::move:
      return std::clamp(clock.limit * second / 4, shortest_window, longest_live_window);
    case protocol::ClockKind::day:
      break;
  }
  return clock.limit * day / 4;
}

Seat seat_at(std::size_t index) { return Seat{static_cast<std::uint8_t>(index)}; }

}  // namespace

core::Result<std::shared_ptr<const Setting>, std::string> Setting::open(const std::string& match,
                                                                        const storage::Birth& birth) {
  auto setup = protocol::read_setup(birth.setup);
  if (!setup) return Failure{"its setup can't be read: " + setup.error().reason};
  const auto seed = core::Seed::from_hex(birth.seed);
  if (!seed) return Failure{std::string("its seed can't be read")};
  protocol::Setup& agreed = setup.value();
  auto game = shared_game(agreed, birth.components, birth.rules);
  if (!game) return Failure{game.error()};
  const core::Agreement& mine = game.value()->agreement();
  const games::GameInfo* info = games::find_game(mine.game);
  if (mine.components_hash != agreed.components) return Failure{std::string("it was started with other components")};
  return std::shared_ptr<const Setting>(
      std::make_shared<Setting>(Setting{match, std::move(agreed), *seed, std::move(game).value(), info}));
}

Table::Table(std::shared_ptr<const Setting> setting)
    : setting_(std::move(setting)), chairs_(static_cast<std::size_t>(setting_->setup.seats)), deals_(setting_->seed) {}

Table::Table(const Table& other)
    : setting_(other.setting_),
      version_(other.version_),
      time_(other.time_),
      status_(other.status_),
      chairs_(other.chairs_),
      state_(other.state_ ? other.state_->clone() : nullptr),
      deals_(other.deals_),
      stage_(other.stage_),
      window_(other.window_),
      window_opened_(other.window_opened_),
      rematch_(other.rematch_),
      complete_(other.complete_) {}

core::SeatSet Table::seats_of(const std::string& owner) const {
  core::SeatSet seats;
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    if (chairs_[i].is_person() && chairs_[i].owner == owner) seats.add(static_cast<int>(i));
  }
  return seats;
}

std::optional<Seat> Table::seat_of(const std::string& owner) const {
  const core::SeatSet seats = seats_of(owner);
  if (seats.empty()) return std::nullopt;
  return core::Actors::of(seats).nth(0).seat();
}

std::vector<std::string> Table::members() const {
  std::vector<std::string> owners;
  for (const Chair& chair : chairs_) {
    if (!chair.owner.empty() && std::find(owners.begin(), owners.end(), chair.owner) == owners.end())
      owners.push_back(chair.owner);
  }
  return owners;
}

// The host is the first person in seat order.
std::optional<Seat> Table::host() const {
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    if (chairs_[i].is_person()) return seat_at(i);
  }
  return std::nullopt;
}

core::SeatSet Table::awaited() const {
  core::SeatSet seats;
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    if (awaits(seat_at(i))) seats.add(static_cast<int>(i));
  }
  return seats;
}

void Table::take_reasons(const Table& known) {
  for (std::size_t i = 0; i < chairs_.size(); ++i) chairs_[i].reason = known.chairs_[i].reason;
}

// --- events ---------------------------------------------------------------------------------------------------------

Verdict Table::apply(const storage::Event& event) {
  const auto kind = kind_named(event.kind);
  if (!kind) return damaged("there is no such event");
  const auto seat = seat_named(event.actor, chairs_.size());
  Verdict verdict = damaged("this event needs a seat");
  switch (*kind) {
    case Kind::sit:
    case Kind::reserve:
    case Kind::open_seat:
    case Kind::bot:
      if (seat) verdict = change_seat(*kind, *seat, event.text);
      break;
    case Kind::start:
      verdict = begin();
      break;
    case Kind::move:
    case Kind::clock:
      if (*kind == Kind::clock && event.text.empty()) {
        if (seat) verdict = run_out(*seat);
      } else if (const auto actor = actor_named(event.actor, chairs_.size())) {
        verdict = act(*kind, *actor, event.text);
      }
      break;
    case Kind::stand_in:
    case Kind::resume:
    case Kind::vote:
    case Kind::mute:
      if (seat) verdict = agree(*kind, *seat, event.text);
      break;
    case Kind::chat:
      verdict = {};
      break;
    case Kind::rematch:
      rematch_ = event.text;
      verdict = {};
      break;
    case Kind::close:
      status_ = storage::Status::over;
      verdict = {};
      break;
  }
  if (!verdict) return verdict;
  ++version_;
  time_ = event.time;
  // A person who returns after their time has run out gets a new clock; otherwise they would lose the next move at once.
  const bool too_late = *kind == Kind::resume && seat && deadline(*seat).value_or(event.time + 1) <= event.time;
  run_clocks(event.time, *kind == Kind::clock || too_late ? seat : std::nullopt);
  return {};
}

Verdict Table::change_seat(Kind kind, Seat seat, const std::string& text) {
  if (status_ != storage::Status::open) return damaged("seats can change only before the game");
  Chair& chair = chair_at(seat);
  chair = Chair{};
  if (kind == Kind::bot) {
    chair.kind = SeatKind::bot;
    chair.level = text;
  } else if (kind != Kind::open_seat) {
    const std::size_t space = text.find(' ');
    if (space == std::string::npos) return damaged("a person needs a name");
    chair.kind = kind == Kind::sit ? SeatKind::person : SeatKind::reserved;
    chair.owner = text.substr(0, space);
    chair.name = text.substr(space + 1);
  }
  return {};
}

Verdict Table::begin() {
  if (status_ != storage::Status::open) return damaged("the game has begun already");
  const auto taken = [](const Chair& chair) { return chair.is_person() || chair.kind == SeatKind::bot; };
  if (!std::all_of(chairs_.begin(), chairs_.end(), taken)) return damaged("there are empty seats");
  state_ = setting_->game->start();
  status_ = storage::Status::playing;
  return {};
}

Verdict Table::act(Kind kind, core::Actor actor, const std::string& token) {
  if (!state_) return damaged("the game has not begun");
  if (actor.is_chance()) {
    // Every deal follows from the seed, whose hash everybody has seen, so a changed store can't slip in another deal.
    if (next_deal() != token) return damaged("the deal does not follow from the seed");
    deals_.below(static_cast<int>(state_->legal(actor).size()));
  } else if (actor.is_seat() && setting_->setup.clock.kind != protocol::ClockKind::none &&
             state_->complete(actor.seat())) {
    complete_.at(static_cast<std::size_t>(core::index(actor.seat()))) = state_->clone();
  }
  const bool in_window = state_->window() != 0;
  if (auto verdict = state_->play(actor, token); !verdict) return verdict;
  if (actor.is_seat()) {
    Chair& chair = chair_at(actor.seat());
    chair.reason.clear();
    if (chair.played_by_bot()) chair.tried.push_back(token);
    // Nobody has to act in a window, so silence there does not mean that the player has gone. In matches stored before
    // the clock closed windows, each silent seat has such a move.
    chair.lapsed = kind == Kind::clock && (chair.lapsed || !in_window);
    if (kind != Kind::clock) chair.votes = {};
  }
  if (setting_->info->remembers) remember();
  if (state_->over()) status_ = storage::Status::over;
  return {};
}

// A seat's time is over, and the rules have no default move for it. The table keeps waiting, but the others may replace
// the player.
Verdict Table::run_out(Seat seat) {
  if (!awaits(seat)) return damaged("the table does not wait for this seat");
  chair_at(seat).lapsed = true;
  chair_at(seat).overdue = true;
  return {};
}

Verdict Table::agree(Kind kind, Seat seat, const std::string& text) {
  Chair& chair = chair_at(seat);
  if (kind == Kind::stand_in) {
    chair.level = text;
    chair.votes = {};
  } else if (kind == Kind::resume) {
    if (chair.is_person()) chair.level.clear();
    chair.lapsed = false;
    chair.votes = {};
  } else {
    const auto other = seat_named(std::string_view(text).substr(0, 1), chairs_.size());
    if (!other) return damaged("there is no such seat");
    if (kind == Kind::vote) {
      chair_at(*other).votes.add(core::index(seat));
    } else {
      chair.muted.put(core::index(*other), text.ends_with('+'));
    }
  }
  return {};
}

// Updates the memory of all seats, because a computer player may have to stand in at any of them.
void Table::remember() {
  for (std::size_t i = 0; i < chairs_.size(); ++i) games::remember(chairs_[i].memory, *state_->look(seat_at(i)));
}

std::optional<std::string> Table::next_deal() const {
  if (!state_ || !state_->actors().is_chance()) return std::nullopt;
  auto outcomes = state_->legal(core::Actor::chance());
  core::DealStream deals = deals_;
  return std::move(outcomes[static_cast<std::size_t>(deals.below(static_cast<int>(outcomes.size())))]);
}

std::optional<std::string> Table::next_players() const {
  const auto known = state_ && !state_->over() ? state_->machines() : std::nullopt;
  if (!known) return std::nullopt;
  core::SeatSet machines;
  for (std::size_t i = 0; i < chairs_.size(); ++i) machines.put(static_cast<int>(i), chairs_[i].played_by_bot());
  return machines == *known ? std::nullopt : std::optional(core::machines_token(machines));
}

// --- clocks ---------------------------------------------------------------------------------------------------------

// A clock starts when the table begins to wait for a seat, when the game reaches another stage, and again for a seat
// that was given a default move. Going back and forth within a stage gives nobody more time: a player who was ready and
// then is not, or who left and came back, has only the time that was left. A window has one clock for everybody who may
// act, which starts when it opens. Meanwhile the clocks of the stage stand still.
void Table::run_clocks(storage::Time now, std::optional<Seat> anew) {
  if (!state_) return;
  const bool moved_on = state_->stage() != stage_;
  stage_ = state_->stage();
  if (moved_on) complete_ = {};
  const core::Actors awaited = state_->awaited();
  if (moved_on || state_->window() != window_) window_opened_ = now;
  window_ = state_->window();
  const bool in_window = window_ != 0;
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    Chair& chair = chairs_[i];
    const bool waits = !awaited.is_chance() && awaited.has(seat_at(i));
    if (moved_on) {
      chair.used = 0;
      chair.tried.clear();
    }
    if (!waits || moved_on) chair.overdue = false;
    if (chair.since && (!waits || chair.in_window != in_window)) {
      if (!moved_on && !chair.in_window) chair.used = now - *chair.since;
      chair.since.reset();
    }
    if (!waits) continue;
    if (moved_on || anew == seat_at(i)) {
      chair.since = now;
    } else if (!chair.since) {
      chair.since = now - (in_window ? 0 : chair.used);
    }
    chair.in_window = in_window;
  }
}

std::optional<storage::Time> Table::deadline(Seat seat) const {
  const protocol::Clock& clock = setting_->setup.clock;
  const Chair& waiting = chair(seat);
  if (!waiting.since || waiting.played_by_bot() || waiting.overdue) return std::nullopt;
  if (waiting.in_window) return window_end();
  if (clock.kind == protocol::ClockKind::none) return std::nullopt;
  return *waiting.since + clock.limit * (clock.kind == protocol::ClockKind::move ? second : day);
}

std::optional<storage::Time> Table::window_end() const {
  const auto length = window_length(setting_->setup.clock);
  if (window_ == 0 || !length || status_ != storage::Status::playing) return std::nullopt;
  return window_opened_ + *length;
}

std::vector<std::string> Table::timeout(Seat seat) const {
  return state_->timeout(seat, complete_.at(static_cast<std::size_t>(core::index(seat))).get());
}

}  // namespace server
