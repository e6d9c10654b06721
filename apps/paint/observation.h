// A line of the first form of evidence, and how it agrees with the list of a painting.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "art/scene.h"
#include "core/result.h"

namespace apps {

// What somebody saw: "wheel 2 brown of cart left".
struct Observation {
  std::string what;
  int count = 0;  // 0: not said
  std::vector<art::Tone> tones;
  std::string of;
  std::string doing;
  std::optional<art::Side> side;
  std::optional<art::Depth> depth;
  bool small = false;
};
inline constexpr int claimed_colour = 25;  // percent of a thing from which the list says that it is of that colour

core::Result<Observation, std::string> read_observation(std::string_view line);

enum class Verdict {
  listed,
  unclear,  // listed as something that can't be told
  open,     // not listed, and its word is open, or closed above a size and it is small
  missing,
};

struct Judgement {
  Verdict verdict = Verdict::missing;
  std::size_t attributes = 0;      // that both the observation and the list name
  std::vector<std::string> wrong;  // those on which they differ: "colour", "count", "place", "doing"
};
Judgement judge(const Observation& observation, const std::vector<art::Sighting>& seen);

// Whether anything that can be drawn, or a wider word for it, is called so.
bool is_word(std::string_view word);

}  // namespace apps
