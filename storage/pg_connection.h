// A connection to PostgreSQL that sends many statements at once and never waits without an end.
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
    prepare,   // `text` is SQL, to be used under `name`
    prepared,  // `name` was prepared before
  };
  How how = How::plain;
  std::string name = {};
  std::string text = {};
  PgValues values = {};
};

// More than the server's own limits for a statement, so that its answer comes first.
inline constexpr std::chrono::seconds usual_patience{10};

class PgConnection {
 public:
  explicit PgConnection(std::string url);

  // Ends the old connection, if there is one, and makes a new one.
  Or<void> connect();
  // False when it was never made, was lost, or the other side has closed it while nobody looked.
  bool alive();
  // Sends all commands in one go (one round trip) and gives the rows of each. The first complaint ends the connection,
  // since it is not known any more where a transaction stands.
  Or<std::vector<PgRows>> run(const std::vector<PgCommand>& commands, std::chrono::seconds patience = usual_patience);
  // "PostgreSQL …: <what>", with no password in it.
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
