#include "storage/sqlite_copy.h"

#include <cerrno>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <unistd.h>

#include "storage/file_lock.h"
#include "storage/sqlite_file.h"
#include "storage/sqlite_handle.h"

namespace storage {
namespace {

constexpr int pages_at_once = 256;

// The unfinished copy. It is deleted unless keep() was called.
class Beginnings {
 public:
  explicit Beginnings(const std::string& path) : name_(path + ".part-" + std::to_string(::getpid())) {}
  Beginnings(const Beginnings&) = delete;
  Beginnings& operator=(const Beginnings&) = delete;
  ~Beginnings() {
    if (!created_) return;
    for (const char* ending : {"", "-wal", "-shm", "-journal"}) ::unlink((name_ + ending).c_str());
  }

  const std::string& name() const { return name_; }
  // Fails if the file exists, so that nobody else's file and no planted link is written to.
  bool create() {
    const int fd = ::open(name_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);  // NOLINT: as the system wants
    if (fd < 0) return false;
    created_ = true;
    return ::close(fd) == 0;
  }
  bool keep(const std::string& path) {
    if (::rename(name_.c_str(), path.c_str()) != 0) return false;
    created_ = false;
    return true;
  }

 private:
  std::string name_;
  bool created_ = false;
};

bool sync_to_disk(const std::string& path, int flags) {
  const int fd = ::open(path.c_str(), flags | O_CLOEXEC);  // NOLINT: the system's interface
  if (fd < 0) return false;
  const bool good = ::fsync(fd) == 0;
  ::close(fd);
  return good;
}

Or<void> copy_pages(SqliteConnection& from, SqliteConnection& to, const CopyProgress& progress) {
  // In a read transaction all steps see the same moment, even if a server commits between them.
  if (auto begun = from.run("BEGIN; SELECT count(*) FROM sqlite_schema"); !begun) return begun;
  sqlite3_backup* backup = sqlite3_backup_init(to.get(), "main", from.get(), "main");
  if (backup == nullptr) return core::Failure{to.trouble()};
  int code = SQLITE_OK;
  while (code == SQLITE_OK) {
    code = sqlite3_backup_step(backup, pages_at_once);
    const long all = sqlite3_backup_pagecount(backup);
    if (progress) progress(all - sqlite3_backup_remaining(backup), all);
  }
  sqlite3_backup_finish(backup);
  if (code != SQLITE_DONE) return core::Failure{to.trouble()};
  return from.run("COMMIT");
}

// Makes the copy one plain file without a log beside it, and checks it.
Or<void> finish(SqliteConnection& copy) {
  if (auto plain = copy.run("PRAGMA journal_mode = DELETE"); !plain) return plain;
  for (const char* check : {"SELECT count(*) FROM pragma_integrity_check WHERE integrity_check <> 'ok'",
                            "SELECT count(*) FROM pragma_foreign_key_check"}) {
    const auto wrong = copy.number(check);
    if (!wrong) return core::Failure{wrong.error()};
    if (wrong.value() != 0) {
      return core::Failure{
          Trouble{"the copy was thrown away because the store itself is damaged; restore the store "
                  "from an earlier backup"}};
    }
  }
  return {};
}

Or<void> make_copy(const std::string& from, const std::string& to, const CopyProgress& progress) {
  auto source = SqliteConnection::open(from, SQLITE_OPEN_READONLY);
  if (!source) return core::Failure{source.error()};
  if (auto known = check_identity(*source.value()); !known) return known;
  if (const auto version = source.value()->number("PRAGMA user_version"); !version || version.value() == 0) {
    return core::Failure{Trouble{from + ": is not a store; check the file name"}};
  }
  auto target = SqliteConnection::open(to, SQLITE_OPEN_READWRITE);
  if (!target) return core::Failure{target.error()};
  if (auto copied = copy_pages(*source.value(), *target.value(), progress); !copied) return copied;
  return finish(*target.value());
}

}  // namespace

Or<void> copy_sqlite(const std::string& from, const std::string& to, const CopyProgress& progress, bool replace) {
  std::error_code error;
  if (!std::filesystem::exists(from, error)) {
    return core::Failure{Trouble{from + ": there is no such store; check the file name"}};
  }
  if (std::filesystem::equivalent(from, to, error)) {
    return core::Failure{Trouble{to + ": is the store itself; name another file"}};
  }
  if (!replace && std::filesystem::exists(to, error)) {
    return core::Failure{Trouble{to + ": exists already; name a new file"}};
  }
  Beginnings part(to);
  if (!part.create()) return core::Failure{file_trouble(to)};
  if (auto made = make_copy(from, part.name(), progress); !made) return made;
  const std::filesystem::path folder = std::filesystem::absolute(to, error).parent_path();
  if (!sync_to_disk(part.name(), O_RDWR) || !part.keep(to) || !sync_to_disk(folder.string(), O_RDONLY)) {
    return core::Failure{file_trouble(to)};
  }
  return {};
}

}  // namespace storage
