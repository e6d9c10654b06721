// The tables of the store, as numbered steps. A released step never changes; new steps are added at the end.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "storage/store.h"

namespace storage {

// Brings a store from one version to the next, in the SQL of both databases.
struct Step {
  const char* sqlite;
  const char* postgres;
};

// steps[n] leads from version n to n + 1; an empty database has version 0.
extern const std::array<Step, 3> steps;
inline constexpr int newest_version = 3;

// Refuses a version that this program can't use.
Or<void> check_version(std::string_view place, long long version);

}  // namespace storage
