// The SQLite file itself: who may open it, and what it survives.
#include <csignal>
#include <filesystem>
#include <fstream>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "storage/migrations.h"
#include "tests/storage/raw.h"

using namespace storage;
using namespace tests;
namespace fs = std::filesystem;

namespace {

constexpr auto owner_only = fs::perms::owner_read | fs::perms::owner_write;

void put_file(const std::string& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

// Makes the page of the file that holds this text unreadable.
void damage_page_with(const std::string& path, const std::string& text) {
  constexpr std::size_t page = 4096;
  std::ifstream file(path, std::ios::binary);
  std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  const std::size_t at = bytes.find(text);
  REQUIRE(at != std::string::npos);
  bytes.replace(at / page * page, page, std::string(page, '\xff'));
  put_file(path, bytes);
}

// Twenty matches that go on, each with a few lines in both tables.
void put_matches(const std::string& store) {
  const auto database = opened(store);
  for (int i = 10; i < 30; ++i) {
    Append made = birth("m" + std::to_string(i));
    for (int e = 0; e < 8; ++e) made.events.push_back(event("event of m" + std::to_string(i) + std::string(300, '.')));
    made.header = {Status::playing, false, "summary of m" + std::to_string(i) + std::string(300, '.'), 1000 + i};
    CHECK(written(*database, {made}) == std::vector{Written::done});
  }
}

// Runs a function in a process of its own, which may give up rights and set limits. Its answer is the exit code.
template <class Work>
int in_child(const Work& work) {
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    int code = 99;
    try {
      code = work();
    } catch (...) {
      code = 98;
    }
    ::_exit(code);
  }
  int status = 0;
  REQUIRE(::waitpid(child, &status, 0) == child);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

bool is_full(const Trouble& trouble) { return trouble.sentence.find("free some space") != std::string::npos; }

// 0 if a full disk is handled well: there is a sentence, nothing is lost, and everything works again when there is room.
int meet_full_disk(const std::string& store) {
  std::signal(SIGXFSZ, SIG_IGN);
  auto made = storage::open(store);
  if (!made || !made.value()->write({birth("m", {event("kept")})})) return 1;
  Database& database = *made.value();
  rlimit limit{};
  ::getrlimit(RLIMIT_FSIZE, &limit);
  const rlim_t before = limit.rlim_cur;
  limit.rlim_cur = 200000;
  ::setrlimit(RLIMIT_FSIZE, &limit);
  Seq seq = 1;
  std::optional<Trouble> met;
  for (int i = 0; i < 1000 && !met; ++i) {
    const auto answer = database.write({append("m", seq, {event(std::string(5000, 'x'))})});
    if (!answer) met = answer.error();
    if (answer) ++seq;
  }
  if (!met || !is_full(*met) || met->damaged) return 2;
  const auto found = database.load("m");
  if (!found || !found.value() || std::ssize(found.value()->events) != seq) return 3;
  limit.rlim_cur = before;
  ::setrlimit(RLIMIT_FSIZE, &limit);
  const auto after = database.write({append("m", seq, {event("room again")})});
  return after && after.value() == std::vector{Written::done} ? 0 : 4;
}

}  // namespace

TEST_CASE("a new file belongs to its owner alone, since it holds seeds") {
  const SqlitePlace place;
  const auto database = opened(place.store);
  written(*database, {birth("m")});
  for (const char* name : {"store.db", "store.db-wal", "store.db.lock"}) {
    CAPTURE(name);
    CHECK(fs::status(place.folder / name).permissions() == owner_only);
  }
}

TEST_CASE("a file that is not a store is refused and left alone") {
  const TemporaryFolder folder;
  const std::string path = folder / "file";
  for (const std::string& garbage : {std::string("short"), std::string(100000, 'g')}) {
    put_file(path, garbage);
    says(refusal("sqlite:" + path), "is not an SQLite database");
    CHECK(fs::file_size(path) == garbage.size());
  }
  raw_sqlite(folder / "other", "CREATE TABLE recipes (name TEXT)");
  says(refusal("sqlite:" + (folder / "other")), "of another program");
}

TEST_CASE("a name that can't be a store is refused with what to do") {
  const TemporaryFolder folder;
  says(refusal("sqlite:" + (folder / "missing/store.db")), "create its folder first");
  says(refusal("sqlite:" + folder.path()), "name a file in it");
  says(refusal("sqlite:"), "no file name");
  for (const char* store : {"", "store.db", "mysql://secret@host/x", "SQLITE:x"}) {
    const std::string sentence = refusal(store);
    says(sentence, "sqlite:PATH");
    CHECK(sentence.find("secret") == std::string::npos);
  }
}

TEST_CASE("a folder or a file that may not be written is refused with what to do") {
  const TemporaryFolder folder;
  fs::create_directory(folder / "shut");
  raw_sqlite(folder / "shut/store.db", "PRAGMA user_version = 0");
  fs::permissions(folder / "shut", fs::perms::owner_read | fs::perms::owner_exec);
  fs::permissions(folder.path(), fs::perms::all);
  const int code = in_child([&] {
    if (::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0)) return 1;  // root may write everywhere
    const auto database = storage::open("sqlite:" + (folder / "shut/store.db"));
    if (database) return 2;
    return database.error().sentence.find("the right to write") != std::string::npos ? 0 : 3;
  });
  fs::permissions(folder / "shut", fs::perms::owner_all);
  CHECK(code == 0);
}

TEST_CASE("two servers can't have one file, not even under different names") {
  const SqlitePlace place;
  fs::create_symlink(place.folder / "store.db", place.folder / "link.db");
  {
    const auto first = opened(place.store);
    says(refusal(place.store), "process " + std::to_string(::getpid()));
    says(refusal("sqlite:" + (place.folder / "link.db")), "another server");
    CHECK(written(*first, {birth("m")}) == std::vector{Written::done});
  }
  CHECK(loaded(*opened("sqlite:" + (place.folder / "link.db")), "m").events.empty());
}

TEST_CASE("a store of version 1 is brought to the newest version") {
  const SqlitePlace place;
  raw_sqlite(place.folder / "store.db", sqlite_version_1);
  check_old_match(*opened(place.store));
  CHECK(loaded(*opened(place.store), "old").events.size() == 3);
  raw_sqlite(place.folder / "store.db", "DROP INDEX matches_open; DROP INDEX matches_playing;");
}

TEST_CASE("a store of a newer version is refused") {
  const SqlitePlace place;
  opened(place.store);
  raw_sqlite(place.folder / "store.db", "PRAGMA user_version = " + std::to_string(newest_version + 1));
  says(refusal(place.store), "made by a newer vernissage (version " + std::to_string(newest_version + 1));
}

TEST_CASE("acknowledged events survive the death of the process") {
  const SqlitePlace place;
  const int code = in_child([&] {
    const auto database = storage::open(place.store);
    for (Seq seq = 0; seq < 50; ++seq) {
      const auto answer =
          database.value()->write({seq == 0 ? birth("m", {event("0")}) : append("m", seq, {event("n")})});
      if (!answer || answer.value()[0] != Written::done) return 1;
    }
    ::kill(::getpid(), SIGKILL);
    return 2;
  });
  CHECK(code == -SIGKILL);
  CHECK(loaded(*opened(place.store), "m").events.size() == 50);
}

TEST_CASE("a full disk is reported in a sentence, loses nothing, and work goes on afterwards") {
  const SqlitePlace place;
  CHECK(in_child([&] { return meet_full_disk(place.store); }) == 0);
  CHECK(loaded(*opened(place.store), "m").events.back().text == "room again");
}

TEST_CASE("the log beside the file stays small") {
  const SqlitePlace place;
  const auto database = opened(place.store);
  written(*database, {birth("m")});
  for (Seq seq = 0; seq < 500; ++seq) written(*database, {append("m", seq, {event(std::string(100000, 'x'))})});
  CHECK(fs::file_size(place.folder / "store.db") > 25000000);
  CHECK(fs::file_size(place.folder / "store.db-wal") < 24000000);
}

TEST_CASE("a match whose events were damaged is not loaded") {
  const SqlitePlace place;
  written(*opened(place.store), {birth("m", {event("1"), event("2"), event("3")}), birth("n", {event("1")})});
  raw_sqlite(place.folder / "store.db",
             "DELETE FROM events WHERE match = 1 AND seq = 2; UPDATE matches SET status = 9");
  const auto database = opened(place.store);
  for (const char* name : {"m", "n"}) {
    const auto found = database->load(name);
    REQUIRE_FALSE(found);
    says(found.error().sentence, "restore it from a backup");
  }
}

TEST_CASE("a damaged page of events costs the matches in it, and no other") {
  const SqlitePlace place;
  put_matches(place.store);
  damage_page_with(place.folder / "store.db", "event of m17");
  const auto database = opened(place.store);
  int whole = 0;
  for (int i = 10; i < 30; ++i) {
    const auto found = database->load("m" + std::to_string(i));
    if (found) ++whole;
    if (!found) CHECK(found.error().damaged);
  }
  CHECK(whole >= 16);
  CHECK(whole < 20);
  CHECK_FALSE(database->load("m17"));
  CHECK(database->list({.what = Query::What::unfinished}).value().size() == 20);
}

TEST_CASE("a damaged page of matches leaves the others in the list of those that go on") {
  const SqlitePlace place;
  put_matches(place.store);
  damage_page_with(place.folder / "store.db", "summary of m17");
  const auto database = opened(place.store);
  const auto found = database->load("m17");
  REQUIRE_FALSE(found);
  CHECK(found.error().damaged);
  const auto listed = database->list({.what = Query::What::unfinished});
  REQUIRE(listed);
  CHECK(listed.value().size() >= 8);
  CHECK(listed.value().size() < 20);
  for (const Listed& line : listed.value()) CHECK(database->load(line.match).value());
}
