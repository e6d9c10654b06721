// Cats as the tests of this folder open it: the box, and component sets that reach in every game what it reaches rarely.
#pragma once

#include <string_view>
#include <vector>

#include "cats/game.h"
#include "tests/conformance/small_components.h"

namespace conformance {

// The standard set first.
const std::vector<ComponentSet>& cats_sets();
const ComponentSet& cats_set(std::string_view name);
cats::Components cats_parts(const ComponentSet& set);

}  // namespace conformance
