// Geometry and the text it becomes.
#include <doctest/doctest.h>

#include "art/sheet.h"
#include "art/strokes.h"

namespace {

std::string text_of(const art::Path& path) {
  std::string text;
  art::append_path(text, path);
  return text;
}
std::string number(double value, int decimals) {
  std::string text;
  art::append_number(text, value, decimals);
  return text;
}

}  // namespace

TEST_CASE("numbers have no more digits than needed") {
  CHECK(number(0, 1) == "0");
  CHECK(number(0.5, 1) == ".5");
  CHECK(number(-0.5, 2) == "-.5");
  CHECK(number(12.04, 1) == "12");
  CHECK(number(12.05, 2) == "12.05");
  CHECK(number(-3, 0) == "-3");
}

TEST_CASE("paths are relative whole numbers and keep no rounding error") {
  CHECK(text_of(art::Path::rect(10, 20, 30, 40)) == "M10 20h30v40h-30z");
  art::Path steps;
  steps.move(0, 0);
  for (int i = 1; i <= 10; ++i) steps.to(i * 1.4, i * 1.4);
  // Ten steps of 1.4 in both directions end at 14, not at 10.
  int sum = 0;
  for (const char c : text_of(steps).substr(4)) sum += c >= '0' && c <= '9' ? c - '0' : 0;
  CHECK(sum == 2 * 14);
}

TEST_CASE("a line to where it starts is a dot") {
  art::Path dot;
  dot.move(5, 5).to(5, 5).move(9, 5).to(9, 5);
  CHECK(text_of(dot) == "M5 5h0m4 0h0");
}

TEST_CASE("a curve that goes on smoothly is written without its first handle") {
  art::Path waves;
  waves.move(0, 0).bend(10, -20, 20, 0).bend(30, 20, 40, 0).bend(50, -20, 60, 0);
  CHECK(text_of(waves) == "M0 0q10-20 20 0t20 0 20 0");
  art::Path corner;
  corner.move(0, 0).bend(10, -20, 20, 0).bend(30, -20, 40, 0);
  CHECK(text_of(corner) == "M0 0q10-20 20 0 10-20 20 0");
  art::Path after_line;
  after_line.move(0, 0).bend(10, -20, 20, 0).to(30, 0).bend(40, -20, 50, 0);
  CHECK(text_of(after_line) == "M0 0q10-20 20 0h10q10-20 20 0");
  art::Path cubic;
  cubic.move(0, 0).curve(0, -80, 80, -80, 80, 0).curve(80, 80, 160, 80, 160, 0);
  CHECK(text_of(cubic) == "M0 0c0-80 80-80 80 0s80 80 80 0");
}

TEST_CASE("sines and cosines are exact enough and exact where it matters") {
  CHECK(art::sine(0) == 0);
  CHECK(art::sine(90) == 1);
  CHECK(art::sine(30) == doctest::Approx(0.5).epsilon(1e-6));
  CHECK(art::sine(-45) == doctest::Approx(-0.70710678).epsilon(1e-6));
  CHECK(art::cosine(60) == doctest::Approx(0.5).epsilon(1e-6));
  CHECK(art::cosine(720 + 180) == doctest::Approx(-1));
}

TEST_CASE("strokes stay inside the region, also where contours overlap") {
  art::Path two = art::Path::rect(0, 0, 60, 40);
  two.add(art::Path::rect(40, 0, 60, 40));
  art::Chance chance(1);
  const art::Path lines = art::strokes_in(two, {.degrees = 0, .spacing = 10}, chance);
  CHECK(lines.items().size() == 2 * 4);  // one stroke a line, not two with a gap
  const art::Box box = art::strewn_in(two, {.count = 30, .length = 12, .bend = 0}, chance).box();
  CHECK(box.left >= 0);
  CHECK(box.right <= 100);
  CHECK(box.top >= 0);
  CHECK(box.bottom <= 40);
}

TEST_CASE("equal definitions are written once") {
  art::Sheet sheet(100, 100, "k");
  const std::string first = sheet.gradient(0, 0, 100, 0, {{0, art::rgb(0xff0000)}, {100, art::rgb(0x0000ff)}});
  CHECK(first == "url(#ka)");
  CHECK(sheet.gradient(0, 0, 100, 0, {{0, art::rgb(0xff0000)}, {100, art::rgb(0x0000ff)}}) == first);
  CHECK(sheet.gradient(0, 0, 0, 100, {{0, art::rgb(0xff0000)}, {100, art::rgb(0x0000ff)}}) != first);
  CHECK(sheet.document("a < b & \"c\"").find("<title>a &lt; b &amp; &quot;c&quot;</title>") != std::string::npos);
}

TEST_CASE("how thick a form is: the width of a limb, the radius of a disc") {
  CHECK(art::Path::rect(0, 0, 10, 1000).thickness() == doctest::Approx(10).epsilon(0.02));
  CHECK(art::Path::circle(0, 0, 50).thickness() == doctest::Approx(50).epsilon(0.03));
  CHECK(art::Path().thickness() == 0);
}

TEST_CASE("strokes that touch a spared region are left out, the others stay") {
  art::Path strokes = art::Path::line({{0, 0}, {10, 0}});
  strokes.add(art::Path::line({{50, 50}, {90, 50}}));
  CHECK(art::outside(strokes, art::Path::rect(40, 40, 20, 20)).contours().size() == 1);
  CHECK(art::outside(strokes, art::Path::rect(200, 200, 20, 20)).contours().size() == 2);
}
