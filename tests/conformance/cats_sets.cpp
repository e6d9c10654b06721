#include "tests/conformance/cats_sets.h"

#include <cstdlib>
#include <string>

#include "games/embedded.h"

namespace conformance {
namespace {

std::string head(const std::string& table) { return "vernissage components 1\ngame cats\n" + table; }

// Every face of these with every property.
std::string palettes(std::initializer_list<const char*> faces) {
  std::string text;
  for (const char* face : faces) {
    for (const char* property : {"paw", "jump", "two", "turbo"})
      text += "palette " + std::string(face) + " " + property + "\n";
  }
  return text;
}

std::vector<ComponentSet> make_sets() {
  return {
      {"standard", ""},
      // Hands take all paints that do not lie on the two paintings: nothing to draw, places that stay empty.
      {"few-paints", head("board 1x2\nrounds 3\ndice 4\npaints 3 3 2 2\nstack 5\ntraps 1 1 1 1\n"
                          "events oops nap die twist 2\ngoal 2 2 2\n") +
                         palettes({"ryg", "rgb"})},
      // Nearly every try meets a trap, often three.
      {"many-traps", head("board 2x2\nrounds 3\ndice 7\npaints 4 4 4 4\nstack 14\ntraps 8 8 8 10\n"
                          "events oops nap die twist 2\ngoal 2 3 4\n") +
                         palettes({"ryg", "rgb", "ygb"})},
      // Two paintings and many dice: all clean early, Cat Oops, Cat Nap on the last one.
      {"two",
       head("board 2x1\nrounds 3\ndice 8\npaints 6 6 6 6\nstack 18\ntraps 0 0 0 0\nevents oops nap 2\ngoal 1 1 2\n") +
           palettes({"ryg"})},
      // One die a round, and a round without any.
      {"one-die", head("board 3x1\nrounds 5\ndice 1\npaints 5 5 5 5\nstack 13\ntraps 1 1 1 2\n"
                       "events oops nap die twist 4\ngoal 1 2 3\n") +
                      palettes({"ryg", "ryb", "rgb"})},
      // As many rounds and events as there can be.
      {"long", head("board 3x2\nrounds 5\ndice 5\npaints 9 9 9 9\nstack 22\ntraps 2 2 2 4\n"
                    "events oops nap die twist 4\ngoal 4 5 6\n") +
                   palettes({"ryg", "ryb", "rgb", "ygb"})},
      // No palette stack, colours that come twice or three times, two colours only: paintings without a palette.
      {"no-stack",
       head("board 3x1\nrounds 3\ndice 6\npaints 12 12 0 0\nstack 16\ntraps 0 0 3 1\nevents oops nap 2\ngoal 1 2 3\n"
            "palette rry jump\npalette ryy paw\npalette rrr two\n")},
  };
}

}  // namespace

const std::vector<ComponentSet>& cats_sets() {
  static const std::vector<ComponentSet> sets = make_sets();
  return sets;
}

const ComponentSet& cats_set(std::string_view name) {
  for (const ComponentSet& set : cats_sets()) {
    if (set.name == name) return set;
  }
  std::abort();
}

cats::Components cats_parts(const ComponentSet& set) {
  const std::string_view text =
      set.text.empty() ? games::embedded_components(cats::Game::id) : std::string_view(set.text);
  auto parts = cats::parse_components(set.name, text);
  if (!parts) std::abort();
  return std::move(parts).value();
}

}  // namespace conformance
