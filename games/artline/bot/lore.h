// Knowledge of a deck that does not depend on the table: the cards that show each common theme.
#pragma once

#include <vector>

#include "artline/components.h"
#include "core/cell_set.h"

namespace artline_bot {

using CardSet = core::BasicCellSet<artline::max_cards>;

class Lore {
 public:
  explicit Lore(const artline::Components& parts);

  const artline::Components& parts() const { return parts_; }
  const CardSet& all() const { return all_; }
  const CardSet& showing(int theme) const { return showing_[static_cast<std::size_t>(theme)]; }
  // The cards that share a common theme with this one.
  const CardSet& kin(int card) const { return kin_[static_cast<std::size_t>(card)]; }
  // Calls f(theme) for each common theme that both cards show.
  template <class F>
  void for_each_shared(int card, int other, F f) const {
    (parts_.common_of[static_cast<std::size_t>(card)] & parts_.common_of[static_cast<std::size_t>(other)]).for_each(f);
  }
  // The cards that show any theme.
  CardSet showing(std::string_view theme) const;

 private:
  const artline::Components& parts_;
  CardSet all_;
  std::vector<CardSet> showing_;  // by common theme
  std::vector<CardSet> kin_;      // by card
};

}  // namespace artline_bot
