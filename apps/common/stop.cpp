#include "apps/common/stop.h"

#include <cstdio>

#include <CLI/CLI.hpp>

namespace apps {

void leave(const Stop& stop) {
  std::fflush(stdout);
  const char* advice = stop.code == exit_usage ? "; see 'vernissage --help'" : "";
  std::fprintf(stderr, "vernissage: %s%s\n", stop.sentence.c_str(), advice);
  leave(stop.code);
}

void leave(int code) { throw CLI::RuntimeError(code); }

}  // namespace apps
