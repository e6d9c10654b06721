// What could not be in the world that a scene describes. The tests read it over all decks.
#pragma once

#include <string>
#include <vector>

#include "art/scene.h"

namespace art {

// Where one copy of an element stands.
struct Stand {
  std::size_t element = 0;
  Point foot;        // in units of the canvas
  double scale = 1;  // units of the canvas for a unit of the thing
};
std::vector<Stand> stands(const Scene& scene);  // from back to front

// A sentence for each land thing on water, each standing thing in the air, and each two solid things through each other.
std::vector<std::string> impossible_contacts(const Scene& scene);

}  // namespace art
