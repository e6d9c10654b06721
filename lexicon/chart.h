// The grammar: which meanings a row of words can have. docs/formats/lexicon.md lists its rules.
#pragma once

#include <string>
#include <vector>

#include "lexicon/concepts.h"
#include "lexicon/edge_row.h"
#include "lexicon/sense.h"

namespace lexicon {

// All meanings of the whole row, best first; each uses every word.
std::vector<Piece> parsed(const std::vector<Edge>& edges, int words, const Language& language,
                          const Concepts& concepts);

}  // namespace lexicon
