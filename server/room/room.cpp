#include "server/room/room.h"

#include <algorithm>
#include <exception>
#include <utility>

#include <sodium.h>

#include "server/house/log.h"
#include "server/house/metrics.h"

namespace server {
namespace {

using core::Failure;
using protocol::RefusalCode;
using storage::Written;

constexpr std::size_t longest_line = 64;
constexpr std::size_t kept_keys = 128;
constexpr int most_tries = 8;
constexpr storage::Time shortest_pause = 100;
constexpr storage::Time longest_pause = 5000;

Refusal store_trouble() {
  return {.code = RefusalCode::store,
          .clause = {},
          .reason = "the server could not store this; nothing is lost, try again in a moment"};
}

}  // namespace

Room::Room(World& world, const Keys& keys, std::string match, MakeRematch rematch)
    : world_(world),
      match_(std::move(match)),
      make_rematch_(std::move(rematch)),
      audience_(keys),
      opened_(world.now()) {
  world_.random(salt_);
}

// Only libraries throw exceptions. One that gets here stops this room and no other.
void Room::guarded(const std::function<void()>& work) {
  try {
    work();
  } catch (const std::exception& error) {
    world_.log().error("room_failed", {{Field::match, match_}, {Field::reason, error.what()}});
    stop({.code = RefusalCode::broken,
          .clause = {},
          .reason = "this match has stopped because of an error in the program"});
  }
}

void Room::enter(Member member) {
  if (phase_ == Phase::gone) {
    Audience::refuse(member, gone_);
    return member.connection->close(CloseCode::policy, gone_.reason);
  }
  audience_.add(std::move(member));
  if (phase_ == Phase::ready) audience_.publish(history_, world_.now());
  if (!std::exchange(visited_, true)) pump();
  if (phase_ == Phase::loading && !loading_) load({}, Written::done);
}

void Room::leave(Gateway::Number number) {
  if (audience_.remove(number) && phase_ == Phase::ready) audience_.tell_presence(history_.now(), world_.now());
}

void Room::when_loaded(std::function<void(const Loaded&)> then) {
  if (phase_ == Phase::ready) return then(&history_.now());
  if (phase_ == Phase::gone) return then(Failure{gone_});
  waiting_for_load_.push_back(std::move(then));
  if (!loading_) load({}, Written::done);
}

bool Room::needed() const {
  if (!audience_.empty() || writing_ || loading_ || resting_ || !line_.empty() || !waiting_for_load_.empty())
    return true;
  if (phase_ != Phase::ready || history_.now().status() != storage::Status::playing) return false;
  return clock_runs() || expects_people() || !thinking_.empty();
}

void Room::ask(Request request) {
  if (phase_ == Phase::gone) return request.answer(Failure{gone_});
  if (line_.size() >= longest_line) {
    return request.answer(Failure{Refusal{RefusalCode::busy, {}, "this table is too busy; try again"}});
  }
  line_.push_back(std::move(request));
  if (phase_ == Phase::loading && !loading_) return load({}, Written::done);
  pump();
}

// --- one request at a time ------------------------------------------------------------------------------------------

void Room::pump() {
  guarded([this] {
    while (phase_ == Phase::ready && !writing_ && !line_.empty()) {
      Request next = std::move(line_.front());
      line_.pop_front();
      serve(std::move(next));
    }
    if (phase_ == Phase::ready && !writing_ && !resting_) mind_own_business();
  });
}

void Room::serve(Request request) {
  if (const auto version = version_of(request.key)) return request.answer(*version);
  const Table& table = history_.now();
  Plan plan = request.plan(table, Moment{world_.now(), audience_.present(table), request.key, audience_.away_since()});
  if (!plan) return request.answer(Failure{plan.error()});
  if (plan.value().events.empty()) return request.answer(table.version());
  write(std::move(request), std::move(plan).value());
}

void Room::write(Request request, Draft draft) {
  writing_ = true;
  storage::Append append{.match = match_,
                         .after = history_.now().version(),
                         .birth = {},
                         .events = draft.events,
                         .header = draft.after.header()};
  for (std::string& owner : draft.after.members()) {
    if (!history_.now().seat_of(owner) && draft.after.seat_of(owner)) append.members.push_back(std::move(owner));
  }
  // std::function requires its contents to be copyable.
  auto kept = std::make_shared<std::pair<Request, Draft>>(std::move(request), std::move(draft));
  world_.store().write(std::move(append), [self = weak_from_this(), kept](Written result) {
    if (const auto room = self.lock()) room->guarded([&] { room->written(result, kept->first, kept->second); });
  });
}

void Room::written(Written result, Request& request, Draft& draft) {
  writing_ = false;
  if (result != Written::done) {
    if (failures_ == 0) {
      const std::string code = result == Written::conflict ? "conflict" : "failed";
      world_.log().warning("not_stored", {{Field::match, match_}, {Field::code, code}});
    }
    if (result == Written::failed) rest();
    return load(std::move(request), result);
  }
  failures_ = 0;
  resting_ = false;
  const storage::Seq before = history_.now().version();
  history_.add(std::make_shared<const Table>(std::move(draft.after)));
  remember(draft.events, before);
  for (const storage::Event& event : draft.events) world_.metrics().count(event);
  audience_.publish(history_, world_.now());
  request.answer(history_.now().version());
  pump();
}

// --- loading, and loading again -------------------------------------------------------------------------------------

void Room::load(std::optional<Request> unsure, Written why) {
  phase_ = Phase::loading;
  loading_ = true;
  auto kept = std::make_shared<std::optional<Request>>(std::move(unsure));
  world_.store().load(match_, [self = weak_from_this(), kept, why](auto found) {
    if (const auto room = self.lock()) room->guarded([&] { room->loaded(std::move(found), std::move(*kept), why); });
  });
}

void Room::loaded(storage::Or<std::optional<storage::StoredMatch>> found, std::optional<Request> unsure, Written why) {
  if (!found && found.error().damaged) {
    world_.log().error("match_broken", {{Field::match, match_}, {Field::reason, found.error().sentence}});
    return stop({RefusalCode::broken, {}, "this match is damaged in the store; it has to be restored from a backup"});
  }
  if (!found) {
    // Refuse the requests in line. People who wait for a view keep waiting, and so does the request that may be stored.
    refuse_line(store_trouble());
    tell_loaded(Failure{store_trouble()});
    auto kept = std::make_shared<std::optional<Request>>(std::move(unsure));
    return world_.after(next_pause(), [self = weak_from_this(), kept, why] {
      if (const auto room = self.lock()) room->load(std::move(*kept), why);
    });
  }
  loading_ = false;
  const auto& stored = found.value();
  if (!stored) return stop({RefusalCode::no_such_match, {}, "there is no such match"});
  if (auto built = rebuild(*stored); !built) {
    world_.log().error("match_broken", {{Field::match, match_}, {Field::reason, built.error()}});
    mark_broken(*stored);
    return stop({RefusalCode::broken, {}, "this match can't go on: " + built.error()});
  }
  phase_ = Phase::ready;
  audience_.publish(history_, world_.now());
  tell_loaded(&history_.now());
  if (unsure) settle_unsure(std::move(*unsure), stored->events, why);
  pump();
}

// For lists and for the operator; the events stay as they are.
void Room::mark_broken(const storage::StoredMatch& stored) {
  if (stored.status == storage::Status::broken) return;
  storage::Append mark{.match = match_,
                       .after = static_cast<storage::Seq>(stored.events.size()),
                       .birth = {},
                       .events = {},
                       .header = {storage::Status::broken, false, stored.summary, world_.now()}};
  world_.store().write(std::move(mark), [](Written) {});
}

core::Result<void, std::string> Room::rebuild(const storage::StoredMatch& stored) {
  auto setting = Setting::open(match_, stored.birth);
  if (!setting) return Failure{setting.error()};
  const storage::Seq known = history_.empty() ? 0 : history_.now().version();
  auto table = std::make_shared<Table>(std::move(setting).value());
  keys_seen_.clear();
  storage::Seq seq = 0;
  for (const storage::Event& event : stored.events) {
    if (auto verdict = table->apply(event); !verdict)
      return Failure{"event " + std::to_string(seq + 1) + ": " + std::string(verdict.error().reason)};
    ++seq;
    // Reasons are not stored, so take them from the old table: what was shown must not disappear.
    if (seq == known) table->take_reasons(history_.now());
    if (event.kind == name_of(Kind::chat) && seq > known) say(event, seq, *table);
  }
  remember_keys(stored.events, 0);
  history_.add(std::move(table));
  return {};
}

// Whether a write that failed or collided was stored after all.
void Room::settle_unsure(Request request, const std::vector<storage::Event>& events, Written why) {
  if (const auto there = std::find_if(events.begin(), events.end(),
                                      [&](const auto& e) { return !request.key.empty() && e.key == request.key; });
      there != events.end()) {
    return request.answer(storage::Seq{there - events.begin()} + 1);
  }
  if (why == Written::conflict && ++request.tries < most_tries) return line_.push_front(std::move(request));
  request.answer(Failure{store_trouble()});
}

storage::Time Room::next_pause() { return std::min(longest_pause, shortest_pause << std::min(failures_++, 10)); }

// If loads succeed but writes fail, as on a full disk, a bot would otherwise move again and again without a pause.
void Room::rest() {
  if (resting_) return;
  resting_ = true;
  world_.after(next_pause(), [self = weak_from_this()] {
    const auto room = self.lock();
    if (!room) return;
    room->resting_ = false;
    room->pump();
  });
}

// --- what is kept besides the table ---------------------------------------------------------------------------------

void Room::remember(const std::vector<storage::Event>& events, storage::Seq after) {
  remember_keys(events, after);
  for (const storage::Event& event : events) {
    ++after;
    if (event.kind == name_of(Kind::chat)) say(event, after, history_.now());
  }
}

void Room::remember_keys(const std::vector<storage::Event>& events, storage::Seq after) {
  for (const storage::Event& event : events) {
    ++after;
    if (!event.key.empty()) keys_seen_.emplace_back(hash(event.key), after);
  }
  if (keys_seen_.size() > kept_keys) {
    keys_seen_.erase(keys_seen_.begin(), keys_seen_.end() - static_cast<std::ptrdiff_t>(kept_keys));
  }
}

void Room::say(const storage::Event& event, storage::Seq id, const Table& table) {
  const auto seat = seat_named(event.actor, table.chairs().size());
  if (!seat) return;
  history_.say(
      {.id = id, .seat = core::letter(*seat), .name = table.chair(*seat).name, .text = event.text, .time = event.time});
}

std::uint64_t Room::hash(const std::string& key) const {
  std::uint64_t out = 0;
  static_assert(sizeof(out) == crypto_shorthash_BYTES && sizeof(salt_) == crypto_shorthash_KEYBYTES);
  ::crypto_shorthash(reinterpret_cast<unsigned char*>(&out), reinterpret_cast<const unsigned char*>(key.data()),
                     key.size(), salt_.data());
  return out;
}

// Older keys are known to the store, which then reports a conflict.
std::optional<storage::Seq> Room::version_of(const std::string& key) const {
  if (key.empty()) return std::nullopt;
  const std::uint64_t wanted = hash(key);
  const auto found =
      std::find_if(keys_seen_.begin(), keys_seen_.end(), [&](const auto& k) { return k.first == wanted; });
  if (found == keys_seen_.end()) return std::nullopt;
  return found->second;
}

void Room::refuse_line(const Refusal& refusal) {
  for (Request& request : std::exchange(line_, {})) request.answer(Failure{refusal});
}

void Room::tell_loaded(const Loaded& loaded) {
  for (const auto& then : std::exchange(waiting_for_load_, {})) then(loaded);
}

void Room::stop(const Refusal& why) {
  phase_ = Phase::gone;
  gone_ = why;
  loading_ = false;
  refuse_line(why);
  audience_.close_all(CloseCode::policy, why);
  tell_loaded(Failure{why});
}

}  // namespace server
