#include "storage/migrations.h"

namespace storage {

// There are many events, so they name their match by a number and are stored in the order of their key. PostgreSQL
// stores texts as bytes, because its own text type has no NUL, and both databases compare bytes alike.
const std::array<Step, 3> steps{{
    {R"(
CREATE TABLE matches (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  seq INTEGER NOT NULL,
  status INTEGER NOT NULL,
  listed INTEGER NOT NULL,
  time INTEGER NOT NULL,
  summary TEXT NOT NULL,
  rules INTEGER NOT NULL,
  born INTEGER NOT NULL,
  seed TEXT NOT NULL,
  setup TEXT NOT NULL
) STRICT;
CREATE TABLE events (
  match INTEGER NOT NULL REFERENCES matches (no),
  seq INTEGER NOT NULL,
  time INTEGER NOT NULL,
  kind TEXT NOT NULL,
  actor TEXT NOT NULL,
  text TEXT NOT NULL,
  key TEXT NOT NULL,
  PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX events_key ON events (match, key) WHERE key <> '';
CREATE TABLE members (
  member TEXT NOT NULL,
  match INTEGER NOT NULL REFERENCES matches (no),
  PRIMARY KEY (member, match)
) STRICT, WITHOUT ROWID;
)",
     R"(
CREATE TABLE matches (
  no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  seq bigint NOT NULL,
  time bigint NOT NULL,
  born bigint NOT NULL,
  rules integer NOT NULL,
  status smallint NOT NULL,
  listed boolean NOT NULL,
  id bytea NOT NULL UNIQUE,
  summary bytea NOT NULL,
  seed bytea NOT NULL,
  setup bytea NOT NULL
) WITH (fillfactor = 70);
CREATE TABLE events (
  match bigint NOT NULL REFERENCES matches (no),
  seq bigint NOT NULL,
  time bigint NOT NULL,
  kind bytea NOT NULL,
  actor bytea NOT NULL,
  text bytea NOT NULL,
  key bytea NOT NULL,
  PRIMARY KEY (match, seq)
);
CREATE UNIQUE INDEX events_key ON events (match, key) WHERE key <> ''::bytea;
CREATE TABLE members (
  member bytea NOT NULL,
  match bigint NOT NULL REFERENCES matches (no),
  PRIMARY KEY (member, match)
);
)"},
    // Lists read only the few matches that are open or going on. The indexes leave out the time: it changes with every
    // event, and PostgreSQL would then rewrite every index each time.
    {R"(
CREATE INDEX matches_open ON matches (no) WHERE status = 0 AND listed = 1;
CREATE INDEX matches_playing ON matches (no) WHERE status = 1;
)",
     R"(
CREATE INDEX matches_open ON matches (no) WHERE status = 0 AND listed;
CREATE INDEX matches_playing ON matches (no) WHERE status = 1;
)"},
    // Matches may bring components of their own. A text that many matches use is stored once.
    {R"(
CREATE TABLE components (
  no INTEGER PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE,
  text TEXT NOT NULL
) STRICT;
ALTER TABLE matches ADD COLUMN components INTEGER REFERENCES components (no);
)",
     R"(
CREATE TABLE components (
  no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hash bytea NOT NULL UNIQUE,
  text bytea NOT NULL
);
ALTER TABLE matches ADD COLUMN components bigint REFERENCES components (no);
)"},
}};
static_assert(std::tuple_size_v<decltype(steps)> == newest_version);

Or<void> check_version(std::string_view place, long long version) {
  if (version >= 0 && version <= newest_version) return {};
  return core::Failure{Trouble{std::string(place) + " was made by a newer vernissage (version " +
                               std::to_string(version) + " of the store, this program knows up to " +
                               std::to_string(newest_version) + "); use the newer program"}};
}

}  // namespace storage
