#include <doctest/doctest.h>

#include "cats/dice.h"

namespace cats {
namespace {

Dice rolled(std::initializer_list<int> paintings) {
  Dice dice;
  for (const int painting : paintings) dice.add({static_cast<std::uint8_t>(painting), none});
  return dice;
}

TEST_CASE("dice name paintings until they are used") {
  Dice dice = rolled({3, 11, 3, 0});
  CHECK(dice.size() == 4);
  CHECK(dice.unused_count() == 4);
  CHECK(dice.named() == (1U << 3 | 1U << 11 | 1U << 0));
  dice.use(11, 2);
  CHECK(dice[1] == Die{11, 2});
  CHECK(dice.named() == (1U << 3 | 1U << 0));
  dice.use(3, Die::discarded);
  CHECK(dice[0] == Die{3, Die::discarded});
  CHECK(dice[2] == Die{3, none});
  CHECK(dice.named() == (1U << 3 | 1U << 0));
  dice.use(3, 0);
  dice.use(0, 3);
  CHECK(dice[2] == Die{3, 0});
  CHECK(dice[3] == Die{0, 3});
  CHECK_FALSE(dice.any_unused());
  CHECK(dice.named() == 0);
}

TEST_CASE("of several dice with the same number the first is used, even if other dice lie before it") {
  for (int painting = 0; painting < max_paintings; ++painting) {
    for (int before = 0; before + 2 <= max_dice; ++before) {
      Dice dice;
      for (int d = 0; d < before; ++d)
        dice.add({static_cast<std::uint8_t>(painting), static_cast<std::uint8_t>(d % 4)});
      dice.add({static_cast<std::uint8_t>(painting), none});
      dice.add({static_cast<std::uint8_t>(painting), none});
      dice.use(painting, 1);
      CHECK(dice[before].owner == 1);
      CHECK(dice[before + 1].owner == none);
      CHECK(dice.unused_count() == 1);
    }
  }
}

TEST_CASE("no dice") {
  const Dice dice;
  CHECK(dice.size() == 0);
  CHECK(dice.named() == 0);
  CHECK_FALSE(dice.any_unused());
}

}  // namespace
}  // namespace cats
