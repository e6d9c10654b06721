// The event store: what was agreed and every event of every match, in order. The log is the truth; all else can be made
// from it again.
//
//   Database   does the work and blocks: SQLite (sqlite.h) or PostgreSQL (postgres.h)
//   Store      what the server sees: asks, and is answered later on its own thread (threaded_store.h)
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"

namespace storage {

// Milliseconds since 1970.
using Time = std::int64_t;
// Number of an event in its match, from 1 without gaps.
using Seq = std::int64_t;

enum class Status : std::uint8_t { open, playing, over, broken };

// One thing that happened in a match. The store knows no meaning of it.
struct Event {
  Time time = 0;
  std::string kind;   // "move", "sit", …
  std::string actor;  // letter of a seat, "*" for chance, or empty
  std::string text;
  std::string key = {};  // idempotency key, unique in its match unless empty
  friend bool operator==(const Event&, const Event&) = default;
};

// What never changes of a match.
struct Birth {
  std::string setup;  // JSON
  std::string seed;   // 32 hexadecimal digits; secret until the match is over
  int rules = 0;      // version of the rules it was started with
  Time time = 0;
  friend bool operator==(const Birth&, const Birth&) = default;
};

// What lists show; a cache of what follows from the events, written with each append.
struct Header {
  Status status = Status::open;
  bool listed = false;  // everybody may see it among the open tables
  std::string summary;  // JSON
  Time time = 0;        // of the last event
  friend bool operator==(const Header&, const Header&) = default;
};

// One atomic step of a match: all of its events are stored or none.
struct Append {
  std::string match;
  Seq after = 0;               // the number of events the match has had so far; 0 with `birth`
  std::optional<Birth> birth;  // present just once, when the match is created
  std::vector<Event> events;   // none: only the header changes
  Header header;
  std::vector<std::string> members = {};  // people (hashes) whose match it is from now on
};

enum class Written : std::uint8_t {
  done,
  conflict,  // somebody else has appended, or a key is there already: load again; nothing was stored
  failed,    // it may or may not have been stored: load again before anything else
};

struct StoredMatch {
  Birth birth;
  Status status = Status::open;
  std::string summary;        // both as last written
  std::vector<Event> events;  // all, from 1
};

struct Listed {
  std::string match;
  Header header;
  friend bool operator==(const Listed&, const Listed&) = default;
};

// Why the store could not answer; a sentence for the log.
struct Trouble {
  std::string sentence;
  bool damaged = false;  // what is stored is wrong: asking again won't help
};
template <class T>
using Or = core::Result<T, Trouble>;

// Which matches to list, newest (by header time, then id) first.
struct Query {
  enum class What : std::uint8_t {
    open_tables,  // status open, and listed
    of_member,    // all of this member
    unfinished,   // status playing
  };
  What what = What::open_tables;
  std::string member = {};
  int limit = 100;
};

class Database {
 public:
  Database() = default;
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  virtual ~Database() = default;

  // All appends in one transaction with one sync to the disk; an answer each, `done` or `conflict`, independent of the
  // others. On trouble none is known to be stored. Appends to the same match may follow each other in one call.
  virtual Or<std::vector<Written>> write(const std::vector<Append>& appends) = 0;
  virtual Or<std::optional<StoredMatch>> load(const std::string& match) = 0;
  virtual Or<std::vector<Listed>> list(const Query& query) = 0;
  // A consistent copy into a new file while matches go on (SQLite); PostgreSQL says to use pg_dump.
  virtual Or<void> backup(const std::string& path) = 0;
};

class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  // Each calls back exactly once, later, on the thread of the server, never from within the call.
  virtual void write(Append append, std::function<void(Written)> done) = 0;
  virtual void load(std::string match, std::function<void(Or<std::optional<StoredMatch>>)> done) = 0;
  virtual void list(Query query, std::function<void(Or<std::vector<Listed>>)> done) = 0;
};

}  // namespace storage
