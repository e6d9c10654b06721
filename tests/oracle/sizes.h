// The slow models count with plain ints. They share the code of this folder. It holds no rules and includes no header of the
// engine; the self-checks would not even find one.
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
