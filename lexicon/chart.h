// The grammar: which meanings a row of words can have. docs/formats/lexicon.md lists its rules.
#pragma once

#include <string>
#include <vector>

#include "lexicon/concepts.h"
#include "lexicon/language.h"
#include "lexicon/sense.h"

namespace lexicon {

// An entry that covers the words from `begin` to before `end`.
struct Edge {
  int begin = 0, end = 0;
  const Entry* entry = nullptr;
};

// All meanings of the whole row, best first; each uses every word.
std::vector<Piece> parsed(const std::vector<Edge>& edges, int words, const Language& language,
                          const Concepts& concepts);

}  // namespace lexicon
