#include "tests/conformance/small_components.h"

#include <cstdlib>

namespace conformance {
namespace {

std::string head(const std::string& table) { return "vernissage components 1\ngame art-society\n" + table; }

// `groups` lines with a painting of each type, the frames shifted from line to line.
std::string paintings(const std::string& shape_and_value, int groups, int frames) {
  std::string text;
  for (int group = 0; group < groups; ++group) {
    text += "paintings " + shape_and_value;
    int type = 0;
    for (const char* name : {"city", "portrait", "still-life", "landscape"}) {
      text += " " + std::string(name) + "/" + static_cast<char>('a' + (group + type++) % frames);
    }
    text += "\n";
  }
  return text;
}

std::vector<ComponentSet> make_sets() {
  return {
      {"standard", ""},
      // A wall that three or four paintings fill: surplus, swaps and full walls within a few rounds.
      {"tiny", head("wall 5x4\nstars c2 c3\neyeline 2 3\nbid-cards 6\nstarting-cards 1 2 3 4\ndecor 3 1 1 1 1\n"
                    "starting 2x3 4 city/a portrait/b still-life/a landscape/b\n") +
                   paintings("2x2 3", 3, 2) + paintings("3x2 4", 2, 2) + paintings("2x3 4", 2, 2) +
                   paintings("4x4 7", 1, 2)},
      // One frame only and small paintings around large ones: four and more matches, and decor that runs out.
      {"one-frame", head("wall 9x8\nstars e4 e5\neyeline 4 5\nbid-cards 9\nstarting-cards 1 2 3 4\ndecor 2 2 1 1 2\n"
                         "starting 2x3 4 city/a portrait/a still-life/a landscape/a\n") +
                        paintings("2x2 3", 9, 1) + paintings("5x5 9", 1, 1) + paintings("4x2 5", 1, 1)},
      // Decor without single squares, so that shapes must be exchanged and exact totals are hard to reach.
      {"no-singles", head("wall 8x7\nstars d4 e4\neyeline 3 5\nbid-cards 8\nstarting-cards 5 6 7 8\ndecor 0 2 2 2 2\n"
                          "starting 3x2 4 city/a portrait/a still-life/b landscape/b\n") +
                         paintings("2x2 3", 8, 2) + paintings("4x4 7", 2, 1) + paintings("2x4 5", 1, 2)},
      // The starting painting covers the whole wall: nothing is ever hung, nothing won.
      {"full", head("wall 2x3\nstars a1\neyeline 1 3\nbid-cards 3\nstarting-cards 10 20 30 99\ndecor 0 0 0 0 0\n"
                    "starting 2x3 4 city/a portrait/b still-life/c landscape/d\n") +
                   paintings("2x2 3", 2, 4)},
      // One bid card: the game is one round long.
      {"one-card", head("wall 6x6\nstars c3\neyeline 6 6\nbid-cards 1\nstarting-cards 1 2 3 4\ndecor 9 0 0 0 9\n"
                        "starting 2x3 1 city/h portrait/h still-life/h landscape/h\n") +
                       paintings("2x2 1", 1, 1) + paintings("3x3 5", 1, 1)},
      // The largest wall, only small paintings of high value: long games and markers that go past 50.
      {"long",
       head("wall 15x12\nstars h6 h7\neyeline 5 8\nbid-cards 20\nstarting-cards 1 2 3 4\ndecor 120 60 50 10 10\n"
            "starting 2x3 4 city/a portrait/b still-life/c landscape/d\n") +
           paintings("2x2 9", 25, 3) + paintings("2x3 8", 6, 5)},
  };
}

}  // namespace

const std::vector<ComponentSet>& component_sets() {
  static const std::vector<ComponentSet> sets = make_sets();
  return sets;
}

const ComponentSet& component_set(std::string_view name) {
  for (const ComponentSet& set : component_sets()) {
    if (set.name == name) return set;
  }
  std::abort();
}

}  // namespace conformance
