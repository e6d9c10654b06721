// A store in memory that keeps the contract of storage/store.h, except for the faults that a test asks for. Several servers
// may share a shelf; each has its own store in front of it, and the faults happen there.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/random.h"
#include "storage/store.h"

namespace server_tests {

// Virtual time: calls are made in the order of their times. Calls for the same time are made in the order of asking.
class Timeline {
 public:
  storage::Time now() const { return now_; }
  void after(storage::Time delay, std::function<void()> then);
  // Makes the next call; false if there is none.
  bool step();
  // Makes all calls up to that time. After `most_steps` of them it stops and answers false.
  bool run_until(storage::Time end, std::uint64_t most_steps = 10'000'000);
  bool run_for(storage::Time time) { return run_until(now_ + time); }
  std::size_t waiting() const { return queue_.size(); }

 private:
  storage::Time now_ = 1'700'000'000'000;
  std::uint64_t number_ = 0;
  std::map<std::pair<storage::Time, std::uint64_t>, std::function<void()>> queue_;
};

// The stored matches. Everything is stored at once and never fails.
class Shelf {
 public:
  storage::Written write(const storage::Append& append);
  std::optional<storage::StoredMatch> load(const std::string& match) const;
  std::vector<storage::Listed> list(const storage::Query& query) const;

  // For checks: the contents, without a copy.
  struct Match {
    storage::StoredMatch stored;
    storage::Header header;
    std::set<std::string> members;
    std::set<std::string> keys;
  };
  const std::map<std::string, Match>& matches() const { return matches_; }
  // Loses the last event that was acknowledged, to test the checks themselves.
  void lose_last(const std::string& match);

 private:
  std::map<std::string, Match> matches_;
};

enum class WriteFault : std::uint8_t {
  none,
  lost,       // answers failed, nothing was stored
  unsure,     // answers failed, and yet it was stored
  overtaken,  // another server appends an event first, so this one gets a conflict
};

// How many of 1000 calls go wrong.
struct Faults {
  int lost = 0;
  int unsure = 0;
  int overtaken = 0;
  int load_trouble = 0;
  int list_trouble = 0;
  storage::Time least_delay = 1;
  storage::Time most_delay = 1;
};

class FakeStore final : public storage::Store {
 public:
  // Calls the server later, if it still exists.
  using Answer = std::function<void(storage::Time delay, std::function<void()> then)>;
  FakeStore(Timeline& timeline, Shelf& shelf, std::uint64_t seed, Answer answer)
      : timeline_(timeline), shelf_(shelf), random_(seed), answer_(std::move(answer)) {}

  void write(storage::Append append, std::function<void(storage::Written)> done) override;
  void load(std::string match, std::function<void(storage::Or<std::optional<storage::StoredMatch>>)> done) override;
  void list(storage::Query query, std::function<void(storage::Or<std::vector<storage::Listed>>)> done) override;
  void check(std::function<void(storage::Or<void>)> done) override;

  Faults faults;
  // What happens to the next calls. After these, chance decides.
  std::deque<WriteFault> next_writes;
  int failing_loads = 0;
  int failing_lists = 0;
  int failing_checks = 0;
  std::set<std::string> damaged;  // matches that can't be read any more
  // How often it was asked.
  int writes = 0;
  int loads = 0;

 private:
  bool hit(int of_thousand) { return of_thousand > 0 && random_.below(1000) < of_thousand; }
  storage::Time delay();
  WriteFault fault();

  Timeline& timeline_;
  Shelf& shelf_;
  core::Random random_;
  Answer answer_;
};

}  // namespace server_tests
