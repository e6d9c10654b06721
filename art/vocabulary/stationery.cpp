// Stationery: what people read, write and paint with.
#include "art/vocabulary/objects.h"
#include "art/vocabulary/solids.h"

namespace art {
namespace {

constexpr Colour paper = rgb(0xf3e9d2);
constexpr Colour print = rgb(0x6b6158);

// A book seen from its back, lying on another one.
void lying_book(Brush& pile, double y, double left, double right, double thick, Colour colour) {
  Brush brush = pile.part("books");
  brush.shape(Path::polygon({{right, y - thick + 2}, {right + 13, y - thick - 4}, {right + 13, y - 7}, {right, y - 2}}),
              paper, Form::flat);
  brush.shape(Path::polygon(
                  {{left, y - thick}, {left + 14, y - thick - 7}, {right + 15, y - thick - 7}, {right + 2, y - thick}}),
              lit_plane(colour, 24), Form::flat);
  brush.shape(Path::rounded(left, y - thick, right - left, thick, 5), colour);
  brush.line(
      Path::line({{left + 14, y - thick}, {left + 14, y}}).add(Path::line({{right - 14, y - thick}, {right - 14, y}})),
      brass, 3);
}

}  // namespace

void draw_book(Brush& brush, const Look& look) {
  brush.shadow(6, -12, 196, 22);
  brush.shape(Path::polygon({{-196, -34}, {-6, -2}, {205, -42}, {205, -50}, {20, -80}, {-196, -44}}),
              dim_plane(look.colour, 45), Form::flat);
  brush.shape(Path::polygon({{-6, -8}, {198, -46}, {198, -72}, {-6, -36}}), paper, Form::flat);
  brush.line(Path::line({{0, -18}, {194, -56}}).add(Path::line({{0, -28}, {194, -65}})), dim_plane(paper, 25), 2);
  brush.shape(Path::polygon({{-198, -68}, {-8, -38}, {-8, -2}, {-198, -34}}), dim_plane(look.colour, 25), Form::flat);
  brush.shape(Path::polygon({{-200, -69}, {16, -100}, {207, -74}, {-8, -38}}), look.colour);
  brush.line(Path::line({{-150, -62}, {-150, -27}}).add(Path::line({{-54, -46}, {-54, -11}})), look.accent, 7);
  brush.line(Path::polygon({{-130, -70}, {20, -91}, {142, -75}, {-6, -51}}), look.accent, 5);
}

void draw_books(Brush& brush, const Look& look) {
  brush.shadow(4, -4, 76, 10);
  lying_book(brush, 0, -70, 56, 27, look.accent);
  lying_book(brush, -27, -56, 60, 21, rgb(0x3d5a54));
  lying_book(brush, -48, -66, 48, 25, look.colour);
  Brush top = brush.at(2, -78, 1, -5);
  lying_book(top, 5, -48, 46, 15, rgb(0xb08a4a));
}

void draw_open_book(Brush& brush, const Look& look) {
  brush.shadow(0, -10, 214, 18);
  brush.shape(Path::polygon({{-218, -18}, {-172, -86}, {172, -86}, {218, -18}, {6, -2}, {-6, -2}}), look.colour,
              Form::flat);
  Path left;
  left.move(0, -10).curve(-40, -44, -150, -48, -208, -26).to(-166, -92).curve(-110, -108, -30, -104, 0, -78).close();
  brush.shape(left, paper);
  Path right;
  right.move(0, -10).curve(40, -44, 150, -48, 208, -26).to(166, -92).curve(110, -108, 30, -104, 0, -78).close();
  brush.shape(right, lit_plane(paper, 20), Form::flat);
  Path lines;
  for (int i = 0; i < 4; ++i) {
    const double y = -88 + i * 12;
    const double w = 146 + i * 9;
    lines.add(Path::bow({{-w, y + 6}, {-w * 0.55, y - 4}, {-26, y + 10}}));
    if (i > 0) lines.add(Path::bow({{26, y + 10}, {w * 0.55, y - 4}, {w, y + 6}}));
  }
  brush.line(lines, print, 3);
  brush.line(Path::line({{0, -80}, {0, -8}}), dim_plane(paper, 40), 3);
  brush.part("ribbon").line(Path::bow({{8, -70}, {26, -40}, {20, -6}, {34, 4}}), look.accent, 8);
}

void draw_letter(Brush& brush, const Look& look) {
  brush.shadow(4, -14, 150, 22);
  brush.shape(Path::polygon({{-156, -34}, {-26, -98}, {158, -70}, {40, 0}}), look.colour);
  brush.line(Path::line({{-156, -34}, {8, -50}, {158, -70}}).add(Path::line({{-26, -98}, {8, -50}, {40, 0}})),
             dim_plane(look.colour, 32), 3);
  Brush seal = brush.part("seal");
  seal.shape(Path::lump(brush.chance(), 4, -50, 27, 19, 6, 0.12), look.accent);
  seal.line(Path::ellipse(4, -51, 13, 8), dim_plane(look.accent, 35), 4);
}

void draw_newspaper(Brush& brush, const Look& /*look*/) {
  brush.shadow(4, -12, 190, 18);
  brush.shape(Path::polygon({{-200, -30}, {30, -4}, {204, -56}, {204, -66}, {30, -20}, {-200, -44}}),
              dim_plane(paper, 30), Form::flat);
  brush.shape(Path::polygon({{-200, -44}, {-40, -100}, {204, -68}, {30, -20}}), dim_plane(paper, 6));
  brush.line(Path::line({{-38, -86}, {152, -61}}), rgb(0x38322f), 11);
  Path columns;
  for (const double along : {0.42, 0.54, 0.66, 0.78, 0.9}) {
    const Point a = between({-34, -92}, {-180, -42}, along);
    const Point b = between({184, -66}, {36, -26}, along);
    columns.add(Path::line({between(a, b, 0.02), between(a, b, 0.3)}))
        .add(Path::line({between(a, b, 0.36), between(a, b, 0.62)}));
    if (along > 0.7) columns.add(Path::line({between(a, b, 0.68), between(a, b, 0.96)}));
  }
  brush.line(columns, print, 3);
  brush.shape(Path::polygon({{72, -59}, {128, -51}, {98, -42}, {42, -50}}), print, Form::flat);
}

void draw_map_roll(Brush& brush, const Look& look) {
  brush.shadow(4, -14, 180, 20);
  brush.shape(Path::polygon({{-176, -14}, {-96, -84}, {110, -84}, {66, -8}}), look.colour);
  brush.shape(Path::smooth({{-104, -44}, {-70, -72}, {-20, -74}, {0, -54}, {-30, -42}, {-52, -20}, {-100, -24}})
                  .add(Path::smooth({{16, -60}, {56, -72}, {70, -52}, {44, -32}, {18, -36}})),
              look.accent, Form::flat);
  brush.line(Path::bow({{-84, -26}, {-40, -54}, {6, -30}, {44, -48}}), rgb(0xa6382c), 4);
  brush.line(Path::line({{46, -52}, {56, -42}}).add(Path::line({{46, -42}, {56, -52}})), rgb(0xa6382c), 4);
  brush.shape(Path::polygon({{64, -2}, {112, -76}, {152, -76}, {106, -2}}), lit_plane(look.colour, 16));
  brush.shape(Path::ellipse(85, -14, 23, 14), dim_plane(look.colour, 20), Form::flat);
  brush.line(Path::bow({{76, -14}, {86, -20}, {94, -13}, {84, -9}}), dim_plane(look.colour, 60), 4);
  brush.shape(Path::limb({{-180, -18}, {-98, -88}}, {20, 17}), dim_plane(look.colour, 12), Form::flat);
}

void draw_quill(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 30, 6);
  Brush inkwell = brush.part("inkwell");
  inkwell.shape(turned({{8, -36}, {8, -30}, {20, -24}, {22, -4}, {18, 0}}), rgb(0x37475e));
  inkwell.shape(Path::ellipse(0, -36, 9, 2.6), rgb(0x14151e), Form::flat);
  Path feather;
  feather.move(2, -34)
      .curve(2, -52, -2, -62, 6, -74)
      .curve(14, -88, 28, -98, 46, -100)
      .curve(46, -84, 38, -66, 24, -56);
  feather.curve(16, -50, 8, -50, 5, -36).close();
  Brush plume = brush.part("feather");
  plume.shape(feather, look.colour);
  plume.line(Path::bow({{1, -28}, {6, -54}, {18, -78}, {44, -98}}), dim_plane(look.colour, 28), 1.6);
  plume.line(Path::line({{30, -92}, {37, -76}}).add(Path::line({{18, -58}, {26, -66}})), dim_plane(look.colour, 22),
             1.2);
  brush.veil(Path::rect(-15, -22, 4, 14), rgb(0xffffff), 45);
}

void draw_palette(Brush& brush, const Look& look) {
  brush.shadow(0, -3, 54, 7);
  brush.part("brushes", 2, Relation::carries)
      .line(Path::line({{8, -36}, {54, -94}}).add(Path::line({{14, -32}, {66, -82}})), rgb(0xb98a4e), 3);
  Path board;
  board.move(-62, -42)
      .curve(-66, -78, -32, -98, 6, -95)
      .curve(46, -92, 68, -66, 62, -40)
      .curve(58, -22, 40, -32, 30, -22);
  board.curve(22, -12, 20, -2, -4, -2).curve(-36, -2, -60, -16, -62, -42).close();
  brush.shape(board, look.colour);
  brush.shape(Path::ellipse(20, -40, 8, 10, 20), dim_plane(look.colour, 70), Form::flat);
  Brush paint = brush.part("paint", 0, Relation::carries);
  paint.line(Path::dots({{-46, -50}}), rgb(0xf6f1e7), 17);
  paint.line(Path::dots({{-34, -70}}), rgb(0xeebb35), 16);
  paint.line(Path::dots({{-12, -81}}), rgb(0xb93029), 17);
  paint.line(Path::dots({{13, -80}}), rgb(0x2f5f9e), 16);
  paint.line(Path::dots({{36, -68}}), rgb(0x4b8043), 15);
  paint.line(Path::dots({{-38, -26}, {-14, -16}}), rgb(0x7a4d2c), 13);
  paint.line(Path::bow({{-24, -44}, {-12, -50}, {-2, -42}}), rgb(0xe39aa2), 9);
}

void draw_brushes(Brush& brush, const Look& look) {
  brush.shadow(0, -2, 26, 5);
  brush.line(Path::line({{-6, -38}, {-20, -84}})
                 .add(Path::line({{-2, -38}, {-4, -88}}))
                 .add(Path::line({{4, -38}, {12, -90}}))
                 .add(Path::line({{8, -38}, {25, -78}})),
             rgb(0xb98a4e), 3);
  brush.line(Path::line({{-19, -79}, {-20, -84}})
                 .add(Path::line({{-4, -82}, {-4, -88}}))
                 .add(Path::line({{11, -84}, {12, -90}}))
                 .add(Path::line({{23, -73}, {25, -78}})),
             rgb(0xb9bcc0), 5);
  brush.line(Path::line({{-21, -88}, {-23, -96}}).add(Path::line({{27, -82}, {29, -88}})), look.accent, 6);
  brush.line(Path::line({{-4, -91}, {-4, -99}}).add(Path::line({{13, -93}, {14, -98}})), rgb(0x4a3226), 6);
  Brush pot = brush.part("pot");
  pot.shape(turned({{15, -44}, {14, -36}, {21, -24}, {19, -2}, {12, 0}}), look.colour);
  pot.shape(Path::ellipse(0, -44, 15, 3.6), dim_plane(look.colour, 60), Form::flat);
  pot.line(Path::bow({{-19, -26}, {0, -21}, {19, -26}}), look.accent, 3.4);
}

}  // namespace art
