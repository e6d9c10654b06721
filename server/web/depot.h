// What is given out over and over: the pictures, and the files of the page.
//
// A thing is made when it is first asked for, and compressed quickly unless it comes compressed; a thread of its own then
// compresses it as well as it goes for those who come later. All calls come from the server's thread.
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

// A thing to be given out; `brotli` is the same compressed as well as it goes, where somebody has done that already.
struct Ware {
  std::string text;
  std::string brotli = {};
};

class Depot {
 public:
  // About so many bytes are kept at most; what was not asked for longest goes first.
  explicit Depot(std::size_t most_bytes = std::size_t{48} << 20U) : most_bytes_(most_bytes) {}
  Depot(const Depot&) = delete;
  Depot& operator=(const Depot&) = delete;
  ~Depot();

  // The thing of this name, in the coding that the client likes best; 304 when the client has it. `make` is called when it
  // is not kept. Its type, and how long others may keep it, is for the caller to add.
  HttpResponse give(const HttpRequest& request, const std::string& name, const std::function<Ware()>& make);

  std::size_t kept_bytes() const { return kept_bytes_; }
  // Until everything that was asked for is as small as it goes; for tests.
  void finish();

 private:
  using Text = std::shared_ptr<const std::string>;
  struct Kept {
    Text text;
    std::string tag;
    std::array<Text, 3> bodies;  // by coding; empty where compressing does not pay
    std::uint64_t used = 0;      // the larger, the later
  };
  struct Job {
    std::string name;
    Text text;
    Coding coding = Coding::identity;
    Text body = {};  // when it is done
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

  // What the thread and the server share.
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Job> jobs_;
  std::vector<Job> done_;
  bool busy_ = false;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace server
