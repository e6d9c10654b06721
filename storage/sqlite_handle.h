// Owners for the objects of SQLite's C interface: connection, statement, transaction.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <sqlite3.h>

#include "storage/store.h"

namespace storage {

struct SqliteCloser {
  void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};

// A prepared statement, kept for many uses.
using SqliteStatement = std::unique_ptr<sqlite3_stmt, SqliteCloser>;

class SqliteConnection {
 public:
  // `flags` as for sqlite3_open_v2. Waits a few seconds if another process holds a lock.
  static Or<std::unique_ptr<SqliteConnection>> open(const std::string& path, int flags);

  Or<void> run(const char* sql);
  Or<std::int64_t> number(const char* sql);  // the first column of the first row, 0 when there is none
  Or<SqliteStatement> prepare(const char* sql);
  // The latest error of SQLite, as a sentence with advice.
  Trouble trouble() const;
  sqlite3* get() const { return handle_.get(); }
  const std::string& path() const { return path_; }

 private:
  explicit SqliteConnection(std::string path) : path_(std::move(path)) {}
  std::string path_;
  std::unique_ptr<sqlite3, SqliteCloser> handle_;
};

// One use of a statement: binds values from the left, reads rows, and resets the statement at the end. Bound texts must
// outlive it.
class SqliteUse {
 public:
  explicit SqliteUse(const SqliteStatement& statement) : statement_(statement.get()) {}
  SqliteUse(const SqliteUse&) = delete;
  SqliteUse& operator=(const SqliteUse&) = delete;
  ~SqliteUse() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
  }

  SqliteUse& bind(std::int64_t number);
  SqliteUse& bind(std::string_view text);
  int step() { return sqlite3_step(statement_); }  // SQLITE_ROW, SQLITE_DONE or an error
  std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
  std::string text(int column) const;

 private:
  sqlite3_stmt* statement_;
  int bound_ = 0;
};

// Rolled back unless commit() was called.
class SqliteTransaction {
 public:
  explicit SqliteTransaction(SqliteConnection& connection) : connection_(connection) {}
  SqliteTransaction(const SqliteTransaction&) = delete;
  SqliteTransaction& operator=(const SqliteTransaction&) = delete;
  ~SqliteTransaction();

  Or<void> begin() { return connection_.run("BEGIN IMMEDIATE"); }
  Or<void> commit() { return connection_.run("COMMIT"); }

 private:
  SqliteConnection& connection_;
};

}  // namespace storage
