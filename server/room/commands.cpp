#include "server/room/commands.h"

#include <algorithm>
#include <utility>

#include "core/players.h"

namespace server {
namespace {

using core::Failure;
using core::Seat;
using protocol::RefusalCode;
using protocol::SeatKind;
using storage::Status;

Failure<Refusal> no_such_level(std::string_view level) {
  return refuse(RefusalCode::no_such_level, "there is no computer player '" + std::string(level) + "' for this game");
}

// The same event for several seats. The first of them gets the key.
std::optional<Failure<Refusal>> add_each(Draft& draft, Kind kind, core::SeatSet seats, const std::string& text,
                                         std::string key) {
  for (int s = 0; s < core::max_seats; ++s) {
    if (!seats.has(s)) continue;
    const std::string letter = letter_of(Seat{static_cast<std::uint8_t>(s)});
    if (auto verdict = draft.add(kind, letter, text, std::exchange(key, {})); !verdict) return refuse(verdict.error());
  }
  return std::nullopt;
}

// The seats of the person who has this one: those that a computer player plays, or the others.
core::SeatSet own_seats(const Table& table, Seat seat, bool played_by_bot) {
  core::SeatSet seats = table.seats_of(table.chair(seat).owner);
  for (std::size_t i = 0; i < table.chairs().size(); ++i) {
    if (table.chairs()[i].played_by_bot() != played_by_bot) seats.remove(static_cast<int>(i));
  }
  return seats;
}

using storage::day;
using storage::second;

// "90 s", "5 min", "3 h": rounded up, so that asking again after this time succeeds.
std::string in_words(storage::Time wait) {
  const auto units = [&](storage::Time unit) { return std::to_string((wait + unit - 1) / unit); };
  if (wait <= 120 * second) return units(second) + " s";
  if (wait <= 7200 * second) return units(60 * second) + " min";
  return units(3600 * second) + " h";
}

// Nothing while the game is going on.
std::optional<Failure<Refusal>> not_playing(const Table& table) {
  switch (table.status()) {
    case Status::open:
      return refuse(RefusalCode::not_started, "the game has not begun");
    case Status::over:
      return refuse(RefusalCode::over, "the game is over");
    case Status::broken:
      return refuse(RefusalCode::broken, "this match can't go on");
    case Status::playing:
      break;
  }
  return std::nullopt;
}

}  // namespace

Failure<Refusal> refuse(RefusalCode code, std::string reason) {
  return {Refusal{.code = code, .clause = {}, .reason = std::move(reason)}};
}

Failure<Refusal> refuse(const core::Violation& violation) {
  return {Refusal{
      .code = RefusalCode::rules, .clause = std::string(violation.clause), .reason = std::string(violation.reason)}};
}

Plan one(const Table& table, Kind kind, Seat seat, std::string text, const Moment& moment) {
  Draft draft(table, moment.now);
  if (auto verdict = draft.add(kind, letter_of(seat), std::move(text), moment.key); !verdict)
    return refuse(verdict.error());
  draft.settle();
  return draft;
}

core::Verdict Draft::add(Kind kind, std::string actor, std::string text, std::string key) {
  storage::Event event{time, std::string(name_of(kind)), std::move(actor), std::move(text), std::move(key)};
  if (auto verdict = after.apply(event); !verdict) return verdict;
  events.push_back(std::move(event));
  return {};
}

void Draft::settle() {
  const auto taken = [](const Chair& chair) { return chair.is_person() || chair.kind == SeatKind::bot; };
  const auto& chairs = after.chairs();
  bool going_on = true;
  if (after.status() == Status::open && after.host() && std::all_of(chairs.begin(), chairs.end(), taken))
    going_on = add(Kind::start, "", "").ok();
  if (const auto players = after.next_players(); going_on && players) going_on = add(Kind::clock, "!", *players).ok();
  while (going_on) {
    const auto deal = after.next_deal();
    going_on = deal && add(Kind::move, "*", *deal).ok();
  }
}

bool has_level(const games::GameInfo& info, std::string_view level) {
  return std::find(info.levels.begin(), info.levels.end(), level) != info.levels.end();
}

// --- a person in a seat ---------------------------------------------------------------------------------------------

Plan plan(const Table& table, Seat seat, const protocol::Move& message, const Moment& moment) {
  if (auto no = not_playing(table)) return *no;
  if (table.chair(seat).played_by_bot())
    return refuse(RefusalCode::not_allowed, "a computer player sits in for you; send 'resume' to take your seat back");
  if (core::is_late(message.action)) return refuse(RefusalCode::not_allowed, "this is for a seat whose time is over");
  return message.texts ? plan_typed(table, seat, message, moment)
                       : one(table, Kind::move, seat, message.action, moment);
}

Plan plan(const Table& table, Seat seat, const protocol::Chat& message, const Moment& moment) {
  return one(table, Kind::chat, seat, message.text, moment);
}

Plan plan(const Table& table, Seat seat, const protocol::Mute& message, const Moment& moment) {
  const auto other = seat_named(std::string_view(&message.seat, 1), table.chairs().size());
  if (!other)
    return refuse(RefusalCode::bad_message, std::string("there is no seat ") + message.seat + " at this table");
  if (table.chair(seat).muted.has(core::index(*other)) == message.on) return Draft(table, moment.now);
  return one(table, Kind::mute, seat, std::string{message.seat, message.on ? '+' : '-'}, moment);
}

storage::Time replaceable_from(const Table& table, Seat seat, storage::Time away_since) {
  const protocol::Clock& clock = table.setting().setup.clock;
  const bool quick = clock.kind == protocol::ClockKind::move;
  const storage::Time at_least = away_since + (quick ? 30 : 120) * second;
  const Chair& chair = table.chair(seat);
  if (clock.kind == protocol::ClockKind::none || chair.lapsed) return at_least;
  // A clock that stands still has its whole time left. It also stands still while a window is open.
  const storage::Time begun = chair.since && !chair.in_window ? *chair.since : away_since;
  return std::max(at_least, begun + clock.limit * (quick ? second : day));
}

Plan plan(const Table& table, Seat seat, const protocol::Replace& message, const Moment& moment) {
  if (auto no = not_playing(table)) return *no;
  const auto absent = seat_named(std::string_view(&message.seat, 1), table.chairs().size());
  if (!absent)
    return refuse(RefusalCode::bad_message, std::string("there is no seat ") + message.seat + " at this table");
  if (!has_level(*table.setting().info, message.level)) return no_such_level(message.level);
  const Chair& chair = table.chair(*absent);
  const core::SeatSet own = table.seats_of(table.chair(seat).owner);
  if (own.has(core::index(*absent))) return refuse(RefusalCode::not_allowed, "to go away yourself, send 'leave'");
  if (chair.played_by_bot()) return refuse(RefusalCode::not_allowed, "a computer player sits there already");
  if (moment.present.has(core::index(*absent)))
    return refuse(RefusalCode::not_allowed, chair.name + " is connected and can play");
  const storage::Time since = moment.away_since.at(static_cast<std::size_t>(core::index(*absent)));
  if (const storage::Time wait = replaceable_from(table, *absent, since) - moment.now; wait > 0) {
    return refuse(RefusalCode::too_early, chair.name + " still has time to come back; ask again in " + in_words(wait));
  }
  Draft draft(table, moment.now);
  if (auto wrong = add_each(draft, Kind::vote, own, letter_of(*absent), moment.key)) return *wrong;
  // Only the people who are connected have to agree; absent ones must not hold up the others.
  core::SeatSet missing;
  for (int s = 0; s < static_cast<int>(table.chairs().size()); ++s) {
    const Chair& other = table.chairs()[static_cast<std::size_t>(s)];
    const bool asked = other.is_person() && !other.played_by_bot() && moment.present.has(s);
    missing.put(s, asked && !draft.after.chair(*absent).votes.has(s));
  }
  if (missing.empty() || chair.lapsed) {
    if (auto verdict = draft.add(Kind::stand_in, letter_of(*absent), message.level); !verdict)
      return refuse(verdict.error());
    draft.settle();
  }
  return draft;
}

Plan plan(const Table& table, Seat seat, const protocol::Resume& /*message*/, const Moment& moment) {
  if (auto no = not_playing(table)) return *no;
  Draft draft(table, moment.now);
  if (auto wrong = add_each(draft, Kind::resume, own_seats(table, seat, true), "", moment.key)) return *wrong;
  draft.settle();
  return draft;
}

// Before the game the seat becomes free. During the game a computer player takes over, so that nobody has to wait.
Plan plan(const Table& table, Seat seat, const protocol::Leave& /*message*/, const Moment& moment) {
  Draft draft(table, moment.now);
  if (table.status() == Status::open) {
    if (auto wrong = add_each(draft, Kind::open_seat, own_seats(table, seat, false), "", moment.key)) return *wrong;
    if (!draft.after.host()) {
      if (auto verdict = draft.add(Kind::close, "", ""); !verdict) return refuse(verdict.error());
    }
    return draft;
  }
  if (auto no = not_playing(table)) return *no;
  const std::string best(table.setting().info->levels.back());
  if (auto wrong = add_each(draft, Kind::stand_in, own_seats(table, seat, false), best, moment.key)) return *wrong;
  draft.settle();
  return draft;
}

Plan plan(const Table& table, Seat seat, const protocol::Start& message, const Moment& moment) {
  if (table.status() != Status::open) return refuse(RefusalCode::already_started, "the game has begun already");
  if (table.host() != seat) return refuse(RefusalCode::not_allowed, "only the host can start the game");
  if (!has_level(*table.setting().info, message.level)) return no_such_level(message.level);
  Draft draft(table, moment.now);
  std::string key = moment.key;
  for (std::size_t i = 0; i < table.chairs().size(); ++i) {
    const SeatKind kind = table.chairs()[i].kind;
    if (kind != SeatKind::open && kind != SeatKind::reserved) continue;
    const std::string letter = letter_of(Seat{static_cast<std::uint8_t>(i)});
    if (auto verdict = draft.add(Kind::bot, letter, message.level, std::exchange(key, {})); !verdict)
      return refuse(verdict.error());
  }
  draft.settle();
  return draft;
}

// --- a person without a seat ----------------------------------------------------------------------------------------

namespace {

core::SeatSet seats_for(const Table& table, const Person& person, bool invited, std::optional<Seat> wanted) {
  core::SeatSet reserved;
  core::SeatSet free;
  for (int s = 0; s < static_cast<int>(table.chairs().size()); ++s) {
    const Chair& chair = table.chairs()[static_cast<std::size_t>(s)];
    if (chair.kind == SeatKind::reserved && chair.owner == person.owner) reserved.add(s);
    if (chair.kind == SeatKind::open && (!wanted || core::index(*wanted) == s) && free.empty() && invited) free.add(s);
  }
  return reserved.empty() ? free : reserved;
}

}  // namespace

Plan plan_join(const Table& table, const Person& person, bool invited, std::optional<Seat> wanted,
               const Moment& moment) {
  const core::SeatSet own = table.seats_of(person.owner);
  const bool another = wanted && !own.has(core::index(*wanted)) && table.setting().info->shared_seats;
  if (!own.empty() && !another) return Draft(table, moment.now);
  if (table.status() != Status::open) return refuse(RefusalCode::already_started, "the game has begun without you");
  const core::SeatSet seats = seats_for(table, person, invited || !own.empty(), wanted);
  if (seats.empty()) {
    return invited ? refuse(RefusalCode::not_allowed, wanted ? "this seat is not free" : "there is no free seat")
                   : refuse(RefusalCode::not_allowed, "this table needs an invitation; ask for its link");
  }
  Draft draft(table, moment.now);
  if (auto wrong = add_each(draft, Kind::sit, seats, person.owner + " " + person.name, moment.key)) return *wrong;
  draft.settle();
  return draft;
}

Plan plan_rematch(const Table& table, const std::string& match, const Moment& moment) {
  if (table.status() != Status::over) return refuse(RefusalCode::not_allowed, "the game is not over yet");
  Draft draft(table, moment.now);
  if (!table.rematch().empty()) return draft;
  if (auto verdict = draft.add(Kind::rematch, "", match, moment.key); !verdict) return refuse(verdict.error());
  return draft;
}

// --- the table itself -----------------------------------------------------------------------------------------------

Plan plan_bot(const Table& table, Seat seat, const games::Decision& decision, const Moment& moment) {
  if (auto no = not_playing(table)) return *no;
  if (!table.chair(seat).played_by_bot() || !table.awaits(seat))
    return refuse(RefusalCode::not_allowed, "it is not a computer player's turn");
  Plan plan = one(table, Kind::move, seat, decision.token, moment);
  if (plan) plan.value().after.explain(seat, decision.reason);
  return plan;
}

Plan plan_timeout(const Table& table, Seat seat, const Moment& moment) {
  if (auto no = not_playing(table)) return *no;
  const auto deadline = table.deadline(seat);
  if (!deadline || *deadline > moment.now) return refuse(RefusalCode::not_allowed, "there is time left");
  if (table.state().window() != 0) return refuse(RefusalCode::not_allowed, "the window closes for all at once");
  Draft draft(table, moment.now);
  for (const std::string& token : table.timeout(seat)) {
    if (auto verdict = draft.add(Kind::clock, letter_of(seat), token); !verdict) return refuse(verdict.error());
  }
  if (draft.events.empty()) return one(table, Kind::clock, seat, "", moment);
  draft.settle();
  return draft;
}

// Closes the window with one event for everybody who has not acted.
Plan plan_close(const Table& table, const Moment& moment) {
  if (auto no = not_playing(table)) return *no;
  const auto end = table.window_end();
  if (!end || *end > moment.now) return refuse(RefusalCode::not_allowed, "there is time left");
  Draft draft(table, moment.now);
  if (auto verdict = draft.add(Kind::clock, "!", std::string(core::close_token)); !verdict)
    return refuse(verdict.error());
  draft.settle();
  return draft;
}

}  // namespace server
