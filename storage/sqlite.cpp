#include "storage/sqlite.h"

#include <array>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

#include "storage/append_check.h"
#include "storage/file_lock.h"
#include "storage/migrations.h"
#include "storage/sqlite_copy.h"
#include "storage/sqlite_file.h"
#include "storage/sqlite_handle.h"

namespace storage {
namespace {

// The prepared statements, in the order of their texts below.
enum Kept : std::size_t {
  mark,
  unmark,
  undo,
  component_file,
  birth,
  guard,
  event,
  member,
  match_row,
  match_events,
  open_tables,
  running_tables,
  of_member,
  unfinished,
  playing_numbers,
  header_row,
  kept_count
};

constexpr std::array<const char*, kept_count> texts{
    "SAVEPOINT append",
    "RELEASE append",
    "ROLLBACK TO append",
    "INSERT INTO components (hash, text) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING",
    "INSERT INTO matches (id, seq, status, listed, time, summary, rules, born, seed, setup, components) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT no FROM components WHERE hash = ?)) "
    "ON CONFLICT (id) DO NOTHING RETURNING no",
    "UPDATE matches SET seq = ?, status = ?, listed = ?, time = ?, summary = ? WHERE id = ? AND seq = ? RETURNING no",
    "INSERT INTO events (match, seq, time, kind, actor, text, key) VALUES (?, ?, ?, ?, ?, ?, ?)",
    "INSERT OR IGNORE INTO members (member, match) VALUES (?, ?)",
    "SELECT matches.no, seq, status, rules, born, seed, setup, summary, text "
    "FROM matches LEFT JOIN components ON components.no = matches.components WHERE id = ?",
    "SELECT seq, time, kind, actor, text, key FROM events WHERE match = ? ORDER BY seq",
    "SELECT id, status, listed, time, summary FROM matches WHERE status = 0 AND listed = 1 "
    "ORDER BY time DESC, id DESC LIMIT ?",
    "SELECT id, status, listed, time, summary FROM matches WHERE status = 1 AND listed = 1 "
    "ORDER BY time DESC, id DESC LIMIT ?",
    "SELECT id, status, listed, time, summary FROM members JOIN matches ON no = match WHERE member = ? "
    "ORDER BY time DESC, id DESC LIMIT ?",
    "SELECT id, status, listed, time, summary FROM matches WHERE status = 1 ORDER BY time DESC, id DESC LIMIT ?",
    "SELECT no FROM matches WHERE status = 1 ORDER BY no DESC LIMIT ?",
    "SELECT id, status, listed, time, summary FROM matches WHERE no = ?",
};

Kept kept_for(Query::What what) {
  switch (what) {
    case Query::What::of_member:
      return of_member;
    case Query::What::unfinished:
      return unfinished;
    case Query::What::running_tables:
      return running_tables;
    case Query::What::open_tables:
      break;
  }
  return open_tables;
}

// More than a new match needs: if there were room for one page only, a match could not be stored.
constexpr int probed_pages = 8;

bool is_conflict(int code) { return (code & 0xff) == SQLITE_CONSTRAINT; }

class Sqlite : public Database {
 public:
  Sqlite(std::unique_ptr<FileLock> lock, std::unique_ptr<SqliteConnection> connection)
      : lock_(std::move(lock)), connection_(std::move(connection)) {}

  Or<void> prepare() {
    for (std::size_t i = 0; i < kept_count; ++i) {
      auto statement = connection_->prepare(texts[i]);
      if (!statement) return core::Failure{statement.error()};
      kept_[i] = std::move(statement).value();
    }
    return {};
  }

  Or<std::vector<Written>> write(const std::vector<Append>& appends) override {
    std::vector<Written> answers;
    answers.reserve(appends.size());
    if (appends.empty()) return answers;
    SqliteTransaction transaction(*connection_);
    if (auto begun = transaction.begin(); !begun) return core::Failure{begun.error()};
    for (const Append& append : appends) {
      const auto answer = guarded(append);
      if (!answer) return core::Failure{answer.error()};
      answers.push_back(answer.value());
    }
    if (auto committed = transaction.commit(); !committed) return core::Failure{committed.error()};
    return answers;
  }

  Or<std::optional<StoredMatch>> load(const std::string& match) override {
    SqliteUse row(kept_[match_row]);
    const int code = row.bind(match).step();
    if (code == SQLITE_DONE) return std::optional<StoredMatch>();
    if (code != SQLITE_ROW) return core::Failure{connection_->trouble()};
    StoredMatch found;
    const Seq expected = row.number(1);
    const auto status = status_of(row.number(2));
    found.birth = {row.text(6), row.text(5), static_cast<int>(row.number(3)), row.number(4), row.text(8)};
    if (auto read = read_events(row.number(0), found.events); !read) return core::Failure{read.error()};
    const auto have = static_cast<Seq>(found.events.size());
    if (!status || have != expected) return core::Failure{damaged(match, have, expected)};
    found.status = *status;
    found.summary = row.text(7);
    return std::optional(std::move(found));
  }

  Or<std::vector<Listed>> list(const Query& query) override {
    std::vector<Listed> found;
    if (query.limit <= 0) return found;
    SqliteUse rows(kept_[kept_for(query.what)]);
    if (query.what == Query::What::of_member) rows.bind(query.member);
    rows.bind(query.limit);
    int code = rows.step();
    for (; code == SQLITE_ROW; code = rows.step()) found.push_back(line_of(rows));
    if (code == SQLITE_DONE) return found;
    const Trouble trouble = connection_->trouble();
    if (trouble.damaged && query.what == Query::What::unfinished) return salvaged(query.limit);
    return core::Failure{trouble};
  }

  // Sets the version to what it is already. That writes one page and changes nothing.
  Or<void> probe() override {
    const std::string same_version = "PRAGMA user_version = " + std::to_string(newest_version);
    for (int page = 0; page < probed_pages; ++page) {
      if (auto done = connection_->run(same_version.c_str()); !done) return done;
    }
    return {};
  }

  Or<void> backup(const std::string& path) override { return copy_sqlite(connection_->path(), path, {}); }

 private:
  static Listed line_of(const SqliteUse& row) {
    const Status status = status_of(row.number(1)).value_or(Status::broken);
    return {row.text(0), {status, row.number(2) != 0, row.text(4), row.number(3)}};
  }

  // If some unfinished matches can't be read, lists the others, because their clocks must run on. The ids come from an
  // index.
  Or<std::vector<Listed>> salvaged(int limit) {
    std::vector<Listed> found;
    SqliteUse numbers(kept_[playing_numbers]);
    int code = numbers.bind(limit).step();
    for (; code == SQLITE_ROW; code = numbers.step()) {
      SqliteUse row(kept_[header_row]);
      if (row.bind(numbers.number(0)).step() == SQLITE_ROW) found.push_back(line_of(row));
    }
    if (code != SQLITE_DONE) return core::Failure{connection_->trouble()};
    return found;
  }

  // A refused append leaves no trace; the others in the transaction stay.
  Or<Written> guarded(const Append& append) {
    if (!consistent(append)) return Written::conflict;
    if (SqliteUse(kept_[mark]).step() != SQLITE_DONE) return core::Failure{connection_->trouble()};
    const int code = append_one(append);
    if (code != SQLITE_DONE && !is_conflict(code)) return core::Failure{connection_->trouble()};
    const bool kept = code == SQLITE_DONE;
    if (!kept && SqliteUse(kept_[undo]).step() != SQLITE_DONE) return core::Failure{connection_->trouble()};
    if (SqliteUse(kept_[unmark]).step() != SQLITE_DONE) return core::Failure{connection_->trouble()};
    return kept ? Written::done : Written::conflict;
  }

  // Answers SQLITE_DONE, SQLITE_CONSTRAINT if somebody was faster or the key exists already, or another error.
  int append_one(const Append& append) {
    std::int64_t no = 0;
    if (const int code = append.birth ? insert_match(append, *append.birth, no) : advance_match(append, no);
        code != SQLITE_DONE) {
      return code;
    }
    Seq seq = append.after;
    for (const Event& e : append.events) {
      SqliteUse use(kept_[event]);
      use.bind(no).bind(++seq).bind(e.time).bind(e.kind).bind(e.actor).bind(e.text).bind(e.key);
      if (const int code = use.step(); code != SQLITE_DONE) return code;
    }
    for (const std::string& person : append.members) {
      if (const int code = SqliteUse(kept_[member]).bind(person).bind(no).step(); code != SQLITE_DONE) return code;
    }
    return SQLITE_DONE;
  }

  int insert_match(const Append& append, const Birth& b, std::int64_t& no) {
    const Header& h = append.header;
    const std::string hash = components_hash(b);
    if (!hash.empty()) {
      SqliteUse file(kept_[component_file]);
      if (const int code = file.bind(hash).bind(b.components).step(); code != SQLITE_DONE) return code;
    }
    SqliteUse use(kept_[birth]);
    use.bind(append.match).bind(std::ssize(append.events)).bind(static_cast<int>(h.status)).bind(h.listed ? 1 : 0);
    use.bind(h.time).bind(h.summary).bind(b.rules).bind(b.time);
    use.bind(b.seed).bind(b.setup).bind(hash);
    return number_of_row(use, no);
  }

  int advance_match(const Append& append, std::int64_t& no) {
    const Header& h = append.header;
    SqliteUse use(kept_[guard]);
    use.bind(append.after + std::ssize(append.events)).bind(static_cast<int>(h.status)).bind(h.listed ? 1 : 0);
    use.bind(h.time).bind(h.summary).bind(append.match).bind(append.after);
    return number_of_row(use, no);
  }

  // The one row that was written, or a conflict if there is none.
  static int number_of_row(SqliteUse& use, std::int64_t& no) {
    const int code = use.step();
    if (code != SQLITE_ROW) return code == SQLITE_DONE ? SQLITE_CONSTRAINT : code;
    no = use.number(0);
    return use.step();
  }

  // The events up to the first gap in their numbers.
  Or<void> read_events(std::int64_t no, std::vector<Event>& events) {
    SqliteUse rows(kept_[match_events]);
    int code = rows.bind(no).step();
    for (; code == SQLITE_ROW; code = rows.step()) {
      if (rows.number(0) != std::ssize(events) + 1) return {};
      events.push_back({rows.number(1), rows.text(2), rows.text(3), rows.text(4), rows.text(5)});
    }
    if (code != SQLITE_DONE) return core::Failure{connection_->trouble()};
    return {};
  }

  // Destroyed from the last to the first: statements, connection, and then the lock, when nothing writes any more.
  std::unique_ptr<FileLock> lock_;
  std::unique_ptr<SqliteConnection> connection_;
  std::array<SqliteStatement, kept_count> kept_;
};

// The name without links, so that two names of one file use the same lock.
std::string resolved(const std::string& path) {
  std::error_code error;
  const auto found = std::filesystem::weakly_canonical(std::filesystem::absolute(path, error), error);
  return error || found.empty() ? path : found.string();
}

}  // namespace

Or<std::unique_ptr<Database>> open_sqlite(const std::string& path) {
  if (path.empty()) return core::Failure{Trouble{"the store has no file name; write it as sqlite:PATH"}};
  const std::string name = resolved(path);
  std::error_code error;
  if (std::filesystem::is_directory(name, error)) {
    return core::Failure{Trouble{name + ": is a directory; name a file in it"}};
  }
  auto lock = FileLock::take(name);
  if (!lock) return core::Failure{lock.error()};
  const int fd = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);  // NOLINT: the system's interface
  if (fd < 0) return core::Failure{file_trouble(name)};
  ::close(fd);
  auto connection = SqliteConnection::open(name, SQLITE_OPEN_READWRITE);
  if (!connection) return core::Failure{connection.error()};
  if (auto ready = make_ready(*connection.value()); !ready) return core::Failure{ready.error()};
  auto database = std::make_unique<Sqlite>(std::move(lock).value(), std::move(connection).value());
  if (auto prepared = database->prepare(); !prepared) return core::Failure{prepared.error()};
  return std::unique_ptr<Database>(std::move(database));
}

}  // namespace storage
