// Beasts, tame and wild: the wild ones are drawn here.
#include <array>

#include "art/vocabulary/creatures.h"
#include "art/vocabulary/families.h"

namespace art {
namespace {

void deer(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 38, 4);
  Path far = Path::limb({{21, -38}, {26, -19}, {25, -2}}, {10, 4.5, 4});
  far.add(Path::limb({{-21, -38}, {-17, -29}, {-25, -17}, {-21, -2}}, {13, 9, 4.5, 4}));
  brush.shape(far, darker(look.colour, 40), Form::flat);
  Path body = Path::smooth({{-35, -46},
                            {-26, -53},
                            {-6, -50},
                            {12, -53},
                            {22, -64},
                            {27, -77},
                            {36, -76},
                            {36, -62},
                            {30, -44},
                            {18, -34},
                            {-4, -33},
                            {-20, -37},
                            {-33, -40}});
  join(body, Path::limb({{18, -41}, {19, -20}, {18, -2}}, {14, 5, 4.5}));
  join(body, Path::limb({{-27, -44}, {-22, -34}, {-31, -19}, {-28, -2}}, {17, 13, 5, 4.5}));
  brush.shape(body, look.colour, Form::tall);
  brush.part("tail").shape(Path::smooth({{-32, -48}, {-38, -48}, {-38, -38}, {-33, -40}}), lighter(look.colour, 60),
                           Form::flat);
  brush.shape(Path::smooth({{30, -68}, {37, -68}, {34, -54}, {28, -44}, {25, -54}}), lighter(look.colour, 30),
              Form::flat);
  Path antlers = Path::bow({{30, -79}, {21, -87}, {19, -97}, {24, -103}});
  antlers.add(Path::bow({{21, -87}, {27, -90}, {29, -95}})).add(Path::bow({{19, -95}, {12, -97}, {9, -102}}));
  antlers.add(Path::bow({{34, -79}, {42, -85}, {48, -93}, {46, -103}}));
  antlers.add(Path::bow({{41, -84}, {39, -91}, {40, -97}})).add(Path::bow({{48, -92}, {54, -94}, {58, -99}}));
  brush.part("antlers").line(antlers, look.accent, 2.5);
  Path head = Path::smooth({{27, -74}, {31, -81}, {38, -78}, {47, -70}, {48, -65}, {42, -64}, {33, -67}});
  join(head, Path::smooth({{28, -75}, {22, -79}, {13, -79}, {20, -73}}));
  brush.shape(head, look.colour, Form::tall);
  brush.line(Path::dots({{47, -68}}), rgb(0x1c1512), 3.4);
  draw_eye(brush, 37, -74, 1.4);
  brush.part("spots", 0)
      .line(Path::dots({{-18, -47}, {-10, -44}, {-22, -42}, {-3, -47}, {4, -43}}), lighter(look.colour, 30), 1.8);
}

void rabbit(Brush& brush, const Look& look) {
  brush.shadow(-2, 0, 42, 6);
  brush.shape(Path::limb({{20, -64}, {11, -82}, {4, -97}}, {8, 11, 4}), darker(look.colour, 22), Form::flat);
  brush.part("tail").line(Path::dots({{-36, -14}}), look.accent, 17);
  Path body = Path::smooth({{-30, -1}, {-37, -18}, {-28, -38}, {-8, -50}, {14, -52}, {28, -40}, {28, -16}, {20, -1}});
  join(body, Path::smooth({{12, -56}, {18, -68}, {30, -71}, {42, -63}, {47, -53}, {38, -44}, {22, -42}}));
  join(body, Path::limb({{25, -66}, {25, -84}, {30, -101}}, {8, 11, 4}));
  join(body, Path::limb({{20, -24}, {22, -10}, {30, -3}}, {12, 8, 7}));
  brush.shape(body, look.colour, Form::tall);
  brush.shape(Path::smooth({{-24, 0}, {-32, -14}, {-20, -33}, {-1, -30}, {6, -14}, {4, -6}, {17, -5}, {17, 0}}),
              look.colour, Form::tall);
  brush.shape(Path::smooth({{26, -40}, {32, -36}, {30, -20}, {25, -12}, {22, -26}}), look.accent, Form::flat);
  brush.line(Path::bow({{25, -72}, {26, -86}, {29, -95}}), mix(look.colour, rgb(0xe39aa2), 75), 4);
  brush.line(Path::dots({{46, -54}}), rgb(0xb9615c), 4);
  draw_eye(brush, 33, -60, 2.6);
}

void fox_head(Brush brush, const Look& look) {
  Path head;
  head.move(-14, 4)
      .curve(-15, -4, -13, -9, -11, -11)
      .to(-10, -27)
      .curve(-4, -24, 0, -18, 2, -14)
      .to(5, -14)
      .to(10, -25);
  head.curve(13, -20, 14, -14, 13, -8).curve(18, -2, 24, 3, 34, 6).curve(36, 9, 34, 11, 30, 11);
  head.curve(22, 15, 10, 16, 2, 15).curve(-7, 15, -13, 11, -14, 4).close();
  brush.shape(head, look.colour, Form::tall);
  brush.shape(Path::smooth({{-6, 12}, {-2, 6}, {8, 5}, {20, 6}, {31, 9}, {18, 14}, {2, 16}}), look.accent, Form::flat);
  brush.shape(Path::polygon({{-9, -13}, {-8, -22}, {-2, -14}}), rgb(0x3a2520), Form::flat);
  brush.line(Path::dots({{33, 7.5}}), rgb(0x1c1512), 5);
  draw_eye(brush, 10, -2, 1.9);
}

void fox(Brush& brush, const Look& look) {
  const Colour stocking = rgb(0x3a2520);
  brush.shadow(0, 0, 66, 6);
  Path far = Path::limb({{32, -48}, {40, -26}, {35, -3}}, {12, 7, 6});
  far.add(Path::limb({{-20, -50}, {-14, -36}, {-24, -20}, {-18, -3}}, {14, 11, 6, 6}));
  brush.shape(far, mix(look.colour, stocking, 70), Form::flat);
  Path body = Path::smooth({{-42, -62},
                            {-32, -71},
                            {-6, -67},
                            {20, -70},
                            {40, -84},
                            {54, -80},
                            {54, -64},
                            {44, -46},
                            {26, -39},
                            {0, -43},
                            {-22, -50},
                            {-38, -52}});
  join(body, Path::limb({{-34, -62}, {-58, -58}, {-78, -38}, {-98, -22}}, {10, 22, 26, 5}));
  join(body, Path::limb({{27, -54}, {32, -30}, {45, -16}, {52, -3}}, {17, 9, 6.5, 6}));
  join(body, Path::limb({{-32, -58}, {-26, -42}, {-42, -24}, {-46, -3}}, {20, 16, 7, 6}));
  brush.shape(body, look.colour, Form::tall);
  brush.line(Path::bow({{39, -22}, {46, -14}, {52, -3}}).add(Path::bow({{-42, -22}, {-45, -12}, {-45, -3}})), stocking,
             6);
  brush.shape(Path::smooth({{-98, -20}, {-90, -40}, {-80, -42}, {-76, -28}, {-84, -22}}), look.accent, Form::flat);
  brush.shape(Path::smooth({{42, -72}, {54, -72}, {48, -54}, {36, -42}, {30, -46}}), look.accent, Form::flat);
  fox_head(brush.at(52, -80), look);
}

void lion(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 72, 6);
  Path far = Path::limb({{42, -50}, {46, -26}, {50, -3}}, {20, 13, 11});
  far.add(Path::limb({{-36, -50}, {-28, -36}, {-40, -20}, {-34, -3}}, {22, 17, 10, 10}));
  brush.shape(far, darker(look.colour, 40), Form::flat);
  Brush tail = brush.part("tail");
  tail.line(Path::bow({{-58, -68}, {-74, -62}, {-78, -40}, {-88, -30}}), look.colour, 4);
  tail.shape(Path::smooth({{-84, -36}, {-84, -22}, {-96, -16}, {-94, -30}}), look.accent, Form::flat);
  Path body = Path::smooth({{-61, -64},
                            {-50, -77},
                            {-22, -73},
                            {10, -76},
                            {36, -80},
                            {50, -60},
                            {44, -40},
                            {20, -33},
                            {-12, -37},
                            {-38, -44},
                            {-58, -52}});
  join(body, Path::limb({{30, -54}, {33, -26}, {33, -5}, {40, -3}}, {24, 14, 12, 10}));
  join(body, Path::limb({{-48, -60}, {-41, -42}, {-56, -22}, {-52, -5}, {-45, -3}}, {27, 23, 11, 11, 9}));
  brush.shape(body, look.colour, Form::tall);
  draw_creases(brush, Path::bow({{-34, -62}, {-29, -46}, {-40, -34}}), look.colour);
  Brush mane = brush.part("mane");
  mane.shape(Path::lump(brush.chance(), 42, -69, 31, 37, 10, 0.14), look.accent, Form::tall);
  mane.line(Path::bow({{26, -88}, {21, -72}, {25, -54}})
                .add(Path::bow({{34, -66}, {34, -50}, {40, -38}}))
                .add(Path::bow({{48, -50}, {50, -44}, {56, -40}}))
                .add(Path::bow({{38, -98}, {32, -90}, {30, -80}})),
            darker(look.accent, 25), 2);
  Path head = Path::smooth({{40, -72}, {44, -86}, {56, -92}, {66, -86}, {77, -72}, {77, -62}, {66, -56}, {50, -58}});
  join(head, Path::smooth({{36, -86}, {38, -95}, {47, -95}, {48, -86}}));
  brush.shape(head, look.colour, Form::tall);
  brush.shape(Path::smooth({{62, -70}, {74, -73}, {78, -65}, {70, -56}, {58, -57}}), lighter(look.colour, 50),
              Form::flat);
  brush.shape(Path::smooth({{70, -77}, {79, -72}, {76, -67}, {70, -70}}), rgb(0x5a3228), Form::flat);
  brush.line(Path::bow({{74, -67}, {69, -62}, {61, -63}}), rgb(0x5a3228), 1.3);
  draw_eye(brush, 60, -79, 1.9);
}

void bear(Brush& brush, const Look& look) {
  const Colour dark = darker(look.colour, 28);
  brush.shadow(0, 0, 72, 7);
  Path far = Path::limb({{46, -44}, {50, -20}, {56, -3}}, {24, 17, 12});
  far.add(Path::limb({{-28, -40}, {-26, -20}, {-20, -3}}, {28, 18, 12}));
  brush.shape(far, dark, Form::flat);
  Path body = Path::smooth({{-63, -48},
                            {-58, -74},
                            {-34, -87},
                            {-4, -87},
                            {22, -97},
                            {44, -92},
                            {60, -70},
                            {54, -44},
                            {30, -28},
                            {-10, -24},
                            {-46, -28}});
  join(body, Path::limb({{30, -52}, {32, -24}, {34, -6}, {43, -3}}, {32, 20, 17, 11}));
  join(body, Path::limb({{-45, -48}, {-41, -26}, {-46, -6}, {-37, -3}}, {36, 26, 17, 11}));
  brush.shape(body, look.colour, Form::tall);
  brush.line(Path::bow({{-27, -50}, {-27, -34}, {-33, -20}}).add(Path::bow({{14, -52}, {19, -36}, {22, -22}})), dark,
             1.8);
  brush.line(Path::dots({{49, -94}, {64, -92}}), dark, 13);
  brush.shape(Path::smooth({{40, -76},
                            {46, -90},
                            {58, -95},
                            {70, -86},
                            {78, -78},
                            {90, -72},
                            {90, -62},
                            {76, -56},
                            {56, -56},
                            {44, -64}}),
              look.colour, Form::tall);
  brush.shape(Path::smooth({{76, -78}, {90, -73}, {91, -63}, {76, -57}, {71, -66}}), lighter(look.colour, 32),
              Form::flat);
  draw_creases(brush, Path::bow({{86, -62}, {80, -62}, {75, -66}}), look.colour);
  brush.line(Path::dots({{89, -71}}), rgb(0x1c1512), 6.5);
  draw_eye(brush, 67, -78, 2);
}

void monkey(Brush& brush, const Look& look) {
  const Colour dark = darker(look.colour, 30);
  const Colour face = look.accent;
  brush.shadow(-2, 0, 38, 5);
  brush.shape(Path::limb({{4, -16}, {28, -30}, {30, -4}, {38, -2}}, {14, 10, 8, 7}), dark, Form::flat);
  Path body = Path::smooth({{-24, -1}, {-30, -24}, {-22, -48}, {-6, -62}, {12, -58}, {18, -38}, {14, -14}, {10, -1}});
  join(body, Path::limb({{-22, -6}, {-40, -3}, {-50, -20}, {-42, -36}, {-34, -26}}, {6, 6, 6, 5, 4}));
  join(body, Path::smooth({{-11, -76}, {-4, -94}, {10, -99}, {23, -92}, {28, -76}, {22, -62}, {8, -57}, {-6, -63}}));
  brush.shape(body, look.colour, Form::tall);
  brush.line(Path::dots({{-10, -78}, {28, -78}}), look.colour, 13);
  brush.line(Path::dots({{-11, -78}, {29, -78}}), face, 7);
  brush.shape(Path::smooth({{-5, -80}, {0, -88}, {9, -84}, {18, -88}, {23, -80}, {20, -66}, {9, -60}, {-1, -66}}), face,
              Form::flat);
  draw_eye(brush, 4, -79, 2);
  draw_eye(brush, 15, -79, 2);
  brush.line(Path::bow({{3, -68}, {10, -65}, {17, -68}}).add(Path::line({{8, -73}, {11, -73}})), darker(face, 55), 1.3);
  brush.shape(Path::smooth({{2, -54}, {12, -50}, {14, -34}, {8, -18}, {0, -32}}), mix(look.colour, face, 50),
              Form::flat);
  Path near = Path::limb({{-10, -14}, {16, -32}, {18, -5}, {28, -3}}, {20, 12, 8, 7});
  near.add(Path::limb({{-10, -52}, {-6, -32}, {18, -34}}, {14, 10, 8}));
  brush.shape(near, look.colour, Form::tall);
  brush.line(Path::dots({{20, -34}}), face, 8);
}

void elephant(Brush& brush, const Look& look) {
  const Colour dark = darker(look.colour, 26);
  brush.shadow(0, 0, 70, 6);
  Path far = Path::limb({{36, -46}, {38, -22}, {40, -5}}, {22, 17, 17});
  far.add(Path::limb({{-28, -46}, {-26, -22}, {-26, -5}}, {24, 18, 18}));
  brush.shape(far, dark, Form::flat);
  brush.part("tail").line(Path::bow({{-61, -70}, {-70, -56}, {-68, -38}}), dark, 2.6);
  Path body = Path::smooth({{-63, -48},
                            {-60, -74},
                            {-42, -92},
                            {-10, -97},
                            {22, -92},
                            {44, -74},
                            {42, -48},
                            {30, -32},
                            {-10, -28},
                            {-46, -32}});
  join(body, Path::limb({{20, -50}, {20, -22}, {20, -6}}, {28, 20, 20}));
  join(body, Path::limb({{-46, -52}, {-43, -26}, {-48, -6}}, {34, 23, 20}));
  join(body, Path::smooth({{22, -82}, {30, -97}, {46, -101}, {60, -92}, {66, -76}, {58, -58}, {40, -54}, {26, -62}}));
  join(body, Path::limb({{54, -76}, {66, -54}, {65, -28}, {72, -12}, {83, -14}}, {26, 17, 12, 9, 7}));
  brush.shape(body, look.colour, Form::tall);
  brush.shape(Path::smooth({{34, -82}, {26, -94}, {8, -90}, {0, -72}, {8, -52}, {20, -44}, {30, -58}}), dark,
              Form::tall);
  brush.part("tusks").shape(Path::limb({{56, -58}, {68, -46}, {82, -47}}, {6, 5, 2}), rgb(0xf1e8d0), Form::flat);
  brush.line(Path::line({{62, -44}, {70, -43}})
                 .add(Path::line({{60, -34}, {69, -34}}))
                 .add(Path::line({{61, -24}, {69, -26}})),
             dark, 1.2);
  brush.line(Path::dots({{13, -2}, {20, -1.5}, {27, -2}, {-55, -2}, {-48, -1.5}, {-41, -2}}), lighter(look.colour, 40),
             4);
  draw_eye(brush, 50, -78, 1.9);
}

void camel(Brush& brush, const Look& look) {
  const Colour dark = darker(look.colour, 28);
  brush.shadow(0, 0, 50, 5);
  Path far = Path::limb({{26, -46}, {29, -24}, {28, -2}}, {11, 6, 6});
  far.add(Path::limb({{-28, -46}, {-24, -34}, {-30, -20}, {-27, -2}}, {14, 10, 6, 6}));
  brush.shape(far, dark, Form::flat);
  Path body = Path::smooth({{-46, -52},
                            {-38, -64},
                            {-24, -70},
                            {-12, -86},
                            {-3, -92},
                            {7, -86},
                            {15, -70},
                            {32, -60},
                            {36, -48},
                            {14, -39},
                            {-14, -38},
                            {-40, -44}});
  join(body, Path::limb({{24, -53}, {44, -48}, {55, -62}, {56, -88}}, {24, 17, 13, 11}));
  join(body, Path::limb({{20, -50}, {20, -25}, {19, -2}}, {15, 8, 7}));
  join(body, Path::limb({{-36, -54}, {-32, -38}, {-40, -21}, {-37, -2}}, {18, 14, 7, 7}));
  join(body, Path::smooth({{49, -86}, {52, -96}, {62, -98}, {76, -90}, {79, -83}, {72, -79}, {56, -81}}));
  join(body, Path::smooth({{53, -94}, {49, -102}, {56, -102}, {58, -96}}));
  brush.shape(body, look.colour, Form::tall);
  brush.part("tail").line(Path::bow({{-45, -54}, {-51, -44}, {-50, -34}}), dark, 3);
  Brush saddle = brush.part("saddle", 1, Relation::carries);
  saddle.shape(Path::smooth({{-25, -68}, {-12, -86}, {-3, -92}, {7, -86}, {16, -68}, {14, -50}, {-4, -47}, {-24, -52}}),
               look.accent, Form::tall);
  saddle.line(Path::bow({{-23, -55}, {-4, -51}, {14, -54}}).add(Path::bow({{-22, -66}, {-4, -63}, {15, -65}})),
              lighter(look.accent, 50), 2);
  brush.part("harness", 1, Relation::carries)
      .line(Path::bow({{70, -93}, {67, -86}, {70, -80}}).add(Path::line({{67, -86}, {54, -88}})), look.accent, 1.6);
  draw_creases(brush, Path::bow({{78, -83}, {73, -84}, {70, -86}}), look.colour);
  draw_eye(brush, 63, -92, 1.5);
}

void squirrel(Brush& brush, const Look& look) {
  brush.shadow(-6, 0, 40, 6);
  Brush tail = brush.part("tail");
  tail.shape(
      Path::limb({{-8, -8}, {-34, -10}, {-46, -38}, {-32, -68}, {-46, -92}, {-58, -84}}, {12, 24, 32, 34, 20, 6}),
      look.colour, Form::tall);
  tail.line(Path::bow({{-22, -10}, {-40, -24}, {-42, -46}, {-30, -70}, {-42, -88}}), lighter(look.colour, 22), 7);
  Path body = Path::smooth({{-12, -1}, {-20, -20}, {-10, -42}, {4, -56}, {18, -52}, {24, -32}, {22, -8}, {14, -1}});
  join(body, Path::smooth({{3, -62}, {8, -76}, {20, -81}, {34, -72}, {42, -62}, {33, -53}, {18, -50}, {6, -54}}));
  join(body, Path::limb({{11, -72}, {9, -84}, {6, -95}}, {10, 8, 2}));
  join(body, Path::smooth({{-12, 0}, {-20, -12}, {-12, -28}, {4, -30}, {14, -16}, {12, -6}, {28, -5}, {27, 0}}));
  brush.shape(body, look.colour, Form::tall);
  brush.shape(Path::smooth({{14, -54}, {24, -50}, {27, -34}, {24, -14}, {17, -18}, {17, -36}}), look.accent,
              Form::flat);
  brush.part("nuts", 1, Relation::holds).line(Path::dots({{37, -43}}), rgb(0x6b4223), 11);
  brush.line(Path::bow({{8, -44}, {20, -36}, {34, -42}}), look.colour, 6);
  brush.line(Path::bow({{-10, -28}, {6, -28}, {13, -16}, {11, -7}}), darker(look.colour, 26), 1.6);
  brush.line(Path::dots({{41, -63}}), rgb(0x1c1512), 4);
  draw_eye(brush, 26, -68, 2.4);
}

void mouse(Brush& brush, const Look& look) {
  const Colour skin = mix(look.colour, rgb(0xe39aa2), 70);
  brush.shadow(0, 0, 82, 9);
  brush.part("tail").line(Path::bow({{-56, -10}, {-84, -3}, {-104, -16}, {-126, -8}}), skin, 4.5);
  brush.line(Path::dots({{46, -66}}), darker(look.colour, 24), 32);
  Path body = Path::smooth(
      {{-56, -8}, {-68, -32}, {-46, -62}, {-10, -76}, {26, -64}, {54, -50}, {84, -24}, {80, -13}, {46, -9}, {0, -6}});
  join(body, Path::limb({{36, -18}, {42, -6}, {56, -4}}, {14, 9, 8}));
  join(body, Path::smooth({{-30, -12}, {-24, -28}, {-4, -22}, {-4, -10}, {18, -8}, {18, 0}, {-22, 0}}));
  brush.shape(body, look.colour, Form::tall);
  brush.shape(Path::circle(22, -68, 20), look.colour, Form::tall);
  brush.line(Path::dots({{23, -67}}), skin, 25);
  brush.line(Path::dots({{84, -18}}), skin, 9);
  brush.line(
      Path::line({{72, -16}, {56, -8}}).add(Path::line({{72, -18}, {52, -18}})).add(Path::line({{72, -20}, {54, -28}})),
      lighter(look.colour, 55), 1.2);
  brush.line(Path::bow({{-40, -40}, {-12, -40}, {0, -20}, {-4, -7}}), darker(look.colour, 24), 2);
  draw_eye(brush, 59, -38, 4.5);
}

constexpr std::array all = std::to_array<Thing>({
    {"dog", Place::stands, 0.65, 130, draw_dog, "animal pet", "brown", "cream", "standing sitting sleeping running"},
    {"cat", Place::stands, 0.42, 110, draw_cat, "animal pet", "orange", "white",
     "sitting sleeping walking lying standing"},
    {"horse", Place::stands, 2.1, 130, draw_horse, "animal livestock", "brown", "red", "standing grazing galloping", "",
     65},
    {"cow", Place::stands, 1.5, 165, draw_cow, "animal livestock", "white", "dark-brown", "standing grazing lying"},
    {"sheep", Place::stands, 0.95, 125, draw_sheep, "animal livestock", "white", "dark-brown", "standing grazing"},
    {"goat", Place::stands, 1, 120, draw_goat, "animal livestock", "light-grey", "dark-brown"},
    {"pig", Place::stands, 0.8, 180, draw_pig, "animal livestock", "pink"},
    {"donkey", Place::stands, 1.55, 115, draw_donkey, "animal livestock", "grey", {}, {}, {}, 58},
    {"deer", Place::stands, 2, 96, deer, "animal wild", "light-brown", "cream"},
    {"rabbit", Place::stands, 0.4, 92, rabbit, "animal wild", "light-brown", "white"},
    {"fox", Place::stands, 0.65, 185, fox, "animal wild", "orange", "white"},
    {"lion", Place::stands, 1.25, 170, lion, "animal wild", "gold", "brown"},
    {"bear", Place::stands, 1.35, 155, bear, "animal wild", "dark-brown"},
    {"monkey", Place::stands, 0.7, 88, monkey, "animal wild", "brown", "cream"},
    {"elephant", Place::stands, 3, 155, elephant, "animal wild", "grey", {}, {}, {}, 94},
    {"camel", Place::stands, 2.3, 130, camel, "animal livestock", "fair", "red", {}, {}, 86},
    {"squirrel", Place::stands, 0.3, 98, squirrel, "animal wild", "auburn", "white"},
    {"mouse", Place::stands, 0.1, 205, mouse, "animal wild", "grey"},
});

}  // namespace

std::span<const Thing> animals() { return all; }

}  // namespace art
