// The face of a portrait in pure profile, looking to the right.
#include "art/vocabulary/portrait.h"

namespace art {
namespace {

Path rim(const Sitter& s) {
  const double n = s.nose;
  const double c = s.chin;
  const double f = s.lips;
  Path path;
  path.move(10, -51).curve(22, -49, 31, -38, 33.5, -25).curve(34.5, -19, 35.8, -14, 35, -9);
  path.curve(34.4, -5, 32.4, -4, 33, 0).curve(35 + s.bridge, 6, 40 + s.bridge, 12 + n, 46, 17.5 + n);
  path.curve(47.5, 19 + n, 46.5, 22 + n, 43.5, 22 + n).curve(41, 22.4 + n, 38.6, 22.6 + n, 38, 24 + n);
  path.curve(38, 26 + n, 40.6 + f, 27.6 + n, 40.8 + f, 29.6 + n * 0.6).curve(40.8 + f, 31, 38.6, 31.4, 37.6, 32.2);
  path.curve(40 + f, 33, 41 + f, 34.4, 39.6 + f, 36.8).curve(38.4, 38.8, 35.4, 38.6, 35.4, 41);
  path.curve(35.4, 43, 38, 45, 37.4, 48 + c).curve(36.6, 52.5 + c, 31, 54 + c, 26, 53 + c);
  path.curve(14, 51, 0, 46, -8 * s.jaw, 34).curve(-14, 26, -24, 30, -31, 26);
  path.curve(-42, 14, -46, -4, -44, -20).curve(-42, -40, -22, -53, 10, -51).close();
  return path;
}

void planes(Brush& head, const Sitter& s) {
  // From the right the light falls on the face, from the left on ear and jaw.
  Path jaw;
  jaw.move(26, 53 + s.chin).curve(14, 51, 0, 46, -8 * s.jaw, 34).curve(-11, 28, -12, 20, -11, 12);
  jaw.curve(-4, 26, 8, 38, 20, 42).curve(26, 44, 28, 48, 26, 53 + s.chin).close();
  head.veil(jaw, s.shade, 36);
  soft(head, 25, 0, 11, 10, s.shade, 60);
  soft(head, 17, 18, 16, 13, s.blush, 56);
  soft(head, 22, -22, 12, 15, s.light, 60);
  Path wing;
  wing.move(36, 14 + s.nose).curve(33, 17 + s.nose, 33, 23 + s.nose, 36.5, 23.4 + s.nose);
  wing.curve(39, 22.6 + s.nose, 38.6, 18 + s.nose, 36, 14 + s.nose).close();
  head.veil(wing, s.shade, 44);
  draw_ink(head, Path::bow({{39, 21.6 + s.nose}, {42, 21 + s.nose}}), darker(s.shade, 40), 1.2);
}

void eye(Brush& head, const Sitter& s) {
  const double y = s.child ? 4 : 1;
  const double open = s.lids > 0.2 ? 3.2 * s.lids * s.eyes : 0;
  if (open > 0) {
    Path white;
    white.move(19, y + 0.6)
        .curve(23, y - open * 0.8, 27, y - open * 1.2, 29.4, y - open)
        .curve(30.4, y, 30, y + 2, 28.6, y + 2.6);
    white.curve(25, y + 2.6, 21, y + 2, 19, y + 0.6).close();
    lay_flat(head, white, mix(rgb(0xf3ebe0), s.skin, 22));
    lay_flat(head, Path::ellipse(28, y - open * 0.15, 2, std::min(3.4, open + 0.6)), s.iris);
    draw_ink(head, Path::dots({{28.6, y - open * 0.2}}), rgb(0x17100f), 2.4);
  }
  Path lash;
  lash.move(18, y + 0.6)
      .curve(22, y - open * 1.2 - 1, 27, y - open * 1.4 - 0.8, 31.4, y - open - 0.6 + (open > 0 ? 0 : 3));
  lash.curve(27, y - open * 1.2 + 0.8 + (open > 0 ? 0 : 2), 22, y - open * 0.9 + 1, 18, y + 0.6).close();
  lay_ink(head, lash, mix(rgb(0x231512), s.shade, s.female ? 8 : 26));
  head.line(bent({19, y - open - 2.6}, {25, y - open - 4.4}, {30, y - open - 3}), mix(s.skin, s.shade, 60), 0.8);
  Path brow;
  const double thick = s.brows * (s.female ? 1.6 : 2.6);
  const double mid = (s.brow_in + s.brow_out) / 2 - s.arch;
  brow.move(16, y - 8 + s.brow_out)
      .curve(21, y - 12 + mid, 28, y - 11.5 + mid, 34, y - 9 + s.brow_in)
      .curve(29, y - 10.6 + mid + thick, 22, y - 11 + mid + thick, 16, y - 8 + s.brow_out)
      .close();
  lay_ink(head, brow, mix(s.hair, s.old ? s.hair : s.shade, luminance(s.hair) > 120 ? 50 : 25));
}

void mouth(Brush& head, const Sitter& s) {
  const double f = s.lips;
  const double lift = s.smile * 2;
  Path upper;
  upper.move(29, 32.6 - lift)
      .curve(33, 30.5, 37, 28, 40.4 + f, 28.8 + s.nose * 0.6)
      .curve(41 + f, 30.4, 39, 31.4, 37.6, 32.2);
  upper.curve(34, 32.6, 32, 33, 29, 32.6 - lift).close();
  Path lower;
  lower.move(30, 32.8 - lift)
      .curve(33, 33, 36, 32.2, 37.6, 32.2)
      .curve(40 + f, 33, 41 + f, 34.4, 39.4 + f, 36.6)
      .curve(36, 37.6, 33, 36, 30, 32.8 - lift)
      .close();
  head.veil(lower, mix(s.lip, s.light, 16), 92);
  head.veil(upper, mix(s.lip, s.shade, 36), 92);
  if (s.gap > 0) {
    Path open;
    open.move(29, 32.6 - lift)
        .to(39, 31.4)
        .to(38.6, 33.6 + s.gap)
        .curve(35, 34 + s.gap, 31, 33 + s.gap, 29, 32.6 - lift)
        .close();
    lay_flat(head, open, s.smile > 0.5 ? rgb(0xf3ece0) : rgb(0x4a1a1a));
  }
  draw_ink(head, bent({28.4, 32.4 - lift}, {33, 33}, {37.4, 32.2}), mix(s.shade, rgb(0x3c1210), 62), 0.85);
  if (s.old) {
    Path folds = bent({33, 22}, {27, 28}, {26, 36});
    folds.add(bent({20, 7}, {25, 9}, {29, 7})).add(bent({16, -18}, {24, -19}, {31, -17}));
    head.line(folds, mix(s.skin, s.shade, 60), 1.1);
  }
}

void ear(Brush& head, const Sitter& s) {
  lay_skin(head, Path::smooth({{-9, -6}, {-15, -3}, {-16, 5}, {-12, 14}, {-8, 18}, {-5.5, 12}, {-4.5, 0}}), s);
  head.line(Path::bow({{-7, -1}, {-12, -1}, {-12.5, 6}, {-9, 9}, {-8, 12}}), mix(s.skin, s.shade, 62), 1.2);
}

}  // namespace

void draw_profile(Brush& head, const Sitter& s) {
  lay_skin(head, rim(s), s);
  head.spare(rim(s));
  planes(head, s);
  eye(head, s);
  mouth(head, s);
  if (s.ears) ear(head, s);
}

}  // namespace art
