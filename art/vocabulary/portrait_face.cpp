// The face of a portrait from the front and from three quarters: its planes first, then eyes, nose and mouth.
#include <array>
#include <vector>

#include "art/vocabulary/figure.h"
#include "art/vocabulary/portrait.h"

namespace art {
namespace {

// From the crown clockwise; the same places of the face from the front and from three quarters.
constexpr std::array<Point, 15> front_rim = {{{0, -50},
                                              {22, -45.5},
                                              {33, -29},
                                              {34, -10},
                                              {33, 2},
                                              {31.5, 14},
                                              {27, 30},
                                              {15, 45},
                                              {0, 50.5},
                                              {-15, 45},
                                              {-27, 30},
                                              {-31.5, 14},
                                              {-34, -10},
                                              {-33, -29},
                                              {-22, -45.5}}};
constexpr std::array<Point, 15> side_rim = {{{2, -50},
                                             {23, -45},
                                             {30, -29},
                                             {30.5, -11},
                                             {27.5, 1},
                                             {29, 12},
                                             {25.5, 28},
                                             {19.5, 43},
                                             {10, 50.5},
                                             {-5, 46.5},
                                             {-21, 35},
                                             {-29, 15},
                                             {-34, -8},
                                             {-36, -29},
                                             {-24, -46}}};

Path rim(const Sitter& s) {
  std::vector<Point> points;
  const double middle = s.turned(0, 10);
  for (std::size_t i = 0; i < front_rim.size(); ++i) {
    Point p = s.turned(front_rim[i], side_rim[i]);
    if (i >= 6 && i <= 10) p = {middle + (p.x - middle) * s.jaw, p.y + (p.y > 40 ? s.chin : s.chin / 2)};
    points.push_back({p.x * s.width, p.y});
  }
  return Path::smooth(points);
}

struct Eye {
  Point inner, outer;
  Point along(double t, double up) const { return between(inner, outer, t) + Point{0, -up}; }
};

Eye near_eye(const Sitter& s) {
  const double y = s.child ? 6 : 2;
  const double grow = (s.eyes - 1) * 8;
  return {{s.turned(-6.5, 3.4) + grow * 0.4, y + 0.6}, {s.turned(-22, -12.6) - grow * 0.6, y - s.slant}};
}
Eye far_eye(const Sitter& s) {
  const double y = s.child ? 6 : 2;
  const double grow = (s.eyes - 1) * s.turned(8, 4);
  return {{s.turned(6.5, 15) - grow * 0.4, y + 0.6}, {s.turned(22, 25.8) + grow * 0.6, y - s.slant * s.turned(1, 0.6)}};
}

// Between two bows over the line from the inner to the outer corner, so high in their middle.
void add_crescent(Path& path, const Eye& eye, double upper, double lower, double beyond = 0) {
  const Point end = eye.along(1 + beyond, beyond * 5);
  const Point a = eye.along(0.22, upper * 1.3);
  const Point b = eye.along(0.72, upper * 1.34);
  const Point c = eye.along(0.72, lower * 1.34);
  const Point d = eye.along(0.22, lower * 1.3);
  path.move(eye.inner.x, eye.inner.y).curve(a.x, a.y, b.x, b.y, end.x, end.y);
  path.curve(c.x, c.y, d.x, d.y, eye.inner.x, eye.inner.y).close();
}

void planes(Brush& head, const Sitter& s) {
  const double d = s.dark;
  const bool far = d > 0;  // the far cheek is in the shadow
  const double edge = far ? s.turned(33, 28.5) : -33;
  const double mid = s.turned(0, 10);
  const double in = far ? s.turned(24, 24) : s.turned(-24, -19);
  Path side;
  side.move(edge * 0.98, -30).curve(edge * 1.03, -16, edge * 0.96, 0, edge * 0.97, 13);
  side.curve(edge * 0.9, 30, mid + d * 16, 44 + s.chin, mid + d * 5, 49 + s.chin);
  side.curve(mid + d * 8, 42, in - d * 7, 34, in - d * 3, 22).curve(in + d * 3, 12, in + d * 3, 6, in, -2);
  side.curve(in + d * 1, -12, in - d * 2, -22, edge * 0.98, -30).close();
  head.veil(side, s.shade, 30);
  for (const Eye& eye : {near_eye(s), far_eye(s)}) {
    const Point middle = eye.along(0.45, 2);
    const double r = std::max(eye.outer.x - eye.inner.x, eye.inner.x - eye.outer.x);
    soft(head, middle.x, middle.y, r * 0.86, 11, s.shade, 60);
  }
  const double low = s.child ? 22 : 18 - s.smile * 2;
  soft(head, s.turned(-19, -9), low, 15, 13, s.blush, 56);
  soft(head, s.turned(19, 23), low, s.turned(15, 8), 13, s.blush, 56);
  soft(head, mid - d * s.turned(7, 11), -21, 18, 12, s.light, 60);
}

// If the hand paints in strokes, some of them follow the form of the face.
void strokes(Brush& head, const Sitter& s) {
  if (head.hand().touch.kind != Touch::Kind::strokes || head.hand().shade != Hand::Shade::smooth) return;
  const double mid = s.turned(0, 9);
  const double d = s.dark;
  Path light;
  light.add(wisp({mid - d * 16, -24}, {mid - d * 4, -30}, {mid + d * 9, -25}, 3));
  light.add(wisp({mid - d * 23, 6}, {mid - d * 19, 14}, {mid - d * 9, 17}, 3));
  light.add(wisp({mid - d * 7, 43}, {mid - d * 1, 46}, {mid + d * 5, 43}, 3));
  head.veil(light, s.light, 28);
  Path dim;
  dim.add(wisp({mid + d * 15, -28}, {mid + d * 19, -20}, {mid + d * 17, -10}, 3));
  dim.add(wisp({mid + d * 14, 22}, {mid + d * 15, 32}, {mid + d * 8, 43}, 4));
  dim.add(wisp({mid - d * 30, 16}, {mid - d * 25, 30}, {mid - d * 14, 40}, 2));
  head.veil(dim, s.shade, 24);
}

void brow(Path& path, const Sitter& s, const Eye& eye, bool far) {
  const double lift = 10.5 + (s.old ? 0.5 : 0);
  const double thick = s.brows * (s.female ? 1.5 : 2.4);
  const double sign = far ? 1 : -1;
  const double reach = far ? s.turned(2.5, 0.8) : 3;
  const Point in = eye.inner + Point{-sign * 0.5, -lift + s.brow_in};
  const Point out = eye.outer + Point{sign * reach, -lift + 2.4 + s.brow_out};
  const Point top = between(in, out, 0.6) + Point{0, -s.arch - thick * 0.4};
  path.move(in.x, in.y - thick * 0.6).curve(between(in, top, 0.5).x, top.y - 0.6, top.x, top.y - 0.8, out.x, out.y);
  path.curve(top.x, top.y + thick * 1.2, between(in, top, 0.5).x, top.y + thick * 1.3, in.x, in.y + thick * 0.6)
      .close();
}

void eyes(Brush& head, const Sitter& s) {
  const std::array<Eye, 2> pair = {near_eye(s), far_eye(s)};
  const double upper = (-2.4 + 6.7 * s.lids - s.smile * 0.5) * s.eyes;
  const double lower = (-2.8 + s.smile * 0.7) * s.eyes;
  const bool open = upper - lower > 1.5;
  const bool wide_open = s.lids > 0.8;
  Path white;
  Path lid;
  Path lash;
  Path under;
  Path brows;
  Path iris;
  Path pupil;
  Path spark;
  for (std::size_t i = 0; i < 2; ++i) {
    const Eye& eye = pair[i];
    const bool far = i == 1;
    add_crescent(white, eye, upper, lower);
    add_crescent(lid, eye, upper + 3.1 - s.lids * 0.6 + (s.old ? 0.5 : 0), upper - 0.4, 0.05);
    add_crescent(lash, eye, upper + (s.female ? 1.35 : 1.0), upper - 0.25, s.female ? 0.12 : 0.06);
    const Point a = eye.along(0.15, lower * 0.6);
    const Point b = eye.along(0.6, lower * 1.02);
    const Point c = eye.along(0.98, 0);
    under.add(bent(a, b, c));
    brow(brows, s, eye, far);
    const double middle = (upper + lower) / 2;
    const double half = std::min((upper - lower) / 2 + 0.5, 4.1 * s.eyes);
    const Point p = eye.along(far ? s.turned(0.5, 0.42) : s.turned(0.5, 0.46), upper - half + 0.5) + s.gaze;
    iris.add(wide_open ? Path::dots({p}) : Path::ellipse(p.x, p.y, 4 * s.eyes, half));
    pupil.add(Path::dots({{p.x, std::min(p.y, eye.along(0.5, middle).y + 0.6)}}));
    spark.add(Path::dots({{p.x - s.dark * 1.4, p.y - half * 0.42}}));
  }
  if (open) {
    lay_flat(head, white, mix(rgb(0xf3ebe0), s.skin, 22));
    if (wide_open) {
      draw_plain(head, iris, s.iris, 7.8 * s.eyes);
    } else {
      lay_flat(head, iris, s.iris);
    }
    draw_ink(head, pupil, rgb(0x17100f), std::min(3.6, upper - lower));
    if (s.lids > 0.6) head.line(spark, rgb(0xfffdf4), 1.7);
  }
  lay_flat(head, lid, mix(s.skin, s.shade, s.lids > 0.6 ? 34 : 12));
  head.line(under, s.shade, 0.7);
  const Colour dark = mix(rgb(0x231512), s.shade, s.female ? 8 : 26);
  lay_ink(head, lash, dark);
  lay_ink(head, brows, mix(s.hair, s.old ? s.hair : s.shade, luminance(s.hair) > 120 ? 50 : 25));
}

void nose(Brush& head, const Sitter& s) {
  const double y = (s.child ? 21 : 20) + s.nose;
  const double wide = s.female || s.child ? 0.92 : 1.06;
  const Point top = {s.turned(0, 10.5), -5};
  const Point tip = {s.turned(0, 18.5), y - 1.5};
  const Point near_wing = {s.turned(-7 * wide, 6.8), y};
  const Point far_wing = {s.turned(7 * wide, 18), y + 0.4};
  const bool far = s.dark > 0;
  const Point wing = far ? far_wing : near_wing;
  const double ridge = s.turned(s.dark * 1.8, far ? 1.8 : -1.2);
  Path plane;
  plane.move(top.x + ridge, top.y)
      .curve(top.x + ridge, 4, tip.x + ridge + s.bridge * s.turn - 2 * s.turn, y - 12, tip.x + ridge, tip.y);
  plane.curve(tip.x + ridge, y + 1.5, wing.x, y + 2.5, wing.x, wing.y - 1.5);
  plane
      .curve(wing.x - s.dark, y - 7, top.x + s.dark * s.turned(4, far ? 2 : 5), 6,
             top.x + s.dark * s.turned(6, far ? 3.5 : 6), -2)
      .close();
  head.veil(plane, s.shade, 40);
  if (head.hand().contour > 0) {
    Path line;
    line.move(top.x + s.turned(2.6, 2), s.child ? 10 : 6)
        .curve(top.x + s.turned(2.4, 4), y - 9, tip.x + s.turned(2, 2.4), y - 7, tip.x + s.turned(2.4, 2), y - 2);
    draw_ink(head, line, s.shade, 0.8);
  }
  Path under;
  under.move(near_wing.x, near_wing.y - 1).curve(near_wing.x + 1, y + 2.6, tip.x - 2.5, y + 1.2, tip.x - 1.4, y + 2.6);
  under.curve(tip.x + 1, y + 2.8, far_wing.x, y + 2, far_wing.x, far_wing.y - 0.6);
  under.curve(tip.x + 1.5, y + 1, near_wing.x + 5, y - 2.2, near_wing.x, near_wing.y - 1).close();
  head.veil(under, darker(s.shade, 12), 72);
  Path holes;
  holes.add(Path::bow({{near_wing.x + 2.4, y + 0.8}, {near_wing.x + 4.6, y + 0.5}}));
  if (s.turn < 0.7) holes.add(Path::bow({{far_wing.x - 4.6, y + 0.5}, {far_wing.x - 2.4, y + 0.8}}));
  draw_ink(head, holes, darker(s.shade, 45), 1.2);
  const double lit = tip.x - s.dark * s.turned(0.9, 1.6);
  soft(head, lit, tip.y - 2.5, 3.8, 5, s.light, 60);
  soft(head, between(top, tip, 0.55).x + s.bridge * s.turn - s.dark, y - 11, 2.6, 11, s.light, 60);
}

void mouth(Brush& head, const Sitter& s) {
  const double y = (s.child ? 33.5 : 32) + s.nose * 0.6 + s.chin * 0.3;
  const double wide = (s.child ? 0.82 : 1) * (1 + s.smile * 0.16) * (1 - s.gap * 0.05);
  const Point mid = {s.turned(0, 13), y};
  const Point near = {s.turned(-11.5 * wide, 13 - 12 * wide), y - s.smile * 2.6};
  const Point far = {s.turned(11.5 * wide, 13 + 8.4 * wide), y - s.smile * 2.2};
  const double full = s.lips * (s.child ? 0.95 : 1);
  const double sag = 0.6 + s.smile * 1.4;
  const double low = y + s.gap * 2;  // where the lower lip begins
  soft(head, mid.x - 1, low + 8 * full, 8, 4, s.shade, 60);
  Path upper;
  upper.move(near.x, near.y).curve(near.x + 4, y - 1.4, mid.x - 4, y - 4.4 * full, mid.x - 2, y - 3.6 * full);
  upper.curve(mid.x - 1, y - 3 * full, mid.x + 0.6, y - 3 * full, mid.x + 1.6, y - 3.6 * full);
  upper.curve(mid.x + 3, y - 4.2 * full, far.x - 3, y - 1.2, far.x, far.y);
  upper.curve(far.x - 4, y + sag * 1.6, near.x + 5, y + sag * 1.6, near.x, near.y).close();
  Path lower;
  lower.move(near.x + 1, near.y + 0.3)
      .curve(near.x + 5, low + sag * 1.5, far.x - 4, low + sag * 1.5, far.x - 0.6, far.y + 0.3);
  lower.curve(far.x - 3, low + 6.6 * full, near.x + 6, low + 6.8 * full, near.x + 1, near.y + 0.3).close();
  if (s.gap > 0) {
    Path open;
    open.move(near.x + 0.6, near.y).curve(near.x + 5, y + sag * 1.2, far.x - 4, y + sag * 1.2, far.x - 0.4, far.y);
    open.curve(far.x - 4, low + sag * 1.7, near.x + 5, low + sag * 1.7, near.x + 0.6, near.y).close();
    lay_flat(head, open, s.smile > 0.5 ? rgb(0xf3ece0) : rgb(0x4a1a1a));
  }
  head.veil(lower, mix(s.lip, s.light, 18), 92);
  head.veil(upper, mix(s.lip, s.shade, 38), 92);
  Path line;
  line.move(near.x - 0.6, near.y - s.smile * 0.5)
      .curve(near.x + 5, y + sag * 1.5, far.x - 4, y + sag * 1.5, far.x + 0.4, far.y - s.smile * 0.4);
  if (s.gap == 0) draw_ink(head, line, mix(s.shade, rgb(0x3c1210), 62), 0.85);
  soft(head, mid.x - s.dark * 2.4, low + 3.6 * full, 4.4, 2.2, s.light, 60);
}

// Years leave folds: beside the nose, under the eyes, on the forehead.
void folds(Brush& head, const Sitter& s) {
  const double strength = s.old ? 1 : s.smile * 0.8;
  if (strength < 0.3) return;
  Path lines;
  const double y = 20 + s.nose;
  lines.add(wisp({s.turned(-8.5, 4), y - 2}, {s.turned(-14, -2.5), y + 6}, {s.turned(-15, -2.5), y + 12}, 1));
  lines.add(wisp({s.turned(8.5, 20.5), y - 1}, {s.turned(14, 23.2), y + 6}, {s.turned(15, 23.6), y + 11}, 1));
  if (s.old) {
    for (const Eye& eye : {near_eye(s), far_eye(s)}) {
      const Point a = eye.along(0.1, -5.5);
      const Point b = eye.along(0.55, -8);
      const Point c = eye.along(0.95, -5);
      lines.add(wisp(a, b, c, 1));
    }
    lines.add(wisp({s.turned(-16, -12), -20}, {s.turned(0, 7), -21.5}, {s.turned(16, 23), -20}, 1));
    lines.add(wisp({s.turned(-12, -8), -26.5}, {s.turned(1, 8), -27.5}, {s.turned(14, 21), -26}, 1));
  }
  head.veil(lines, s.shade, s.old ? 62 : 45);
}

void ears(Brush& head, const Sitter& s) {
  const double x = s.turned(-34, -29) * s.width;
  const double y = s.child ? 11 : 8;
  lay_skin(
      head,
      Path::smooth({{x - 3, y - 10}, {x - 6.5, y - 3}, {x - 4, y + 6}, {x, y + 11}, {x + 3.5, y + 6}, {x + 3, y - 8}}),
      s);
  head.line(Path::bow({{x + 0.5, y - 6}, {x - 3.2, y - 4}, {x - 1.4, y + 3}, {x + 0.6, y + 5}}),
            mix(s.skin, s.shade, 60), 1.2);
  if (s.turn < 0.5) {
    lay_skin(head, Path::smooth({{-x + 1, y - 10}, {-x + 5.5, y - 5}, {-x + 3.5, y + 6}, {-x, y + 11}, {-x - 3, y}}),
             s);
  }
}

}  // namespace

void draw_face(Brush& head, const Sitter& s) {
  if (s.ears && s.turn < 0.5) ears(head, s);
  lay_skin(head, rim(s), s);
  head.spare(rim(s));
  if (s.ears && s.turn >= 0.5) ears(head, s);
  planes(head, s);
  strokes(head, s);
  nose(head, s);
  folds(head, s);
  eyes(head, s);
  mouth(head, s);
}

}  // namespace art
