// The hands of a portrait and what they hold.
#include "art/vocabulary/portrait.h"

namespace art {
namespace {

// A loosely closed hand about 14 long, its wrist at the origin, the fingers up.
void hand(Brush& brush, const Sitter& s, double curl) {
  lay_skin(
      brush,
      Path::smooth({{-4, 1}, {-5, -6}, {-4.6, -12}, {-1 + curl, -16}, {3 + curl, -15.5}, {5.4, -11}, {5, -5}, {4, 1}}),
      s);
  Path fingers = bent({-2, -9}, {-1.6 + curl * 0.6, -12.5}, {-0.4 + curl, -15.6});
  fingers.add(bent({0.8, -9}, {1.2 + curl * 0.5, -12.5}, {1.6 + curl, -15.4}))
      .add(bent({3.2, -8.4}, {3.6, -11}, {4, -13.6}));
  brush.line(fingers, mix(s.skin, s.shade, 62), 0.7);
}

void cuff(Brush& brush, Colour sleeve, Colour trim, Point elbow, Point wrist) {
  lay_round(brush, Path::limb({elbow, between(elbow, wrist, 0.5), wrist}, {17, 15, 10}), sleeve);
  const Point d = wrist - elbow;
  const double length = square_root(d.x * d.x + d.y * d.y);
  const Point across = {-d.y / length * 5.4, d.x / length * 5.4};
  brush.line(Path::line({wrist - across, wrist + across}), trim, 2.8);
}

void at_chin(Brush& brush, const Sitter& s, const Look& look) {
  cuff(brush, look.colour, look.accent, {36, -5}, {17, -30});
  Brush part = brush.at(15, -32, 1, -26);
  hand(part, s, -2);
  // The thumb under the chin, the knuckles beside it.
  lay_skin(brush, Path::limb({{8, -37}, {4, -42}, {3, -46}}, {4.6, 4, 3}), s);
}

void book(Brush& brush, const Sitter& s, const Look& look) {
  const Colour cover = luminance(look.colour) < 70 ? rgb(0x8c3a2a) : mix(look.colour, rgb(0x3a1d16), 70);
  Path pages;
  lay_round(brush, Path::polygon({{-27, -25}, {-1, -19}, {27, -25}, {29, 3}, {-29, 3}}), cover);
  pages.move(-25, -28).curve(-16, -30, -6, -27, -1, -22).curve(5, -27, 16, -30, 25, -28).to(26, 3).to(-26, 3).close();
  lay_round(brush, pages, rgb(0xf1e8d4));
  brush.veil(Path::polygon({{-1, -22}, {7 * s.dark, -26}, {8 * s.dark, 3}, {-1, 3}}), rgb(0x8a7a60), 34);
  Path lines;
  for (int i = 0; i < 4; ++i) {
    lines.move(-21, -22.0 + i * 5).curve(-14, -23.5 + i * 5, -8, -21.5 + i * 5, -5, -18.5 + i * 5);
    lines.move(5, -18.5 + i * 5).curve(9, -21.5 + i * 5, 15, -23.5 + i * 5, 21, -22.0 + i * 5);
  }
  brush.line(lines, rgb(0x9a8d78), 0.7);
  Brush left = brush.at(-27, 1, 0.8, 20);
  hand(left, s, 1);
  Brush right = brush.at(27, 1, 0.8, -20, true);
  hand(right, s, 1);
}

void flower(Brush& brush, const Sitter& s, const Look& look) {
  const Colour petal = luminance(look.colour) > 120 ? rgb(0xb93029) : rgb(0xe9a3aa);
  brush.line(bent({8, -2}, {10, -14}, {14, -24}), rgb(0x4b7338), 1.3);
  brush.shape(Path::smooth({{10, -13}, {3, -19}, {4, -22}, {9, -18}})
                  .add(Path::smooth({{11, -14}, {19, -17}, {20, -13}, {14, -11}})),
              rgb(0x55803f), Form::flat);
  lay_round(brush, Path::lump(brush.chance(), 15, -29, 8, 7.4, 5, 0.2), petal);
  brush.line(Path::bow({{10, -30}, {14, -33}, {19, -30}, {17, -26}, {13, -27}, {14, -30}}), darker(petal, 28), 1);
  cuff(brush, look.colour, look.accent, {34, 4}, {18, -2});
  Brush part = brush.at(18, -2, 0.9, -64);
  hand(part, s, -1);
}

// A cat in the crook of the arm.
void pet(Brush& brush, const Sitter& s, const Look& look) {
  const Colour fur = brush.chance().one_in(2) ? rgb(0xc98a4a) : rgb(0x77757a);
  lay_round(brush, Path::smooth({{8, -20}, {22, -24}, {34, -14}, {36, 0}, {22, 5}, {2, 3}, {0, -8}}), fur);
  Sitter cat{.lids = 0.9, .dark = s.dark};
  cat.skin = fur;
  cat.shade = mix(fur, rgb(0x2c1f22), 55);
  Brush head = brush.at(9, -21, 0.23, -4);
  Look tabby;
  tabby.style = "tabby";
  draw_cat_head(head, cat, tabby);
  cuff(brush, look.colour, look.accent, {44, 4}, {22, -2});
  Brush part = brush.at(23, -2, 0.95, -76);
  hand(part, s, -1);
}

void arm_on_table(Brush& brush, const Sitter& s, Colour sleeve, bool free_hand, double y) {
  const double x = s.shoulders;
  lay_round(brush, Path::limb({{-x + 8, -18}, {-x - 1, y - 5}, {-x * 0.4, y}, {6, y - 1}}, {12, 16, 14, 10}), sleeve);
  if (!free_hand) return;
  Brush part = brush.at(5, y - 1, 0.85, 84);
  hand(part, s, 1);
}

}  // namespace

void draw_arms_on_table(Brush& brush, const Sitter& s, const Look& look) {
  const Colour sleeve = look.wears == "shawl" ? look.accent : look.colour;
  const bool one = look.doing == "pensive" || look.doing.starts_with("holding");
  brush.shadow(0, 2, s.shoulders + 10, 5);
  Brush other = brush.at(0, 0, 1, 0, true);
  if (!one) arm_on_table(other, s, darker(sleeve, 10), look.doing != "reading", -3);
  arm_on_table(brush, s, sleeve, look.doing != "reading", 1);
}

void draw_hands(Brush& brush, const Sitter& s, const Look& look) {
  if (look.doing == "pensive") at_chin(brush, s, look);
  if (look.doing == "reading") book(brush, s, look);
  if (look.doing == "holding-flower") flower(brush, s, look);
  if (look.doing == "holding-cat") pet(brush, s, look);
}

}  // namespace art
