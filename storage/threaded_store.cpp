#include "storage/threaded_store.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace storage {
namespace {

Trouble overloaded() { return {"the store can't keep up with the requests; the data is fine, try again later"}; }

Trouble closed() { return {"the server is closing its store; try again when it runs again"}; }

Trouble unexpected(const std::exception& error) {
  return {"the store failed in an unexpected way (" + std::string(error.what()) + "); please report it"};
}

}  // namespace

ThreadedStore::ThreadedStore(std::unique_ptr<Database> database, Post post, Observer observer, Limits limits)
    : database_(std::move(database)), post_(std::move(post)), observer_(std::move(observer)), limits_(limits) {
  thread_ = std::thread([this] { work(); });
}

ThreadedStore::~ThreadedStore() {
  {
    const std::scoped_lock lock(mutex_);
    stop_ = true;
    give_up_ = Clock::now() + limits_.farewell;
  }
  arrived_.notify_one();
  thread_.join();
}

void ThreadedStore::write(Append append, std::function<void(Written)> done) {
  {
    const std::scoped_lock lock(mutex_);
    if (writes_.size() + reads_.size() < limits_.waiting) {
      writes_.push_back({next_ticket_++, std::move(append), std::move(done)});
      done = nullptr;
    }
  }
  if (done) return post_([done = std::move(done)] { done(Written::failed); });
  arrived_.notify_one();
}

void ThreadedStore::load(std::string match, std::function<void(Or<std::optional<StoredMatch>>)> done) {
  enqueue({0, Load{std::move(match), std::move(done)}});
}

void ThreadedStore::list(Query query, std::function<void(Or<std::vector<Listed>>)> done) {
  enqueue({0, List{std::move(query), std::move(done)}});
}

void ThreadedStore::check(std::function<void(Or<void>)> done) { enqueue({0, Check{std::move(done)}}); }

void ThreadedStore::enqueue(Read read) {
  {
    const std::scoped_lock lock(mutex_);
    if (writes_.size() + reads_.size() < limits_.waiting) {
      read.ticket = next_ticket_++;
      reads_.push_back(std::move(read));
      arrived_.notify_one();
      return;
    }
  }
  refuse(read, overloaded());
}

void ThreadedStore::refuse(const Read& read, const Trouble& trouble) {
  std::visit([&](const auto& what) { post_([done = what.done, trouble] { done(core::Failure{trouble}); }); },
             read.what);
}

void ThreadedStore::work() {
  Round round;
  while (take(round)) {
    try {
      do_round(round);
    } catch (const std::exception& error) {  // thrown by `post` or the observer: nobody is left to be told
      try {
        complain(unexpected(error).sentence);
      } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch): the thread must outlive its observer
      }
    }
  }
}

// Waits for work and takes as much as one round may do; false at the end.
bool ThreadedStore::take(Round& round) {
  round = {};
  std::unique_lock lock(mutex_);
  arrived_.wait(lock, [this] { return stop_ || !writes_.empty() || !reads_.empty(); });
  if (writes_.empty() && reads_.empty()) return false;
  while (!writes_.empty() && round.writes.size() < limits_.batch) {
    round.writes.push_back(std::move(writes_.front()));
    writes_.pop_front();
  }
  while (!reads_.empty() && round.reads.size() < limits_.reads) {
    if (!writes_.empty() && writes_.front().ticket < reads_.front().ticket) break;
    round.reads.push_back(std::move(reads_.front()));
    reads_.pop_front();
  }
  round.too_late = stop_ && Clock::now() >= give_up_;
  const std::size_t waiting = writes_.size() + reads_.size();
  lock.unlock();
  if (observer_.queue) observer_.queue(waiting);
  return true;
}

void ThreadedStore::do_round(Round& round) {
  if (!round.writes.empty()) do_writes(round.writes, round.too_late);
  for (Read& read : round.reads) do_read(read, round.too_late);
}

Or<std::vector<Written>> ThreadedStore::try_writes(const std::vector<Append>& appends) {
  try {
    return database_->write(appends);
  } catch (const std::exception& error) {
    return core::Failure{unexpected(error)};
  }
}

// A match that is damaged in the store must not fail the rest of its batch, so each append is tried alone.
Or<std::vector<Written>> ThreadedStore::try_each(std::vector<Append>& appends) {
  std::vector<Written> answers;
  answers.reserve(appends.size());
  for (Append& append : appends) {
    const auto one = try_writes({std::move(append)});
    if (!one) complain(one.error().sentence);
    answers.push_back(one && one.value().size() == 1 ? one.value().front() : Written::failed);
  }
  return answers;
}

Or<std::vector<Written>> ThreadedStore::try_batch(std::vector<Write>& writes) {
  std::vector<Append> appends;
  appends.reserve(writes.size());
  for (Write& write : writes) appends.push_back(std::move(write.append));
  auto result = try_writes(appends);
  return !result && result.error().damaged && appends.size() > 1 ? try_each(appends) : std::move(result);
}

void ThreadedStore::do_writes(std::vector<Write>& writes, bool too_late) {
  const auto begin = Clock::now();
  const auto result = too_late ? core::Failure{closed()} : try_batch(writes);
  last_write_failed_ = !result;
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  std::vector<Written> answers(writes.size(), Written::failed);
  if (result && result.value().size() == writes.size()) answers = result.value();
  std::vector<std::pair<std::function<void(Written)>, Written>> calls;
  calls.reserve(writes.size());
  for (std::size_t i = 0; i < writes.size(); ++i) calls.emplace_back(std::move(writes[i].done), answers[i]);
  post_([calls = std::move(calls)] {
    for (const auto& [done, answer] : calls) done(answer);
  });
  if (observer_.batch) observer_.batch(writes.size(), seconds);
  if (!result) complain(result.error().sentence);
}

void ThreadedStore::do_read(Read& read, bool too_late) {
  if (auto* load = std::get_if<Load>(&read.what)) {
    answer<std::optional<StoredMatch>>(std::move(load->done), too_late, [&] { return database_->load(load->match); });
  } else if (auto* list = std::get_if<List>(&read.what)) {
    answer<std::vector<Listed>>(std::move(list->done), too_late, [&] { return database_->list(list->query); });
  } else if (auto* check = std::get_if<Check>(&read.what)) {
    answer<void>(std::move(check->done), too_late, [&] { return do_check(); });
  }
}

// A match without a name does not exist, so looking for it reads next to nothing.
Or<void> ThreadedStore::do_check() {
  if (!last_write_failed_) {
    const auto found = database_->load("");
    return found ? Or<void>() : core::Failure{found.error()};
  }
  auto probed = database_->probe();
  last_write_failed_ = !probed;
  return probed;
}

template <class T, class Done, class Ask>
void ThreadedStore::answer(Done done, bool too_late, const Ask& ask) {
  const auto asked = [&]() -> Or<T> {
    if (too_late) return core::Failure{closed()};
    try {
      return ask();
    } catch (const std::exception& error) {
      return core::Failure{unexpected(error)};
    }
  };
  auto found = std::make_shared<Or<T>>(asked());
  const std::string sentence = found->ok() ? "" : found->error().sentence;
  post_([done = std::move(done), found = std::move(found)] { done(std::move(*found)); });
  if (!sentence.empty()) complain(sentence);
}

void ThreadedStore::complain(const std::string& sentence) {
  if (observer_.trouble) observer_.trouble(sentence);
}

}  // namespace storage
