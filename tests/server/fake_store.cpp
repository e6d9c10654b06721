#include "tests/server/fake_store.h"

#include <algorithm>
#include <memory>
#include <tuple>

#include "storage/append_check.h"

namespace server_tests {

using storage::Written;

// --- time -----------------------------------------------------------------------------------------------------------

void Timeline::after(storage::Time delay, std::function<void()> then) {
  queue_.emplace(std::pair(now_ + std::max<storage::Time>(delay, 0), ++number_), std::move(then));
}

bool Timeline::step() {
  if (queue_.empty()) return false;
  auto next = queue_.extract(queue_.begin());
  now_ = next.key().first;
  next.mapped()();
  return true;
}

bool Timeline::run_until(storage::Time end, std::uint64_t most_steps) {
  for (; !queue_.empty() && queue_.begin()->first.first <= end; --most_steps) {
    if (most_steps == 0) return false;
    step();
  }
  now_ = std::max(now_, end);
  return true;
}

// --- what is stored -------------------------------------------------------------------------------------------------

Written Shelf::write(const storage::Append& append) {
  if (!storage::consistent(append)) return Written::conflict;
  const auto found = matches_.find(append.match);
  if (append.birth.has_value() != (found == matches_.end())) return Written::conflict;
  if (found != matches_.end()) {
    const Match& there = found->second;
    if (std::ssize(there.stored.events) != append.after) return Written::conflict;
    for (const storage::Event& event : append.events) {
      if (!event.key.empty() && there.keys.contains(event.key)) return Written::conflict;
    }
  }
  Match& match = matches_[append.match];
  if (append.birth) match.stored.birth = *append.birth;
  match.stored.status = append.header.status;
  match.stored.summary = append.header.summary;
  match.header = append.header;
  match.members.insert(append.members.begin(), append.members.end());
  for (const storage::Event& event : append.events) {
    match.stored.events.push_back(event);
    if (!event.key.empty()) match.keys.insert(event.key);
  }
  return Written::done;
}

std::optional<storage::StoredMatch> Shelf::load(const std::string& match) const {
  const auto found = matches_.find(match);
  if (found == matches_.end()) return std::nullopt;
  return found->second.stored;
}

std::vector<storage::Listed> Shelf::list(const storage::Query& query) const {
  using What = storage::Query::What;
  const auto shown = query.what == What::running_tables ? storage::Status::playing : storage::Status::open;
  std::vector<storage::Listed> found;
  for (const auto& [id, match] : matches_) {
    const storage::Header& header = match.header;
    const bool wanted = query.what == What::of_member    ? match.members.contains(query.member)
                        : query.what == What::unfinished ? header.status == storage::Status::playing
                                                         : header.listed && header.status == shown;
    if (wanted) found.push_back({id, header});
  }
  std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
    return std::tie(a.header.time, a.match) > std::tie(b.header.time, b.match);
  });
  if (std::ssize(found) > query.limit) found.resize(static_cast<std::size_t>(std::max(query.limit, 0)));
  return found;
}

void Shelf::lose_last(const std::string& match) {
  auto& there = matches_.at(match);
  there.keys.erase(there.stored.events.back().key);
  there.stored.events.pop_back();
}

// --- the way to it --------------------------------------------------------------------------------------------------

storage::Time FakeStore::delay() {
  return faults.least_delay + random_.below(static_cast<int>(faults.most_delay - faults.least_delay) + 1);
}

WriteFault FakeStore::fault() {
  if (!next_writes.empty()) {
    const WriteFault next = next_writes.front();
    next_writes.pop_front();
    return next;
  }
  if (hit(faults.lost)) return WriteFault::lost;
  if (hit(faults.unsure)) return WriteFault::unsure;
  if (hit(faults.overtaken)) return WriteFault::overtaken;
  return WriteFault::none;
}

namespace {

// Somebody at another server says something.
void overtake(Shelf& shelf, const std::string& match, storage::Time now) {
  const auto found = shelf.matches().find(match);
  if (found == shelf.matches().end()) return;
  storage::Append append{.match = match,
                         .after = std::ssize(found->second.stored.events),
                         .birth = {},
                         .events = {{now, "chat", "A", "I was faster", {}}},
                         .header = found->second.header};
  append.header.time = now;
  shelf.write(append);
}

Written perform(Shelf& shelf, const storage::Append& append, WriteFault fault, storage::Time now) {
  if (fault == WriteFault::lost) return Written::failed;
  if (fault == WriteFault::overtaken) overtake(shelf, append.match, now);
  const Written written = shelf.write(append);
  return fault == WriteFault::unsure ? Written::failed : written;
}

}  // namespace

// What is under way arrives even when the server that sent it has died meanwhile.
void FakeStore::write(storage::Append append, std::function<void(Written)> done) {
  ++writes;
  const auto result = std::make_shared<Written>(Written::failed);
  const storage::Time there = delay();
  timeline_.after(there, [&timeline = timeline_, &shelf = shelf_, append = std::move(append), fault = fault(), result] {
    *result = perform(shelf, append, fault, timeline.now());
  });
  answer_(there + delay(), [result, done = std::move(done)] { done(*result); });
}

void FakeStore::load(std::string match, std::function<void(storage::Or<std::optional<storage::StoredMatch>>)> done) {
  ++loads;
  const bool fails = failing_loads > 0 ? failing_loads-- > 0 : hit(faults.load_trouble);
  answer_(delay(), [this, fails, match = std::move(match), done = std::move(done)] {
    if (fails) return done(core::Failure{storage::Trouble{"the store was told not to load"}});
    if (damaged.contains(match)) {
      return done(core::Failure{storage::Trouble{.sentence = "the disk image is malformed", .damaged = true}});
    }
    done(shelf_.load(match));
  });
}

void FakeStore::list(storage::Query query, std::function<void(storage::Or<std::vector<storage::Listed>>)> done) {
  const bool fails = failing_lists > 0 ? failing_lists-- > 0 : hit(faults.list_trouble);
  answer_(delay(), [this, fails, query = std::move(query), done = std::move(done)] {
    if (fails) return done(core::Failure{storage::Trouble{"the store was told not to list"}});
    done(shelf_.list(query));
  });
}

void FakeStore::check(std::function<void(storage::Or<void>)> done) {
  const bool fails = failing_checks > 0 ? failing_checks-- > 0 : hit(faults.list_trouble);
  answer_(delay(), [fails, done = std::move(done)] {
    if (fails) return done(core::Failure{storage::Trouble{"the store was told to be ill"}});
    done({});
  });
}

}  // namespace server_tests
