#include "core/array.h"

#include <numeric>
#include <type_traits>

#include <doctest/doctest.h>

using core::Array;

TEST_CASE("an array is indexed by int, compared by value and visited in order") {
  Array<int, 3> a = {{1, 2, 3}};
  static_assert(Array<int, 3>::size() == 3);
  static_assert(std::is_trivially_copyable_v<Array<int, 3>>);
  CHECK(a[2] == 3);
  a[0] = 7;
  CHECK(std::accumulate(a.begin(), a.end(), 0) == 12);
  const Array<int, 3> b = a;
  CHECK(a == b);
  a.fill(0);
  CHECK_FALSE(a == b);
  CHECK(a == Array<int, 3>{});
  CHECK(b[1] == 2);
}
