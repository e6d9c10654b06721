#include "server/house/log.h"

#include <array>
#include <ctime>

#include "core/json.h"

namespace server {
namespace {

constexpr std::array<std::string_view, 8> field_names = {"match", "seat",         "connection", "code",
                                                         "count", "milliseconds", "reason",     "address"};
constexpr std::array<std::string_view, 4> level_names = {"error", "warning", "info", "debug"};

// 2026-11-15T13:30:00.125Z
std::string written(storage::Time time) {
  const std::time_t seconds = time / 1000;
  std::tm parts{};
  ::gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts);
  const std::string thousandths = std::to_string(1000 + time % 1000);
  return std::string(text.data()) + "." + thousandths.substr(1) + "Z";
}

}  // namespace

std::string log_line(storage::Time time, Level level, std::string_view event, LogFields fields) {
  core::JsonWriter line;
  line.begin_object().field("time", written(time)).field("level", level_names.at(static_cast<std::size_t>(level)));
  line.field("event", event);
  for (const auto& [field, text] : fields) line.field(field_names.at(static_cast<std::size_t>(field)), text);
  return line.end_object().take() + "\n";
}

void Log::write(Level level, std::string_view event, Fields fields) {
  if (level <= level_) sink_(log_line(clock_(), level, event, fields));
}

}  // namespace server
