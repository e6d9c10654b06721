// What a client checks in every message that it gets.
#include <algorithm>
#include <utility>

#include "protocol/patch.h"
#include "server/room/audience.h"
#include "tests/sim/tab.h"

namespace sim {
namespace {

constexpr std::size_t kept_lines = 50;

std::string excerpt(const std::string& text, std::size_t at) { return text.substr(at < 60 ? 0 : at - 60, 160); }

// Where two texts begin to differ, for an error message.
std::string difference(const std::string& mine, const std::string& right) {
  const auto parted = std::mismatch(mine.begin(), mine.end(), right.begin(), right.end());
  const auto at = static_cast<std::size_t>(parted.first - mine.begin());
  return "has …" + excerpt(mine, at) + "… and should have …" + excerpt(right, at) + "…";
}

// Reasons of computer players are not stored, so the truth does not know them.
std::string without_reasons(std::string document) {
  constexpr std::string_view key = R"(,"reason":")";
  for (std::size_t at = document.find(key); at != std::string::npos; at = document.find(key, at))
    document.erase(at, document.find('"', at + key.size()) + 1 - at);
  return document;
}

}  // namespace

void Tab::heard(Line& line, const std::string& text) {
  if (line_.get() != &line) return;
  const auto message = protocol::read_server_message(text);
  if (!message) return wrong("got what is no message (" + message.error().reason + "): " + excerpt(text, 0));
  std::visit([this](const auto& m) { take(m); }, message.value());
}

void Tab::take(const protocol::View& view) {
  stage_.tally.count("views");
  if (view.match != match_) wrong("got a view of another match");
  if (view.version < version_ && (!fresh_line_ || stage_.one_server)) wrong("a view took it back in time");
  if (commitment_.empty()) commitment_ = view.table.commitment;
  if (view.table.commitment != commitment_) wrong("the commitment of the deals was changed");
  changed = stage_.timeline.now();
  knows_ = true;
  fresh_line_ = false;
  version_ = view.version;
  seat_ = view.seat;
  document_ = R"({"table":)" + protocol::write(view.table) + R"(,"game":)" + view.game.value_or("null") + "}";
  check_document(version_);
  const server::Table* now = table();
  if (now == nullptr) return;
  if (view.chat != stage_.truth.heard(match_, seat(), -1, *now, kept_lines))
    wrong("a view has other lines than were said");
  check_legal(*now, view.legal);
  if (!seat_ && (view.invite || view.watch)) wrong("a spectator got the tokens of the links");
  if (seat_ && (view.invite != stage_.keys.invite(match_) || view.watch != stage_.keys.watch(match_)))
    wrong("a player did not get the tokens of the links");
}

void Tab::take(const protocol::Update& update) {
  stage_.tally.count("updates");
  if (!knows_ || update.from != version_)
    return wrong("got an update from version " + std::to_string(update.from) + ", which does not fit");
  if (update.to < update.from) return wrong("an update took it back in time");
  auto patched = protocol::apply_patch(document_, update.set);
  if (!patched) return wrong("got a patch that does not fit: " + patched.error());
  if (update.to > version_) changed = stage_.timeline.now();
  fresh_line_ = false;
  version_ = update.to;
  document_ = std::move(patched).value();
  check_document(version_);
  const server::Table* now = table();
  if (now == nullptr) return;
  if (update.chat.value_or(std::vector<protocol::ChatLine>{}) !=
      stage_.truth.heard(match_, seat(), update.from, *now, kept_lines)) {
    wrong("an update has other lines than were said");
  }
  check_legal(*now, update.legal);
}

void Tab::check_document(storage::Seq version) {
  const server::Table* right = stage_.truth.at(match_, version);
  if (right == nullptr) return wrong("was told of version " + std::to_string(version) + ", which is not stored");
  const auto seat_now = right->seat_of(person_->owner);
  if (seat_now != seat()) return wrong("sees with the eyes of another seat");
  const std::string mine = without_reasons(document_);
  if (const std::string expected = stage_.truth.document(*right, seat_now); mine != expected)
    wrong(difference(mine, expected));
}

void Tab::check_legal(const server::Table& table, const std::optional<protocol::Legal>& told) {
  const auto right = wants_legal ? server::legal_for(table, seat()) : std::nullopt;
  if (told != right) wrong("was told wrongly what is legal");
}

void Tab::check_answer(const std::string& key) {
  if (--open_[key] < 0) wrong("was answered more often than it asked: " + key);
  if (!urgent) return;
  const auto asked = asked_by(protocol::read_client_message(*urgent).value());
  if (asked && asked->key == key) urgent.reset();
}

void Tab::take(const protocol::Ack& ack) {
  stage_.tally.count("acknowledged");
  check_answer(ack.key);
  person_->acknowledged[person_->stored_key(ack.key)] = ack.version;
}

void Tab::take(const protocol::Refused& refused) {
  stage_.tally.count("refused " + std::string(protocol::name_of(refused.code)));
  refusal = refused.code;
  using protocol::RefusalCode;
  if (refused.code == RefusalCode::not_allowed && !refused.key && fresh_line_) banned = true;
  if (!refused.key) {
    if (refused.code == RefusalCode::bad_message && ++misunderstood_ > garbled_ + mutes_)
      wrong("was refused more often than it asked");
    return;
  }
  // A client that is told to try again does so, with the same key.
  const bool again = refused.code == RefusalCode::store || refused.code == RefusalCode::busy;
  std::optional<std::string> kept = again ? urgent : std::nullopt;
  check_answer(*refused.key);
  if (again && kept) urgent = std::move(kept);
}

void Tab::take(const protocol::Presence& news) {
  stage_.tally.count("presences");
  presence = news.seats;
  away = news.away.value_or(std::vector<protocol::Away>{});
  const server::Table* now = table();
  if (now == nullptr) return wrong("heard who is here before it saw the table");
  if (news.watchers < 0) wrong("heard of less than no spectators");
  for (const char letter : news.seats) {
    const auto there = server::seat_named(std::string_view(&letter, 1), now->chairs().size());
    if (!there || !now->chair(*there).is_person()) wrong("heard that somebody is in an empty seat");
  }
}

void Tab::take(const protocol::LegalNow& legal) {
  const server::Table* then = stage_.truth.at(match_, legal.version);
  if (then == nullptr) return wrong("was told what is legal at a version that is not stored");
  const auto right = server::legal_for(*then, then->seat_of(person_->owner)).value_or(protocol::Legal{});
  if (legal.undoable != right.undoable || legal.final != right.final)
    wrong("asked what is legal and got something else");
}

void Tab::take(const protocol::Pong& pong) {
  stage_.tally.count("pongs");
  if (pong.time > stage_.timeline.now()) wrong("got the time of the future");
}

void Tab::take(const protocol::Readings& /*readings*/) { wrong("got readings of texts, and never asked for any"); }

}  // namespace sim
