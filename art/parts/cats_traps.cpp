// Traps and events, each a little scene.
#include <array>

#include "art/parts/cats.h"

namespace art::cats {
namespace {

constexpr Colour alarm = rgb(0xe9785a);
constexpr Colour lilac = rgb(0xcbb8dc);

void floor(Brush& brush, double y, Colour colour) {
  const double w = brush.width() - 22;
  brush.shape(Path::rounded(11, y, w, brush.height() - 11 - y, 16), colour, Form::flat);
}

// A pot of paint, tilted, its content running out to the left or standing in it.
void paint_pot(Brush brush, Colour paint) {
  brush.shape(Path::polygon({{-30, -62}, {30, -62}, {25, 0}, {-25, 0}}), rgb(0xd9dde2));
  brush.shape(Path::ellipse(0, -62, 31, 11), darker(paint, 18), Form::flat);
  brush.shape(Path::polygon({{-28, -44}, {28, -44}, {26, -18}, {-26, -18}}), paint, Form::flat);
}

// An arm that is held up, its pads to the viewer.
void raised_paw(Brush& brush, double x, double y, double degrees, Colour fur) {
  foreleg(brush.at(x, y, 1.1, degrees), fur, 88);
}

void snore(Brush& brush, double x, double y, double size) {
  Path z;
  for (int i = 0; i < 3; ++i) {
    const double s = size * (1 + 0.45 * i);
    const double left = x + size * 1.3 * i;
    const double top = y - size * 1.6 * i;
    z.move(left, top).to(left + s, top).to(left, top + s).to(left + s, top + s);
  }
  brush.line(z, cream, size * 0.26);
}

void card_back(Brush& brush, double x, double y, double degrees) {
  Brush part = brush.at(x, y, 1, degrees);
  part.veil(Path::rounded(-44, -40, 96, 96, 12), ink, 30);
  part.shape(Path::rounded(-48, -48, 96, 96, 12), gold, Form::flat);
  part.shape(Path::rounded(-42, -42, 84, 84, 8), night, Form::flat);
  part.shape(paw_print(0, 0, 56), cream, Form::flat);
}

}  // namespace

// A pot of paint goes over, and the cat was only passing.
void trap_catastrophe(Brush& brush, int /*number*/) {
  card(brush, rgb(0xa83a2c), alarm);
  brush.shape(Path::rounded(11, 142, 278, 24, 6), rgb(0x8a5430), Form::flat);
  Path spill;
  spill.move(206, 150).curve(188, 210, 196, 240, 150, 248).curve(90, 250, 50, 262, 60, 276).to(262, 276);
  spill.curve(280, 262, 250, 250, 240, 236).curve(236, 206, 246, 180, 238, 158).close();
  brush.shape(spill, colour_of(Paint::blue), Form::flat);
  brush.line(Path::dots({{150, 206}, {274, 214}, {120, 232}}), colour_of(Paint::blue), 16);
  paint_pot(brush.at(252, 158, 1.05, -112), colour_of(Paint::blue));
  put(brush, "cat", 112, 146, 118, {.colour = "black", .accent = "white", .doing = "walking"});
  brush.line(Path::line({{250, 36}, {250, 62}})
                 .add(Path::line({{214, 48}, {224, 70}}))
                 .add(Path::line({{280, 56}, {268, 74}})),
             cream, 9);
}

// Nothing can be done with paws like these.
void trap_all_paws(Brush& brush, int /*number*/) {
  card(brush, rgb(0x7d5a9c), lilac);
  put(brush, "portrait-cat", 150, 289, 252,
      {.accent = "purple", .doing = "frontal", .style = "ginger", .wears = "lace"});
  raised_paw(brush, 60, 190, -84, ginger);
  raised_paw(brush, 240, 190, -96, ginger);
}

// A palette for a boat.
void trap_catflood(Brush& brush, int /*number*/) {
  card(brush, rgb(0x245a9c), rgb(0xd9ecf6));
  Brush raft = brush.moved({.a = 1, .b = -0.06, .c = 0.1, .d = 0.62, .e = 0, .f = 92});
  palette_board(raft, 146, 170, 114);
  blot(raft, Paint::red, 74, 166, 30);
  blot(raft, Paint::yellow, 214, 142, 30);
  put(brush, "cat", 156, 192, 150, {.colour = "orange", .accent = "white"});
  Path sea;
  sea.move(11, 218).curve(40, 190, 70, 190, 98, 214).curve(124, 236, 150, 236, 178, 212);
  sea.curve(206, 190, 236, 190, 289, 222)
      .to(289, 270)
      .bend(289, 289, 270, 289)
      .to(30, 289)
      .bend(11, 289, 11, 270)
      .close();
  brush.shape(sea, colour_of(Paint::blue), Form::flat);
  Path foam;
  foam.move(14, 226)
      .curve(42, 198, 70, 198, 96, 222)
      .curve(124, 244, 152, 244, 180, 220)
      .curve(208, 200, 238, 200, 286, 230);
  foam.move(40, 262).curve(60, 246, 80, 246, 104, 262).move(150, 268).curve(176, 250, 200, 250, 226, 266);
  brush.line(foam, rgb(0xe6f6ff), 8);
}

// Prints of paws across a picture that was clean.
void event_oops(Brush& brush, int /*number*/) {
  card(brush, rgb(0x9c4a5e), rgb(0xf3c3bd));
  floor(brush, 232, rgb(0xd8a06c));
  picture_frame(brush, {46, 44, 226, 204}, rgb(0xbfe0ea));
  brush.shape(Path::polygon({{46, 204}, {46, 168}, {96, 138}, {150, 172}, {226, 144}, {226, 204}}), rgb(0x7fae6a),
              Form::flat);
  brush.shape(Path::circle(188, 84, 20), rgb(0xf7d978), Form::flat);
  Path prints = paw_print(84, 84, 38, 40);
  prints.add(paw_print(128, 112, 38, 60)).add(paw_print(168, 156, 38, 70));
  prints.add(paw_print(180, 252, 30, 80)).add(paw_print(222, 268, 30, 96));
  brush.shape(prints, colour_of(Paint::red), Form::flat);
  put(brush, "cat", 300, 272, 160, {.colour = "grey", .accent = "white", .mirrored = true});
  brush.line(Path::dots({{260, 268}, {273, 268}}), colour_of(Paint::red), 15);
}

// The black cat sleeps where one ought to work.
void event_nap(Brush& brush, int /*number*/) {
  card(brush, rgb(0x23234a), rgb(0x4a4f8c));
  brush.glow(84, 76, 76, rgb(0xfff2b8), 60);
  brush.shape(Path::circle(84, 76, 34), rgb(0xfff2c4), Form::glow);
  brush.line(Path::dots({{156, 46}, {40, 150}, {222, 66}, {362, 150}, {350, 40}}), cream, 7);
  brush.shape(
      Path::smooth({{40, 250}, {60, 220}, {200, 226}, {340, 220}, {360, 250}, {340, 276}, {200, 272}, {60, 276}}),
      rgb(0xb8434e));
  sleeping_black_cat(brush.at(192, 252, 1.42));
  snore(brush, 232, 108, 21);
}

// A paw pushes a die over the edge of the table.
void event_die(Brush& brush, int /*number*/) {
  card(brush, rgb(0x3f7d74), rgb(0xbfe3d6));
  brush.shape(Path::rounded(11, 196, 236, 93, 16), rgb(0xa8683a), Form::flat);
  brush.shape(Path::rounded(11, 184, 250, 28, 8), rgb(0xcf9055), Form::flat);
  foreleg(brush.at(196, 134, 1.2, 4), smoke, 154);
  dodecahedron(brush, 292, 150, 66, 24, rgb(0xe0b04a));
  Path fall;
  fall.move(250, 234)
      .bend(262, 252, 268, 274)
      .move(300, 232)
      .bend(306, 250, 306, 276)
      .move(346, 222)
      .bend(346, 244, 340, 266);
  brush.line(fall, rgb(0x3f7d74), 7);
}

// Two cards change places.
void event_twirl(Brush& brush, int /*number*/) {
  card(brush, rgb(0xb87a1e), rgb(0xf8dc98));
  card_back(brush, 84, 150, -12);
  card_back(brush, 316, 150, 12);
  arrow(brush, {{96, 78}, {140, 44}, {200, 34}, {258, 44}, {290, 66}}, colour_of(Paint::red), 14);
  arrow(brush, {{304, 222}, {260, 256}, {200, 266}, {142, 256}, {110, 234}}, colour_of(Paint::blue), 14);
  put(brush, "cat", 198, 218, 128, {.colour = "orange", .accent = "white"});
}

// Somebody looks out between the curtains.
void event_back(Brush& brush, int /*number*/) {
  card(brush, gold, rgb(0x1c1a30));
  Path curtains;
  curtains.move(11, 30)
      .bend(11, 11, 30, 11)
      .to(196, 11)
      .curve(176, 110, 120, 190, 70, 289)
      .to(30, 289)
      .bend(11, 289, 11, 270)
      .close();
  const Path other = curtains.transformed({.a = -1, .e = 400});
  Path folds;
  folds.move(60, 16).curve(60, 100, 46, 180, 30, 270).move(110, 16).curve(106, 110, 80, 190, 50, 280);
  folds.move(154, 16).curve(142, 110, 106, 190, 64, 282);
  for (const bool right : {false, true}) {
    const Transform side = right ? Transform{.a = -1, .e = 400} : Transform{};
    brush.shape(right ? other : curtains, rgb(0xa5283a), Form::flat);
    brush.line(folds.transformed(side), rgb(0x7c1a2c), 9);
  }
  Path head;
  head.move(140, 210)
      .to(146, 118)
      .curve(160, 130, 170, 140, 178, 150)
      .bend(200, 144, 222, 150)
      .curve(230, 140, 240, 130, 254, 118);
  head.to(260, 210).curve(280, 262, 240, 289, 200, 289).curve(160, 289, 120, 262, 140, 210).close();
  brush.shape(head, rgb(0x0f0d1c), Form::flat);
  brush.shape(Path::ellipse(170, 204, 22, 18, 14).add(Path::ellipse(230, 204, 22, 18, -14)), rgb(0xf4d848), Form::glow);
  brush.shape(Path::ellipse(171, 204, 6, 16).add(Path::ellipse(229, 204, 6, 16)), rgb(0x14101c), Form::glow);
  brush.shape(Path::polygon({{192, 234}, {208, 234}, {200, 244}}), skin, Form::flat);
}

}  // namespace art::cats
