// Opens tables over HTTP as four people would. It has threads of its own, so that the sockets need not wait for it.
#pragma once

#include <array>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "apps/common/stop.h"
#include "apps/load/match.h"

namespace apps {

class LoadUsher {
 public:
  using People = std::array<std::string, load_seats>;  // cookies; an empty one is a new person
  // Called on a thread of the usher.
  using Done = std::function<void(Or<LoadTable>)>;

  LoadUsher(std::string host, std::uint16_t port, std::string game, int threads);
  LoadUsher(const LoadUsher&) = delete;
  LoadUsher& operator=(const LoadUsher&) = delete;
  // Finishes the tables that are being opened and drops those that wait.
  ~LoadUsher();

  void open(People people, Done done);
  // The cookie of a new person. Blocks until the server answers.
  Or<std::string> session() const;

 private:
  struct Task {
    People people;
    Done done;
  };
  void work();
  Or<LoadTable> set_table(People people) const;
  Or<std::string> post(const std::string& target, const std::string& body, const std::string& cookie,
                       std::string* set_cookie = nullptr) const;

  std::string host_;
  std::uint16_t port_;
  std::string game_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Task> tasks_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace apps
