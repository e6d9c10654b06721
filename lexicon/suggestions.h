// What could be meant by a text that was not understood.
#pragma once

#include <string_view>
#include <vector>

#include "lexicon/language.h"
#include "lexicon/reader.h"

namespace lexicon {

// The themes of similar texts: with a known word that is written much like the unknown one, or without it. If all words are known,
// but not together, without one of them. At most `most_readings`, the likeliest first.
std::vector<themes::Query> suggestions(std::string_view text, const Language& language, const Concepts& concepts);

}  // namespace lexicon
