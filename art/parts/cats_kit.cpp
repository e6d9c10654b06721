// What the parts of Cats at the Vernissage have in common: cards, paws, palettes, frames, dice.
#include <array>
#include <vector>

#include "art/parts.h"
#include "art/parts/cats.h"
#include "art/thing.h"

namespace art::cats {
namespace {

Point on_ring(double degrees, double radius) { return {radius * sine(degrees), -radius * cosine(degrees)}; }

}  // namespace

void body(Brush& brush, const Path& outline, Colour colour) {
  Sheet& sheet = brush.sheet();
  sheet.fill(outline.transformed(brush.transform()),
             sheet.gradient(0, 0, 60, 100, {{0, lighter(colour, 16)}, {45, colour}, {100, darker(colour, 26)}}));
}

void card(Brush& brush, Colour edge, Colour field) {
  Sheet& sheet = brush.sheet();
  const double w = sheet.width();
  const double h = sheet.height();
  sheet.fill(Path::rounded(0, 0, w, h, 26), hex(edge));
  sheet.fill(Path::rounded(11, 11, w - 22, h - 22, 18),
             sheet.gradient(0, 0, 0, 100, {{0, lighter(field, 22)}, {100, darker(field, 8)}}));
}

void put(Brush& brush, std::string_view id, double x, double y, double height, const Choice& look) {
  const Thing* what = thing(id);
  if (what == nullptr) return;
  const auto chosen = [](std::string_view asked, std::string_view usual) {
    return pigment(asked.empty() ? usual : asked).value_or(rgb(0x888888));
  };
  const auto first = [](std::string_view asked, std::string_view list) {
    return asked.empty() ? list.substr(0, list.find(' ')) : asked;
  };
  Brush part = brush.at(x, y, height / 100, look.degrees, look.mirrored);
  what->draw(part, {.colour = chosen(look.colour, what->colour),
                    .accent = chosen(look.accent, what->accent),
                    .doing = first(look.doing, what->doing),
                    .wears = look.wears,
                    .hat = look.hat,
                    .style = first(look.style, what->styles),
                    .hair = rgb(0x4b2f20)});
}

Path cat_skull(double x, double y, double size) {
  Path path;
  path.move(-58, 0)
      .curve(-66, -34, -66, -64, -60, -86)
      .curve(-42, -74, -28, -60, -20, -46)
      .curve(-8, -50, 8, -50, 20, -46);
  path.curve(28, -60, 42, -74, 60, -86).curve(66, -64, 66, -34, 58, 0).curve(66, 34, 36, 60, 0, 62);
  path.curve(-36, 60, -66, 34, -58, 0).close();
  return path.transformed(placed(x, y, size / 100));
}

void leaping_cat(Brush brush, Colour fur) {
  Path far = Path::limb({{36, 4}, {66, 30}, {100, 34}}, {24, 15, 13});
  far.add(Path::limb({{-46, 6}, {-66, 32}, {-98, 46}}, {28, 18, 13}));
  brush.shape(far, darker(fur, 34), Form::flat);
  body(brush, Path::limb({{-62, -6}, {-96, -26}, {-124, -16}, {-140, -36}}, {15, 15, 14, 9}), fur);
  body(brush, Path::limb({{-52, 4}, {-82, 22}, {-122, 22}}, {38, 20, 13}), fur);
  body(brush, Path::limb({{44, 0}, {82, 14}, {122, 8}}, {30, 17, 13}), fur);
  body(brush, Path::smooth({{-72, 0}, {-56, -24}, {-10, -34}, {44, -28}, {64, -4}, {48, 20}, {0, 22}, {-48, 24}}), fur);
  Path stripes;
  for (const double x : {-44.0, -20.0, 4.0, 28.0}) stripes.move(x, -29).bend(x + 9, -16, x + 2, -4);
  brush.line(stripes, darker(fur, 30), 7);
  brush.line(Path::dots({{124, 8}, {-126, 22}}), cream, 17);
  Brush head = brush.at(76, -34, 0.56, 8);
  body(head, cat_skull(0, 0, 100), fur);
  head.shape(Path::polygon({{-50, -30}, {-51, -64}, {-28, -44}}).add(Path::polygon({{50, -30}, {51, -64}, {28, -44}})),
             skin, Form::flat);
  head.shape(Path::smooth({{-34, 34}, {0, 10}, {34, 34}, {0, 60}}), cream, Form::flat);
  head.line(Path::dots({{-28, 0}, {28, 0}}), rgb(0xf3e27a), 27);
  head.line(Path::dots({{-25, 0}, {31, 0}}), rgb(0x1c1512), 14);
  head.shape(Path::polygon({{-9, 22}, {9, 22}, {0, 33}}), rgb(0xc25c58), Form::flat);
  head.line(Path::bow({{-20, 42}, {-8, 46}, {0, 36}, {8, 46}, {20, 42}}), rgb(0x5a3528), 4.5);
}

void foreleg(Brush brush, Colour fur, double length) {
  body(brush, Path::polygon({{-length, -31}, {-30, -27}, {-30, 27}, {-length, 31}}), fur);
  Path bands;
  for (int i = 0; i * 26 < length - 62; ++i) {
    const double x = -length + 10 + i * 26;
    bands.move(x, -23).bend(x + 9, 0, x, 23);
  }
  brush.line(bands, darker(fur, 24), 9);
  brush.shape(Path::smooth({{-48, -28}, {-22, -40}, {12, -36}, {30, -14}, {30, 14}, {12, 36}, {-22, 40}, {-48, 28}}),
              cream, Form::flat);
  brush.shape(Path::smooth({{-28, -14}, {-12, -21}, {2, 0}, {-12, 21}, {-28, 14}, {-34, 0}}), skin, Form::flat);
  brush.line(Path::dots({{-4, -25}, {14, -10}, {14, 10}, {-4, 25}}), skin, 15);
}

Path paw_print(double x, double y, double size, double degrees) {
  const Transform place = placed(x, y, size / 100, degrees);
  Path print = Path::smooth({{0, -8}, {24, 8}, {36, 30}, {24, 46}, {0, 40}, {-24, 46}, {-36, 30}, {-24, 8}});
  print.add(Path::ellipse(-38, -8, 11, 16, -24)).add(Path::ellipse(38, -8, 11, 16, 24));
  print.add(Path::ellipse(-15, -34, 12, 18, -8)).add(Path::ellipse(15, -34, 12, 18, 8));
  return print.transformed(place);
}

void arrow(Brush& brush, std::initializer_list<Point> points, Colour colour, double width) {
  const std::vector<Point> way(points);
  const Point end = way.back();
  const Point d = end - way[way.size() - 2];
  const double length = square_root(d.x * d.x + d.y * d.y);
  const Point along = d * (width / length);
  const Point across = {-along.y, along.x};
  brush.line(Path::bow(way), colour, width);
  Path head;
  const Point tip = end + along * 1.7;
  const Point left = end + across * 1.35;
  const Point right = end - across * 1.35;
  head.move(tip.x, tip.y).to(left.x, left.y).to(right.x, right.y).close();
  brush.shape(head, colour, Form::flat);
}

void palette_board(Brush& brush, double x, double y, double half) {
  const Transform place = placed(x, y, half / 100);
  Path board;
  board.move(-98, 4).curve(-100, -52, -40, -76, 10, -74).curve(66, -72, 102, -40, 98, 4);
  board.curve(94, 44, 60, 70, 30, 66).curve(10, 62, 10, 44, -8, 44).curve(-28, 44, -26, 66, -48, 62);
  board.curve(-80, 56, -97, 34, -98, 4).close();
  Path thumb;  // runs the other way round, so that it stays open
  thumb.move(34, 46).curve(36, 58, 64, 50, 64, 38).curve(62, 26, 34, 32, 34, 46).close();
  Path whole = Path(board).add(thumb);
  brush.veil(board.transformed(placed(3, 6, 1)).transformed(place), ink, 30);
  brush.shape(whole.transformed(placed(0, 5, 1)).transformed(place), darker(wood, 42), Form::flat);
  body(brush, whole.transformed(place), wood);
  Path grain;
  grain.move(-88, -14).curve(-40, -40, 30, -30, 88, -28).move(-90, 16).curve(-60, 4, -20, 18, 0, 16);
  grain.move(-60, -46).curve(-20, -60, 20, -56, 56, -52);
  brush.line(grain.transformed(place), darker(wood, 12), half * 0.022);
}

void paintbrush(Brush brush, Colour paint, double length) {
  Brush part = brush.at(0, 0, length / 100, 28);
  part.shape(Path::limb({{0, -34}, {0, -70}, {0, -98}}, {7, 7, 3.4}), rgb(0xb5482f));
  part.shape(Path::polygon({{-5.5, -36}, {5.5, -36}, {7, -24}, {-7, -24}}), rgb(0xd9d6cc), Form::flat);
  part.shape(Path::smooth({{-7, -24}, {7, -24}, {9, -14}, {2, -3}, {0, 1}, {-3, -4}, {-9, -14}}), paint, Form::flat);
}

void picture_frame(Brush& brush, const Box& canvas, Colour ground) {
  const auto grown = [&](double by) {
    return Path::rounded(canvas.left - by, canvas.top - by, canvas.width() + 2 * by, canvas.height() + 2 * by, by / 3);
  };
  brush.veil(grown(15).transformed(placed(5, 8, 1)), ink, 34);
  brush.shape(grown(15), rgb(0xd6a346), Form::flat);
  brush.line(grown(9), lighter(gold, 45), 3);
  brush.shape(grown(1), darker(ground, 30), Form::flat);
  brush.shape(Path::rect(canvas.left, canvas.top, canvas.width(), canvas.height()), ground, Form::flat);
}

void dodecahedron(Brush& brush, double x, double y, double radius, double degrees, Colour colour) {
  Brush part = brush.at(x, y, radius / 100, degrees);
  constexpr std::array tints = {0, -18, -34, -22, 14};  // lit from the upper left
  for (int i = 0; i < 5; ++i) {
    const double at = 72.0 * i;
    Path side;
    const std::array<Point, 5> corners = {on_ring(at, 66), on_ring(at, 98), on_ring(at + 36, 98), on_ring(at + 72, 98),
                                          on_ring(at + 72, 66)};
    side.move(corners[0].x, corners[0].y);
    for (const Point p : corners) side.to(p.x, p.y);
    const int tint = tints[static_cast<std::size_t>(i)];
    part.shape(side.close(), tint < 0 ? darker(colour, -tint) : lighter(colour, tint), Form::flat);
  }
  Path face;
  Path edges;
  for (int i = 0; i < 5; ++i) {
    const Point p = on_ring(72.0 * i, 66);
    const Point far = on_ring(72.0 * i, 98);
    i == 0 ? face.move(p.x, p.y) : face.to(p.x, p.y);
    edges.move(p.x, p.y).to(far.x, far.y);
  }
  face.close();
  part.shape(face, lighter(colour, 34), Form::flat);
  part.line(edges.add(face), lighter(colour, 62), 3);
}

}  // namespace art::cats
