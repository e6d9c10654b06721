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

// Milliseconds since 1970, or between two moments.
using Time = std::int64_t;
inline constexpr Time second = 1000;
inline constexpr Time day = second * 60 * 60 * 24;
// The number of an event in its match, from 1 without gaps.
using Seq = std::int64_t;

enum class Status : std::uint8_t { open, playing, over, broken };

// One thing that happened in a match. The store does not interpret it.
struct Event {
  Time time = 0;
  std::string kind;   // "move", "sit", …
  std::string actor;  // letter of a seat, "*" for chance, or empty
  std::string text;
  std::string key = {};  // idempotency key, unique in its match unless empty
  friend bool operator==(const Event&, const Event&) = default;
};

// The part of a match that never changes.
struct Birth {
  std::string setup;  // JSON
  std::string seed;   // 32 hexadecimal digits; secret until the match is over
  int rules = 0;      // the version of the rules that the match was started with
  Time time = 0;
  std::string components = {};  // the text of a component file; empty: the one that belongs to the game
  friend bool operator==(const Birth&, const Birth&) = default;
};

// What lists show. It follows from the events and is written with each append, so that lists need not read them.
struct Header {
  Status status = Status::open;
  bool listed = false;  // everybody may see it among the open tables, and while it is played
  std::string summary;  // JSON
  Time time = 0;        // of the last event
  friend bool operator==(const Header&, const Header&) = default;
};

// One atomic step of a match: all of its events are stored or none.
struct Append {
  std::string match;
  Seq after = 0;               // the number of events that the match has; 0 with `birth`
  std::optional<Birth> birth;  // set once, when the match is created
  std::vector<Event> events;   // if empty, only the header changes
  Header header;
  std::vector<std::string> members = {};  // hashes of people who take part in the match from now on
};

enum class Written : std::uint8_t {
  done,
  conflict,  // somebody else has appended, or the key exists already; nothing was stored: load again
  failed,    // it may or may not have been stored: load again before anything else
};

struct StoredMatch {
  Birth birth;
  Status status = Status::open;
  std::string summary;        // this and the status as last written
  std::vector<Event> events;  // all, from 1
};

struct Listed {
  std::string match;
  Header header;
  friend bool operator==(const Listed&, const Listed&) = default;
};

// Why the store could not answer, as a sentence for the log.
struct Trouble {
  std::string sentence;
  bool damaged = false;  // the stored data is wrong: asking again won't help
};
template <class T>
using Or = core::Result<T, Trouble>;

// Which matches to list: the newest first, by header time and then id.
struct Query {
  enum class What : std::uint8_t {
    open_tables,     // status open, and listed
    running_tables,  // status playing, and listed
    of_member,       // all matches of this member
    unfinished,      // status playing
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

  // Stores all appends in one transaction with one sync to the disk. Each gets its own answer, `done` or `conflict`. On
  // trouble nothing is known to be stored. One call may have several appends to the same match.
  virtual Or<std::vector<Written>> write(const std::vector<Append>& appends) = 0;
  virtual Or<std::optional<StoredMatch>> load(const std::string& match) = 0;
  virtual Or<std::vector<Listed>> list(const Query& query) = 0;
  // Finds out whether the database can be written: stores something that changes nothing.
  virtual Or<void> probe() = 0;
  // Makes a consistent copy in a new file while matches go on (SQLite). PostgreSQL answers that pg_dump does this.
  virtual Or<void> backup(const std::string& path) = 0;
};

class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  // Each calls back exactly once, later, on the server's thread, never within the call.
  virtual void write(Append append, std::function<void(Written)> done) = 0;
  virtual void load(std::string match, std::function<void(Or<std::optional<StoredMatch>>)> done) = 0;
  virtual void list(Query query, std::function<void(Or<std::vector<Listed>>)> done) = 0;
  // Tells whether the store works. If the last write failed, it tries another one.
  virtual void check(std::function<void(Or<void>)> done) = 0;
};

}  // namespace storage
