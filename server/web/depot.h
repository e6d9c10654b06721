// Serves items that many clients ask for: the pictures and the files of the page.
//
// An item is made when it is first asked for, and compressed quickly unless it is compressed already. A separate thread then
// compresses it as well as possible for later requests. All calls come from the server's thread.
#pragma once

#include <array>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/gateway.h"
#include "server/web/encoding.h"

namespace server {

// An item to be served. `brotli` is its best compression, if the build has made it already. `packed`: it can't be compressed any more.
struct Ware {
  std::string text;
  std::string brotli = {};
  bool packed = false;
};

class Depot {
 public:
  // Keeps about this many bytes; the least recently used items are dropped first.
  explicit Depot(std::size_t most_bytes = std::size_t{48} << 20U) : most_bytes_(most_bytes) {}
  Depot(const Depot&) = delete;
  Depot& operator=(const Depot&) = delete;
  ~Depot();

  // Serves the item with this name in the coding that the client prefers, or 304 if the client has it. `make` is called
  // if the item is not kept. The caller adds its type and how long it may be cached.
  HttpResponse give(const HttpRequest& request, const std::string& name, const std::function<Ware()>& make);

  void forget(const std::string& name);

  std::size_t kept_bytes() const { return kept_bytes_; }
  // Waits until every item is compressed as well as possible; for tests.
  void finish();

 private:
  using Text = std::shared_ptr<const std::string>;
  struct Kept {
    Text text;
    std::string tag;
    std::array<Text, 3> bodies;  // by coding; empty if compression does not pay
    std::uint64_t used = 0;      // larger means more recent
  };
  struct Job {
    std::string name;
    Text text;
    Coding coding = Coding::identity;
    Text body = {};  // set when the job is done
  };

  Kept& keep(const std::string& name, const std::function<Ware()>& make);
  void make_room();
  void improve(Job job);
  void collect();
  void work();

  std::size_t most_bytes_;
  std::size_t kept_bytes_ = 0;
  std::uint64_t clock_ = 0;
  std::map<std::string, Kept> kept_;

  // Shared by the thread and the server.
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Job> jobs_;
  std::vector<Job> done_;
  bool busy_ = false;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace server
