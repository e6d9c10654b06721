// The dog, in all its postures.
#include "art/vocabulary/creatures.h"

namespace art {
namespace {

// About the middle of the skull, the muzzle to the right.
void dog_head(Brush brush, const Look& look, bool asleep) {
  brush.shape(Path::smooth({{-12, 4}, {-10, -10}, {2, -14}, {13, -5}, {26, -3}, {30, 3}, {26, 9}, {2, 13}}),
              look.colour, Form::tall);
  brush.shape(Path::smooth({{15, -1}, {26, -3}, {30, 3}, {26, 9}, {10, 11}}), look.accent, Form::flat);
  draw_creases(brush, Path::bow({{28, 6}, {20, 7}, {14, 4}}), darker(look.accent, 40));
  brush.line(Path::dots({{28, -0.5}}), rgb(0x1c1512), 5.5);
  if (asleep) {
    draw_closed_eye(brush, 9, -4, 1.5);
  } else {
    draw_eye(brush, 9, -5, 2);
  }
  brush.shape(Path::smooth({{-9, -12}, {0, -9}, {2, 4}, {-6, 15}, {-13, 4}}), darker(look.colour, 30), Form::flat);
}

void dog_standing(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 52, 6);
  Path far = Path::limb({{33, -46}, {37, -24}, {40, -2}}, {13, 7, 6});
  far.add(Path::limb({{-26, -50}, {-20, -36}, {-30, -19}, {-25, -2}}, {17, 12, 7, 6}));
  brush.shape(far, darker(look.colour, 40), Form::flat);
  Path body = Path::smooth({{-46, -62},
                            {-36, -70},
                            {-12, -69},
                            {10, -71},
                            {34, -92},
                            {46, -76},
                            {43, -60},
                            {36, -42},
                            {20, -33},
                            {0, -37},
                            {-20, -44},
                            {-42, -46}});
  join(body, Path::limb({{-40, -62}, {-54, -66}, {-62, -84}}, {8, 8, 3}));
  join(body, Path::limb({{23, -56}, {26, -30}, {27, -5}, {33, -2}}, {18, 9, 6.5, 5}));
  join(body, Path::limb({{-34, -57}, {-28, -42}, {-42, -22}, {-38, -5}, {-32, -2}}, {21, 17, 8, 6.5, 5}));
  brush.shape(body, look.colour, Form::tall);
  brush.shape(Path::smooth({{36, -76}, {46, -74}, {42, -56}, {33, -38}, {26, -40}, {31, -56}}), look.accent,
              Form::flat);
  draw_creases(brush, Path::bow({{-24, -58}, {-18, -46}, {-27, -34}}).add(Path::bow({{14, -58}, {18, -46}, {22, -34}})),
               look.colour);
  dog_head(brush.at(42, -86), look, false);
}

void dog_sitting(Brush& brush, const Look& look) {
  brush.shadow(-4, 0, 42, 6);
  brush.shape(Path::limb({{26, -46}, {30, -24}, {35, -2}}, {13, 8, 7}), darker(look.colour, 40), Form::flat);
  Path body = Path::smooth(
      {{-34, -4}, {-36, -22}, {-22, -44}, {-4, -66}, {12, -90}, {32, -82}, {35, -62}, {33, -44}, {22, -26}, {8, -6}});
  join(body, Path::limb({{-28, -6}, {-46, -4}, {-62, -15}}, {10, 8, 4}));
  join(body, Path::limb({{17, -54}, {19, -26}, {20, -5}, {27, -2}}, {18, 9, 7, 6}));
  join(body, Path::smooth({{-24, 0}, {-34, -10}, {-28, -30}, {-12, -38}, {4, -24}, {2, -7}, {15, -5}, {14, 0}}));
  brush.shape(body, look.colour, Form::tall);
  brush.shape(Path::smooth({{24, -78}, {34, -74}, {35, -56}, {30, -40}, {24, -36}, {21, -56}}), look.accent,
              Form::flat);
  draw_creases(brush,
               Path::bow({{-16, -37}, {1, -30}, {3, -14}, {0, -7}}).add(Path::bow({{9, -56}, {12, -42}, {14, -28}})),
               look.colour);
  dog_head(brush.at(24, -86), look, false);
}

void dog_sleeping(Brush& brush, const Look& look) {
  brush.shadow(2, 0, 66, 7);
  brush.shape(Path::limb({{20, -10}, {44, -5}, {66, -3}}, {11, 8, 6}), darker(look.colour, 20), Form::flat);
  brush.shape(Path::smooth({{-40, 0}, {-53, -16}, {-44, -36}, {-22, -46}, {6, -40}, {30, -36}, {42, -22}, {38, -2}}),
              look.colour, Form::tall);
  draw_creases(brush, Path::bow({{-30, -38}, {-10, -30}, {-8, -10}, {8, -4}}), look.colour);
  brush.shape(Path::limb({{-50, -10}, {-46, -2}, {-16, 1}}, {8, 8, 4}), darker(look.colour, 15), Form::flat);
  dog_head(brush.at(42, -15, 1.05, 6), look, true);
}

void dog_running(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 60, 4);
  Path far = Path::limb({{28, -46}, {48, -34}, {68, -26}}, {13, 8, 5});
  far.add(Path::limb({{-34, -50}, {-42, -34}, {-60, -30}, {-70, -20}}, {16, 10, 6, 5}));
  brush.shape(far, darker(look.colour, 40), Form::flat);
  Path body = Path::smooth({{-47, -62},
                            {-36, -71},
                            {-12, -72},
                            {12, -71},
                            {44, -86},
                            {54, -72},
                            {48, -56},
                            {38, -42},
                            {22, -34},
                            {0, -38},
                            {-20, -46},
                            {-42, -48}});
  join(body, Path::limb({{-42, -62}, {-60, -68}, {-74, -62}}, {8, 8, 3}));
  join(body, Path::limb({{25, -56}, {35, -40}, {52, -24}, {68, -12}}, {18, 12, 7, 5}));
  join(body, Path::limb({{-34, -60}, {-36, -42}, {-54, -34}, {-66, -10}}, {21, 16, 8, 5}));
  brush.shape(body, look.colour, Form::tall);
  brush.shape(Path::smooth({{44, -72}, {53, -68}, {47, -52}, {36, -41}, {30, -44}, {38, -56}}), look.accent,
              Form::flat);
  draw_creases(brush, Path::bow({{-23, -60}, {-24, -46}, {-36, -36}}).add(Path::bow({{15, -58}, {22, -44}, {32, -36}})),
               look.colour);
  dog_head(brush.at(52, -80, 1, -6), look, false);
}

}  // namespace

void draw_dog(Brush& brush, const Look& look) {
  if (look.doing == "sitting") return dog_sitting(brush, look);
  if (look.doing == "sleeping") return dog_sleeping(brush, look);
  if (look.doing == "running") return dog_running(brush, look);
  dog_standing(brush, look);
}

}  // namespace art
