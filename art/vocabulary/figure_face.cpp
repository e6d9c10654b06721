// Faces of figures. The smaller the head, the fewer features.
#include <array>

#include "art/vocabulary/figure.h"

namespace art {
namespace {

// What a mood does to a face. Lengths are shares of the radius of the head.
struct Mood {
  std::string_view id;
  double inner, outer;  // how far down the ends of the brows are
  double open;          // of the eyes
  double smile, wide;   // of the mouth
  double gap;           // between the lips
};
constexpr std::array all_moods = std::to_array<Mood>({{"calm", 0, 0, 1, 0.08, 0.2, 0},
                                                      {"happy", -0.05, -0.02, 0.9, 0.2, 0.3, 0.14},
                                                      {"sad", -0.14, 0.08, 0.8, -0.16, 0.2, 0},
                                                      {"angry", 0.13, -0.1, 0.75, -0.14, 0.22, 0.04},
                                                      {"afraid", -0.18, 0.02, 1.3, -0.08, 0.2, 0.16},
                                                      {"surprised", -0.2, -0.16, 1.35, 0, 0.11, 0.24}});
const Mood& mood_named(std::string_view id) {
  for (const Mood& mood : all_moods) {
    if (mood.id == id) return mood;
  }
  return all_moods[0];
}

class Face {
 public:
  Face(Brush& brush, const Build& build, const Head& head)
      : brush_(brush), build_(build), head_(head), mood_(mood_named(head.mood)), r_(head.r) {
    const Point look = head.gaze.value_or(Point{0.6, 0});
    turn_ = {look.x * 0.22, look.y * 0.1 + (build.child ? 0.1 : 0.02)};
    eyes_ = look;
    lowered_ = head.asleep || (look.y > 0.85 && mood_.open <= 1);  // a frightened face stares
  }

  void draw() {
    const double size = r_ * brush_.transform().scale();
    if (size < 6) return;
    if (size >= 15) cheeks();
    eyes(size);
    if (size >= 9) mouth(size);
    if (size < 12) return;
    brows();
    nose();
  }

  void glasses() {
    const Point near = at(-0.31, 0.03);
    const Point far = at(0.29, 0.03);
    Path rims = Path::circle(near.x, near.y, r_ * 0.26);
    rims.add(Path::circle(far.x, far.y, r_ * 0.24))
        .add(Path::line({{near.x + r_ * 0.26, near.y}, {far.x - r_ * 0.24, far.y}}));
    brush_.part("glasses", Relation::wears).line(rims, rgb(0x4a3520), r_ * 0.07);
  }

 private:
  Point at(double x, double y) const { return {(x + turn_.x) * r_, (y + turn_.y) * r_}; }

  void eyes(double size) {
    const Point near = at(-0.3, 0.02);
    const Point far = at(0.28, 0.02);
    if (lowered_) {
      Path lids;
      for (const Point p : {near, far}) lids.move(p.x - r_ * 0.15, p.y).bend(p.x, p.y + r_ * 0.2, p.x + r_ * 0.15, p.y);
      return brush_.line(lids, dark, r_ * 0.09);
    }
    if (size >= 11) {
      const Point half = {r_ * 0.06, 0};
      draw_plain(brush_, Path::line({near - half, near + half}).add(Path::line({far - half, far + half})), white,
                 r_ * 0.23 * mood_.open);
    }
    const Point aside = {eyes_.x * r_ * 0.09, eyes_.y * r_ * 0.07};
    draw_plain(brush_, Path::dots({near + aside, far + aside}), dark, r_ * (size < 11 ? 0.2 : 0.17));
    if (size < 16) return;
    Path lids;
    const double up = r_ * (0.13 * mood_.open + 0.01);
    for (const Point p : {near, far}) {
      lids.move(p.x - r_ * 0.18, p.y - up * 0.3).bend(p.x, p.y - up * 1.7, p.x + r_ * 0.18, p.y - up * 0.3);
    }
    brush_.line(lids, mix(dark, head_.skin, 15), r_ * 0.06);
  }

  void brows() {
    Path brows;
    for (const double side : {-1.0, 1.0}) {
      const Point inner = at(side * 0.12 - 0.01, mood_.inner - 0.26);
      const Point outer = at(side * 0.5 - 0.02, mood_.outer - 0.24);
      brows.move(inner.x, inner.y)
          .bend((inner.x + outer.x) / 2, std::min(inner.y, outer.y) - r_ * 0.06, outer.x, outer.y);
    }
    brush_.line(brows, build_.old ? rgb(0x8d8680) : mix(dark, head_.skin, 20), r_ * (build_.female ? 0.08 : 0.11));
  }

  void nose() {
    const Point top = at(0.06, 0.1);
    const Point tip = at(0.16 + turn_.x * 0.3, 0.3);
    const Point under = at(0, 0.35);
    Path path;
    path.move(top.x, top.y).to(tip.x, tip.y).to(under.x, under.y);
    brush_.line(path, darker(head_.skin, 30), r_ * 0.08);
  }

  void mouth(double size) {
    const double y = 0.56 - mood_.smile * 0.4;
    const Point left = at(-mood_.wide, y);
    const Point right = at(mood_.wide, y);
    const Point top = at(0, y + mood_.smile * 1.5 - mood_.gap);
    const Point low = at(0, y + mood_.smile * 1.5 + mood_.gap * 1.6);
    const Colour lip = mix(head_.skin, rgb(0x8e1f22), 62);
    Path path;
    path.move(left.x, left.y).bend(top.x, top.y, right.x, right.y);
    if (mood_.gap == 0 || size < 11) return brush_.line(path, lip, r_ * 0.11);
    path.bend(low.x, low.y, left.x, left.y).close();
    brush_.line(path, lip, r_ * 0.1);
    brush_.shape(path, mood_.id == "happy" || mood_.id == "angry" ? rgb(0xf6efe6) : rgb(0x4a1518), Form::flat);
  }

  void cheeks() {
    const Colour red = mix(head_.skin, rgb(0xd6554a), build_.female || build_.child ? 26 : 14);
    draw_plain(brush_, Path::dots({at(-0.44, 0.32), at(0.34, 0.32)}), red, r_ * 0.34);
  }

  static constexpr Colour dark = rgb(0x2c1b17);
  static constexpr Colour white = rgb(0xfaf6ee);

  Brush& brush_;
  const Build& build_;
  const Head& head_;
  const Mood& mood_;
  double r_;
  Point turn_, eyes_;
  bool lowered_ = false;
};

}  // namespace

void draw_plain(Brush& brush, const Path& line, Colour colour, double width) {
  brush.sheet().stroke(line.transformed(brush.transform()), brush.seen(colour), width * brush.transform().scale());
}

void draw_figure_face(Brush& brush, const Build& build, const Head& head) { Face(brush, build, head).draw(); }
void draw_figure_glasses(Brush& brush, const Build& build, const Head& head) { Face(brush, build, head).glasses(); }

}  // namespace art
