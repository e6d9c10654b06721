// Component sets for Art Society that reach in every game what the standard one reaches rarely.
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
