#include "apps/arena/stats.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace apps {
namespace {

constexpr double in_95_of_100 = 1.959964;  // standard deviations on either side of the mean of a normal distribution

double mean(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return values.empty() ? 0 : sum / static_cast<double>(values.size());
}

}  // namespace

Estimate share_of(long part, long whole) {
  if (whole == 0) return {0, 0, 1};
  const auto n = static_cast<double>(whole);
  const double p = static_cast<double>(part) / n;
  const double z = in_95_of_100 * in_95_of_100 / n;
  const double middle = (p + z / 2) / (1 + z);
  const double reach = in_95_of_100 / (1 + z) * std::sqrt(p * (1 - p) / n + z / (4 * n));
  return {p, std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

std::string share_text(long part, long whole) {
  if (whole == 0) return "none";
  const Estimate share = share_of(part, whole);
  std::array<char, 80> text{};
  std::snprintf(text.data(), text.size(), "%ld of %ld = %.1f %% (%.1f–%.1f)", part, whole, 100 * share.value,
                100 * share.low, 100 * share.high);
  return text.data();
}

Estimate mean_of(const std::vector<double>& values) {
  const double middle = mean(values);
  double squares = 0;
  for (const double value : values) squares += (value - middle) * (value - middle);
  const auto n = static_cast<double>(values.size());
  const double reach = n > 1 ? in_95_of_100 * std::sqrt(squares / (n - 1) / n) : 0;
  return {middle, middle - reach, middle + reach};
}

// The error of the ratio r is that of the mean of (a − r·b), over the mean of b.
std::optional<Estimate> ratio_of(const std::vector<double>& above, const std::vector<double>& below) {
  const Estimate divisor = mean_of(below);
  if (divisor.low <= 0) return std::nullopt;
  const double ratio = mean(above) / divisor.value;
  std::vector<double> rest(above.size());
  for (std::size_t i = 0; i < rest.size(); ++i) rest[i] = above[i] - ratio * below[i];
  const Estimate error = mean_of(rest);
  return Estimate{ratio, ratio + (error.low - error.value) / divisor.value,
                  ratio + (error.high - error.value) / divisor.value};
}

}  // namespace apps
