// Processor time, which other programs do not affect.
#pragma once

#include <ctime>

namespace apps {

inline double seconds_of(clockid_t clock) {
  std::timespec now{};
  clock_gettime(clock, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}
inline double cpu_seconds() { return seconds_of(CLOCK_PROCESS_CPUTIME_ID); }
inline double thread_seconds() { return seconds_of(CLOCK_THREAD_CPUTIME_ID); }

}  // namespace apps
