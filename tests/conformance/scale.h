// How much is played: few games in the fast suite, many when there is time.
#pragma once

#include <cstdlib>

namespace conformance {

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
