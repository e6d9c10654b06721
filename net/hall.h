// What all connections of a listener share. It lives as long as any of them, possibly longer than the listener.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_set>

#include "net/addresses.h"
#include "net/asio.h"
#include "net/listener.h"
#include "net/loop_core.h"

namespace net {

class Guest;

struct Hall {
  Hall(Loop& of, server::Gateway& to, ListenOptions with)
      : loop(of), gateway(&to), options(std::move(with)), acceptor(of.core().context.get_executor()) {}

  Executor executor() { return loop.core().context.get_executor(); }

  Loop& loop;
  server::Gateway* gateway;  // null once the listener is gone
  ListenOptions options;
  NetCounters counters;
  AddressBook addresses;
  std::unordered_set<Guest*> guests;
  int leaving = 0;  // connections that see_off is closing
  Acceptor acceptor;
  bool stopping = false;
};

// One connection at any stage: speaking HTTP, open as a WebSocket, or being closed. The operation that it waits for
// keeps it alive; it leaves the hall when there is none.
class Guest {
 public:
  explicit Guest(std::shared_ptr<Hall> hall) : hall_(std::move(hall)) {
    hall_->guests.insert(this);
    ++hall_->counters.connections;
  }
  Guest(const Guest&) = delete;
  Guest& operator=(const Guest&) = delete;
  virtual ~Guest() { leave_hall(); }

  // The deadline has passed.
  virtual void expire() = 0;
  // The server is stopping: finish soon.
  virtual void ask_to_leave() = 0;
  // Cuts the connection now.
  virtual void drop() = 0;

  Clock::time_point deadline() const { return deadline_; }

 protected:
  Hall& hall() const { return *hall_; }
  const std::shared_ptr<Hall>& shared_hall() const { return hall_; }
  server::Gateway* gateway() const { return hall_->gateway; }

  void set_deadline(std::chrono::milliseconds from_now) { deadline_ = Clock::now() + from_now; }
  void no_deadline() { deadline_ = Clock::time_point::max(); }
  // For a connection that has ended while others still hold the object.
  void leave_hall() {
    if (hall_->guests.erase(this) > 0) --hall_->counters.connections;
  }

 private:
  std::shared_ptr<Hall> hall_;
  Clock::time_point deadline_ = Clock::time_point::max();
};

// Starts HTTP on a new connection (visit.cpp).
void welcome(std::shared_ptr<Hall> hall, Wire wire, std::string address, AddressBook::Place place);

// Sends these bytes, if any, and closes the connection in a way that lets the peer read them: closing with unread input
// would reset the connection and lose them. So the peer's input is read and dropped for a moment (see_off.cpp).
void see_off(std::shared_ptr<Hall> hall, Wire wire, AddressBook::Place place, std::string last_words);

}  // namespace net
