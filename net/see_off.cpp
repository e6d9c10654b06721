// Closes a connection whose peer may still be sending.
#include <array>
#include <utility>

#include <boost/asio/write.hpp>

#include "net/hall.h"

namespace net {
namespace {

constexpr std::chrono::milliseconds patience{2000};
constexpr std::size_t most_bytes = std::size_t{256} * 1024;

class Leaving final : public Guest, public std::enable_shared_from_this<Leaving> {
 public:
  Leaving(std::shared_ptr<Hall> hall, Wire wire, AddressBook::Place place, std::string last_words)
      : Guest(std::move(hall)), place_(std::move(place)), wire_(std::move(wire)), last_words_(std::move(last_words)) {
    set_deadline(patience);
    ++this->hall().leaving;
  }
  Leaving(const Leaving&) = delete;
  Leaving& operator=(const Leaving&) = delete;
  ~Leaving() override { --hall().leaving; }

  void speak() {
    if (last_words_.empty()) return listen();
    asio::async_write(wire_, asio::buffer(last_words_), [self = shared_from_this()](error_code error, std::size_t) {
      if (!error) self->listen();
    });
  }

  void expire() override { drop(); }
  void ask_to_leave() override {}
  void drop() override {
    error_code ignored;
    wire_.close(ignored);
  }

 private:
  void listen() {
    error_code ignored;
    wire_.shutdown(Wire::shutdown_send, ignored);
    discard();
  }

  void discard() {
    wire_.async_read_some(asio::buffer(scratch_), [self = shared_from_this()](error_code error, std::size_t count) {
      self->discarded_ += count;
      if (!error && self->discarded_ < most_bytes) self->discard();
    });
  }

  AddressBook::Place place_;
  Wire wire_;
  std::string last_words_;
  std::size_t discarded_ = 0;
  std::array<char, 2048> scratch_;
};

}  // namespace

void see_off(std::shared_ptr<Hall> hall, Wire wire, AddressBook::Place place, std::string last_words) {
  if (!wire.is_open()) return;
  std::make_shared<Leaving>(std::move(hall), std::move(wire), std::move(place), std::move(last_words))->speak();
}

}  // namespace net
