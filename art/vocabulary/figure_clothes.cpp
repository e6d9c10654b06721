// The clothes of a figure. Each garment is a part, so that the list of what can be seen names it.
#include "art/vocabulary/figure.h"

namespace art {
namespace {

const Colour leather = rgb(0x4a3226);
const Colour linen = rgb(0xf3eee0);

Point mid(Point a, Point b) { return between(a, b, 0.5); }

bool booted(const Figure& f) { return f.look.wears == "coat" || f.look.wears == "cloak" || f.p.prop == "reins"; }

// A foot at the end of a shin; boots go up to the calf.
void shoe(Brush& shoes, const Figure& f, Point knee, Point foot) {
  const Point d = foot - knee;
  const double length = std::max(1.0, square_root(d.x * d.x + d.y * d.y));
  const Point down = d * (1 / length);
  const Point toe = {down.y, -down.x};
  const Point heel = foot - down * 2;
  Path path = Path::line({heel - toe * 0.6, heel + toe * 4.6});
  if (booted(f)) path.add(Path::line({between(knee, foot, 0.5), heel}));
  shoes.line(path, leather, booted(f) ? 5.2 : 4.4);
}

Colour trouser_colour(const Look& look) {
  if (look.wears == "suit") return look.colour;
  return look.wears == "coat" ? rgb(0x4b4a52) : look.accent;
}

void leg(Figure& f, Point knee, Point foot, bool far) {
  const double out = f.p.profile ? 0 : f.build.hips * 0.42;
  const Point from = {f.p.hip.x + (far ? out : -out), f.p.hip.y};
  const Point ankle = between(knee, foot, 0.9);
  const Colour cloth = darker(trouser_colour(f.look), far ? 12 : 0);
  if (far) {
    f.bottom.line(Path::line({from, knee, ankle}), cloth, 7);
  } else {
    f.bottom.shape(Path::limb({from, knee, ankle}, {f.p.asleep ? 16.0 : 9.0, f.p.asleep ? 9.0 : 7.4, 5}), cloth);
  }
}

// How far above the feet a skirt ends; a kneeling figure sits on it.
bool kneels(const Figure& f) { return f.p.near_knee.y > -10 && !f.p.lying; }
double hem_of(const Figure& f) {
  if (kneels(f)) return 1;
  return f.look.wears == "skirt" || f.build.child ? 14 : 3;
}

Path skirt_on_seat(const Figure& f, double hem) {
  const Posture& p = f.p;
  Path path;
  path.move(p.hip.x - 8, p.hip.y - 9)
      .curve(p.hip.x - 14, p.hip.y + 4, p.hip.x - 10, p.hip.y + 10, p.hip.x - 4, p.hip.y + 12);
  const double low = p.near_foot.y - hem;
  path.to(p.near_knee.x - 9, low).curve(p.near_foot.x, low + 3, p.far_foot.x, low + 2, p.far_foot.x + 5, low);
  path.curve(p.far_knee.x + 8, p.far_knee.y, p.far_knee.x + 4, p.far_knee.y - 6, p.far_knee.x - 4, p.far_knee.y - 6);
  return path.to(p.hip.x + 7, p.hip.y - 9).close();
}

// Over legs that carry nothing it lies like a sleeve.
Path skirt_lying(const Figure& f) {
  const Posture& p = f.p;
  const Point knee = mid(p.near_knee, p.far_knee);
  const Point foot = between(knee, mid(p.near_foot, p.far_foot), f.build.child || !f.p.asleep ? 0.4 : 0.75);
  return Path::limb({between(p.hip, p.neck, 0.25), p.hip, knee, foot}, {14, 19, 16, 11});
}

// From the waist to the ankles; it swings where the feet go.
Path skirt_hanging(const Figure& f, double hem) {
  const Posture& p = f.p;
  const double left = std::max(p.hip.x - 16, std::min(p.near_foot.x, p.far_foot.x));
  const double right = kneels(f) ? p.near_knee.x + 3 : std::max(p.near_foot.x, p.far_foot.x);
  const double flare = f.look.wears == "robe" || kneels(f) ? 3 : 9;
  const double waist = p.hip.y - 10;
  const double wide = f.build.hips;
  Path path;
  path.move(p.hip.x - wide * 0.72, waist);
  path.curve(p.hip.x - wide * 1.2, waist + 12, left - flare, -hem - 16, left - flare, -hem);
  path.curve(left, -hem + 2.5, right, -hem + 2.5, right + flare, -hem);
  return path.curve(right + flare, -hem - 16, p.hip.x + wide * 1.2, waist + 12, p.hip.x + wide * 0.72, waist).close();
}
Path folds_of(const Figure& f, double hem) {
  const double left = std::min(f.p.near_foot.x, f.p.far_foot.x);
  const double wide = std::max(f.p.near_foot.x, f.p.far_foot.x) - left;
  Path folds;
  for (const double t : {0.2, 0.5, 0.8}) {
    folds.move(f.p.hip.x + (t - 0.5) * 7, f.p.hip.y + 4).to(left + wide * t * 1.3 - 1, -hem - 3);
  }
  return folds;
}

Path apron_of(const Figure& f, double hem) {
  const Point hip = f.p.hip;
  const Point knee = f.p.near_knee;
  if (f.p.seated) {
    return Path::polygon({{hip.x + 5, hip.y - 7},
                          {knee.x, knee.y - 5},
                          {knee.x + 3, f.p.near_foot.y - hem - 12},
                          {knee.x - 6, f.p.near_foot.y - hem - 10},
                          {hip.x + 2, hip.y + 3}});
  }
  return Path::polygon(
      {{hip.x - 4, hip.y - 8}, {hip.x + 5, hip.y - 8}, {hip.x + 8, -hem - 11}, {hip.x - 7, -hem - 10}});
}

void draw_skirt(Figure& f) {
  const double hem = hem_of(f);
  if (hem > 5 && !f.p.asleep) {  // below it this much of a leg is seen
    Path legs = Path::line({between(f.p.near_knee, f.p.near_foot, 0.3), f.p.near_foot - Point{0, 3}});
    legs.add(Path::line({between(f.p.far_knee, f.p.far_foot, 0.3), f.p.far_foot - Point{0, 3}}));
    Brush stockings = f.brush.part("stockings", 2, Relation::wears);
    stockings.line(legs, rgb(0xe9dcc6), 3.6);
  }
  if (f.p.lying) return f.bottom.shape(skirt_lying(f), f.look.colour);
  if (f.p.seated) return f.bottom.shape(skirt_on_seat(f, hem), f.look.colour);
  f.bottom.shape(skirt_hanging(f, hem), f.look.colour);
  if (!kneels(f)) f.bottom.line(folds_of(f, hem), darker(f.look.colour, 26), 0.9);
}

// --- in the frame of the chest

Path chest(const Figure& f) {
  const double w = f.build.shoulders * (f.p.profile ? 0.8 : 1);
  const double slim = f.build.female && !f.build.child ? 0.7 : 0.92;
  const double waist = f.build.hips * slim * (f.p.profile ? 0.88 : 1);
  const bool coat = f.look.wears == "coat";
  const double hip = f.build.hips * 0.86;
  const double l = f.length();
  const bool long_coat = coat && !f.p.seated && !f.p.lying;
  const double low = f.skirted() ? l - 8 : l + (long_coat ? 22 : 3);
  Path path;
  path.move(-3, -1).curve(-w * 0.7, 0, -w, 3, -w, 8);
  path.curve(-waist, l - 20, -waist, l - 12, -hip, low);
  path.to(coat ? hip * 1.3 : hip, low);
  path.curve(waist, l - 12, w * 0.9, l - 20, w, 8);
  return path.curve(w, 3, w * 0.7, 0, 3, -1).close();
}

void buttons(Brush& brush, double from, double to) {
  Brush part = brush.part("button", 3, Relation::has);
  const double step = (to - from) / 2;
  part.line(Path::dots({{1.6, from}, {1.8, from + step}, {1.8, to}}), rgb(0xd8b35a), 1.7);
}

void belt(Figure& f, Brush& brush, std::string_view word, Colour colour, double y) {
  const double half = f.build.hips * (f.p.profile ? 0.66 : 0.74);
  Brush part = f.brush.part(word, Relation::wears).moved(f.torso());
  part.line(Path::line({{-half, y}, {half, y}}), colour, 2.6);
  if (word == "belt") brush.line(Path::dots({{1.5, y}}), rgb(0xd8b35a), 2.4);
}

void trimmings(Figure& f) {
  Brush brush = f.top.moved(f.torso());
  const double l = f.length();
  const std::string_view w = f.look.wears;
  if (w == "coat" || w == "suit") {
    brush.shape(Path::polygon({{-2, 0}, {4, 0}, {2, 11}}), linen, Form::flat);
    buttons(brush, 13, l - 3);
    if (w == "coat") belt(f, brush, "belt", darker(f.look.colour, 34), l - 8);
  } else if (f.lower == "skirt" || f.lower == "dress") {
    belt(f, brush, "sash", f.look.accent, l - 9);
  } else if (f.lower == "robe") {
    belt(f, brush, "sash", f.look.accent, l - 7);
  } else if (w == "shirt") {
    belt(f, brush, "belt", leather, l + 0.5);
  }
}

void draw_apron(Figure& f) {
  Brush apron = f.brush.part("apron", Relation::wears);
  Brush bib = apron.moved(f.torso());
  const double l = f.length();
  bib.shape(Path::polygon({{-3, 7}, {4, 7}, {5, l - 7}, {-4, l - 7}}), linen, Form::flat);
  if (!f.p.lying) apron.shape(apron_of(f, f.skirted() ? hem_of(f) : 18), linen, f.p.seated ? Form::flat : Form::round);
}

}  // namespace

// Wound around the neck, with an end that hangs down.
void draw_scarf(Figure& f) {
  if (f.look.wears != "coat" || f.p.back || f.brush.chance().one_in(2)) return;
  Brush scarf = f.brush.part("scarf", Relation::wears).moved(f.torso());
  const Colour wool = luminance(f.look.accent) < 90 ? rgb(0xb5402f) : f.look.accent;
  scarf.line(Path::bow({{-4.6, 0}, {0.5, 2.4}, {5, -0.4}}).add(Path::line({{2.6, 2}, {4, 15}})), wool, 4.2);
}

void draw_cloak(Figure& f) {
  Brush cloak = f.brush.part("cloak", Relation::wears);
  const Point n = f.p.neck;
  const Colour colour = darker(f.look.accent, 12);
  if (f.p.seated || f.p.lying) {  // down the back
    const Transform back = f.torso();
    const double l = f.length();
    return cloak.shape(Path::smooth({{5, 0}, {-7, 0}, {-13, 16}, {-15, l + 6}, {-2, l + 8}, {4, 14}}).transformed(back),
                       colour);
  }
  cloak.shape(Path::smooth({{n.x - 6, n.y},
                            {n.x - 15, n.y + 16},
                            {n.x - 19, -12},
                            {n.x, -6},
                            {n.x + 18, -13},
                            {n.x + 14, n.y + 16},
                            {n.x + 6, n.y}}),
              colour);
}

void draw_legs(Figure& f) {
  const Posture& p = f.p;
  Brush shoes = f.brush.part(booted(f) ? "boots" : "shoes", 2, Relation::wears);
  if (f.skirted()) {
    shoe(shoes, f, p.far_knee, p.far_foot);
    shoe(shoes, f, p.near_knee, p.near_foot);
    return draw_skirt(f);
  }
  leg(f, p.far_knee, p.far_foot, true);
  shoe(shoes, f, p.far_knee, p.far_foot);
  leg(f, p.near_knee, p.near_foot, false);
  shoe(shoes, f, p.near_knee, p.near_foot);
}

void draw_torso(Figure& f) {
  Brush brush = f.top.moved(f.torso());
  brush.shape(chest(f), f.top_colour());
  if (!f.p.back) trimmings(f);
  if (f.look.wears == "apron" && !f.p.back) draw_apron(f);
}

}  // namespace art
