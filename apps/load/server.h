// The server under load: one that we start on a core of its own, in a folder that is removed at the end, or one that runs already.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "apps/common/child.h"
#include "apps/common/stop.h"

namespace apps {

// Resources that a server has used so far.
struct Usage {
  double cpu_seconds = 0;
  long memory = 0;  // resident bytes
};

class LoadServer {
 public:
  // Starts a server, on one core if given, for this many connections. An empty store means SQLite in the folder.
  static Or<LoadServer> start(const std::string& store, std::optional<int> core, int connections);
  // A server at a loopback address, as in http://127.0.0.1:8000; others are refused.
  static Or<LoadServer> at(const std::string& url);

  const std::string& host() const { return host_; }
  std::uint16_t port() const { return port_; }
  // Empty for a server that we did not start.
  std::optional<Usage> usage() const;

 private:
  // Removed with everything in it.
  struct Folder {
    explicit Folder(std::string at) : path(std::move(at)) {}
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder();
    std::string path;
  };

  std::unique_ptr<Folder> folder_;  // declared before the child, so that it is removed after the child has ended
  std::optional<Child> child_;
  std::string host_;
  std::uint16_t port_ = 0;
};

// Raises the limit of open files as far as the system allows; returns the limit.
long raise_file_limit();

}  // namespace apps
