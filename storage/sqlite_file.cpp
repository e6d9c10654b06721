#include "storage/sqlite_file.h"

#include "storage/migrations.h"

namespace storage {
namespace {

// "Vern", so that `file` and this program can tell a store from other databases.
constexpr std::int64_t application_id = 0x5665726e;

// FULL: a commit waits for the disk, so that acknowledged events survive a power cut. The log of changes is moved into
// the file every 4000 pages (16 MiB), and cut back to 32 MiB if it grew during a long copy.
constexpr const char* file_settings =
    "PRAGMA journal_mode = WAL;"
    "PRAGMA synchronous = FULL;"
    "PRAGMA wal_autocheckpoint = 4000;"
    "PRAGMA journal_size_limit = 33554432;"
    "PRAGMA foreign_keys = ON;"
    "PRAGMA temp_store = MEMORY;"
    "PRAGMA cache_size = -32768;"
    "PRAGMA trusted_schema = OFF;";

Or<void> migrate(SqliteConnection& connection) {
  SqliteTransaction transaction(connection);
  if (auto begun = transaction.begin(); !begun) return begun;
  auto version = connection.number("PRAGMA user_version");
  if (!version) return core::Failure{version.error()};
  for (auto at = static_cast<std::size_t>(version.value()); at < steps.size(); ++at) {
    if (auto done = connection.run(steps[at].sqlite); !done) return done;
    const std::string mark = "PRAGMA application_id = " + std::to_string(application_id) +
                             "; PRAGMA user_version = " + std::to_string(at + 1);
    if (auto done = connection.run(mark.c_str()); !done) return done;
  }
  return transaction.commit();
}

}  // namespace

Or<void> check_identity(SqliteConnection& connection) {
  const auto application = connection.number("PRAGMA application_id");
  if (!application) return core::Failure{application.error()};
  const auto version = connection.number("PRAGMA user_version");
  if (!version) return core::Failure{version.error()};
  const auto tables = connection.number("SELECT count(*) FROM sqlite_schema");
  if (!tables) return core::Failure{tables.error()};
  const bool empty = application.value() == 0 && version.value() == 0 && tables.value() == 0;
  if (!empty && application.value() != application_id) {
    return core::Failure{Trouble{connection.path() + ": is the SQLite database of another program; name another file"}};
  }
  return check_version(connection.path(), version.value());
}

Or<void> make_ready(SqliteConnection& connection) {
  if (auto known = check_identity(connection); !known) return known;
  if (sqlite3_db_readonly(connection.get(), "main") == 1) {
    return core::Failure{Trouble{connection.path() + ": is read-only; give the user of the server the right to write"}};
  }
  if (auto set = connection.run(file_settings); !set) return set;
  return migrate(connection);
}

}  // namespace storage
