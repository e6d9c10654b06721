// Component sets for Art Society. With the small ones, things that are rare with the standard set happen in every game.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace conformance {

struct ComponentSet {
  std::string name;
  std::string text;  // empty: the standard set of the program
};

// The standard set first.
const std::vector<ComponentSet>& component_sets();
const ComponentSet& component_set(std::string_view name);

}  // namespace conformance
