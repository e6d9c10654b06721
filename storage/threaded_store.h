// The store as the server sees it: its own thread waits for the disk.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <variant>

#include "storage/store.h"

namespace storage {

// Called on the store's thread. Each may be empty, and none may call the store.
struct Observer {
  std::function<void(std::size_t appends, double seconds)> batch = {};
  std::function<void(std::size_t waiting)> queue = {};
  std::function<void(const std::string& sentence)> trouble = {};
};

struct Limits {
  std::size_t batch = 512;                   // appends in one transaction
  std::size_t reads = 32;                    // reads between two transactions
  std::size_t waiting = 20000;               // beyond this, requests are refused at once
  std::chrono::milliseconds farewell{3000};  // at the end, the time to finish what still waits
};

// All waiting appends become one transaction with one sync to the disk (group commit): the busier the server, the
// larger the transactions. A read never overtakes an earlier append.
class ThreadedStore : public Store {
 public:
  // Runs a function on the server's thread. It may be called from any thread and must not run the function at once.
  using Post = std::function<void(std::function<void()>)>;

  ThreadedStore(std::unique_ptr<Database> database, Post post, Observer observer = {}, Limits limits = {});
  // Finishes the waiting requests. Those that do not fit into the time for that are answered as failed.
  ~ThreadedStore() override;

  void write(Append append, std::function<void(Written)> done) override;
  void load(std::string match, std::function<void(Or<std::optional<StoredMatch>>)> done) override;
  void list(Query query, std::function<void(Or<std::vector<Listed>>)> done) override;
  void check(std::function<void(Or<void>)> done) override;

 private:
  using Clock = std::chrono::steady_clock;
  using Ticket = std::uint64_t;
  struct Write {
    Ticket ticket;
    Append append;
    std::function<void(Written)> done;
  };
  struct Load {
    std::string match;
    std::function<void(Or<std::optional<StoredMatch>>)> done;
  };
  struct List {
    Query query;
    std::function<void(Or<std::vector<Listed>>)> done;
  };
  struct Check {
    std::function<void(Or<void>)> done;
  };
  struct Read {
    Ticket ticket;
    std::variant<Load, List, Check> what;
  };
  struct Round {
    std::vector<Write> writes;
    std::vector<Read> reads;
    bool too_late = false;
  };

  void enqueue(Read read);
  void work();
  bool take(Round& round);
  void do_round(Round& round);
  void do_writes(std::vector<Write>& writes, bool too_late);
  Or<std::vector<Written>> try_batch(std::vector<Write>& writes);
  Or<std::vector<Written>> try_writes(const std::vector<Append>& appends);
  Or<std::vector<Written>> try_each(std::vector<Append>& appends);
  void do_read(Read& read, bool too_late);
  Or<void> do_check();
  template <class T, class Done, class Ask>
  void answer(Done done, bool too_late, const Ask& ask);
  void refuse(const Read& read, const Trouble& trouble);
  void complain(const std::string& sentence);

  const std::unique_ptr<Database> database_;
  const Post post_;
  const Observer observer_;
  const Limits limits_;
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<Write> writes_;
  std::deque<Read> reads_;
  Ticket next_ticket_ = 0;
  bool stop_ = false;
  Clock::time_point give_up_ = Clock::time_point::max();
  bool last_write_failed_ = false;  // used by the thread only
  std::thread thread_;
};

}  // namespace storage
