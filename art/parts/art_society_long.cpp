// Decor of three squares side by side.
#include <array>

#include "art/parts/art_society.h"
#include "art/vocabulary/blossoms.h"
#include "art/vocabulary/wall_things.h"

namespace art::society {
namespace {

constexpr Colour raised = rgb(0xfffaf0);
constexpr Colour hollow = rgb(0xb3a58c);
constexpr Colour crease = rgb(0xcdbfa5);

void festoon(Brush& brush) {
  soft_shadow(brush, 308, 100, 290, 84, 24);
  const Colour ribbon = rgb(0x2f5378);
  const Path fall = swag({504, 40}, {578, 128}, 10, 28, 6);
  Path leaves = swag({104, 40}, {296, 40}, 74, 34, 8);
  leaves.add(swag({304, 40}, {496, 40}, 74, 34, 8)).add(fall).add(fall.transformed({-1, 0, 0, 1, 600, 0}));
  brush.veil(leaves.transformed(placed(6, 8, 1)), ink, 34);
  brush.leaves(leaves, leaf, 9);
  constexpr std::array roses = std::to_array<flora::Head>({{200, 110, 25, 0, 0.95},
                                                           {158, 100, 18, -20, 0.9},
                                                           {242, 100, 18, 20, 0.9},
                                                           {400, 110, 25, 0, 0.95},
                                                           {358, 100, 18, -20, 0.9},
                                                           {442, 100, 18, 20, 0.9}});
  flora::paint_roses(brush, roses, rgb(0xdf9a6c));
  brush.line(dots({{130, 84},
                   {140, 94},
                   {270, 84},
                   {260, 94},
                   {330, 84},
                   {340, 94},
                   {470, 84},
                   {460, 94},
                   {52, 96},
                   {44, 108},
                   {548, 96},
                   {556, 108}}),
             rgb(0xf1e4c4), 11);
  shield_ribbons(brush, {{100, 60}, {300, 60}, {500, 60}}, ribbon);
  for (const double x : {100.0, 300.0, 500.0}) ribbon_bow(brush, x, 38, 46, ribbon);
}

void long_shelf(Brush& brush) {
  soft_shadow(brush, 312, 90, 290, 78, 28);
  for (const double x : {100.0, 300.0, 500.0}) bracket(brush, x, 142, wood);
  plank(brush, 14, 586, 134, wood);
  // Three large things: they are recognised on a small wall as well.
  put(brush, "globe", 100, 137, 134);
  put(brush, "books", 300, 136, 112);
  put(brush, "ship-model", 490, 137, 134);
}

// Cloth in plaster that hangs between two rosettes.
void drapery(Brush& brush, double from, double to) {
  const double middle = (from + to) / 2;
  const Path cloth =
      Path::limb({{from, 74}, {from + 40, 98}, {middle, 108}, {to - 40, 98}, {to, 74}}, {10, 30, 42, 30, 10});
  brush.shape(cloth.transformed(placed(4, 6, 1)), hollow, Form::flat);
  brush.shape(cloth, raised, Form::flat);
  Path folds;
  for (const double y : {-8.0, 4.0}) {
    folds.add(Path::bow(
        {{from + 14, 78 + y / 3}, {from + 44, 97 + y}, {middle, 107 + y}, {to - 44, 97 + y}, {to - 14, 78 + y / 3}}));
  }
  brush.line(folds, crease, 4);
}

void relief(Brush& brush) {
  const Path panel = Path::rounded(10, 22, 580, 130, 8);
  cast_on_wall(brush, panel, 8);
  brush.shape(panel, rgb(0xe6dcc6), Form::flat);
  Path teeth;
  for (int i = 0; i < 23; ++i) teeth.add(Path::rect(28 + 24.0 * i, 38, 16, 13));
  brush.shape(Path::rect(10, 22, 580, 13), raised, Form::flat);
  brush.shape(teeth, raised, Form::flat);
  brush.shape(Path::rect(10, 142, 580, 10), crease, Form::flat);
  drapery(brush, 112, 288);
  drapery(brush, 312, 488);
  Path tails;
  tails.move(92, 70)
      .curve(60, 66, 30, 80, 22, 122)
      .to(34, 132)
      .to(44, 118)
      .to(56, 132)
      .to(66, 116)
      .curve(68, 104, 76, 96, 96, 98)
      .close();
  Path folds = Path::bow({{80, 80}, {58, 88}, {44, 118}}).add(Path::bow({{82, 88}, {68, 98}, {66, 114}}));
  const Transform right = {-1, 0, 0, 1, 600, 0};
  tails.add(tails.transformed(right));
  brush.shape(tails.transformed(placed(4, 6, 1)), hollow, Form::flat);
  brush.shape(tails, raised, Form::flat);
  brush.line(folds.add(folds.transformed(right)), crease, 4);
  for (const double x : {100.0, 300.0, 500.0}) {
    const Path rosette = flora::petals(8, 10, 32, 0.9);
    brush.shape(Path::circle(x + 4, 92, 35), hollow, Form::flat);
    brush.shape(Path::circle(x, 88, 35), rgb(0xd8ccb4), Form::flat);
    brush.shape(rosette.transformed(placed(x, 88, 1)), raised, Form::flat);
    brush.line(dots({{x, 88}}), gilt, 18);
  }
}

void plates(Brush& brush) {
  soft_shadow(brush, 312, 100, 290, 84, 26);
  plank(brush, 14, 586, 146, wood);
  const Colour blue = rgb(0x2f5f9e);
  for (const double x : {100.0, 300.0, 500.0}) {
    const bool middle = x == 300;
    const double r = 73;
    const double y = 148 - r;
    cast_on_wall(brush, Path::circle(x, y, r), 7);
    brush.shape(Path::circle(x, y, r), rgb(0xf3f0e6), Form::flat);
    Path dim;
    dim.move(x + r * 0.6, y - r * 0.8)
        .curve(x + r * 1.3, y - r * 0.1, x + r * 0.9, y + r * 1.1, x - r * 0.2, y + r * 0.98);
    dim.curve(x + r * 0.6, y + r * 0.7, x + r * 0.9, y + r * 0.1, x + r * 0.6, y - r * 0.8).close();
    brush.veil(dim, rgb(0x54607a), 26);
    brush.line(Path::circle(x, y, r - 8), blue, 11);
    Path petals = middle ? flora::petals(10, r * 0.14, r * 0.62, 0.8)
                         : flora::petals(6, r * 0.12, r * 0.62, 0.6, x > 300 ? 30 : 0);
    brush.shape(petals.transformed(placed(x, y, 1)), blue, Form::flat);
    brush.line(dots({{x, y}}), rgb(0xe9b23c), r * 0.28);
  }
}

}  // namespace

void decor_frieze(Brush& brush, int number) {
  constexpr std::array<void (*)(Brush&), 4> motifs = {festoon, long_shelf, relief, plates};
  motifs[static_cast<std::size_t>(number - 1)](brush);
  shield_per_square(brush, 3);
}

}  // namespace art::society
