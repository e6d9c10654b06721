// The part of the traits (conformance.h) that is the same for all games whose actions are a kind, a detail and a place, a byte
// each.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/random.h"

namespace conformance {

template <class G, int kind_count>
struct ByteActions {
  using Game = G;
  using Action = G::Action;
  using State = G::State;
  using Changes = std::vector<std::pair<std::string, State>>;

  static Action make(int kind, int detail, int place) {
    return {static_cast<decltype(Action::kind)>(kind), static_cast<std::uint8_t>(detail),
            static_cast<std::uint8_t>(place)};
  }

  // All details and places that fit into an action, with all kinds and two that do not exist.
  template <class F>
  static void for_each_action(F&& f) {
    for (int kind = 0; kind <= kind_count + 1; ++kind) {
      const int which = kind <= kind_count ? kind : 255;
      for (int rest = 0; rest < 65536; ++rest) f(make(which, rest >> 8, rest & 255));
    }
  }

  // Anything, but often with a detail and a place below these numbers.
  static Action garbage_below(int details, int places, core::Random& random) {
    const int kind = random.below(8) == 0 ? random.below(256) : random.below(kind_count);
    const int detail = random.below(2) == 0 ? 0 : random.below(random.below(2) == 0 ? details : 256);
    return make(kind, detail, random.below(random.below(2) == 0 ? places : 256));
  }

  static std::string describe(Action action) {
    return "kind " + std::to_string(static_cast<int>(action.kind)) + " detail " + std::to_string(action.detail) +
           " place " + std::to_string(action.place);
  }
};

}  // namespace conformance
