// The server under load: one of our own on a core of its own, with a folder that goes when it goes, or one that runs already.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "apps/common/child.h"
#include "apps/common/stop.h"

namespace apps {

// What a server has used so far.
struct Usage {
  double cpu_seconds = 0;
  long memory = 0;  // resident bytes
};

class LoadServer {
 public:
  // The core, if it is to stay on one, and how many connections it must bear. The store may be empty: SQLite in the folder.
  static Or<LoadServer> start(const std::string& store, std::optional<int> core, int connections);
  // A server at a loopback address, as in http://127.0.0.1:8000; others are refused.
  static Or<LoadServer> at(const std::string& url);

  const std::string& host() const { return host_; }
  std::uint16_t port() const { return port_; }
  // Nothing for a server that is not ours.
  std::optional<Usage> usage() const;

 private:
  // Gone with everything in it.
  struct Folder {
    explicit Folder(std::string at) : path(std::move(at)) {}
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder();
    std::string path;
  };

  std::unique_ptr<Folder> folder_;  // before the child: it is removed when the child has ended
  std::optional<Child> child_;
  std::string host_;
  std::uint16_t port_ = 0;
};

// Lets this program have as many open files as the system allows it; how many that is.
long raise_file_limit();

}  // namespace apps
