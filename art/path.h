// Outlines in local units, y growing downward as in SVG; built by the things, drawn by the brush.
#pragma once

#include <initializer_list>
#include <span>
#include <vector>

#include "art/geometry.h"

namespace art {

class Path {
 public:
  enum class Step : std::uint8_t { move, line, bend, curve, close };

  // --- ready shapes
  static Path polygon(std::initializer_list<Point> corners);
  static Path line(std::initializer_list<Point> points);    // open, straight pieces
  static Path smooth(std::initializer_list<Point> points);  // closed, through all points without corners
  static Path smooth(std::span<const Point> points);
  static Path bow(std::initializer_list<Point> points);  // open, through all points without corners
  static Path bow(std::span<const Point> points);
  static Path ellipse(double x, double y, double rx, double ry, double degrees = 0);
  static Path circle(double x, double y, double r) { return ellipse(x, y, r, r); }
  static Path rect(double x, double y, double width, double height);
  static Path rounded(double x, double y, double width, double height, double radius);
  // Points to be drawn as a wide line: nails, buttons, pearls or eyes in a few bytes.
  static Path dots(std::initializer_list<Point> centres);
  static Path dots(std::span<const Point> centres);
  // A closed limb with round ends along a line of points. `widths` gives its width at each point; the last one repeats.
  static Path limb(std::initializer_list<Point> points, std::initializer_list<double> widths);
  static Path limb(std::span<const Point> points, std::span<const double> widths);
  // A rough round mass, `bumps` lobes about its rim: crowns, bushes, clouds, rocks.
  static Path lump(Chance& chance, double x, double y, double rx, double ry, int bumps, double roughness);

  // --- by hand
  Path& move(double x, double y);
  Path& to(double x, double y);
  Path& bend(double x1, double y1, double x, double y);                         // a quadratic, one handle
  Path& curve(double x1, double y1, double x2, double y2, double x, double y);  // a cubic, two handles
  Path& close();
  Path& add(const Path& other);  // as another contour

  struct Item {
    Step step = Step::move;
    Point p, c1, c2;  // c1 and c2 are the handles of a curve; a bend has only c1
  };
  std::span<const Item> items() const { return items_; }
  bool empty() const { return items_.empty(); }

  Path transformed(const Transform& transform) const;
  Box box() const;  // of the points and handles
  // About how thick it is: of a limb its width, of a disc its radius.
  double thickness() const;
  std::vector<Path> contours() const;  // each as a path of its own
  // The contours as polygons, curves in a few straight pieces.
  std::vector<std::vector<Point>> flattened() const;

 private:
  static Path through(std::span<const Point> points, bool closed);
  std::vector<Item> items_;
};

}  // namespace art
