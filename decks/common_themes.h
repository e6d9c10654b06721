// Themes that several cards of a deck share: what a computer player proposes.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "lexicon/concepts.h"

namespace decks {

// The lines `theme …`, for the lines of facts. The error says which of those is wrong.
core::Result<std::string, std::string> common_themes(std::string_view facts, const lexicon::Concepts& concepts);

}  // namespace decks
