// A connection to PostgreSQL that sends many statements at once and never waits without a limit.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "storage/pg_values.h"
#include "storage/store.h"

namespace storage {

struct PgCommand {
  enum class How : std::uint8_t {
    plain,     // `text` is SQL
    prepare,   // prepares the SQL in `text` under `name`
    prepared,  // runs the statement `name`, prepared before
  };
  How how = How::plain;
  std::string name = {};
  std::string text = {};
  PgValues values = {};
};

// Longer than the server's own limits for a statement, so that the server's answer comes first.
inline constexpr std::chrono::seconds usual_patience{10};

class PgConnection {
 public:
  explicit PgConnection(std::string url);

  // Closes the old connection, if any, and opens a new one.
  Or<void> connect();
  // False if the connection was never made, was lost, or was closed by the other side in the meantime.
  bool alive();
  // Sends all commands in one round trip and returns the rows of each. The first error closes the connection, because
  // the state of the transaction is then unknown.
  Or<std::vector<PgRows>> run(const std::vector<PgCommand>& commands, std::chrono::seconds patience = usual_patience);
  // "PostgreSQL …: <what>", without the password.
  Trouble trouble(const std::string& what) const;

 private:
  using Clock = std::chrono::steady_clock;
  bool send(const PgCommand& command);
  Or<std::vector<PgRows>> receive(std::size_t count, Clock::time_point deadline);
  Or<bool> collect(std::vector<PgRows>& rows);
  bool wait(Clock::time_point deadline);
  Trouble lost();

  struct Finish {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };
  std::string url_;
  std::vector<std::string> secrets_;
  std::unique_ptr<PGconn, Finish> connection_;
};

}  // namespace storage
