// Flower heads, painted layer by layer.
#include "art/vocabulary/blossoms.h"

#include <vector>

namespace art::flora {
namespace {

// The same point of every head.
std::vector<Point> points_of(std::span<const Head> heads, Point p) {
  std::vector<Point> places;
  for (const Head& head : heads) {
    places.push_back(placed(head.x, head.y, head.radius, head.degrees)({p.x, p.y * head.opened}));
  }
  return places;
}

double mean_radius(std::span<const Head> heads) {
  double sum = 0;
  for (const Head& head : heads) sum += head.radius;
  return heads.empty() ? 0 : sum / static_cast<double>(heads.size());
}

}  // namespace

void paint_roses(Brush& whole, std::span<const Head> heads, Colour colour) {
  Brush brush = whole.part("rose", static_cast<int>(heads.size()));
  const double r = mean_radius(heads);
  const bool small = r * brush.transform().scale() < 24;
  brush.shape(parts_of(heads, petals(5, 0.88, 1.1, 0.75, 18)), darker(colour, 10));
  if (!small) {
    brush.shape(parts_of(heads, petals(3, 0.6, 0.86, 0.7).transformed(placed(0.04, -0.12, 1))), darker(colour, 30),
                Form::flat);
  }
  Path folds;  // a wide petal below, a narrow one before the heart
  folds.move(-0.74, -0.1).curve(-0.66, 0.9, 0.6, 0.95, 0.76, -0.06).curve(0.4, 0.36, -0.4, 0.4, -0.74, -0.1).close();
  if (!small) {
    folds.move(-0.5, -0.34).curve(-0.3, 0.34, 0.34, 0.3, 0.5, -0.38).curve(0.2, 0.02, -0.24, 0.04, -0.5, -0.34).close();
  }
  brush.shape(parts_of(heads, folds), lighter(colour, 20), Form::flat);
  brush.line(Path::dots(points_of(heads, {0, -0.32})), darker(colour, 50), r * (small ? 0.36 : 0.28));
}

void paint_peonies(Brush& whole, std::span<const Head> heads, Colour colour) {
  Brush brush = whole.part("peony", static_cast<int>(heads.size()));
  const double r = mean_radius(heads);
  const bool small = r * brush.transform().scale() < 20;
  brush.shape(parts_of(heads, petals(small ? 5 : 7, 0.88, 1.12, 0.8, 10)), darker(colour, 14), Form::flat);
  brush.shape(parts_of(heads, petals(small ? 4 : 6, 0.62, 0.86, 0.75, 30).transformed(placed(0, -0.06, 1))),
              lighter(colour, 12), Form::flat);
  if (small) return brush.line(Path::dots(points_of(heads, {0, -0.1})), darker(colour, 22), r * 0.6);
  brush.shape(parts_of(heads, petals(5, 0.36, 0.62, 0.6).transformed(placed(0, -0.12, 1))), darker(colour, 16),
              Form::flat);
  Path folds;
  folds.move(-0.4, -0.06).curve(-0.3, 0.34, 0.3, 0.36, 0.42, -0.08).curve(0.2, 0.14, -0.2, 0.14, -0.4, -0.06).close();
  folds.move(-0.3, -0.34).curve(-0.2, -0.04, 0.2, -0.04, 0.3, -0.34).curve(0.1, -0.2, -0.1, -0.2, -0.3, -0.34).close();
  brush.shape(parts_of(heads, folds), lighter(colour, 40), Form::flat);
}

void paint_sunflowers(Brush& whole, std::span<const Head> heads, Colour colour) {
  Brush brush = whole.part("sunflower", static_cast<int>(heads.size()));
  const double r = mean_radius(heads);
  brush.shape(parts_of(heads, petals(11, 0.5, 1.14, 0.3, 16)), darker(colour, 22), Form::flat);
  brush.shape(parts_of(heads, petals(11, 0.5, 1.04, 0.25)), colour);
  brush.shape(parts_of(heads, Path::circle(0, 0, 0.54)), rgb(0x6d4220), Form::flat);
  brush.shape(parts_of(heads, Path::circle(0.04, 0.02, 0.29)), rgb(0x3f2616), Form::flat);
  if (r * brush.transform().scale() < 24) return;
  std::vector<Point> seeds;
  for (int i = 0; i < 6; ++i) {
    const std::vector<Point> ring = points_of(heads, {0.42 * cosine(i * 60), 0.42 * sine(i * 60)});
    seeds.insert(seeds.end(), ring.begin(), ring.end());
  }
  brush.line(Path::dots(seeds), rgb(0xb47a34), r * 0.09);
}

void paint_daisies(Brush& whole, std::span<const Head> heads, Colour colour, Colour heart) {
  Brush brush = whole.part("daisies", static_cast<int>(heads.size()));
  const double r = mean_radius(heads);
  const int count = r * brush.transform().scale() < 22 ? 7 : 9;
  brush.shape(parts_of(heads, petals(count, 0.34, 1.06, 0.5)), colour, Form::flat);
  brush.line(Path::dots(points_of(heads, {0.06, 0.08})), darker(heart, 32), r * 0.66);
  brush.line(Path::dots(points_of(heads, {0, -0.02})), heart, r * 0.52);
}

void paint_poppies(Brush& whole, std::span<const Head> heads, Colour colour) {
  Brush brush = whole.part("poppies", static_cast<int>(heads.size()));
  brush.shape(parts_of(heads, petals(4, 0.74, 1.1, 0.8, 45)), darker(colour, 14), Form::flat);
  Path front;
  front.move(-0.96, -0.06).curve(-0.9, 1.1, 0.86, 1.2, 0.98, -0.1).curve(0.4, 0.3, -0.4, 0.34, -0.96, -0.06).close();
  brush.shape(parts_of(heads, front), lighter(colour, 12), Form::flat);
  brush.line(Path::dots(points_of(heads, {0, -0.06})), rgb(0x2c2028), mean_radius(heads) * 0.5);
}

void paint_tulips(Brush& whole, std::span<const Head> heads, Colour colour) {
  Brush brush = whole.part("tulips", static_cast<int>(heads.size()));
  Path sides = leaf({0.1, 0.9}, {-0.62, -1}, 0.95, 0.2);
  sides.add(leaf({-0.1, 0.9}, {0.62, -1}, 0.95, -0.2));
  brush.shape(parts_of(heads, sides), darker(colour, 18), Form::flat);
  brush.shape(parts_of(heads, leaf({0, 0.96}, {0.02, -0.86}, 1.05)), lighter(colour, 8), Form::flat);
  if (mean_radius(heads) * brush.transform().scale() < 18) return;
  brush.line(parts_of(heads, Path::bow({{-0.2, 0.5}, {-0.26, 0}, {-0.1, -0.5}})), lighter(colour, 42),
             mean_radius(heads) * 0.14);
}

void paint_lilies(Brush& whole, std::span<const Head> heads, Colour colour) {
  Brush brush = whole.part("lily", static_cast<int>(heads.size()));
  brush.shape(parts_of(heads, petals(3, 0.3, 1.12, 0.42, 90)), darker(colour, 14), Form::flat);
  brush.shape(parts_of(heads, petals(3, 0.3, 1.14, 0.42, 30)), colour, Form::flat);
  Path ribs;
  for (const double angle : {30.0, 150.0, 270.0}) {
    ribs.move(0.2 * cosine(angle), 0.2 * sine(angle)).to(0.85 * cosine(angle), 0.85 * sine(angle));
  }
  const double r = mean_radius(heads);
  brush.line(parts_of(heads, ribs), mix(colour, rgb(0x9aa860), 40), r * 0.08);
  Path stamens;
  for (const double x : {-0.34, 0.0, 0.34}) stamens.move(0, 0).to(x, 0.5 - (x < 0 ? -x : x) * 0.3);
  brush.line(parts_of(heads, stamens), rgb(0xc7b45c), r * 0.06);
  for (const Point p : {Point{-0.34, 0.4}, {0, 0.5}, {0.34, 0.4}}) {
    brush.line(Path::dots(points_of(heads, p)), rgb(0xb0571f), r * 0.18);
  }
}

void paint_irises(Brush& whole, std::span<const Head> heads, Colour colour, Colour beard) {
  Brush brush = whole.part("iris", static_cast<int>(heads.size()));
  Path standards = leaf({0, 0.1}, {-0.34, -1.05}, 0.72, 0.1);
  standards.add(leaf({0, 0.1}, {0.36, -1}, 0.72, -0.1));
  brush.shape(parts_of(heads, standards), lighter(colour, 22));
  brush.shape(parts_of(heads, leaf({0, 0.1}, {0, -0.86}, 0.6)), lighter(colour, 36), Form::flat);
  Path falls = leaf({-0.05, 0}, {-0.96, 0.66}, 0.66, 0.24);
  falls.add(leaf({0.05, 0}, {0.96, 0.62}, 0.66, -0.24)).add(leaf({0, -0.05}, {0.06, 1.1}, 0.74));
  brush.shape(parts_of(heads, falls), darker(colour, 10));
  Path beards = leaf({0, 0.02}, {0.04, 0.56}, 0.2);
  beards.add(leaf({-0.1, 0.04}, {-0.56, 0.2}, 0.16)).add(leaf({0.1, 0.04}, {0.56, 0.18}, 0.16));
  brush.shape(parts_of(heads, beards), beard, Form::flat);
}

void paint_buds(Brush& whole, std::span<const Head> heads, Colour colour, Colour green) {
  Brush brush = whole.part("bud", static_cast<int>(heads.size()));
  brush.shape(parts_of(heads, leaf({0, 0.9}, {0.1, -1.1}, 1.3)), colour, Form::flat);
  brush.shape(parts_of(heads, Path::polygon({{0, 1.3}, {-0.7, 0.5}, {-0.5, -0.4}, {0, 0.3}, {0.55, -0.3}, {0.7, 0.5}})),
              green, Form::flat);
}

void paint_plumes(Brush& whole, std::span<const Head> heads, Colour colour, double length) {
  Brush brush = whole.part("blossom", static_cast<int>(heads.size()));
  const Path mass =
      Path::smooth({{-0.95, 0.5}, {-0.8, -0.5 * length}, {0, -length}, {0.8, -0.5 * length}, {0.95, 0.5}, {0, 1}});
  brush.shape(parts_of(heads, mass), darker(colour, 26), Form::flat);
  Chance& chance = brush.chance();
  std::vector<Point> blossoms;
  std::vector<Point> bright;
  for (int i = 0; i < 15; ++i) {
    // Rings of blossoms that grow narrower toward the tip.
    const double y = 0.75 - (0.7 + length) * (i + chance.unit()) / 16;
    const double half = y > -0.2 ? 0.95 : 0.95 * (length + y) / length + 0.1;
    for (const Point p : points_of(heads, {chance.jitter(half), y})) (i % 3 == 2 ? bright : blossoms).push_back(p);
  }
  const double r = mean_radius(heads);
  brush.line(Path::dots(blossoms), colour, r * 0.5);
  brush.line(Path::dots(bright), lighter(colour, 40), r * 0.4);
}

}  // namespace art::flora
