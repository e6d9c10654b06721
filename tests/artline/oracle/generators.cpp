#include "generators.h"

#include <random>

namespace oracle {
namespace {

Components made(unsigned seed, int cards, unsigned thing_percent, unsigned blank_percent) {
  std::mt19937 engine(seed);
  Components set;
  for (int card = 0; card < cards; ++card) {
    std::string shown;
    for (const char thing : std::string("abcdefm"))
      shown += engine() % 100 < thing_percent ? std::string(1, thing) : "";
    set.cards.push_back(engine() % 100 < blank_percent ? "" : shown);
  }
  return set;
}

}  // namespace

Components alike() { return made(1, 48, 100, 0); }
Components strange() { return made(2, 40, 50, 100); }
Components short_deck() { return made(3, 29, 70, 10); }
Components standard_set() { return made(4, 96, 45, 5); }
Components random_set(unsigned seed) {
  return made(100 + seed, 29 + static_cast<int>(seed * 7 % 60), 20 + seed * 13 % 70, seed % 20);
}

std::vector<NamedSet> small_sets() {
  return {{"alike", alike()}, {"strange", strange()}, {"short deck", short_deck()}};
}

std::vector<std::string> typed_texts() {
  return {"=a",
          "=b",
          "=c",
          "=a_b",
          "=a_c",
          "=b_c",
          "=a_b_c",
          "=d",
          "=e",
          "=f",
          "=m",
          "=a_m",
          "=d_e_f",
          "=b_d",
          "=c_f",
          "=zebra",
          "=b_a",
          "=A",
          "=",
          "cats",
          "Cats",
          "cats!",
          "dogs",
          "c at s",
          "a white hat",
          "A WHITE-HAT",
          "!!",
          "  ",
          " x",
          "x  y",
          "",
          "",
          "",
          "a|b",
          "boats",
          "mimsy 1",
          "trees",
          "moons",
          std::string(96, 'q'),
          std::string(97, 'q')};
}

}  // namespace oracle
