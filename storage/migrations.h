// The tables of the store, as numbered steps. A step that was ever released never changes; new ones come behind it.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "storage/store.h"

namespace storage {

// What brings a store from one version to the next, in the words of both databases.
struct Step {
  const char* sqlite;
  const char* postgres;
};

// steps[n] leads from version n to n + 1; an empty database has version 0.
extern const std::array<Step, 2> steps;
inline constexpr int newest_version = 2;

// Nothing when this program can use a store of that version, else a sentence.
Or<void> check_version(std::string_view place, long long version);

}  // namespace storage
