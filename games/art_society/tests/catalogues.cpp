// The component files that the tests play with.
#include "games/embedded.h"
#include "position.h"
#include "tests/table/reading.h"

namespace art_society::tests {

std::string standard_text() { return std::string(games::embedded_components(Game::id)); }

std::string_view studio_text() {
  static const std::string text = studio_with("8x6", "d3 e3", "3 4");
  return text;
}

std::string studio_with(std::string_view wall, std::string_view stars, std::string_view eyeline) {
  std::string text = "vernissage components 1\ngame art-society\n";
  text += "wall " + std::string(wall) + "\nstars " + std::string(stars) + "\neyeline " + std::string(eyeline) + "\n";
  text += "bid-cards 6\nstarting-cards 2 3 5 7\ndecor 50 50 50 50 50\n";
  text += "starting 2x3 4 city/a portrait/b still-life/c landscape/d\n";
  const std::string frames = " city/a portrait/a still-life/a landscape/a city/b portrait/b still-life/b landscape/b\n";
  for (const std::string_view shape : {"2x2 3", "2x3 4", "3x2 4", "3x3 5", "4x2 5", "2x4 5", "4x3 6", "4x4 7"}) {
    text += "paintings " + std::string(shape) + frames;
  }
  return text;
}

Components parse(std::string_view text) { return table::good(parse_components("test", text)); }

Flags edition(std::string_view name) {
  for (const Edition& e : editions) {
    if (e.name == name) return e.flags;
  }
  FAIL("no such edition");
  return {};
}

}  // namespace art_society::tests
