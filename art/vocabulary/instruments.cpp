// Musical instruments, standing or lying where somebody left them.
#include <array>

#include "art/vocabulary/families.h"
#include "art/vocabulary/solids.h"

namespace art {
namespace {

constexpr Colour ebony = rgb(0x2a1f20);
constexpr Colour gut = rgb(0xe8ddc2);

// Old varnish warms the colours of wood; painted instruments keep theirs.
constexpr Colour varnished(Colour wood) { return wood.r > wood.b ? mix(wood, rgb(0xd0802c), 26) : wood; }

// How an instrument with a neck is laid down or leaned: 100 long from its foot.
Brush posed(Brush& brush, const Look& look) {
  if (look.style != "lying") return brush.at(-4, 0, 1, 5);
  brush.shadow(-2, -8, 46, 6);
  return brush.moved(lying(-48, -16, 1, 80, 0.62));
}

void bow(Brush& brush) {
  Brush rod = brush.part("bow-of-strings");
  rod.line(Path::bow({{23, -4}, {22, -50}, {27, -94}}), rgb(0x5b3420), 1.6);
  rod.line(Path::line({{25, -5}, {29, -92}}), gut, 0.8);
}

// Violin and cello: body, black wood, strings.
void fiddle(Brush& brush, Colour varnish) {
  Path body;
  body.move(0, -61).curve(7, -61, 15, -60, 15, -51).curve(15, -47, 14, -45, 13, -43).curve(8, -41, 8, -31, 14, -28.5);
  body.curve(18, -24, 20, -18, 19, -12).curve(18, -2, 8, 0, 0, 0).curve(-8, 0, -18, -2, -19, -12);
  body.curve(-20, -18, -18, -24, -14, -28.5).curve(-8, -31, -8, -41, -13, -43).curve(-14, -45, -15, -47, -15, -51);
  brush.shape(body.curve(-15, -60, -7, -61, 0, -61).close(), varnish);
  brush.veil(Path::smooth({{-9, -55}, {-4, -50}, {-9, -44}, {-11, -49}})
                 .add(Path::smooth({{-14, -18}, {-7, -16}, {-8, -6}, {-14, -10}})),
             rgb(0xffe9b8), 40);
  brush.line(Path::bow({{-5.4, -38}, {-8, -35}, {-6.4, -29}, {-9, -26}})
                 .add(Path::bow({{5.4, -38}, {8, -35}, {6.4, -29}, {9, -26}})),
             ebony, 1.2);
  brush.shape(Path::polygon({{-1.8, -92}, {1.8, -92}, {3.4, -36}, {-3.4, -36}})
                  .add(Path::polygon({{-3.4, -20}, {3.4, -20}, {1.8, -2}, {-1.8, -2}})),
              ebony, Form::flat);
  brush.line(Path::line({{-4.4, -26}, {4.4, -26}}), gut, 1.4);
  brush.line(Path::line({{-0.9, -91}, {-1.4, -20}}).add(Path::line({{0.9, -91}, {1.4, -20}})), gut, 0.5);
  brush.line(Path::line({{-5, -92}, {5, -92}}).add(Path::line({{-5, -95.4}, {5, -95.4}})), ebony, 1.5);
  brush.line(Path::bow({{0, -90}, {-0.4, -97}, {2.4, -99}, {2.6, -96}}), dim_plane(varnish, 20), 3);
}

void violin(Brush& brush, const Look& look) {
  if (look.style != "lying") brush.shadow(2, -1, 20, 3);
  Brush wood = posed(brush, look);
  fiddle(wood, varnished(look.colour));
  bow(wood);
}

void cello(Brush& brush, const Look& look) {
  brush.shadow(2, -1, 20, 4);
  brush.line(Path::line({{-3, -12}, {-5, -1}}), iron, 1);
  Brush wood = brush.moved(Transform{1.16, 0, 0, 0.93, -4, -7}.after(placed(0, 0, 1, 6)));
  fiddle(wood, varnished(look.colour));
  bow(wood);
}

void guitar(Brush& brush, const Look& look) {
  if (look.style != "lying") brush.shadow(2, -1, 20, 3);
  const Colour wood = varnished(look.colour);
  Brush neck = posed(brush, look);
  const auto outline = [](double grow) {
    return turned({{0, -53 - grow},
                   {9 + grow, -51.5 - grow},
                   {13 + grow, -44},
                   {10.6 + grow, -35},
                   {15 + grow, -26},
                   {18 + grow, -14},
                   {12.6 + grow, -2.6},
                   {0, grow * 0.6}});
  };
  neck.shape(outline(1.3), dim_plane(wood, 55), Form::flat);
  neck.shape(outline(0), wood);
  neck.line(Path::dots({{0, -34}}), lit_plane(wood, 45), 12.4);
  neck.line(Path::dots({{0, -34}}), ebony, 9.6);
  neck.shape(Path::polygon({{-2, -88}, {2, -88}, {2.6, -38}, {-2.6, -38}}), dim_plane(wood, 62), Form::flat);
  neck.shape(Path::polygon({{-3, -99}, {3, -99}, {2.2, -87}, {-2.2, -87}}), dim_plane(wood, 35), Form::flat);
  neck.line(Path::dots({{-4, -97}, {-4, -93}, {-4, -90}, {4, -97}, {4, -93}, {4, -90}}), ivory, 1.5);
  neck.line(Path::line({{-7, -12}, {7, -12}}), ebony, 2.2);
  neck.line(Path::line({{-1.2, -88}, {-1.6, -12}}).add(Path::line({{1.2, -88}, {1.6, -12}})), gut, 0.5);
}

void lute(Brush& brush, const Look& look) {
  if (look.style != "lying") brush.shadow(2, -1, 22, 3);
  const Colour wood = varnished(look.colour);
  Brush neck = posed(brush, look);
  neck.shape(Path::limb({{0, -86}, {7, -93}, {17, -96}}, {4, 5, 3}), dim_plane(wood, 40), Form::flat);
  neck.line(
      Path::line({{4, -96}, {8, -88}}).add(Path::line({{9, -98}, {12, -90}})).add(Path::line({{14, -99}, {16, -92}})),
      ebony, 1.3);
  neck.shape(turned({{3, -66}, {10, -54}, {22, -30}, {22, -12}, {12, -1}, {0, 1}}), dim_plane(wood, 40));
  neck.shape(turned({{2.6, -64}, {9, -52}, {19, -30}, {19, -13}, {10, -3}, {0, -2}}), wood);
  neck.line(Path::circle(0, -33, 5.4), dim_plane(wood, 50), 1.4);
  neck.line(Path::dots({{0, -33}, {-2.6, -33}, {2.6, -33}, {0, -35.6}, {0, -30.4}}), dim_plane(wood, 65), 2.2);
  neck.shape(Path::polygon({{-2.8, -88}, {2.8, -88}, {3.6, -52}, {-3.6, -52}}), dim_plane(wood, 62), Form::flat);
  neck.line(Path::line({{-8, -12}, {8, -12}}), ebony, 2);
  neck.line(Path::line({{-2, -87}, {-4.5, -12}})
                .add(Path::line({{0, -87}, {0, -12}}))
                .add(Path::line({{2, -87}, {4.5, -12}})),
            gut, 0.5);
}

void balalaika(Brush& brush, const Look& look) {
  if (look.style != "lying") brush.shadow(2, -1, 26, 3);
  const Colour wood = varnished(look.colour);
  Brush neck = posed(brush, look);
  Path body;
  body.move(0, -54)
      .curve(3, -50, 20, -16, 25, -4)
      .curve(20, 1, -20, 1, -25, -4)
      .curve(-20, -16, -3, -50, 0, -54)
      .close();
  neck.shape(body, wood);
  neck.shape(Path::polygon({{0, -52}, {9, -34}, {-9, -34}}), dim_plane(wood, 30), Form::flat);
  neck.line(Path::bow({{-21, -5}, {0, -2.4}, {21, -5}}), look.accent, 2);
  neck.line(Path::dots({{0, -25}}), look.accent, 8.4);
  neck.line(Path::dots({{0, -25}}), ebony, 6);
  neck.shape(Path::polygon({{-1.6, -90}, {1.6, -90}, {2.4, -32}, {-2.4, -32}}), dim_plane(wood, 55), Form::flat);
  neck.shape(Path::polygon({{-3.4, -100}, {3.4, -100}, {1.8, -88}, {-1.8, -88}}), look.accent, Form::flat);
  neck.line(Path::line({{-5, -10}, {5, -10}}), ebony, 1.8);
  neck.line(Path::line({{-0.9, -90}, {-1.2, -10}}).add(Path::line({{0.9, -90}, {1.2, -10}})), gut, 0.5);
}

void harp(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 27, 4);
  Path strings;
  for (const double x : {-17.0, -11.0, -5.0, 1.0, 7.0, 13.0, 19.0}) {
    strings.add(Path::line({{x, -82 - (x + 2) * (x + 2) / 130}, {x + 1, -10 - (x + 18) * 1.75}}));
  }
  brush.line(strings, lit_plane(gut, 40), 0.6);
  brush.shape(Path::polygon({{-20, -12}, {-8, -4}, {31, -80}, {23, -84}}), dim_plane(look.colour, 24));
  Path neck;
  neck.move(-26, -95)
      .curve(-18, -99, -12, -84, 0, -84)
      .curve(12, -84, 20, -98, 30, -90)
      .curve(36, -84, 30, -76, 25, -78);
  neck.curve(18, -90, 12, -76, 0, -77).curve(-12, -78, -14, -88, -24, -88).close();
  brush.shape(neck, look.colour);
  brush.shape(Path::polygon({{-28, -92}, {-22, -92}, {-21.6, -8}, {-27.6, -8}}), lit_plane(look.colour, 10));
  brush.shape(pointed({{5, -99}, {3.4, -90}}).transformed(placed(-25, 0, 1)), lit_plane(look.colour, 30), Form::flat);
  brush.line(Path::line({{-27, -16}, {-22, -16}}).add(Path::line({{-27.5, -84}, {-22.5, -84}})),
             dim_plane(look.colour, 40), 2);
  brush.shape(Path::smooth({{-31, -1}, {-29, -9}, {-14, -11}, {-4, -8}, {0, -1}, {-14, 0}}),
              dim_plane(look.colour, 12));
}

void flute(Brush& brush, const Look& look) {
  brush.shadow(0, -38, 288, 22);
  brush.line(Path::line({{-276, -18}, {276, -80}}), dim_plane(look.colour, 10), 28);
  brush.line(Path::line({{-270, -25}, {270, -86}}), lit_plane(look.colour, 50), 6);
  brush.line(Path::line({{-166, -38}, {-166, -24}})
                 .add(Path::line({{84, -66}, {84, -52}}))
                 .add(Path::line({{-268, -24}, {-268, -12}})),
             look.accent, 16);
  brush.line(Path::dots({{-220, -27}, {-110, -40}, {-70, -45}, {-30, -49}, {24, -55}, {140, -68}, {180, -73}}), ebony,
             12);
}

void trumpet(Brush& brush, const Look& look) {
  const Colour metal = look.colour;
  brush.shadow(0, -4, 120, 14);
  brush.line(Path::rounded(-78, -44, 112, 34, 17), dim_plane(metal, 12), 9);
  brush.line(Path::line({{-122, -58}, {36, -58}}), metal, 9);
  Path valves;
  for (const double x : {-40.0, -22.0, -4.0}) valves.add(Path::line({{x, -62}, {x, -14}}));
  brush.line(valves, lit_plane(metal, 16), 14);
  brush.line(Path::dots({{-40, -82}, {-22, -82}, {-4, -82}}), ivory, 11);
  brush.line(Path::line({{-40, -80}, {-40, -68}})
                 .add(Path::line({{-22, -80}, {-22, -68}}))
                 .add(Path::line({{-4, -80}, {-4, -68}})),
             metal, 4);
  Path bell;
  bell.move(24, -63)
      .curve(70, -64, 104, -74, 122, -100)
      .to(128, -100)
      .to(128, -8)
      .to(122, -8)
      .curve(104, -40, 70, -52, 24, -53)
      .close();
  brush.shape(bell, metal);
  brush.shape(Path::ellipse(126, -54, 8, 46), dim_plane(metal, 50), Form::flat);
  brush.line(Path::bow({{40, -60}, {84, -66}, {112, -82}}).add(Path::line({{-112, -60}, {-60, -60}})),
             lit_plane(metal, 70), 3);
  brush.line(Path::line({{-130, -62}, {-130, -54}}), lit_plane(metal, 30), 13);
}

void drum(Brush& brush, const Look& look) {
  brush.shadow(0, -5, 52, 11);
  Path body;
  body.move(-49, -74).to(-49, -14).curve(-40, 1, 40, 1, 49, -14).to(49, -74).close();
  brush.shape(body, look.colour);
  brush.line(Path::line({{-48, -70}, {-38, -12}, {-24, -64}, {-10, -5}, {6, -62}, {20, -6}, {34, -66}, {48, -16}}),
             ivory, 2);
  brush.line(Path::bow({{-49, -15}, {-28, -6}, {0, -3}, {28, -6}, {49, -15}}), look.accent, 8);
  brush.shape(Path::ellipse(0, -76, 51, 14), look.accent, Form::flat);
  brush.shape(Path::ellipse(0, -80, 49, 13), lit_plane(ivory, 20));
  brush.line(Path::bow({{-51, -76}, {-30, -66}, {0, -62}, {30, -66}, {51, -76}}), look.accent, 7);
  Brush stick = brush.part("stick", 2, Relation::carries);
  stick.line(Path::line({{-32, -80}, {34, -94}}).add(Path::line({{-24, -94}, {30, -76}})), rgb(0x8a5a34), 3.4);
  stick.line(Path::dots({{34, -94}, {30, -76}}), rgb(0x8a5a34), 6.4);
}

void accordion(Brush& brush, const Look& look) {
  brush.shadow(0, -4, 72, 9);
  Path bellows;
  bellows.move(-40, -88).curve(-16, -100, 14, -100, 36, -90).to(34, -6).curve(12, -14, -12, -14, -38, -6).close();
  brush.shape(bellows, look.accent);
  Path pleats;
  for (const double x : {-28.0, -17.0, -6.0, 5.0, 16.0, 27.0})
    pleats.add(Path::line({{x * 1.04, -96 + x * x / 160}, {x, -12 + x * x / 200}}));
  brush.line(pleats, dim_plane(look.accent, 45), 3);
  brush.shape(Path::polygon({{-70, -84}, {-42, -92}, {-36, -2}, {-64, 0}}), look.colour);
  brush.shape(Path::polygon({{34, -94}, {66, -88}, {62, 0}, {32, -4}}), look.colour);
  Brush keys = brush.part("keys");
  keys.shape(Path::polygon({{60, -84}, {74, -80}, {70, -8}, {57, -8}}), lit_plane(ivory, 40), Form::flat);
  keys.line(Path::line({{63, -74}, {72, -72}})
                .add(Path::line({{63, -60}, {71, -59}}))
                .add(Path::line({{62, -46}, {71, -46}}))
                .add(Path::line({{62, -32}, {70, -32}}))
                .add(Path::line({{61, -19}, {70, -19}})),
            ebony, 4);
  brush.line(
      Path::dots({{-60, -74}, {-50, -76}, {-59, -60}, {-49, -61}, {-57, -46}, {-47, -46}, {-56, -32}, {-46, -31}}),
      ivory, 5.4);
  brush.line(Path::line({{44, -80}, {43, -16}}).add(Path::line({{51, -79}, {50, -15}})), lit_plane(look.colour, 50),
             2.4);
}

void tambourine(Brush& brush, const Look& look) {
  brush.shadow(4, -2, 42, 7);
  brush.shape(Path::ellipse(7, -49, 45, 49), dim_plane(look.colour, 40), Form::flat);
  brush.shape(Path::ellipse(-2, -50, 46, 50), look.colour);
  brush.shape(Path::ellipse(-2, -50, 39, 43), ivory);
  brush.veil(Path::smooth({{-30, -66}, {-14, -86}, {2, -84}, {-20, -60}}), rgb(0xffffff), 45);
  brush.line(Path::dots({{-44, -50}, {-34, -84}, {-2, -96.6}, {30, -84}, {41, -50}, {30, -16}, {-2, -3.6}, {-34, -16}}),
             brass, 8.6);
  brush.line(Path::dots({{-44, -50}, {-34, -84}, {-2, -96.6}, {30, -84}, {41, -50}, {30, -16}, {-2, -3.6}, {-34, -16}}),
             dim_plane(brass, 50), 2.4);
  brush.part("ribbon", 2)
      .line(Path::bow({{38, -72}, {48, -56}, {42, -34}, {52, -10}})
                .add(Path::bow({{38, -72}, {56, -64}, {52, -44}, {62, -26}})),
            look.accent, 4);
}

void bell(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 32, 6);
  brush.shape(Path::limb({{0, -60}, {0, -76}, {0, -90}, {0, -98}}, {6, 5, 10, 7}), look.accent);
  brush.line(Path::dots({{3, -4}}), dim_plane(look.colour, 55), 10);
  Path cup;
  cup.move(-8, -66)
      .curve(-20, -62, -20, -44, -22, -28)
      .curve(-24, -18, -30, -14, -33, -8)
      .curve(-20, -2, 20, -2, 33, -8);
  cup.curve(30, -14, 24, -18, 22, -28).curve(20, -44, 20, -62, 8, -66).curve(4, -68, -4, -68, -8, -66).close();
  brush.shape(cup, look.colour);
  brush.line(Path::bow({{-23, -24}, {0, -18}, {23, -24}}).add(Path::bow({{-20, -46}, {0, -41}, {20, -46}})),
             dim_plane(look.colour, 40), 1.8);
  brush.veil(Path::smooth({{-12, -58}, {-8, -56}, {-12, -28}, {-17, -26}}), rgb(0xffffff), 55);
}

void gramophone(Brush& brush, const Look& look) {
  brush.shadow(-4, -3, 46, 7);
  draw_box(brush, {-44, -28, 16, -3}, {14, -8}, look.accent);
  brush.shape(Path::polygon({{-48, -4}, {20, -4}, {20, 0}, {-48, 0}}), dim_plane(look.accent, 30), Form::flat);
  Brush record = brush.part("record");
  record.shape(Path::ellipse(-8, -33, 29, 5), ebony, Form::flat);
  record.line(Path::dots({{-8, -33}}), rgb(0xb0472f), 5);
  brush.part("handle").line(Path::line({{31, -22}, {42, -20}, {42, -12}}), iron, 2);
  brush.line(Path::bow({{-4, -34}, {-30, -38}, {-36, -48}, {-28, -58}}), dim_plane(look.colour, 30), 4.5);
  Path horn;
  horn.move(-33, -54)
      .curve(-24, -66, -8, -72, -4, -96)
      .curve(10, -102, 44, -84, 48, -54)
      .curve(44, -40, 36, -38, 28, -42);
  horn.curve(10, -50, -6, -46, -24, -52).close();
  brush.shape(horn, look.colour);
  brush.shape(Path::ellipse(23, -69, 20, 36, -34), lit_plane(look.colour, 22));
  brush.shape(Path::ellipse(17, -64, 7, 14, -34), dim_plane(look.colour, 60), Form::flat);
  brush.line(Path::line({{13, -74}, {4, -92}})
                 .add(Path::line({{19, -73}, {27, -93}}))
                 .add(Path::line({{23, -62}, {45, -70}}))
                 .add(Path::line({{21, -53}, {40, -45}})),
             dim_plane(look.colour, 34), 1.4);
}

void music_stand(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 18, 4);
  brush.line(Path::line({{0, -60}, {0, -16}, {-17, -1}})
                 .add(Path::line({{0, -16}, {18, -2}}))
                 .add(Path::line({{0, -16}, {3, -6}})),
             look.colour, 2.4);
  brush.shape(Path::polygon({{-20, -94}, {20, -97}, {22, -64}, {-21, -60}}), look.colour, Form::flat);
  Brush sheet_music = brush.part("sheet-music", 2, Relation::carries);
  sheet_music.shape(Path::polygon({{-17, -99}, {0, -95}, {0, -65}, {-18, -67}}), lit_plane(ivory, 30), Form::flat);
  sheet_music.shape(Path::polygon({{0, -95}, {17, -100}, {19, -70}, {0, -65}}), dim_plane(ivory, 8), Form::flat);
  Path staves;
  for (const double y : {-91.0, -85.0, -79.0, -73.0})
    staves.add(Path::line({{-14, y - 2}, {-3, y}})).add(Path::line({{3, y}, {15, y - 3}}));
  brush.line(staves, rgb(0x5d544e), 0.8);
  brush.line(Path::dots({{-11, -92}, {-6, -85}, {6, -86}, {12, -80}, {-9, -74}, {8, -73}}), rgb(0x3a3330), 1.9);
  brush.shape(Path::polygon({{-24, -64}, {24, -68}, {24, -63}, {-24, -59}}), lit_plane(look.colour, 20), Form::flat);
}

void grand_piano(Brush& brush, const Look& look) {
  const Colour wood = look.colour;
  brush.shadow(2, -3, 62, 7);
  brush.line(Path::line({{44, -36}, {43, -6}}), dim_plane(wood, 30), 5);
  Path lid;
  lid.move(-46, -57)
      .curve(-44, -80, -40, -92, -34, -98)
      .curve(-6, -104, 26, -98, 44, -84)
      .curve(56, -76, 62, -68, 64, -56)
      .close();
  brush.part("lid").shape(lid, lit_plane(wood, 14), Form::tall);
  Path inside;
  inside.move(-48, -56).to(66, -56).curve(62, -50, 56, -49, 48, -49).to(-46, -49).close();
  brush.shape(inside, rgb(0xb8893c), Form::flat);
  brush.line(Path::line({{34, -52}, {18, -88}}), dim_plane(wood, 20), 2);
  Path body;
  body.move(-54, -52)
      .to(40, -50)
      .curve(54, -50, 62, -54, 66, -58)
      .to(66, -42)
      .curve(62, -38, 54, -35, 40, -35)
      .to(-54, -35)
      .close();
  brush.shape(body, wood);
  Brush keys = brush.part("keys");
  keys.shape(Path::polygon({{-68, -45}, {-52, -50}, {-52, -45}, {-68, -40}}), lit_plane(ivory, 40), Form::flat);
  keys.line(Path::line({{-64, -44}, {-58, -46}}), ebony, 2.2);
  brush.shape(Path::polygon({{-70, -41}, {-50, -46}, {-50, -34}, {-70, -35}}), lit_plane(wood, 10), Form::flat);
  brush.shape(Path::polygon({{-52, -60}, {-46, -60}, {-44, -36}, {-54, -36}}), lit_plane(wood, 10), Form::flat);
  brush.shape(Path::polygon({{-55, -36}, {-46, -36}, {-49, 0}, {-53, 0}})
                  .add(Path::polygon({{20, -36}, {29, -36}, {26, 0}, {22, 0}})),
              wood, Form::flat);
  brush.line(Path::line({{-24, -35}, {-22, -6}}).add(Path::line({{-16, -35}, {-18, -6}})), dim_plane(wood, 20), 1.8);
  brush.line(Path::line({{-24, -4}, {-16, -4}}), brass, 2.6);
}

constexpr std::array all = std::to_array<Thing>({
    {"violin", Place::stands, 0.6, 54, violin, "instrument", "auburn", {}, {}, "standing lying"},
    {"cello", Place::stands, 1.25, 52, cello, "instrument", "auburn"},
    {"guitar", Place::stands, 1.0, 44, guitar, "instrument", "light-brown", {}, {}, "standing lying"},
    {"lute", Place::stands, 0.8, 50, lute, "instrument", "light-brown", {}, {}, "standing lying"},
    {"harp", Place::stands, 1.7, 66, harp, "instrument", "gold"},
    {"flute", Place::stands, 0.1, 590, flute, "instrument", "dark-brown", "light-grey"},
    {"trumpet", Place::stands, 0.2, 270, trumpet, "instrument", "gold"},
    {"drum", Place::stands, 0.42, 108, drum, "instrument", "blue", "red"},
    {"accordion", Place::stands, 0.38, 150, accordion, "instrument", "red", "black"},
    {"balalaika", Place::stands, 0.7, 56, balalaika, "instrument", "light-brown", "red", {}, "standing lying"},
    {"tambourine", Place::stands, 0.26, 110, tambourine, "instrument", "brown", "red"},
    {"bell", Place::stands, 0.18, 68, bell, "instrument", "gold", "brown"},
    {"gramophone", Place::stands, 0.75, 98, gramophone, "instrument", "gold", "brown"},
    {"music-stand", Place::stands, 1.3, 48, music_stand, "furniture", "dark-brown"},
    {"grand-piano", Place::stands, 1.55, 138, grand_piano, "instrument furniture", "black"},
});

}  // namespace

std::span<const Thing> instruments() { return all; }

}  // namespace art
