// The log: one JSON object per line. A line consists of named fields from a short list, so that no secret can slip in:
// there is no field for a token, a cookie, a seed, an action or chat.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "storage/store.h"

namespace server {

enum class Field : std::uint8_t { match, seat, connection, code, count, milliseconds, reason, address };
enum class Level : std::uint8_t { error, warning, info, debug };

using LogFields = std::initializer_list<std::pair<Field, std::string>>;

// The text of one line, with its end.
std::string log_line(storage::Time time, Level level, std::string_view event, LogFields fields);

class Log {
 public:
  using Sink = std::function<void(std::string_view line)>;
  using Clock = std::function<storage::Time()>;
  using Fields = LogFields;

  Log(Level level, Clock clock, Sink sink) : level_(level), clock_(std::move(clock)), sink_(std::move(sink)) {}

  void error(std::string_view event, Fields fields) { write(Level::error, event, fields); }
  void warning(std::string_view event, Fields fields) { write(Level::warning, event, fields); }
  void info(std::string_view event, Fields fields) { write(Level::info, event, fields); }
  void debug(std::string_view event, Fields fields) { write(Level::debug, event, fields); }

 private:
  void write(Level level, std::string_view event, Fields fields);

  Level level_;
  Clock clock_;
  Sink sink_;
};

}  // namespace server
