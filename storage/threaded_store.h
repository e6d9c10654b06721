// The store as the server sees it: one thread of its own does the waiting for the disk.
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

// Told from the thread of the store; each may be missing, and none may call the store.
struct Observer {
  std::function<void(std::size_t appends, double seconds)> batch = {};
  std::function<void(std::size_t waiting)> queue = {};
  std::function<void(const std::string& sentence)> trouble = {};
};

struct Limits {
  std::size_t batch = 512;                   // appends of one transaction
  std::size_t reads = 32;                    // between two of them
  std::size_t waiting = 20000;               // beyond it everything is refused at once
  std::chrono::milliseconds farewell{3000};  // for what still waits at the end
};

// All appends that wait become one transaction with one sync to the disk (group commit): the busier the server, the
// larger they get. A read never overtakes an append that was asked for before it.
class ThreadedStore : public Store {
 public:
  // Brings a function to the thread of the server; it may be called from any thread and must not run it at once.
  using Post = std::function<void(std::function<void()>)>;

  ThreadedStore(std::unique_ptr<Database> database, Post post, Observer observer = {}, Limits limits = {});
  // Finishes what waits, or answers that it failed when the time for it is over.
  ~ThreadedStore() override;

  void write(Append append, std::function<void(Written)> done) override;
  void load(std::string match, std::function<void(Or<std::optional<StoredMatch>>)> done) override;
  void list(Query query, std::function<void(Or<std::vector<Listed>>)> done) override;

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
  struct Read {
    Ticket ticket;
    std::variant<Load, List> what;
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
  std::thread thread_;
};

}  // namespace storage
