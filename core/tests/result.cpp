#include "core/result.h"

#include <memory>
#include <string>

#include <doctest/doctest.h>

using core::Failure;
using core::Result;

TEST_CASE("a result holds a value or an error, also when both are of one type") {
  const Result<std::string, std::string> good(std::string("yes"));
  const Result<std::string, std::string> bad = Failure{std::string("no")};
  CHECK(good.ok());
  CHECK(static_cast<bool>(good));
  CHECK(good.value() == "yes");
  CHECK_FALSE(bad.ok());
  CHECK_FALSE(static_cast<bool>(bad));
  CHECK(bad.error() == "no");
}

TEST_CASE("a value can be changed in place and moved out") {
  Result<std::unique_ptr<int>, int> result(std::make_unique<int>(3));
  *result.value() = 4;
  const std::unique_ptr<int> owned = std::move(result).value();
  CHECK(*owned == 4);
}

TEST_CASE("a result without a value: nothing went wrong, or an error") {
  const Result<void, int> good;
  const Result<void, int> bad = Failure{7};
  CHECK(good.ok());
  CHECK_FALSE(bad.ok());
  CHECK(bad.error() == 7);
}

TEST_CASE("a verdict names the clause") {
  const core::Verdict refused = Failure{core::Violation{"AS-H2", "because"}};
  CHECK_FALSE(refused);
  CHECK(refused.error().clause == "AS-H2");
  CHECK(refused.error().reason == "because");
}
