// The second form of evidence: what the cards of a deck claim, to be marked by somebody who looks at the paintings.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/common/stop.h"
#include "apps/paint/evidence_form.h"
#include "apps/theme/decks.h"
#include "lexicon/concepts.h"

namespace apps {

// "cart brown left:", a line for each thing of which the card is sure.
std::string claims(const themes::CardFacts& card, const themes::Words& words, const lexicon::Concepts& concepts);

// Counts the marks behind the colons.
Or<std::string> second_report(const std::vector<FormLine>& lines, const lexicon::Concepts& concepts);

}  // namespace apps
