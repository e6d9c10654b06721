// Estimates from many games, each with its 95 % confidence interval.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace apps {

struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
};

// A share, by Wilson's interval, which stays between 0 and 1.
Estimate share_of(long part, long whole);
// "1 of 50 = 2.0 % (0.4–10.5)"; "none" of none.
std::string share_text(long part, long whole);

// The mean of these numbers.
Estimate mean_of(const std::vector<double>& values);

// The ratio of the means of two paired series (delta method). Empty unless the second mean is clearly above 0.
std::optional<Estimate> ratio_of(const std::vector<double>& above, const std::vector<double>& below);

}  // namespace apps
