// Shared by the model's own test: a check that stays in every build, and the parts of the test.
#pragma once

#include <cstdio>
#include <cstdlib>

#define CHECK(condition)                                                           \
  do {                                                                             \
    if (!(condition)) {                                                            \
      std::fprintf(stderr, "%s:%d: failed: %s\n", __FILE__, __LINE__, #condition); \
      std::exit(1);                                                                \
    }                                                                              \
  } while (false)

namespace oracle {

void check_scenarios_of_turns();  // scenarios.cpp
void check_scenarios_of_bank();   // scenarios_bank.cpp
void check_scenarios_of_night();  // scenarios_night.cpp

}  // namespace oracle
