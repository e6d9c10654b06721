#include "core/cell_set.h"

#include <set>
#include <vector>

#include <doctest/doctest.h>

#include "core/random.h"

using core::CellSet;
using core::Random;
using Model = std::set<int>;

namespace {

Model members(CellSet set) {
  Model model;
  set.for_each([&](int cell) { model.insert(cell); });
  return model;
}

CellSet set_of(const Model& model) {
  CellSet set;
  for (const int cell : model) set.set(cell);
  return set;
}

// Sparse, even and dense sets alike.
Model random_model(Random& random) {
  const int density = 1 + random.below(99);
  Model model;
  for (int cell = 0; cell < CellSet::capacity; ++cell) {
    if (random.below(100) < density) model.insert(cell);
  }
  return model;
}

Model moved(const Model& model, int by) {
  Model result;
  for (const int cell : model) {
    if (cell + by >= 0 && cell + by < CellSet::capacity) result.insert(cell + by);
  }
  return result;
}

Model joined(const Model& a, const Model& b) {
  Model result = a;
  result.insert(b.begin(), b.end());
  return result;
}

Model common(const Model& a, const Model& b) {
  Model result;
  for (const int cell : a) {
    if (b.contains(cell)) result.insert(cell);
  }
  return result;
}

Model less(const Model& a, const Model& b) {
  Model result;
  for (const int cell : a) {
    if (!b.contains(cell)) result.insert(cell);
  }
  return result;
}

}  // namespace

TEST_CASE("single changes agree with std::set") {
  Random random(1);
  CellSet set;
  Model model;
  for (int i = 0; i < 20000; ++i) {
    const int cell = random.below(CellSet::capacity);
    REQUIRE(set.test(cell) == model.contains(cell));
    if (random.below(2) == 0) {
      set.set(cell);
      model.insert(cell);
    } else {
      set.reset(cell);
      model.erase(cell);
    }
    REQUIRE(set.count() == static_cast<int>(model.size()));
    REQUIRE(set.empty() == model.empty());
    if (!model.empty()) REQUIRE(set.first() == *model.begin());
  }
  CHECK(members(set) == model);
}

TEST_CASE("members come in ascending order, one by one and all at once") {
  Random random(2);
  for (int i = 0; i < 300; ++i) {
    const Model model = random_model(random);
    const CellSet set = set_of(model);
    std::vector<int> order;
    set.for_each([&](int cell) { order.push_back(cell); });
    REQUIRE(order == std::vector<int>(model.begin(), model.end()));
    for (std::size_t n = 0; n < order.size(); ++n) REQUIRE(set.nth(static_cast<int>(n)) == order[n]);
  }
}

TEST_CASE("union, intersection, difference and comparison agree with std::set") {
  Random random(3);
  for (int i = 0; i < 1000; ++i) {
    const Model a = random_model(random);
    const Model b = i % 5 == 0 ? less(a, random_model(random)) : random_model(random);
    REQUIRE(members(set_of(a) | set_of(b)) == joined(a, b));
    REQUIRE(members(set_of(a) & set_of(b)) == common(a, b));
    REQUIRE(members(set_of(a).without(set_of(b))) == less(a, b));
    REQUIRE(set_of(a).meets(set_of(b)) == !common(a, b).empty());
    REQUIRE(set_of(a).contains(set_of(b)) == less(b, a).empty());
    REQUIRE((set_of(a) == set_of(b)) == (a == b));
  }
}

TEST_CASE("shifts move every member and drop what leaves the set") {
  Random random(4);
  for (int n = 0; n < CellSet::capacity; ++n) {
    const Model model = random_model(random);
    CAPTURE(n);
    CHECK(members(set_of(model).shifted_up(n)) == moved(model, n));
    CHECK(members(CellSet::single(n)) == Model{n});
    if (n < 64) CHECK(members(set_of(model).shifted_down(n)) == moved(model, -n));
  }
}

TEST_CASE("a shift within rows agrees where none crosses a word") {
  Random random(5);
  for (int n = 0; n < CellSet::row; ++n) {
    Model model;
    for (const int cell : random_model(random)) {
      if (cell % CellSet::row >= n) model.insert(cell);
    }
    CHECK(members(set_of(model).shifted_in_row(n)) == moved(model, -n));
  }
}

TEST_CASE("neighbours share a side") {
  Random random(6);
  // The last place of a row belongs to no grid; what is said about it does not matter.
  const auto on_grid = [](const Model& model) {
    Model result;
    for (const int cell : model) {
      if (cell % CellSet::row < CellSet::row - 1) result.insert(cell);
    }
    return result;
  };
  for (int i = 0; i < 300; ++i) {
    const Model model = on_grid(random_model(random));
    const Model beside = joined(moved(model, 1), moved(model, -1));
    const Model above = joined(moved(model, CellSet::row), moved(model, -CellSet::row));
    REQUIRE(on_grid(members(set_of(model).neighbours())) == on_grid(joined(beside, above)));
  }
}
