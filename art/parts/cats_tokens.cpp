// The dice and the black cat.
#include "art/parts.h"
#include "art/parts/cats.h"

namespace art::cats {
namespace {

constexpr Colour fur = rgb(0x222236);
constexpr Colour sheen = rgb(0x555588);
constexpr Colour rim = rgb(0xf6e3b0);  // tells the cat from a dark painting
constexpr Colour eyes = rgb(0xf3d545);
constexpr Colour ribbon = rgb(0xc8323c);

Path sitting_body() {
  Path path;
  path.move(168, 146).curve(150, 190, 120, 220, 106, 276).curve(96, 318, 92, 352, 112, 372);
  path.curve(128, 388, 160, 388, 186, 386).to(228, 386).curve(258, 388, 286, 386, 298, 366);
  path.curve(312, 338, 296, 292, 280, 256).curve(266, 222, 246, 190, 236, 146).close();
  return path;
}

void awake_face(Brush& brush) {
  Path ears = Path::polygon({{150, 70}, {149, 34}, {172, 58}});
  ears.add(Path::polygon({{254, 70}, {255, 34}, {232, 58}}));
  brush.shape(ears, rgb(0x8a5566), Form::flat);
  Path almonds;
  Path slits;
  for (const double side : {-1.0, 1.0}) {
    const auto x = [side](double at) { return 202 + side * at; };
    almonds.move(x(10), 112).curve(x(14), 88, x(34), 80, x(48), 92).curve(x(46), 112, x(28), 122, x(10), 112).close();
    slits.add(Path::ellipse(x(29), 101, 5.5, 15));
  }
  brush.shape(almonds, eyes, Form::glow);
  brush.shape(slits, rgb(0x0e0c16), Form::glow);
  brush.line(Path::dots({{168, 94}, {226, 94}}), rgb(0xffffff), 7);
  brush.shape(Path::smooth({{194, 124}, {202, 122}, {210, 124}, {202, 133}}), skin, Form::flat);
  Path mouth;
  mouth.move(202, 133).curve(200, 144, 188, 146, 180, 140).move(202, 133).curve(204, 144, 216, 146, 224, 140);
  brush.line(mouth, sheen, 3.5);
  Path whiskers;
  whiskers.move(168, 132).bend(140, 124, 108, 126).move(168, 138).bend(140, 140, 112, 150);
  whiskers.move(236, 132).bend(264, 124, 296, 126).move(236, 138).bend(264, 140, 292, 150);
  brush.line(whiskers, rgb(0xd8d6e8), 2.2);
}

}  // namespace

void die(Brush& brush, int number) {
  brush.veil(Path::ellipse(104, 112, 92, 84), ink, 26);
  dodecahedron(brush, 100, 98, 97, 0, rgb(0xd9822f));
  const Path figure = numeral(number, 100, 132, number < 10 ? 72 : 62);
  brush.sheet().fill(figure, hex(ink));
  brush.sheet().stroke(figure, ink, 4);
  if (number == 6 || number == 9) brush.line(Path::line({{84, 143}, {116, 143}}), ink, 6);
}

void black_cat(Brush& brush, int /*number*/) {
  brush.veil(Path::ellipse(214, 380, 150, 16), ink, 34);
  const Path head = cat_skull(202, 100, 100);
  const Path tail =
      Path::limb({{276, 368}, {334, 376}, {372, 346}, {364, 300}, {332, 276}, {336, 244}}, {30, 26, 25, 23, 20, 14});
  for (const Path& part : {tail, sitting_body(), head}) brush.sheet().stroke(part, rim, 10);
  body(brush, tail, fur);
  body(brush, sitting_body(), fur);
  Path lines;
  lines.move(184, 264).curve(180, 310, 180, 350, 176, 378).move(224, 264).curve(228, 310, 226, 350, 230, 378);
  lines.move(110, 344).curve(108, 300, 140, 288, 158, 318).move(294, 344).curve(298, 304, 268, 288, 248, 318);
  lines.move(203, 300).to(203, 378);
  brush.line(lines, sheen, 4.5);
  brush.line(Path::bow({{150, 200}, {124, 244}, {108, 296}}).add(Path::bow({{166, 184}, {158, 204}, {150, 224}})),
             sheen, 7);
  body(brush, head, fur);
  awake_face(brush);
  brush.line(Path::bow({{164, 162}, {202, 178}, {240, 162}}), ribbon, 13);
  brush.shape(Path::circle(202, 186, 14), gold);
  brush.line(Path::line({{202, 188}, {202, 196}}), ink, 4);
}

void sleeping_black_cat(Brush brush) {
  brush.veil(Path::ellipse(-2, 0, 112, 11), ink, 34);
  const Path back = Path::smooth(
      {{-98, -10}, {-104, -44}, {-74, -84}, {-20, -100}, {40, -92}, {84, -62}, {98, -24}, {80, 0}, {0, 2}, {-80, 0}});
  Brush head = brush.at(60, -36, 0.62, 12);
  const Path skull = cat_skull(0, 0, 100);
  const Path tail = Path::limb({{-92, -16}, {-50, 0}, {0, -2}, {34, -6}}, {20, 20, 18, 11});
  brush.line(Path(back).add(tail), rim, 5);
  head.line(skull, rim, 8);
  body(brush, back, fur);
  brush.line(Path::bow({{-80, -64}, {-46, -86}, {-8, -91}}), sheen, 4);
  brush.line(Path::bow({{-52, -44}, {-22, -40}, {-12, -14}}), sheen, 3);
  body(brush, tail, mix(fur, sheen, 22));
  body(head, skull, mix(fur, sheen, 22));
  head.shape(Path::polygon({{-52, -30}, {-53, -66}, {-30, -42}}).add(Path::polygon({{52, -30}, {53, -66}, {30, -42}})),
             rgb(0x8a5566), Form::flat);
  head.line(Path::bow({{-44, 2}, {-30, 12}, {-14, 4}}).add(Path::bow({{14, 4}, {30, 12}, {44, 2}})), eyes, 5);
  head.shape(Path::smooth({{-8, 24}, {0, 22}, {8, 24}, {0, 33}}), skin, Form::flat);
  Path lines;
  lines.move(0, 33).curve(-2, 44, -14, 46, -22, 40).move(0, 33).curve(2, 44, 14, 46, 22, 40);
  head.line(lines, rgb(0x8b88ac), 3.5);
}

void black_cat_asleep(Brush& brush, int /*number*/) { sleeping_black_cat(brush.at(196, 272, 1.78)); }

}  // namespace art::cats
