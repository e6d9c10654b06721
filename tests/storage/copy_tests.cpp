// Backups: whole, of one moment, made while a server writes.
#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

#include "storage/postgres.h"
#include "storage/sqlite_copy.h"
#include "tests/storage/raw.h"

using namespace storage;
using namespace tests;
namespace fs = std::filesystem;

namespace {

std::size_t files_in(const TemporaryFolder& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()));
}

std::string refused(const Or<void>& result) {
  REQUIRE_FALSE(result);
  return result.error().sentence;
}

}  // namespace

TEST_CASE("a copy made while a server writes is of one moment") {
  const SqlitePlace place;
  const TemporaryFolder target;
  const auto database = opened(place.store);
  written(*database, {birth("a"), birth("b")});
  for (Seq seq = 0; seq < 40; ++seq) {
    written(*database, {append("a", seq, {event(std::string(50000, 'x'))}), append("b", seq, {event("y")})});
  }
  std::atomic<bool> enough = false;
  std::atomic<Seq> last = 40;
  std::thread writer([&] {
    for (Seq seq = 40; !enough && seq < 20000; ++seq) {
      if (!database->write({append("a", seq, {event("x")}), append("b", seq, {event("y")})})) return;
      last = seq + 1;
    }
  });
  const auto reached = [&](Seq seq) {
    while (last < seq) std::this_thread::yield();
  };
  reached(45);
  long steps = 0;
  // The writer goes on between the steps: another moment for every page, unless the copy holds on to one.
  const auto copied = copy_sqlite(place.folder / "store.db", target / "copy.db", [&](long done, long all) {
    CHECK(done <= all);
    ++steps;
    reached(std::min<Seq>(last + 2, 20000));
  });
  enough = true;
  writer.join();
  if (!copied) FAIL(copied.error().sentence);
  CHECK(steps > 1);
  CHECK(files_in(target) == 1);
  CHECK(fs::status(target / "copy.db").permissions() == (fs::perms::owner_read | fs::perms::owner_write));
  const auto copy = opened("sqlite:" + (target / "copy.db"));
  const auto size = std::ssize(loaded(*copy, "a").events);
  CHECK(size >= 45);
  CHECK(size < last);
  CHECK(std::ssize(loaded(*copy, "b").events) == size);
  CHECK(written(*copy, {append("a", size, {event("goes on")})}) == std::vector{Written::done});
}

TEST_CASE("the database itself copies too, and a closed store can be copied") {
  const SqlitePlace place;
  {
    const auto database = opened(place.store);
    written(*database, {birth("m", {event("1")})});
    CHECK(database->backup(place.folder / "first.db"));
  }
  CHECK(copy_sqlite(place.folder / "store.db", place.folder / "second.db", {}));
  for (const char* name : {"first.db", "second.db", "store.db"}) {
    CHECK(loaded(*opened("sqlite:" + (place.folder / name)), "m").events.size() == 1);
  }
}

TEST_CASE("a copy replaces nothing unless it is told to, and never the store") {
  const SqlitePlace place;
  const std::string store = place.folder / "store.db";
  const std::string copy = place.folder / "copy.db";
  written(*opened(place.store), {birth("m")});
  std::ofstream(copy) << "precious";
  says(refused(copy_sqlite(store, copy, {})), "exists already");
  CHECK(fs::file_size(copy) == 8);
  CHECK(copy_sqlite(store, copy, {}, true));
  CHECK(loaded(*opened("sqlite:" + copy), "m").events.empty());
  says(refused(copy_sqlite(store, store, {}, true)), "is the store itself");
}

TEST_CASE("a copy that is impossible is refused with a sentence and leaves no file") {
  const TemporaryFolder folder;
  const std::string target = folder / "copy.db";
  says(refused(copy_sqlite(folder / "nothing", target, {})), "no such store");
  std::ofstream(folder / "garbage") << std::string(5000, 'g');
  says(refused(copy_sqlite(folder / "garbage", target, {})), "is not an SQLite database");
  raw_sqlite(folder / "empty", "PRAGMA user_version = 0");
  says(refused(copy_sqlite(folder / "empty", target, {})), "is not a store");
  written(*opened("sqlite:" + (folder / "store.db")), {birth("m")});
  says(refused(copy_sqlite(folder / "store.db", folder / "missing/copy.db", {})), "create its folder first");
  raw_sqlite(folder / "store.db", "PRAGMA foreign_keys = OFF; INSERT INTO members VALUES ('x', 77)");
  says(refused(copy_sqlite(folder / "store.db", target, {})), "damaged");
  for (const auto& file : fs::directory_iterator(folder.path())) {
    CHECK(file.path().filename().string().find("copy") == std::string::npos);
  }
}

TEST_CASE("for PostgreSQL we print the command, without the password") {
  const std::string address = "postgres://ann:se:cret@host:5/db?password=secret&sslmode=require";
  CHECK(without_password(address) == "postgres://ann@host:5/db?sslmode=require");
  CHECK(without_password("postgresql://host/db") == "postgresql://host/db");
  CHECK(without_password("postgres://ann@/db?password=x") == "postgres://ann@/db");
  CHECK(without_password("postgres://ann:se/cr@et@host/db") == "postgres://ann@host/db");
  CHECK(dump_command(address, "a'b.dump") ==
        R"(pg_dump --format=custom --file='a'\''b.dump' --dbname='postgres://ann@host:5/db?sslmode=require')");
  const PostgresPlace place;
  const auto answer = opened(place.store)->backup("file.dump");
  says(refused(answer), "pg_dump --format=custom --file='file.dump' --dbname='postgres://tester@127.0.0.1");
}
