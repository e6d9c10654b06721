// Themes for a line that opens.
#pragma once

#include <string>
#include <vector>

#include "artline_bot/prospects.h"

namespace artline_bot {

struct Wording {
  std::string theme;  // as it is announced
  CardSet showing;
  int worth = 0;
};

// How hard it is to see at a glance that a card shows a theme: 1 for a plain thing, more for every further word, number or
// detail.
int effort(const artline::Components& parts, std::string_view theme);

// Finds themes that two cards share and no gallery has.
class Wordings {
 public:
  Wordings(const Lore& lore, const artline::OpenTable& table) : lore_(lore), table_(table) {}

  // The best ones first, at most `wanted`. `pairs`: also themes of two things.
  std::vector<Wording> best(int card, int other, const Hands& hands, int wanted, bool pairs) const;

 private:
  std::string both(int one, int other) const;

  const Lore& lore_;
  const artline::OpenTable& table_;
};

}  // namespace artline_bot
