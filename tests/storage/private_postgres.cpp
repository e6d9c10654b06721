#include "tests/storage/private_postgres.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <thread>

#include <arpa/inet.h>
#include <fcntl.h>
#include <grp.h>
#include <libpq-fe.h>
#include <netinet/in.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/text.h"

namespace tests {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

[[noreturn]] void fail(const std::string& sentence) { throw std::runtime_error(sentence); }

// Where initdb and postgres are: on the PATH, or where Debian puts them, the newest version first.
std::string find_programs() {
  std::vector<std::string> folders;
  std::error_code error;
  for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", error)) {
    folders.push_back(version.path().string() + "/bin");
  }
  std::ranges::sort(folders, std::greater<>());
  const char* path = std::getenv("PATH");
  for (const std::string_view folder : core::split(path != nullptr ? path : "", ':')) folders.emplace_back(folder);
  for (const std::string& folder : folders) {
    if (fs::exists(folder + "/initdb", error) && fs::exists(folder + "/postgres", error)) return folder;
  }
  fail("PostgreSQL is not installed (no initdb and postgres found); install the package postgresql-15");
}

int free_port() {
  const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  auto* generic = reinterpret_cast<sockaddr*>(&address);
  const bool good = fd >= 0 && ::bind(fd, generic, size) == 0 && ::getsockname(fd, generic, &size) == 0;
  if (fd >= 0) ::close(fd);
  if (!good) fail("no free port on 127.0.0.1");
  return ntohs(address.sin_port);
}

}  // namespace

TemporaryFolder::TemporaryFolder() : path_((fs::temp_directory_path() / "vernissage-XXXXXX").string()) {
  if (::mkdtemp(path_.data()) == nullptr) fail("no temporary folder could be made");
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code error;
  fs::remove_all(path_, error);
}

PrivatePostgres& PrivatePostgres::shared() {
  static PrivatePostgres postgres;
  return postgres;
}

PrivatePostgres::PrivatePostgres() : programs_(find_programs()) {
  if (::geteuid() == 0) {
    const passwd* entry = ::getpwnam("postgres");
    if (entry == nullptr) fail("there is no user postgres, which PostgreSQL needs when the tests run as root");
    user_ = entry->pw_uid;
    group_ = entry->pw_gid;
    if (::chown(folder_.path().c_str(), user_, group_) != 0) fail("the folder can't be given to the user postgres");
  }
  initialise();
  for (int attempt = 0; server_ == 0; ++attempt) {  // somebody may take the port before PostgreSQL does
    port_ = free_port();
    try {
      start();
    } catch (const std::runtime_error&) {
      if (attempt == 2) throw;
    }
  }
}

PrivatePostgres::~PrivatePostgres() { stop(); }

// Not through a shell; what the program says goes into the log.
pid_t PrivatePostgres::spawn(const std::vector<std::string>& command) const {
  std::vector<char*> arguments;
  for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const std::string log = folder_ / "log";
  const pid_t child = ::fork();
  if (child < 0) fail("no process could be started");
  if (child > 0) return child;
  const bool changed = user_ == 0 || (::setgroups(0, nullptr) == 0 && ::setgid(group_) == 0 && ::setuid(user_) == 0);
  const int out = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  const int in = ::open("/dev/null", O_RDONLY);
  ::dup2(in, STDIN_FILENO);
  ::dup2(out, STDOUT_FILENO);
  ::dup2(out, STDERR_FILENO);
  ::prctl(PR_SET_PDEATHSIG, SIGINT);  // also when the tests are killed
  if (changed && ::chdir(folder_.path().c_str()) == 0) ::execv(arguments[0], arguments.data());
  ::_exit(127);
}

void PrivatePostgres::initialise() {
  const pid_t child = spawn({programs_ + "/initdb", "--pgdata=" + (folder_ / "data"), "--username=tester",
                             "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"});
  int status = 0;
  if (::waitpid(child, &status, 0) != child || status != 0) fail("initdb failed: " + log());
}

void PrivatePostgres::start() {
  server_ = spawn({programs_ + "/postgres", "-D", folder_ / "data", "-k", folder_.path(), "-h", "127.0.0.1", "-p",
                   std::to_string(port_), "-c", "fsync=off", "-c", "shared_buffers=16MB", "-c", "max_connections=20"});
  const auto deadline = Clock::now() + std::chrono::seconds(60);
  while (!answers()) {
    if (::waitpid(server_, nullptr, WNOHANG) == server_) server_ = 0;
    if (server_ == 0 || Clock::now() > deadline) {
      stop();
      fail("PostgreSQL did not start: " + log());
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
  }
}

void PrivatePostgres::stop() {
  if (server_ == 0) return;
  ::kill(server_, SIGINT);
  const auto deadline = Clock::now() + std::chrono::seconds(20);
  while (::waitpid(server_, nullptr, WNOHANG) == 0) {
    if (Clock::now() > deadline) ::kill(server_, SIGQUIT);
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  server_ = 0;
}

bool PrivatePostgres::answers() const { return PQping(url("postgres").c_str()) == PQPING_OK; }

std::string PrivatePostgres::url(const std::string& database) const {
  return "postgres://tester@127.0.0.1:" + std::to_string(port_) + "/" + database;
}

std::string PrivatePostgres::new_database() {
  const std::string name = "store" + std::to_string(++databases_);
  const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(PQconnectdb(url("postgres").c_str()), PQfinish);
  const std::unique_ptr<PGresult, decltype(&PQclear)> made(
      PQexec(connection.get(), ("CREATE DATABASE " + name).c_str()), PQclear);
  if (PQresultStatus(made.get()) != PGRES_COMMAND_OK) fail("no database could be made: " + log());
  return url(name);
}

std::string PrivatePostgres::log() const {
  std::ifstream file(folder_ / "log");
  std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  return text.size() > 2000 ? text.substr(text.size() - 2000) : text;
}

}  // namespace tests
