// Senseless actions, and the clauses a refusal may name.
#include <algorithm>
#include <array>

#include "tests/conformance/cats_traits.h"

namespace conformance {

using core::Random;

CatsTraits::Action CatsTraits::mutated(Action action, Random& random) {
  const int kind = static_cast<int>(action.kind);
  switch (random.below(6)) {
    case 0:
      return make(random.below(cats::kind_count), action.detail, action.place);
    case 1:
      return make(kind, random.below(64), action.place);
    case 2:
      return make(kind, action.detail, random.below(36));
    case 3:
      return make(kind, action.detail, action.place + 1);
    case 4:
      return make(kind, action.detail + 1, action.place);
    default:
      return make(kind, action.place, action.detail);
  }
}

bool CatsTraits::knows_clause(std::string_view clause) {
  constexpr std::array clauses = std::to_array<std::string_view>(
      {"",      "CV-T2", "CV-T3",  "CV-T4", "CV-T4a", "CV-T5", "CV-T5a", "CV-T5e", "CV-S2", "CV-S3", "CV-S4",
       "CV-S5", "CV-S6", "CV-S8",  "CV-T1", "CV-T5c", "CV-T6", "CV-T6a", "CV-P1",  "CV-P2", "CV-B1", "CV-B1a",
       "CV-B2", "CV-B3", "CV-B3a", "CV-B4", "CV-B5",  "CV-E2", "CV-E3",  "CV-E4",  "CV-E6", "CV-G1"});
  return std::find(clauses.begin(), clauses.end(), clause) != clauses.end();
}

}  // namespace conformance
