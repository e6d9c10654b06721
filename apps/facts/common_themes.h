// Themes that several cards of a deck share: what a computer player proposes.
#pragma once

#include <string>
#include <string_view>

#include "apps/common/stop.h"
#include "lexicon/concepts.h"

namespace apps {

// The lines `theme …`, for the lines of facts.
Or<std::string> common_themes(std::string_view facts, const lexicon::Concepts& concepts);

}  // namespace apps
