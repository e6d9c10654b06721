// Windows and doors: holes in a wall through which the day, or the night, can be seen.
#include "art/vocabulary/wall_things.h"

namespace art {
namespace {

// The colour of the sky outside. It does not depend on the lamps in the room.
void outdoors(Brush& brush, const Path& opening) {
  const Light& light = brush.light();
  brush.part("sky", 1, Relation::shows)
      .sheet()
      .fill(opening.transformed(brush.transform()),
            brush.sheet().gradient(0, 0, 0, 100,
                                   {{0, brush.seen(light.zenith, Form::glow)},
                                    {60, brush.seen(light.sky, Form::glow)},
                                    {100, brush.seen(light.horizon, Form::glow)}}));
}

// A view over hills, or the night; fills the opening between `left` and `right` down to `bottom`.
void landscape(Brush& brush, double left, double right, double bottom, double rise) {
  const bool dark = brush.light().dark;
  const double w = right - left;
  const Colour hill = dark ? mix(brush.light().sky, rgb(0x0c1422), 55) : mix(rgb(0x7f9a6a), brush.light().horizon, 25);
  Path back;
  back.move(left, bottom).to(left, bottom - rise * 0.55);
  back.curve(left + w * 0.3, bottom - rise * 1.25, left + w * 0.55, bottom - rise * 0.5, right, bottom - rise);
  brush.part("hills", 1, Relation::shows).shape(back.to(right, bottom).close(), hill, Form::glow);
  if (dark) {
    brush.part("moon", 1, Relation::shows)
        .shape(Path::circle(left + w * 0.7, bottom - rise * 2.6, rise * 0.24), rgb(0xf6efcf), Form::glow);
    Path stars;
    for (const Point p : {Point{0.15, 3.2}, Point{0.3, 2.1}, Point{0.42, 3.4}, Point{0.55, 1.8}, Point{0.88, 1.9}}) {
      stars.add(Path::dots({{left + w * p.x, bottom - rise * p.y}}));
    }
    const Transform& t = brush.transform();
    brush.part("stars", 0, Relation::shows)
        .sheet()
        .stroke(stars.transformed(t), brush.seen(rgb(0xfdf6d8), Form::glow), rise * 0.09 * t.scale());
    return;
  }
  Path front;
  front.move(left, bottom).to(left, bottom - rise * 0.25);
  front.curve(left + w * 0.4, bottom - rise * 0.7, left + w * 0.7, bottom - rise * 0.1, right, bottom - rise * 0.45);
  brush.part("meadow", 1, Relation::shows).shape(front.to(right, bottom).close(), rgb(0x66864c), Form::flat);
  Path trees = Path::smooth({{left + w * 0.74, bottom - rise * 0.2},
                             {left + w * 0.68, bottom - rise * 0.9},
                             {left + w * 0.79, bottom - rise * 1.5},
                             {left + w * 0.89, bottom - rise * 0.9},
                             {left + w * 0.84, bottom - rise * 0.2}});
  trees.add(Path::smooth({{left + w * 0.1, bottom - rise * 0.3},
                          {left + w * 0.08, bottom - rise * 0.7},
                          {left + w * 0.15, bottom - rise},
                          {left + w * 0.22, bottom - rise * 0.65},
                          {left + w * 0.2, bottom - rise * 0.3}}));
  brush.part("tree", 2, Relation::shows).shape(trees, rgb(0x45653f), Form::flat);
}

Path window_opening(bool arched, double half, double top, double bottom) {
  if (!arched) return Path::rect(-half, top, half * 2, bottom - top);
  Path path;
  path.move(-half, bottom).to(-half, top + half).curve(-half, top + half * 0.45, -half * 0.55, top, 0, top);
  path.curve(half * 0.55, top, half, top + half * 0.45, half, top + half).to(half, bottom).close();
  return path;
}

// Frame, view, bars, sill: `half` is half its width.
void pane(Brush& brush, Colour frame, bool arched, double half, double top) {
  const Path outer = window_opening(arched, half, top, -5);
  if (!brush.light().dark) brush.glow(0, top / 2, 88, brush.light().key, 42);
  cast_on_wall(brush, outer, 2.5);
  brush.shape(outer, frame, Form::flat);
  const double in = half - 5.5;
  const double sky = top + 5.5;
  outdoors(brush, window_opening(arched, in, sky, -9));
  landscape(brush, -in, in, -9, 17);
  const double cross = arched ? top + half : top + (-5 - top) * 0.36;
  Path bars = Path::line({{0, sky}, {0, -9}});
  bars.add(Path::line({{-in, cross}, {in, cross}})).add(Path::line({{-in, (cross - 9) / 2}, {in, (cross - 9) / 2}}));
  brush.line(bars, frame, 2.8);
  brush.line(window_opening(arched, in, sky, -9), mix(frame, brush.light().shade, 45), 1.3);
  brush.shape(Path::rect(-half - 4, -7, half * 2 + 8, 6), lighter(frame, 14), Form::flat);
  brush.veil(Path::rect(-half - 1, -1, half * 2 + 2, 3.5), brush.light().shade, 34);
}

// One curtain, gathered by a band; `way` is 1 for the left one, which opens to the right.
void curtain(Brush& brush, Colour colour, double way) {
  const double edge = -54 * way;
  Path cloth;
  cloth.move(edge, -95)
      .to(edge + 37 * way, -95)
      .curve(edge + 33 * way, -70, edge + 26 * way, -50, edge + 11 * way, -39);
  cloth.curve(edge + 20 * way, -28, edge + 22 * way, -14, edge + 21 * way, 4).to(edge - 3 * way, 4);
  cloth.curve(edge - 4 * way, -20, edge, -50, edge, -95).close();
  Brush drape = brush.part("curtain");
  drape.shape(cloth, colour);
  Path folds;
  for (const double t : {0.25, 0.55, 0.82}) {
    folds.move(edge + 37 * t * way, -94)
        .curve(edge + 33 * t * way, -66, edge + (26 * t + 2) * way, -50, edge + (3 + 7 * t) * way, -40);
    folds.curve(edge + (4 + 11 * t) * way, -28, edge + (2 + 16 * t) * way, -12, edge + (1 + 17 * t) * way, 3);
  }
  drape.line(folds, darker(colour, 46), 1.5);
  brush.shape(Path::limb({{edge - way, -41}, {edge + 6 * way, -38}, {edge + 12 * way, -41}}, {4, 5, 4}), rgb(0xd2a650),
              Form::flat);
}

// The leaf turned to us, so narrow that two panels are left of it.
void turned_leaf(Brush& brush, Colour colour) {
  brush.shape(Path::polygon({{-19, -93}, {-36, -99}, {-36, 7}, {-19, 0}}), darker(colour, 10), Form::flat);
  Path panels = Path::polygon({{-22, -86}, {-33, -90}, {-33, -48}, {-22, -49}});
  panels.add(Path::polygon({{-22, -40}, {-33, -39}, {-33, -3}, {-22, -8}}));
  brush.shape(panels, darker(colour, 32), Form::flat);
}

// The garden behind the open door; by night a dark passage with a lamp somewhere in it.
void open_door(Brush& brush, Colour colour) {
  const Path opening = Path::rect(-19, -93, 38, 93);
  const Path step = Path::rect(-19, -15, 38, 15);
  if (brush.light().dark) {
    brush.shape(opening, mix(brush.light().sky, rgb(0x08070c), 50), Form::glow);
    brush.glow(4, -40, 34, rgb(0xffc36a), 64);
    brush.shape(step, rgb(0x6b4a30), Form::flat);
  } else {
    outdoors(brush, opening);
    landscape(brush, -19, 19, -14, 26);
    brush.shape(step, rgb(0xd9c49a), Form::flat);
  }
  turned_leaf(brush, colour);
}

void closed_door(Brush& brush, Colour colour) {
  brush.shape(Path::rect(-19, -93, 38, 93), colour);
  Path panels;
  Path lit;
  for (const double x : {-15.0, 2.5}) {
    for (const Point row : {Point{-87, 30}, Point{-52, 16}, Point{-31, 25}}) {
      panels.add(Path::rect(x, row.x, 12.5, row.y));
      lit.move(x, row.x + row.y).to(x + 12.5, row.x + row.y).to(x + 12.5, row.x);
    }
  }
  brush.shape(panels, darker(colour, 20), Form::flat);
  brush.line(lit, lighter(colour, 28), 0.9);
  brush.line(Path::dots({{15, -46}}), rgb(0xd9ae55), 4);
}

}  // namespace

void draw_window(Brush& brush, const Look& look) { pane(brush, look.colour, look.style == "arched", 33, -100); }

void draw_curtained_window(Brush& brush, const Look& look) {
  pane(brush, look.colour, false, 30, -92);
  brush.line(Path::line({{-56, -96}, {56, -96}}), rgb(0xb78a3f), 2.6);
  curtain(brush, look.accent, 1);
  curtain(brush, look.accent, -1);
  brush.line(Path::dots({{-58, -96}, {58, -96}}), rgb(0xd2a650), 5.2);
}

void draw_door(Brush& brush, const Look& look) {
  const Path outer = Path::rect(-24, -100, 48, 100);
  cast_on_wall(brush, outer, 1.5);
  brush.shape(outer, lighter(look.colour, 24), Form::flat);
  if (look.style == "open") {
    open_door(brush, look.colour);
  } else {
    closed_door(brush, look.colour);
  }
  brush.line(Path::line({{-19, 0}, {-19, -93}, {19, -93}, {19, 0}}), darker(look.colour, 40), 1.2);
  brush.shape(Path::rect(-27, -103, 54, 5), lighter(look.colour, 34), Form::flat);
}

}  // namespace art
