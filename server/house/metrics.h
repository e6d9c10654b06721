// The metrics that Prometheus reads at /metrics (docs/OPERATION.md lists them).
#pragma once

#include <memory>
#include <string>

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

#include "storage/store.h"

namespace server {

struct Metrics {
  Metrics();

  // Counts an event by its kind.
  void count(const storage::Event& event);
  std::string text() const;

  prometheus::Registry registry;
  prometheus::Gauge& connections;
  prometheus::Gauge& sockets;
  prometheus::Gauge& rooms;
  prometheus::Gauge& store_queue;
  prometheus::Gauge& bot_queue;
  prometheus::Counter& moves;
  prometheus::Counter& deals;
  prometheus::Counter& timeouts;
  prometheus::Counter& chats;
  prometheus::Counter& matches;
  prometheus::Counter& refused;
  prometheus::Counter& slow_readers;
  prometheus::Counter& too_fast;
  prometheus::Counter& store_troubles;
  prometheus::Counter& log_dropped;
  prometheus::Histogram& answer_seconds;  // from a message to its answer
  prometheus::Histogram& store_seconds;   // one batch
  prometheus::Histogram& store_batch;     // appends per batch
  prometheus::Histogram& think_seconds;
};

}  // namespace server
