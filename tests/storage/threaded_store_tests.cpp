// The thread of the store: batches, order, answers on every way.
#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <stdexcept>

#include "storage/threaded_store.h"
#include "tests/storage/raw.h"

using namespace storage;
using namespace tests;
using namespace std::chrono_literals;

namespace {

// The server's thread: what is posted waits until the test runs it.
class Mailbox {
 public:
  ThreadedStore::Post post() {
    return [this](std::function<void()> call) {
      const std::scoped_lock lock(mutex_);
      calls_.push_back(std::move(call));
      ++posts_;
      came_.notify_one();
    };
  }
  // Runs what is posted until the condition holds, for a minute at most.
  template <class Condition>
  void run_until(const Condition& condition) {
    const auto deadline = std::chrono::steady_clock::now() + 60s;
    while (!condition()) {
      std::unique_lock lock(mutex_);
      REQUIRE(came_.wait_until(lock, deadline, [this] { return !calls_.empty(); }));
      const auto call = std::move(calls_.front());
      calls_.pop_front();
      lock.unlock();
      call();
    }
  }
  int posts() {
    const std::scoped_lock lock(mutex_);
    return posts_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::deque<std::function<void()>> calls_;
  int posts_ = 0;
};

// Makes the thread of the store wait until the gate is opened.
class Gate {
 public:
  void open() {
    const std::scoped_lock lock(mutex_);
    open_ = true;
    opened_.notify_all();
  }
  void pass() {
    std::unique_lock lock(mutex_);
    ++waiting_;
    arrived_.notify_all();
    opened_.wait(lock, [this] { return open_; });
  }
  void await_arrival() {
    std::unique_lock lock(mutex_);
    REQUIRE(arrived_.wait_for(lock, 60s, [this] { return waiting_ > 0; }));
  }

 private:
  std::mutex mutex_;
  std::condition_variable opened_;
  std::condition_variable arrived_;
  bool open_ = false;
  int waiting_ = 0;
};

// A real database behind the gate. A test can make it fail.
struct Watched : Database {
  explicit Watched(std::unique_ptr<Database> real) : inner(std::move(real)) {}
  Or<std::vector<Written>> write(const std::vector<Append>& appends) override {
    gate.pass();
    sizes.push_back(appends.size());
    if (broken) return core::Failure{Trouble{"the disk is gone"}};
    if (throwing) throw std::runtime_error("no memory");
    if (std::ranges::any_of(appends, [](const Append& a) { return a.match == "damaged"; }))
      return core::Failure{Trouble{.sentence = "a page is damaged", .damaged = true}};
    return inner->write(appends);
  }
  Or<std::optional<StoredMatch>> load(const std::string& match) override {
    gate.pass();
    if (throwing) throw std::runtime_error("no memory");
    return inner->load(match);
  }
  Or<std::vector<Listed>> list(const Query& query) override { return inner->list(query); }
  Or<void> probe() override {
    ++probes;
    if (broken) return core::Failure{Trouble{"the disk is gone"}};
    return inner->probe();
  }
  Or<void> backup(const std::string& path) override { return inner->backup(path); }

  std::unique_ptr<Database> inner;
  Gate gate;
  std::vector<std::size_t> sizes;
  std::atomic<bool> broken = false;
  std::atomic<bool> throwing = false;
  std::atomic<int> probes = 0;
};

struct Bench {
  explicit Bench(Limits limits = {}) {
    auto database = std::make_unique<Watched>(opened(place.store));
    watched = database.get();
    Observer observer;
    observer.batch = [this](std::size_t size, double seconds) { batches.fetch_add(seconds >= 0 ? size : 1000000); };
    observer.trouble = [this](const std::string& sentence) {
      const std::scoped_lock lock(mutex);
      troubles.push_back(sentence);
    };
    store = std::make_unique<ThreadedStore>(std::move(database), mailbox.post(), observer, limits);
  }
  void write(Append one) {
    store->write(std::move(one), [this](Written answer) { answers.push_back(answer); });
  }

  SqlitePlace place;
  Mailbox mailbox;
  Watched* watched = nullptr;
  std::atomic<std::size_t> batches = 0;
  std::mutex mutex;
  std::vector<std::string> troubles;
  std::vector<Written> answers;
  std::unique_ptr<ThreadedStore> store;
};

}  // namespace

TEST_CASE("the store is well until a write fails, and again when it can be written, also if nobody writes") {
  Bench bench;
  bench.watched->gate.open();
  const auto well = [&] {
    std::optional<bool> answer;
    bench.store->check([&](const Or<void>& found) { answer = found.ok(); });
    bench.mailbox.run_until([&] { return answer.has_value(); });
    return *answer;
  };
  const auto write = [&](const char* match) {
    bench.write(birth(match));
    bench.mailbox.run_until([&, before = bench.answers.size()] { return bench.answers.size() > before; });
    return bench.answers.back();
  };
  CHECK(write("a") == Written::done);
  CHECK(well());
  CHECK(bench.watched->probes == 0);
  bench.watched->broken = true;
  CHECK(well());
  CHECK(write("b") == Written::failed);
  for (int i = 0; i < 3; ++i) CHECK_FALSE(well());
  CHECK(bench.watched->probes == 3);
  bench.watched->broken = false;
  CHECK(well());
  CHECK(well());
  CHECK(bench.watched->probes == 4);
  CHECK(write("b") == Written::done);
  CHECK(loaded(*bench.watched->inner, "a").events.empty());
}

TEST_CASE("a write that succeeds makes a store well that had failed") {
  Bench bench;
  bench.watched->gate.open();
  bench.watched->broken = true;
  bench.write(birth("a"));
  bench.mailbox.run_until([&] { return bench.answers.size() == 1; });
  bench.watched->broken = false;
  bench.write(birth("a"));
  std::optional<bool> answer;
  bench.store->check([&](const Or<void>& found) { answer = found.ok(); });
  bench.mailbox.run_until([&] { return answer.has_value(); });
  CHECK(answer == true);
  CHECK(bench.watched->probes == 0);
}

TEST_CASE("a damaged match fails alone, not with all that wait beside it") {
  Bench bench;
  bench.write(birth("m"));
  bench.watched->gate.await_arrival();
  for (const char* match : {"a", "damaged", "b"}) bench.write(birth(match));
  bench.watched->gate.open();
  bench.mailbox.run_until([&] { return bench.answers.size() == 4; });
  CHECK(bench.answers == std::vector{Written::done, Written::done, Written::failed, Written::done});
  CHECK(loaded(*bench.watched->inner, "b").events.empty());
}

TEST_CASE("waiting appends become one transaction, and are answered together and in order") {
  Bench bench;
  bench.write(birth("m"));
  bench.watched->gate.await_arrival();
  for (Seq seq = 0; seq < 100; ++seq) bench.write(append("m", seq == 50 ? 0 : seq - (seq > 50 ? 1 : 0), {event("x")}));
  CHECK(bench.answers.empty());
  bench.watched->gate.open();
  bench.mailbox.run_until([&] { return bench.answers.size() == 101; });
  CHECK(bench.watched->sizes == std::vector<std::size_t>{1, 100});
  CHECK(bench.mailbox.posts() == 2);
  for (std::size_t i = 0; i < 101; ++i) CHECK(bench.answers[i] == (i == 51 ? Written::conflict : Written::done));
  bench.store.reset();
  CHECK(bench.batches == 101);
}

TEST_CASE("a batch has a limit") {
  Bench bench({.batch = 10});
  bench.write(birth("m"));
  bench.watched->gate.await_arrival();
  for (Seq seq = 0; seq < 25; ++seq) bench.write(append("m", seq, {event("x")}));
  bench.watched->gate.open();
  bench.mailbox.run_until([&] { return bench.answers.size() == 26; });
  CHECK(bench.watched->sizes == std::vector<std::size_t>{1, 10, 10, 5});
}

TEST_CASE("a read sees all earlier writes, also across batches, and does not wait for later ones") {
  Bench bench({.batch = 4});
  bench.write(birth("m"));
  bench.watched->gate.await_arrival();
  std::vector<std::size_t> seen;
  const auto ask = [&] {
    bench.store->load(
        "m", [&](const Or<std::optional<StoredMatch>>& found) { seen.push_back(found.value()->events.size()); });
  };
  for (Seq seq = 0; seq < 10; ++seq) bench.write(append("m", seq, {event("x")}));
  ask();
  for (Seq seq = 10; seq < 40; ++seq) bench.write(append("m", seq, {event("x")}));
  ask();
  std::size_t listed = 0;
  bench.store->list({Query::What::unfinished},
                    [&](const Or<std::vector<Listed>>& found) { listed = found.value().size(); });
  bench.watched->gate.open();
  bench.mailbox.run_until([&] { return listed == 1; });
  REQUIRE(seen.size() == 2);
  CHECK(seen[0] >= 10);
  CHECK(seen[0] <= 12);
  CHECK(seen[1] == 40);
  CHECK(bench.answers.size() == 41);
}

TEST_CASE("after the answer to a write a load sees it") {
  Bench bench;
  bench.watched->gate.open();
  Seq seen = -1;
  for (Seq seq = 0; seq < 30; ++seq) {
    bench.write(seq == 0 ? birth("m", {event("0")}) : append("m", seq, {event("x")}));
    bench.mailbox.run_until([&] { return std::ssize(bench.answers) == seq + 1; });
    bench.store->load("m",
                      [&](const Or<std::optional<StoredMatch>>& found) { seen = std::ssize(found.value()->events); });
    bench.mailbox.run_until([&] { return seen == seq + 1; });
  }
}

TEST_CASE("trouble fails its whole batch, is reported once, and passes") {
  Bench bench;
  bench.watched->broken = true;
  bench.write(birth("m"));
  bench.watched->gate.await_arrival();
  for (int i = 0; i < 5; ++i) bench.write(birth("n" + std::to_string(i)));
  bench.watched->gate.open();
  bench.mailbox.run_until([&] { return bench.answers.size() == 6; });
  CHECK(bench.answers == std::vector(6, Written::failed));
  bench.watched->broken = false;
  bench.write(birth("m"));
  bench.mailbox.run_until([&] { return bench.answers.size() == 7; });
  CHECK(bench.answers.back() == Written::done);
  bench.store.reset();
  CHECK(bench.troubles == std::vector<std::string>(2, "the disk is gone"));
}

TEST_CASE("an exception does not leave the thread") {
  Bench bench;
  bench.watched->gate.open();
  bench.watched->throwing = true;
  std::string sentence;
  bench.write(birth("m"));
  bench.store->load("m", [&](const Or<std::optional<StoredMatch>>& found) { sentence = found.error().sentence; });
  bench.mailbox.run_until([&] { return !sentence.empty(); });
  CHECK(bench.answers == std::vector{Written::failed});
  says(sentence, "no memory");
  bench.watched->throwing = false;
  bench.write(birth("m"));
  bench.mailbox.run_until([&] { return bench.answers.size() == 2; });
  CHECK(bench.answers.back() == Written::done);
}

TEST_CASE("beyond its limit the queue refuses at once, but never from within the call") {
  Bench bench({.waiting = 3});
  bench.write(birth("m"));
  bench.watched->gate.await_arrival();
  for (Seq seq = 0; seq < 5; ++seq) bench.write(append("m", seq, {event("x")}));
  std::string sentence;
  bench.store->load("m", [&](const Or<std::optional<StoredMatch>>& found) { sentence = found.error().sentence; });
  CHECK(bench.answers.empty());
  bench.mailbox.run_until([&] { return !sentence.empty(); });
  says(sentence, "can't keep up");
  CHECK(bench.answers == std::vector(2, Written::failed));
  bench.watched->gate.open();
  bench.mailbox.run_until([&] { return bench.answers.size() == 6; });
  CHECK(bench.answers.back() == Written::done);
}

TEST_CASE("requests queued at the end are still stored and answered") {
  Bench bench({.batch = 7});
  bench.write(birth("m"));
  for (Seq seq = 0; seq < 100; ++seq) bench.write(append("m", seq, {event("x")}));
  bench.watched->gate.open();
  bench.store.reset();
  bench.mailbox.run_until([&] { return bench.answers.size() == 101; });
  CHECK(bench.answers == std::vector(101, Written::done));
  CHECK(loaded(*opened(bench.place.store), "m").events.size() == 100);
}

TEST_CASE("requests that can't be stored in time at the end are answered as failed") {
  Bench bench({.farewell = 0ms});
  bench.write(birth("m"));
  bench.watched->gate.await_arrival();
  for (Seq seq = 0; seq < 10; ++seq) bench.write(append("m", seq, {event("x")}));
  std::thread opener([&] {
    std::this_thread::sleep_for(
        100ms);  // until the end has begun; if it has not, more is stored and the counts still fit
    bench.watched->gate.open();
  });
  bench.store.reset();
  opener.join();
  bench.mailbox.run_until([&] { return bench.answers.size() == 11; });
  const auto stored = std::ranges::count(bench.answers, Written::done);
  CHECK(bench.answers.front() == Written::done);
  CHECK(std::ssize(loaded(*opened(bench.place.store), "m").events) == stored - 1);
}

TEST_CASE("the thread works on PostgreSQL too") {
  const PostgresPlace place;
  Mailbox mailbox;
  std::size_t done = 0;
  {
    ThreadedStore store(opened(place.store), mailbox.post());
    for (int i = 0; i < 200; ++i) {
      store.write(birth("m" + std::to_string(i), {event("x")}),
                  [&](Written answer) { done += answer == Written::done; });
    }
  }
  mailbox.run_until([&] { return done == 200; });
}
