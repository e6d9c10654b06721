// Values to and from PostgreSQL in its binary form: nothing has to be escaped, and a text may hold any byte.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <libpq-fe.h>

namespace storage {

// The values $1, $2, … of one statement, in order.
class PgValues {
 public:
  PgValues& number(std::int64_t value);  // bigint
  PgValues& bytes(std::string_view value);
  PgValues& numbers(const std::vector<std::int64_t>& values);   // bigint[]
  PgValues& list(const std::vector<std::string_view>& values);  // bytea[]

  int count() const { return static_cast<int>(values_.size()); }
  // The form that libpq wants; valid as long as this object exists and does not change.
  struct Pointers {
    std::vector<const char*> data;
    std::vector<int> lengths;
    std::vector<int> formats;
  };
  Pointers pointers() const;

 private:
  std::vector<std::string> values_;
};

// The rows that a statement returned.
class PgRows {
 public:
  explicit PgRows(PGresult* result) : result_(result) {}

  ExecStatusType status() const { return PQresultStatus(result_.get()); }
  int count() const { return PQntuples(result_.get()); }
  // A whole number of 1, 2, 4 or 8 bytes; booleans are 0 and 1.
  std::int64_t number(int row, int column) const;
  std::string bytes(int row, int column) const;
  std::string_view done() const { return PQcmdStatus(result_.get()); }  // "COMMIT"
  // The server's message without its details, which could quote secrets.
  std::string complaint() const;
  // Whether the server says that its data or an index is corrupted.
  bool is_damage() const;

 private:
  struct Clear {
    void operator()(PGresult* result) const { PQclear(result); }
  };
  std::unique_ptr<PGresult, Clear> result_;
};

}  // namespace storage
