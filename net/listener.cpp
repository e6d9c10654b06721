#include "net/listener.h"

#include <algorithm>
#include <ctime>
#include <utility>
#include <vector>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <sys/resource.h>

#include "net/hall.h"
#include "net/reply.h"

namespace net {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds accept_pause{100};
constexpr milliseconds stop_patience{700};
constexpr milliseconds stop_step{10};
constexpr int spare_files = 100;    // for the store, the log, the standard streams
constexpr int most_refusals = 256;  // refusals answered at the same time

// Raises the limit of open files as far as the system allows, and returns it.
int open_files() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
  ::getrlimit(RLIMIT_NOFILE, &limit);
  return static_cast<int>(std::min<rlim_t>(limit.rlim_cur, 1'000'000));
}

std::string why_not(const error_code& error, const ListenOptions& options) {
  const std::string where = "port " + std::to_string(options.port) + " of " + options.address;
  if (error == asio::error::address_in_use) {
    return where + " is in use by another program; choose another port, or end that program";
  }
  if (error == asio::error::access_denied) {
    return where + " needs more rights than this program has; choose a port from 1024 on";
  }
  if (error.value() == EADDRNOTAVAIL) {
    return "this machine does not have the address " + options.address + "; listen on 127.0.0.1 or on one that it has";
  }
  return where + " can't be opened: " + error.message();
}

error_code open_acceptor(Acceptor& acceptor, const Tcp::endpoint& endpoint) {
  error_code error;
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(Acceptor::reuse_address(true), error);
  if (!error && endpoint.address().is_v6()) acceptor.set_option(asio::ip::v6_only(false), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(Acceptor::max_listen_connections, error);
  return error;
}

std::string text_of(const asio::ip::address& address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped()) {
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).to_string();
  }
  return address.to_string();
}

void refuse(const std::shared_ptr<Hall>& hall, Wire wire, int status, std::string_view sentence) {
  ++hall->counters.refused;
  // In a flood, refusals must not use up the connections that others need.
  if (hall->leaving >= most_refusals) return;
  const server::HttpResponse response = plain_reply(status, sentence);
  see_off(hall, std::move(wire), {}, reply_head(response, false, std::time(nullptr)) + response.body);
}

void take_in(const std::shared_ptr<Hall>& hall, Wire wire) {
  error_code error;
  ++hall->counters.accepted;
  const Tcp::endpoint peer = wire.remote_endpoint(error);
  if (error) return;
  wire.set_option(Tcp::no_delay(true), error);
  if (hall->counters.connections >= hall->options.max_connections) {
    return refuse(hall, std::move(wire), 503, "The server has no room for more visitors just now; try again later.");
  }
  std::string address = text_of(peer.address());
  AddressBook::Place place;
  if (hall->options.trusted_proxies == 0) {
    place = hall->addresses.take(household(address), hall->options.max_per_address);
    if (!place) {
      return refuse(hall, std::move(wire), 429, "Too many connections from your address; close some of them.");
    }
  }
  welcome(hall, std::move(wire), std::move(address), std::move(place));
}

Task accept_all(std::shared_ptr<Hall> hall) {
  while (hall->acceptor.is_open()) {
    error_code error;
    Wire wire = co_await hall->acceptor.async_accept(into(error));
    if (!hall->acceptor.is_open() || error == asio::error::operation_aborted) co_return;
    if (!error) {
      take_in(hall, std::move(wire));
      continue;
    }
    // Out of files or memory: trying again at once would only spin.
    Timer pause(hall->executor(), accept_pause);
    co_await pause.async_wait(into(error));
  }
}

// Ends the connections whose deadline has passed. One sweep now and then is cheaper than a timer for each of them.
void sweep(const std::weak_ptr<Hall>& watched) {
  const auto hall = watched.lock();
  if (!hall) return;
  const Clock::time_point now = Clock::now();
  std::vector<Guest*> late;
  for (Guest* guest : hall->guests) {
    if (guest->deadline() <= now) late.push_back(guest);
  }
  for (Guest* guest : late) guest->expire();
  const ListenOptions& options = hall->options;
  const milliseconds shortest = std::min(options.request_timeout, options.idle_timeout);
  const milliseconds pause = std::clamp(shortest / 4, milliseconds(10), milliseconds(500));
  hall->loop.after(pause, [watched] { sweep(watched); });
}

void drop_all(Hall& hall) {
  for (Guest* guest : std::vector<Guest*>(hall.guests.begin(), hall.guests.end())) guest->drop();
}

void wait_for_end(const std::shared_ptr<Hall>& hall, Clock::time_point patience_ends, std::function<void()> done) {
  if (hall->guests.empty()) return done();
  if (Clock::now() >= patience_ends) {
    drop_all(*hall);
    // Dropped connections end in the next turns of the loop, before this call.
    return hall->loop.after(stop_step, std::move(done));
  }
  hall->loop.after(stop_step, [hall, patience_ends, done = std::move(done)]() mutable {
    wait_for_end(hall, patience_ends, std::move(done));
  });
}

}  // namespace

Listener::Listener(Loop& loop, server::Gateway& gateway, ListenOptions options)
    : hall_(std::make_shared<Hall>(loop, gateway, std::move(options))) {}

Listener::~Listener() {
  hall_->gateway = nullptr;
  error_code ignored;
  hall_->acceptor.close(ignored);
  drop_all(*hall_);
}

core::Result<std::uint16_t, std::string> Listener::start() {
  ListenOptions& options = hall_->options;
  error_code error;
  const auto address = asio::ip::make_address(options.address, error);
  if (error) {
    return core::Failure{"'" + options.address + "' is not an address to listen on; write 127.0.0.1, ::1 or the like"};
  }
  options.max_connections = std::min(options.max_connections, open_files() - spare_files);
  error = open_acceptor(hall_->acceptor, {address, options.port});
  if (error) {
    const std::string sentence = why_not(error, options);
    hall_->acceptor.close(error);
    return core::Failure{sentence};
  }
  const std::uint16_t port = hall_->acceptor.local_endpoint(error).port();
  asio::co_spawn(hall_->executor(), accept_all(hall_), asio::detached);
  sweep(hall_);
  return port;
}

void Listener::stop(std::function<void()> done) {
  hall_->stopping = true;
  if (!done) done = [] {};
  error_code ignored;
  hall_->acceptor.close(ignored);
  for (Guest* guest : std::vector<Guest*>(hall_->guests.begin(), hall_->guests.end())) guest->ask_to_leave();
  wait_for_end(hall_, Clock::now() + stop_patience, std::move(done));
}

const NetCounters& Listener::counters() const { return hall_->counters; }

int Listener::max_connections() const { return hall_->options.max_connections; }

}  // namespace net
