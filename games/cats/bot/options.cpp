#include "cats_bot/options.h"

namespace cats_bot {

void Options::add(cats::Action action, int value, core::Random& random) {
  if (!would_take(value)) return;
  ties_ = count_ > 0 && value == options_[0].value ? ties_ + 1 : ties_;
  if (count_ == 0 || value > options_[0].value) ties_ = 1;
  int at = count_ < wanted_ ? count_++ : count_ - 1;
  const bool first = count_ > 0 && value == options_[0].value && random.below(ties_) == 0;
  for (; at > 0 && (options_[at - 1].value < value || (first && options_[at - 1].value == value)); --at)
    options_[at] = options_[at - 1];
  if (at < wanted_) options_[at] = {action, value};
}

}  // namespace cats_bot
