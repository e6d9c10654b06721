// Stores as version 1 left them, to be opened by every later version. Never to be changed.
#pragma once

namespace tests {

inline constexpr const char* sqlite_version_1 = R"(
PRAGMA journal_mode = WAL;
BEGIN;
CREATE TABLE matches (
  no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, seq INTEGER NOT NULL, status INTEGER NOT NULL,
  listed INTEGER NOT NULL, time INTEGER NOT NULL, summary TEXT NOT NULL, rules INTEGER NOT NULL,
  born INTEGER NOT NULL, seed TEXT NOT NULL, setup TEXT NOT NULL
) STRICT;
CREATE TABLE events (
  match INTEGER NOT NULL REFERENCES matches (no), seq INTEGER NOT NULL, time INTEGER NOT NULL, kind TEXT NOT NULL,
  actor TEXT NOT NULL, text TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX events_key ON events (match, key) WHERE key <> '';
CREATE TABLE members (
  member TEXT NOT NULL, match INTEGER NOT NULL REFERENCES matches (no), PRIMARY KEY (member, match)
) STRICT, WITHOUT ROWID;
INSERT INTO matches VALUES (1, 'old', 2, 1, 0, 1700000001000, '{"a":1}', 3, 1700000000000,
  '0123456789abcdef0123456789abcdef', '{"game":"art-society"}');
INSERT INTO events VALUES (1, 1, 1700000000500, 'sit', 'A', 'ann', ''), (1, 2, 1700000001000, 'move', 'A', 'x', 'k1');
INSERT INTO members VALUES ('ann', 1);
PRAGMA application_id = 1449489006;
PRAGMA user_version = 1;
COMMIT;
)";

inline constexpr const char* postgres_version_1 = R"(
CREATE TABLE store_version (version bigint NOT NULL);
INSERT INTO store_version VALUES (1);
CREATE TABLE matches (
  no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, seq bigint NOT NULL, time bigint NOT NULL, born bigint NOT NULL,
  rules integer NOT NULL, status smallint NOT NULL, listed boolean NOT NULL, id bytea NOT NULL UNIQUE,
  summary bytea NOT NULL, seed bytea NOT NULL, setup bytea NOT NULL
) WITH (fillfactor = 70);
CREATE TABLE events (
  match bigint NOT NULL REFERENCES matches (no), seq bigint NOT NULL, time bigint NOT NULL, kind bytea NOT NULL,
  actor bytea NOT NULL, text bytea NOT NULL, key bytea NOT NULL, PRIMARY KEY (match, seq)
);
CREATE UNIQUE INDEX events_key ON events (match, key) WHERE key <> ''::bytea;
CREATE TABLE members (
  member bytea NOT NULL, match bigint NOT NULL REFERENCES matches (no), PRIMARY KEY (member, match)
);
INSERT INTO matches (id, seq, status, listed, time, summary, rules, born, seed, setup)
  VALUES ('old', 2, 1, false, 1700000001000, '{"a":1}', 3, 1700000000000, '0123456789abcdef0123456789abcdef',
  '{"game":"art-society"}');
INSERT INTO events VALUES (1, 1, 1700000000500, 'sit', 'A', 'ann', ''), (1, 2, 1700000001000, 'move', 'A', 'x', 'k1');
INSERT INTO members VALUES ('ann', 1);
)";

}  // namespace tests
