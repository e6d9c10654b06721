// Playthings and presents.
#include <array>

#include "art/vocabulary/objects.h"
#include "art/vocabulary/solids.h"

namespace art {

void draw_doll(Brush& brush, const Look& look) {
  const Colour skin = rgb(0xf0cdb4);
  brush.shadow(0, -2, 22, 4);
  brush.line(Path::line({{-6, -22}, {-7, -5}}).add(Path::line({{6, -22}, {7, -5}})), ivory, 6);
  brush.part("shoes", 1, Relation::wears)
      .line(Path::line({{-9, -3}, {-6, -3}}).add(Path::line({{7, -3}, {10, -3}})), rgb(0x3a2a2c), 6);
  brush.line(Path::bow({{-10, -56}, {-20, -46}, {-22, -34}}).add(Path::bow({{10, -56}, {20, -46}, {22, -34}})), skin,
             6);
  Brush hair = brush.part("hair");
  hair.shape(
      Path::smooth({{-19, -72}, {-24, -86}, {-12, -100}, {12, -100}, {24, -86}, {19, -72}, {22, -56}, {-22, -56}}),
      dim_plane(look.accent, 14), Form::flat);
  Brush dress = brush.part("dress", 1, Relation::wears);
  dress.shape(Path::smooth({{-7, -62},
                            {7, -62},
                            {14, -52},
                            {16, -38},
                            {25, -18},
                            {12, -14},
                            {0, -16},
                            {-12, -14},
                            {-25, -18},
                            {-16, -38},
                            {-14, -52}}),
              look.colour);
  dress.line(Path::bow({{-23, -18}, {-12, -15}, {0, -17}, {12, -15}, {23, -18}}).add(Path::line({{-8, -44}, {8, -44}})),
             lit_plane(ivory, 40), 3.4);
  brush.shape(Path::ellipse(0, -77, 16, 16.5), skin, Form::flat);
  hair.shape(Path::smooth({{-17, -74}, {-17, -92}, {0, -98}, {17, -92}, {17, -74}, {10, -86}, {-8, -87}}), look.accent,
             Form::flat);
  brush.line(Path::dots({{-6, -77}, {6, -77}}), rgb(0x2f2a3a), 3.6);
  brush.line(Path::bow({{-3, -68}, {0, -67}, {3, -68}}), rgb(0xb3483f), 2);
  brush.veil(Path::ellipse(-9, -71, 3.4, 2.4).add(Path::ellipse(9, -71, 3.4, 2.4)), rgb(0xd6655a), 45);
}

void draw_teddy_bear(Brush& brush, const Look& look) {
  const Colour fur = look.colour;
  brush.shadow(0, -2, 40, 7);
  brush.shape(Path::limb({{-20, -48}, {-32, -36}, {-34, -22}}, {14, 14, 15})
                  .add(Path::limb({{20, -48}, {32, -36}, {34, -22}}, {14, 14, 15})),
              dim_plane(fur, 14), Form::flat);
  brush.shape(turned({{0, -58}, {18, -52}, {25, -32}, {20, -10}, {0, -4}}), fur);
  brush.shape(turned({{0, -46}, {13, -40}, {15, -24}, {0, -12}}), lit_plane(fur, 28), Form::flat);
  brush.shape(Path::circle(-20, -92, 9).add(Path::circle(20, -92, 9)), dim_plane(fur, 14), Form::flat);
  brush.line(Path::dots({{-20, -92}, {20, -92}}), lit_plane(fur, 34), 9);
  brush.shape(turned({{0, -99}, {16, -95}, {26, -78}, {20, -60}, {0, -53}}), fur);
  brush.shape(Path::ellipse(0, -66, 12, 10), lit_plane(fur, 40), Form::flat);
  brush.line(Path::dots({{-10, -80}, {10, -80}}), rgb(0x221a18), 5);
  brush.shape(Path::smooth({{-5, -72}, {5, -72}, {0, -66}}), rgb(0x2b1f1c), Form::flat);
  brush.line(Path::line({{0, -67}, {0, -63}}).add(Path::bow({{-5, -62}, {0, -60}, {5, -62}})), rgb(0x2b1f1c), 1.4);
  brush.shape(Path::ellipse(-24, -13, 13, 14).add(Path::ellipse(24, -13, 13, 14)), fur);
  brush.line(Path::dots({{-25, -12}, {25, -12}}), lit_plane(fur, 34), 15);
  brush.part("bow", 1, Relation::wears)
      .shape(Path::polygon({{0, -53}, {-16, -60}, {-16, -44}}).add(Path::polygon({{0, -53}, {16, -44}, {16, -60}})),
             look.accent, Form::flat);
}

void draw_ball(Brush& brush, const Look& look) {
  brush.shadow(0, -4, 44, 10);
  brush.shape(Path::circle(0, -50, 50), look.colour);
  Path stripes;
  stripes.move(-14, -98).curve(-52, -76, -52, -24, -16, -3).curve(-30, -30, -30, -70, -14, -98).close();
  stripes.move(-8, -99)
      .curve(20, -80, 22, -24, 0, 0)
      .curve(26, -2, 50, -26, 50, -50)
      .curve(48, -76, 22, -98, -8, -99)
      .close();
  brush.part("stripes", 0).shape(stripes, look.accent);
  Path middle;
  middle.move(-8, -99).curve(20, -80, 22, -24, 0, 0).curve(12, -24, 10, -78, -8, -99).close();
  brush.shape(middle, ivory, Form::flat);
  brush.veil(Path::ellipse(-20, -76, 13, 9, -34), rgb(0xffffff), 50);
}

void draw_toy_train(Brush& brush, const Look& look) {
  const Colour dark = rgb(0x2c2a30);
  brush.shadow(0, -4, 126, 10);
  brush.line(Path::line({{-30, -22}, {6, -22}}), dark, 6);
  brush.shape(Path::polygon({{-126, -66}, {-32, -66}, {-36, -20}, {-122, -20}}), look.accent);
  brush.part("cargo", 1, Relation::carries)
      .shape(Path::polygon({{-116, -66}, {-98, -92}, {-82, -66}}).add(Path::circle(-62, -70, 17)), rgb(0x7a4d2c),
             Form::flat);
  brush.line(Path::line({{-126, -66}, {-32, -66}}), lit_plane(look.accent, 40), 5);
  brush.shape(Path::rect(6, -94, 44, 74), look.colour);
  brush.part("window").shape(Path::rect(15, -84, 26, 24), lit_plane(ivory, 20), Form::flat);
  brush.shape(Path::rounded(40, -66, 80, 44, 18), lit_plane(look.colour, 8));
  brush.part("roof").shape(Path::polygon({{0, -100}, {56, -100}, {56, -91}, {0, -91}}), dark, Form::flat);
  brush.part("chimney").shape(Path::polygon({{92, -96}, {114, -96}, {108, -62}, {98, -62}}), dark, Form::flat);
  brush.line(Path::line({{62, -65}, {62, -23}}).add(Path::line({{84, -65}, {84, -23}})), brass, 4);
  brush.line(Path::line({{4, -20}, {124, -20}}), dark, 7);
  Brush wheel = brush.part("wheel", 5);
  wheel.line(Path::dots({{-106, -13}, {-52, -13}, {24, -16}, {64, -16}, {104, -16}}), dark, 30);
  wheel.line(Path::dots({{-106, -13}, {-52, -13}, {24, -16}, {64, -16}, {104, -16}}), brass, 12);
}

namespace {

// A turned chess piece, 100 high.
Path chess_piece(bool king) {
  Path piece = turned({{0, -96}, {9, -90}, {12, -78}, {6, -68}, {12, -62}, {6, -58}, {7, -34}, {17, -14}, {17, 0}});
  if (king) {
    piece.add(Path::polygon({{-3, -118}, {3, -118}, {3, -96}, {-3, -96}}))
        .add(Path::polygon({{-9, -111}, {9, -111}, {9, -105}, {-9, -105}}));
  }
  return piece;
}

}  // namespace

void draw_chessboard(Brush& brush, const Look& look) {
  brush.shadow(0, -10, 176, 16);
  const auto on_board = [](double file, double rank) -> Point {
    const double depth = rank / 8;
    return {(file - 4) * (42 - 10 * depth), -12 - 44 * depth};
  };
  brush.shape(Path::polygon({{-180, -10}, {180, -10}, {180, 0}, {-180, 0}}), dim_plane(look.accent, 25), Form::flat);
  brush.shape(Path::polygon({{-180, -10}, {-138, -59}, {138, -59}, {180, -10}}), look.accent, Form::flat);
  brush.shape(Path::polygon({on_board(0, 0), on_board(0, 8), on_board(8, 8), on_board(8, 0)}), look.colour, Form::flat);
  Path dark;
  for (int rank = 0; rank < 8; ++rank) {
    for (int file = rank % 2; file < 8; file += 2) {
      dark.add(Path::polygon(
          {on_board(file, rank), on_board(file, rank + 1), on_board(file + 1, rank + 1), on_board(file + 1, rank)}));
    }
  }
  // Without contours, which would blacken squares as small as these.
  brush.veil(dark, look.accent, 94);
  constexpr std::array<Point, 3> blacks = {Point{1.5, 6.5}, Point{4.5, 6.5}, Point{6.5, 4.5}};
  constexpr std::array<Point, 3> whites = {Point{2.5, 3.5}, Point{4.5, 1.5}, Point{5.5, 2.5}};
  Path black;
  Path white;
  for (const Point p : blacks) {
    black.add(chess_piece(p.x == 4.5)
                  .transformed(placed(on_board(p.x, p.y).x, on_board(p.x, p.y).y, p.x == 4.5 ? 0.6 : 0.5)));
  }
  for (const Point p : whites) {
    white.add(chess_piece(p.x == 4.5)
                  .transformed(placed(on_board(p.x, p.y).x, on_board(p.x, p.y).y, p.x == 4.5 ? 0.7 : 0.56)));
  }
  brush.part("chess-piece", 3, Relation::carries).shape(black, rgb(0x2b2226), Form::flat);
  brush.part("chess-piece", 3, Relation::carries).shape(white, lit_plane(ivory, 40), Form::flat);
}

void draw_playing_cards(Brush& brush, const Look& look) {
  brush.shadow(0, -8, 110, 12);
  const Colour red = rgb(0xb93029);
  const Colour black = rgb(0x2b2830);
  constexpr std::array<double, 5> turns = {-42, -21, 0, 21, 42};
  for (std::size_t i = 0; i < turns.size(); ++i) {
    Brush card = brush.part("playing-cards").moved(lying(turns[i] * 1.1, -12, 1, turns[i], 0.8));
    card.shape(Path::rounded(-27, -102, 54, 84, 6), i == 0 ? look.colour : lit_plane(ivory, 50), Form::flat);
    card.line(Path::rounded(-27, -102, 54, 84, 6), rgb(0x8d8272), 1.4);
    const Colour ink = i % 2 == 0 ? red : black;
    if (i == 0) {
      card.line(Path::rect(-20, -95, 40, 70), lit_plane(ivory, 50), 2.4);
    } else if (i % 2 == 0) {
      card.shape(Path::polygon({{0, -78}, {13, -60}, {0, -42}, {-13, -60}})
                     .add(Path::polygon({{-20, -97}, {-15, -90}, {-20, -83}, {-25, -90}})),
                 ink, Form::flat);
    } else {
      card.line(Path::dots({{-7, -57}, {7, -57}, {0, -67}}), ink, 13);
      card.line(Path::line({{0, -58}, {0, -44}}).add(Path::dots({{-20, -92}, {-20, -88}})), ink, 5);
    }
  }
}

void draw_dice(Brush& brush, const Look& look) {
  const auto die = [&](double x, double y, double size) {
    Brush cube = brush.part("dice").at(x, y, size);
    cube.shadow(4, -4, 56, 12);
    cube.shape(Path::polygon({{0, -62}, {50, -74}, {50, -20}, {0, 0}}), dim_plane(look.colour, 24), Form::flat);
    cube.shape(Path::polygon({{-50, -74}, {0, -62}, {0, 0}, {-50, -20}}), look.colour);
    cube.shape(Path::polygon({{-50, -74}, {2, -96}, {50, -74}, {0, -62}}), lit_plane(look.colour, 50), Form::flat);
    cube.line(Path::dots({{-38, -60}, {-25, -40}, {-12, -18}, {14, -50}, {36, -56}, {14, -20}, {36, -30}, {0, -79}}),
              look.accent, 10);
  };
  die(50, -14, 0.9);
  die(-58, 0, 1);
}

void draw_gift(Brush& brush, const Look& look) {
  brush.shadow(4, -4, 54, 9);
  draw_box(brush, {-46, -62, 30, -2}, {16, -10}, look.colour);
  draw_box(brush, {-49, -72, 33, -56}, {17, -11}, lit_plane(look.colour, 12), Form::flat);
  brush.part("ribbon").shape(
      Path::rect(-15, -72, 14, 70).add(Path::polygon({{-15, -72}, {2, -83}, {16, -83}, {-1, -72}})), look.accent,
      Form::flat);
  Brush bow = brush.part("bow", 1, Relation::carries);
  bow.shape(Path::smooth({{-2, -76}, {-14, -98}, {-34, -98}, {-36, -84}, {-18, -76}})
                .add(Path::smooth({{0, -76}, {10, -98}, {32, -98}, {34, -84}, {16, -76}})),
            look.accent);
  bow.shape(Path::polygon({{-4, -76}, {-28, -66}, {-20, -60}, {0, -74}, {20, -60}, {30, -66}, {4, -76}}),
            dim_plane(look.accent, 16), Form::flat);
  bow.line(Path::dots({{-1, -78}}), lit_plane(look.accent, 30), 10);
}

}  // namespace art
