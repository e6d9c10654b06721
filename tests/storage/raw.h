// Direct access to the databases, past the store: to make stores that are old, newer or damaged.
#pragma once

#include <memory>
#include <string>

#include <doctest/doctest.h>
#include <libpq-fe.h>
#include <sqlite3.h>

#include "tests/storage/old_stores.h"
#include "tests/storage/places.h"

namespace tests {

// Both are created when they are new.
inline void raw_sqlite(const std::string& path, const std::string& sql) {
  sqlite3* handle = nullptr;
  const int opened = sqlite3_open(path.c_str(), &handle);
  const std::unique_ptr<sqlite3, decltype(&sqlite3_close)> connection(handle, sqlite3_close);
  REQUIRE(opened == SQLITE_OK);
  REQUIRE_MESSAGE(sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK, sqlite3_errmsg(handle));
}

using RawPostgres = std::unique_ptr<PGconn, decltype(&PQfinish)>;

inline RawPostgres raw_postgres(const std::string& url, const std::string& sql) {
  RawPostgres connection(PQconnectdb(url.c_str()), PQfinish);
  const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(connection.get(), sql.c_str()), PQclear);
  const ExecStatusType status = PQresultStatus(result.get());
  REQUIRE_MESSAGE((status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK), PQerrorMessage(connection.get()));
  return connection;
}

// In the store of either kind of place.
inline void raw(const SqlitePlace& place, const std::string& sql) { raw_sqlite(place.folder / "store.db", sql); }
inline void raw(const PostgresPlace& place, const std::string& sql) { raw_postgres(place.store, sql); }

// Whether the match of `old_stores.h` is there, whole, and goes on.
inline void check_old_match(storage::Database& database) {
  using namespace storage;
  const StoredMatch match = loaded(database, "old");
  CHECK(match.birth == Birth{R"({"game":"art-society"})", "0123456789abcdef0123456789abcdef", 3, Time{1700000000000}});
  CHECK(match.status == Status::playing);
  CHECK(match.events ==
        std::vector<Event>{{1700000000500, "sit", "A", "ann", ""}, {1700000001000, "move", "A", "x", "k1"}});
  const Header header{Status::playing, false, R"({"a":1})", 1700000001000};
  CHECK(database.list({Query::What::of_member, "ann"}).value() == std::vector<Listed>{{"old", header}});
  CHECK(database.list({Query::What::unfinished}).value() == std::vector<Listed>{{"old", header}});
  CHECK(written(database, {append("old", 2, {event("y", "k1")})}) == std::vector{Written::conflict});
  CHECK(written(database, {append("old", 2, {event("y", "k2")})}) == std::vector{Written::done});
}

// The sentence with which a store is refused. It must not open.
inline std::string refusal(const std::string& store) {
  const auto database = storage::open(store);
  REQUIRE_FALSE(database);
  return database.error().sentence;
}

inline bool says(const std::string& sentence, const std::string& part) {
  INFO(sentence);
  const bool found = sentence.find(part) != std::string::npos;
  CHECK(found);
  return found;
}

}  // namespace tests
