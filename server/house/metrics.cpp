#include "server/house/metrics.h"

#include <prometheus/text_serializer.h>

#include "server/room/events.h"

namespace server {
namespace {

prometheus::Gauge& gauge(prometheus::Registry& registry, const std::string& name, const std::string& help) {
  return prometheus::BuildGauge().Name("vernissage_" + name).Help(help).Register(registry).Add({});
}

prometheus::Counter& counter(prometheus::Registry& registry, const std::string& name, const std::string& help) {
  return prometheus::BuildCounter().Name("vernissage_" + name).Help(help).Register(registry).Add({});
}

prometheus::Histogram& histogram(prometheus::Registry& registry, const std::string& name, const std::string& help,
                                 const prometheus::Histogram::BucketBoundaries& bounds) {
  return prometheus::BuildHistogram().Name("vernissage_" + name).Help(help).Register(registry).Add({}, bounds);
}

prometheus::Histogram::BucketBoundaries seconds() {
  return {0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1, 5};
}
prometheus::Histogram::BucketBoundaries sizes() { return {1, 2, 4, 8, 16, 32, 64, 128, 256, 512}; }

}  // namespace

Metrics::Metrics()
    : connections(gauge(registry, "connections", "Open connections, HTTP and WebSocket")),
      sockets(gauge(registry, "sockets", "Open WebSockets")),
      rooms(gauge(registry, "rooms", "Matches in memory")),
      store_queue(gauge(registry, "store_queue", "Requests waiting for the store")),
      bot_queue(gauge(registry, "bot_queue", "Computer players waiting for a thread")),
      moves(counter(registry, "moves_total", "Moves of seats that were stored")),
      deals(counter(registry, "deals_total", "Outcomes of chance that were stored")),
      timeouts(counter(registry, "timeouts_total", "Default moves at clock zero")),
      chats(counter(registry, "chats_total", "Lines of chat")),
      matches(counter(registry, "matches_total", "Matches created")),
      refused(counter(registry, "refused_total", "Messages refused")),
      slow_readers(counter(registry, "slow_readers_total", "Sockets dropped because they read too slowly")),
      too_fast(counter(registry, "too_fast_total", "Sockets and requests refused by a rate limit")),
      store_troubles(counter(registry, "store_troubles_total", "Requests the store could not do")),
      log_dropped(counter(registry, "log_dropped_total", "Lines of the log dropped because nobody read them in time")),
      answer_seconds(histogram(registry, "answer_seconds", "From a message to its answer", seconds())),
      store_seconds(histogram(registry, "store_seconds", "One batch of the store", seconds())),
      store_batch(histogram(registry, "store_batch", "Appends in one batch", sizes())),
      think_seconds(histogram(registry, "think_seconds", "One move of a computer player", seconds())) {}

void Metrics::count(const storage::Event& event) {
  if (event.kind == name_of(Kind::move)) (event.actor == "*" ? deals : moves).Increment();
  if (event.kind == name_of(Kind::clock)) timeouts.Increment();
  if (event.kind == name_of(Kind::chat)) chats.Increment();
}

std::string Metrics::text() const { return prometheus::TextSerializer().Serialize(registry.Collect()); }

}  // namespace server
