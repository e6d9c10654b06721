// How well the reader understands phrases that were written by people who did not know the lexicon.
#pragma once

#include <string>

#include "apps/common/stop.h"
#include "lexicon/languages.h"

namespace apps {

// Reads LANGUAGE.txt in the folder for each language; the table that docs/formats/lexicon.md describes. `details`: every phrase that was
// read otherwise than expected.
Or<std::string> phrase_evidence(const std::string& folder, const lexicon::Languages& languages, bool details);

}  // namespace apps
