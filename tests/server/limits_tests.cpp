#include <string>

#include <doctest/doctest.h>

#include "server/house/limits.h"

namespace {

using server::Bucket;
using server::Limiter;
using server::Rate;

constexpr Rate slow{0.5, 5};
constexpr storage::Time start = 1'700'000'000'000;

int taken_at_once(Bucket& bucket, storage::Time now, const Rate& rate = slow) {
  int taken = 0;
  while (taken < 100 && bucket.take(rate, now)) ++taken;
  return taken;
}

}  // namespace

TEST_CASE("limits: a bucket gives so many at once, and then as many as flow in") {
  Bucket bucket;
  CHECK(taken_at_once(bucket, start) == 5);
  CHECK(taken_at_once(bucket, start + 1000) == 0);
  CHECK(taken_at_once(bucket, start + 2000) == 1);
  CHECK(taken_at_once(bucket, start + 6000) == 2);
}

TEST_CASE("limits: a bucket never holds more than its size, however long it rests") {
  Bucket bucket;
  CHECK(taken_at_once(bucket, start) == 5);
  CHECK(taken_at_once(bucket, start + 1'000'000'000) == 5);
}

TEST_CASE("limits: refused requests do not make the wait longer") {
  Bucket bucket;
  CHECK(taken_at_once(bucket, start) == 5);
  for (int i = 0; i < 1999; ++i) CHECK_FALSE(bucket.take(slow, start + i));
  CHECK(bucket.take(slow, start + 2001));
}

TEST_CASE("limits: a clock that is set back gives nothing and breaks nothing") {
  Bucket bucket;
  CHECK(taken_at_once(bucket, start) == 5);
  CHECK_FALSE(bucket.take(slow, start - 1'000'000));
  CHECK_FALSE(bucket.full(slow, start - 2'000'000));
  CHECK(taken_at_once(bucket, start - 1'000'000 + 2000) == 1);
}

TEST_CASE("limits: several at once are taken together or not at all") {
  Bucket bucket;
  CHECK(bucket.take(slow, start, 3));
  CHECK_FALSE(bucket.take(slow, start, 3));
  CHECK(bucket.take(slow, start, 2));
  CHECK_FALSE(bucket.take(slow, start, 1));
}

TEST_CASE("limits: a bucket is full again when its size has flowed in") {
  Bucket bucket;
  CHECK(taken_at_once(bucket, start) == 5);
  CHECK_FALSE(bucket.full(slow, start + 9999));
  CHECK(bucket.full(slow, start + 10000));
}

TEST_CASE("limits: a guest who asks too much costs others nothing") {
  Limiter limiter(slow);
  for (int i = 0; i < 20; ++i) CHECK(limiter.allows("greedy", start) == (i < 5));
  CHECK(limiter.allows("modest", start));
}

TEST_CASE("limits: a guest over the limit stays over it while crowds come and are forgotten") {
  Limiter limiter(slow);
  while (limiter.allows("greedy", start)) {
  }
  // Each guest comes once, so each bucket is full again after two seconds and may be forgotten. The bucket of the greedy
  // guest is not full.
  for (int i = 0; i < 5000; ++i) CHECK(limiter.allows("guest " + std::to_string(i), start + i / 1000 * 200));
  CHECK_FALSE(limiter.allows("greedy", start + 1000));
}

TEST_CASE("limits: memory is bounded by the number of recent guests") {
  Limiter limiter(slow);
  std::size_t most = 0;
  // Half a million guests, a thousand a second: two seconds are remembered, and at most twice as many kept.
  for (int i = 0; i < 500'000; ++i) {
    limiter.allows(std::to_string(i), start + i);
    most = std::max(most, limiter.size());
  }
  CHECK(most <= 2 * 2048 + 1024);
}
