// What the lexicon lacks.
#pragma once

#include <string>

#include "lexicon/languages.h"

namespace apps {

// A line for the painter's words that no concept covers, and one for each language with the concepts that it does not name.
std::string missing_words(const lexicon::Languages& languages);

}  // namespace apps
