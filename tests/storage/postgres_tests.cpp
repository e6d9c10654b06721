// PostgreSQL: several servers on one store, and a server that goes away and comes back.
#include <algorithm>
#include <array>
#include <barrier>
#include <chrono>
#include <thread>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "storage/migrations.h"
#include "tests/storage/raw.h"

using namespace storage;
using namespace tests;
using Clock = std::chrono::steady_clock;

namespace {

constexpr std::size_t servers = 2;

// The same work on a connection each, at the same time.
template <class Work>
void on_every_server(const std::string& store, const Work& work) {
  std::vector<std::unique_ptr<Database>> databases;
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < servers; ++i) databases.push_back(opened(store));
  for (std::size_t i = 0; i < servers; ++i) threads.emplace_back([&, i] { work(*databases[i], i); });
  for (std::thread& thread : threads) thread.join();
}

// Until it works, as a server would; the bound is for machines that are slow.
template <class Work>
bool eventually(const Work& work) {
  for (const auto deadline = Clock::now() + std::chrono::seconds(60); Clock::now() < deadline;) {
    if (work()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return false;
}

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

// Accepts connections and says nothing.
class SilentPort {
 public:
  SilentPort() : fd_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* generic = reinterpret_cast<sockaddr*>(&address);
    REQUIRE(::bind(fd_, generic, size) == 0);
    REQUIRE(::listen(fd_, 5) == 0);
    REQUIRE(::getsockname(fd_, generic, &size) == 0);
    port_ = ntohs(address.sin_port);
  }
  SilentPort(const SilentPort&) = delete;
  SilentPort& operator=(const SilentPort&) = delete;
  ~SilentPort() { ::close(fd_); }
  std::string port() const { return std::to_string(port_); }

 private:
  int fd_;
  int port_ = 0;
};

}  // namespace

TEST_CASE("of two servers that append after the same event exactly one wins") {
  const PostgresPlace place;
  constexpr Seq rounds = 100;
  written(*opened(place.store), {birth("m")});
  std::array<std::array<Written, rounds>, servers> answers{};
  std::barrier together(servers);
  on_every_server(place.store, [&](Database& database, std::size_t me) {
    for (Seq seq = 0; seq < rounds; ++seq) {
      together.arrive_and_wait();
      const auto answer = database.write({append("m", seq, {event(std::to_string(me), std::to_string(seq))})});
      answers[me][static_cast<std::size_t>(seq)] = answer ? answer.value()[0] : Written::failed;
    }
  });
  const StoredMatch match = loaded(*opened(place.store), "m");
  REQUIRE(match.events.size() == rounds);
  for (std::size_t seq = 0; seq < rounds; ++seq) {
    const std::size_t winner = match.events[seq].text == "0" ? 0 : 1;
    CHECK(answers[winner][seq] == Written::done);
    CHECK(answers[1 - winner][seq] == Written::conflict);
  }
}

TEST_CASE("of two servers that create the same match exactly one wins") {
  const PostgresPlace place;
  std::array<int, servers> won{};
  std::barrier together(servers);
  on_every_server(place.store, [&](Database& database, std::size_t me) {
    for (int i = 0; i < 30; ++i) {
      together.arrive_and_wait();
      const auto answer = database.write({birth("m" + std::to_string(i), {event(std::to_string(me))})});
      if (answer && answer.value()[0] == Written::done) ++won[me];
    }
  });
  CHECK(won[0] + won[1] == 30);
}

TEST_CASE("batches over the same matches in opposite orders do not wait for each other in a circle") {
  const PostgresPlace place;
  std::vector<std::string> matches;
  std::vector<Append> births;
  for (int i = 0; i < 20; ++i) births.push_back(birth(matches.emplace_back("m" + std::to_string(i))));
  written(*opened(place.store), births);
  std::array<int, servers> troubles{};
  std::array<Seq, servers> won{};
  on_every_server(place.store, [&](Database& database, std::size_t me) {
    for (Seq round = 0; round < 40; ++round) {
      std::vector<Append> batch;
      for (std::size_t i = 0; i < matches.size(); ++i) {
        const std::string& match = matches[me == 0 ? i : matches.size() - 1 - i];
        const auto found = database.load(match);
        const Seq after = found && found.value() ? std::ssize(found.value()->events) : 0;
        batch.push_back(append(match, after, {event("x")}));
      }
      const auto answers = database.write(batch);
      if (!answers) ++troubles[me];
      if (answers) won[me] += std::ranges::count(answers.value(), Written::done);
    }
  });
  CHECK(troubles == std::array<int, servers>{});
  Seq stored = 0;
  const auto database = opened(place.store);
  for (const std::string& match : matches) stored += std::ssize(loaded(*database, match).events);
  CHECK(stored == won[0] + won[1]);
}

TEST_CASE("a stopped PostgreSQL is reported in a sentence, and works again later") {
  PrivatePostgres postgres;
  const std::string url = postgres.new_database();
  const auto database = opened(url);
  REQUIRE(written(*database, {birth("m", {event("1")})}) == std::vector{Written::done});
  postgres.stop();
  const auto begin = Clock::now();
  for (int i = 0; i < 3; ++i) {
    const auto answer = database->write({append("m", 1, {event("lost")})});
    REQUIRE_FALSE(answer);
    says(answer.error().sentence, "PostgreSQL");
    CHECK_FALSE(database->load("m"));
    CHECK_FALSE(database->list({}));
  }
  CHECK(seconds_since(begin) < 30);
  postgres.start();
  CHECK(eventually([&] { return database->load("m").ok(); }));
  CHECK(texts(loaded(*database, "m")) == std::vector<std::string>{"1"});
  CHECK(written(*database, {append("m", 1, {event("2")})}) == std::vector{Written::done});
  postgres.stop();
  postgres.start();  // nobody noticed that it was away
  CHECK(written(*database, {append("m", 2, {event("3")})}) == std::vector{Written::done});
}

TEST_CASE("a PostgreSQL that does not answer is given up after some seconds") {
  const SilentPort silent;
  const auto begin = Clock::now();
  says(refusal("postgres://ann@127.0.0.1:" + silent.port() + "/x"), "can't be reached");
  CHECK(seconds_since(begin) < 30);
}

TEST_CASE("a row that somebody else keeps locked is reported as trouble after a while") {
  const PostgresPlace place;
  const auto database = opened(place.store);
  written(*database, {birth("m"), birth("n")});
  {
    const auto other = raw_postgres(place.store, "BEGIN; UPDATE matches SET time = 0 WHERE id = 'm'");
    const auto answer = database->write({append("n", 0, {event("1")}), append("m", 0, {event("1")})});
    REQUIRE_FALSE(answer);
    says(answer.error().sentence, "lock timeout");
  }
  CHECK(loaded(*database, "n").events.empty());
  CHECK(eventually([&] {
    const auto answer = database->write({append("m", 0, {event("1")})});
    return answer && answer.value()[0] == Written::done;
  }));
}

TEST_CASE("no sentence holds the password") {
  const std::string port = std::to_string(PrivatePostgres::shared().port());
  for (const std::string& store : std::vector<std::string>{
           "postgres://tester:hush@127.0.0.1:" + port + "/no_such_database",
           "postgres://hush:hush@127.0.0.1:" + port + "/postgres",
           "postgres://tester:hush@127.0.0.1:1/x",
           "postgres://tester:hush@127.0.0.1:port/x",
           "postgres://tester:hush@[::1/x",
           "postgres://127.0.0.1:1/x?password=hush&nonsense=hush",
       }) {
    const std::string sentence = refusal(store);
    CAPTURE(sentence);
    CHECK(sentence.starts_with("PostgreSQL: "));
    CHECK(sentence.find("hush") == std::string::npos);
  }
}

TEST_CASE("a PostgreSQL store of version 1 is brought to the newest version, a newer one is refused") {
  const PostgresPlace place;
  raw_postgres(place.store, postgres_version_1);
  check_old_match(*opened(place.store));
  CHECK(loaded(*opened(place.store), "old").events.size() == 3);
  raw_postgres(place.store, "DROP INDEX matches_open; DROP INDEX matches_playing");
  raw_postgres(place.store, "UPDATE store_version SET version = " + std::to_string(newest_version + 1));
  says(refusal(place.store), "made by a newer vernissage (version " + std::to_string(newest_version + 1));
}

TEST_CASE("servers that start together on an empty database make its tables once") {
  const PostgresPlace place;
  std::array<std::string, 4> sentences;
  std::vector<std::thread> threads;
  for (std::string& sentence : sentences) {
    threads.emplace_back([&] {
      const auto database = storage::open(place.store);
      if (!database) sentence = database.error().sentence;
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const std::string& sentence : sentences) CHECK(sentence.empty());
  CHECK(written(*opened(place.store), {birth("m")}) == std::vector{Written::done});
}

TEST_CASE("the tables of another program are not touched") {
  const PostgresPlace place;
  raw_postgres(place.store, "CREATE TABLE events (recipe text)");
  says(refusal(place.store), "already exists");
  raw_postgres(place.store, "SELECT recipe FROM events");
}
