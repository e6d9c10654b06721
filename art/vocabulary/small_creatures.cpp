// Creatures of water and grass.
#include "art/vocabulary/creatures.h"

namespace art {
namespace {

// Spray thrown up where something large breaks the surface.
void splash(Brush& brush, double x, double half) {
  const Colour foam = mix(brush.light().horizon, rgb(0xffffff), 60);
  Path spray;
  spray.move(x - half, 0).curve(x - half * 0.9, -half * 0.3, x - half * 0.9, -half * 0.5, x - half * 1.1, -half * 0.8);
  spray.curve(x - half * 0.6, -half * 0.6, x - half * 0.5, -half * 0.3, x - half * 0.3, -half * 0.2);
  spray.curve(x - half * 0.1, -half * 0.7, x + half * 0.2, -half * 0.7, x + half * 0.4, -half * 1.05);
  spray.curve(x + half * 0.4, -half * 0.6, x + half * 0.5, -half * 0.3, x + half, 0);
  spray.curve(x + half * 0.5, half * 0.14, x - half * 0.5, half * 0.14, x - half, 0).close();
  Brush water = brush.part("foam", 0, Relation::carries);
  water.shape(spray, foam, Form::flat);
  water.line(Path::dots({{x - half * 1.2, -half},
                         {x - half * 0.4, -half * 0.8},
                         {x + half * 0.6, -half * 1.3},
                         {x + half, -half * 0.6}}),
             foam, half * 0.16);
}

void fish_body(Brush brush, const Look& look) {
  const Colour dark = darker(look.colour, 30);
  Path fins;
  fins.move(-20, -86).curve(-6, -112, 30, -114, 52, -102).to(46, -86).close();
  fins.move(-74, -50)
      .curve(-96, -74, -112, -92, -126, -94)
      .curve(-114, -66, -114, -36, -126, -8)
      .curve(-112, -10, -96, -28, -74, -50)
      .close();
  fins.move(0, -14).curve(-8, 2, -18, 4, -28, 2).to(-26, -18).close();
  brush.part("fin", 3).shape(fins, dark, Form::flat);
  brush.shape(Path::smooth({{-86, -50},
                            {-50, -70},
                            {0, -90},
                            {56, -90},
                            {100, -68},
                            {122, -46},
                            {104, -30},
                            {60, -12},
                            {6, -10},
                            {-50, -30}}),
              look.colour, Form::tall);
  brush.shape(Path::smooth({{112, -36}, {84, -42}, {30, -34}, {-50, -36}, {-76, -48}, {-50, -29}, {6, -10}, {60, -12}}),
              look.accent, Form::flat);
  Path scales = Path::bow({{56, -74}, {46, -56}, {54, -38}}).add(Path::bow({{28, -76}, {18, -57}, {26, -38}}));
  scales.add(Path::bow({{0, -74}, {-10, -56}, {-2, -38}})).add(Path::bow({{-26, -68}, {-36, -54}, {-29, -40}}));
  brush.line(scales, dark, 2);
  brush.line(Path::bow({{78, -82}, {68, -52}, {80, -24}}), dark, 3.4);
  brush.line(Path::bow({{118, -42}, {108, -40}, {102, -42}}), dark, 2.4);
  brush.line(Path::dots({{98, -58}}), rgb(0xf4ecd2), 15);
  draw_eye(brush, 99, -58, 4.6);
}

// A wing above and a wing below, to the right of the body.
Path butterfly_wings() {
  Path wings;
  wings.move(2, -52).curve(10, -84, 32, -104, 56, -98).curve(66, -82, 52, -56, 24, -46).close();
  wings.move(2, -50)
      .curve(26, -48, 46, -40, 46, -22)
      .curve(40, -2, 22, -2, 14, -14)
      .curve(8, -24, 4, -36, 2, -50)
      .close();
  return wings;
}

}  // namespace

void draw_fish(Brush& brush, const Look& look) {
  if (look.doing == "jumping") {
    fish_body(brush.at(20, -38, 0.8, -34), look);
    splash(brush, -64, 30);
    return;
  }
  brush.shadow(0, -4, 112, 10);
  fish_body(brush.at(0, 0), look);
}

void draw_butterfly(Brush& upright, const Look& look) {
  Brush brush = upright.at(0, -8, 1, 14);
  const Transform flip = {.a = -1};
  const Path right = butterfly_wings();
  const Path left = right.transformed(flip);
  const Transform smaller = placed(8, -14, 0.7);
  Brush wings = brush.part("wing", 4);
  wings.shape(Path(left).add(right), look.accent, Form::flat);
  wings.shape(right.transformed(smaller), look.colour);
  wings.shape(right.transformed(smaller).transformed(flip), look.colour);
  wings.line(Path::dots({{50, -88}, {-50, -88}, {40, -16}, {-40, -16}}), lighter(look.colour, 60), 6);
  brush.shape(Path::limb({{0, -66}, {0, -40}, {0, -18}}, {7, 7, 3}), rgb(0x2e2420), Form::flat);
  brush.line(Path::bow({{1, -66}, {6, -82}, {14, -90}}).add(Path::bow({{-1, -66}, {-6, -82}, {-14, -90}})),
             rgb(0x2e2420), 1.8);
}

void draw_snail(Brush& brush, const Look& look) {
  const Colour dark = darker(look.colour, 38);
  brush.shadow(0, 0, 72, 7);
  brush.line(Path::line({{56, -58}, {56, -84}}).add(Path::line({{64, -56}, {72, -80}})), look.accent, 4);
  brush.line(Path::dots({{56, -86}, {73, -82}}), rgb(0x2e2420), 7);
  brush.shape(Path::smooth({{-78, -1},
                            {-50, -12},
                            {-10, -20},
                            {28, -24},
                            {44, -46},
                            {52, -64},
                            {68, -62},
                            {72, -44},
                            {60, -18},
                            {46, -2},
                            {-10, 0}}),
              look.accent, Form::tall);
  Brush shell = brush.part("shell");
  shell.shape(
      Path::smooth({{-52, -40}, {-44, -76}, {-12, -95}, {22, -84}, {38, -52}, {26, -18}, {-8, -10}, {-40, -16}}),
      look.colour);
  shell.line(Path::bow({{30, -26},
                        {4, -16},
                        {-28, -28},
                        {-36, -56},
                        {-14, -78},
                        {14, -68},
                        {20, -46},
                        {2, -34},
                        {-16, -46},
                        {-8, -58},
                        {2, -54}}),
             dark, 4);
  shell.line(Path::bow({{-40, -70}, {-24, -86}, {-4, -90}}), lighter(look.colour, 45), 4);
  brush.line(Path::bow({{70, -46}, {64, -44}, {60, -46}}), darker(look.accent, 50), 2);
}

void draw_frog(Brush& brush, const Look& look) {
  const Colour dark = darker(look.colour, 30);
  brush.shadow(0, 0, 58, 7);
  brush.shape(Path::limb({{36, -36}, {46, -18}, {58, -3}}, {14, 9, 8}), dark, Form::flat);
  Path body = Path::smooth({{-52, -14},
                            {-44, -36},
                            {-20, -62},
                            {6, -80},
                            {22, -94},
                            {38, -88},
                            {58, -70},
                            {64, -56},
                            {50, -40},
                            {24, -20},
                            {-20, -6}});
  brush.shape(body, look.colour, Form::tall);
  brush.shape(Path::smooth({{62, -56}, {40, -56}, {18, -46}, {14, -20}, {32, -24}, {52, -40}}), look.accent,
              Form::flat);
  brush.line(Path::bow({{64, -60}, {42, -58}, {22, -66}}), darker(look.colour, 55), 2.4);
  Path near =
      Path::smooth({{-52, -8}, {-50, -30}, {-26, -42}, {-2, -30}, {-2, -14}, {-20, -10}, {10, -6}, {14, 0}, {-40, 0}});
  near.add(Path::limb({{20, -40}, {26, -20}, {32, -6}, {44, -2}}, {16, 10, 8, 7}));
  brush.shape(near, look.colour, Form::tall);
  brush.line(Path::dots({{-24, -52}, {-8, -62}, {-10, -48}, {6, -68}, {-36, -40}}), dark, 6);
  brush.line(Path::dots({{31, -84}}), look.colour, 21);
  brush.line(Path::dots({{32, -84}}), rgb(0xe9c04a), 14);
  brush.line(Path::line({{30, -84}, {36, -84}}), rgb(0x1c1512), 5.5);
  brush.line(Path::dots({{61, -66}}), dark, 2.6);
}

void draw_turtle(Brush& brush, const Look& look) {
  const Colour dark = darker(look.colour, 36);
  brush.shadow(0, 0, 84, 8);
  brush.shape(Path::limb({{-40, -20}, {-36, -4}}, {24, 20}).add(Path::limb({{52, -20}, {60, -4}}, {22, 18})),
              darker(look.accent, 34), Form::flat);
  Path skin = Path::limb({{44, -26}, {76, -40}, {98, -56}}, {26, 20, 27});
  skin.add(Path::limb({{-58, -24}, {-62, -4}, {-54, -3}}, {26, 19, 16}))
      .add(Path::limb({{34, -24}, {38, -6}, {48, -3}}, {26, 18, 15}));
  skin.add(Path::limb({{-72, -18}, {-98, -8}}, {10, 3}));
  brush.shape(skin, look.accent, Form::tall);
  Path shell;
  shell.move(-84, -20)
      .curve(-84, -62, -54, -98, -8, -98)
      .curve(38, -98, 66, -64, 70, -22)
      .curve(40, -10, -50, -8, -84, -20)
      .close();
  Brush armour = brush.part("shell");
  armour.shape(shell, look.colour, Form::tall);
  Path seams = Path::line({{-36, -90}, {-24, -60}, {-42, -32}});
  seams.add(Path::line({{-24, -60}, {18, -60}, {32, -32}})).add(Path::line({{18, -60}, {26, -86}}));
  seams.add(Path::line({{-24, -60}, {-72, -52}})).add(Path::line({{18, -60}, {58, -56}}));
  seams.add(Path::bow({{-82, -30}, {-42, -32}, {32, -32}, {68, -34}}));
  armour.line(seams, dark, 3.6);
  brush.line(Path::bow({{110, -48}, {102, -46}, {94, -50}}), darker(look.accent, 45), 2);
  draw_eye(brush, 100, -60, 3.2);
}

void draw_dolphin(Brush& brush, const Look& look) {
  const Colour dark = darker(look.colour, 26);
  Path body = Path::smooth({{-84, -14},
                            {-70, -44},
                            {-42, -72},
                            {-6, -88},
                            {30, -86},
                            {58, -70},
                            {70, -56},
                            {92, -46},
                            {92, -38},
                            {70, -38},
                            {40, -44},
                            {6, -52},
                            {-28, -46},
                            {-56, -28},
                            {-74, -8}});
  join(body, Path::smooth({{-8, -86}, {-18, -98}, {-30, -102}, {-24, -88}, {-26, -78}}));
  join(body, Path::smooth({{-78, -20}, {-100, -28}, {-108, -20}, {-92, -10}}));
  join(body, Path::smooth({{-80, -16}, {-64, -10}, {-64, 4}, {-82, -2}}));
  brush.shape(body, look.colour, Form::tall);
  brush.shape(Path::smooth({{90, -39},
                            {70, -46},
                            {44, -56},
                            {4, -62},
                            {-26, -52},
                            {-48, -34},
                            {-28, -46},
                            {6, -52},
                            {40, -44},
                            {70, -38}}),
              look.accent, Form::flat);
  brush.shape(Path::smooth({{20, -58}, {33, -55}, {26, -42}, {10, -32}, {14, -46}}), dark, Form::flat);
  brush.line(Path::bow({{92, -42}, {76, -47}, {64, -54}}), dark, 1.6);
  draw_eye(brush, 61, -62, 2.2);
  splash(brush, -78, 26);
  draw_ripples(brush, 40, 0, 40);
}

void draw_whale(Brush& brush, const Look& look) {
  const Colour foam = mix(brush.light().horizon, rgb(0xffffff), 55);
  const Colour dark = darker(look.colour, 28);
  Path spout = Path::bow({{52, -50}, {50, -76}, {36, -96}, {20, -92}})
                   .add(Path::bow({{54, -50}, {56, -78}, {72, -98}, {88, -90}}));
  spout.add(Path::bow({{53, -54}, {54, -80}, {52, -100}}));
  Brush jet = brush.part("water-jet");
  jet.line(spout, foam, 5);
  jet.line(Path::dots({{14, -82}, {30, -84}, {94, -80}, {78, -84}, {64, -90}, {42, -86}}), foam, 5);
  Path tail = Path::smooth({{-96, -46}, {-84, -48}, {-76, -24}, {-52, 2}, {-78, 4}, {-92, -18}});
  join(tail, Path::smooth({{-92, -44},
                           {-112, -50},
                           {-120, -70},
                           {-104, -72},
                           {-90, -56},
                           {-72, -70},
                           {-56, -64},
                           {-68, -48},
                           {-86, -42}}));
  brush.part("tail").shape(tail, look.colour, Form::tall);
  brush.shape(
      Path::smooth({{-62, 2}, {-50, -20}, {-16, -42}, {30, -52}, {74, -50}, {106, -32}, {116, -8}, {112, 3}, {20, 5}}),
      look.colour, Form::tall);
  brush.shape(Path::smooth({{114, -14}, {92, -20}, {60, -12}, {36, 3}, {112, 4}}), look.accent, Form::flat);
  Path folds = Path::bow({{112, -8}, {86, -10}, {62, 0}}).add(Path::bow({{112, -2}, {96, -3}, {80, 2}}));
  brush.line(folds, mix(look.accent, dark, 45), 1.6);
  brush.line(Path::bow({{114, -15}, {92, -21}, {60, -13}, {48, -16}}), dark, 2);
  brush.part("fin").shape(Path::smooth({{12, -12}, {28, -10}, {22, 2}, {4, 4}}), dark, Form::flat);
  draw_eye(brush, 56, -24, 2.4);
  draw_ripples(brush, 20, 4, 104);
  draw_ripples(brush, -76, 3, 26);
}

}  // namespace art
