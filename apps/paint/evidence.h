// Evidence that the lists of what can be seen are true: somebody who does not know them looks at pictures and fills in a form,
// which is compared with the lists. docs/formats/evidence.md describes the procedure and the forms.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "apps/common/stop.h"
#include "art/deck.h"

namespace apps {

// Draws some paintings of the deck, chosen by the seed, into the folder: one by one, on a sheet, and the first form.
Or<void> prepare_evidence(const std::string& deck, std::uint64_t seed, const std::string& folder);

struct ComparedForm {
  std::string report;
  std::string next_form;  // the second form, if this was the first
};
// Of one or more filled forms of the same round: several people may each look at some of the paintings.
Or<ComparedForm> compare_evidence(const std::vector<std::string>& files);

}  // namespace apps
