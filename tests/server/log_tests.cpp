#include <set>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "server/house/log.h"

namespace {

using server::Field;
using server::Level;
using server::Log;

// All fields. Add a new one here too, and make sure that it carries no secret and nothing that people said.
constexpr std::array<Field, 8> all_fields = {Field::match, Field::seat,         Field::connection, Field::code,
                                             Field::count, Field::milliseconds, Field::reason,     Field::address};

struct Written {
  std::vector<std::string> lines;
  Log log(Level level, storage::Time time = 1'763'213'400'125) {
    return {level, [time] { return time; }, [this](std::string_view line) { lines.emplace_back(line); }};
  }
};

}  // namespace

TEST_CASE("log: a line is one JSON object with time, level, event and its fields") {
  Written written;
  Log log = written.log(Level::info);
  log.info("match_created", {{Field::match, "q7Yx"}, {Field::count, "3"}});
  REQUIRE(written.lines.size() == 1);
  CHECK(written.lines[0] ==
        "{\"time\":\"2025-11-15T13:30:00.125Z\",\"level\":\"info\",\"event\":\"match_created\",\"match\":\"q7Yx\","
        "\"count\":\"3\"}\n");
}

TEST_CASE("log: entries below its level are not written") {
  for (int level = 0; level < 4; ++level) {
    Written written;
    Log log = written.log(static_cast<Level>(level));
    log.error("e", {});
    log.warning("w", {});
    log.info("i", {});
    log.debug("d", {});
    CHECK(written.lines.size() == static_cast<std::size_t>(level) + 1);
  }
}

TEST_CASE("log: a line stays one line of JSON with any text in it") {
  Written written;
  Log log = written.log(Level::debug);
  const std::string bad = "a\"b\\c\nd\r\x01\x1f</script>";
  log.error("e", {{Field::reason, bad}});
  REQUIRE(written.lines.size() == 1);
  CHECK(written.lines[0].find('\n') == written.lines[0].size() - 1);
  const auto line = boost::json::parse(written.lines[0]);
  CHECK(line.at("reason").as_string() == bad);
}

TEST_CASE("log: the fields are a closed list, in which there is no place for a secret") {
  std::set<std::string> names;
  for (const Field field : all_fields) {
    Written written;
    Log log = written.log(Level::debug);
    log.debug("d", {{field, "x"}});
    const auto line = boost::json::parse(written.lines.at(0)).as_object();
    CHECK(line.size() == 4);
    for (const auto& entry : line) names.emplace(entry.key());
  }
  const std::set<std::string> allowed = {"time", "level", "event",        "match",  "seat",   "connection",
                                         "code", "count", "milliseconds", "reason", "address"};
  CHECK(names == allowed);
  // Beyond the last one there is none.
  CHECK(static_cast<std::size_t>(Field::address) + 1 == all_fields.size());
}

TEST_CASE("log: thousandths have three digits") {
  for (const auto& [time, text] : {std::pair<storage::Time, std::string>{1'763'213'400'000, "13:30:00.000Z"},
                                   {1'763'213'400'007, "13:30:00.007Z"},
                                   {1'763'213'400'999, "13:30:00.999Z"}}) {
    Written written;
    Log log = written.log(Level::info, time);
    log.info("x", {});
    CHECK(written.lines.at(0).find(text) != std::string::npos);
  }
}
