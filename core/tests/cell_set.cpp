#include "core/cell_set.h"

#include <set>
#include <vector>

#include <doctest/doctest.h>

#include "core/random.h"

using core::BasicCellSet;
using core::Random;
using Model = std::set<int>;

namespace {

template <int n>
Model members(BasicCellSet<n> set) {
  Model model;
  set.for_each([&](int cell) { model.insert(cell); });
  return model;
}

template <class CellSet>
CellSet set_of(const Model& model) {
  CellSet set;
  for (const int cell : model) set.set(cell);
  return set;
}

// Sparse, even and dense sets alike.
template <class CellSet>
Model random_model(Random& random) {
  const int density = 1 + random.below(99);
  Model model;
  for (int cell = 0; cell < CellSet::capacity; ++cell) {
    if (random.below(100) < density) model.insert(cell);
  }
  return model;
}

template <class CellSet>
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

// One word, the walls of Art Society, a table of 13 × 13 places, a large deck.
#define EVERY_SIZE BasicCellSet<64>, core::CellSet, BasicCellSet<256>, BasicCellSet<512>

TEST_CASE_TEMPLATE("single changes agree with std::set", CellSet, EVERY_SIZE) {
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

TEST_CASE_TEMPLATE("members come in ascending order, one by one and all at once", CellSet, EVERY_SIZE) {
  Random random(2);
  for (int i = 0; i < 300; ++i) {
    const Model model = random_model<CellSet>(random);
    const CellSet set = set_of<CellSet>(model);
    std::vector<int> order;
    set.for_each([&](int cell) { order.push_back(cell); });
    REQUIRE(order == std::vector<int>(model.begin(), model.end()));
    for (std::size_t n = 0; n < order.size(); ++n) REQUIRE(set.nth(static_cast<int>(n)) == order[n]);
  }
}

TEST_CASE_TEMPLATE("union, intersection, difference and comparison agree with std::set", CellSet, EVERY_SIZE) {
  Random random(3);
  for (int i = 0; i < 1000; ++i) {
    const Model a = random_model<CellSet>(random);
    const Model b = i % 5 == 0 ? less(a, random_model<CellSet>(random)) : random_model<CellSet>(random);
    REQUIRE(members(set_of<CellSet>(a) | set_of<CellSet>(b)) == joined(a, b));
    REQUIRE(members(set_of<CellSet>(a) & set_of<CellSet>(b)) == common(a, b));
    REQUIRE(members(set_of<CellSet>(a).without(set_of<CellSet>(b))) == less(a, b));
    REQUIRE(set_of<CellSet>(a).meets(set_of<CellSet>(b)) == !common(a, b).empty());
    REQUIRE(set_of<CellSet>(a).contains(set_of<CellSet>(b)) == less(b, a).empty());
    REQUIRE((set_of<CellSet>(a) == set_of<CellSet>(b)) == (a == b));
  }
}

TEST_CASE_TEMPLATE("shifts move every member and drop what leaves the set", CellSet, EVERY_SIZE) {
  Random random(4);
  for (int n = 0; n < CellSet::capacity; ++n) {
    const Model model = random_model<CellSet>(random);
    CAPTURE(n);
    CHECK(members(set_of<CellSet>(model).shifted_up(n)) == moved<CellSet>(model, n));
    CHECK(members(CellSet::single(n)) == Model{n});
    if (n < 64) CHECK(members(set_of<CellSet>(model).shifted_down(n)) == moved<CellSet>(model, -n));
  }
}

TEST_CASE_TEMPLATE("a shift within rows agrees where none crosses a word", CellSet, EVERY_SIZE) {
  Random random(5);
  for (int n = 0; n < CellSet::row; ++n) {
    Model model;
    for (const int cell : random_model<CellSet>(random)) {
      if (cell % CellSet::row >= n) model.insert(cell);
    }
    CHECK(members(set_of<CellSet>(model).shifted_in_row(n)) == moved<CellSet>(model, -n));
  }
}

TEST_CASE_TEMPLATE("neighbours share a side", CellSet, EVERY_SIZE) {
  Random random(6);
  // The last place of a row belongs to no grid; its value does not matter.
  const auto on_grid = [](const Model& model) {
    Model result;
    for (const int cell : model) {
      if (cell % CellSet::row < CellSet::row - 1) result.insert(cell);
    }
    return result;
  };
  for (int i = 0; i < 300; ++i) {
    const Model model = on_grid(random_model<CellSet>(random));
    const Model beside = joined(moved<CellSet>(model, 1), moved<CellSet>(model, -1));
    const Model above = joined(moved<CellSet>(model, CellSet::row), moved<CellSet>(model, -CellSet::row));
    REQUIRE(on_grid(members(set_of<CellSet>(model).neighbours())) == on_grid(joined(beside, above)));
  }
}
