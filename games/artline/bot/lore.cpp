#include "artline_bot/lore.h"

#include <algorithm>

namespace artline_bot {

Lore::Lore(const artline::Components& parts) : parts_(parts), showing_(parts.common.size()), kin_(parts.deck.size()) {
  for (int card = 0; card < parts.cards(); ++card) {
    all_.set(card);
    parts.common_of[static_cast<std::size_t>(card)].for_each(
        [&](int theme) { showing_[static_cast<std::size_t>(theme)].set(card); });
  }
  for (int card = 0; card < parts.cards(); ++card) {
    CardSet& kin = kin_[static_cast<std::size_t>(card)];
    parts.common_of[static_cast<std::size_t>(card)].for_each([&](int theme) { kin = kin | showing(theme); });
  }
}

CardSet Lore::showing(std::string_view theme) const {
  const auto common = std::find_if(parts_.common.begin(), parts_.common.end(),
                                   [&](const artline::CommonTheme& one) { return one.theme == theme; });
  if (common != parts_.common.end()) return showing(static_cast<int>(common - parts_.common.begin()));
  CardSet cards;
  for (int card = 0; card < parts_.cards(); ++card) {
    if (parts_.fit(theme, card) == themes::Fit::yes) cards.set(card);
  }
  return cards;
}

}  // namespace artline_bot
