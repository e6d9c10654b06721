// The places in which the tests keep their stores, and what they put into them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "storage/open.h"
#include "storage/store.h"
#include "tests/storage/private_postgres.h"

namespace tests {

// Every test of the conformance suite runs with both databases. Each place is a new, empty store.
struct SqlitePlace {
  TemporaryFolder folder;
  std::string store = "sqlite:" + (folder / "store.db");
};
struct PostgresPlace {
  std::string store = PrivatePostgres::shared().new_database();
};
#define EVERY_PLACE SqlitePlace, PostgresPlace

inline std::unique_ptr<storage::Database> opened(const std::string& store) {
  auto database = storage::open(store);
  if (!database) FAIL(database.error().sentence);
  return std::move(database).value();
}

inline storage::Event event(const std::string& text, const std::string& key = "", storage::Time time = 1000) {
  return {time, "move", "A", text, key};
}

// A new match with some events.
inline storage::Append birth(const std::string& match, std::vector<storage::Event> events = {}) {
  return {match, 0, storage::Birth{"{}", std::string(32, '7'), 3, 900}, std::move(events), {}, {}};
}

inline storage::Append append(const std::string& match, storage::Seq after, std::vector<storage::Event> events) {
  return {match, after, std::nullopt, std::move(events), {storage::Status::playing, false, "{}", 1000 + after}, {}};
}

inline std::vector<storage::Written> written(storage::Database& database, const std::vector<storage::Append>& appends) {
  auto answers = database.write(appends);
  if (!answers) FAIL(answers.error().sentence);
  return std::move(answers).value();
}

// Loads a match that must exist.
inline storage::StoredMatch loaded(storage::Database& database, const std::string& match) {
  auto found = database.load(match);
  if (!found) FAIL(found.error().sentence);
  REQUIRE(found.value());
  return *std::move(found).value();
}

inline std::vector<std::string> texts(const storage::StoredMatch& match) {
  std::vector<std::string> all;
  for (const storage::Event& event : match.events) all.push_back(event.text);
  return all;
}

inline std::vector<std::string> names(storage::Database& database, const storage::Query& query) {
  auto found = database.list(query);
  if (!found) FAIL(found.error().sentence);
  std::vector<std::string> all;
  for (const storage::Listed& listed : found.value()) all.push_back(listed.match);
  return all;
}

}  // namespace tests
