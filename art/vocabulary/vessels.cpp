// What floats: from the three-master to the paper boat. All of them have the water line at y = 0.
#include <array>

#include "art/vocabulary/families.h"

namespace art {
namespace {

const Colour timber = rgb(0x7d5431);
const Colour tar = rgb(0x2f2822);
const Colour rope = rgb(0x4e4238);
const Colour lamp_lit = rgb(0xffd477);

// Thin lenses below each other, shorter and farther apart downward, as a moving water breaks an image.
Path bands(Chance& chance, double middle, double half, double from, double to) {
  Path path;
  for (int i = 0; i < 4; ++i) {
    const double reach = half * (1 - 0.2 * i) * chance.range(0.92, 1.08);
    const double x = middle + chance.jitter(half * 0.07 * i);
    const double y = from + (to - from) * (0.02 + 0.3 * i);
    const double thick = (to - from) * (0.27 - 0.045 * i);
    const double tilt = chance.jitter(thick * 0.3);
    path.move(x - reach, y - tilt).curve(x - reach * 0.5, y - thick, x + reach * 0.6, y - thick, x + reach, y + tilt);
    path.curve(x + reach * 0.3, y + thick, x - reach * 0.7, y + thick * 0.8, x - reach, y - tilt).close();
  }
  return path;
}

// The image of a hull in the water, instead of a shadow.
void reflection(Brush& brush, double left, double right, double depth, Colour hull) {
  const Path path = bands(brush.chance(), (left + right) / 2, (right - left) / 2, 0, depth);
  brush.part("reflection", 1, Relation::carries).veil(path, mix(darker(hull, 35), brush.light().shade, 30), 58);
}

// Where the water touches the hull it glitters.
void waterline(Brush& brush, double left, double right, double thick) {
  Chance& chance = brush.chance();
  const double step = (right - left) / 4;
  Path foam;
  for (int i = 0; i < 4; ++i) {
    const double x = left + step * (i + chance.range(0, 0.4));
    const double length = step * chance.range(0.45, 0.95);
    foam.move(x, 0).curve(x + length * 0.3, -thick, x + length * 0.6, thick * 0.4, x + length, 0);
    foam.curve(x + length * 0.6, thick * 1.2, x + length * 0.3, thick * 0.4, x, 0).close();
  }
  brush.part("foam", 0, Relation::carries).veil(foam, mix(brush.light().horizon, rgb(0xffffff), 50), 72);
}

Colour window_colour(const Brush& brush) { return brush.light().dark ? lamp_lit : rgb(0x3d4a58); }
Form window_form(const Brush& brush) { return brush.light().dark ? Form::glow : Form::flat; }

// A square sail before the wind: hung from a yard, its belly to the right.
Path square_sail(double x, double top, double bottom, double above, double below) {
  const double swell = (bottom - top) * 0.2;
  Path sail;
  sail.move(x - above, top).to(x + above, top);
  sail.curve(x + above + swell * 1.3, top + swell * 1.5, x + below + swell, bottom - swell * 1.2, x + below, bottom);
  sail.curve(x + below * 0.4, bottom - swell * 0.9, x - below * 0.3, bottom - swell * 0.9, x - below, bottom + 0.6);
  sail.curve(x - below + swell * 0.9, bottom - swell, x - above + swell, top + swell * 1.4, x - above, top).close();
  return sail;
}

struct Mast {
  double x, foot, top, reach;  // reach: half the length of its lowest yard
};
constexpr std::array masts = {Mast{-27, -22, -84, 10.5}, Mast{0, -16, -100, 14}, Mast{26, -17, -90, 12}};

void rigging(Brush& brush) {
  Path poles;
  for (const Mast& m : masts) poles.add(Path::line({{m.x, m.foot}, {m.x + 1, m.top}}));
  poles.add(Path::line({{36, -18}, {62, -33}}));
  brush.part("mast", 3).line(poles, darker(timber, 30), 1.7);
  Path ropes;
  for (const Mast& m : masts) {
    ropes.add(Path::line({{m.x - 8, m.foot + 1}, {m.x + 1, m.top * 0.9}, {m.x + 6, m.foot + 1}}));
  }
  ropes.add(Path::line({{-46, -30}, {-26, -83}, {1, -98}, {27, -88}, {61, -33}, {39, -8}}));
  brush.part("rope", 0).line(ropes, rope, 0.5);
}

void sails(Brush& brush, Colour cloth) {
  brush.part("sail").shape(Path::polygon({{28, -82}, {60, -34}, {36, -34}}), darker(cloth, 8));
  brush.part("sail").shape(Path::smooth({{-29, -58}, {-45, -52}, {-49, -31}, {-38, -28}, {-29, -28}}),
                           darker(cloth, 12));
  for (const Mast& m : masts) {
    const double room = m.foot - 5 - m.top;  // from above the deck to below the truck
    const double a = m.top + room * 0.05;
    Path set = square_sail(m.x, a, a + room * 0.22, m.reach * 0.55, m.reach * 0.72);
    set.add(square_sail(m.x, a + room * 0.26, a + room * 0.58, m.reach * 0.74, m.reach * 0.94));
    set.add(square_sail(m.x, a + room * 0.62, a + room * 0.95, m.reach * 0.95, m.reach * 1.06));
    brush.part("sail", 3).shape(set, cloth);
  }
}

void hull_of_ship(Brush& brush, Colour colour) {
  Path hull;
  hull.move(-50, -29).curve(-48, -20, -46, -8, -42, 1).to(34, 1).curve(38, -6, 42, -14, 45, -22);
  hull.curve(40, -20, 36, -19, 30, -19).to(30, -16).curve(10, -13, -8, -13, -22, -16).to(-23, -22);
  hull.curve(-32, -24, -42, -26, -50, -29).close();
  brush.shape(hull, colour);
  Path band;  // the gun deck, its planks lighter
  band.move(-47.5, -17).curve(-20, -8, 14, -7.5, 42, -14).to(40.5, -9.5).curve(14, -3, -20, -3.5, -46, -12.5).close();
  brush.shape(band, mix(colour, rgb(0xe2c48c), 62), Form::flat);
  Path ports;
  for (int i = 0; i < 8; ++i) {
    const double x = -36 + 9.5 * i;
    const double lift = (x + 2) * (x + 2) * 0.0031;
    ports.add(Path::rect(x, -8.9 - lift, 3, 3));
  }
  brush.part("porthole", 8).shape(ports, tar, Form::flat);
  Path stern;
  for (const double x : {-46.0, -41.0, -36.0}) stern.add(Path::rect(x, -24 + (x + 46) * 0.2, 3, 4.6));
  brush.part("window", 3).shape(stern, window_colour(brush), window_form(brush));
  brush.line(Path::bow({{-50, -29}, {-36, -24.6}, {-23, -22}}), lighter(colour, 34), 1.2);
}

void sailing_ship(Brush& brush, const Look& look) {
  reflection(brush, -46, 42, 11, look.colour);
  brush.part("reflection", 1, Relation::carries).veil(bands(brush.chance(), -2, 36, 10, 26), look.accent, 30);
  rigging(brush);
  sails(brush, look.accent);
  Path pennants;
  for (const Mast& m : masts) {
    pennants.move(m.x + 1, m.top).curve(m.x + 6, m.top - 3, m.x + 8, m.top + 3, m.x + 14, m.top + 0.5);
    pennants.to(m.x + 1, m.top + 4).close();
  }
  brush.part("flag", 3).shape(pennants, look.colour, Form::flat);
  hull_of_ship(brush, look.colour);
  waterline(brush, -46, 44, 1.4);
}

void sailboat(Brush& brush, const Look& look) {
  reflection(brush, -34, 32, 10, look.colour);
  brush.part("reflection", 1, Relation::carries).veil(bands(brush.chance(), -2, 30, 8, 26), look.accent, 34);
  brush.part("mast").line(Path::line({{3, -6}, {1, -100}}), darker(timber, 10), 1.9);
  Path jib;
  jib.move(4, -88)
      .curve(14, -62, 28, -34, 41, -17)
      .curve(30, -15, 16, -17, 7, -20)
      .curve(10, -42, 8, -66, 4, -88)
      .close();
  brush.part("sail").shape(jib, mix(look.accent, rgb(0xffffff), 26));
  Path sail;
  sail.move(0, -98).curve(-12, -72, -36, -44, -41, -19).curve(-28, -13, -10, -14, 1.5, -18);
  sail.curve(5, -46, 4, -74, 0, -98).close();
  Brush main_sail = brush.part("sail");
  main_sail.shape(sail, look.accent);
  Path seams;
  for (const double t : {0.36, 0.58, 0.8}) {
    seams.add(Path::bow({{-40 * t, -98 + 79 * t}, {-17 * t, -96 + 83 * t}, {1, -98 + 80 * t}}));
  }
  main_sail.line(seams, darker(look.accent, 22), 0.7);
  brush.part("pole").line(Path::line({{4, -17}, {-44, -19}}), timber, 1.6);
  Path hull;
  hull.move(-38, -13)
      .curve(-20, -8, 14, -8, 45, -18)
      .curve(40, -8, 34, -2, 27, 1)
      .to(-29, 1)
      .curve(-35, -3, -37, -8, -38, -13);
  hull.close();
  brush.shape(hull, look.colour);
  Path rail;
  rail.move(-38, -14).curve(-20, -9, 14, -9, 46, -19).to(43, -14).curve(14, -5, -20, -5, -37, -10).close();
  brush.part("rail").shape(rail, mix(look.colour, rgb(0xfff2d6), 64), Form::flat);
  waterline(brush, -34, 36, 1.6);
}

// The rim of an open boat, far side and near side, with what can be seen between them.
Path rim(double stern_x, double stern_y, double bow_x, double bow_y, double far, double near) {
  Path opening;
  const double third = (bow_x - stern_x) / 3;
  opening.move(stern_x, stern_y).curve(stern_x + third, far, bow_x - third, far, bow_x, bow_y);
  opening.curve(bow_x - third * 0.9, near, stern_x + third, near, stern_x, stern_y).close();
  return opening;
}

void rowing_boat(Brush& brush, const Look& look) {
  reflection(brush, -132, 132, 34, look.colour);
  const Colour inside = mix(darker(look.accent, 45), tar, 35);
  Path hull;
  hull.move(-150, -76).curve(-60, -20, 70, -24, 164, -96).curve(152, -48, 128, -12, 96, 3).to(-112, 3);
  hull.curve(-134, -14, -146, -46, -150, -76).close();
  brush.shape(rim(-152, -78, 166, -98, -66, -30), inside, Form::flat);
  Path thwarts = Path::polygon({{-96, -70}, {-66, -67}, {-70, -44}, {-100, -52}});
  thwarts.add(Path::polygon({{-6, -66}, {26, -67}, {28, -42}, {-6, -42}}));
  thwarts.add(Path::polygon({{88, -74}, {110, -80}, {112, -58}, {92, -50}}));
  brush.part("seat", 3).shape(thwarts, look.accent, Form::flat);
  brush.shape(hull, look.colour);
  Path planks;
  planks.move(-147, -56).curve(-60, -4, 66, -8, 156, -68).move(-140, -34).curve(-60, 6, 60, 6, 140, -38);
  brush.line(planks, darker(look.colour, 30), 3);
  Path gunwale;  // both sides, one strip each
  gunwale.move(-152, -80).curve(-46, -66, 60, -66, 166, -99).move(-152, -77).curve(-58, -20, 70, -24, 166, -98);
  brush.line(gunwale, look.accent, 7);
  Path oar = Path::limb({{30, -86}, {-62, -18}}, {6, 5});
  oar.add(Path::smooth({{-58, -26}, {-104, 2}, {-120, 18}, {-110, 22}, {-88, 14}, {-52, -16}}));
  brush.part("oar").shape(oar, rgb(0xc89c60));
  waterline(brush, -112, 112, 5);
}

void net(Brush& brush) {
  const Colour cord = rgb(0x6f5d3c);
  Brush cords = brush.part("fishing-net");
  cords.veil(Path::smooth({{12, -66}, {30, -62}, {48, -72}, {46, -48}, {34, -30}, {20, -34}}), cord, 48);
  Path mesh;
  mesh.move(12, -66).curve(22, -58, 40, -62, 48, -72).move(17, -50).to(46, -56).move(20, -40).to(41, -43);
  mesh.move(22, -62).to(26, -32).move(32, -62).to(33, -30).move(42, -66).to(40, -38);
  cords.line(mesh, darker(cord, 25), 0.9);
}

void fishing_boat(Brush& brush, const Look& look) {
  reflection(brush, -54, 52, 14, look.colour);
  Path poles = Path::line({{9, -22}, {9, -100}});
  poles.add(Path::line({{9, -66}, {50, -76}})).add(Path::line({{-44, -26}, {-44, -62}}));
  brush.part("mast", 2).line(poles, timber, 2.2);
  Path ropes = Path::line({{-57, -32}, {-44, -62}, {9, -97}, {50, -76}});
  brush.part("rope", 0).line(ropes.add(Path::line({{9, -97}, {62, -44}})), rope, 0.8);
  net(brush);
  brush.part("cabin").shape(Path::polygon({{-36, -60}, {-4, -60}, {-3, -20}, {-37, -20}}), look.accent);
  brush.part("roof").shape(Path::polygon({{-41, -60}, {-38, -66}, {-2, -66}, {2, -60}}), darker(look.colour, 14),
                           Form::flat);
  Path windows = Path::rect(-32, -55, 7, 11);
  windows.add(Path::rect(-22, -55, 7, 11)).add(Path::rect(-12, -55, 6, 11));
  brush.part("window", 3).shape(windows, window_colour(brush), window_form(brush));
  Path hull;
  hull.move(-62, -33).curve(-44, -22, 10, -18, 70, -46).curve(64, -24, 54, -8, 44, 1.5).to(-50, 1.5);
  hull.curve(-57, -8, -60, -20, -62, -33).close();
  brush.shape(hull, look.colour);
  Path band;
  band.move(-63, -34).curve(-44, -23, 10, -19, 71, -47).to(68, -39).curve(10, -13, -44, -17, -62, -28).close();
  brush.shape(band, mix(look.accent, rgb(0xffffff), 15), Form::flat);
  brush.shape(Path::polygon({{-54, -6}, {50, -6}, {44, 1.5}, {-50, 1.5}}), mix(look.colour, tar, 62), Form::flat);
  Path floats;
  for (const Point p : {Point{28, -21}, Point{-50, -20}, Point{16, -16}}) floats.move(p.x, p.y).to(p.x, p.y);
  brush.part("buoy", 3, Relation::carries).line(floats, rgb(0xd98a3a), 8.8);
  waterline(brush, -56, 52, 1.8);
}

void gondola(Brush& brush, const Look& look) {
  reflection(brush, -165, 160, 30, look.colour);
  const Colour gilt = rgb(0xd0a24a);
  Path hull;
  hull.move(-222, -92).curve(-196, -52, -120, -30, -20, -28).curve(90, -28, 160, -44, 200, -84).to(208, -78);
  hull.curve(190, -34, 150, -2, 110, 4).to(-110, 4).curve(-168, -4, -212, -46, -228, -88).close();
  brush.shape(rim(-150, -44, 152, -48, -52, -4), mix(look.accent, tar, 55), Form::flat);
  Path chair;  // its carved back, and a cushion to lie on
  chair.move(-66, -30)
      .curve(-70, -60, -76, -76, -66, -84)
      .curve(-54, -82, -46, -66, -44, -52)
      .to(40, -48)
      .to(46, -30)
      .close();
  Brush seat = brush.part("chair");
  seat.shape(chair, look.accent);
  seat.line(Path::bow({{-71, -62}, {-66, -84}, {-50, -68}, {-43, -52}}).add(Path::line({{-43, -50}, {42, -46}})), gilt,
            4.5);
  brush.shape(hull, look.colour);
  brush.line(Path::bow({{-214, -82}, {-150, -40}, {-20, -22}, {110, -24}, {190, -66}}), lighter(look.colour, 34), 3.5);
  brush.line(Path::bow({{-120, -14}, {0, -6}, {110, -12}}), gilt, 3);
  const Colour steel = rgb(0xc9ced2);
  Path ferro;  // the blade at the bow, and the teeth of its comb
  ferro.move(188, -48).curve(204, -62, 208, -82, 200, -98).curve(216, -106, 232, -94, 224, -82);
  ferro.curve(212, -74, 214, -54, 198, -38).close();
  Brush prow = brush.part("prow");
  prow.shape(ferro, steel, Form::flat);
  Path teeth;
  for (int i = 0; i < 4; ++i) teeth.move(208.0 - i, -72.0 + 9 * i).to(230.0 - 4 * i, -71.0 + 9 * i);
  prow.line(teeth, steel, 5);
  brush.part("oar").line(Path::line({{-176, -108}, {-128, -40}, {-92, 20}}), timber, 5);
  waterline(brush, -124, 124, 5);
}

// Smoke that the wind lays back: one billowing plume, denser near the funnel.
void plume(Brush& brush) {
  const Colour smoke = mix(rgb(0xdcd8d2), brush.light().shade, 18);
  Brush cloud = brush.part("smoke", 1, Relation::carries);
  cloud.veil(Path::smooth({{9, -75},
                           {1, -85},
                           {-9, -85},
                           {-13, -94},
                           {-29, -93},
                           {-36, -101},
                           {-58, -99},
                           {-66, -92},
                           {-52, -86},
                           {-38, -87},
                           {-30, -80},
                           {-14, -80},
                           {-4, -73}}),
             smoke, 46);
  cloud.veil(Path::smooth({{9, -75}, {2, -82}, {-8, -83}, {-14, -90}, {-30, -89}, {-24, -82}, {-12, -79}, {-2, -74}}),
             mix(smoke, brush.light().shade, 22), 48);
}

// Half in its box, half in the water.
void paddle_wheel(Brush& brush, const Look& look) {
  Path box;
  box.move(-20, -9).curve(-20, -40, 20, -40, 20, -9).close();
  Brush wheel = brush.part("wheel");
  wheel.shape(box, look.accent);
  Path spokes;
  for (int i = 0; i < 7; ++i) {
    const double angle = 180.0 + 30 * i;
    spokes.move(4 * cosine(angle), -9 + 4 * sine(angle)).to(16 * cosine(angle), -9 + 18 * sine(angle));
  }
  wheel.line(spokes, darker(look.accent, 38), 1.6);
}

void steamboat(Brush& brush, const Look& look) {
  reflection(brush, -86, 84, 16, look.colour);
  const Colour white = rgb(0xf1eadb);
  plume(brush);
  Path funnels = Path::polygon({{3, -44}, {13, -44}, {12, -74}, {4, -74}});
  Brush funnel = brush.part("funnel");
  funnel.shape(funnels, look.accent);
  funnel.shape(Path::rect(2.6, -75, 10.8, 6.5), tar, Form::flat);
  brush.part("mast").line(Path::line({{58, -22}, {58, -66}}), timber, 1.8);
  Brush cabin = brush.part("cabin");
  cabin.shape(Path::rect(-64, -38, 122, 20), white);
  cabin.shape(Path::rect(-40, -52, 72, 13), darker(white, 6));
  Path roofs = Path::polygon({{-70, -41}, {64, -41}, {62, -37}, {-68, -37}});
  roofs.add(Path::polygon({{-45, -55}, {38, -55}, {36, -51}, {-43, -51}}));
  brush.part("roof", 2).shape(roofs, mix(look.colour, white, 22), Form::flat);
  Path windows;
  for (int i = 0; i < 5; ++i) windows.add(Path::rect(-35 + 13.5 * i, -49, 7, 7));
  for (const double x : {-58.0, -45.0, -32.0, 25.0, 38.0, 50.0}) windows.add(Path::rect(x, -34, 6, 8));
  brush.part("window", 11).shape(windows, window_colour(brush), window_form(brush));
  Path hull;
  hull.move(-90, -24).curve(-60, -17, 40, -16, 98, -28).curve(92, -14, 84, -4, 76, 1.5).to(-76, 1.5);
  hull.curve(-84, -6, -88, -14, -90, -24).close();
  brush.shape(hull, look.colour);
  Path rail;
  rail.move(-90, -25).curve(-60, -18, 40, -17, 98, -29).to(96, -24).curve(40, -13, -60, -14, -89, -21).close();
  brush.part("rail").shape(rail, white, Form::flat);
  brush.part("flag").shape(Path::polygon({{58, -66}, {58, -56}, {72, -58}, {70, -62}, {73, -67}}), look.accent,
                           Form::flat);
  paddle_wheel(brush, look);
  waterline(brush, -82, 82, 2);
  brush.part("foam", 0, Relation::carries).dabs(Path::ellipse(0, 0, 26, 5), rgb(0xffffff), 3.4, 34);
}

void barge(Brush& brush, const Look& look) {
  reflection(brush, -180, 176, 32, look.colour);
  brush.part("chimney").shape(Path::rect(-140, -104, 11, 24), tar, Form::flat);
  Path cargo;  // heaps under a tarpaulin
  cargo.move(-74, -36)
      .curve(-72, -66, -58, -80, -34, -76)
      .curve(-10, -92, 26, -88, 40, -74)
      .curve(62, -84, 96, -72, 104, -40);
  cargo.close();
  Brush load = brush.part("cargo", 1, Relation::carries);
  load.shape(cargo, look.accent);
  load.line(Path::line({{-34, -76}, {-40, -38}})
                .add(Path::bow({{-2, -86}, {6, -60}, {2, -38}}))
                .add(Path::line({{40, -74}, {48, -38}})),
            darker(look.accent, 28), 3);
  brush.part("cabin").shape(Path::rect(-160, -74, 74, 44), mix(look.colour, rgb(0xf3e6c8), 66));
  brush.part("roof").shape(Path::polygon({{-168, -74}, {-158, -86}, {-88, -86}, {-80, -74}}), mix(look.colour, tar, 25),
                           Form::flat);
  Path windows = Path::rect(-150, -65, 15, 17);
  windows.add(Path::rect(-126, -65, 15, 17));
  brush.part("window", 2).shape(windows, window_colour(brush), window_form(brush));
  brush.part("door").shape(Path::rect(-104, -66, 13, 36), window_colour(brush), window_form(brush));
  Path hull;
  hull.move(-196, -54).curve(-170, -40, -120, -36, -60, -36).to(110, -36).curve(150, -38, 180, -48, 202, -66);
  hull.curve(198, -34, 180, -8, 156, 4).to(-160, 4).curve(-180, -8, -192, -30, -196, -54).close();
  brush.shape(hull, look.colour);
  Path rail;
  rail.move(-197, -56).curve(-170, -42, -120, -38, -60, -38).to(110, -38).curve(150, -40, 180, -50, 203, -68);
  brush.part("rail").line(rail, mix(look.colour, rgb(0xfff0d0), 55), 6);
  brush.line(Path::bow({{-186, -24}, {-60, -16}, {110, -16}, {186, -30}}), darker(look.colour, 32), 3);
  waterline(brush, -168, 164, 5);
}

void raft(Brush& brush, const Look& look) {
  reflection(brush, -56, 56, 12, look.colour);
  brush.part("mast").line(Path::line({{4, -12}, {2, -100}}).add(Path::line({{-32, -90}, {38, -93}})), timber, 2.8);
  brush.part("rope", 2).line(Path::line({{2, -99}, {-46, -18}}).add(Path::line({{2, -99}, {50, -18}})), rope, 0.9);
  Path sail;
  sail.move(-31, -89).to(37, -92).curve(46, -72, 44, -50, 34, -36).curve(16, -44, -6, -43, -28, -33);
  sail.curve(-20, -50, -20, -70, -31, -89).close();
  brush.part("sail").shape(sail, look.accent);
  brush.shape(Path::polygon({{14, -66}, {28, -68}, {29, -55}, {15, -53}}), darker(look.accent, 18), Form::flat);
  brush.shape(Path::polygon({{-50, -22}, {50, -22}, {60, -7}, {-60, -7}}), look.colour, Form::tall);
  Path gaps;
  for (int i = 0; i < 6; ++i) gaps.move(-33.0 + 13.2 * i, -22).to(-40.0 + 16 * i, -8);
  brush.line(gaps, darker(look.colour, 45), 1.6);
  Path ends;
  for (int i = 0; i < 7; ++i) ends.add(Path::ellipse(-51 + 17 * i, -4, 8.4, 6));
  brush.part("log", 7).shape(ends, mix(look.colour, rgb(0xf0d3a0), 48));
  brush.line(Path::line({{-53, -18}, {53, -18}}).add(Path::line({{-58, -10}, {58, -10}})), rgb(0xd8c08a), 1.8);
  waterline(brush, -58, 60, 1.8);
}

void canoe(Brush& brush, const Look& look) {
  reflection(brush, -160, 160, 30, look.colour);
  Path hull;
  hull.move(-212, -94).curve(-190, -100, -176, -84, -160, -66).curve(-60, -40, 60, -40, 160, -66);
  hull.curve(176, -84, 190, -100, 212, -94)
      .curve(220, -50, 180, -6, 130, 4)
      .to(-130, 4)
      .curve(-180, -6, -220, -50, -212, -94);
  hull.close();
  brush.shape(rim(-168, -72, 168, -72, -68, -40), mix(darker(look.colour, 55), tar, 30), Form::flat);
  brush.part("seat", 2).line(Path::line({{-60, -64}, {-56, -46}}).add(Path::line({{60, -64}, {56, -46}})), look.accent,
                             7);
  brush.shape(hull, look.colour);
  Path teeth;  // an ornament along the side
  for (int i = 0; i < 9; ++i) {
    const double x = -120.0 + 28 * i;
    const double y = -38 - (x + 8) * (x + 8) * 0.00042;
    teeth.add(Path::polygon({{x, y}, {x + 20, y}, {x + 10, y + 17}}));
  }
  brush.part("pattern").shape(teeth, look.accent, Form::flat);
  brush.line(Path::bow({{-210, -93}, {-168, -66}, {0, -44}, {168, -66}, {210, -93}}), look.accent, 6);
  Brush oar = brush.part("oar", 1, Relation::carries);
  oar.line(Path::line({{-70, -84}, {92, -28}}), rgb(0xb98a52), 5);
  oar.shape(Path::smooth({{84, -40}, {122, -24}, {134, -6}, {118, -8}, {84, -24}}), rgb(0xb98a52), Form::flat);
  waterline(brush, -140, 140, 5);
}

void paper_boat(Brush& brush, const Look& look) {
  reflection(brush, -58, 58, 16, look.colour);
  const Colour dim = mix(look.colour, brush.light().shade, 34);
  brush.shape(Path::polygon({{-86, -56}, {86, -56}, {48, -30}, {-48, -30}}), mix(look.colour, brush.light().shade, 52),
              Form::flat);
  brush.shape(Path::polygon({{0, -100}, {-36, -28}, {0, -16}}), look.colour, Form::flat);
  brush.shape(Path::polygon({{0, -100}, {0, -16}, {36, -28}}), dim, Form::flat);
  brush.shape(Path::polygon({{-86, -57}, {0, -22}, {52, 2}, {-52, 2}}), look.colour, Form::tall);
  brush.shape(Path::polygon({{86, -57}, {0, -22}, {-6, 2}, {52, 2}}), mix(look.colour, dim, 62), Form::flat);
  brush.line(Path::line({{-86, -57}, {0, -22}, {86, -57}}), lighter(look.colour, 55), 2);
  waterline(brush, -54, 56, 3);
}

void buoy(Brush& brush, const Look& look) {
  reflection(brush, -22, 22, 14, look.colour);
  if (brush.light().dark) brush.glow(5, -90, 46, lamp_lit, 70);
  Brush tilted = brush.at(0, 0, 1, 5);
  tilted.line(Path::line({{-8, -52}, {-3, -82}}).add(Path::line({{8, -52}, {3, -82}})), tar, 2.6);
  tilted.part("lantern").shape(Path::rounded(-6, -94, 12, 14, 4), brush.light().dark ? lamp_lit : rgb(0xe8dfb8),
                               brush.light().dark ? Form::glow : Form::flat);
  tilted.shape(Path::polygon({{-9, -93}, {0, -100}, {9, -93}}), tar, Form::flat);
  Path body;
  body.move(-10, -56)
      .to(10, -56)
      .curve(13, -42, 19, -28, 23, -14)
      .to(-23, -14)
      .curve(-19, -28, -13, -42, -10, -56)
      .close();
  tilted.shape(body, look.colour);
  Path band;
  band.move(-14.6, -40).curve(-5, -37, 5, -37, 14.6, -40).to(20, -24).curve(8, -20, -8, -20, -20, -24).close();
  tilted.part("stripes", 1).shape(band, look.accent);
  Path foot;
  foot.move(-27, -15)
      .curve(-10, -11, 10, -11, 27, -15)
      .curve(30, -6, 26, 2, 20, 3)
      .to(-20, 3)
      .curve(-26, 2, -30, -6, -27, -15);
  tilted.shape(foot.close(), darker(look.colour, 18));
  waterline(brush, -26, 28, 2.4);
}

constexpr std::array all = std::to_array<Thing>({
    {"sailing-ship", Place::stands, 24, 116, sailing_ship, "ship boat", "brown", "cream"},
    {"sailboat", Place::stands, 8, 88, sailboat, "boat", "blue", "white"},
    {"rowing-boat", Place::stands, 1, 330, rowing_boat, "boat", "green", "light-brown", "", "", 46},
    {"fishing-boat", Place::stands, 5, 134, fishing_boat, "boat", "turquoise", "white"},
    {"gondola", Place::stands, 1.7, 460, gondola, "boat", "black", "red", "", "", 34},
    {"steamboat", Place::stands, 9, 190, steamboat, "ship boat", "red", "black"},
    {"barge", Place::stands, 2.6, 400, barge, "boat", "dark-green", "light-brown", "", "", 38},
    {"raft", Place::stands, 3, 122, raft, "boat", "light-brown", "cream", "", "", 14},
    {"canoe", Place::stands, 0.9, 430, canoe, "boat", "light-brown", "red", "", "", 50},
    {"paper-boat", Place::stands, 0.12, 174, paper_boat, "boat toy", "white", "", "", "", 34},
    {"buoy", Place::stands, 1.8, 58, buoy, "", "red", "white"},
});

}  // namespace

std::span<const Thing> vessels() { return all; }

}  // namespace art
