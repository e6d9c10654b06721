// Carts and coaches, rails and balloons, drawn from the side and facing right.
#include "art/vocabulary/vehicles.h"

#include <array>

#include "art/vocabulary/walls.h"

namespace art {
namespace {

const Colour iron = rgb(0x35333a);
const Colour wood = rgb(0x7a5233);
const Colour gilt = rgb(0xd9ab45);

struct Wheel {
  double x, y, r;
};

// Wheels of one kind, painted together: spokes, rims, hubs.
void wheels(Brush& brush, std::initializer_list<Wheel> all, int spokes, Colour colour, double rim) {
  Path lines;
  Path rims;
  Path hubs;
  for (const Wheel& wheel : all) {
    for (int i = 0; i < spokes; ++i) {
      const double angle = 180.0 * i / spokes + 12;
      const Point d = {cosine(angle) * wheel.r, sine(angle) * wheel.r};
      lines.move(wheel.x - d.x, wheel.y - d.y).to(wheel.x + d.x, wheel.y + d.y);
    }
    rims.add(Path::circle(wheel.x, wheel.y, wheel.r - rim / 2));
    hubs.move(wheel.x, wheel.y).to(wheel.x + 0.1, wheel.y);
  }
  Brush part = brush.part("wheel", static_cast<int>(all.size()));
  part.line(lines, colour, rim * 0.55);
  part.line(rims, colour, rim);
  part.line(hubs, darker(colour, 20), all.begin()->r * 0.36);
}

void panes(Brush& brush, const Path& path, int count, std::string_view what = "window") {
  lit_patch(brush.part(what, count), path, mix(rgb(0x53626e), brush.light().sky, 45));
}

// A heap of hay or leaves with stalks standing out.
void hay(Brush& brush, const Path& heap, Colour colour) {
  const bool golden = colour.r > colour.g && colour.g > colour.b + 20;
  Brush load = brush.part(golden ? "hay" : "leaves", 0, Relation::contains);
  load.shape(heap, colour, Form::tall);
  Chance& chance = brush.chance();
  const Box box = heap.box();
  Path light;
  Path dark;
  for (int i = 0; i < 16; ++i) {
    const double x = box.left + box.width() * (0.12 + 0.047 * i);
    const double y = box.top + box.height() * chance.range(0.08, 0.5) + (i < 3 || i > 12 ? 8 : 0);
    const double lean = chance.jitter(8);
    (i % 2 == 0 ? light : dark).move(x, y).to(x + lean, y + 5 + i % 4);
  }
  load.line(light, lighter(colour, 34), 1.8);
  load.line(dark, darker(colour, 30), 1.8);
}

// Steam that the wind takes back; the older it is, the thinner.
void steam(Brush& brush, Point from) {
  Path fresh;
  Path old;
  for (int i = 0; i < 5; ++i) {
    const double r = 9 + i * 3.4;
    (i < 3 ? fresh : old)
        .add(Path::lump(brush.chance(), from.x - i * 30, from.y - i * 3 + i * i * 0.9, r * 1.4, r * 0.9, 4, 0.2));
  }
  Brush smoke = brush.part("smoke", 1, Relation::carries);
  smoke.veil(old, rgb(0xd9d6d2), 46);
  smoke.veil(fresh, rgb(0xf2eee6), 80);
}

void locomotive(Brush& brush, const Look& look) {
  const Colour body = look.colour;
  // Boiler, dome and chimney before the cab.
  brush.part("chimney").shape(
      Path::polygon({{176, -50}, {173, -66}, {186, -66}, {183, -50}}).add(Path::rect(171, -69, 17, 4)), iron,
      Form::round);
  brush.shape(Path::rounded(138, -58, 14, 14, 6), gilt, Form::round);
  brush.shape(Path::rounded(112, -49, 82, 30, 9), body, Form::tall);
  Path bands;
  for (const double x : {128.0, 156.0, 170.0}) bands.move(x, -48).to(x, -20);
  brush.line(bands, darker(body, 40), 1.6);
  brush.shape(Path::ellipse(192, -34, 6, 14), iron, Form::flat);
  brush.shape(Path::rect(76, -64, 40, 50), body, Form::tall);
  brush.shape(Path::polygon({{70, -63}, {74, -69}, {118, -69}, {124, -63}}), iron, Form::flat);
  panes(brush, Path::rect(84, -56, 11, 14).add(Path::rect(99, -56, 11, 14)), 2);
  brush.shape(Path::polygon({{74, -18}, {196, -18}, {198, -12}, {74, -12}}), look.accent, Form::flat);
  brush.shape(Path::polygon({{192, -14}, {212, -1}, {188, -1}}), look.accent, Form::flat);
  wheels(brush, {{92, -12, 12}, {122, -12, 12}, {152, -12, 12}, {180, -8, 8}}, 4, darker(look.accent, 30), 3.4);
  brush.line(Path::line({{88, -9}, {156, -9}}), rgb(0xb9b4ac), 2.6);
  if (brush.light().dark) brush.glow(199, -46, 26, rgb(0xffe39a), 80);
  brush.part("headlight").shape(Path::circle(197, -47, 4), rgb(0xffe9b0), brush.light().dark ? Form::glow : Form::flat);
}

}  // namespace

void draw_cart(Brush& brush, const Look& look) {
  brush.shadow(-10, 0, 92, 8);
  const Colour boards = look.colour;
  brush.line(Path::line({{30, -50}, {104, -36}}), darker(boards, 15), 5);
  brush.part("wheel").line(Path::circle(-4, -37, 32), mix(darker(boards, 40), brush.light().shade, 20), 6);
  // Hay or another load, then the box before it.
  hay(brush, Path::smooth({{-88, -66}, {-84, -82}, {-60, -97}, {-22, -101}, {16, -99}, {50, -86}, {60, -68}, {0, -56}}),
      look.accent);
  brush.shape(Path::polygon({{-88, -74}, {-76, -46}, {44, -46}, {58, -74}}), boards, Form::tall);
  brush.line(Path::line({{-82, -60}, {52, -60}}), darker(boards, 30), 1.8);
  Path stakes;
  for (const double x : {-62.0, -16.0, 30.0}) stakes.move(x, -84).to(x + 1, -44);
  brush.line(stakes, darker(boards, 22), 4.5);
  brush.line(Path::line({{34, -48}, {110, -30}}), darker(boards, 5), 5.5);
  wheels(brush, {{-14, -36, 36}}, 5, darker(boards, 28), 6.5);
}

void draw_carriage(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 84, 7);
  const Colour body = look.colour;
  const Colour rim = darker(look.accent, 8);
  brush.line(Path::bow({{-60, -30}, {-40, -26}, {10, -28}, {52, -34}}), iron, 4);
  brush.part("wheel", 2).line(Path::circle(-42, -29, 24).add(Path::circle(50, -22, 17)), darker(rim, 35), 4);
  // The driver's seat and the lamp.
  Brush seat = brush.part("seat");
  seat.shape(Path().move(34, -34).curve(46, -44, 50, -52, 50, -62).to(70, -62).curve(72, -48, 66, -36, 60, -32).close(),
             darker(body, 20), Form::round);
  seat.shape(Path::rounded(46, -68, 27, 9, 4), look.accent, Form::round);
  Path cabin;
  cabin.move(-58, -88)
      .curve(-64, -60, -52, -36, -34, -30)
      .to(18, -30)
      .curve(36, -36, 44, -60, 38, -88)
      .curve(20, -100, -40, -100, -58, -88)
      .close();
  brush.shape(cabin, body, Form::round);
  brush.shape(Path().move(-62, -87).curve(-40, -102, 22, -102, 42, -87).curve(20, -91, -40, -91, -62, -87).close(),
              darker(body, 38), Form::flat);
  brush.part("door").line(Path::polygon({{-22, -34}, {-24, -82}, {10, -82}, {8, -34}}), gilt, 1.6);
  panes(
      brush,
      Path::rounded(-19, -79, 25, 24, 4).add(Path::rounded(-50, -76, 20, 20, 4)).add(Path::rounded(15, -76, 18, 20, 4)),
      3);
  brush.line(Path::bow({{-58, -53}, {-20, -50}, {36, -54}}), look.accent, 3.4);
  lit_patch(brush.part("lantern"), Path::rect(42, -80, 6, 10), gilt);
  wheels(brush, {{-36, -28, 28}, {56, -21, 21}}, 5, rim, 4.6);
}

void draw_sledge(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 86, 7);
  const Colour runner = darker(look.accent, 20);
  Path far;
  far.move(-80, -10).to(62, -10).curve(86, -12, 96, -30, 84, -44);
  brush.part("runner").line(far, darker(runner, 35), 4);
  Path body;
  body.move(-84, -84)
      .curve(-92, -94, -74, -102, -68, -90)
      .curve(-60, -70, -50, -56, -30, -54)
      .curve(0, -52, 26, -54, 40, -70);
  body.curve(48, -80, 66, -86, 74, -74)
      .curve(78, -64, 66, -62, 64, -68)
      .curve(64, -44, 48, -24, 20, -22)
      .to(-54, -22)
      .curve(-74, -34, -80, -60, -84, -84)
      .close();
  brush.shape(body, look.colour, Form::round);
  brush.part("seat").shape(Path()
                               .move(-68, -86)
                               .curve(-60, -68, -48, -57, -28, -55)
                               .curve(-6, -54, 16, -54, 26, -58)
                               .curve(12, -66, -30, -60, -40, -76)
                               .curve(-46, -90, -60, -94, -68, -86)
                               .close(),
                           lighter(rgb(0x9a6a48), 20), Form::flat);
  brush.line(Path::bow({{-78, -72}, {-58, -44}, {-20, -38}, {24, -42}, {54, -64}}), look.accent, 3.6);
  brush.line(
      Path::line({{-46, -23}, {-46, -4}}).add(Path::line({{0, -22}, {0, -4}})).add(Path::line({{36, -26}, {40, -4}})),
      runner, 4.5);
  Path near;
  near.move(-92, -3).to(58, -3).curve(88, -4, 102, -26, 88, -42).curve(80, -48, 72, -40, 78, -34);
  brush.part("runner").line(near, look.accent, 5);
}

void draw_bicycle(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 76, 5);
  wheels(brush, {{-48, -32, 32}, {48, -32, 32}}, 5, iron, 3.6);
  Path frame =
      Path::line({{-48, -32}, {-24, -74}, {32, -76}, {-4, -32}, {-48, -32}}).add(Path::line({{-4, -32}, {-26, -80}}));
  frame.add(Path::line({{48, -32}, {30, -88}}));
  brush.line(frame, look.colour, 5);
  Path bars;
  bars.move(30, -88).curve(28, -98, 38, -100, 44, -94).curve(46, -90, 42, -86, 36, -88);
  brush.part("handle").line(bars, iron, 4);
  brush.part("saddle").shape(Path::smooth({{-44, -84}, {-38, -90}, {-18, -87}, {-8, -83}, {-22, -81}, {-38, -79}}),
                             rgb(0x6b4226), Form::flat);
  brush.line(Path::circle(-4, -32, 8), lighter(iron, 30), 3);
  brush.line(Path::line({{-12, -20}, {4, -44}}), iron, 3);
  brush.line(Path::line({{-17, -20}, {-7, -20}}).add(Path::line({{-1, -45}, {9, -45}})), iron, 4);
}

void draw_tram(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 122, 7);
  const double eye = eye_level(brush);
  const Wall side = {84, -120, 0.86, eye};
  const Wall front = {84, 116, 0.93, eye};
  const Planes tones = planes(brush, look.colour);
  const Planes upper = planes(brush, look.accent);
  brush.part("pole").line(Path::line({side.at(0.5, 88), {2, -99}, {30, -99}}).add(Path::line({{2, -99}, {-16, -99}})),
                          iron, 1.6);
  patch(brush, side.pane(0.06, 0.94, 0, 12).add(front.pane(0.1, 0.9, 3, 12)), iron);
  Path axles;
  for (const double t : {0.2, 0.32, 0.7, 0.82})
    axles.move(side.at(t, 6).x, side.at(t, 6).y).to(side.at(t, 6).x + 0.1, side.at(t, 6).y);
  brush.part("wheel", 4).line(axles, rgb(0x6a6468), 11);
  brush.shape(front.pane(0, 1, 10, 82), upper.right, Form::tall);
  brush.shape(side.pane(0, 1, 10, 82), upper.left, Form::tall);
  brush.shape(front.pane(0, 1, 10, 44), tones.right, Form::flat);
  brush.shape(side.pane(0, 1, 10, 44), tones.left, Form::flat);
  Path glass = front.pane(0.1, 0.46, 48, 72).add(front.pane(0.54, 0.9, 48, 72));
  for (int i = 0; i < 6; ++i) glass.add(side.pane(0.14 + i * 0.125, 0.235 + i * 0.125, 48, 72));
  panes(brush, glass, 8);
  panes(brush, side.pane(0.03, 0.11, 16, 72).add(side.pane(0.89, 0.97, 16, 72)), 2, "door");
  brush.line(side.level(0.01, 0.99, 40).add(side.level(0.01, 0.99, 16)), gilt, 1.3);
  const Point corner = front.at(0, 80);
  const Point end = side.at(1.02, 80);
  const Point tip = front.at(1.04, 80);
  brush.shape(Path()
                  .move(end.x, end.y)
                  .curve(end.x + 6, end.y - 10, 40, corner.y - 13, corner.x - 2, corner.y - 11)
                  .curve(tip.x - 8, tip.y - 12, tip.x, tip.y - 6, tip.x, tip.y + 1)
                  .to(corner.x, corner.y + 3)
                  .close(),
              darker(look.colour, 30), Form::tall);
  const Point lamp = front.at(0.5, 26);
  if (brush.light().dark) brush.glow(lamp.x, lamp.y, 26, rgb(0xffe39a), 80);
  brush.part("headlight")
      .shape(Path::circle(lamp.x, lamp.y, 5), rgb(0xffeeb8), brush.light().dark ? Form::glow : Form::flat);
  const Point board = front.at(0.5, 77);
  patch(brush.part("sign"), Path::rect(board.x - 9, board.y - 4, 18, 6), rgb(0xf1e7c8));
}

// The engine and one coach; the smoke trails back over them.
void draw_train(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 205, 5);
  brush.part("rail").line(Path::line({{-214, 0}, {214, 0}}), rgb(0x6a625c), 2.4);
  steam(brush, {172, -76});
  const Colour coach = mix(look.colour, look.accent, 82);
  Brush wagon = brush.part("coach");
  wagon.shape(Path::rect(-206, -58, 196, 44), coach, Form::tall);
  wagon.shape(Path().move(-212, -57).curve(-196, -67, -20, -67, -4, -57).close(), iron, Form::flat);
  Path glass;
  for (int i = 0; i < 7; ++i) glass.add(Path::rect(-198 + i * 27.0, -50, 18, 16));
  panes(brush, glass, 7);
  brush.line(Path::line({{-204, -28}, {-12, -28}}), gilt, 1.6);
  brush.shape(Path::polygon({{4, -46}, {64, -46}, {64, -14}, {4, -14}}), look.colour, Form::tall);
  brush.part("coal", 0, Relation::contains)
      .shape(Path::lump(brush.chance(), 34, -46, 28, 7, 6, 0.25), rgb(0x2a282c), Form::flat);
  wheels(brush, {{-182, -8, 8}, {-158, -8, 8}, {-58, -8, 8}, {-34, -8, 8}, {20, -8, 8}, {48, -8, 8}}, 2, iron, 3.4);
  brush.line(Path::line({{-14, -15}, {80, -15}}), iron, 3);
  locomotive(brush, look);
}

void draw_balloon(Brush& brush, const Look& look) {
  Path bag;
  bag.move(0, -100)
      .curve(26, -100, 38, -82, 36, -64)
      .curve(34, -48, 14, -38, 8, -26)
      .to(-8, -26)
      .curve(-14, -38, -34, -48, -36, -64)
      .curve(-38, -82, -26, -100, 0, -100)
      .close();
  brush.shape(bag, look.colour, Form::round);
  Path gores;
  gores.move(0, -100)
      .curve(-12, -96, -16, -80, -15, -64)
      .curve(-14, -50, -5, -38, -3, -26)
      .to(3, -26)
      .curve(5, -38, 14, -50, 15, -64)
      .curve(16, -80, 12, -96, 0, -100)
      .close();
  gores.move(0, -100)
      .curve(-22, -98, -29, -82, -28, -66)
      .curve(-27, -54, -12, -40, -6, -26)
      .to(-8, -26)
      .curve(-14, -38, -34, -48, -36, -64)
      .curve(-38, -82, -26, -100, 0, -100)
      .close();
  gores.move(0, -100)
      .curve(22, -98, 29, -82, 28, -66)
      .curve(27, -54, 12, -40, 6, -26)
      .to(8, -26)
      .curve(14, -38, 34, -48, 36, -64)
      .curve(38, -82, 26, -100, 0, -100)
      .close();
  brush.part("stripes", 0).shape(gores, look.accent, Form::round);
  brush.veil(Path::smooth({{-20, -92}, {-28, -72}, {-24, -58}, {-19, -70}, {-14, -88}}), rgb(0xffffff), 30);
  brush.part("rope", 3).line(
      Path::line({{-8, -26}, {-6, -12}}).add(Path::line({{8, -26}, {6, -12}})).add(Path::line({{0, -26}, {0, -12}})),
      rgb(0x5a4632), 0.9);
  if (brush.light().dark) brush.glow(0, -24, 16, rgb(0xffb955), 80);
  Brush basket = brush.part("basket");
  basket.shape(Path::polygon({{-8, -13}, {-6.5, 0}, {6.5, 0}, {8, -13}}), rgb(0x8a5f38), Form::round);
  basket.line(Path::line({{-8, -12.5}, {8, -12.5}}), rgb(0xb98b5a), 2);
}

void draw_wheelbarrow(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 78, 8);
  brush.line(Path::line({{60, -26}, {-84, -66}}), darker(rgb(0x9a6d40), 30), 6);
  hay(brush, Path::smooth({{-54, -70}, {-40, -90}, {-4, -101}, {34, -93}, {58, -70}, {0, -60}}), look.accent);
  brush.shape(Path::polygon({{-60, -76}, {-34, -34}, {34, -30}, {66, -74}}), look.colour, Form::tall);
  brush.line(Path::line({{-60, -76}, {66, -74}}), lighter(look.colour, 24), 4);
  brush.line(Path::line({{64, -22}, {-20, -32}, {-88, -56}}).add(Path::line({{-30, -34}, {-40, 0}})), wood, 6.5);
  wheels(brush, {{62, -22, 22}}, 4, darker(wood, 30), 6);
}

}  // namespace art
