// A PostgreSQL server for the tests alone, in a temporary folder and on a free port of this machine. It ends with the test
// program.
#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace tests {

// A folder that exists as long as this object. It is removed with everything in it.
class TemporaryFolder {
 public:
  TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder();
  const std::string& path() const { return path_; }
  std::string operator/(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

// Throws std::runtime_error with a sentence when PostgreSQL is not installed or does not start. Run by root it becomes
// the user postgres, because PostgreSQL refuses to run as root.
class PrivatePostgres {
 public:
  PrivatePostgres();
  PrivatePostgres(const PrivatePostgres&) = delete;
  PrivatePostgres& operator=(const PrivatePostgres&) = delete;
  ~PrivatePostgres();

  // One for all tests of a program, started when the first asks for it.
  static PrivatePostgres& shared();

  void start();  // on the same port as before
  void stop();   // as an administrator would: connections are cut
  // The address of an empty database.
  std::string new_database();
  std::string url(const std::string& database) const;
  int port() const { return port_; }

 private:
  pid_t spawn(const std::vector<std::string>& command) const;
  void initialise();
  bool answers() const;
  std::string log() const;

  TemporaryFolder folder_;
  std::string programs_;
  uid_t user_ = 0;  // 0: stay who we are
  gid_t group_ = 0;
  int port_ = 0;
  pid_t server_ = 0;
  int databases_ = 0;
};

}  // namespace tests
