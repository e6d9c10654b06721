// Messages from the people at the table. The house has known who they are since their socket was opened. Their seat
// is looked up for every message, because it may have changed.
#include <tuple>
#include <utility>

#include "server/house/metrics.h"
#include "server/room/room.h"

namespace server {
namespace {

using core::Failure;
using protocol::RefusalCode;

// The seat that somebody means: the named seat if it is theirs, or else their first one.
core::Result<core::Seat, Refusal> own_seat(const Table& table, const std::string& owner, std::optional<char> named) {
  const auto first = table.seat_of(owner);
  if (!first) return Failure{Refusal{RefusalCode::not_your_seat, {}, "you have no seat at this table"}};
  if (!named) return *first;
  const auto seat = seat_named(std::string_view(&*named, 1), table.chairs().size());
  if (!seat || !table.seats_of(owner).has(core::index(*seat)))
    return Failure{Refusal{RefusalCode::not_your_seat, {}, std::string("seat ") + *named + " is not yours"}};
  return *seat;
}

// Only moves may come from any of a person's seats.
std::optional<char> named_in(const protocol::Move& message) { return message.seat; }
template <class Message>
std::optional<char> named_in(const Message& /*message*/) {
  return std::nullopt;
}

}  // namespace

Answer Room::answer_to(Gateway::Number number, std::string key) {
  return [self = weak_from_this(), number, key = std::move(key),
          asked = world_.now()](const core::Result<storage::Seq, Refusal>& result) {
    const auto room = self.lock();
    if (!room) return;
    Metrics& metrics = room->world_.metrics();
    metrics.answer_seconds.Observe(static_cast<double>(room->world_.now() - asked) / 1000);
    if (!result) metrics.refused.Increment();
    const Member* member = room->audience_.find(number);
    if (member == nullptr) return;
    if (!result) return Audience::refuse(*member, result.error(), key);
    if (!key.empty()) Audience::send(*member, protocol::write(protocol::Ack{.key = key, .version = result.value()}));
  };
}

template <class Message>
void Room::ask_for(const Member& member, const Message& message, std::string key) {
  Request request;
  // The keys of two people must not collide.
  if (!key.empty()) request.key = member.person.owner.substr(0, 8) + ":" + key;
  request.plan = [owner = member.person.owner, message](const Table& table, const Moment& moment) -> Plan {
    const auto seat = own_seat(table, owner, named_in(message));
    return seat ? plan(table, seat.value(), message, moment) : Plan(Failure{seat.error()});
  };
  request.answer = answer_to(member.number, std::move(key));
  ask(std::move(request));
}

void Room::receive(Gateway::Number number, protocol::ClientMessage message) {
  Member* member = audience_.find(number);
  if (member == nullptr) return;
  guarded([&] {
    std::visit(
        [&]<class Message>(const Message& m) {
          if constexpr (std::is_same_v<Message, protocol::Hello>) {
            Audience::refuse(*member, {RefusalCode::bad_message, {}, "this socket has said hello already"});
          } else if constexpr (std::is_same_v<Message, protocol::Ping>) {
            Audience::send(*member, protocol::write(protocol::Pong{.time = world_.now()}));
          } else if constexpr (std::is_same_v<Message, protocol::AskLegal> || std::is_same_v<Message, protocol::Read> ||
                               std::is_same_v<Message, protocol::Rematch>) {
            hear(*member, m);
          } else if constexpr (std::is_same_v<Message, protocol::Mute>) {
            ask_for(*member, m, {});
          } else {
            ask_for(*member, m, m.key);
          }
        },
        message);
  });
}

void Room::hear(const Member& member, const protocol::AskLegal& message) {
  if (phase_ != Phase::ready) {
    return Audience::refuse(member, {RefusalCode::busy, {}, "the match is being loaded; try again"});
  }
  const Table& table = history_.now();
  const auto seat = own_seat(table, member.person.owner, message.seat);
  if (message.seat && !seat) return Audience::refuse(member, seat.error());
  const auto legal = seat ? legal_for(table, seat.value()) : std::nullopt;
  protocol::LegalNow answer{.version = table.version(), .seat = message.seat, .undoable = {}, .final = {}};
  if (legal) std::tie(answer.undoable, answer.final) = std::tie(legal->undoable, legal->final);
  Audience::send(member, protocol::write(answer));
}

void Room::hear(const Member& member, const protocol::Read& message) {
  if (phase_ != Phase::ready)
    return Audience::refuse(member, {RefusalCode::busy, {}, "the match is being loaded; try again"}, message.key);
  const Table& table = history_.now();
  const auto answer = read_texts(table, table.seat_of(member.person.owner), message);
  if (!answer) return Audience::refuse(member, answer.error(), message.key);
  Audience::send(member, protocol::write(answer.value()));
}

// The new match is created first, and only then announced in the old one. So nobody is sent to a match that does not
// exist.
void Room::hear(const Member& member, const protocol::Rematch& message) {
  const auto refuse = [&](RefusalCode code, std::string reason) {
    Audience::refuse(member, {code, {}, std::move(reason)}, message.key);
  };
  if (phase_ != Phase::ready || rematch_asked_) return refuse(RefusalCode::busy, "the table is busy; try again");
  const Table& table = history_.now();
  if (!table.seat_of(member.person.owner)) return refuse(RefusalCode::not_your_seat, "you have no seat at this table");
  if (const Plan plan = plan_rematch(table, "", Moment{}); !plan) return refuse(plan.error().code, plan.error().reason);
  if (!table.rematch().empty()) return answer_to(member.number, message.key)(table.version());
  rematch_asked_ = true;
  make_rematch_(
      table, member.person.owner,
      [self = weak_from_this(), answer = answer_to(member.number, message.key),
       key = member.person.owner.substr(0, 8) + ":" + message.key](const std::optional<std::string>& made) {
        const auto room = self.lock();
        if (!room) return;
        room->rematch_asked_ = false;
        if (!made)
          return answer(Failure{Refusal{RefusalCode::store, {}, "the new match could not be stored; try again"}});
        Request request;
        request.key = key;
        request.plan = [match = *made](const Table& t, const Moment& moment) { return plan_rematch(t, match, moment); };
        request.answer = answer;
        room->ask(std::move(request));
      });
}

}  // namespace server
