// The component sets with which the tests of this folder play Cats: the box, and small ones in which rare things happen in
// every game.
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
