// What the first form says of the lists: whether the judge of themes would deny what somebody sees.
#pragma once

#include <array>
#include <map>
#include <string>

#include "apps/paint/observation.h"
#include "apps/theme/decks.h"

namespace apps {

// Counts the verdicts on all lines of a form. docs/formats/evidence.md describes the report.
class FirstTally {
 public:
  // `place` is where the line stands: "painting 3: wheel 2 brown of cart".
  void add(const std::string& place, const Observation& observation, const Judgement& judgement);
  // The facts of the deck tell for which words the lists are complete.
  std::string report(const FactDeck& facts, const lexicon::Concepts& concepts) const;

 private:
  using Counts = std::array<long, std::size(verdict_names)>;
  using Tally = std::map<std::string, long>;

  Counts names_{}, lines_{};
  std::array<Counts, std::size(trait_names)> traits_{};
  Tally denied_, unclear_, unknown_;
  std::string details_;
};

}  // namespace apps
