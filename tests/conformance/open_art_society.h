// Art Society as the tests of this folder open it.
#pragma once

#include <cstdlib>
#include <string>
#include <string_view>

#include "art_society/game.h"
#include "games/embedded.h"
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

// Hundreds of games in the fast suite, fifty times as many when there is time, few under the slow sanitizers.
inline int scaled(int games) {
#if defined(__SANITIZE_ADDRESS__)
  constexpr bool slow = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
  constexpr bool slow = true;
#else
  constexpr bool slow = false;
#endif
#else
  constexpr bool slow = false;
#endif
  const char* wanted = std::getenv("VERNISSAGE_LONG");  // NOLINT(concurrency-mt-unsafe): nobody sets it here
  const bool all = wanted != nullptr && *wanted == '1';
  if (all) return games * 50;
  return slow ? (games + 3) / 4 : games;
}

}  // namespace conformance
