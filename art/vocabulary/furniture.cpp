// Furniture: what people sit, sleep, write and keep things on.
#include <array>

#include "art/vocabulary/families.h"
#include "art/vocabulary/figure.h"
#include "art/vocabulary/seats.h"
#include "art/vocabulary/solids.h"

namespace art {
namespace {

void table(Brush& brush, const Look& look) {
  brush.shadow(0, -5, 82, 9);
  brush.shape(Path::polygon({{-64, -80}, {-57, -80}, {-59, -13}, {-62, -13}})
                  .add(Path::polygon({{57, -80}, {64, -80}, {62, -13}, {59, -13}})),
              dim_plane(look.colour, 55), Form::flat);
  Path frame;
  frame.move(-79, -82).to(79, -82).to(75, 0).to(70, 0).to(66, -60).curve(50, -70, -50, -70, -66, -60);
  frame.to(-70, 0).to(-75, 0).close();
  brush.shape(frame, dim_plane(look.colour, 22));
  brush.shape(Path::polygon({{-70, -100}, {70, -100}, {86, -86}, {-86, -86}}), lit_plane(look.colour, 32), Form::flat);
  brush.shape(Path::rect(-86, -86, 172, 6), lit_plane(look.colour, 8), Form::flat);
  brush.line(Path::line({{-66, -96}, {30, -96}}).add(Path::line({{-30, -91}, {76, -91}})), look.colour, 1);
}

void round_table(Brush& brush, const Look& look) {
  brush.shadow(0, -4, 52, 9);
  brush.shape(turned({{7, -70}, {5, -44}, {8, -32}, {5, -22}, {9, -12}, {0, -8}}), look.colour, Form::flat);
  brush.shape(Path::limb({{-4, -16}, {-18, -14}, {-32, -3}}, {9, 8, 5})
                  .add(Path::limb({{4, -16}, {18, -14}, {32, -3}}, {9, 8, 5}))
                  .add(Path::limb({{0, -14}, {2, -6}, {1, -1}}, {9, 8, 6})),
              dim_plane(look.colour, 30), Form::flat);
  Path cloth;
  cloth.move(-58, -90).curve(-62, -70, -66, -58, -62, -42).curve(-54, -34, -48, -50, -40, -40);
  cloth.curve(-30, -26, -20, -44, -10, -33).curve(2, -22, 10, -42, 22, -33).curve(32, -26, 38, -46, 48, -38);
  cloth.curve(58, -34, 66, -52, 62, -62).curve(60, -72, 60, -82, 58, -90).close();
  Brush linen = brush.part("tablecloth", 1, Relation::carries);
  linen.shape(cloth, dim_plane(look.accent, 10));
  linen.line(Path::bow({{-40, -82}, {-43, -62}, {-40, -42}})
                 .add(Path::bow({{-12, -79}, {-15, -60}, {-10, -36}}))
                 .add(Path::bow({{20, -80}, {17, -60}, {22, -36}}))
                 .add(Path::bow({{46, -84}, {44, -64}, {48, -41}})),
             dim_plane(look.accent, 32), 2);
  linen.shape(Path::ellipse(0, -89, 58, 11), lit_plane(look.accent, 30), Form::flat);
}

void bed(Brush& brush, const Look& look) {
  const Colour linen = ivory;
  brush.shadow(4, -6, 106, 12);
  Path head;
  head.move(-106, 0).to(-106, -84).curve(-103, -98, -92, -104, -80, -94).to(-80, -14).to(-98, 0).close();
  brush.shape(head, look.accent, Form::flat);
  brush.shape(Path::polygon({{-98, -40}, {96, -34}, {96, -14}, {-98, -16}}), dim_plane(look.accent, 30), Form::flat);
  brush.shape(Path::smooth({{-99, -46}, {-82, -60}, {0, -64}, {98, -58}, {97, -34}, {0, -36}, {-98, -34}}),
              dim_plane(linen, 12), Form::flat);
  Brush pillow = brush.part("pillow");
  pillow.shape(Path::smooth({{-95, -60}, {-92, -76}, {-76, -86}, {-58, -80}, {-52, -68}, {-62, -57}, {-82, -52}}),
               linen);
  pillow.line(Path::bow({{-88, -72}, {-76, -74}, {-66, -66}}), dim_plane(linen, 22), 2);
  Path blanket;
  blanket.move(-44, -46).curve(-36, -58, -28, -68, -16, -70).curve(20, -78, 60, -76, 102, -66);
  blanket.to(101, -22)
      .curve(80, -10, 66, -24, 46, -16)
      .curve(28, -8, 16, -22, -4, -14)
      .curve(-18, -10, -30, -18, -42, -14);
  blanket.curve(-40, -24, -48, -36, -44, -46).close();
  Brush cover = brush.part("blanket");
  cover.shape(blanket, look.colour);
  brush.part("sheet").shape(
      Path::smooth({{-46, -46}, {-34, -60}, {-16, -72}, {-2, -73}, {-18, -58}, {-28, -44}, {-26, -16}, {-42, -13}}),
      lit_plane(linen, 40), Form::flat);
  cover.line(Path::bow({{24, -74}, {12, -54}, {18, -16}}).add(Path::bow({{66, -72}, {54, -50}, {62, -18}})),
             dim_plane(look.colour, 30), 2.5);
  Path foot;
  foot.move(90, 2).to(90, -50).curve(92, -64, 104, -72, 110, -60).to(110, -10).to(98, 2).close();
  brush.shape(foot, lit_plane(look.accent, 10), Form::flat);
}

void cradle(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 52, 7);
  brush.line(Path::bow({{-46, -13}, {-34, -5}, {-20, -4}, {-6, -12}})
                 .add(Path::bow({{14, -12}, {28, -4}, {42, -5}, {54, -13}})),
             dim_plane(look.colour, 40), 5);
  Path body;
  body.move(-56, -58).curve(-30, -50, 20, -50, 56, -60).to(44, -12).curve(20, -8, -24, -8, -44, -12).close();
  brush.shape(body, look.colour);
  Brush blanket = brush.part("blanket");
  blanket.shape(Path::smooth({{-20, -54}, {0, -68}, {26, -62}, {46, -58}, {42, -34}, {22, -28}, {2, -34}, {-16, -30}}),
                look.accent);
  blanket.line(Path::bow({{6, -60}, {2, -48}, {6, -38}}).add(Path::bow({{26, -56}, {22, -44}, {26, -34}})),
               dim_plane(look.accent, 25), 1.6);
  brush.shape(Path::smooth({{-57, -56}, {-58, -84}, {-42, -99}, {-20, -92}, {-12, -72}, {-18, -51}, {-36, -52}}),
              lit_plane(look.colour, 14));
  brush.shape(Path::smooth({{-36, -54}, {-32, -76}, {-20, -80}, {-15, -70}, {-19, -53}}), dim_plane(look.colour, 62),
              Form::flat);
  brush.part("pillow").shape(Path::smooth({{-33, -54}, {-30, -64}, {-20, -66}, {-16, -56}, {-20, -51}}), ivory,
                             Form::flat);
}

void chest(Brush& brush, const Look& look) {
  brush.shadow(4, -4, 78, 12);
  draw_box(brush, {-72, -72, 58, -2}, {14, -12}, look.colour);
  draw_box(brush, {-75, -84, 61, -58}, {15, -15}, lit_plane(look.colour, 10), Form::flat);
  brush.shape(Path::rect(-52, -84, 9, 82).add(Path::rect(28, -84, 9, 82)), look.accent, Form::flat);
  brush.shape(Path::polygon({{-52, -84}, {-43, -84}, {-28, -99}, {-37, -99}})
                  .add(Path::polygon({{28, -84}, {37, -84}, {52, -99}, {43, -99}})),
              lit_plane(look.accent, 40), Form::flat);
  brush.line(Path::line({{-75, -57}, {61, -57}, {75, -71}}), dim_plane(look.colour, 62), 2);
  Brush lock = brush.part("lock");
  lock.shape(Path::smooth({{-15, -66}, {-1, -66}, {0, -50}, {-8, -42}, {-16, -50}}), lit_plane(look.accent, 16),
             Form::flat);
  lock.line(Path::dots({{-8, -55}}), dim_plane(look.accent, 80), 5);
}

void chest_of_drawers(Brush& brush, const Look& look) {
  brush.shadow(2, -3, 54, 8);
  brush.shape(Path::polygon({{-49, -12}, {-36, -10}, {-42, 0}, {-48, 0}})
                  .add(Path::polygon({{28, -10}, {42, -12}, {41, 0}, {35, 0}})),
              dim_plane(look.colour, 40), Form::flat);
  draw_box(brush, {-49, -90, 42, -8}, {9, -6}, look.colour);
  draw_box(brush, {-53, -94, 46, -89}, {9, -6}, lit_plane(look.colour, 8), Form::flat);
  Path drawers;
  for (const double y : {-86.0, -60.0, -34.0}) drawers.add(Path::rect(-44, y, 81, 22));
  brush.part("drawer", 3).shape(drawers, lit_plane(look.colour, 18), Form::flat);
  brush.line(Path::dots({{-24, -75}, {17, -75}, {-24, -49}, {17, -49}, {-24, -23}, {17, -23}}), look.accent, 7.5);
}

void cupboard(Brush& brush, const Look& look) {
  brush.shadow(1, -2, 29, 4);
  draw_cabinet(brush, {-25, -93, 19, -2}, 7, look.colour);
  Path cornice;
  cornice.move(-28, -91).to(-29, -95).curve(-16, -95, -14, -100, -3, -100).curve(8, -100, 10, -95, 23, -95);
  cornice.to(28, -94).to(27, -91).close();
  brush.shape(cornice, lit_plane(look.colour, 18), Form::flat);
  Path panels;
  for (const double x : {-22.0, -2.0}) panels.add(Path::rect(x, -86, 18, 40)).add(Path::rect(x, -42, 18, 30));
  brush.shape(panels, look.accent, Form::flat);
  brush.line(Path::line({{-3, -90}, {-3, -8}}).add(Path::line({{-25, -8}, {19, -8}})), dim_plane(look.colour, 55), 0.9);
  const Colour flowers = dim_plane(look.colour, 10);
  for (const double x : {-13.0, 7.0}) {
    brush.part("pattern", 0)
        .line(Path::bow({{x, -54}, {x - 2, -64}, {x + 1, -76}})
                  .add(Path::bow({{x - 5, -70}, {x - 1, -62}, {x + 5, -69}})),
              flowers, 1.2);
  }
  brush.line(Path::dots({{-5, -44}, {-1, -44}}), brass, 2.8);
}

// One row of books on the shelf at `y`; each colour is one part.
void books_on_shelf(Brush& brush, double y, double tallest) {
  constexpr std::array<Colour, 4> bindings = {rgb(0x8a3b2c), rgb(0x35557a), rgb(0xb8913f), rgb(0x47684a)};
  std::array<Path, bindings.size()> rows;
  double x = -21;
  auto binding = static_cast<std::size_t>(brush.chance().below(4));
  while (x < 13) {
    const double thick = brush.chance().range(2.6, 5.4);
    const double height = tallest * brush.chance().range(0.72, 1);
    rows[binding % 4].add(Path::rect(x, y - height, thick - 0.4, height));
    x += thick;
    binding += static_cast<std::size_t>(1 + brush.chance().below(3));
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (!rows[i].empty()) brush.part("books-row", 0, Relation::contains).shape(rows[i], bindings[i], Form::flat);
  }
}

void bookcase(Brush& brush, const Look& look) {
  brush.shadow(1, -2, 29, 4);
  draw_cabinet(brush, {-26, -96, 20, -1}, 7, look.colour);
  brush.shape(Path::rect(-22, -92, 38, 84), dim_plane(look.colour, 66), Form::flat);
  for (const double y : {-73.0, -52.0, -31.0, -9.0}) books_on_shelf(brush, y, 17);
  Path shelves;
  for (const double y : {-73.0, -52.0, -31.0, -9.0}) shelves.add(Path::rect(-23, y, 40, 2.6));
  brush.shape(shelves, lit_plane(look.colour, 24), Form::flat);
  brush.shape(Path::polygon({{-29, -100}, {23, -100}, {29, -99}, {28, -94}, {20, -95}, {-27, -95}}),
              lit_plane(look.colour, 18), Form::flat);
}

void desk(Brush& brush, const Look& look) {
  brush.shadow(2, -4, 84, 9);
  brush.shape(Path::rect(-40, -80, 74, 70), dim_plane(look.colour, 68), Form::flat);
  draw_box(brush, {-76, -82, -34, -2}, {6, -6}, look.colour);
  draw_box(brush, {30, -82, 72, -2}, {8, -6}, look.colour);
  Path drawers;
  for (const double x : {-72.0, 34.0}) {
    for (const double y : {-76.0, -52.0, -28.0}) drawers.add(Path::rect(x, y, 34, 20));
  }
  drawers.add(Path::rect(-32, -80, 60, 14));
  brush.part("drawer", 7).shape(drawers, lit_plane(look.colour, 18), Form::flat);
  brush.line(Path::dots({{-55, -66}, {-55, -42}, {-55, -18}, {51, -66}, {51, -42}, {51, -18}, {-2, -73}}), brass, 5.4);
  brush.shape(Path::polygon({{-70, -100}, {74, -100}, {84, -87}, {-84, -87}}), lit_plane(look.colour, 26), Form::flat);
  brush.shape(Path::polygon({{-58, -97.5}, {62, -97.5}, {69, -89.5}, {-68, -89.5}}), look.accent, Form::flat);
  brush.shape(Path::rect(-84, -87, 168, 6), lit_plane(look.colour, 6), Form::flat);
}

// Two panels turn to the light, the middle one away; a branch in blossom runs over all of them.
void screen(Brush& brush, const Look& look) {
  brush.shadow(0, -3, 54, 6);
  const Colour frame = dim_plane(look.colour, 55);
  const auto panel = [&](double x0, double y0, double x1, double y1, Colour colour) {
    const Path edge = Path::polygon({{x0, y0 - 96}, {x1, y1 - 96}, {x1, y1}, {x0, y0}});
    brush.shape(edge, frame, Form::flat);
    brush.shape(Path::polygon({{x0 + 2, y0 - 93}, {x1 - 2, y1 - 93}, {x1 - 2, y1 - 8}, {x0 + 2, y0 - 8}}), colour,
                Form::flat);
  };
  panel(-53, -5, -18, 0, look.colour);
  panel(-18, 0, 17, -5, dim_plane(look.colour, 18));
  panel(17, -5, 52, 0, look.colour);
  const Colour bark = rgb(0x3c2b24);
  Brush branch = brush.part("branch", 1, Relation::shows);
  branch.line(Path::bow({{-46, -12}, {-38, -46}, {-24, -62}, {-4, -66}, {16, -80}, {38, -82}}), bark, 2.4);
  branch.line(Path::bow({{-32, -54}, {-36, -72}, {-26, -84}})
                  .add(Path::bow({{0, -67}, {10, -54}, {8, -42}}))
                  .add(Path::bow({{20, -81}, {30, -68}, {44, -62}})),
              bark, 1.4);
  brush.part("blossom", 0, Relation::shows)
      .dabs(Path::smooth({{-44, -60}, {-28, -92}, {0, -76}, {30, -92}, {48, -70}, {40, -56}, {8, -36}, {-20, -56}}),
            look.accent, 4.6, 22);
}

void easel(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 28, 5);
  brush.shape(Path::limb({{3, -92}, {10, -40}, {14, -8}}, {3}), dim_plane(look.colour, 45), Form::flat);
  brush.shape(Path::polygon({{-4, -97}, {0, -97}, {-23, 0}, {-27, 0}})
                  .add(Path::polygon({{1, -97}, {5, -97}, {27, 0}, {23, 0}}))
                  .add(Path::polygon({{-1.5, -100}, {2.5, -100}, {2.5, -30}, {-1.5, -30}})),
              look.colour, Form::flat);
  Brush picture = brush.part("picture", 1, Relation::carries);
  picture.shape(Path::polygon({{-26, -90}, {24, -92}, {27, -45}, {-25, -42}}), ivory, Form::flat);
  picture.part("sky", 1, Relation::shows)
      .shape(Path::polygon({{-24, -88}, {22, -90}, {24, -64}, {-23, -60}}), rgb(0x9cc3d8), Form::flat);
  picture.part("sun", 1, Relation::shows).line(Path::dots({{10, -80}}), rgb(0xf7dc84), 8);
  picture.part("hills", 1, Relation::shows)
      .shape(Path::polygon({{-23, -66}, {-13, -74}, {-2, -67}, {9, -71}, {24, -63}, {24, -56}, {-22, -54}}),
             rgb(0x6d8bb0), Form::flat);
  picture.part("meadow", 1, Relation::shows)
      .shape(Path::polygon({{-23, -62}, {-4, -59}, {24, -63}, {25, -47}, {-23, -44}}), rgb(0x6f9a4e), Form::flat);
  picture.part("house", 1, Relation::shows)
      .shape(Path::polygon({{-14, -62}, {-8, -67}, {-2, -62}, {-3, -54}, {-13, -54}}), look.accent, Form::flat);
  brush.shape(Path::polygon({{-30, -43}, {29, -46}, {29, -41}, {-30, -38}}), lit_plane(look.colour, 20), Form::flat);
}

void floor_lamp(Brush& brush, const Look& look) {
  const bool lit = brush.light().dark;
  brush.shadow(0, -2, 13, 3);
  if (lit) brush.glow(0, -82, 52, rgb(0xffd98a), 60);
  brush.shape(turned({{1.6, -74}, {1.2, -40}, {2.2, -34}, {1.2, -28}, {1.6, -8}, {10, -4}, {9, 0}}), look.accent,
              Form::flat);
  Path shade;
  shade.move(-7, -99).curve(-9, -88, -13, -80, -19, -72).curve(-8, -67, 8, -67, 19, -72).curve(13, -80, 9, -88, 7, -99);
  shade.curve(4, -101, -4, -101, -7, -99).close();
  Brush lampshade = brush.part("lampshade");
  lampshade.shape(shade, lit ? mix(look.colour, rgb(0xffdf96), 45) : look.colour, lit ? Form::glow : Form::round);
  lampshade.line(Path::bow({{-3, -99}, {-5, -84}, {-7, -70}}).add(Path::bow({{3, -99}, {5, -84}, {7, -70}})),
                 dim_plane(look.colour, lit ? 8 : 25), 0.8);
  lampshade.line(Path::bow({{-18, -72}, {0, -68}, {18, -72}}), lit_plane(look.colour, 60), 2);
}

void stove(Brush& brush, const Look& look) {
  brush.shadow(1, -2, 25, 4);
  draw_cabinet(brush, {-22, -42, 16, -4}, 6, look.colour);
  draw_cabinet(brush, {-18, -92, 12, -42}, 6, look.colour);
  Path tiles;
  for (const double y : {-82.0, -72.0, -62.0, -52.0}) tiles.add(Path::line({{-18, y}, {12, y}}));
  tiles.add(Path::line({{-8, -92}, {-8, -46}}))
      .add(Path::line({{2, -92}, {2, -46}}))
      .add(Path::line({{-22, -24}, {16, -24}}));
  brush.line(tiles, dim_plane(look.colour, 26), 0.7);
  Path motif;
  for (const double y : {-77.0, -57.0}) {
    for (const double x : {-13.0, -3.0, 7.0})
      motif.add(Path::polygon({{x, y - 3.2}, {x + 3, y}, {x, y + 3.2}, {x - 3, y}}));
  }
  brush.part("pattern", 0).shape(motif, look.accent, Form::flat);
  brush.line(Path::dots({{-17, -33}, {11, -33}, {-17, -15}, {11, -15}}), look.accent, 5);
  Path ledges = Path::polygon({{-24, -46}, {17, -46}, {25, -44}, {25, -41}, {17, -42}, {-24, -42}});
  ledges.add(Path::polygon({{-22, -100}, {15, -100}, {22, -97}, {19, -91}, {12, -92}, {-19, -92}}));
  ledges.add(Path::polygon({{-24, -5}, {17, -5}, {25, -9}, {25, -4}, {17, 0}, {-24, 0}}));
  brush.shape(ledges, lit_plane(look.colour, 30), Form::flat);
  brush.shape(Path::rounded(-12, -34, 18, 22, 3), iron, Form::flat);
  brush.part("fire", 1, Relation::contains).shape(Path::rect(-9, -31, 12, 9), rgb(0xf09a35), Form::glow);
  if (brush.light().dark) brush.glow(-3, -26, 18, rgb(0xffa040), 55);
}

// The back is a mirror, in an oval frame.
void dressing_table(Brush& brush, const Look& look) {
  brush.shadow(0, -3, 40, 6);
  Brush mirror = brush.part("mirror");
  mirror.shape(Path::ellipse(0, -77, 20, 21.5), rgb(0xbccbd0), Form::flat);
  draw_image(mirror, look, {0, -82}, 7);
  mirror.line(Path::ellipse(0, -77, 20, 21.5), look.accent, 4);
  mirror.veil(Path::polygon({{-13, -88}, {-3, -95}, {4, -93}, {-15, -72}}), rgb(0xffffff), 50);
  brush.shape(turned({{38, -42}, {37, -30}, {20, -28}, {10, -25}}), dim_plane(look.colour, 20), Form::flat);
  brush.shape(Path::limb({{-34, -36}, {-36, -22}, {-31, -8}, {-34, 0}}, {7, 5, 3, 4})
                  .add(Path::limb({{34, -36}, {36, -22}, {31, -8}, {34, 0}}, {7, 5, 3, 4})),
              look.colour, Form::flat);
  brush.part("drawer", 3)
      .shape(Path::rect(-35, -41, 22, 9).add(Path::rect(-11, -41, 22, 9)).add(Path::rect(13, -41, 22, 9)),
             lit_plane(look.colour, 22), Form::flat);
  brush.line(Path::dots({{-24, -36}, {0, -36}, {24, -36}}), brass, 3.2);

  brush.shape(Path::polygon({{-34, -54}, {34, -54}, {41, -45}, {-41, -45}}), lit_plane(look.colour, 32), Form::flat);
  brush.shape(Path::rect(-41, -45, 82, 3), look.colour, Form::flat);
  Brush bottle = brush.part("bottle", 2, Relation::carries);
  bottle.line(Path::line({{-26, -62}, {-26, -52}}), rgb(0x6fa596), 5);
  bottle.line(Path::line({{-18, -55}, {-18, -51}}).add(Path::dots({{-18, -60}})), rgb(0xc07f92), 5);
  brush.line(Path::line({{20, -51}, {30, -51}}).add(Path::dots({{25, -55}})), ivory, 4.4);
}

void pedestal(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 22, 5);
  brush.shape(Path::polygon({{-20, -9}, {20, -9}, {21, 0}, {-21, 0}}), dim_plane(look.colour, 12), Form::flat);
  brush.shape(pointed({{13, -86}, {12, -60}, {14, -9}}), look.colour);
  brush.line(Path::line({{-8, -84}, {-9, -12}})
                 .add(Path::line({{-3, -84}, {-3, -12}}))
                 .add(Path::line({{3, -84}, {3, -12}}))
                 .add(Path::line({{8, -84}, {9, -12}})),
             dim_plane(look.colour, 24), 1.4);
  brush.shape(turned({{15, -14}, {17, -11}, {15, -8}}).add(turned({{13, -88}, {18, -84}, {13, -81}})),
              lit_plane(look.colour, 20), Form::flat);
  brush.shape(Path::rect(-20, -95, 40, 8), look.colour, Form::flat);
  brush.shape(Path::polygon({{-17, -100}, {17, -100}, {20, -95}, {-20, -95}}), lit_plane(look.colour, 45), Form::flat);
}

void tub(Brush& brush, const Look& look) {
  brush.shadow(0, -4, 84, 11);
  brush.shape(Path::limb({{-56, -26}, {-64, -12}, {-60, -2}}, {14, 9, 9})
                  .add(Path::limb({{56, -26}, {64, -12}, {60, -2}}, {14, 9, 9})),
              look.accent, Form::flat);
  Path body;
  body.move(-92, -88).curve(-90, -50, -76, -16, -44, -14).to(46, -14).curve(72, -16, 82, -44, 86, -74).close();
  brush.shape(body, look.colour);
  brush.shape(Path::smooth({{-93, -92}, {-60, -98}, {0, -88}, {60, -84}, {88, -78}, {60, -66}, {0, -66}, {-66, -74}}),
              lit_plane(ivory, 50), Form::flat);
  Brush water = brush.part("water", 1, Relation::contains);
  water.shape(Path::smooth({{-84, -88}, {-50, -92}, {0, -83}, {78, -78}, {56, -70}, {0, -70}, {-60, -77}}),
              rgb(0x8db6bd), Form::flat);
  water.veil(Path::ellipse(-20, -79, 26, 3).add(Path::ellipse(34, -75, 14, 2)), rgb(0xffffff), 55);
  brush.part("tap").line(Path::bow({{72, -74}, {72, -98}, {62, -99}, {58, -88}}), look.accent, 4);
}

void grandfather_clock(Brush& brush, const Look& look) {
  brush.shadow(1, -1, 15, 3);
  draw_cabinet(brush, {-12, -22, 10, -2}, 4, look.colour, Form::flat);
  draw_cabinet(brush, {-9, -68, 7, -20}, 4, lit_plane(look.colour, 6));
  draw_cabinet(brush, {-12, -90, 10, -67}, 4, look.colour, Form::flat);
  Path hood;
  hood.move(-14, -89).curve(-14, -95, -6, -94, -1, -99).curve(4, -94, 12, -95, 15, -89).close();
  brush.shape(hood, lit_plane(look.colour, 14), Form::flat);
  brush.line(Path::dots({{-1, -98}}), look.accent, 3.6);
  Brush dial = brush.part("clock-face");
  dial.line(Path::dots({{-1, -79}}), brass, 18);
  dial.line(Path::dots({{-1, -79}}), ivory, 14.8);
  dial.line(Path::line({{-1, -84.5}, {-1, -79}, {2.5, -76.5}}), rgb(0x241c20), 1);
  brush.shape(Path::rounded(-6, -63, 10, 38, 3), dim_plane(look.colour, 68), Form::flat);
  Brush pendulum = brush.part("pendulum");
  pendulum.line(Path::line({{-1, -62}, {0, -36}}), brass, 0.9);
  pendulum.line(Path::dots({{0, -34}}), look.accent, 6.8);
}

void globe_stand(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 28, 5);
  brush.line(Path::bow({{-34, -58}, {-22, -36}, {-15, -16}, {-25, -2}})
                 .add(Path::bow({{34, -58}, {22, -36}, {15, -16}, {25, -2}}))
                 .add(Path::line({{0, -30}, {0, -8}}))
                 .add(Path::bow({{-15, -16}, {0, -11}, {15, -16}})),
             dim_plane(look.colour, 15), 3.6);
  brush.line(Path::dots({{0, -24}, {0, -14}}), look.colour, 7);

  draw_sphere_map(brush, {0, -65}, 33, look.accent);
  brush.line(Path::bow({{-20, -93}, {2, -100}, {30, -84}, {36, -60}, {24, -38}, {8, -30}}), brass, 2.6);
  brush.line(Path::bow({{-37, -62}, {-24, -55}, {0, -52}, {24, -55}, {37, -62}}), look.colour, 4.5);
}

constexpr std::array all = std::to_array<Thing>({
    {"table", Place::stands, 0.76, 172, table, "furniture", "brown", {}, {}, {}, 92},
    {"round-table", Place::stands, 0.75, 128, round_table, "furniture table", "dark-brown", "white", {}, {}, 89},
    {"chair", Place::stands, 0.95, 56, draw_chair, "furniture seat", "light-brown", "yellow", {}, {}, 48},
    {"armchair", Place::stands, 1.0, 96, draw_armchair, "furniture seat", "green", "dark-brown"},
    {"sofa", Place::stands, 0.88, 236, draw_sofa, "furniture seat", "red", "cream", {}, {}, 46},
    {"bed", Place::stands, 1.0, 220, bed, "furniture", "light-blue", "brown", {}, {}, 62},
    {"cradle", Place::stands, 0.72, 118, cradle, "furniture", "light-brown", "white", "", "", 56},
    {"chest", Place::stands, 0.55, 154, chest, "furniture box", "brown", "gold", {}, {}, 91},
    {"chest-of-drawers", Place::stands, 0.95, 112, chest_of_drawers, "furniture", "brown", "gold", {}, {}, 97},
    {"cupboard", Place::stands, 1.95, 60, cupboard, "furniture", "brown", "olive"},
    {"bookcase", Place::stands, 2.0, 60, bookcase, "furniture", "brown"},
    {"desk", Place::stands, 0.78, 170, desk, "furniture table", "brown", "dark-green", {}, {}, 93},
    {"stool", Place::stands, 0.46, 92, draw_stool, "furniture seat", "light-brown", {}, {}, {}, 91},
    {"screen", Place::stands, 1.75, 108, screen, "furniture", "cream", "pink"},
    {"piano", Place::stands, 1.25, 126, draw_piano, "furniture instrument", "dark-brown", {}, {}, {}, 96},
    {"easel", Place::stands, 1.85, 60, easel, "furniture", "light-brown", "red"},
    {"floor-lamp", Place::stands, 1.65, 40, floor_lamp, "furniture lamp", "cream", "gold"},
    {"stove", Place::stands, 2.2, 50, stove, "furniture", "white", "blue"},
    {"spinning-wheel", Place::stands, 1.1, 108, draw_spinning_wheel, "furniture tool", "brown", "white"},
    {"dressing-table", Place::stands, 1.5, 84, dressing_table, "furniture table", "light-brown", "gold", {}, {}, 50},
    {"throne", Place::stands, 1.85, 62, draw_throne, "furniture seat", "red", "gold"},
    {"pedestal", Place::stands, 1.1, 44, pedestal, "furniture", "white", {}, {}, {}, 97},
    {"tub", Place::stands, 0.64, 190, tub, "furniture", "white", "gold"},
    {"grandfather-clock", Place::stands, 2.15, 32, grandfather_clock, "furniture clock", "brown", "gold"},
    {"globe-stand", Place::stands, 1.1, 76, globe_stand, "furniture globe", "brown", "light-blue"},
    {"rocking-horse", Place::stands, 0.95, 116, draw_rocking_horse, "furniture toy", "light-grey", "red"},
});

}  // namespace

std::span<const Thing> furniture() { return all; }

}  // namespace art
