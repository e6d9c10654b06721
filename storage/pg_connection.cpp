#include "storage/pg_connection.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>

#include <poll.h>

namespace storage {
namespace {

std::string first_line(std::string text) {
  text.resize(std::min(text.find('\n'), text.size()));
  return text;
}

// The passwords in the address, as PostgreSQL understands it; nothing if the address can't be parsed.
std::optional<std::vector<std::string>> secrets_of(const std::string& url) {
  PQconninfoOption* options = PQconninfoParse(url.c_str(), nullptr);
  if (options == nullptr) return std::nullopt;
  std::vector<std::string> secrets;
  for (const PQconninfoOption* option = options; option->keyword != nullptr; ++option) {
    const bool secret = std::string_view(option->keyword).ends_with("password");
    if (secret && option->val != nullptr && *option->val != '\0') secrets.emplace_back(option->val);
  }
  PQconninfoFree(options);
  return secrets;
}

bool still_open(PGconn* connection) {
  pollfd waiting{.fd = PQsocket(connection), .events = POLLIN | POLLRDHUP, .revents = 0};
  if (::poll(&waiting, 1, 0) <= 0) return true;
  if ((waiting.revents & (POLLRDHUP | POLLHUP | POLLERR)) != 0) return false;
  return PQconsumeInput(connection) == 1;
}

}  // namespace

PgConnection::PgConnection(std::string url) : url_(std::move(url)) {}

Trouble PgConnection::trouble(const std::string& what) const {
  std::string text = what;
  for (const std::string& secret : secrets_) {
    for (std::size_t at = text.find(secret); at != std::string::npos; at = text.find(secret, at + 3)) {
      text.replace(at, secret.size(), "***");
    }
  }
  return {"PostgreSQL: " + text};
}

Or<void> PgConnection::connect() {
  connection_.reset();
  const auto secrets = secrets_of(url_);
  if (!secrets) return core::Failure{trouble("the address is wrong; write postgres://USER@HOST:PORT/DATABASE")};
  secrets_ = *secrets;
  // The address may override the settings in front of it.
  constexpr std::array<const char*, 9> names{"application_name",
                                             "connect_timeout",
                                             "tcp_user_timeout",
                                             "keepalives_idle",
                                             "keepalives_interval",
                                             "keepalives_count",
                                             "target_session_attrs",
                                             "dbname",
                                             nullptr};
  const std::array<const char*, 9> values{"vernissage", "2",          "8000",       "10",   "5",
                                          "3",          "read-write", url_.c_str(), nullptr};
  connection_.reset(PQconnectdbParams(names.data(), values.data(), 1));
  PGconn* made = connection_.get();
  if (PQstatus(made) != CONNECTION_OK) {
    const std::string reason = first_line(PQerrorMessage(made));
    connection_.reset();
    return core::Failure{trouble("can't be reached (" + reason + "); start it, or look at the address of the store")};
  }
  PQsetNoticeProcessor(made, [](void*, const char*) {}, nullptr);
  if (PQsetnonblocking(made, 1) != 0 || PQenterPipelineMode(made) != 1) return core::Failure{lost()};
  return {};
}

bool PgConnection::alive() {
  if (connection_ && (PQstatus(connection_.get()) != CONNECTION_OK || !still_open(connection_.get()))) {
    connection_.reset();
  }
  return connection_ != nullptr;
}

Trouble PgConnection::lost() {
  const std::string reason = connection_ ? first_line(PQerrorMessage(connection_.get())) : "";
  connection_.reset();
  return trouble("the connection was lost" + (reason.empty() ? "" : " (" + reason + ")") +
                 "; it is made again as soon as the server is back");
}

bool PgConnection::send(const PgCommand& command) {
  using How = PgCommand::How;
  PGconn* c = connection_.get();
  const auto values = command.values.pointers();
  if (command.how == How::prepare) return PQsendPrepare(c, command.name.c_str(), command.text.c_str(), 0, nullptr) == 1;
  if (command.how == How::prepared) {
    return PQsendQueryPrepared(c, command.name.c_str(), command.values.count(), values.data.data(),
                               values.lengths.data(), values.formats.data(), 1) == 1;
  }
  return PQsendQueryParams(c, command.text.c_str(), command.values.count(), nullptr, values.data.data(),
                           values.lengths.data(), values.formats.data(), 1) == 1;
}

Or<std::vector<PgRows>> PgConnection::run(const std::vector<PgCommand>& commands, std::chrono::seconds patience) {
  if (!connection_) return core::Failure{lost()};
  const bool sent = std::ranges::all_of(commands, [this](const PgCommand& command) { return send(command); });
  if (!sent || PQpipelineSync(connection_.get()) != 1) return core::Failure{lost()};
  return receive(commands.size(), Clock::now() + patience);
}

Or<std::vector<PgRows>> PgConnection::receive(std::size_t count, Clock::time_point deadline) {
  std::vector<PgRows> rows;
  rows.reserve(count);
  while (true) {
    const auto finished = collect(rows);
    if (!finished) return core::Failure{finished.error()};
    if (finished.value() && rows.size() == count) return rows;
    if (finished.value() || !wait(deadline)) return core::Failure{lost()};
  }
}

// Takes the answers that have arrived; true after the last one.
Or<bool> PgConnection::collect(std::vector<PgRows>& rows) {
  int nothing = 0;
  while (PQisBusy(connection_.get()) == 0) {
    PGresult* result = PQgetResult(connection_.get());
    if (result == nullptr) {  // null follows every answer; twice means that there are no more
      if (++nothing > 1) return core::Failure{lost()};
      continue;
    }
    nothing = 0;
    PgRows answer(result);
    if (answer.status() == PGRES_PIPELINE_SYNC) return true;
    if (answer.status() != PGRES_COMMAND_OK && answer.status() != PGRES_TUPLES_OK) {
      const std::string complaint = answer.complaint();
      if (complaint.empty()) return core::Failure{lost()};
      connection_.reset();
      Trouble refused = trouble("the server refused a statement (" + complaint + "); nothing was stored");
      refused.damaged = answer.is_damage();
      return core::Failure{std::move(refused)};
    }
    rows.push_back(std::move(answer));
  }
  return false;
}

// Sends what is left and waits until something arrives; false if the time is over or the connection is lost.
bool PgConnection::wait(Clock::time_point deadline) {
  const int unsent = PQflush(connection_.get());
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
  if (unsent < 0 || left <= 0) return false;
  const auto events = static_cast<short>(unsent == 1 ? POLLIN | POLLOUT : POLLIN);
  pollfd waiting{.fd = PQsocket(connection_.get()), .events = events, .revents = 0};
  if (::poll(&waiting, 1, static_cast<int>(left)) < 0 && errno != EINTR) return false;
  return PQconsumeInput(connection_.get()) == 1;
}

}  // namespace storage
