// Treasures and curiosities: what collectors, scholars and kings keep.
#include "art/vocabulary/objects.h"
#include "art/vocabulary/solids.h"

namespace art {

void draw_globe(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 30, 5);
  brush.shape(turned({{3, -30}, {3, -14}, {8, -9}, {22, -6}, {22, 0}}), look.accent);
  draw_sphere_map(brush, {0, -58}, 33, look.colour);
  brush.line(Path::bow({{-14, -94}, {8, -95}, {30, -82}, {37, -58}, {26, -32}, {4, -22}}), brass, 3);
  brush.line(Path::dots({{-14, -94}}), brass, 6);
}

void draw_skull(Brush& brush, const Look& look) {
  const Colour bone = look.colour;
  const Colour hollow = rgb(0x2e221e);
  brush.shadow(0, -3, 42, 9);
  brush.shape(Path::smooth({{2, -20}, {34, -26}, {36, -8}, {26, 0}, {8, -1}, {-4, -10}}), dim_plane(bone, 16));
  brush.shape(Path::smooth({{-46, -60},
                            {-34, -90},
                            {0, -100},
                            {32, -88},
                            {44, -62},
                            {40, -46},
                            {42, -34},
                            {34, -26},
                            {32, -16},
                            {10, -14},
                            {4, -26},
                            {-16, -26},
                            {-40, -36}}),
              bone);
  brush.shape(Path::smooth({{-2, -54}, {10, -60}, {19, -52}, {16, -39}, {4, -36}, {-4, -44}})
                  .add(Path::smooth({{28, -54}, {37, -58}, {41, -50}, {38, -40}, {29, -40}}))
                  .add(Path::smooth({{22, -40}, {27, -34}, {26, -28}, {19, -28}})),
              hollow, Form::flat);
  brush.line(Path::line({{11, -15}, {33, -16}}), hollow, 1.8);
  brush.line(Path::line({{14, -22}, {14, -9}})
                 .add(Path::line({{19, -22}, {19, -8}}))
                 .add(Path::line({{24, -22}, {24, -8}}))
                 .add(Path::line({{29, -22}, {29, -9}})),
             dim_plane(bone, 40), 1);
  brush.veil(Path::smooth({{-30, -48}, {-18, -36}, {-2, -32}, {-16, -27}, {-38, -36}}), rgb(0x3a2a20), 30);
  brush.line(Path::bow({{-20, -92}, {-14, -76}, {-24, -64}}), dim_plane(bone, 26), 1);
}

void draw_telescope(Brush& brush, const Look& look) {
  brush.shadow(0, -3, 44, 7);
  brush.line(
      Path::line({{-2, -48}, {-30, -2}}).add(Path::line({{-2, -48}, {28, -2}})).add(Path::line({{-2, -48}, {2, -6}})),
      look.accent, 5);
  Brush tube = brush.at(-2, -56, 1, -24);
  tube.shape(Path::polygon({{-58, -5}, {-26, -6}, {-26, 6}, {-58, 5}}), lit_plane(look.colour, 20), Form::flat);
  tube.shape(Path::polygon({{-28, -9}, {14, -11}, {14, 11}, {-28, 9}}), look.colour);
  tube.shape(Path::polygon({{14, -14}, {60, -16}, {60, 16}, {14, 14}}), look.colour);
  tube.line(Path::line({{-57, -6}, {-57, 6}})
                .add(Path::line({{-27, -9}, {-27, 9}}))
                .add(Path::line({{14, -14}, {14, 14}}))
                .add(Path::line({{60, -15}, {60, 15}})),
            dim_plane(look.colour, 36), 3.4);
  tube.line(
      Path::line({{-52, -2.6}, {-30, -3}}).add(Path::line({{-22, -5}, {10, -6}})).add(Path::line({{20, -8}, {54, -9}})),
      lit_plane(look.colour, 70), 2.2);
}

void draw_scales(Brush& brush, const Look& look) {
  const Colour metal = look.colour;
  brush.shadow(0, -2, 30, 5);
  brush.shape(turned({{2.4, -92}, {2, -50}, {4, -40}, {2.4, -14}, {8, -9}, {24, -6}, {24, 0}}), metal);
  brush.line(Path::dots({{0, -96}}), lit_plane(metal, 20), 8);
  brush.line(Path::bow({{-46, -76}, {-24, -88}, {0, -84}, {24, -92}, {46, -86}}), dim_plane(metal, 14), 4);
  brush.line(Path::line({{-58, -34}, {-46, -76}, {-32, -34}}).add(Path::line({{33, -44}, {46, -86}, {59, -44}})),
             dim_plane(metal, 35), 1);
  Path pans;
  pans.move(-62, -35).to(-28, -35).curve(-32, -22, -58, -22, -62, -35).close();
  pans.move(30, -45).to(62, -45).curve(59, -32, 33, -32, 30, -45).close();
  brush.shape(pans, lit_plane(metal, 12), Form::flat);
  brush.part("weights", 3, Relation::contains)
      .line(Path::dots({{-50, -38}, {-41, -38}, {-46, -42}}), dim_plane(metal, 30), 6);
}

void draw_key(Brush& brush, const Look& look) {
  brush.shadow(0, -26, 180, 18);
  brush.line(Path::ellipse(-130, -34, 46, 24), look.colour, 17);
  brush.line(Path::line({{-84, -42}, {150, -84}}), look.colour, 17);
  brush.line(Path::line({{100, -74}, {122, -40}}).add(Path::line({{136, -80}, {158, -48}})), look.colour, 19);
  brush.line(Path::line({{-72, -50}, {150, -90}}).add(Path::bow({{-168, -44}, {-140, -62}, {-100, -54}})),
             lit_plane(look.colour, 60), 4);
  brush.line(Path::line({{-66, -52}, {-62, -38}}), dim_plane(look.colour, 40), 7);
}

void draw_coins(Brush& brush, const Look& look) {
  const Colour metal = look.colour;
  brush.shadow(10, -10, 130, 18);
  Path edges;
  for (const double y : {-14.0, -28.0, -42.0, -56.0, -70.0})
    edges.add(Path::bow({{-104, y - 4}, {-58, y + 8}, {-12, y - 4}}));
  brush.shape(Path::smooth({{-105, -82}, {-58, -96}, {-11, -82}, {-11, -14}, {-58, -1}, {-105, -14}}),
              dim_plane(metal, 12));
  brush.line(edges, dim_plane(metal, 50), 3.4);
  brush.shape(Path::ellipse(-58, -84, 47, 15), lit_plane(metal, 30), Form::flat);
  brush.shape(Path::ellipse(52, -17, 47, 16).add(Path::ellipse(110, -26, 42, 13)), dim_plane(metal, 40), Form::flat);
  brush.shape(Path::ellipse(52, -24, 47, 16).add(Path::ellipse(110, -33, 42, 13)), lit_plane(metal, 20), Form::flat);

  brush.line(Path::ellipse(-58, -84, 33, 10).add(Path::ellipse(52, -24, 33, 10)), dim_plane(metal, 24), 2.6);
}

void draw_pearls(Brush& brush, const Look& look) {
  brush.shadow(0, -28, 190, 26);
  Path strand;
  Path glints;
  constexpr int pearls = 30;
  for (int i = 0; i < pearls; ++i) {
    // Wider steps where the strand turns back, or the pearls would lie upon each other there.
    const double even = i * 360.0 / pearls;
    const double turn = even + 13 * sine(even * 2);
    const double x = 180 * cosine(turn);
    const double y = -46 - 34 * sine(turn) + 6 * sine(turn * 2);
    strand.move(x, y).to(x, y);
    glints.move(x - 5, y - 6).to(x - 5, y - 6);
  }
  brush.line(strand, dim_plane(look.colour, 52), 34);
  brush.line(strand, look.colour, 28);
  brush.line(glints, lit_plane(look.colour, 80), 9);
}

void draw_fan(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 60, 6);
  Path leaf;
  Path folds;
  Path sticks;
  for (int i = 0; i <= 10; ++i) {
    const double turn = 186 + i * 16.8;
    const Point out = {cosine(turn), sine(turn)};
    const double reach = i % 2 == 0 ? 92 : 88;
    leaf.empty() ? leaf.move(reach * out.x, reach * out.y - 6) : leaf.to(reach * out.x, reach * out.y - 6);
    folds.add(Path::line({{40 * out.x, 40 * out.y - 6}, {reach * out.x, reach * out.y - 6}}));
    sticks.add(Path::line({{0, -5}, {42 * out.x, 42 * out.y - 6}}));
  }
  leaf.to(40, -10).curve(34, -46, -34, -46, -40, -10).close();
  brush.line(sticks, lit_plane(rgb(0x8a5a34), 20), 2.6);
  brush.shape(leaf, look.colour);
  brush.line(folds, dim_plane(look.colour, 28), 1.2);
  brush.line(Path::bow({{-52, -46}, {-30, -66}, {0, -62}, {30, -74}, {52, -52}}), dim_plane(look.accent, 40), 2);
  Brush blossom = brush.part("blossom", 7, Relation::shows);
  blossom.line(Path::dots({{-50, -50}, {-34, -70}, {-16, -62}, {4, -68}, {22, -70}, {40, -62}, {54, -48}}), look.accent,
               11);
  brush.line(Path::dots({{0, -5}}), brass, 7);
}

// A half mask with feathers; it leans, its ribbons hang down.
void draw_mask(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 44, 6);
  brush.part("ribbon", 2)
      .line(Path::bow({{-54, -38}, {-62, -20}, {-54, -2}}).add(Path::bow({{54, -38}, {64, -22}, {58, -2}})),
            look.accent, 4);
  Brush feather = brush.part("feather", 3);
  feather.shape(Path::limb({{-8, -48}, {-26, -74}, {-46, -90}}, {8, 17, 5})
                    .add(Path::limb({{10, -48}, {28, -72}, {48, -88}}, {8, 17, 5}))
                    .add(Path::limb({{1, -48}, {0, -76}, {4, -100}}, {8, 18, 5})),
                look.accent);
  feather.line(Path::bow({{-8, -48}, {-26, -74}, {-44, -88}})
                   .add(Path::bow({{10, -48}, {28, -72}, {46, -86}}))
                   .add(Path::line({{1, -48}, {3, -96}})),
               lit_plane(look.accent, 40), 1.4);
  Path face;
  face.move(0, -52).curve(20, -62, 48, -62, 62, -54).curve(60, -36, 50, -14, 28, -12).curve(14, -11, 8, -18, 6, -6);
  face.curve(4, -1, -4, -1, -6, -6).curve(-8, -18, -14, -11, -28, -12).curve(-50, -14, -60, -36, -62, -54);
  face.curve(-48, -62, -20, -62, 0, -52).close();
  brush.shape(face, look.colour);
  brush.shape(Path::smooth({{-46, -38}, {-30, -44}, {-12, -32}, {-26, -26}, {-40, -28}})
                  .add(Path::smooth({{46, -38}, {30, -44}, {12, -32}, {26, -26}, {40, -28}})),
              rgb(0x211a22), Form::flat);
  brush.line(Path::bow({{-58, -52}, {-30, -56}, {0, -46}, {30, -56}, {58, -52}}), brass, 2.6);
  brush.line(Path::dots({{0, -50}, {-34, -20}, {34, -20}}), look.accent, 7);
}

void draw_crown(Brush& brush, const Look& look) {
  const Colour gold = look.colour;
  brush.shadow(0, -3, 50, 8);
  brush.shape(Path::smooth({{-46, -30}, {-44, -62}, {-22, -82}, {0, -74}, {22, -82}, {44, -62}, {46, -30}}),
              dim_plane(look.accent, 20), Form::flat);
  Path ring;
  ring.move(-48, -20)
      .to(-58, -74)
      .curve(-48, -62, -38, -52, -28, -48)
      .to(0, -82)
      .to(28, -48)
      .curve(38, -52, 48, -62, 58, -74);
  ring.to(48, -20).curve(36, -34, -36, -34, -48, -20).close();
  brush.shape(ring, gold);
  Path band;
  band.move(-49, -26).curve(-36, -12, 36, -12, 49, -26).to(48, -8).curve(36, 4, -36, 4, -48, -8).close();
  brush.shape(band, lit_plane(gold, 14));
  brush.line(Path::dots({{-58, -78}, {0, -88}, {58, -78}}), lit_plane(gold, 50), 11);
  brush.part("jewel", 3).line(Path::dots({{0, -8}, {-30, -11}, {30, -11}}), look.accent, 9);
  brush.line(Path::dots({{-15, -9}, {15, -9}, {-43, -15}, {43, -15}}), lit_plane(ivory, 50), 5.5);
}

void draw_sword(Brush& brush, const Look& look) {
  const bool down = look.style == "lying";
  if (!down) brush.shadow(0, 0, 9, 2);
  if (down) brush.shadow(2, -5, 46, 3);
  Brush steel = down ? brush.moved(lying(-49, -4, 1, 83, 0.6)) : brush.at(-2, 0, 1, 2);
  const Colour blade = rgb(0xb9c0c6);
  steel.shape(Path::polygon({{0, 0}, {-3, -8}, {-3.4, -74}, {0, -74}}), dim_plane(blade, 20), Form::flat);
  steel.shape(Path::polygon({{0, 0}, {3, -8}, {3.4, -74}, {0, -74}}), lit_plane(blade, 30), Form::flat);
  steel.line(Path::line({{0, -76}, {0, -93}}), look.accent, 4.4);
  steel.line(Path::bow({{-14, -71}, {-6, -75}, {6, -75}, {14, -71}}), look.colour, 4.4);
  steel.line(Path::dots({{0, -96}}), look.colour, 8);
  steel.line(Path::line({{-2, -80}, {2, -82}}).add(Path::line({{-2, -86}, {2, -88}})), lit_plane(look.accent, 30), 1.2);
}

void draw_shield(Brush& brush, const Look& look) {
  brush.shadow(3, -2, 30, 5);
  const auto outline = [](double w, double top, double tip) {
    Path path;
    path.move(0, top).curve(w * 0.4, top + 5, w * 0.7, top + 4, w, top - 1).curve(w * 1.05, -50, w * 0.8, -22, 0, tip);
    return path.curve(-w * 0.8, -22, -w * 1.05, -50, -w, top - 1)
        .curve(-w * 0.7, top + 4, -w * 0.4, top + 5, 0, top)
        .close();
  };
  brush.shape(outline(40, -98, 0), lit_plane(iron, 40));
  brush.shape(outline(35, -92, -6), look.colour);
  Path quarters;
  quarters.move(0, -92).curve(14, -88, 24, -88, 35, -93).curve(36, -76, 36, -66, 34, -54).to(0, -54).close();
  quarters.move(0, -54).to(-34, -54).curve(-32, -32, -20, -16, 0, -6).close();
  brush.shape(quarters, look.accent, Form::flat);
  brush.part("star", 1, Relation::shows)
      .shape(Path::polygon({{-18, -84},
                            {-14, -74},
                            {-5, -72},
                            {-12, -66},
                            {-10, -57},
                            {-18, -62},
                            {-26, -57},
                            {-24, -66},
                            {-31, -72},
                            {-22, -74}}),
             brass, Form::flat);
  brush.line(Path::dots({{-36, -84}, {36, -84}, {-35, -54}, {35, -54}, {0, -4}}), lit_plane(iron, 70), 4);
}

void draw_armour(Brush& brush, const Look& look) {
  const Colour steel = look.colour;
  const Colour gap = rgb(0x2b2c33);
  brush.shadow(0, -2, 20, 4);
  brush.shape(Path::limb({{-5, -46}, {-7, -26}, {-7, -5}}, {11, 9, 6})
                  .add(Path::limb({{5, -46}, {7, -26}, {7, -5}}, {11, 9, 6})),
              dim_plane(steel, 14), Form::flat);
  brush.shape(
      Path::smooth({{-11, -6}, {-3, -6}, {-3, -1}, {-13, 0}}).add(Path::smooth({{3, -6}, {11, -6}, {15, 0}, {4, -1}})),
      steel, Form::flat);
  brush.shape(Path::limb({{-14, -76}, {-18, -60}, {-15, -46}}, {9, 7, 6})
                  .add(Path::limb({{14, -76}, {18, -60}, {15, -46}}, {9, 7, 6})),
              dim_plane(steel, 22), Form::flat);
  brush.shape(turned({{0, -80}, {10, -80}, {14, -72}, {12, -60}, {9, -54}, {13, -42}, {8, -38}, {0, -42}}), steel);
  brush.line(Path::line({{0, -79}, {0, -54}})
                 .add(Path::bow({{-10, -54}, {0, -51}, {10, -54}}))
                 .add(Path::bow({{-11, -48}, {0, -45}, {11, -48}})),
             dim_plane(steel, 45), 1.1);
  brush.shape(Path::ellipse(-15, -76, 6.4, 5.4).add(Path::ellipse(15, -76, 6.4, 5.4)), lit_plane(steel, 20),
              Form::flat);
  brush.line(Path::dots({{-7, -26}, {7, -26}, {-18, -60}, {18, -60}}), lit_plane(steel, 30), 7);
  brush.part("feather").shape(Path::limb({{0, -95}, {-6, -103}, {-16, -97}, {-17, -86}}, {3, 6, 7, 3}), look.accent,
                              Form::flat);
  Brush helmet = brush.part("helmet");
  helmet.shape(turned({{0, -97}, {6, -95}, {7, -88}, {6, -81}, {0, -79}}), lit_plane(steel, 14), Form::flat);
  helmet.line(Path::line({{-5, -90}, {6, -90}}).add(Path::dots({{1, -86}, {4, -86}, {2.5, -84}})), gap, 1.3);
  brush.part("sword", 1, Relation::holds)
      .line(Path::line({{19, -46}, {20, 0}}).add(Path::line({{15, -40}, {24, -40}})), lit_plane(iron, 30), 1.8);
}

void draw_helmet(Brush& brush, const Look& look) {
  const Colour steel = look.colour;
  brush.shadow(0, -2, 36, 7);
  brush.part("feather").shape(Path::limb({{4, -76}, {-14, -97}, {-38, -88}, {-44, -58}}, {6, 16, 18, 5}), look.accent);
  brush.shape(
      Path::smooth({{-30, -6}, {-34, -44}, {-22, -72}, {4, -84}, {26, -74}, {36, -50}, {32, -24}, {26, -4}, {0, 0}}),
      steel);
  brush.shape(Path::smooth({{2, -58}, {26, -66}, {44, -40}, {28, -18}, {8, -16}, {-2, -36}}), lit_plane(steel, 18),
              Form::flat);
  brush.line(Path::line({{8, -46}, {38, -44}}), rgb(0x24252c), 4);
  brush.line(Path::dots({{16, -34}, {24, -33}, {32, -33}, {19, -27}, {27, -26}}), rgb(0x24252c), 3);
  brush.line(Path::bow({{-20, -70}, {2, -86}, {26, -74}}).add(Path::bow({{-31, -10}, {0, -5}, {27, -10}})), brass, 3.4);
  brush.line(Path::dots({{4, -50}}), brass, 6);
}

void draw_bust(Brush& brush, const Look& look) {
  const Colour plaster = look.colour;
  brush.shadow(0, -2, 28, 6);
  brush.shape(turned({{9, -22}, {8, -15}, {12, -11}, {22, -9}, {22, 0}}), dim_plane(plaster, 20), Form::flat);
  brush.shape(Path::smooth({{-36, -28},
                            {-30, -42},
                            {-13, -48},
                            {-10, -64},
                            {8, -64},
                            {10, -49},
                            {28, -44},
                            {35, -30},
                            {18, -20},
                            {0, -17},
                            {-20, -20}}),
              plaster);
  brush.veil(Path::smooth({{-2, -62}, {9, -60}, {10, -48}, {4, -46}}), rgb(0x2a2230), 34);
  Path head;
  head.move(-12, -62).curve(-26, -72, -24, -99, -2, -100).curve(12, -100, 17, -92, 17, -86).to(25, -74).to(19, -72);
  head.curve(22, -70, 21, -68, 19, -67.5).curve(21, -66, 20, -64, 18, -63).curve(20, -59, 17, -55, 12, -55);
  head.curve(6, -55, 1, -58, -2, -62).close();
  brush.shape(head, lit_plane(plaster, 20), Form::flat);
  brush.line(Path::dots({{-12, -64},
                         {-17, -71},
                         {-19, -79},
                         {-18, -87},
                         {-12, -94},
                         {-4, -98},
                         {5, -98},
                         {12, -94},
                         {-9, -84},
                         {-3, -91},
                         {-8, -74}}),
             dim_plane(plaster, 34), 11);
  brush.line(Path::dots({{-14, -66}, {-19, -75}, {-20, -84}, {-14, -93}, {-5, -98}, {5, -97}, {-9, -85}, {-2, -91}}),
             dim_plane(plaster, 18), 5);
  brush.line(Path::bow({{9, -83}, {14, -85}, {18, -83}})

                 .add(Path::bow({{-26, -40}, {-6, -30}, {14, -21}})),
             dim_plane(plaster, 50), 1.8);
  brush.line(Path::line({{12, -79}, {15, -79}}).add(Path::line({{15, -67}, {19, -67.5}})), dim_plane(plaster, 62), 1.6);
}

// A dancer of porcelain.
void draw_figurine(Brush& brush, const Look& look) {
  const Colour skin = rgb(0xf0d3bd);
  brush.shadow(0, -2, 18, 4);
  brush.shape(turned({{16, -7}, {19, -2}, {0, 1}}), lit_plane(brass, 14), Form::flat);
  brush.shape(Path::limb({{1, -40}, {2, -22}, {1, -5}}, {7, 5, 3})
                  .add(Path::limb({{-2, -38}, {-13, -26}, {-1, -16}}, {7, 6, 3}))
                  .add(Path::limb({{4, -66}, {17, -78}, {15, -90}, {5, -98}}, {5, 4, 3, 2}))
                  .add(Path::limb({{-4, -66}, {-15, -64}, {-21, -54}}, {5, 4, 2}))
                  .add(Path::limb({{0, -62}, {1, -72}}, {9, 4}))
                  .add(Path::ellipse(2, -77, 5, 6, 12)),
              skin, Form::flat);
  Brush skirt = brush.part("skirt", 1, Relation::wears);
  skirt.shape(Path::smooth({{-5, -52},
                            {4, -53},
                            {14, -49},
                            {26, -38},
                            {16, -35},
                            {8, -31},
                            {-2, -33},
                            {-12, -30},
                            {-24, -35},
                            {-16, -46}}),
              look.colour);
  brush.shape(Path::smooth({{-6, -66}, {0, -63}, {6, -66}, {4, -52}, {0, -47}, {-4, -52}}), look.accent, Form::flat);
  brush.part("hair").line(Path::bow({{-3, -78}, {0, -83}, {6, -81}}).add(Path::dots({{-4, -83}})), rgb(0x5f3d2b), 4);
  skirt.line(
      Path::line({{-4, -48}, {-10, -35}}).add(Path::line({{0, -47}, {0, -36}})).add(Path::line({{4, -48}, {12, -37}})),
      lit_plane(look.colour, 50), 1.4);
}

// A scallop, leaning.
void draw_shell(Brush& brush, const Look& look) {
  brush.shadow(0, -3, 46, 8);
  Path fan;
  Path ribs;
  fan.move(-12, -6);
  for (int i = 0; i <= 8; ++i) {
    const Point out = {cosine(194 + i * 19), sine(194 + i * 19)};
    const Point edge = {58 * out.x, 84 * out.y - 14};
    if (i > 0) {
      const Point middle = {cosine(184.5 + i * 19), sine(184.5 + i * 19)};
      const Point bump = {64 * middle.x, 94 * middle.y - 14};
      fan.curve(bump.x, bump.y, bump.x, bump.y, edge.x, edge.y);
    } else {
      fan.curve(-30, -10, -54, -22, edge.x, edge.y);
    }
    if (i > 0 && i < 8) ribs.add(Path::bow({{out.x * 6, -8}, {50 * out.x, 64 * out.y - 14}, edge}));
  }
  fan.curve(54, -22, 30, -10, 12, -6).close();
  brush.shape(Path::polygon({{-24, -14}, {24, -14}, {17, 0}, {-17, 0}}), dim_plane(look.accent, 14), Form::flat);
  brush.shape(fan, look.colour);
  Path bands;
  bands.move(-44, -42).curve(-36, -84, 36, -84, 44, -42).move(-27, -28).curve(-22, -54, 22, -54, 27, -28);
  brush.line(bands, look.accent, 6);
  brush.line(ribs, dim_plane(look.colour, 34), 2);
}

void draw_ship_model(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 40, 5);
  brush.shape(Path::polygon({{-34, -6}, {34, -6}, {38, 0}, {-38, 0}}), dim_plane(look.colour, 45), Form::flat);
  brush.line(Path::line({{-18, -6}, {-18, -14}}).add(Path::line({{18, -6}, {18, -14}})), brass, 4);
  brush.part("mast", 2).line(Path::line({{-20, -28}, {-20, -92}})
                                 .add(Path::line({{8, -28}, {8, -100}}))
                                 .add(Path::line({{40, -32}, {60, -46}})),
                             dim_plane(look.colour, 30), 2);
  Path sails;
  for (const Point foot : {Point{-20, -36}, Point{8, -38}}) {
    sails.move(foot.x - 15, foot.y).curve(foot.x - 5, foot.y - 10, foot.x - 8, foot.y - 22, foot.x - 13, foot.y - 28);
    sails.to(foot.x + 9, foot.y - 28)
        .curve(foot.x + 19, foot.y - 18, foot.x + 17, foot.y - 8, foot.x + 13, foot.y)
        .close();
    sails.move(foot.x - 11, foot.y - 31).to(foot.x - 8, foot.y - 52).to(foot.x + 7, foot.y - 52);
    sails.curve(foot.x + 13, foot.y - 44, foot.x + 12, foot.y - 36, foot.x + 9, foot.y - 31).close();
  }
  sails.move(30, -38).to(22, -84).to(56, -46).close();
  brush.part("sail", 5).shape(sails, look.accent);
  Path hull;
  hull.move(-50, -46)
      .curve(-44, -38, -30, -32, 20, -32)
      .curve(34, -32, 44, -34, 54, -40)
      .curve(46, -20, 34, -12, 16, -12)
      .to(-30, -12)
      .curve(-42, -14, -48, -30, -50, -46)
      .close();
  brush.shape(hull, look.colour);
  brush.line(Path::bow({{-47, -34}, {-20, -25}, {20, -25}, {48, -32}}), lit_plane(look.colour, 50), 2);
  brush.part("flag").shape(Path::polygon({{8, -100}, {22, -97}, {8, -93}}), rgb(0xb93029), Form::flat);
}

}  // namespace art
