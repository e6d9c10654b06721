// Art Society as the tests of this folder open it.
#pragma once

#include <cstdlib>
#include <string>
#include <string_view>

#include "art_society/game.h"
#include "games/embedded.h"
#include "tests/conformance/scale.h"
#include "tests/conformance/small_components.h"

namespace conformance {

inline art_society::Components parts_of(const ComponentSet& set) {
  const std::string_view text =
      set.text.empty() ? games::embedded_components("art-society") : std::string_view(set.text);
  auto parts = art_society::parse_components(set.name, text);
  if (!parts) std::abort();
  return std::move(parts).value();
}

inline art_society::Flags flags_of(std::string_view edition) {
  for (const auto& known : art_society::editions) {
    if (known.name == edition) return known.flags;
  }
  std::abort();
}

}  // namespace conformance
