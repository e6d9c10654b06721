#include "storage/postgres.h"

#include <algorithm>
#include <chrono>

#include "storage/append_check.h"
#include "storage/pg_session.h"

namespace storage {
namespace {

using How = PgCommand::How;
using Clock = std::chrono::steady_clock;

PgCommand plain(const char* text) { return {.how = How::plain, .name = {}, .text = text}; }

PgCommand prepared(const char* name, PgValues values) {
  return {.how = How::prepared, .name = name, .text = {}, .values = std::move(values)};
}

template <class Part>
std::vector<std::string_view> column(const std::vector<Event>& events, Part part) {
  std::vector<std::string_view> values;
  values.reserve(events.size());
  for (const Event& event : events) values.emplace_back(event.*part);
  return values;
}

PgCommand command_for(const Append& append) {
  const Header& h = append.header;
  std::vector<std::int64_t> times;
  times.reserve(append.events.size());
  for (const Event& event : append.events) times.push_back(event.time);
  PgValues values;
  values.bytes(append.match).number(append.after).number(static_cast<int>(h.status)).number(h.listed ? 1 : 0);
  values.number(h.time).bytes(h.summary).numbers(times);
  for (const auto part : {&Event::kind, &Event::actor, &Event::text, &Event::key}) {
    values.list(column(append.events, part));
  }
  values.list({append.members.begin(), append.members.end()});
  if (!append.birth) return prepared(pg::append, std::move(values));
  const Birth& b = *append.birth;
  values.number(b.rules).number(b.time).bytes(b.seed).bytes(b.setup).bytes(components_hash(b)).bytes(b.components);
  return prepared(pg::birth, std::move(values));
}

const char* statement_for(Query::What what) {
  switch (what) {
    case Query::What::of_member:
      return pg::of_member;
    case Query::What::unfinished:
      return pg::unfinished;
    case Query::What::running_tables:
      return pg::running_tables;
    case Query::What::open_tables:
      break;
  }
  return pg::open_tables;
}

// The order in which a batch locks its rows: by match, so that two servers never wait for each other in a circle, and
// within a match as given.
std::vector<std::size_t> order_of(const std::vector<Append>& appends) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < appends.size(); ++i) {
    if (consistent(appends[i])) order.push_back(i);
  }
  std::ranges::stable_sort(order, {}, [&](std::size_t i) -> const std::string& { return appends[i].match; });
  return order;
}

class Postgres : public Database {
 public:
  explicit Postgres(std::string url) : url_(std::move(url)), connection_(url_) {}

  // Connects if there is no connection. After a failure it waits half a second, because an attempt may take long.
  Or<void> ready() {
    if (connection_.alive()) return {};
    if (Clock::now() < next_attempt_) return core::Failure{last_};
    auto made = connection_.connect();
    if (made) made = begin_session(connection_);
    if (made) return made;
    last_ = made.error();
    next_attempt_ = Clock::now() + std::chrono::milliseconds(500);
    return made;
  }

  Or<std::vector<Written>> write(const std::vector<Append>& appends) override {
    std::vector<Written> answers(appends.size(), Written::conflict);
    const std::vector<std::size_t> order = order_of(appends);
    if (order.empty()) return answers;
    std::vector<PgCommand> commands;
    commands.reserve(order.size() + 2);
    commands.push_back(plain("BEGIN"));
    for (const std::size_t i : order) commands.push_back(command_for(appends[i]));
    commands.push_back(plain("COMMIT"));
    const auto rows = run(commands);
    if (!rows) return core::Failure{rows.error()};
    if (rows.value().back().done() != "COMMIT") {
      return core::Failure{connection_.trouble("the server rolled the transaction back; nothing was stored")};
    }
    for (std::size_t n = 0; n < order.size(); ++n) {
      if (rows.value()[n + 1].count() == 1) answers[order[n]] = Written::done;
    }
    return answers;
  }

  Or<std::optional<StoredMatch>> load(const std::string& match) override {
    // Both queries see the same moment, even if another server writes between them.
    const auto rows =
        run({plain("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"), prepared(pg::match_row, PgValues().bytes(match)),
             prepared(pg::match_events, PgValues().bytes(match)), plain("COMMIT")});
    if (!rows) return core::Failure{rows.error()};
    const PgRows& row = rows.value()[1];
    if (row.count() == 0) return std::optional<StoredMatch>();
    StoredMatch found;
    found.birth = {row.bytes(0, 6), row.bytes(0, 5), static_cast<int>(row.number(0, 3)), row.number(0, 4),
                   row.bytes(0, 8)};
    found.events = events_of(rows.value()[2]);
    const auto status = status_of(row.number(0, 2));
    const auto have = static_cast<Seq>(found.events.size());
    if (!status || have != row.number(0, 1)) return core::Failure{damaged(match, have, row.number(0, 1))};
    found.status = *status;
    found.summary = row.bytes(0, 7);
    return std::optional(std::move(found));
  }

  Or<std::vector<Listed>> list(const Query& query) override {
    std::vector<Listed> found;
    if (query.limit <= 0) return found;
    PgValues values;
    if (query.what == Query::What::of_member) values.bytes(query.member);
    values.number(query.limit);
    const auto answer = run({prepared(statement_for(query.what), std::move(values))});
    if (!answer) return core::Failure{answer.error()};
    const PgRows& rows = answer.value()[0];
    for (int i = 0; i < rows.count(); ++i) {
      const Status status = status_of(rows.number(i, 1)).value_or(Status::broken);
      found.push_back({rows.bytes(i, 0), {status, rows.number(i, 2) != 0, rows.bytes(i, 4), rows.number(i, 3)}});
    }
    return found;
  }

  Or<void> probe() override {
    const auto done = run({plain("UPDATE store_version SET version = version")});
    return done ? Or<void>() : core::Failure{done.error()};
  }

  Or<void> backup(const std::string& path) override {
    return core::Failure{Trouble{"PostgreSQL makes its copies itself: " + dump_command(url_, path)}};
  }

 private:
  Or<std::vector<PgRows>> run(const std::vector<PgCommand>& commands) {
    if (auto connected = ready(); !connected) return core::Failure{connected.error()};
    return connection_.run(commands);
  }

  // The events up to the first gap in their numbers.
  static std::vector<Event> events_of(const PgRows& rows) {
    std::vector<Event> events;
    events.reserve(static_cast<std::size_t>(rows.count()));
    for (int i = 0; i < rows.count() && rows.number(i, 0) == i + 1; ++i) {
      events.push_back({rows.number(i, 1), rows.bytes(i, 2), rows.bytes(i, 3), rows.bytes(i, 4), rows.bytes(i, 5)});
    }
    return events;
  }

  std::string url_;
  PgConnection connection_;
  Clock::time_point next_attempt_{};
  Trouble last_;
};

}  // namespace

Or<std::unique_ptr<Database>> open_postgres(const std::string& url) {
  auto database = std::make_unique<Postgres>(url);
  if (auto ready = database->ready(); !ready) return core::Failure{ready.error()};
  return std::unique_ptr<Database>(std::move(database));
}

}  // namespace storage
