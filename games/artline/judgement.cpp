#include "artline/judgement.h"

#include <algorithm>

namespace artline {
namespace {

// AL-D2: nothing is known of a card without a list.
bool has_list(const themes::CardFacts& card) { return card.seen.size() > 1 || !card.seen.front().said.empty(); }

}  // namespace

themes::Fit fit(std::string_view theme, const themes::CardFacts& card, const themes::Words& words) {
  if (!is_query(theme) || !has_list(card)) return themes::Fit::unclear;
  const auto query = themes::Query::read(theme.substr(1));
  return query ? judge(*query, card, words) : themes::Fit::unclear;
}

// AL-V5a: whether the card fits; if a line opens, whether both cards do. A computer player understands a theme that the program can
// read, and has no vote on its wording.
Ballot machine_ballot(const Array<Asked, 2>& lines, const themes::Words& words) {
  Ballot ballot;
  const auto say = [](std::uint8_t& said, int point) { said = byte(said | 1 << point); };
  for (const Direction direction : directions) {
    const Asked& asked = lines[direction];
    if (asked.card == nullptr) continue;
    themes::Fit shown = fit(asked.theme, *asked.card, words);
    if (asked.before != nullptr) {
      shown = std::min(shown, fit(asked.theme, *asked.before, words));
      say(ballot.out, words_row + direction);
      say(is_query(asked.theme) ? ballot.yes : ballot.out, clear_row + direction);
    }
    Array<std::uint8_t*, 3> by_fit = {{&ballot.no, &ballot.out, &ballot.yes}};
    say(*by_fit[static_cast<int>(shown)], fit_row + direction);
  }
  return ballot;
}

}  // namespace artline
