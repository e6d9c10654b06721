// Hair and beards of portraits.
#include "art/vocabulary/portrait.h"

namespace art {
namespace {

bool under_cover(const Look& look) {
  return look.hat == "scarf" || look.hat == "hood" || look.hat == "turban" || look.hat == "wig";
}
bool crown_free(const Look& look) {
  return look.hat.empty() || look.hat == "none" || look.hat == "flowers" || look.hat == "veil";
}

// Light on combed hair.
void sheen(Brush& head, const Path& strands, Colour hair) {
  head.veil(strands, mix(hair, rgb(0xfff0d0), luminance(hair) > 150 ? 60 : 36), 85);
}
void depth(Brush& head, const Path& strands, Colour hair) { head.veil(strands, darker(hair, 40), 80); }

// Parted and drawn back over the ears to the nape.
void parted(Brush& head, const Sitter& s, Colour hair) {
  const double part = s.turned(1, 9);
  const double low = s.child ? -30 : -35;
  Path cap;
  cap.move(part, low - 3).curve(part - 10, low - 1, -22, -24, s.turned(-28, -27), -8).curve(-31, 2, -31, 10, -34, 22);
  cap.curve(-42, 8, -44, -22, -36, -42).curve(-28, -57, -10, -60, part - 2, -58).curve(24, -60, 36, -46, 38, -28);
  cap.curve(39, -14, s.turned(39, 34), 2, s.turned(35, 31), s.turned(20, 8));
  cap.curve(s.turned(31, 31), 0, s.turned(29, 29.5), -14, 24, -24)
      .curve(20, low + 4, part + 8, low, part, low - 3)
      .close();
  lay_round(head, cap, hair);
  Path lines = wisp({part, low - 4}, {part - 1, -48}, {part - 4, -58}, 1.6);
  lines.add(wisp({part - 4, low - 4}, {-24, -30}, {-36, -2}, 1.6))
      .add(wisp({part + 6, low - 3}, {28, -30}, {33, -8}, 1.6));
  depth(head, lines, hair);
  Path light = wisp({part - 6, -48}, {-24, -40}, {-36, -16}, 1.6);
  light.add(wisp({part - 10, -42}, {-26, -32}, {-34, -8}, 1.6)).add(wisp({part + 7, -50}, {28, -44}, {35, -22}, 1.6));
  sheen(head, light, hair);
}

void short_cut(Brush& head, const Sitter& s, Colour hair, bool receding) {
  const double usual = s.child ? -27 : -32;
  const double line = receding ? -39 : usual;
  const double ear = s.child ? 8 : 12;
  Path cap;
  cap.move(s.turned(-31, -28), ear).curve(-37, 2, -41, -20, -38, -36).curve(-33, -54, -12, -60, 8, -58);
  cap.curve(27, -57, 38, -44, 36, -24).curve(36, -14, s.turned(35, 31), -6, s.turned(32, 29.5), s.turned(8, -3));
  cap.curve(s.turned(30, 29), -10, 29, -18, receding ? 23 : 25, line + 7).curve(20, line, 12, line - 1, 6, line - 4);
  cap.curve(-6, line + 3, -16, line + 1, receding ? -21 : -23, line + 7)
      .curve(-29, -14, s.turned(-29, -26), -4, s.turned(-31, -28), ear)
      .close();
  lay_round(head, cap, hair);
  Path light = wisp({8, line - 6}, {16, -48}, {30, -38}, 1.6);
  light.add(wisp({4, line - 7}, {-10, -50}, {-28, -40}, 1.6)).add(wisp({-2, line - 3}, {-16, -42}, {-31, -28}, 1.6));
  sheen(head, light, hair);
  depth(head, wisp({6, line - 4}, {1, -46}, {-8, -55}, 1.6).add(wisp({-24, line + 6}, {-32, -22}, {-34, 0}, 1.6)),
        hair);
}

void curls(Brush& head, const Sitter& s, Colour hair) {
  const double right = s.turned(35, 33);
  const double low = s.female ? 16 : 0;
  const Path far = Path::dots({{-36, low},
                               {-40, low - 17},
                               {-40, -24},
                               {-33, -41},
                               {-20, -53},
                               {-3, -58},
                               {14, -56},
                               {28, -48},
                               {right + 2, -34},
                               {right + 3, -17},
                               {right + 4, low - 8}});
  const Path near = Path::dots(
      {{-33, low - 8}, {-34, -18}, {-27, -34}, {-13, -44}, {3, -47}, {18, -43}, {29, -34}, {-24, -46}, {9, -55}});
  head.line(far, hair, 19);
  head.line(near, mix(hair, darker(hair, 40), 45), 16);
  Path rings;
  for (const Point p :
       {Point{-36, low - 4}, {-38, -20}, {-30, -38}, {-15, -49}, {2, -52}, {18, -49}, {right - 3, -38}, {right, -16}}) {
    rings.add(wisp({p.x - 5, p.y + 2}, {p.x - 1, p.y - 5}, {p.x + 4, p.y}, 1.6));
  }
  sheen(head, rings, hair);
}

void fringe(Brush& head, const Sitter& s, Colour hair) {
  const double right = s.turned(29, 28);
  Path cap;
  cap.move(-25, -13)
      .curve(-8, -17, 12, -17, right - 2, -14)
      .curve(right + 1, 0, s.turned(30, 29), 16, s.turned(29, 28), 32);
  cap.curve(s.turned(40, 34), 34, 41, 6, 39, -22).curve(37, -48, 20, -60, 0, -59).curve(-24, -59, -40, -44, -42, -20);
  cap.curve(-44, 6, -43, 26, -40, 38).curve(-34, 42, -27, 38, -27, 30).curve(-29, 12, -28, -2, -25, -13).close();
  lay_round(head, cap, hair);
  Path light = wisp({-10, -52}, {-20, -36}, {-21, -18}, 1.6);
  light.add(wisp({4, -53}, {4, -36}, {2, -19}, 1.6))
      .add(wisp({18, -50}, {23, -36}, {22, -18}, 1.6))
      .add(wisp({-30, -44}, {-38, -18}, {-37, 14}, 1.6));
  sheen(head, light, hair);
}

// Locks that fall before the shoulders.
void locks(Brush& head, const Sitter& s, Colour hair) {
  Path path = Path::limb({{-36, 4}, {-40, 36}, {-34, 66}, {-38, 96}}, {9, 15, 14, 3});
  path.add(Path::limb({{s.turned(36, 33), 6}, {s.turned(40, 36), 38}, {36, 70}, {38, 92}}, {6, 12, 11, 3}));
  lay_round(head, path, hair);
  sheen(head,
        wisp({-38, 16}, {-42, 44}, {-36, 80}, 1.6)
            .add(wisp({s.turned(38, 35), 20}, {s.turned(41, 38), 46}, {37, 78}, 1.6)),
        hair);
}

void plait(Brush& head, Colour hair, Colour ribbon) {
  Path strands;
  Path light;
  for (int i = 0; i < 6; ++i) {
    const double x = -39 + (i > 2 ? i - 2 : 0) * 1.5;
    const double y = 20 + i * 12.5;
    const double r = 9 - i * 0.5;
    strands.add(Path::ellipse(x - r * 0.45, y, r, r * 0.62, 48))
        .add(Path::ellipse(x + r * 0.45, y + 6, r, r * 0.62, -48));
    light.add(wisp({x - r, y - 4}, {x - r * 0.4, y - 3}, {x, y + 3}, 1.6))
        .add(wisp({x + r, y + 2}, {x + r * 0.4, y + 3}, {x, y + 9}, 1.6));
  }
  head.line(bent({-38, 14}, {-41, 50}, {-35, 94}), darker(hair, 40), 11);
  lay_round(head, strands, hair);
  sheen(head, light, hair);
  lay_round(head, Path::smooth({{-40, 93}, {-28, 92}, {-29, 98}, {-24, 108}, {-33, 103}, {-42, 109}, {-39, 98}}),
            ribbon);
}

void crown_of_bald(Brush& head, const Sitter& s, Colour hair) {
  Path sides;
  const double x = s.turned(-33, -30);
  sides.move(x + 3, -20)
      .curve(x - 6, -22, x - 11, -4, x - 6, 12)
      .curve(x - 3, 14, x, 8, x - 1, 0)
      .curve(x + 1, -6, x + 2, -12, x + 3, -20)
      .close();
  if (s.turn < 0.5) {
    sides.move(31, -20)
        .curve(38, -22, 44, -4, 38, 12)
        .curve(35, 12, 33, 8, 34, 0)
        .curve(33, -6, 32, -12, 31, -20)
        .close();
  }
  lay_round(head, sides, hair);
  soft(head, s.turned(0, 4) - s.dark * 10, -38, 15, 8, s.light, 80);
}

void profile_hair(Brush& head, const Sitter& s, const Look& look) {
  const Colour hair = s.hair;
  if (look.style == "bald") {
    Path rest;
    rest.move(-8, -10)
        .curve(-20, -16, -40, -16, -45, -12)
        .curve(-46, 8, -38, 24, -28, 28)
        .curve(-20, 22, -17, 14, -17, 4)
        .curve(-16, -2, -12, -6, -8, -10)
        .close();
    return lay_round(head, rest, hair);
  }
  if (look.style == "long") {
    lay_round(head,
              Path::smooth({{-14, -6}, {-44, -10}, {-53, 24}, {-50, 62}, {-56, 98}, {-30, 106}, {-20, 70}, {-18, 30}}),
              darker(hair, 14));
  }
  const bool drawn_back = s.female && look.style != "bob";
  const double nape = look.style == "bob" || look.style == "long" ? 46 : 28;
  Path cap;
  cap.move(29, -35)
      .curve(24, -28, 14, -30, 8, -18)
      .curve(5, -10, drawn_back ? -4 : 1, -2, drawn_back ? -12 : -1, drawn_back ? 4 : 8);
  cap.curve(-6, 0, -10, -8, -16, -4).curve(-20, 4, -16, 16, -22, nape).curve(-30, nape + 4, -38, nape - 4, -42, 12);
  cap.curve(-52, -8, -50, -36, -34, -49).curve(-18, -61, 16, -60, 29, -35).close();
  lay_round(head, cap, hair);
  Path light = wisp({24, -42}, {-12, -44}, {-40, -8}, 1.6);
  light.add(wisp({16, -34}, {-18, -30}, {-36, 6}, 1.6));
  sheen(head, light, hair);
  depth(head, wisp({8, -20}, {-20, -14}, {-32, 18}, 1.6), hair);
  if (look.style == "braid") plait(head, hair, look.accent);
  if (drawn_back && look.style != "long" && look.style != "braid") {
    lay_round(head, Path::smooth({{-42, -4}, {-58, -6}, {-64, 8}, {-54, 22}, {-38, 20}, {-34, 6}}), hair);
    sheen(head, wisp({-44, 0}, {-56, 2}, {-58, 12}, 1.6), hair);
  }
}

void profile_beard(Brush& head, const Sitter& s, std::string_view style) {
  const double n = s.nose;
  if (style == "beard") {
    Path beard;
    beard.move(-4, 6).curve(0, 16, 8, 24, 20, 26).curve(26, 27, 28, 34, 33, 36).curve(38, 37, 40, 40, 40, 46);
    beard.curve(42, 60, 34, 72, 22, 74).curve(10, 66, -6, 50, -9, 34).curve(-10, 24, -8, 12, -4, 6).close();
    lay_round(head, beard, s.hair);
    sheen(head, wisp({2, 28}, {10, 44}, {20, 62}, 1.6).add(wisp({16, 34}, {26, 46}, {30, 62}, 1.6)), s.hair);
  }
  if (style == "sidewhiskers") {
    lay_round(head, Path::smooth({{-3, 0}, {2, 14}, {12, 30}, {14, 44}, {2, 44}, {-8, 32}, {-8, 14}}), s.hair);
  }
  if (style == "sidewhiskers") return;
  head.shape(Path::smooth({{42, 24.5 + n}, {43, 29}, {34, 32}, {24, 38}, {25, 32}, {33, 25 + n}}), darker(s.hair, 10),
             Form::flat);
}

void full_beard(Brush& head, const Sitter& s) {
  const double low = 31 + s.nose * 0.6 + s.chin * 0.3;
  const double mid = s.turned(0, 12);
  Path beard;
  beard.move(s.turned(-33, -30), 4).curve(-31, 24, -28, 44, -18, 56).curve(mid - 12, 68, mid + 8, 70, mid + 14, 58);
  beard.curve(s.turned(28, 24), 46, s.turned(32, 27.5), 26, s.turned(33, 28), 6);
  beard.curve(s.turned(30, 27), 18, s.turned(22, 26), 20, mid + s.turned(14, 10), 24);
  beard.curve(mid + s.turned(14, 10), 34, mid + 7, low + 7, mid, low + 7.5)
      .curve(mid - 8, low + 7, mid - 13, 34, mid - 14, 24);
  beard.curve(-22, 20, -28, 16, s.turned(-33, -30), 4).close();
  lay_round(head, beard, s.hair);
  Path light = wisp({-26, 26}, {-20, 44}, {-8, 58}, 1.6);
  light.add(wisp({mid - 12, 38}, {mid - 8, 50}, {mid - 4, 63}, 1.6))
      .add(wisp({mid + 3, 44}, {mid + 4, 54}, {mid + 3, 64}, 1.6));
  sheen(head, light, s.hair);
}

void moustache(Brush& head, const Sitter& s) {
  const double y = 25.5 + s.nose;
  const double mid = s.turned(0, 13.5);
  const double right = s.turned(15, 10);
  Path path;
  path.move(mid, y)
      .curve(mid - 5, y - 1.5, mid - 10, y + 2, mid - 15, y + 8)
      .curve(mid - 9, y + 8.5, mid - 3, y + 7, mid, y + 4);
  path.curve(mid + 3, y + 7, mid + right * 0.6, y + 8.5, mid + right, y + 8)
      .curve(mid + right * 0.7, y + 2, mid + 4, y - 1.5, mid, y)
      .close();
  head.shape(path, darker(s.hair, 8), Form::flat);
}

}  // namespace

void draw_hair_behind(Brush& head, const Sitter& s, const Look& look) {
  if (under_cover(look)) return;
  const Colour dark = darker(s.hair, 20);
  if (s.profile) return;
  if (look.style == "long") {
    lay_round(
        head,
        Path::smooth({{-30, -45}, {-44, -8}, {-46, 40}, {-50, 90}, {0, 100}, {46, 90}, {42, 40}, {39, -8}, {26, -48}}),
        dark);
  } else if (look.style == "bob") {
    lay_round(head, Path::smooth({{-30, -45}, {-43, -8}, {-42, 36}, {0, 46}, {38, 36}, {39, -8}, {26, -48}}), dark);
  } else if (look.style == "curls") {
    lay_round(head, Path::lump(head.chance(), -1, s.female ? 2 : -14, 44, s.female ? 50 : 40, 11, 0.12), dark);
  } else if (look.style == "bun" && crown_free(look)) {
    lay_round(head, Path::smooth({{-24, -52}, {-26, -68}, {-10, -76}, {6, -70}, {8, -54}, {-8, -46}}), s.hair);
    sheen(head, wisp({-20, -58}, {-12, -69}, {2, -66}, 1.6), s.hair);
  } else if (s.female) {
    lay_round(head, Path::smooth({{-34, -14}, {-40, 14}, {-28, 42}, {4, 48}, {30, 38}, {34, 12}, {30, -20}}), dark);
  }
}

void draw_beard(Brush& head, const Sitter& s, const Look& look) {
  const std::string_view style = look.style;
  if (s.female || s.child || (style != "beard" && style != "moustache" && style != "sidewhiskers")) return;
  Brush part = head.part(style == "moustache" ? "moustache" : "beard");
  if (s.profile) return profile_beard(part, s, style);
  if (style == "beard") full_beard(part, s);
  if (style != "sidewhiskers") return moustache(part, s);
  Path sides = Path::smooth({{s.turned(-33, -30), -2},
                             {s.turned(-34, -32), 20},
                             {-24, 42},
                             {-12, 47},
                             {-16, 32},
                             {-24, 18},
                             {s.turned(-29, -26), 2}});
  sides.add(Path::smooth({{s.turned(33, 29), 2},
                          {s.turned(33, 29), 22},
                          {s.turned(24, 23), 40},
                          {s.turned(17, 20), 38},
                          {s.turned(24, 25), 22}}));
  lay_round(part, sides, s.hair);
}

void draw_glasses(Brush& head, const Sitter& s) {
  const double y = s.child ? 6 : 2;
  Path rims;
  if (s.profile) {
    rims = Path::ellipse(28, y, 5, 9);
    rims.add(Path::line({{23, y - 2}, {-8, y - 1}}));
  } else {
    rims = Path::ellipse(s.turned(-14.5, -4.8), y, 11, 10.5);
    rims.add(Path::ellipse(s.turned(14.5, 20.4), y, s.turned(11, 8.2), 10.5));
    rims.add(bent({s.turned(-4, 6), y - 1.5}, {s.turned(0, 9.5), y - 3.5}, {s.turned(4, 12.6), y - 1.5}));
    rims.add(Path::line({{s.turned(-25, -15.6), y - 2}, {s.turned(-33, -29), y - 1}}));
  }
  head.part("glasses", Relation::wears).line(rims, rgb(0x5b4526), 1.4);
}

void draw_hair(Brush& head, const Sitter& s, const Look& look) {
  if (under_cover(look)) return;
  if (s.profile) return profile_hair(head, s, look);
  const std::string_view style = look.style;
  if (style == "bald") return crown_of_bald(head, s, s.hair);
  if (style == "curls") return curls(head, s, s.hair);
  if (style == "bob") return fringe(head, s, s.hair);
  const bool combed = s.female || style == "long" || style == "braid" || style == "bun";
  if (!combed) return short_cut(head, s, s.hair, s.old);
  parted(head, s, s.hair);
  if (style == "long") locks(head, s, s.hair);
  if (style == "braid") plait(head, s.hair, look.accent);
}

}  // namespace art
