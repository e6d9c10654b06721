// Bouquets, pots, wreaths: flowers that someone has cut, potted or bound.
#include "art/vocabulary/bouquets.h"

#include <array>

#include "art/vocabulary/blossoms.h"

namespace art {

using namespace flora;

namespace {

void vase(Brush& brush, Colour colour) {
  Brush clay = brush.part("vase");
  clay.shape(Path::smooth({{-10, -42},
                           {-8, -36},
                           {-14, -29},
                           {-19, -19},
                           {-16, -7},
                           {-9, -1},
                           {0, 1},
                           {9, -1},
                           {16, -7},
                           {19, -19},
                           {14, -29},
                           {8, -36},
                           {10, -42},
                           {0, -43}}),
             colour);
  Path band = Path::bow({{-18, -22}, {0, -17}, {18, -22}});
  band.add(Path::bow({{-17.5, -12}, {0, -7}, {17.5, -12}}));
  clay.line(band, lighter(colour, 40), 1.2);
  clay.shape(Path::ellipse(0, -42, 10.5, 2.6), darker(colour, 45), Form::flat);
  const double side = lit_side(brush);
  brush.veil(leaf({side * 9, -32}, {side * 12, -8}, 4, side * -0.14), rgb(0xffffff), 60);
}

// Leaves that stand out of a bouquet all around, dark ones behind lighter ones.
void greenery(Brush& brush) {
  Path dark;
  Path light;
  constexpr std::array tips =
      std::to_array<Point>({{-48, -60}, {-41, -82}, {-22, -98}, {5, -99}, {27, -97}, {43, -78}, {47, -52}, {-43, -38}});
  for (std::size_t i = 0; i < tips.size(); ++i) {
    const Point base = between({0, -48}, tips[i], 0.35);
    dark.add(leaf(base, tips[i], 13, i % 2 == 0 ? 0.12 : -0.12));
  }
  for (const Point tip :
       {Point{-40, -64}, {-26, -86}, {10, -94}, {34, -78}, {41, -54}, {-31, -31}, {29, -30}, {-13, -32}}) {
    light.add(leaf(between({0, -50}, tip, 0.3), tip, 10, tip.x * 0.004));
  }
  brush.shape(dark, shaded(leaf_green), Form::flat);
  brush.shape(light, mix(leaf_green, rgb(0x9db45c), 30), Form::flat);
}

void hanging_leaves(Brush& brush) {
  Path path = leaf({-8, -42}, {-25, -30}, 8, -0.15);
  path.add(leaf({4, -41}, {19, -27}, 8, 0.15)).add(leaf({-2, -42}, {-5, -28}, 7));
  brush.shape(path, leaf_green, Form::flat);
}

// Buds on stems that come out of the middle.
void buds_of(Brush& brush, std::span<const Head> buds, Colour colour) {
  Path stems;
  for (const Head& bud : buds) stems.add(Path::line({between({0, -50}, {bud.x, bud.y}, 0.5), {bud.x, bud.y}}));
  brush.line(stems, leaf_green, 1.3);
  paint_buds(brush, buds, colour, leaf_green);
}

void roses(Brush& brush, Colour colour) {
  constexpr std::array back = std::to_array<Head>({{-27, -79, 10, -35},
                                                   {-5, -89, 10.5, -6},
                                                   {17, -86, 10, 20},
                                                   {33, -69, 10.5, 44},
                                                   {-37, -58, 9.5, -55},
                                                   {36, -49, 9, 70}});
  constexpr std::array front = std::to_array<Head>({{-27, -45, 10.5, -50, 0.8},
                                                    {-17, -66, 13, -22, 0.95},
                                                    {22, -50, 11.5, 42},
                                                    {9, -69, 13.5, 14, 0.95},
                                                    {-4, -47, 12, -8, 0.9}});
  constexpr std::array buds =
      std::to_array<Head>({{-39, -83, 4.5, -38}, {29, -95, 4.5, 25}, {-14, -101, 4, -12}, {45, -60, 4, 62}});
  buds_of(brush, buds, colour);
  paint_roses(brush, back, mix(colour, shaded(colour), 34));
  hanging_leaves(brush);
  paint_roses(brush, front, colour);
}

void mixed(Brush& brush, Colour colour) {
  constexpr std::array tulips = std::to_array<Head>({{-20, -89, 8.5, -16}, {35, -78, 8, 34}, {-41, -62, 7.5, -48}});
  constexpr std::array bells = std::to_array<Head>({{5, -90, 6.5, 4}, {27, -91, 6, 24}, {43, -56, 6, 58}});
  constexpr std::array back = std::to_array<Head>({{-30, -75, 10, -36}, {19, -76, 10.5, 22}, {34, -45, 9, 64}});
  constexpr std::array front =
      std::to_array<Head>({{-12, -67, 13.5, -14, 0.95}, {15, -55, 12.5, 26}, {-25, -47, 11.5, -44}});
  constexpr std::array daisies = std::to_array<Head>({{-1, -81, 7, -6},
                                                      {34, -62, 7, 40},
                                                      {-36, -52, 6.5, -52},
                                                      {-5, -43, 7.5, -4},
                                                      {2, -58, 6, 12},
                                                      {-39, -79, 5.5, -40}});
  paint_tulips(brush, tulips, rgb(0xe8a83a));
  paint_plumes(brush, bells, rgb(0x5a6fb4), 1.8);
  paint_peonies(brush, back, mix(colour, shaded(colour), 30));
  hanging_leaves(brush);
  paint_peonies(brush, front, colour);
  paint_daisies(brush, daisies, rgb(0xf7f2e4), rgb(0xe3a92e));
}

void sunflowers(Brush& brush, Colour colour) {
  constexpr std::array back =
      std::to_array<Head>({{-25, -82, 14.5, -32, 0.8}, {14, -86, 14, 14, 0.85}, {36, -60, 13.5, 50, 0.75}});
  constexpr std::array front =
      std::to_array<Head>({{-30, -54, 15, -46, 0.8}, {-4, -66, 18, -6, 1}, {20, -50, 15.5, 36, 0.9}});
  constexpr std::array buds = std::to_array<Head>({{-6, -100, 5, -8}, {37, -85, 5, 34}, {-42, -72, 4.5, -50}});
  buds_of(brush, buds, colour);
  paint_sunflowers(brush, back, mix(colour, shaded(colour), 18));
  hanging_leaves(brush);
  paint_sunflowers(brush, front, colour);
}

void lilacs(Brush& brush, Colour colour) {
  constexpr std::array back =
      std::to_array<Head>({{-27, -71, 9.5, -34}, {0, -78, 9.5, -2}, {26, -71, 9.5, 32}, {36, -52, 8, 62}});
  constexpr std::array front =
      std::to_array<Head>({{-31, -49, 9, -62}, {-13, -58, 11, -20}, {13, -57, 11, 22}, {1, -45, 9, 0}});
  constexpr std::array white = std::to_array<Head>({{-14, -82, 7, -16}, {17, -80, 7, 16}, {28, -44, 7.5, 68}});
  paint_plumes(brush, back, mix(colour, shaded(colour), 26), 2);
  paint_plumes(brush, white, rgb(0xefe8ee), 2);
  hanging_leaves(brush);
  paint_plumes(brush, front, colour, 2);
}

// A clay pot, its rim at y = −38.
void pot(Brush& brush, Colour colour) {
  Brush clay = brush.part("pot");
  clay.shape(Path::polygon({{-22, -34}, {22, -34}, {16, 0}, {0, 1.5}, {-16, 0}}), colour);
  clay.shape(Path::rounded(-25, -41, 50, 10, 2), lighter(colour, 12), Form::round);
  clay.line(Path::bow({{-20, -20}, {0, -17}, {20, -20}}), darker(colour, 25), 1.2);
}

}  // namespace

void draw_bouquet(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 22, 5);
  greenery(brush);
  vase(brush, look.accent);
  if (look.style == "mixed") return mixed(brush, look.colour);
  if (look.style == "sunflowers") return sunflowers(brush, look.colour);
  if (look.style == "lilacs") return lilacs(brush, look.colour);
  roses(brush, look.colour);
}

void draw_potted_plant(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 22, 4);
  Path dark;
  Path light;
  Path ribs;
  for (const Point tip : {Point{-38, -62}, {-24, -92}, {4, -100}, {28, -90}, {39, -64}}) {
    dark.add(leaf({tip.x * 0.1, -40}, tip, 15, tip.x * 0.005));
  }
  for (const Point tip : {Point{-42, -46}, {-31, -78}, {-8, -92}, {18, -86}, {34, -72}, {42, -46}}) {
    light.add(leaf({tip.x * 0.12, -40}, tip, 13, tip.x * 0.006));
    ribs.add(Path::bow({{tip.x * 0.2, -44},
                        between({tip.x * 0.12, -40}, tip, 0.5) + Point{tip.x * 0.006 * -30, -tip.x * tip.x * 0.002},
                        tip}));
  }
  brush.shape(dark, shaded(look.colour), Form::flat);
  pot(brush, look.accent);
  brush.shape(light, look.colour, Form::flat);
  brush.line(ribs, sunlit(look.colour), 1.4);
}

void draw_hydrangea(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 24, 4);
  Path dark;
  for (const Point tip :
       {Point{-48, -58}, {-40, -40}, {-42, -80}, {44, -82}, {49, -58}, {40, -40}, {-10, -30}, {14, -32}}) {
    dark.add(leaf(between({0, -56}, tip, 0.3), tip, 17, tip.x * 0.002));
  }
  pot(brush, look.accent);
  brush.shape(dark, mix(leaf_green, rgb(0x24402c), 40), Form::flat);
  constexpr std::array back = std::to_array<Head>({{-20, -82, 15.5}, {18, -83, 15.5}});
  constexpr std::array front = std::to_array<Head>({{-29, -58, 15}, {30, -59, 15}, {0, -64, 18}});
  paint_plumes(brush, back, mix(look.colour, shaded(look.colour), 26), 1);
  brush.shape(leaf({-8, -46}, {-30, -33}, 13, -0.1).add(leaf({8, -46}, {31, -34}, 13, 0.1)), leaf_green, Form::flat);
  paint_plumes(brush, front, look.colour, 1);
}

void draw_wreath(Brush& brush, const Look& look) {
  std::array<Path, 3> tones;
  constexpr int sprigs = 17;
  for (int i = 0; i < sprigs; ++i) {
    const double angle = i * 360.0 / sprigs;
    const Point base = {36 * cosine(angle), -50 + 36 * sine(angle)};
    for (int k = 0; k < 2; ++k) {
      const double out = k == 0 ? 50 : 27;
      const double on = angle + 27;
      tones[static_cast<std::size_t>((i + k) % 3)].add(
          leaf(base, {out * cosine(on), -50 + out * sine(on)}, 10, k == 0 ? 0.1 : -0.1));
    }
  }
  brush.shape(tones[0], shaded(look.colour), Form::flat);
  brush.shape(tones[1], look.colour, Form::flat);
  brush.shape(tones[2], sunlit(look.colour), Form::flat);
  constexpr std::array heads = std::to_array<Head>({{-33, -30, 8, -120},
                                                    {-36, -58, 7, -80},
                                                    {-16, -84, 7.5, -20},
                                                    {15, -84, 7, 20},
                                                    {36, -57, 7.5, 80},
                                                    {33, -30, 8, 120}});
  paint_roses(brush, heads, look.accent);
  const Colour ribbon = mix(look.accent, rgb(0xf4ead0), 60);
  Path bow = leaf({0, -15}, {-20, -20}, 12, 0.2);
  bow.add(leaf({0, -15}, {20, -20}, 12, -0.2))
      .add(leaf({-1, -15}, {-13, 5}, 6, 0.1))
      .add(leaf({1, -15}, {12, 6}, 6, -0.1));
  brush.part("bow").shape(bow, ribbon, Form::flat);
}

void draw_garland(Brush& brush, const Look& look) {
  // Two swags between three knots.
  std::array<Path, 3> tones;
  Chance& chance = brush.chance();
  for (int i = 0; i <= 21; ++i) {
    const double x = -125 + i * 250.0 / 21;
    const double u = (x < 0 ? x + 62.5 : x - 62.5) / 62.5;
    const double y = -30 - 52 * u * u;
    const double way = i % 2 == 0 ? 1 : -1;
    tones[static_cast<std::size_t>(i % 3)].add(
        leaf({x - 9, y - way * 3}, {x + 16, y + way * chance.range(14, 24)}, 18, way * 0.1));
    tones[static_cast<std::size_t>((i + 1) % 3)].add(leaf({x + 8, y}, {x - 14, y + way * chance.range(14, 20)}, 17));
  }
  brush.shape(tones[0], shaded(look.colour), Form::flat);
  brush.shape(tones[1], look.colour, Form::flat);
  brush.shape(tones[2], sunlit(look.colour), Form::flat);
  constexpr std::array roses = std::to_array<Head>({{-96, -44, 14, -40},
                                                    {-64, -30, 15, 0},
                                                    {-33, -43, 14, 40},
                                                    {31, -43, 14, -40},
                                                    {62, -30, 15, 0},
                                                    {95, -44, 14, 40}});
  paint_roses(brush, roses, look.accent);
  constexpr std::array daisies =
      std::to_array<Head>({{-81, -33, 8}, {-50, -32, 8}, {47, -32, 8}, {79, -32, 8}, {-110, -66, 7}, {111, -66, 7}});
  paint_daisies(brush, daisies, rgb(0xf7f2e4), rgb(0xe3a92e));
  Path knots;
  for (const double x : {-124.0, 0.0, 124.0}) {
    knots.add(leaf({x, -84}, {x - 20, -96}, 13, 0.1)).add(leaf({x, -84}, {x + 20, -96}, 13, -0.1));
    knots.add(leaf({x, -86}, {x - 8, -44}, 9, 0.1)).add(leaf({x, -86}, {x + 9, -40}, 9, -0.1));
  }
  brush.part("bow", 3).shape(knots, mix(look.accent, rgb(0xf4ead0), 60), Form::flat);
}

void draw_cut_rose(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 180, 12);
  brush.line(Path::bow({{-190, -14}, {-60, -34}, {110, -40}}), darker(leaf_green, 10), 9);
  brush.line(Path::line({{-120, -26}, {-132, -46}}).add(Path::line({{-40, -36}, {-28, -56}})), darker(leaf_green, 20),
             6);
  Path leaves = leaf({-70, -32}, {-150, -84}, 44, 0.1);
  leaves.add(leaf({-10, -38}, {-74, 4}, 40, 0.1)).add(leaf({30, -40}, {-26, -92}, 38, 0.12));
  brush.shape(leaves, leaf_green);
  brush.line(Path::line({{-70, -32}, {-140, -78}})
                 .add(Path::line({{-10, -38}, {-66, 0}}))
                 .add(Path::line({{30, -40}, {-20, -86}})),
             sunlit(leaf_green), 3);
  Path cup = leaf({96, -42}, {142, -92}, 26, 0.2);
  cup.add(leaf({96, -42}, {142, -4}, 26, -0.2));
  brush.shape(cup, darker(leaf_green, 15), Form::flat);
  constexpr std::array head = std::to_array<Head>({{146, -48, 50, 72, 0.9}});
  paint_roses(brush, head, look.colour);
}

}  // namespace art
