#include "storage/append_check.h"

#include <algorithm>
#include <string_view>

#include "core/sha256.h"

namespace storage {

bool consistent(const Append& append) {
  if (append.birth && append.after != 0) return false;
  std::vector<std::string_view> keys;
  for (const Event& event : append.events) {
    if (!event.key.empty()) keys.emplace_back(event.key);
  }
  std::ranges::sort(keys);
  return std::ranges::adjacent_find(keys) == keys.end();
}

std::optional<Status> status_of(long long number) {
  if (number < 0 || number > static_cast<int>(Status::broken)) return std::nullopt;
  return static_cast<Status>(number);
}

Trouble damaged(const std::string& match, Seq have, Seq expected) {
  return {.sentence = "match " + match + " is damaged in the store: it should have " + std::to_string(expected) +
                      " events, but only " + std::to_string(have) +
                      " are there without a gap; restore it from a backup",
          .damaged = true};
}

std::string components_hash(const Birth& birth) {
  return birth.components.empty() ? "" : core::to_hex(core::sha256(birth.components));
}

}  // namespace storage
