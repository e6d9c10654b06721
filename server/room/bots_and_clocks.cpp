// What a table does by itself: it asks computer players and lets clocks run out.
#include <algorithm>
#include <cstring>

#include "server/house/log.h"
#include "server/house/metrics.h"
#include "server/room/room.h"

namespace server {
namespace {

using core::Seat;
using protocol::RefusalCode;

// When a room is made, people have this long to connect. Until then a clock that ran out during a restart costs them no
// move, and computer players do not act, so that nobody misses what is shown only once.
constexpr storage::Time grace = 15000;

}  // namespace

void Room::mind_own_business() {
  const Table& table = history_.now();
  if (table.status() != storage::Status::playing) return;
  const bool at_work = !expects_people();
  for (std::size_t i = 0; at_work && i < table.chairs().size(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    if (table.chair(seat).played_by_bot() && table.awaits(seat) && !thinking_.has(core::index(seat))) think(seat);
  }
  watch_clocks();
}

void Room::think(Seat seat) {
  thinking_.add(core::index(seat));
  const Table& table = history_.now();
  std::array<std::uint8_t, 8> chance{};
  world_.random(chance);
  const Chair& chair = table.chair(seat);
  Thought thought{.level = chair.level, .view = table.state().look(seat), .memory = chair.memory, .chance = 0};
  std::memcpy(&thought.chance, chance.data(), chance.size());
  world_.think(std::move(thought),
               [self = weak_from_this(), seat, version = table.version()](const games::Decision& decision) {
                 if (const auto room = self.lock()) room->guarded([&] { room->thought(seat, version, decision); });
               });
}

// The table may have moved on in the meantime; if the answer no longer fits, the bot is asked again. If nothing has
// changed and the answer still does not fit, the bot is wrong. Then the default is played, or any legal move if the
// rules have no default, so that nobody waits for ever. The default is also played when a bot repeats a move that has
// not moved the table on, such as a proposal that is declined again and again.
void Room::thought(Seat seat, storage::Seq version, const games::Decision& decision) {
  thinking_.remove(core::index(seat));
  Request request;
  request.plan = [this, seat, version, decision](const Table& table, const Moment& moment) -> Plan {
    const auto& tried = table.chair(seat).tried;
    Plan plan = plan_bot(table, seat, decision, moment);
    const bool again = plan && std::find(tried.begin(), tried.end(), decision.token) != tried.end();
    const bool mistake = !plan && plan.error().code == RefusalCode::rules && table.version() == version;
    if (!again && !mistake) return plan;
    if (mistake) {
      world_.log().error(
          "bot_mistake",
          {{Field::match, match_}, {Field::seat, letter_of(seat)}, {Field::reason, plan.error().reason}});
    }
    const auto otherwise = table.timeout(seat);
    if (!otherwise.empty()) return plan_bot(table, seat, {otherwise.front()}, moment);
    if (again) return plan;
    core::Random chance(static_cast<std::uint64_t>(table.version()));
    return plan_bot(table, seat, games::choose(games::random_level, *table.state().look(seat), {}, chance), moment);
  };
  request.answer = [](const auto&) {};
  ask(std::move(request));
}

bool Room::expects_people() const {
  const std::vector<Chair>& chairs = history_.now().chairs();
  return !visited_ && world_.now() < opened_ + grace &&
         std::any_of(chairs.begin(), chairs.end(), [](const Chair& chair) { return chair.is_person(); });
}

bool Room::clock_runs() const {
  const Table& table = history_.now();
  if (table.window_end()) return true;
  for (std::size_t i = 0; i < table.chairs().size(); ++i) {
    if (table.deadline(Seat{static_cast<std::uint8_t>(i)})) return true;
  }
  return false;
}

// The clock that runs out first, and what to do then.
std::optional<Room::Alarm> Room::next_alarm() const {
  const Table& table = history_.now();
  std::optional<Alarm> first;
  const auto consider = [&](std::optional<storage::Time> time, auto plan) {
    if (!time) return;
    if (*time <= opened_) time = opened_ + grace;
    if (!first || *time < first->time) first = Alarm{*time, plan};
  };
  consider(table.window_end(), plan_close);
  for (std::size_t i = 0; table.state().window() == 0 && i < table.chairs().size(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    consider(table.deadline(seat), [seat](const Table& t, const Moment& m) { return plan_timeout(t, seat, m); });
  }
  return first;
}

void Room::watch_clocks() {
  const storage::Time now = world_.now();
  std::optional<storage::Time> next;
  if (expects_people()) next = opened_ + grace;
  if (const auto alarm = next_alarm()) {
    if (alarm->time <= now) {
      Request request;
      request.plan = alarm->plan;
      request.answer = [this](const core::Result<storage::Seq, Refusal>& done) {
        // The rules refuse their own default: asking again would never end.
        if (!done && done.error().code == RefusalCode::rules) stop({RefusalCode::broken, {}, done.error().reason});
      };
      return ask(std::move(request));
    }
    next = std::min(next.value_or(alarm->time), alarm->time);
  }
  // One alarm is enough. It is not set anew for every move: if it rings too early, the room just looks again.
  if (next && (!alarm_ || *alarm_ > *next || *alarm_ <= now)) {
    alarm_ = next;
    world_.after(*next - now, [self = weak_from_this(), at = *next] {
      const auto room = self.lock();
      if (!room || room->alarm_ != at) return;
      room->alarm_.reset();
      room->pump();
    });
  }
}

}  // namespace server
