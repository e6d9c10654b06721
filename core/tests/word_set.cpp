#include "core/word_set.h"

#include <vector>

#include <doctest/doctest.h>

TEST_CASE("a set in one word counts, finds and lists its members in ascending order") {
  const core::WordSet set(1ULL << 3 | 1ULL << 17 | 1ULL << 63);
  CHECK(set.count() == 3);
  CHECK((set.nth(0) == 3 && set.nth(1) == 17 && set.nth(2) == 63));
  CHECK((set.test(17) && !set.test(16)));
  std::vector<int> members;
  set.for_each([&](int member) { members.push_back(member); });
  CHECK(members == std::vector{3, 17, 63});
  CHECK(core::WordSet::single(63) == core::WordSet(1ULL << 63));
  CHECK(core::WordSet().count() == 0);
}
