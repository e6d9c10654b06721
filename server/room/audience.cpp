#include "server/room/audience.h"

#include <algorithm>
#include <utility>

#include "protocol/patch.h"

namespace server {
namespace {

using core::Seat;
using core::Viewer;

constexpr std::size_t kept_tables = 4;
constexpr std::size_t kept_lines = 50;

Viewer viewer_of(std::optional<Seat> seat) { return seat ? Viewer(*seat) : Viewer::spectator(); }

std::vector<protocol::ChatLine> heard(const History& history, std::optional<Seat> seat, storage::Seq after) {
  std::vector<protocol::ChatLine> lines;
  const Table& table = history.now();
  for (const protocol::ChatLine& line : history.chat()) {
    const auto speaker = seat_named(std::string_view(&line.seat, 1), table.chairs().size());
    const bool muted = seat && speaker && table.chair(*seat).muted.has(core::index(*speaker));
    if (line.id > after && !muted) lines.push_back(line);
  }
  return lines;
}

bool may_look(const Table& table, const Member& member, std::optional<Seat> seat) {
  return seat || (table.setting().setup.watching && (table.setting().setup.listed || member.invited));
}

}  // namespace

void History::add(std::shared_ptr<const Table> table) {
  tables_.push_back(std::move(table));
  if (tables_.size() > kept_tables) tables_.erase(tables_.begin());
}

const Table* History::at(storage::Seq version) const {
  for (const auto& table : tables_) {
    if (table->version() == version) return table.get();
  }
  return nullptr;
}

void History::say(protocol::ChatLine line) {
  chat_.push_back(std::move(line));
  if (chat_.size() > kept_lines) chat_.erase(chat_.begin());
}

std::optional<protocol::Legal> legal_for(const Table& table, std::optional<Seat> seat) {
  if (!seat || table.chair(*seat).played_by_bot() || !table.started()) return std::nullopt;
  protocol::Legal legal;
  for (core::Choice& choice : table.state().choices(*seat))
    (choice.undoable ? legal.undoable : legal.final).push_back(std::move(choice.token));
  return legal;
}

void Audience::add(Member member) {
  members_.push_back(std::move(member));
  told_presence_.clear();  // the new member has not heard it
}

bool Audience::remove(Gateway::Number number) {
  return std::erase_if(members_, [&](const Member& m) { return m.number == number; }) > 0;
}

Member* Audience::find(Gateway::Number number) {
  const auto found =
      std::find_if(members_.begin(), members_.end(), [&](const Member& m) { return m.number == number; });
  return found == members_.end() ? nullptr : &*found;
}

core::SeatSet Audience::present(const Table& table) const {
  core::SeatSet seats;
  for (const Member& member : members_) {
    const core::SeatSet own = table.seats_of(member.person.owner);
    for (int s = 0; s < core::max_seats; ++s) {
      if (own.has(s)) seats.add(s);
    }
  }
  return seats;
}

void Audience::send(const Member& member, std::string text) {
  member.connection->send(std::make_shared<const std::string>(std::move(text)));
}

void Audience::refuse(const Member& member, const Refusal& refusal, const std::string& key) {
  protocol::Refused message{.key = {}, .code = refusal.code, .clause = {}, .reason = refusal.reason, .texts = {}};
  if (!key.empty()) message.key = key;
  if (!refusal.clause.empty()) message.clause = refusal.clause;
  if (!refusal.texts.empty()) message.texts = refusal.texts;
  send(member, protocol::write(message));
}

// --- publishing -----------------------------------------------------------------------------------------------------

// Parts that are made once and sent to several members.
struct Audience::News {
  // A message for everybody who may know the same.
  struct Message {
    Viewer viewer;
    storage::Seq from;
    bool legal;
    std::shared_ptr<const std::string> text;
  };
  // The changes of the table itself, which everybody may know; nothing if only a whole table will do.
  struct Change {
    storage::Seq from;
    std::optional<protocol::Patch> patch;
  };
  const std::optional<protocol::Patch>& change(const Table& before, const Table& now);

  std::vector<Message> messages;
  std::vector<Change> changes;
};

const std::optional<protocol::Patch>& Audience::News::change(const Table& before, const Table& now) {
  for (const Change& known : changes) {
    if (known.from == before.version()) return known.patch;
  }
  protocol::Patch patch;
  const bool told = patch.add("table", protocol::write(before.shown()), protocol::write(now.shown()));
  changes.push_back({before.version(), told ? std::optional(std::move(patch)) : std::nullopt});
  return changes.back().patch;
}

void Audience::publish(const History& history, storage::Time now) {
  now_ = now;
  News news;
  for (Member& member : members_) bring_up(member, history, news);
  tell_presence(history.now(), now);
}

void Audience::bring_up(Member& member, const History& history, News& news) const {
  const Table& now = history.now();
  if (member.greeted && member.seen == now.version()) return;
  const auto seat = now.seat_of(member.person.owner);
  if (!may_look(now, member, seat)) {
    refuse(
        member,
        {.code = protocol::RefusalCode::not_allowed, .clause = {}, .reason = "this table is not open to spectators"});
    member.connection->close(CloseCode::policy, "not allowed");
    return;
  }
  const auto text = update_for(member, seat, history, news);
  member.connection->send(text ? text : std::make_shared<const std::string>(view_for(member, seat, history)));
  member.seen = now.version();
  member.greeted = true;
}

// Null if only a whole view will do.
std::shared_ptr<const std::string> Audience::update_for(const Member& member, std::optional<Seat> seat,
                                                        const History& history, News& news) {
  const Table& now = history.now();
  const Table* before = member.seen ? history.at(*member.seen) : nullptr;
  // Somebody who has changed seats may know different things and gets a whole view.
  if (before == nullptr || before->seats_of(member.person.owner) != now.seats_of(member.person.owner)) return nullptr;
  const storage::Seq from = before->version();
  const Viewer viewer = viewer_of(seat);
  for (const News::Message& made : news.messages) {
    if (made.viewer == viewer && made.from == from && made.legal == member.wants_legal) return made.text;
  }
  std::optional<protocol::Patch> patch = news.change(*before, now);
  if (!patch || !patch->add("game", game_json(*before, viewer), game_json(now, viewer))) return nullptr;
  protocol::Update update{.from = from, .to = now.version(), .set = patch->take(), .chat = {}, .legal = {}};
  if (auto lines = heard(history, seat, from); !lines.empty()) update.chat = std::move(lines);
  if (member.wants_legal) update.legal = legal_for(now, seat);
  news.messages.push_back(
      {viewer, from, member.wants_legal, std::make_shared<const std::string>(protocol::write(update))});
  return news.messages.back().text;
}

std::string Audience::view_for(const Member& member, std::optional<Seat> seat, const History& history) const {
  const Table& table = history.now();
  protocol::View view{.protocol = protocol::protocol_version,
                      .match = table.setting().match,
                      .version = table.version(),
                      .time = {},
                      .seat = {},
                      .seats = {},
                      .table = table.shown(),
                      .game = game_json(table, viewer_of(seat)),
                      .chat = heard(history, seat, -1),
                      .legal = {},
                      .invite = {},
                      .watch = {}};
  view.time = now_;
  if (seat) {
    view.seat = core::letter(*seat);
    if (const auto own = letters(table.seats_of(member.person.owner)); own.size() > 1) view.seats = own;
    view.invite = keys_.invite(view.match);
    view.watch = keys_.watch(view.match);
  }
  if (member.wants_legal) view.legal = legal_for(table, seat);
  return protocol::write(view);
}

// A person who has not connected since this room was made counts as away from that moment on.
void Audience::note_absences(const Table& table, core::SeatSet present) {
  for (std::size_t i = 0; i < table.chairs().size(); ++i) {
    const int seat = static_cast<int>(i);
    const bool away = table.chairs()[i].is_person() && !present.has(seat);
    if (away && !noted_away_.has(seat)) away_since_.at(i) = now_;
    noted_away_.put(seat, away);
  }
}

void Audience::tell_presence(const Table& table, storage::Time now) {
  now_ = now;
  const core::SeatSet seats = present(table);
  note_absences(table, seats);
  protocol::Presence presence{.seats = letters(seats), .watchers = 0, .away = {}};
  std::vector<protocol::Away> away;
  for (std::size_t i = 0; table.status() == storage::Status::playing && i < table.chairs().size(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    if (!noted_away_.has(core::index(seat)) || table.chair(seat).played_by_bot()) continue;
    away.push_back({.seat = core::letter(seat), .until = replaceable_from(table, seat, away_since_.at(i))});
  }
  if (!away.empty()) presence.away = std::move(away);
  presence.watchers =
      std::count_if(members_.begin(), members_.end(), [&](const Member& m) { return !table.seat_of(m.person.owner); });
  std::string text = protocol::write(presence);
  if (text == told_presence_) return;
  told_presence_ = text;
  const auto shared = std::make_shared<const std::string>(std::move(text));
  for (const Member& member : members_) member.connection->send(shared);
}

void Audience::close_all(CloseCode code, const Refusal& why) {
  for (const Member& member : members_) {
    refuse(member, why);
    member.connection->close(code, why.reason);
  }
  members_.clear();
}

}  // namespace server
