#include "core/flags.h"

#include <algorithm>

#include "core/text.h"

namespace core {

std::string FlagValues::text(int value) const {
  return is_number() ? std::to_string(value) : std::string(names[static_cast<std::size_t>(value)]);
}

std::optional<int> FlagValues::parse(std::string_view written) const {
  for (int n = 0; n < size(); ++n) {
    if (text(value(n)) == written) return value(n);
  }
  return std::nullopt;
}

std::vector<std::string_view> FlagValues::named_values() const {
  return {names.begin(), std::find(names.begin(), names.end(), std::string_view())};
}

std::string FlagValues::refusal(std::string_view written) const {
  std::string values = is_number() ? "a number from " + std::to_string(range.low) + " to " + std::to_string(range.high)
                                   : listed(named_values());
  if (range.step != 1) values += " in steps of " + std::to_string(range.step);
  return "flag '" + std::string(name) + "' is " + values + ", not '" + shortened(written) + "'";
}

}  // namespace core
