#include "generators.h"

#include <algorithm>
#include <random>

namespace oracle {
namespace {

const std::vector<std::string> kProperties = {"paw", "jump", "two", "turbo"};
const std::vector<std::string> kEvents = {"oops", "nap", "die", "twist"};

// Every one of the colours with every one of the properties.
std::vector<Palette> every(const std::vector<std::string>& colours, const std::vector<std::string>& properties) {
  std::vector<Palette> palettes;
  for (const std::string& each : colours) {
    for (const std::string& property : properties) palettes.push_back({each, property});
  }
  return palettes;
}

// A board of 3 x 2 with three rounds and two events; a set changes what it is about.
Components base(const std::array<int, 4>& paints, const std::vector<Palette>& palettes) {
  return {.columns = 3,
          .rows = 2,
          .rounds = 3,
          .dice = 7,
          .paints = paints,
          .traps = {1, 1, 1},
          .laid = 2,
          .events = kEvents,
          .used = 2,
          .goal = {4, 5, 6},
          .palettes = palettes};
}

}  // namespace

// CV-C1 to CV-C6.
Components standard_set() {
  return {.columns = 4,
          .rows = 3,
          .rounds = 3,
          .dice = 7,
          .paints = {12, 12, 12, 12},
          .traps = {3, 3, 3},
          .laid = 6,
          .events = kEvents,
          .used = 2,
          .goal = {10, 11, 12},
          .palettes = every({"ryg", "ryb", "rgb", "ygb"}, kProperties)};
}

Components one_colour() {
  Components set = base({16, 0, 0, 0}, every({"rrr", "rrr"}, kProperties));
  set.columns = 2;
  set.goal = {2, 3, 4};
  set.traps = {0, 0, 0};
  set.laid = 0;
  return set;
}

Components last_palettes() {
  Components set = one_colour();
  set.dice = 3;
  set.rounds = 4;
  set.used = 3;
  set.traps = {0, 0, 7};
  set.laid = 7;
  set.palettes.resize(4);
  return set;
}

Components two_colours() { return base({16, 16, 0, 0}, every({"rry", "ryy", "rrr", "yyy"}, kProperties)); }

Components three_colours() {
  Components set = base({10, 10, 10, 2}, every({"ryg", "rry", "ygg"}, {"two", "paw", "two", "turbo"}));
  set.dice = 8;
  return set;
}

Components all_jumps() {
  Components set = base({14, 14, 4, 0}, every({"rry", "ryy", "ryg", "rrr"}, {"jump", "jump", "jump", "two"}));
  set.traps = {2, 1, 1};
  set.laid = 3;
  return set;
}

Components all_paws() { return base({14, 14, 4, 0}, every({"rry", "ryy", "ryg", "rrr"}, {"paw", "jump"})); }

Components all_turbo() { return base({14, 14, 4, 0}, every({"rry", "ryy", "ryg", "rrr"}, {"turbo", "jump"})); }

Components floods() {
  Components set = base({10, 10, 0, 0}, every({"rry", "ryy"}, {"paw", "jump", "two"}));
  set.traps = {0, 0, 8};
  set.laid = 8;
  return set;
}

Components trapped() {
  Components set = base({10, 10, 0, 0}, every({"rry", "ryy"}, kProperties));
  set.traps = {6, 6, 8};
  set.laid = 16;
  return set;
}

Components dry() {
  Components set = base({6, 3, 1, 0}, every({"rrr", "rry", "ryg"}, {"paw", "two"}));
  set.traps = {4, 4, 4};
  set.laid = 12;
  return set;
}

Components parched() {
  Components set = base({4, 0, 0, 0}, every({"rrr", "ryg"}, {"paw", "jump", "two"}));
  set.traps = {6, 6, 6};
  set.laid = 18;
  return set;
}

Components sleepy() {
  Components set = base({9, 2, 0, 0}, every({"rrr", "rry"}, {"paw", "jump"}));
  set.columns = 1;
  set.dice = 2;
  set.rounds = 2;
  set.events = {"nap"};
  set.used = 1;
  set.goal = {1, 2, 2};
  return set;
}

Components sleepy_jumps() {
  Components set = base({12, 10, 0, 0}, every({"rrr", "rry", "ryy"}, {"paw", "jump", "jump", "paw"}));
  set.columns = 2;
  set.events = {"nap", "die"};
  set.goal = {2, 3, 4};
  return set;
}

Components bare() {
  Components set = base({10, 0, 0, 0}, every({"rrr"}, {"paw", "turbo"}));
  set.columns = 1;
  set.dice = 1;
  set.traps = {0, 0, 1};
  set.laid = 1;
  set.events = {"oops", "twist"};
  set.goal = {1, 1, 2};
  return set;
}

Components last_paints() {
  Components set = bare();
  set.paints = {6, 1, 0, 0};
  set.traps = {1, 1, 1};
  set.laid = 3;
  set.rounds = 2;
  set.dice = 3;
  set.events = {"oops"};
  set.used = 1;
  return set;
}

Components one_die() {
  Components set = base({12, 12, 0, 0}, every({"rry", "ryy"}, kProperties));
  set.columns = 2;
  set.dice = 1;
  set.rounds = 5;
  set.used = 4;
  set.goal = {1, 1, 1};
  return set;
}

Components long_night() {
  Components set = two_colours();
  set.rounds = 5;
  set.used = 4;
  set.dice = 4;
  return set;
}

Components catastrophes() {
  Components set = base({16, 6, 0, 0}, every({"rrr", "rrr", "rry"}, {"jump", "jump", "two"}));
  set.traps = {8, 0, 0};
  set.laid = 8;
  return set;
}

Components borrowed_colours() {
  Components set = base({10, 10, 6, 6}, every({"rrg", "yyb", "rrr", "gbb"}, kProperties));
  set.dice = 8;
  return set;
}

std::vector<NamedSet> small_sets() {
  return {{"one_colour", one_colour()},
          {"last_palettes", last_palettes()},
          {"two_colours", two_colours()},
          {"three_colours", three_colours()},
          {"all_jumps", all_jumps()},
          {"all_paws", all_paws()},
          {"all_turbo", all_turbo()},
          {"floods", floods()},
          {"trapped", trapped()},
          {"dry", dry()},
          {"parched", parched()},
          {"sleepy", sleepy()},
          {"sleepy_jumps", sleepy_jumps()},
          {"bare", bare()},
          {"last_paints", last_paints()},
          {"one_die", one_die()},
          {"long_night", long_night()},
          {"catastrophes", catastrophes()},
          {"borrowed_colours", borrowed_colours()}};
}

Components random_set(unsigned seed) {
  std::mt19937 engine(seed);
  auto between = [&](int low, int high) { return low + static_cast<int>(engine() % idx(high - low + 1)); };
  Components set = base({}, {});
  do {
    set.columns = between(1, 6);
    set.rows = between(1, 4);
  } while (set.paintings() < 2 || set.paintings() > 12);
  set.rounds = between(1, 5);
  set.dice = between(1, 8);
  for (int& count : set.traps) count = between(0, 8);
  const int places = 3 * set.paintings();
  set.laid = between(0, std::min(places, set.traps[0] + set.traps[1] + set.traps[2]));
  const int colours = between(1, 4), spare = between(4, 20);
  set.paints = {};
  // At most 16 of a colour: with few colours others come in.
  for (int wanted = places - set.laid + spare; wanted > 0;) {
    int& count = set.paints.at(idx(between(0, between(0, 9) == 0 ? 3 : colours - 1)));
    if (count == 16) continue;
    ++count;
    --wanted;
  }
  std::shuffle(set.events.begin(), set.events.end(), engine);
  set.events.resize(idx(between(0, 4)));
  set.used = between(0, std::min(count_of(set.events), set.rounds - 1));
  for (int& goal : set.goal) goal = between(1, set.paintings());
  std::sort(set.goal.begin(), set.goal.end());
  const int palettes = between(set.paintings(), 24);
  for (int i = 0; i < palettes; ++i) {
    Palette palette{"", kProperties.at(idx(between(0, 3)))};
    for (int place = 0; place < 3; ++place) palette.colours += kColours.at(idx(between(0, colours - 1)));
    std::sort(palette.colours.begin(), palette.colours.end(),
              [](char a, char b) { return kColours.find(a) < kColours.find(b); });
    set.palettes.push_back(palette);
  }
  return set;
}

}  // namespace oracle
