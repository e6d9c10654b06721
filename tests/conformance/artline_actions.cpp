// Senseless actions, and the clauses a refusal may name.
#include <algorithm>
#include <array>

#include "tests/conformance/artline_traits.h"

namespace conformance {
namespace {

using core::Random;

constexpr std::array<std::string_view, 12> texts = {"",        "|",   "=a|",   "|=a",    "=a|=b", "=a|=a",
                                                    "=b_a|=c", " a|", "cats|", "CATS!|", "|\xff", "!|?"};

artline::Themes any_text(Random& random) {
  return *artline::Themes::from(texts.at(static_cast<std::size_t>(random.below(texts.size()))));
}

}  // namespace

ArtlineTraits::Action ArtlineTraits::garbage(Random& random) {
  const int kind = random.below(8) == 0 ? random.below(256) : random.below(artline::kind_count);
  Action action =
      make(kind, random.below(random.below(2) == 0 ? 20 : 256), random.below(random.below(2) == 0 ? 500 : 65536));
  if (random.below(3) == 0) action.text = any_text(random);
  return action;
}

ArtlineTraits::Action ArtlineTraits::mutated(Action action, Random& random) {
  switch (random.below(6)) {
    case 0:
      action.kind = static_cast<artline::Kind>(random.below(artline::kind_count));
      break;
    case 1:
      action.detail = static_cast<std::uint8_t>(random.below(256));
      break;
    case 2:
      action.place = static_cast<std::uint16_t>(random.below(artline::Places::capacity));
      break;
    case 3:
      ++action.place;
      break;
    case 4:
      action.place = static_cast<std::uint16_t>(action.place + 32);
      break;
    default:
      action.text = any_text(random);
  }
  return action;
}

std::string ArtlineTraits::describe(const Action& action) {
  return "kind " + std::to_string(static_cast<int>(action.kind)) + " detail " + std::to_string(action.detail) +
         " place " + std::to_string(action.place) + " text " + std::string(action.text.view());
}

bool ArtlineTraits::knows_clause(std::string_view clause) {
  constexpr auto clauses = std::to_array<std::string_view>(
      {"",      "AL-S1",  "AL-S2",  "AL-S3",  "AL-S5",  "AL-L1", "AL-L3", "AL-T1", "AL-T2", "AL-T5",
       "AL-T6", "AL-TH1", "AL-TH4", "AL-TH6", "AL-TH7", "AL-V1", "AL-V3", "AL-V4", "AL-X2", "AL-G2"});
  return std::find(clauses.begin(), clauses.end(), clause) != clauses.end();
}

}  // namespace conformance
