#include "storage/sqlite_handle.h"

#include <cstring>

namespace storage {
namespace {

constexpr int busy_milliseconds = 5000;

// Whether the stored data is damaged, so that asking again does not help.
bool is_damage(int code) {
  const int kind = code & 0xff;
  return kind == SQLITE_CORRUPT || kind == SQLITE_NOTADB || code == SQLITE_IOERR_SHORT_READ ||
         code == SQLITE_IOERR_CORRUPTFS || code == SQLITE_IOERR_DATA;
}

std::string explained(sqlite3* handle) {
  const int code = sqlite3_errcode(handle) & 0xff;
  const std::string reason = sqlite3_errmsg(handle);
  switch (code) {
    case SQLITE_NOTADB:
      return "is not an SQLite database; name another file, or restore it from a backup";
    case SQLITE_CORRUPT:
      return "is damaged (" + reason + "); restore it from a backup";
    case SQLITE_FULL:
      return "can't grow because the disk is full; free some space, and the server goes on by itself";
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return "can't be written (" + reason + "); give the user of the server the right to write it and its folder";
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return "is locked by another program, perhaps an SQLite shell with an open transaction; end that program";
    case SQLITE_CANTOPEN:
      return "can't be opened (" + std::string(std::strerror(sqlite3_system_errno(handle))) +
             "); check the file and its folder";
    case SQLITE_IOERR:
      // SQLite gives no reason here: a quota or file size limit looks the same as a broken disk.
      if (sqlite3_extended_errcode(handle) == SQLITE_IOERR_WRITE) {
        return "can't grow: the disk is full, a limit is reached, or the disk fails; free some space";
      }
      return "can't be read or written (" + reason + "); check the disk and keep a backup";
    default:
      return "can't be used: SQLite says '" + reason + "'; check the file and keep a backup";
  }
}

}  // namespace

Or<std::unique_ptr<SqliteConnection>> SqliteConnection::open(const std::string& path, int flags) {
  std::unique_ptr<SqliteConnection> connection(new SqliteConnection(path));
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  connection->handle_.reset(handle);  // set even after a failure, so that it can be asked for the reason
  if (code != SQLITE_OK) return core::Failure{connection->trouble()};
  sqlite3_extended_result_codes(handle, 1);
  sqlite3_busy_timeout(handle, busy_milliseconds);
  return connection;
}

Trouble SqliteConnection::trouble() const {
  return {.sentence = path_ + ": " + explained(handle_.get()),
          .damaged = is_damage(sqlite3_extended_errcode(handle_.get()))};
}

Or<void> SqliteConnection::run(const char* sql) {
  if (sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) return core::Failure{trouble()};
  return {};
}

Or<std::int64_t> SqliteConnection::number(const char* sql) {
  auto statement = prepare(sql);
  if (!statement) return core::Failure{statement.error()};
  SqliteUse use(statement.value());
  const int code = use.step();
  if (code == SQLITE_ROW) return use.number(0);
  if (code == SQLITE_DONE) return std::int64_t{0};
  return core::Failure{trouble()};
}

Or<SqliteStatement> SqliteConnection::prepare(const char* sql) {
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v3(handle_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr) != SQLITE_OK) {
    return core::Failure{trouble()};
  }
  return SqliteStatement(statement);
}

SqliteUse& SqliteUse::bind(std::int64_t number) {
  sqlite3_bind_int64(statement_, ++bound_, number);
  return *this;
}

SqliteUse& SqliteUse::bind(std::string_view text) {
  // The data pointer of an empty view may be null, which SQLite would take for NULL.
  const char* data = text.empty() ? "" : text.data();
  sqlite3_bind_text64(statement_, ++bound_, data, text.size(), nullptr, SQLITE_UTF8);
  return *this;
}

std::string SqliteUse::text(int column) const {
  const void* data = sqlite3_column_blob(statement_, column);
  const int size = sqlite3_column_bytes(statement_, column);
  return data == nullptr ? "" : std::string(static_cast<const char*>(data), static_cast<std::size_t>(size));
}

SqliteTransaction::~SqliteTransaction() {
  // SQLite itself rolls back some failed transactions.
  if (sqlite3_get_autocommit(connection_.get()) == 0) {
    sqlite3_exec(connection_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
  }
}

}  // namespace storage
