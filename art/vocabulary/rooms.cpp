// Rooms: the walls and cloths behind an interior, a portrait or a still life; and the list of all that belongs to them.
#include <array>
#include <utility>

#include "art/vocabulary/families.h"
#include "art/vocabulary/floors.h"
#include "art/vocabulary/room_light.h"
#include "art/vocabulary/wall_things.h"

namespace art {
namespace {

// The sun through a window out of sight: four panes on the wall, leaning away from the light. Lamps and clouds throw
// none, and it does not come into every room.
void panes_of_light(Brush& brush, double foot) {
  Chance& chance = brush.chance();
  if (brush.light().dark || brush.light().contrast < 90 || chance.one_in(4)) return;
  const double away = -brush.studio().side;
  const double w = brush.width() * 0.085;
  const double h = foot * 0.2;
  const double x = brush.width() * (0.5 + chance.range(0.1, 0.26) * away);
  const double y = foot * chance.range(0.12, 0.26);
  Path panes;
  for (const auto& [column, row] : {std::pair{0, 0}, std::pair{1, 0}, std::pair{0, 1}, std::pair{1, 1}}) {
    const double left = x + away * (column * w * 1.1 + row * h * 0.34);
    const double top = y + row * h * 1.1 + column * w * 0.22;
    panes.add(Path::polygon({{left, top},
                             {left + away * w, top + w * 0.2},
                             {left + away * (w + h * 0.32), top + w * 0.2 + h},
                             {left + away * h * 0.32, top + h}}));
  }
  brush.part("sunlight", 4, Relation::carries).veil(panes, lighter(brush.light().key, 20), 24);
}

void skirting(Brush& brush, double foot, Colour colour) {
  const double tall = (brush.height() - brush.studio().horizon) * 0.045;
  brush.shape(Path::rect(-6, foot - tall, brush.width() + 12, tall + 4), colour, Form::flat);
  Path edges;
  edges.move(0, foot - tall).to(brush.width(), foot - tall);
  brush.line(edges, lighter(colour, 30), 2.5);
}

// A loose pattern of small sprays, a little lighter than the wall. It repeats a tile of two sprays, the second half a step beside
// the first, so that a whole wall costs no more bytes than one tile.
void wallpaper(Brush& brush, double foot, Colour colour) {
  const int step = std::max(60, static_cast<int>(brush.width() / 11));
  Path sprays;
  for (const double at : {0.25, 0.75}) {
    const double x = step * at;
    const double y = step * (at - 0.25) + 28;
    sprays.move(x, y).curve(x - 9, y - 6, x - 9, y - 18, x, y - 26).curve(x + 9, y - 18, x + 9, y - 6, x, y).close();
  }
  std::string tile = "<path fill=\"" + hex(brush.seen(lighter(colour, 45))) + R"(" fill-opacity=".42" d=")";
  append_path(tile, sprays);
  brush.sheet().fill(across(brush, 0, foot), brush.sheet().pattern(step, tile + "\"/>"));
}

void wall(Brush& brush, const Look& look) {
  const double foot = foot_of_wall(brush);
  const Path field = across(brush, 0, foot);
  const Colour paint = mix(look.colour, rgb(0xc9bda8), 18);  // a wall is quieter than what stands before it
  brush.wash(field, darker(paint, 10), paint, darker(paint, 16));
  if (look.style == "papered") wallpaper(brush, foot, paint);
  side_light(brush, field, 30);
  panes_of_light(brush, foot);
  skirting(brush, foot, mix(darker(look.colour, 38), rgb(0x6b4a30), 30));
}

// Uneven lime on old stone, under a beam.
void whitewash(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  const double foot = foot_of_wall(brush);
  const double w = brush.width();
  const Path field = across(brush, 0, foot);
  brush.wash(field, darker(look.colour, 8), look.colour, darker(look.colour, 14));
  for (int i = 0; i < 4; ++i) {
    const double x = w * (0.12 + 0.25 * i + chance.jitter(0.07));
    const double y = foot * chance.range(0.25, 0.8);
    const Point half = {w * chance.range(0.05, 0.1), foot * chance.range(0.06, 0.12)};
    brush.veil(Path::lump(chance, x, y, half.x, half.y, 5, 0.35),
               i % 2 == 0 ? darker(look.colour, 22) : lighter(look.colour, 60), 34);
  }
  Path cracks;
  cracks.move(w * 0.83, foot * 0.14).to(w * 0.815, foot * 0.24).to(w * 0.825, foot * 0.3).to(w * 0.8, foot * 0.4);
  cracks.move(w * 0.07, foot * 0.98).to(w * 0.085, foot * 0.86).to(w * 0.075, foot * 0.78);
  brush.line(cracks, darker(look.colour, 32), 2);
  side_light(brush, field, 26);
  gathering_dark(brush, across(brush, foot * 0.7, foot), false, 26);
  const Colour beam = rgb(0x5d412a);
  brush.part("beam").shape(Path::rect(-10, -10, w + 20, foot * 0.1 + 10), beam, Form::tall);
  brush.veil(across(brush, foot * 0.1, foot * 0.14), brush.light().shade, 30);
}

// Two rows of panels between a cornice and the skirting: light on two edges of each, shadow on the others.
void panelled_wall(Brush& brush, const Look& look) {
  const double foot = foot_of_wall(brush);
  const double w = brush.width();
  const Path field = across(brush, 0, foot);
  brush.wash(field, darker(look.colour, 12), look.colour, darker(look.colour, 18));
  const int columns = std::max(3, static_cast<int>(w / (foot * 0.42)));
  const double step = w / columns;
  const bool right = brush.studio().side > 0;
  Path panels;
  Path lit;
  Path dim;
  for (int i = 0; i < columns; ++i) {
    for (const auto& [top, bottom] : {std::pair{0.14, 0.6}, std::pair{0.69, 0.9}}) {
      const Box box = {step * (i + 0.13), foot * top, step * (i + 0.87), foot * bottom};
      panels.add(Path::rect(box.left, box.top, box.width(), box.height()));
      const double near = right ? box.right : box.left;
      const double far = right ? box.left : box.right;
      dim.move(far, box.top).to(near, box.top).to(near, box.bottom);
      lit.move(far, box.top).to(far, box.bottom).to(near, box.bottom);
    }
  }
  brush.veil(panels, darker(look.colour, 22), 50);
  brush.line(dim, darker(look.colour, 42), 4);
  brush.line(lit, lighter(look.colour, 34), 4);
  brush.shape(Path::rect(-6, -6, w + 12, foot * 0.07 + 6), lighter(look.colour, 8), Form::flat);
  brush.line(Path::line({{0, foot * 0.07}, {w, foot * 0.07}}).add(Path::line({{0, foot * 0.645}, {w, foot * 0.645}})),
             darker(look.colour, 36), 5);
  side_light(brush, field, 30);
  panes_of_light(brush, foot);
  skirting(brush, foot, darker(look.colour, 30));
}

// A dark ground with some warm light behind the sitter.
void dark(Brush& brush, const Look& look) {
  const Path all = across(brush, 0, brush.height());
  const Colour deep = mix(darker(look.colour, 64), brush.light().shade, 20);
  brush.wash(all, deep, mix(deep, look.colour, 16), darker(deep, 34));
  const Colour breath = brush.seen(mix(look.colour, brush.light().key, 34));
  const int x = brush.studio().side > 0 ? 58 : 42;
  brush.sheet().fill(all, brush.sheet().radial(x, 40, 56, {{0, breath, 72}, {42, breath, 34}, {100, breath, 0}}));
}

// A hanging cloth: where its two sides are at the top and at the bottom. A side may lie left or right of the other.
struct Hanging {
  double top, bottom;
  double top_from, top_to;
  double foot_from, foot_to;
  double bulge = 0;  // how far it swings out in the middle, in units; less near its first side
};

// The strip of a cloth between two shares of its width.
Path fold_of(const Hanging& cloth, double from, double to) {
  const double upper = cloth.top + (cloth.bottom - cloth.top) * 0.35;
  const double lower = cloth.top + (cloth.bottom - cloth.top) * 0.68;
  const auto at_top = [&](double share) { return cloth.top_from + (cloth.top_to - cloth.top_from) * share; };
  const auto at_foot = [&](double share) { return cloth.foot_from + (cloth.foot_to - cloth.foot_from) * share; };
  const double swing_from = cloth.bulge * from;
  const double swing_to = cloth.bulge * to;
  Path path;
  path.move(at_top(from), cloth.top);
  path.curve(at_top(from) + swing_from, upper, at_foot(from) + swing_from, lower, at_foot(from), cloth.bottom);
  path.to(at_foot(to), cloth.bottom);
  path.curve(at_foot(to) + swing_to, lower, at_top(to) + swing_to, upper, at_top(to), cloth.top).close();
  return path;
}

// Cloth with a few long folds, each dark in its depth and lit on one edge.
void hang(Brush& brush, const Hanging& cloth, Colour colour, int folds) {
  brush.shape(fold_of(cloth, 0, 1), colour);
  Path valleys;
  Path ridges;
  const bool lit_first = (brush.studio().side > 0) == (cloth.top_to > cloth.top_from);
  for (int i = 0; i < folds; ++i) {
    const double at = (i + brush.chance().range(0.25, 0.4)) / folds;
    const double wide = brush.chance().range(0.2, 0.34) / folds;
    const double ridge = lit_first ? at - wide * 0.7 : at + wide * 1.1;
    valleys.add(fold_of(cloth, at, at + wide));
    ridges.add(fold_of(cloth, ridge, ridge + wide * 0.6));
  }
  brush.veil(valleys, mix(darker(colour, 50), brush.light().shade, 40), 46);
  brush.veil(ridges, mix(lighter(colour, 30), brush.light().key, 40), 30);
}

// A painter's corner: a plain ground, a cloth thrown over its darker side.
void drape(Brush& brush, const Look& look) {
  const double w = brush.width();
  const double h = brush.height();
  const Path all = across(brush, 0, h);
  brush.wash(all, darker(look.accent, 14), look.accent, darker(look.accent, 34));
  side_light(brush, all, 34);
  gathering_dark(brush, across(brush, h * 0.6, h), false, 38);
  const bool right = brush.studio().side < 0;  // where the cloth hangs
  const double edge = right ? w + 20 : -20;
  const double way = right ? -1 : 1;
  const double gathered = edge + way * w * 0.09;
  const Hanging upper = {.top = -20,
                         .bottom = h * 0.62,
                         .top_from = edge,
                         .top_to = edge + way * w * 0.44,
                         .foot_from = edge,
                         .foot_to = gathered,
                         .bulge = way * w * 0.1};
  const Hanging lower = {.top = h * 0.6,
                         .bottom = h + 20,
                         .top_from = edge,
                         .top_to = gathered,
                         .foot_from = edge,
                         .foot_to = edge + way * w * 0.2,
                         .bulge = way * w * 0.03};
  const Hanging shadow = {.top = -20,
                          .bottom = h + 20,
                          .top_from = edge,
                          .top_to = edge + way * w * 0.5,
                          .foot_from = edge,
                          .foot_to = edge + way * w * 0.24};
  brush.veil(fold_of(shadow, 0, 1), brush.light().shade, 16);
  hang(brush, lower, darker(look.colour, 8), 3);
  hang(brush, upper, look.colour, 5);
  Path cord = Path::limb({{edge, h * 0.58}, {edge + way * w * 0.06, h * 0.622}, {edge + way * w * 0.105, h * 0.6}},
                         {14, 17, 12});
  cord.add(Path::limb({{edge + way * w * 0.085, h * 0.61}, {edge + way * w * 0.09, h * 0.7}}, {9, 22}));
  brush.part("tassel").shape(cord, rgb(0xcfa24c));
}

// Swags along the top of the stage, with a fringe.
void valance(Brush& brush, const Look& look, double high, double low) {
  constexpr int swags = 5;
  const double step = brush.width() / swags;
  Path cloth;
  Path fringe;
  cloth.move(-5, -10).to(-5, high);
  for (int i = 0; i < swags; ++i) {
    const double x = step * i;
    cloth.curve(x + step * 0.25, low, x + step * 0.75, low, x + step, high);
    fringe.move(x, high + 5).curve(x + step * 0.25, low + 6, x + step * 0.75, low + 6, x + step, high + 5);
  }
  brush.shape(cloth.to(brush.width() + 5, -10).close(), darker(look.colour, 10), Form::tall);
  brush.part("fringe").line(fringe, look.accent, high * 0.15);
}

void stage_curtain(Brush& brush, const Look& look) {
  const double w = brush.width();
  const double foot = foot_of_wall(brush);
  const Path field = across(brush, 0, foot);
  const Colour back = mix(rgb(0x39476b), brush.light().zenith, 25);
  // The cloth at the back, smooth and lit from below: no strokes, or they would look like clouds.
  brush.shape(field, darker(back, 40), Form::flat);
  const Colour lamp = brush.seen(rgb(0xffe3ae), Form::glow);
  brush.sheet().fill(field, brush.sheet().radial(50, 96, 66, {{0, lamp, 78}, {45, lamp, 30}, {100, lamp, 0}}));
  for (const double way : {1.0, -1.0}) {
    const double edge = way > 0 ? -15 : w + 15;
    hang(brush,
         {.top = -10,
          .bottom = foot + 4,
          .top_from = edge,
          .top_to = edge + way * w * 0.29,
          .foot_from = edge,
          .foot_to = edge + way * w * 0.17,
          .bulge = way * -w * 0.045},
         look.colour, 5);
    brush.shape(
        Path::limb({{edge, foot * 0.74}, {edge + way * w * 0.1, foot * 0.77}, {edge + way * w * 0.165, foot * 0.73}},
                   {12, 15, 12}),
        look.accent, Form::flat);
  }
  valance(brush, look, foot * 0.12, foot * 0.235);
  side_light(brush, field, 16);
}

// Rows of spines are dashed lines, as thick as the books are tall: a whole library in a few strokes.
void spines(Brush& brush, double foot, double shelf, double tall, double from, std::string_view dashes, Colour colour) {
  Path rows;
  for (int row = 1; row * shelf < foot; ++row) {
    const double y = row * shelf;
    from += brush.width() * 0.037;
    rows.move(from, y - 4 - tall / 2).to(brush.width() + 10, y - 4 - tall / 2);
  }
  brush.part("books-row", 0, Relation::contains)
      .sheet()
      .stroke(rows, brush.seen(colour), tall,
              R"( stroke-linecap="butt" stroke-dasharray=")" + std::string(dashes) + "\"");
}

void bookshelves(Brush& brush, const Look& look) {
  const double w = brush.width();
  const double foot = foot_of_wall(brush);
  const Path field = across(brush, 0, foot);
  brush.wash(field, darker(look.colour, 58), darker(look.colour, 52), darker(look.colour, 62));
  const double shelf = foot / 4 - 2;
  spines(brush, foot, shelf, shelf * 0.66, -40, "18 3 25 2 14 4 30 5 16 38", rgb(0x5d3a2a));
  spines(brush, foot, shelf, shelf * 0.72, -90, "22 64 15 92 26 3 14 130", rgb(0x7c2f2a));
  spines(brush, foot, shelf, shelf * 0.6, -60, "16 110 24 75 13 4 20 150", rgb(0x39543f));
  spines(brush, foot, shelf, shelf * 0.69, -140, "20 170 28 120 15 210", rgb(0x33476a));
  spines(brush, foot, shelf, shelf * 0.63, -20, "17 190 21 260 15 3 12 160", rgb(0xb88b4c));
  spines(brush, foot, shelf, shelf * 0.05, -40, "18 3 25 2 14 45 16 38", rgb(0xcaa45c));
  Path boards;
  for (int row = 1; row * shelf < foot; ++row) boards.add(Path::rect(-5, row * shelf - 5, w + 10, 13));
  for (int i = 0; i < 4; ++i) boards.add(Path::rect(w * (0.02 + 0.31 * i), -5, w * 0.024, foot + 5));
  brush.shape(boards, look.colour, Form::flat);
  side_light(brush, field, 34);
  gathering_dark(brush, field, true, 30);
  skirting(brush, foot, darker(look.colour, 22));
}

// The arches of a loggia, cut out of a wall: their contours run in the opposite direction.
Path arches(const Brush& brush, double foot) {
  const double w = brush.width();
  const double spring = foot * 0.42;
  const double half = w * 0.14;
  Path path;
  for (const double middle : {0.185, 0.5, 0.815}) {
    const double x = w * middle;
    path.move(x - half, foot + 5).to(x + half, foot + 5).to(x + half, spring);
    path.curve(x + half, spring - half * 0.9, x + half * 0.55, spring - half * 1.1, x, spring - half * 1.1);
    path.curve(x - half * 0.55, spring - half * 1.1, x - half, spring - half * 0.9, x - half, spring).close();
  }
  return path;
}

// A loggia that opens to a garden: sky, trees, a balustrade.
void garden_view(Brush& brush, const Look& look) {
  Chance& chance = brush.chance();
  const double w = brush.width();
  const double foot = foot_of_wall(brush);
  const Light& light = brush.light();
  brush.part("sky", 1, Relation::shows).wash(across(brush, 0, foot), light.zenith, light.sky, light.horizon);
  Brush far = brush.distant(38);
  Path poplars;
  for (const double x : {0.13, 0.22, 0.57, 0.86}) {
    const double h = foot * chance.range(0.3, 0.48);
    poplars.add(
        Path::smooth({{w * x, foot - h}, {w * (x + 0.026), foot * 0.8}, {w * x, foot}, {w * (x - 0.026), foot * 0.8}}));
  }
  far.part("tree", 4, Relation::shows).leaves(poplars, rgb(0x44663f), 9);
  brush.part("bush", 0, Relation::shows)
      .distant(16)
      .leaves(Path::lump(chance, w * 0.5, foot, w * 0.62, foot * 0.36, 13, 0.32), rgb(0x5f8a48), 13);
  Path rail;
  rail.move(0, foot * 0.91).to(w, foot * 0.91);
  brush.part("railing").sheet().stroke(rail, brush.seen(darker(look.colour, 10)), foot * 0.14,
                                       R"( stroke-linecap="butt" stroke-dasharray="13 20")");
  brush.part("railing").line(Path::line({{0, foot * 0.84}, {w, foot * 0.84}}), lighter(look.colour, 20), foot * 0.03);
  Path front = Path::rect(-6, -6, w + 12, foot + 12);
  const Path openings = arches(brush, foot);
  brush.shape(front.add(openings), look.colour, Form::flat);
  brush.part("archway", 3).line(openings, mix(look.colour, light.shade, 32), 7);
  brush.line(Path::line({{0, foot * 0.07}, {w, foot * 0.07}}), mix(look.colour, light.shade, 26), 5);
  side_light(brush, across(brush, 0, foot), 24);
}

constexpr std::array all = std::to_array<Thing>({
    {"wall", Place::far, 0, 0, wall, "", "olive", "", "", "plain papered"},
    {"whitewash", Place::far, 0, 0, whitewash, "wall", "cream"},
    {"panelled-wall", Place::far, 0, 0, panelled_wall, "wall", "brown"},
    {"dark", Place::far, 0, 0, dark, "", "brown"},
    {"drape", Place::far, 0, 0, drape, "cloth", "red", "light-brown"},
    {"stage-curtain", Place::far, 0, 0, stage_curtain, "curtain cloth", "red", "gold"},
    {"bookshelves", Place::far, 0, 0, bookshelves, "furniture", "brown"},
    {"garden-view", Place::far, 0, 0, garden_view, "garden", "cream"},
    {"floor", Place::ground, 0, 0, draw_floor, "", "light-brown"},
    {"boards", Place::ground, 0, 0, draw_boards, "floor", "light-brown"},
    {"tiles", Place::ground, 0, 0, draw_tiles, "floor", "cream", "dark-grey"},
    {"table-top", Place::ground, 0, 0, draw_table_top, "table furniture", "brown"},
    {"tablecloth", Place::ground, 0, 0, draw_tablecloth, "table cloth", "white"},
    {"carpet", Place::ground, 0, 0, draw_carpet, "cloth", "red", "cream"},
    {"window", Place::wall, 1.7, 76, draw_window, "", "white", "", "", "plain arched"},
    {"curtained-window", Place::wall, 1.9, 104, draw_curtained_window, "window", "white", "red"},
    {"door", Place::wall, 2.1, 52, draw_door, "", "brown", "", "", "closed open"},
    {"fireplace", Place::wall, 1.35, 118, draw_fireplace, "", "light-grey", "", "", "", 100},
    {"picture", Place::wall, 0.7, 126, draw_picture, "", "gold"},
    {"portrait-medallion", Place::wall, 0.5, 80, draw_medallion, "picture", "gold", "dark-blue"},
    {"mirror", Place::wall, 1, 74, draw_mirror, "", "gold", "", "", "oval square"},
    {"wall-clock", Place::wall, 0.8, 42, draw_wall_clock, "clock", "brown", "", "", "pendulum round"},
    {"shelf", Place::wall, 0.5, 190, draw_shelf, "furniture", "brown", "", "", "", 100},
    {"tapestry", Place::wall, 1.7, 84, draw_tapestry, "cloth", "dark-blue", "gold"},
    {"map", Place::wall, 0.9, 138, draw_map, "paper", "cream", "light-green"},
    {"sconce", Place::wall, 0.55, 56, draw_sconce, "light", "gold"},
    {"hanging-lamp", Place::wall, 0.7, 78, draw_hanging_lamp, "lamp light", "green"},
    {"chandelier", Place::wall, 0.9, 136, draw_chandelier, "light", "gold"},
    {"birdcage", Place::wall, 0.65, 62, draw_birdcage, "", "dark-brown", "yellow"},
    {"coat-rack", Place::wall, 1.1, 84, draw_coat_rack, "", "dark-blue", "brown"},
});

}  // namespace

std::span<const Thing> rooms() { return all; }

}  // namespace art
