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

// Whether the sanitizers make everything many times slower.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool slow_build = true;
#elif defined(__has_feature)
inline constexpr bool slow_build = __has_feature(address_sanitizer);
#else
inline constexpr bool slow_build = false;
#endif

// Hundreds of games in the fast suite, fifty times as many when there is time, few under the sanitizers.
inline int scaled(int games) {
  const char* wanted = std::getenv("VERNISSAGE_LONG");  // NOLINT(concurrency-mt-unsafe): nobody sets it here
  const bool all = wanted != nullptr && *wanted == '1';
  if (slow_build) return all ? games : 1;
  return all ? games * 50 : games;
}

}  // namespace conformance
