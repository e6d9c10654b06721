#include "artline_bot/wording.h"

#include <algorithm>

#include "themes/writing.h"

namespace artline_bot {
namespace {

constexpr int cost_of_effort = 40;  // in thousandths, like the worth of a theme

}  // namespace

int effort(const artline::Components& parts, std::string_view theme) {
  const auto query = themes::Query::read(theme.substr(1));
  if (!query) return 0;
  int effort = 0;
  for (const themes::Node& node : query->nodes()) {
    if (node.counting != themes::Counting::some) ++effort;
    if (node.relation != themes::Relation::is) continue;
    const int word = parts.words.find(query->word(node));
    const bool detail = word >= 0 && (parts.words[word].open || parts.words[word].small);
    effort += detail ? 2 : 1;
  }
  return effort;
}

std::vector<Wording> Wordings::best(int card, int other, const Hands& hands, int wanted, bool pairs) const {
  struct Found {
    int one;
    int other;
    int worth;
  };
  std::vector<Found> found;
  std::vector<int> shared;
  lore_.for_each_shared(card, other, [&](int theme) { shared.push_back(theme); });
  std::vector<int> efforts;
  for (const int theme : shared)
    efforts.push_back(effort(lore_.parts(), lore_.parts().common[static_cast<std::size_t>(theme)].theme));
  for (std::size_t i = 0; i < shared.size(); ++i) {
    found.push_back(
        {shared[i], shared[i], worth_of_theme(lore_.showing(shared[i]), hands) - cost_of_effort * efforts[i]});
    for (std::size_t j = 0; pairs && j < i; ++j) {
      const CardSet showing = lore_.showing(shared[i]) & lore_.showing(shared[j]);
      // A dog is an animal: beside "dog" the other one says nothing.
      if (showing == lore_.showing(shared[i]) || showing == lore_.showing(shared[j])) continue;
      found.push_back(
          {shared[j], shared[i], worth_of_theme(showing, hands) - cost_of_effort * (efforts[i] + efforts[j])});
    }
  }
  std::stable_sort(found.begin(), found.end(), [](const Found& a, const Found& b) { return a.worth > b.worth; });
  std::vector<Wording> best;
  for (const Found& one : found) {
    if (static_cast<int>(best.size()) == wanted) break;
    std::string theme = both(one.one, one.other);
    if (theme.size() > artline::longest_theme || is_used(theme)) continue;
    best.push_back({std::move(theme), lore_.showing(one.one) & lore_.showing(one.other), one.worth});
  }
  return best;
}

bool Wordings::is_used(std::string_view theme) const {
  for (int n = 0; n < table_.galleries.size(); ++n) {
    if (table_.galleries.theme(n) == theme) return true;
  }
  return false;
}

// A theme of two things: both are to be seen.
std::string Wordings::both(int one, int other) const {
  const auto text = [&](int theme) -> const std::string& {
    return lore_.parts().common[static_cast<std::size_t>(theme)].theme;
  };
  if (one == other) return text(one);
  std::vector<themes::Thing> things;
  for (const int theme : {one, other}) {
    const auto query = themes::Query::read(std::string_view(text(theme)).substr(1));
    if (!query) continue;
    for (themes::Thing& thing : themes::things_of(*query)) things.push_back(std::move(thing));
  }
  return artline::query_mark + themes::written(things);
}

}  // namespace artline_bot
