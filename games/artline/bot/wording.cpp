#include "artline_bot/wording.h"

#include <algorithm>

#include "themes/writing.h"

namespace artline_bot {
namespace {

constexpr int cost_of_effort = 40;  // in thousandths, like the worth of a theme

// A common theme, or two of them at once.
struct Found {
  int one = 0;
  int other = 0;
  CardSet showing;
  int worth = 0;
};

// All themes that both cards show.
class Finder {
 public:
  Finder(const Lore& lore, const Hands& hands) : lore_(lore), hands_(hands) {}

  std::vector<Found> find(int card, int other, bool pairs) {
    lore_.for_each_shared(card, other, [&](int theme) { singles_.push_back({theme, effort_of(theme)}); });
    for (std::size_t i = 0; i < singles_.size(); ++i) {
      const auto [theme, effort] = singles_[i];
      add({.one = theme, .other = theme, .showing = lore_.showing(theme)}, effort);
      for (std::size_t j = 0; pairs && j < i; ++j) add_pair(singles_[j], singles_[i]);
    }
    std::stable_sort(found_.begin(), found_.end(), [](const Found& a, const Found& b) { return a.worth > b.worth; });
    return std::move(found_);
  }

 private:
  struct Single {
    int theme;
    int effort;
  };

  int effort_of(int theme) const {
    return effort(lore_.parts(), lore_.parts().common[static_cast<std::size_t>(theme)].theme);
  }
  void add(Found found, int effort) {
    found.worth = worth_of_theme(found.showing, hands_) - cost_of_effort * effort;
    found_.push_back(found);
  }
  void add_pair(Single a, Single b) {
    const CardSet showing = lore_.showing(a.theme) & lore_.showing(b.theme);
    // A dog is an animal: beside "dog" the other one says nothing.
    if (showing == lore_.showing(a.theme) || showing == lore_.showing(b.theme)) return;
    add({.one = a.theme, .other = b.theme, .showing = showing}, a.effort + b.effort);
  }

  const Lore& lore_;
  const Hands& hands_;
  std::vector<Single> singles_;
  std::vector<Found> found_;
};

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
  std::vector<Wording> best;
  for (const Found& one : Finder(lore_, hands).find(card, other, pairs)) {
    if (static_cast<int>(best.size()) == wanted) break;
    std::string theme = both(one.one, one.other);
    if (theme.size() > artline::longest_theme || table_.galleries.has(theme)) continue;
    best.push_back({std::move(theme), one.showing, one.worth});
  }
  return best;
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
