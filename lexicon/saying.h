// Says a theme in a language, so that it is read as the same theme again.
#pragma once

#include <string>

#include "lexicon/language.h"

namespace lexicon {

// The query itself where words are missing.
std::string said(const themes::Query& query, const Language& language, const Concepts& concepts,
                 Script script = Script::usual);

}  // namespace lexicon
