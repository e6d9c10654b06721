// The slow models count with plain ints. This folder is what they share: nothing of the rules, and no header of the engine,
// which the self-checks could not even find.
#pragma once

#include <cstddef>

namespace oracle {

// An index of a standard container.
inline std::size_t idx(int i) { return static_cast<std::size_t>(i); }

template <class Container>
int count_of(const Container& container) {
  return static_cast<int>(container.size());
}

}  // namespace oracle
