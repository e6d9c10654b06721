// Where people live and work: houses, shops, sheds. Walls take the colour, roofs the accent.
#include <array>

#include "art/vocabulary/families.h"
#include "art/vocabulary/landmarks.h"
#include "art/vocabulary/walls.h"

namespace art {
namespace {

const Colour frame_white = rgb(0xf1ead8);
const Colour brick = rgb(0x9c5b45);
const Colour wood = rgb(0x6d4a30);

void house(Brush& brush, const Look& look) {
  brush.shadow(2, -2, 60, 6);
  Gabled home = gabled(brush, -54, 14, 52);
  home.eaves = 54;
  home.ridge = 88;
  chimney(brush, -24, 70, 97, 8, brick);
  home.paint(brush, look.colour, look.accent);
  const Wall& front = home.eaves_wall;
  const bool door_in_middle = brush.chance().one_in(2);
  const double door = door_in_middle ? 0.5 : 0.2;
  Path shutters;
  Windows windows(brush);
  for (const double t : {0.2, 0.5, 0.8}) {
    for (const double low : {11.0, 34.0}) {
      if (low < 20 && t == door) continue;
      windows.add(front, t - 0.055, t + 0.055, low, low + 13);
      shutters.add(front.pane(t - 0.125, t - 0.08, low - 1, low + 14))
          .add(front.pane(t + 0.08, t + 0.125, low - 1, low + 14));
    }
  }
  windows.row(home.gable_wall, 0.12, 0.88, 2, 42, 12, 25);
  windows.row(home.gable_wall, 0.12, 0.88, 2, 42, 35, 48);
  windows.add(home.gable_wall, 0.42, 0.58, 60, 70);
  Brush boards = brush.part("shutter", 0);
  patch(boards, shutters, darker(look.accent, 12));
  windows.paint(frame_white);
  Brush entrance = brush.part("door");
  patch(entrance, front.pane(door - 0.07, door + 0.07, 0, 28), frame_white);
  entrance.shape(front.pane(door - 0.05, door + 0.05, 0, 26), darker(look.accent, 30), Form::flat);
}

// Thatch hangs over the walls like a cap and is cut round above the windows.
void cottage(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 74, 7);
  const Gabled home = gabled(brush, -66, 26, 66);
  const Planes tones = planes(brush, look.colour);
  const Wall& front = home.eaves_wall;
  const Wall& side = home.gable_wall;
  chimney(brush, -34, 70, 99, 11, brick);
  brush.shape(front.pane(0, 1, 0, 46), tones.left, Form::tall);
  const Point peak = side.at(0.5, 90);
  brush.shape(Path::polygon({side.at(0, 0), side.at(0, 44), peak, side.at(1, 44), side.at(1, 0)}), tones.right,
              Form::tall);
  Windows windows(brush);
  windows.add(front, 0.14, 0.26, 14, 32);
  windows.add(front, 0.7, 0.82, 14, 32);
  windows.add(side, 0.36, 0.66, 16, 33);
  windows.paint(frame_white);
  Brush door = brush.part("door");
  patch(door, front.arched(0.42, 0.57, 0, 40), lighter(wood, 30));
  door.shape(front.arched(0.44, 0.55, 0, 38), wood, Form::flat);
  brush.veil(front.pane(0, 1, 34, 44), brush.light().shade, 45);
  const Colour thatch = look.accent;
  const Point low = side.at(1.12, 36);
  Brush cover = brush.part("roof");
  cover.shape(Path()
                  .move(peak.x - 5, peak.y - 3)
                  .curve(peak.x + 10, peak.y + 2, low.x - 2, low.y - 22, low.x, low.y)
                  .to(low.x - 8, low.y + 2)
                  .curve(low.x - 12, low.y - 18, peak.x + 4, peak.y + 14, peak.x - 6, peak.y + 9)
                  .close(),
              darker(thatch, 34), Form::flat);
  const Point near_low = front.at(-0.08, 32);
  const Point far_low = front.at(1.07, 34);
  const Point far_top = home.ridge_far() + Point{-2, 3};
  Path roof;
  roof.move(far_top.x, far_top.y).curve(-20, peak.y - 3, 20, peak.y - 5, peak.x, peak.y - 3);
  roof.curve(peak.x - 6, peak.y + 20, near_low.x + 2, near_low.y - 22, near_low.x, near_low.y);
  roof.curve(near_low.x - 10, near_low.y + 4, 6, near_low.y - 4, 0, near_low.y - 1)
      .curve(-8, near_low.y - 10, -20, near_low.y - 10, -26, near_low.y - 1);
  roof.curve(-36, near_low.y + 3, -56, far_low.y, far_low.x, far_low.y)
      .curve(far_low.x - 3, far_low.y - 22, far_top.x - 8, far_top.y + 8, far_top.x, far_top.y)
      .close();
  cover.shape(roof, thatch, Form::tall);
  Path straws;
  for (int i = 0; i < 8; ++i) {
    const double t = (i + brush.chance().unit()) / 8;
    const Point a = between(far_top, peak, t) + Point{0, 8 + brush.chance().range(0, 12)};
    straws.move(a.x, a.y).to(a.x - 3 + 6 * t, a.y + 14);
  }
  cover.line(straws, darker(thatch, 26), 1.4);
  cover.line(Path::bow({far_top + Point{4, 1}, {-8, peak.y - 2}, peak + Point{-4, -1}}), darker(thatch, 18), 3);
}

// Gables of townhouses, from the left eaves over the top to the right; half their width at the eaves is 16.
Path stepped_gable() {
  Path path;
  path.move(-18, 0).to(-18, -71);
  for (int i = 0; i < 4; ++i) path.to(-18 + i * 4.2, -76 - i * 6.4).to(-13.8 + i * 4.2, -76 - i * 6.4);
  for (int i = 3; i >= 0; --i) path.to(11.8 - i * 4.2, -76 - i * 6.4).to(16 - i * 4.2, -76 - i * 6.4);
  return path.to(16, -71).to(16, 0).close();
}

Path baroque_gable() {
  Path path;
  path.move(-18, 0)
      .to(-18, -70)
      .curve(-18, -75, -12, -71, -12, -77)
      .curve(-12, -83, -8, -81, -8, -88)
      .curve(-8, -96, -4, -97, -1, -98);
  return path.curve(2, -97, 6, -96, 6, -88)
      .curve(6, -81, 10, -83, 10, -77)
      .curve(10, -71, 16, -75, 16, -70)
      .to(16, 0)
      .close();
}

void shop_floor(Brush& brush, const Look& look, const Wall& front, Windows& windows) {
  const bool door_left = brush.chance().one_in(2);
  const double door = door_left ? 0.22 : 0.78;
  const double show = door_left ? 0.66 : 0.34;
  if (brush.chance().one_in(2)) {
    windows.arched(front, show - 0.17, show + 0.17, 3, 15);
    brush.part("door").shape(front.arched(door - 0.1, door + 0.1, 0, 15), darker(look.accent, 25), Form::flat);
    return;
  }
  windows.add(front, show - 0.2, show + 0.2, 4, 13);
  brush.part("door").shape(front.pane(door - 0.09, door + 0.09, 0, 14), darker(look.accent, 25), Form::flat);
}

void townhouse(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  brush.shadow(1, -1, 22, 2.5);
  const double eye = eye_level(brush);
  const Wall front = {-18, 16, 1, eye};
  const Wall side = {16, 21, 0.94, eye};
  const Planes tones = planes(brush, look.colour);
  const bool plain = look.style == "plain";
  const double eaves = plain ? 80 : 70;
  brush.shape(side.pane(0, 1, 0, eaves), mix(tones.right, brush.light().shade, 14), Form::flat);
  if (plain) {
    chimney(brush, chance.one_in(2) ? -10 : 8, 88, 99, 5, brick);
    brush.part("roof").shape(Path::polygon({{-20, -79}, {-14, -95}, {15, -95}, {22, -78}}), look.accent, Form::tall);
    brush.shape(front.pane(0, 1, 0, 80), tones.left, Form::tall);
  } else {
    chimney(brush, 9, 76, 94, 5, brick);
    brush.part("roof").shape(Path::polygon({{15, -70}, {-3, -97}, {3, -95}, {22.5, -68}}), look.accent, Form::tall);
    brush.shape(look.style == "baroque" ? baroque_gable() : stepped_gable(), tones.left, Form::tall);
  }
  const int columns = 2 + chance.below(2);
  const double tall = chance.range(9, 10.5);
  const int share = columns == 2 ? 42 : 52;
  Windows windows(brush);
  Path cornices = front.level(0.02, 0.98, 19);
  for (int floor = 0; floor < 3; ++floor) {
    const double low = 23 + floor * (plain ? 18.5 : 16.5);
    windows.row(front, 0.06, 0.94, columns, share, low, low + tall);
    if (floor > 0 && chance.one_in(2)) cornices.add(front.level(0.02, 0.98, low - 3.4));
  }
  const Wall dormer = {-5, 3, 1, eye};
  if (plain) brush.shape(Path::polygon({{-6, -81}, {-6, -89}, {-1, -93}, {4, -89}, {4, -81}}), tones.left, Form::flat);
  windows.arched(dormer, 0.18, 0.82, plain ? 82 : 78, plain ? 89 : 86);
  shop_floor(brush, look, front, windows);
  brush.line(cornices, lighter(look.colour, 40), 1.3);
  windows.paint(lighter(look.colour, 62));
  if (plain) brush.line(front.level(-0.04, 1.03, 79.5), lighter(look.colour, 45), 2.4);
  if (chance.one_in(2)) brush.part("blossom", 0).dabs(front.pane(0.1, 0.9, 39, 41), rgb(0xc8483e), 2, 34);
}

void barn(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 72, 7);
  Gabled shed = gabled(brush, -62, -8, 66, true);
  shed.gable_wall.shrink = 0.93;
  shed.eaves_wall.shrink = 0.72;
  shed.eaves = 48;
  shed.ridge = 97;
  const Wall& gable = shed.gable_wall;
  const Wall& side = shed.eaves_wall;
  const Planes tones = planes(brush, look.colour);
  const Point far = shed.ridge_far();
  const Point knee_near = gable.at(0.16, 80);
  const Point knee_far = between(knee_near, side.vanishing(), 0.26);
  brush.shape(side.pane(0, 1, 0, 50), tones.right, Form::tall);
  brush.veil(side.pane(0, 1, 40, 48), brush.light().shade, 45);
  Brush cover = brush.part("roof");
  cover.shape(Path::polygon({side.at(-0.03, 45), knee_near, knee_far, side.at(1.04, 45)}), look.accent, Form::tall);
  cover.shape(Path::polygon({knee_near, shed.ridge_near(), far, knee_far}), lighter(look.accent, 14), Form::flat);
  brush.shape(Path::polygon({gable.at(0, 0), gable.at(0, 48), knee_near, shed.ridge_near(), gable.at(0.84, 80),
                             gable.at(1, 48), gable.at(1, 0)}),
              tones.left, Form::tall);
  const Colour trim = frame_white;
  brush.line(Path::line({gable.at(-0.02, 44), knee_near, shed.ridge_near(), gable.at(0.84, 80), gable.at(1.03, 45)}),
             trim, 2.6);
  Brush doors = brush.part("door");
  patch(doors, gable.pane(0.24, 0.76, 0, 38), trim);
  patch(doors, gable.pane(0.28, 0.485, 1, 35).add(gable.pane(0.515, 0.72, 1, 35)), darker(look.colour, 26));
  doors.line(
      Path::line({gable.at(0.28, 2), gable.at(0.485, 34)}).add(Path::line({gable.at(0.72, 2), gable.at(0.515, 34)})),
      trim, 1.7);
  Windows windows(brush);
  windows.add(gable, 0.42, 0.58, 56, 68);
  windows.row(side, 0.1, 0.95, 3, 30, 20, 32);
  windows.paint(trim);
}

void hut(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 60, 7);
  Gabled home = gabled(brush, -50, 6, 52, true);
  home.eaves = 52;
  home.ridge = 92;
  home.overhang = 6;
  home.gable_wall.shrink = 0.92;
  home.eaves_wall.shrink = 0.78;
  chimney(brush, 24, 70, 98, 9, rgb(0x8d877e));
  home.paint(brush, look.colour, look.accent);
  Path logs;
  for (const double high : {10.0, 20.0, 30.0, 40.0})
    logs.add(home.gable_wall.level(0, 1, high)).add(home.eaves_wall.level(0, 1, high));
  logs.add(home.gable_wall.level(0.02, 0.98, 52)).add(home.gable_wall.level(0.2, 0.8, 66));
  brush.line(logs, darker(look.colour, 34), 1.3);
  Brush door = brush.part("door");
  patch(door, home.gable_wall.pane(0.52, 0.84, 0, 41), lighter(look.colour, 36));
  door.shape(home.gable_wall.pane(0.56, 0.8, 0, 38), darker(look.colour, 48), Form::flat);
  Windows windows(brush);
  windows.add(home.gable_wall, 0.14, 0.36, 18, 36);
  windows.add(home.eaves_wall, 0.36, 0.62, 18, 36);
  windows.paint(rgb(0xd9c39a));
}

void shop(Brush& brush, const Look& look) {
  brush.shadow(0, -1, 48, 4);
  const double eye = eye_level(brush);
  const Wall front = {30, -44, 0.95, eye};
  const Wall side = {30, 46, 0.88, eye};
  const Planes tones = planes(brush, look.colour);
  chimney(brush, 14, 84, 99, 8, brick);
  brush.shape(side.pane(0, 1, 0, 86), tones.right, Form::tall);
  brush.shape(front.pane(0, 1, 0, 86), tones.left, Form::tall);
  const Point back = side.at(1.15, 84);
  brush.part("roof").shape(
      Path::polygon({front.at(1.04, 83), front.at(0.92, 96), side.at(0.35, 97), back, side.at(-0.1, 82)}),
      rgb(0x6a5c58), Form::tall);
  Windows windows(brush);
  windows.row(front, 0.05, 0.95, 3, 40, 56, 74);
  windows.row(side, 0.1, 0.9, 1, 40, 56, 74);
  windows.paint(frame_white);
  patch(brush.part("goods", 0, Relation::contains), front.pane(0.03, 0.97, 0, 42), darker(look.colour, 45));
  Path glass = front.pane(0.08, 0.4, 8, 36);
  glass.add(front.pane(0.44, 0.66, 8, 36));
  lit_patch(brush.part("window", 2), glass, mix(rgb(0xcfc4a4), brush.light().sky, 40));
  patch(brush.part("door"), front.pane(0.72, 0.92, 0, 36), wood);
  for (const Colour goods : {rgb(0xb8452f), rgb(0x587a46)}) brush.dabs(front.pane(0.09, 0.65, 8, 17), goods, 5, 20);
  Brush sign = brush.part("sign");
  patch(sign, front.pane(0.06, 0.94, 43, 51), mix(look.accent, rgb(0x1c1a1e), 60));
  sign.line(front.level(0.28, 0.72, 47), rgb(0xe6c678), 2);
  const Point hem_right = front.at(0.0, 32) + Point{4, 3};
  const Point hem_left = front.at(1.0, 32) + Point{-2, 4};
  striped_awning(brush, {front.at(0.98, 43), front.at(0.02, 43), hem_right, hem_left}, look.accent);
}

void tent(Brush& brush, const Look& look) {
  const bool dark = brush.light().dark;
  brush.shadow(0, 0, 62, 6);
  brush.part("rope", 2).line(Path::line({{-62, 0}, {-34, -50}}).add(Path::line({{62, 0}, {34, -50}})), rgb(0xb9a47c),
                             1);
  brush.part("stripes", 0).shape(Path::polygon({{-40, -48}, {-44, 0}, {44, 0}, {40, -48}}), look.colour, Form::round);
  patch(brush,
        Path::polygon({{-30, -48}, {-33, 0}, {-20, 0}, {-18, -48}})
            .add(Path::polygon({{30, -48}, {33, 0}, {20, 0}, {18, -48}})),
        look.accent);
  brush.shape(Path().move(-7, -46).curve(-8, -20, -11, -8, -14, 0).to(12, 0).curve(8, -10, 6, -24, 5, -46).close(),
              dark ? rgb(0xf0ae50) : rgb(0x3a2c28), dark ? Form::glow : Form::flat);
  brush.shape(Path().move(5, -46).curve(6, -24, 10, -10, 14, 0).to(26, 0).curve(16, -14, 8, -30, 5, -46).close(),
              darker(look.colour, 14), Form::flat);
  Path roof;
  roof.move(0, -92).curve(-8, -74, -26, -58, -46, -50).to(46, -50).curve(26, -58, 8, -74, 0, -92).close();
  Brush cover = brush.part("roof");
  cover.shape(roof, look.colour, Form::round);
  Path stripes;
  stripes.move(0, -92).curve(-7, -74, -22, -58, -36, -50).to(-20, -50).curve(-11, -60, -4, -76, 0, -92).close();
  stripes.move(0, -92).curve(-2, -74, -5, -60, -7, -50).to(8, -50).curve(6, -62, 2, -76, 0, -92).close();
  stripes.move(0, -92).curve(5, -76, 13, -60, 22, -50).to(37, -50).curve(22, -58, 7, -74, 0, -92).close();
  patch(brush.part("stripes", 0), stripes, look.accent);
  Path valance;
  valance.move(-46, -50);
  for (int i = 0; i < 8; ++i) valance.curve(-46 + i * 11.5, -39, -34.5 + i * 11.5, -39, -34.5 + i * 11.5, -50);
  cover.shape(valance.close(), darker(look.accent, 10), Form::flat);
  brush.part("pole").line(Path::line({{0, -90}, {0, -100}}), rgb(0x5a4632), 1.4);
  brush.part("flag").shape(Path::polygon({{0, -100}, {16, -97}, {0, -93}}), look.accent, Form::flat);
}

void pavilion(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 48, 6);
  const Colour stone = look.colour;
  brush.part("steps").shape(Path::polygon({{-44, 0}, {-42, -7}, {42, -7}, {44, 0}}), darker(stone, 14), Form::round);
  brush.shape(Path::ellipse(0, -7, 40, 4), lighter(stone, 10), Form::flat);
  Path back;
  for (const double x : {-16.0, 14.0}) back.add(Path::rect(x, -58, 4, 50));
  brush.part("columns", 2).shape(back, mix(stone, brush.light().shade, 40), Form::flat);
  Path rails;
  for (int i = 0; i < 6; ++i) {
    rails.add(Path::line({{-34.0 + i * 4, -9}, {-34.0 + i * 4, -22}}))
        .add(Path::line({{14.0 + i * 4, -9}, {14.0 + i * 4, -22}}));
  }
  brush.part("railing").line(rails.add(Path::line({{-36, -23}, {-12, -23}})).add(Path::line({{12, -23}, {36, -23}})),
                             darker(stone, 10), 1.6);
  for (const double x : {-36.0, -13.0, 9.0, 31.5}) {
    brush.part("columns").shape(Path::polygon({{x, -7}, {x + 0.6, -60}, {x + 4.4, -60}, {x + 5, -7}}), stone,
                                Form::round);
  }
  Path arches;
  arches.move(-40, -68).to(40, -68).to(40, -54).to(36, -54);
  for (const double x : {36.0, 13.0, -9.0}) arches.curve(x - 1, -64, x - 22, -64, x - 23, -54).to(x - 27, -54);
  brush.part("archway", 3).shape(arches.to(-40, -54).close(), stone, Form::round);
  Path dome;
  dome.move(-45, -66)
      .curve(-30, -70, -30, -84, -6, -91)
      .to(6, -91)
      .curve(30, -84, 30, -70, 45, -66)
      .curve(20, -62, -20, -62, -45, -66)
      .close();
  brush.part("dome").shape(dome, look.accent, Form::round);
  brush.line(Path::bow({{-4, -91}, {-16, -80}, {-20, -65}}).add(Path::bow({{4, -91}, {16, -80}, {20, -65}})),
             darker(look.accent, 24), 1.1);
  brush.shape(Path::polygon({{-6, -90}, {-3, -94}, {0, -100}, {3, -94}, {6, -90}}), lighter(look.accent, 20),
              Form::flat);
}

void factory_smoke(Brush& brush, double x, double y) {
  Path smoke;
  for (int i = 0; i < 3; ++i) {
    smoke.add(Path::lump(brush.chance(), x + 7 + i * 14, y - 4 - i * 4, 9 + i * 4, 5 + i * 2, 4, 0.2));
  }
  brush.part("smoke", 1, Relation::carries).veil(smoke, rgb(0x8f8a88), 48);
}

void factory(Brush& brush, const Look& look) {
  brush.shadow(0, -1, 88, 5);
  const double eye = eye_level(brush);
  const Planes tones = planes(brush, look.colour);
  factory_smoke(brush, 36, -90);
  for (const double x : {36.0, 58.0}) {
    const double top = x < 40 ? -88 : -78;
    Brush chimney = brush.part("chimney");
    chimney.shape(Path::polygon({{x - 5.5, -30}, {x - 3.5, top}, {x + 3.5, top}, {x + 5.5, -30}}), look.colour,
                  Form::round);
    chimney.shape(Path::rect(x - 4.6, top - 2, 9.2, 4), darker(look.colour, 40), Form::flat);
  }
  const Wall side = {-8, 84, 0.74, eye};
  const Wall front = {-8, -80, 0.9, eye};
  Path roofs;
  Path glass;
  for (int i = 0; i < 4; ++i) {
    const double t = i * 0.25;
    const Point a = side.at(t, 36);
    const Point b = side.at(t + 0.05, 51);
    const Point c = side.at(t + 0.25, 36);
    roofs.add(Path::polygon({a, b, c}));
    glass.add(Path::polygon({a, b, b - Point{3, 0}, a - Point{3, 0}}));
  }
  lit_patch(brush.part("window", 0), glass, rgb(0xa9bcc4));
  brush.part("roof", 4).shape(roofs, look.accent, Form::flat);
  brush.shape(side.pane(0, 1, 0, 37), tones.right, Form::tall);
  brush.shape(front.pane(0, 1, 0, 60), tones.left, Form::tall);
  brush.shape(Path::polygon({front.at(-0.02, 58), front.at(-0.02, 63), front.at(1.02, 63), front.at(1.02, 58)}),
              look.accent, Form::flat);
  Windows windows(brush);
  for (const double low : {8.0, 26.0, 43.0}) windows.row(front, 0.04, 0.96, 4, 52, low, low + 11);
  windows.row(side, 0.04, 0.98, 5, 46, 12, 28);
  windows.paint(mix(look.colour, frame_white, 45));
}

// A street of tall houses, from near on the left to far on the right. What has one colour is painted as one part.
void tenement_row(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  const Wall street = {-130, 130, 0.34, eye_level(brush)};
  constexpr int houses = 5;
  constexpr std::array columns = {4, 3, 3, 2, 2};
  Windows windows(brush);
  Path roofs;
  Path chimneys;
  Path cornices;
  Path shops;
  Path doors;
  Path awnings;
  std::array<Path, 2> walls;
  for (int i = 0; i < houses; ++i) {
    const double from = static_cast<double>(i) / houses;
    const double to = from + 1.0 / houses;
    const double eaves = 76 + chance.jitter(9);
    const double ridge = eaves + chance.range(8, 15);
    chimneys.add(street.pane(from + 0.08, from + 0.115, ridge - 4, ridge + 8));
    roofs.add(Path::polygon({street.at(from, eaves - 1), street.at(from + 0.035, ridge), street.at(to - 0.01, ridge),
                             street.at(to + 0.004, eaves - 1)}));
    walls[static_cast<std::size_t>(i % 2)].add(street.pane(from, to, 0, eaves));
    cornices.add(street.level(from, to, eaves - 1)).add(street.level(from, to, 21));
    const double storey = (eaves - 26) / 3;
    for (int floor = 0; floor < 3; ++floor) {
      const double low = 26 + floor * storey;
      windows.row(street, from + 0.012, to - 0.008, columns[static_cast<std::size_t>(i)], i == 0 ? 34 : 46, low,
                  low + storey * 0.64);
    }
    shops.add(street.pane(from + 0.02, from + 0.11, 2, 15));
    doors.add(street.arched(from + 0.135, to - 0.02, 0, 16));
    awnings.add(Path::polygon({street.at(from + 0.01, 19), street.at(from + 0.125, 19),
                               street.at(from + 0.12, 13) + Point{3, 3}, street.at(from + 0.005, 13) + Point{3, 3}}));
  }
  brush.part("chimney", houses).shape(chimneys, brick, Form::flat);
  brush.part("roof", houses).shape(roofs, mix(look.accent, rgb(0x7d5a4c), 24), Form::tall);
  brush.shape(walls[0], mix(look.colour, rgb(0xf4e2c0), 26), Form::tall);
  brush.shape(walls[1], mix(look.colour, rgb(0x9a5f48), 26), Form::tall);
  brush.line(cornices, lighter(look.colour, 34), 1.3);
  windows.paint(lighter(look.colour, 55));
  lit_patch(brush.part("window", houses), shops, rgb(0x4a3f3a));
  lit_patch(brush.part("door", houses), doors, rgb(0x4a3f3a));
  patch(brush.part("awning", houses), awnings, look.accent);
}

void greenhouse(Brush& brush, const Look& look) {
  brush.shadow(0, -1, 74, 6);
  Gabled house = gabled(brush, -66, -14, 68, true);
  house.gable_wall.shrink = 0.92;
  house.eaves_wall.shrink = 0.74;
  const Wall& gable = house.gable_wall;
  const Wall& side = house.eaves_wall;
  const Point top = house.ridge_near();
  const Point far = house.ridge_far();
  Path whole =
      Path::polygon({gable.at(1, 0), gable.at(1, 50), top, far, side.at(1, 50), side.at(1, 0), gable.at(0, 0)});
  patch(brush, whole,
        brush.light().dark ? mix(rgb(0xd9b25c), rgb(0x40584a), 45) : mix(rgb(0xb7d0c9), brush.light().sky, 35));
  Brush leaves = brush.part("leaves", 0, Relation::contains);
  leaves.shape(
      Path::smooth(
          {{-62, -8}, {-60, -34}, {-50, -28}, {-42, -58}, {-34, -36}, {-24, -50}, {-17, -30}, {-16, -6}, {-40, -4}}),
      darker(look.accent, 10), Form::tall);
  leaves.shape(Path::smooth({gable.at(0.06, 5), gable.at(0.1, 32), gable.at(0.28, 50), gable.at(0.42, 34),
                             gable.at(0.6, 60), gable.at(0.76, 30), gable.at(0.9, 38), gable.at(0.96, 5)}),
               darker(look.accent, 10), Form::tall);
  leaves.shape(
      Path::smooth({side.at(0.03, 5), side.at(0.08, 36), side.at(0.18, 26), side.at(0.3, 46), side.at(0.44, 27),
                    side.at(0.6, 42), side.at(0.74, 26), side.at(0.88, 38), side.at(0.97, 5)}),
      look.accent, Form::tall);
  leaves.dabs(gable.pane(0.1, 0.9, 14, 34).add(side.pane(0.05, 0.95, 14, 30)), lighter(look.accent, 30), 4, 12);
  brush.part("blossom", 0, Relation::contains)
      .dabs(gable.pane(0.1, 0.9, 12, 24).add(side.pane(0.05, 0.95, 12, 24)), rgb(0xd8603f), 4, 7);
  brush.part("roof").veil(Path::polygon({gable.at(0, 50), top, far, side.at(1, 50)}), rgb(0xeef6f4), 42);
  patch(brush, gable.pane(0, 1, 0, 10).add(side.pane(0, 1, 0, 10)), darker(look.colour, 22));
  Path bars = Path::polygon({gable.at(0, 0), gable.at(0, 50), top, gable.at(1, 50), gable.at(1, 0)});
  bars.add(Path::line({gable.at(0, 50), side.at(1, 50), far, top}));
  bars.add(Path::line({side.at(1, 50), side.at(1, 0)})).add(gable.level(0, 1, 50));
  brush.part("window-bars", 0).line(bars, look.colour, 2.2);
  Path thin;
  for (const double t : {0.17, 0.34, 0.51, 0.68, 0.85}) {
    thin.add(Path::line({side.at(t, 8), side.at(t, 50), between(top, far, t * 0.92)}));
  }
  for (const double t : {0.3, 0.7}) thin.add(Path::line({gable.at(t, 0), gable.at(t, 50 + 24)}));
  brush.part("window-bars", 0).line(thin.add(side.level(0, 1, 30)), look.colour, 1.2);
}

constexpr std::array all = std::to_array<Thing>({
    {"house", Place::stands, 7.5, 112, house, "building home", "cream", "red"},
    {"cottage", Place::stands, 4.4, 140, cottage, "building home house", "white", "gold"},
    {"townhouse", Place::stands, 12, 42, townhouse, "building home house", "orange", "brown", "",
     "stepped plain baroque"},
    {"church", Place::stands, 16, 80, draw_church, "building", "white", "turquoise", "", "spire onion"},
    {"castle", Place::stands, 18, 140, draw_castle, "building", "light-grey", "blue"},
    {"tower", Place::stands, 14, 42, draw_tower, "building", "light-grey", "red"},
    {"windmill", Place::stands, 10, 100, draw_windmill, "building mill", "white", "brown"},
    {"lighthouse", Place::stands, 15, 56, draw_lighthouse, "building tower", "white", "red"},
    {"palace", Place::stands, 13, 240, draw_palace, "building", "cream", "turquoise"},
    {"temple", Place::stands, 9, 150, draw_temple, "building", "cream", "orange"},
    {"ruin", Place::stands, 7, 130, draw_ruin, "building", "light-brown"},
    {"barn", Place::stands, 6.5, 136, barn, "building", "red", "grey"},
    {"shop", Place::stands, 7, 96, shop, "building house", "light-green", "red"},
    {"tent", Place::stands, 3.2, 124, tent, "", "white", "red"},
    {"pavilion", Place::stands, 4.6, 92, pavilion, "building", "white", "green"},
    {"hut", Place::stands, 3.6, 112, hut, "building home house", "light-brown", "dark-brown"},
    {"factory", Place::stands, 14, 172, factory, "building", "red", "dark-grey"},
    {"tenement-row", Place::stands, 12, 262, tenement_row, "building house street", "light-brown", "red"},
    {"greenhouse", Place::stands, 3.8, 140, greenhouse, "building", "white", "green"},
    {"theatre", Place::stands, 12, 140, draw_theatre, "building", "cream", "red"},
});

}  // namespace

std::span<const Thing> buildings() { return all; }

}  // namespace art
