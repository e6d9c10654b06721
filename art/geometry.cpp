#include "art/geometry.h"

#include <cmath>

namespace art {
namespace {

// Taylor series for 0…45°, where seven terms are exact enough.
double sine_of_small(double x) {
  const double s = x * x;
  return x * (1 - s / 6 * (1 - s / 20 * (1 - s / 42 * (1 - s / 72))));
}
double cosine_of_small(double x) {
  const double s = x * x;
  return 1 - s / 2 * (1 - s / 12 * (1 - s / 30 * (1 - s / 56)));
}

}  // namespace

double sine(double degrees) {
  constexpr double radian = 0.017453292519943295;
  double turn = degrees - 360.0 * static_cast<double>(static_cast<long long>(degrees / 360.0));
  if (turn < 0) turn += 360;
  const bool negative = turn >= 180;
  if (negative) turn -= 180;
  if (turn > 90) turn = 180 - turn;
  const double value = turn <= 45 ? sine_of_small(turn * radian) : cosine_of_small((90 - turn) * radian);
  return negative ? -value : value;
}

double cosine(double degrees) { return sine(degrees + 90); }

// IEEE 754 defines every bit of a square root, so the library function is the same everywhere.
double square_root(double x) { return std::sqrt(x); }

Transform placed(double x, double y, double scale, double degrees, bool mirrored) {
  const double c = cosine(degrees) * scale;
  const double s = sine(degrees) * scale;
  const double flip = mirrored ? -1 : 1;
  return {c * flip, s * flip, -s, c, x, y};
}

}  // namespace art
