#include "storage/pg_session.h"

#include <array>

#include "core/text.h"
#include "storage/migrations.h"

namespace storage {
namespace {

using How = PgCommand::How;

// Nothing on the server waits for ever. Statements are planned once, because planning is most of their cost. Each is
// written so that its plan uses indexes, even if it was planned while the tables were empty.
constexpr std::array<const char*, 6> session_settings{
    "SET statement_timeout = 8000",
    "SET lock_timeout = 4000",
    "SET idle_in_transaction_session_timeout = 10000",
    "SET enable_seqscan = off",
    "SET plan_cache_mode = force_generic_plan",
    "SET jit = off",
};

// Stores the events and members of an append. `written` is the row of its match, if the append is allowed. It is one
// statement, so the server does all of it or nothing, and 512 of them need one round trip.
constexpr const char* rest_of_append = R"(
, stored AS (
  INSERT INTO events (match, seq, time, kind, actor, text, key)
  SELECT no, $2::bigint + n, t, k, a, x, y
  FROM written, unnest($7::bigint[], $8::bytea[], $9::bytea[], $10::bytea[], $11::bytea[])
    WITH ORDINALITY AS event (t, k, a, x, y, n)
), joined AS (
  INSERT INTO members (member, match) SELECT unnest($12::bytea[]), no FROM written ON CONFLICT DO NOTHING
)
SELECT no FROM written)";

constexpr const char* append_text = R"(
WITH written AS (
  UPDATE matches SET seq = $2::bigint + cardinality($7::bigint[]), status = $3::bigint, listed = $4::bigint <> 0,
    time = $5::bigint, summary = $6::bytea
  WHERE id = $1::bytea AND seq = $2::bigint AND NOT EXISTS (
    SELECT FROM unnest($11::bytea[]) AS new, LATERAL (
      SELECT FROM events WHERE match = matches.no AND key = new AND key <> ''::bytea LIMIT 1) AS old)
  RETURNING no
))";

constexpr const char* birth_text = R"(
WITH own AS (
  INSERT INTO components (hash, text)
  SELECT $17::bytea, $18::bytea
  WHERE $17::bytea <> ''::bytea AND NOT EXISTS (SELECT FROM matches WHERE id = $1::bytea)
  ON CONFLICT (hash) DO UPDATE SET hash = excluded.hash
  RETURNING no
), written AS (
  INSERT INTO matches (id, seq, status, listed, time, summary, rules, born, seed, setup, components)
  VALUES ($1::bytea, $2::bigint + cardinality($7::bigint[]), $3::bigint, $4::bigint <> 0, $5::bigint, $6::bytea,
    $13::bigint, $14::bigint, $15::bytea, $16::bytea, (SELECT no FROM own))
  ON CONFLICT (id) DO NOTHING
  RETURNING no
))";

// A step over many matches takes long, and so does waiting for another server that is doing it.
constexpr std::chrono::minutes long_work{10};

PgCommand plain(std::string text) { return {.how = How::plain, .name = {}, .text = std::move(text)}; }

PgCommand prepare(const char* name, std::string text) {
  return {.how = How::prepare, .name = name, .text = std::move(text)};
}

std::vector<PgCommand> preparations() {
  const std::string columns = "SELECT id, status, listed, time, summary FROM ";
  const std::string newest = " ORDER BY time DESC, id DESC LIMIT ";
  std::vector<PgCommand> all;
  all.reserve(session_settings.size() + 7);
  for (const char* setting : session_settings) all.push_back(plain(setting));
  all.push_back(prepare(pg::birth, std::string(birth_text) + rest_of_append));
  all.push_back(prepare(pg::append, std::string(append_text) + rest_of_append));
  all.push_back(prepare(pg::match_row,
                        "SELECT matches.no, seq, status, rules, born, seed, setup, summary, coalesce(text, ''::bytea) "
                        "FROM matches LEFT JOIN components ON components.no = matches.components WHERE id = $1"));
  all.push_back(prepare(pg::match_events,
                        "SELECT seq, time, kind, actor, text, key FROM events "
                        "WHERE match = (SELECT no FROM matches WHERE id = $1) ORDER BY seq"));
  all.push_back(prepare(pg::open_tables, columns + "matches WHERE status = 0 AND listed" + newest + "$1::bigint"));
  all.push_back(prepare(pg::running_tables, columns + "matches WHERE status = 1 AND listed" + newest + "$1::bigint"));
  all.push_back(prepare(pg::unfinished, columns + "matches WHERE status = 1" + newest + "$1::bigint"));
  all.push_back(
      prepare(pg::of_member, columns + "members JOIN matches ON no = match WHERE member = $1" + newest + "$2::bigint"));
  return all;
}

// 0 if there is no store yet.
Or<std::int64_t> stored_version(PgConnection& connection) {
  const auto there = connection.run({plain("SELECT to_regclass('store_version') IS NOT NULL")});
  if (!there) return core::Failure{there.error()};
  if (there.value()[0].number(0, 0) == 0) return std::int64_t{0};
  const auto rows = connection.run({plain("SELECT version FROM store_version")});
  if (!rows) return core::Failure{rows.error()};
  return rows.value()[0].count() > 0 ? rows.value()[0].number(0, 0) : 0;
}

// Takes a lock: if several servers start together, one makes the tables and the others find them.
Or<void> migrate(PgConnection& connection) {
  const auto locked = connection.run(
      {
          plain("BEGIN"),
          plain("SELECT pg_advisory_xact_lock(1449489006)"),
          plain("CREATE TABLE IF NOT EXISTS store_version (version bigint NOT NULL)"),
      },
      long_work);
  if (!locked) return core::Failure{locked.error()};
  const auto version = stored_version(connection);
  if (!version) return core::Failure{version.error()};
  std::vector<PgCommand> commands;
  for (auto at = static_cast<std::size_t>(version.value()); at < steps.size(); ++at) {
    for (const std::string_view part : core::split(steps[at].postgres, ';')) {
      if (part.find_first_not_of(" \n") != std::string_view::npos) commands.push_back(plain(std::string(part)));
    }
  }
  commands.push_back(plain("DELETE FROM store_version"));
  commands.push_back(plain("INSERT INTO store_version VALUES (" + std::to_string(newest_version) + ")"));
  commands.push_back(plain("COMMIT"));
  if (auto done = connection.run(commands, long_work); !done) return core::Failure{done.error()};
  return {};
}

}  // namespace

Or<void> begin_session(PgConnection& connection) {
  const auto version = stored_version(connection);
  if (!version) return core::Failure{version.error()};
  if (auto known = check_version("the PostgreSQL database", version.value()); !known) return known;
  if (version.value() < newest_version) {
    if (auto done = migrate(connection); !done) return done;
  }
  if (auto prepared = connection.run(preparations()); !prepared) return core::Failure{prepared.error()};
  return {};
}

}  // namespace storage
