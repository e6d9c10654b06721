// Reads what people write as themes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lexicon/language.h"

namespace lexicon {

inline constexpr int most_readings = 4;

// One of three results: readings, a refusal, or a word that was not understood.
struct Understood {
  std::vector<themes::Query> readings = {};  // the most likely first
  std::string clause = {}, key = {};         // AL-TH2, AL-TH3, AL-TH5, and the key of the sentence
  std::string unknown = {};                  // the first word that is not known; empty: all are, but not in this order
};

Understood read(std::string_view text, const Language& language, const Concepts& concepts);

}  // namespace lexicon
