// Points and small calculations with the same result on every machine. They use no function of the C library whose last
// digit may differ.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/random.h"

namespace art {

struct Point {
  double x = 0;
  double y = 0;
  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Point operator*(Point a, double k) { return {a.x * k, a.y * k}; }
};

constexpr Point between(Point a, Point b, double t) { return a + (b - a) * t; }

struct Box {
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
  constexpr double width() const { return right - left; }
  constexpr double height() const { return bottom - top; }
  constexpr double area() const { return width() <= 0 || height() <= 0 ? 0 : width() * height(); }
  constexpr Box with(Point p) const {
    return {std::min(left, p.x), std::min(top, p.y), std::max(right, p.x), std::max(bottom, p.y)};
  }
  constexpr Box inside(const Box& o) const {
    return {std::max(left, o.left), std::max(top, o.top), std::min(right, o.right), std::min(bottom, o.bottom)};
  }
};
inline constexpr Box nowhere = {1e9, 1e9, -1e9, -1e9};

// Of an angle in degrees; exact to 1e-6, which is far below a unit of the canvas.
double sine(double degrees);
double cosine(double degrees);
double square_root(double x);

// Maps the local units of a thing to the units of the canvas.
struct Transform {
  double a = 1, b = 0, c = 0, d = 1;  // x' = a·x + c·y + e, y' = b·x + d·y + f
  double e = 0, f = 0;
  constexpr Point operator()(Point p) const { return {a * p.x + c * p.y + e, b * p.x + d * p.y + f}; }
  // First `inner`, then this.
  constexpr Transform after(const Transform& inner) const {
    const Point o = (*this)({inner.e, inner.f});
    return {a * inner.a + c * inner.b,
            b * inner.a + d * inner.b,
            a * inner.c + c * inner.d,
            b * inner.c + d * inner.d,
            o.x,
            o.y};
  }
  double scale() const { return square_root(std::abs(a * d - b * c)); }
  bool mirrored() const { return a * d - b * c < 0; }
};

// Placed at (x, y), `scale` times as large, turned clockwise, mirrored left to right if asked for.
Transform placed(double x, double y, double scale, double degrees = 0, bool mirrored = false);

// Random numbers for one part of one picture. Leaving out another part does not change them.
class Chance {
 public:
  explicit Chance(std::uint64_t seed) : random_(seed) {}
  Chance fork(std::uint64_t key) { return Chance(random_.next() ^ (key * 0x9e3779b97f4a7c15U)); }
  double unit() { return static_cast<double>(random_.next() >> 40U) * (1.0 / 16777216.0); }  // 0…1
  double range(double low, double high) { return low + (high - low) * unit(); }
  double jitter(double around) { return range(-around, around); }
  int below(int n) { return random_.below(n); }
  bool one_in(int n) { return below(n) == 0; }

 private:
  core::Random random_;
};

}  // namespace art
