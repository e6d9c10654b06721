// Decor of two and of three squares above each other.
#include <array>

#include "art/parts/art_society.h"
#include "art/vocabulary/blossoms.h"
#include "art/vocabulary/wall_things.h"

namespace art::society {
namespace {

// The gilt plaque at the foot of a standing decor that carries its shields.
void plaque(Brush& brush, double y, int count) {
  const double half = 22.0 * count + 12;
  const Path plate = Path::rounded(100 - half, y - 4, 2 * half, 34, 14);
  cast_on_wall(brush, plate, 5);
  brush.shape(plate, gilt, Form::flat);
  brush.line(Path::rounded(104 - half, y, 2 * half - 8, 26, 10), rgb(0xf4db94), 3);
  shields(brush, 100, y - 8, count);
}

void tall_sconce(Brush& brush) {
  soft_shadow(brush, 114, 206, 80, 186);
  const Path plate = Path::smooth({{100, 58},
                                   {130, 86},
                                   {132, 130},
                                   {116, 190},
                                   {122, 250},
                                   {138, 300},
                                   {124, 350},
                                   {100, 376},
                                   {76, 350},
                                   {62, 300},
                                   {78, 250},
                                   {84, 190},
                                   {68, 130},
                                   {70, 86}});
  cast_on_wall(brush, plate, 7);
  brush.shape(plate, gilt);
  glass(brush, Path::smooth({{100, 78}, {118, 98}, {118, 130}, {104, 186}, {96, 186}, {82, 130}, {82, 98}}),
        Path::polygon({{86, 130}, {112, 92}, {116, 98}, {90, 142}}));
  brush.line(Path::smooth({{100, 232}, {112, 270}, {120, 304}, {100, 344}, {80, 304}, {88, 270}}), rgb(0xf4db94), 4);
  Path arms = Path::bow({{100, 216}, {66, 234}, {38, 212}, {36, 176}});
  arms.add(Path::bow({{100, 216}, {134, 234}, {162, 212}, {164, 176}})).add(Path::bow({{100, 230}, {100, 190}}));
  brush.line(arms, darker(gilt, 34), 12);
  brush.line(arms, lighter(gilt, 16), 7);
  for (const Point p : {Point{100, 172}, Point{36, 168}, Point{164, 168}}) {
    candle(brush, p.x, p.y, p.x == 100 ? 84 : 74);
    brush.shape(Path::polygon({{p.x - 24, p.y - 4}, {p.x + 24, p.y - 4}, {p.x + 12, p.y + 14}, {p.x - 12, p.y + 14}}),
                gilt);
  }
  brush.line(dots({{36, 196}, {164, 196}, {100, 202}}), rgb(0xdfe9ea), 12);
}

void lilies(Brush& brush) {
  soft_shadow(brush, 114, 170, 84, 160);
  constexpr std::array heads = std::to_array<flora::Head>({{56, 118, 34, -44, 0.85},
                                                           {146, 124, 34, 42, 0.85},
                                                           {78, 60, 34, -16, 0.9},
                                                           {134, 56, 32, 20, 0.85},
                                                           {102, 116, 36, 4, 0.95}});
  Path stems;
  for (const flora::Head& head : heads) stems.move(100, 216).bend(100, 170, head.x, head.y);
  stems.move(100, 216).bend(104, 120, 106, 16).move(100, 216).bend(80, 170, 26, 66);
  brush.line(stems, rgb(0x3f6b3a), 6);
  Path leaves = flora::leaf({100, 214}, {22, 196}, 22, 0.2);
  leaves.add(flora::leaf({100, 214}, {180, 190}, 22, -0.2))
      .add(flora::leaf({100, 210}, {36, 152}, 18, 0.12))
      .add(flora::leaf({100, 210}, {170, 156}, 18, -0.12));
  brush.shape(leaves, rgb(0x4c7a42), Form::flat);
  constexpr std::array buds = std::to_array<flora::Head>({{106, 20, 13, 0, 0.9}, {28, 68, 13, -40, 0.9}});
  flora::paint_buds(brush, buds, rgb(0xf4efdc), rgb(0x7d9a5a));
  flora::paint_lilies(brush, heads, rgb(0xf6f1e7));
  put(brush, "vase", 100, 324, 124, {.colour = "blue", .accent = "white", .style = "round"});
  bracket(brush, 100, 334, plaster);
  plank(brush, 22, 178, 322, plaster);
}

// Ivy that hangs down from a rim: shoots with leaves on both sides.
void shoots(Brush& brush, std::initializer_list<std::array<Point, 3>> ways, Colour colour) {
  Path stems;
  Path leaves;
  for (const auto& [from, over, tip] : ways) {
    stems.move(from.x, from.y).bend(over.x, over.y, tip.x, tip.y);
    for (int i = 1; i <= 6; ++i) {
      const double t = i / 6.0;
      const Point p = between(between(from, over, t), between(over, tip, t), t);
      const double side = i % 2 == 0 ? 1 : -1;
      leaves.add(flora::leaf(p, {p.x + side * 24, p.y + 16}, 20, 0.1 * side));
    }
  }
  brush.line(stems, darker(colour, 40), 4);
  brush.shape(leaves, colour, Form::flat);
}

void ivy_pot(Brush& brush) {
  soft_shadow(brush, 112, 210, 86, 170, 28);
  brush.line(Path::line({{100, 16}, {52, 132}})
                 .add(Path::line({{100, 16}, {148, 132}}))
                 .add(Path::line({{100, 150}, {100, 352}})),
             darker(gilt, 20), 4);
  brush.line(Path::circle(100, 16, 9), gilt, 6);
  shoots(brush,
         {{{{56, 142}, {10, 170}, {30, 320}}},
          {{{146, 142}, {196, 180}, {166, 300}}},
          {{{80, 140}, {96, 240}, {62, 350}}}},
         rgb(0x2c5138));
  Chance& chance = brush.chance();
  brush.leaves(flora::clump(chance, 100, 112, 74, 36, 9), rgb(0x3d6b3f), 11);
  Path pot;
  pot.move(46, 132).to(154, 132).curve(150, 186, 124, 204, 100, 206).curve(76, 204, 50, 186, 46, 132).close();
  brush.shape(pot, rgb(0xe8e0d0));
  brush.line(Path::bow({{56, 170}, {100, 184}, {144, 170}}), rgb(0x2f5f9e), 7);
  brush.shape(Path::rounded(40, 124, 120, 18, 7), rgb(0xf4eee0), Form::flat);
  shoots(brush, {{{{60, 130}, {30, 180}, {54, 290}}}, {{{136, 130}, {170, 200}, {132, 344}}}}, rgb(0x5f934e));
}

void narrow_mirror(Brush& brush) {
  soft_shadow(brush, 112, 206, 90, 190);
  const auto arch = [](double inset) {
    Path path;
    path.move(34 + inset, 366 - inset)
        .to(34 + inset, 110)
        .curve(34 + inset, 26 + inset * 1.1, 166 - inset, 26 + inset * 1.1, 166 - inset, 110);
    return path.to(166 - inset, 366 - inset).close();
  };
  brush.shape(Path::smooth({{100, 6}, {118, 22}, {140, 30}, {128, 62}, {72, 62}, {60, 30}, {82, 22}}), gilt);
  cast_on_wall(brush, arch(0), 7);
  brush.shape(arch(0), gilt);
  brush.line(arch(8), rgb(0xf4db94), 5);
  brush.line(arch(20), darker(gilt, 40), 5);
  glass(brush, arch(22),
        Path::polygon({{60, 250}, {140, 120}, {140, 170}, {60, 300}})
            .add(Path::polygon({{60, 322}, {140, 192}, {140, 208}, {60, 338}})));
  brush.line(dots({{100, 28}}), rgb(0xf4db94), 15);
}

void regulator(Brush& brush) {
  soft_shadow(brush, 114, 300, 88, 276);
  const Colour case_wood = rgb(0x6b3f25);
  const Path hood = Path::polygon({{22, 78}, {100, 18}, {178, 78}});
  const Path trunk = Path::rect(38, 76, 124, 404);
  const Path foot = Path::polygon({{24, 478}, {176, 478}, {150, 546}, {50, 546}});
  for (const Path& part : {hood, trunk, foot}) cast_on_wall(brush, part, 7);
  brush.shape(trunk, case_wood, Form::flat);
  brush.shape(hood, lighter(case_wood, 10), Form::flat);
  brush.shape(Path::polygon({{54, 72}, {100, 36}, {146, 72}}), darker(case_wood, 24), Form::flat);
  brush.shape(foot, darker(case_wood, 12), Form::flat);
  brush.shape(Path::rect(20, 74, 160, 13).add(Path::rect(22, 470, 156, 13)), lighter(case_wood, 18), Form::flat);
  brush.shape(Path::rect(38, 87, 12, 383).add(Path::rect(150, 87, 12, 383)), lighter(case_wood, 12), Form::flat);
  put(brush, "wall-clock", 100, 218, 116, {.colour = "gold", .style = "round"});
  const Path door = Path::rounded(60, 232, 80, 228, 8);
  brush.shape(door, rgb(0x2c1a14), Form::flat);
  brush.line(Path::line({{100, 236}, {106, 398}}), rgb(0xe3bd62), 7);
  brush.shape(Path::circle(107, 408, 25), rgb(0xe3bd62));
  brush.veil(Path::polygon({{64, 330}, {136, 240}, {136, 282}, {64, 372}}), rgb(0xffffff), 16);
  brush.line(door, gilt, 5);
  brush.line(dots({{100, 22}, {32, 70}, {168, 70}}), gilt, 20);
}

void cameos(Brush& brush) {
  soft_shadow(brush, 112, 300, 80, 280, 28);
  brush.shape(Path::polygon({{78, 40}, {122, 40}, {122, 540}, {78, 540}}), wine, Form::flat);
  brush.line(Path::line({{84, 44}, {84, 540}}).add(Path::line({{116, 44}, {116, 540}})), rgb(0xd9a95a), 4);
  put(brush, "portrait-medallion", 100, 196, 152, {.accent = "dark-blue"});
  Brush turned = brush.at(200, 0, 1, 0, true);
  put(turned, "portrait-medallion", 100, 368, 152, {.accent = "dark-green"});
  put(brush, "portrait-medallion", 100, 540, 152, {.accent = "auburn"});
  Path loops = Path::smooth({{100, 34}, {60, 4}, {20, 12}, {28, 50}, {64, 52}});
  loops.add(Path::smooth({{100, 34}, {140, 4}, {180, 12}, {172, 50}, {136, 52}}));
  brush.shape(loops, lighter(wine, 12), Form::flat);
  brush.shape(Path::smooth({{88, 34}, {58, 18}, {38, 24}, {50, 42}})
                  .add(Path::smooth({{112, 34}, {142, 18}, {162, 24}, {150, 42}})),
              darker(wine, 30), Form::flat);
  brush.shape(Path::rounded(84, 20, 32, 34, 10), lighter(wine, 22), Form::flat);
}

void banner(Brush& brush) {
  soft_shadow(brush, 112, 300, 90, 280);
  const Colour cloth = rgb(0x274468);
  Path sheet;
  sheet.move(30, 40).to(170, 40).to(170, 500).to(100, 560).to(30, 500).close();
  cast_on_wall(brush, sheet, 7);
  brush.shape(sheet, cloth);
  brush.line(Path::polygon({{42, 46}, {158, 46}, {158, 494}, {100, 544}, {42, 494}}), gilt, 5);
  brush.line(Path::bow({{100, 486}, {92, 400}, {106, 300}, {96, 200}, {100, 130}}), rgb(0xe3bd62), 7);
  Path leaves;
  for (int i = 0; i < 6; ++i) {
    const double y = 440 - 56 * i;
    const double side = i % 2 == 0 ? 1 : -1;
    leaves.add(flora::leaf({99, y}, {99 + side * 46, y - 44}, 24, 0.12 * side));
    leaves.add(flora::leaf({99, y - 8}, {99 - side * 38, y - 40}, 18, -0.12 * side));
  }
  brush.shape(leaves, rgb(0xd9b25c), Form::flat);
  constexpr std::array blossoms =
      std::to_array<flora::Head>({{100, 104, 32, 0, 0.95}, {62, 222, 18, -30, 0.9}, {138, 334, 18, 30, 0.9}});
  flora::paint_peonies(brush, blossoms, rgb(0xd98a80));
  brush.shape(Path::rounded(14, 26, 172, 16, 8), wood, Form::flat);
  brush.line(dots({{14, 34}, {186, 34}}), gilt, 24);
  brush.line(Path::line({{100, 6}, {40, 28}}).add(Path::line({{100, 6}, {160, 28}})), darker(gilt, 20), 4);
}

void trellis(Brush& brush) {
  soft_shadow(brush, 112, 290, 88, 270, 26);
  Path laths;
  for (const double x : {52.0, 100.0, 148.0}) laths.move(x, 26).to(x, 480);
  for (const double y : {70.0, 150.0, 230.0, 310.0, 390.0}) laths.move(34, y).to(166, y);
  brush.sheet().stroke(laths.transformed(placed(6, 6, 1)), ink, 8, " stroke-opacity=\".3\"");
  brush.line(laths, rgb(0xf2ead8), 8);
  Chance& chance = brush.chance();
  brush.line(Path::bow({{100, 480}, {60, 400}, {140, 300}, {64, 200}, {130, 110}, {96, 40}}), rgb(0x5b4230), 8);
  Path mass;
  Path sprays;
  for (const Point p : {Point{70, 430}, Point{122, 372}, Point{136, 300}, Point{92, 246}, Point{62, 186},
                        Point{110, 130}, Point{130, 84}, Point{92, 46}}) {
    mass.add(flora::clump(chance, p.x, p.y, 46, 44, 8));
    sprays.add(flora::leaf({p.x, p.y}, {p.x - 52, p.y - 26}, 22, 0.1))
        .add(flora::leaf({p.x, p.y}, {p.x + 50, p.y + 30}, 22, 0.1));
  }
  brush.shape(sprays, rgb(0x6f9a56), Form::flat);
  brush.leaves(mass, rgb(0x4c7a42), 11);
  constexpr std::array roses = std::to_array<flora::Head>({{62, 422, 20},
                                                           {126, 366, 22},
                                                           {148, 290, 17},
                                                           {88, 240, 22},
                                                           {50, 180, 18},
                                                           {112, 128, 21},
                                                           {142, 76, 16},
                                                           {88, 46, 20},
                                                           {104, 310, 15},
                                                           {96, 446, 15}});
  flora::paint_roses(brush, roses, rgb(0xe0a3a0));
  brush.shape(Path::polygon({{48, 478}, {152, 478}, {138, 544}, {62, 544}}), rgb(0xb9653a));
  brush.shape(Path::rounded(40, 466, 120, 20, 7), rgb(0xcc7a4b), Form::flat);
}

}  // namespace

void decor_tall(Brush& brush, int number) {
  constexpr std::array<void (*)(Brush&), 4> motifs = {tall_sconce, lilies, ivy_pot, narrow_mirror};
  motifs[static_cast<std::size_t>(number - 1)](brush);
  plaque(brush, 354, 2);
}

void decor_column(Brush& brush, int number) {
  constexpr std::array<void (*)(Brush&), 4> motifs = {regulator, cameos, banner, trellis};
  motifs[static_cast<std::size_t>(number - 1)](brush);
  plaque(brush, 554, 3);
}

}  // namespace art::society
