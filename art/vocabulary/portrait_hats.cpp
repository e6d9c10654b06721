// Hats of portraits, in the frame of the head.
#include <array>
#include <vector>

#include "art/vocabulary/portrait.h"

namespace art {
namespace {

constexpr Colour felt = rgb(0x2f2b30);
constexpr Colour linen = rgb(0xf3eee2);
constexpr Colour powder = rgb(0xe9e4da);
constexpr Colour gold = rgb(0xd9a53a);

void brim_shadow(Brush& head, const Sitter& s, double wide = 32) {
  head.veil(Path::ellipse(s.profile ? 12 : s.turned(0, 3), -22, wide, 8), s.shade, 46);
}

void straw(Brush& head, const Sitter& s, const Look& look) {
  const Colour colour = rgb(0xdcb868);
  brim_shadow(head, s);
  lay_round(head, Path::smooth({{-66, -26}, {-40, -20}, {0, -19}, {42, -24}, {66, -36}, {40, -48}, {-36, -44}}),
            colour);
  lay_round(head, Path::smooth({{-37, -34}, {-35, -58}, {-18, -70}, {10, -71}, {32, -60}, {37, -37}, {0, -30}}),
            lighter(colour, 8));
  Path band;
  band.move(-37, -34).curve(-14, -27, 16, -28, 37, -38).to(36, -49).curve(14, -38, -14, -37, -37, -44).close();
  head.shape(band, look.accent, Form::flat);
  head.line(Path::bow({{-58, -27}, {-20, -23}, {24, -25}, {58, -35}}), darker(colour, 22), 1);
}

void top(Brush& head, const Sitter& s, const Look& look) {
  brim_shadow(head, s);
  lay_round(head, Path::smooth({{-53, -36}, {-34, -28}, {0, -25}, {34, -28}, {53, -36}, {30, -40}, {-30, -40}}),
            darker(felt, 20));
  Path crown;
  crown.move(-35, -34)
      .curve(-36, -60, -40, -74, -39, -86)
      .curve(-16, -91, 16, -91, 39, -86)
      .curve(40, -74, 36, -60, 35, -34);
  crown.curve(14, -28, -14, -28, -35, -34).close();
  lay_round(head, crown, felt);
  Path band;
  band.move(-35, -34).curve(-14, -28, 14, -28, 35, -34).to(36, -44).curve(14, -38, -14, -38, -36, -44).close();
  head.shape(band, look.accent, Form::flat);
  head.line(bent({-s.dark * 24, -48}, {-s.dark * 25, -66}, {-s.dark * 27, -82}), mix(felt, linen, 34), 3);
}

void cap(Brush& head, const Sitter& s, const Look& look) {
  brim_shadow(head, s, 26);
  lay_round(head,
            Path::smooth({{-39, -24}, {-44, -46}, {-26, -62}, {6, -65}, {36, -56}, {42, -38}, {36, -27}, {0, -32}}),
            look.accent);
  Path band;
  band.move(-39, -24).curve(-16, -33, 18, -34, 38, -28).to(38, -38).curve(16, -43, -18, -42, -40, -33).close();
  head.shape(band, darker(look.accent, 30), Form::flat);
  lay_round(head, Path::smooth({{-14, -30}, {8, -33}, {38, -29}, {44, -20}, {22, -20}, {0, -23}}),
            darker(look.accent, 48));
}

void crown(Brush& head, const Sitter& /*s*/, const Look& /*look*/) {
  lay_round(head,
            Path::polygon({{-36, -34},
                           {-43, -68},
                           {-25, -50},
                           {-19, -74},
                           {-3, -53},
                           {3, -80},
                           {10, -53},
                           {25, -74},
                           {29, -50},
                           {44, -67},
                           {37, -35},
                           {18, -30},
                           {-18, -29}}),
            gold);
  Path rim;
  rim.move(-36, -34).curve(-14, -28, 14, -28, 37, -35).to(37, -42).curve(14, -36, -14, -36, -37, -42).close();
  head.shape(rim, lighter(gold, 26), Form::flat);
  head.line(Path::dots({{-25, -35.5}, {22, -36}}), rgb(0x2f5f9e), 5);
  head.line(Path::dots({{0, -34}, {-43, -68}, {-19, -75}, {3, -81}, {25, -75}, {44, -68}}), rgb(0xb4262a), 5);
}

// A cloth around the face: its outer edge, and the face left free.
Path around_face(const Sitter& s, std::initializer_list<Point> outer, double rx, double ry) {
  Path ring = Path::smooth(outer);
  const double x = s.turned(0, 4);
  const double k = 0.5523;
  const double y = 6;
  ring.move(x - rx, y)
      .curve(x - rx, y + ry * k, x - rx * k, y + ry, x, y + ry)
      .curve(x + rx * k, y + ry, x + rx, y + ry * k, x + rx, y);
  ring.curve(x + rx, y - ry * k, x + rx * k, y - ry, x, y - ry)
      .curve(x - rx * k, y - ry, x - rx, y - ry * k, x - rx, y)
      .close();
  return ring;
}

void scarf(Brush& head, const Sitter& s, const Look& look) {
  const double right = s.turned(39, 36);
  lay_round(head,
            around_face(s,
                        {{0, -60},
                         {28, -52},
                         {right, -20},
                         {right - 3, 20},
                         {24, 48},
                         {8, 58},
                         {-14, 52},
                         {-36, 34},
                         {-45, 0},
                         {-42, -34},
                         {-26, -54}},
                        27, 41),
            look.accent);
  lay_round(head, Path::smooth({{2, 52}, {14, 54}, {22, 78}, {10, 84}, {6, 66}, {-4, 84}, {-14, 76}}),
            darker(look.accent, 12));
  Path folds = wisp({-10, -56}, {-42, -16}, {-28, 34}, 2);
  folds.add(wisp({14, -56}, {-18, -46}, {-34, -16}, 2)).add(wisp({-20, 42}, {-4, 50}, {8, 54}, 2));
  head.veil(folds, darker(look.accent, 34), 75);
  if (s.old || !s.female) return;
  head.line(Path::dots({{-34, -24}, {-24, -46}, {-2, -53}, {20, -50}, {-39, 4}, {-33, 28}}), lighter(look.accent, 55),
            3.4);
}

void hood(Brush& head, const Sitter& s, const Look& look) {
  lay_round(head,
            around_face(s,
                        {{-4, -66},
                         {26, -58},
                         {43, -24},
                         {44, 20},
                         {50, 58},
                         {72, 92},
                         {16, 104},
                         {-30, 104},
                         {-76, 90},
                         {-54, 56},
                         {-48, 20},
                         {-49, -24},
                         {-34, -56}},
                        32, 49),
            look.accent);
  Path folds = wisp({-12, -60}, {-44, -16}, {-36, 52}, 2);
  folds.add(wisp({-30, 44}, {-26, 70}, {-40, 98}, 2))
      .add(wisp({38, -20}, {40, 30}, {50, 90}, 2))
      .add(wisp({4, 58}, {8, 80}, {2, 102}, 2));
  head.veil(folds, darker(look.accent, 36), 75);
}

void bonnet(Brush& head, const Sitter& s, const Look& look) {
  lay_round(head,
            Path::smooth({{-26, -32},
                          {-38, 0},
                          {-33, 26},
                          {-46, 10},
                          {-50, -24},
                          {-36, -56},
                          {-4, -66},
                          {28, -56},
                          {39, -30},
                          {s.turned(38, 34), 8},
                          {30, -24},
                          {4, -38}}),
            linen);
  Path frill;
  for (int i = 0; i < 8; ++i) {
    const double angle = 172 - i * 24.0;
    frill.add(Path::circle(s.turned(0, 3) + 33 * cosine(angle), -2 - 36 * sine(angle), 6 + 2.8 * sine(angle)));
  }
  head.shape(frill, lighter(linen, 30), Form::flat);
  const Colour ribbon = look.accent;
  head.line(Path::bow({{-46, -30}, {-20, -57}, {14, -58}, {38, -36}}), ribbon, 6);
  lay_round(head,
            Path::smooth({{4, 53},
                          {-14, 46},
                          {-16, 60},
                          {2, 57},
                          {-6, 78},
                          {4, 78},
                          {9, 60},
                          {18, 76},
                          {24, 70},
                          {12, 57},
                          {28, 58},
                          {26, 46}}),
            ribbon);
}

void plumed(Brush& head, const Sitter& s, const Look& look) {
  brim_shadow(head, s);
  lay_round(head, Path::smooth({{-68, -36}, {-44, -24}, {0, -21}, {40, -28}, {68, -50}, {44, -50}, {-30, -50}}), felt);
  lay_round(head, Path::smooth({{-36, -36}, {-34, -62}, {-10, -70}, {22, -69}, {35, -54}, {37, -38}, {0, -30}}),
            lighter(felt, 10));
  head.line(bent({-36, -38}, {0, -31}, {37, -41}), gold, 3);
  Path plume;
  plume.move(26, -40).curve(34, -76, 0, -96, -34, -82).curve(-58, -74, -78, -56, -80, -32);
  plume.curve(-70, -44, -60, -46, -52, -44)
      .curve(-40, -54, -30, -56, -22, -54)
      .curve(-6, -62, 12, -54, 26, -40)
      .close();
  lay_round(head, plume, look.accent);
  Path vane = Path::bow({{24, -44}, {0, -74}, {-36, -70}, {-72, -44}});
  vane.add(bent({-18, -73}, {-26, -66}, {-30, -57}))
      .add(bent({-42, -68}, {-48, -58}, {-52, -48}))
      .add(bent({4, -71}, {0, -66}, {-4, -58}));
  head.line(vane, mix(look.accent, felt, 40), 1.2);
}

void turban(Brush& head, const Sitter& s, const Look& look) {
  const Colour cloth = look.accent;
  lay_round(head,
            Path::smooth({{-34, 10},
                          {-47, -16},
                          {-46, -50},
                          {-22, -70},
                          {10, -71},
                          {38, -56},
                          {42, -34},
                          {s.turned(34, 31), -12},
                          {14, -27},
                          {-14, -24},
                          {-27, -10}}),
            cloth);
  Path wraps = Path::bow({{-30, 2}, {-36, -24}, {-8, -44}, {40, -42}});
  wraps.add(Path::bow({{-44, -26}, {-22, -50}, {8, -60}, {34, -58}}))
      .add(Path::bow({{-27, -10}, {-18, -28}, {4, -36}, {36, -26}}));
  head.line(wraps, darker(cloth, 36), 1.8);
  Path lights = bent({-38, -36}, {-20, -54}, {2, -64});
  lights.add(bent({-32, -20}, {-12, -38}, {12, -44}));
  head.line(lights, lighter(cloth, 42), 2.2);
  lay_round(head, Path::smooth({{-33, -8}, {-45, 4}, {-50, 44}, {-60, 92}, {-46, 86}, {-38, 96}, {-36, 44}, {-31, 6}}),
            mix(cloth, linen, 45));
  head.line(bent({-38, 2}, {-43, 40}, {-49, 84}), mix(cloth, felt, 30), 1.4);
}

void veil(Brush& head, const Sitter& s, const Look& look) {
  head.veil(Path::smooth({{-38, -30}, {-30, -58}, {2, -64}, {30, -56}, {38, -32}, {10, -44}, {-18, -44}}), linen, 62);
  head.line(Path::bow({{-38, -32}, {-16, -45}, {10, -45}, {38, -33}}), look.accent, 4.5);
  head.line(Path::dots({{-30, -38}, {-15, -45}, {2, -47}, {18, -44}, {32, -37}}), lighter(look.accent, 50), 5);
  head.veil(Path::smooth({{-38, -20}, {-46, 30}, {-56, 84}, {-34, 88}, {-34, 30}}), linen, 50);
  head.veil(Path::smooth({{s.turned(37, 35), -20}, {44, 30}, {54, 84}, {36, 88}, {36, 30}}), linen, 50);
}

void wig(Brush& head, const Sitter& s, const Look& /*look*/) {
  Chance& chance = head.chance();
  Path mass = Path::smooth({{s.turned(-29, -27), 4},
                            {-42, -8},
                            {-44, -36},
                            {-28, -62},
                            {0, -70},
                            {28, -62},
                            {41, -36},
                            {38, -10},
                            {s.turned(30, 30), -4},
                            {26, -26},
                            {4, -36},
                            {-18, -29}});
  for (int i = 0; i < 3; ++i) {
    const double y = 4 + i * 15.0;
    mass.add(Path::ellipse(-40 - i * 1.5, y, 14, 7.5, -8 + chance.jitter(3)));
    mass.add(Path::ellipse(s.turned(40, 36) + i * 1.5, y, s.turned(14, 9), 7.5, 8));
  }
  lay_round(head, mass, powder);
  Path lines = bent({-18, -31}, {-28, -48}, {-20, -62});
  lines.add(bent({4, -38}, {2, -54}, {4, -68})).add(bent({24, -30}, {32, -46}, {22, -62}));
  for (int i = 0; i < 3; ++i) {
    const double y = 4 + i * 15.0;
    lines.add(Path::bow({{-50 - i * 1.5, y}, {-42, y - 4}, {-35, y}, {-41, y + 2.5}}));
    lines.add(bent({s.turned(50, 43) + i * 1.5, y}, {s.turned(42, 38), y - 4}, {s.turned(35, 33), y}));
  }
  head.line(lines, rgb(0xa9a296), 1.3);
}

void beret(Brush& head, const Sitter& /*s*/, const Look& look) {
  lay_round(
      head,
      Path::smooth(
          {{-40, -28}, {-58, -38}, {-52, -58}, {-20, -70}, {20, -68}, {42, -54}, {40, -40}, {20, -37}, {-14, -35}}),
      look.accent);
  head.line(Path::bow({{-39, -28}, {-14, -36}, {18, -38}, {40, -40}}), darker(look.accent, 38), 4);
  head.line(Path::bow({{-2, -69}, {-1, -75}}), darker(look.accent, 20), 3);
  head.line(bent({-44, -50}, {-18, -60}, {14, -60}), lighter(look.accent, 30), 2.2);
}

void tricorne(Brush& head, const Sitter& s, const Look& look) {
  brim_shadow(head, s);
  lay_round(head, Path::smooth({{-34, -36}, {-30, -66}, {0, -74}, {30, -66}, {34, -36}, {0, -34}}), lighter(felt, 8));
  Path brim;
  brim.move(-62, -46)
      .curve(-44, -66, -26, -60, 2, -44)
      .curve(30, -62, 48, -66, 64, -48)
      .curve(44, -30, 18, -20, 2, -20)
      .curve(-18, -20, -44, -28, -62, -46)
      .close();
  lay_round(head, brim, felt);
  Path edge;
  edge.move(-62, -46).curve(-44, -66, -26, -60, 2, -44).curve(30, -62, 48, -66, 64, -48);
  head.line(edge, gold, 2.4);
  head.shape(Path::smooth({{-34, -50}, {-26, -58}, {-18, -50}, {-26, -42}}), look.accent, Form::flat);
}

void flowers(Brush& head, const Sitter& s, const Look& look) {
  Path leaves;
  Path petals;
  Path hearts;
  for (int i = 0; i < 7; ++i) {
    const double angle = 164 - i * 24.0;
    const double x = s.turned(0, 1) + 37 * cosine(angle);
    const double y = -16 - 32 * sine(angle);
    leaves.add(Path::ellipse(x + 7, y + 2, 7, 3.4, -angle + 60));
    for (int k = 0; k < 4; ++k) petals.add(Path::dots({{x + 4 * cosine(k * 90.0 + 45), y + 4 * sine(k * 90.0 + 45)}}));
    hearts.add(Path::dots({{x, y}}));
  }
  head.shape(leaves, rgb(0x54783c), Form::flat);
  head.line(petals, look.accent, 7.4);
  head.line(hearts, luminance(look.accent) > 170 ? rgb(0xe0a02e) : rgb(0xf6e6a8), 4);
}

// Hats that frame the face have another shape in profile.
Path beside_face(std::initializer_list<Point> behind) {
  std::vector<Point> rim = {{12, 42},  {-2, 26},   {-5, 2},    {3, -20}, {31, -38},
                            {18, -57}, {-16, -63}, {-46, -42}, {-54, -6}};
  rim.insert(rim.end(), behind.begin(), behind.end());
  return Path::smooth(rim);
}

void scarf_aside(Brush& head, const Sitter& /*s*/, const Look& look) {
  lay_round(head, Path::smooth({{16, 50}, {28, 54}, {34, 80}, {22, 84}, {18, 68}, {8, 84}, {0, 76}}),
            darker(look.accent, 14));
  lay_round(head, beside_face({{-44, 34}, {-18, 50}, {14, 60}, {30, 55}}), look.accent);
  Path folds = wisp({24, -42}, {-24, -40}, {-44, 10}, 2);
  folds.add(wisp({0, -20}, {-24, -8}, {-38, 30}, 2)).add(wisp({-6, 28}, {6, 44}, {24, 54}, 2));
  head.veil(folds, darker(look.accent, 34), 75);
}

void hood_aside(Brush& head, const Sitter& /*s*/, const Look& look) {
  lay_round(head, beside_face({{-52, 40}, {-80, 92}, {-20, 106}, {50, 98}, {30, 62}}), look.accent);
  Path folds = wisp({22, -44}, {-32, -40}, {-44, 30}, 2);
  folds.add(wisp({-10, 20}, {-14, 60}, {-36, 98}, 2)).add(wisp({8, 46}, {14, 74}, {6, 100}, 2));
  head.veil(folds, darker(look.accent, 36), 75);
}

void bonnet_aside(Brush& head, const Sitter& /*s*/, const Look& look) {
  head.line(bent({-6, 22}, {4, 46}, {22, 56}), look.accent, 5);
  lay_round(head, beside_face({{-48, 24}, {-30, 36}, {-8, 34}}), linen);
  Path frill;
  for (int i = 0; i < 7; ++i) {
    const double t = i / 6.0;
    frill.add(Path::circle(30 - 58 * t + 24 * t * t, -40 + 66 * t, 6.4));
  }
  lay_flat(head, frill, lighter(linen, 40));
  head.line(bent({10, -58}, {-28, -36}, {-32, 32}), look.accent, 5);
}

void wig_aside(Brush& head, const Sitter& /*s*/, const Look& /*look*/) {
  lay_round(head, Path::smooth({{-50, 22}, {-44, 30}, {-40, 60}, {-46, 84}, {-56, 60}}), darker(powder, 12));
  lay_round(head, beside_face({{-46, 26}, {-26, 34}, {-4, 34}}), powder);
  Path curls;
  Path lines = bent({24, -42}, {-16, -46}, {-40, -20});
  for (int i = 0; i < 3; ++i) {
    const double y = 2 + i * 14.0;
    curls.add(Path::ellipse(-14, y, 19, 7.6));
    lines.add(bent({-32, y}, {-14, y - 5}, {3, y}));
  }
  lay_round(head, curls, powder);
  head.line(lines, darker(powder, 28), 1.3);
  lay_flat(head, Path::polygon({{-46, 26}, {-34, 18}, {-36, 34}, {-46, 26}, {-60, 18}, {-58, 36}}), felt);
}

using DrawHat = void (*)(Brush&, const Sitter&, const Look&);
struct Hat {
  std::string_view id;
  std::string_view part;  // what the list calls it
  DrawHat draw;
  DrawHat aside = nullptr;  // another drawing for profile, if there is one
};
constexpr std::array hats = std::to_array<Hat>({{"straw", "straw-hat", straw},
                                                {"top", "top-hat", top},
                                                {"cap", "cap", cap},
                                                {"crown", "crown", crown},
                                                {"scarf", "head-scarf", scarf, scarf_aside},
                                                {"hood", "hood", hood, hood_aside},
                                                {"bonnet", "bonnet", bonnet, bonnet_aside},
                                                {"feather", "hat", plumed},
                                                {"turban", "turban", turban},
                                                {"veil", "veil", veil},
                                                {"wig", "wig", wig, wig_aside},
                                                {"beret", "hat", beret},
                                                {"tricorne", "hat", tricorne},
                                                {"flowers", "wreath", flowers}});

}  // namespace

void draw_hat_behind(Brush& head, const Sitter& s, const Look& look) {
  if (look.hat == "veil") {
    head.veil(Path::smooth({{-30, -50}, {-48, 0}, {-58, 80}, {-30, 96}, {30, 96}, {56, 80}, {46, 0}, {28, -52}}), linen,
              45);
  } else if (s.profile) {
    return;
  } else if (look.hat == "wig") {
    head.shape(Path::smooth({{-30, -30},
                             {-42, 10},
                             {-38, 44},
                             {-22, 30},
                             {20, 30},
                             {s.turned(38, 34), 40},
                             {s.turned(40, 35), 10},
                             {30, -30}}),
               rgb(0xb9b2a6), Form::flat);
  } else if (look.hat == "hood" || look.hat == "scarf") {
    head.shape(Path::ellipse(2, 5, 37, 54), darker(look.accent, 55), Form::flat);
  }
}

void draw_hat(Brush& head, const Sitter& s, const Look& look) {
  for (const Hat& hat : hats) {
    if (hat.id != look.hat) continue;
    Brush worn = head.part(hat.part, Relation::wears);
    if (s.profile && hat.aside != nullptr) return hat.aside(worn, s, look);
    // Seen from the side a head is longer.
    Brush part = s.profile ? worn.at(-4, 0, 1.1, -4) : worn;
    return hat.draw(part, s, look);
  }
}

}  // namespace art
