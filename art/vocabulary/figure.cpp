// Dresses a posture: limbs, clothes, head, what the hands hold. From far to near.
#include "art/vocabulary/figure.h"

namespace art {
namespace {

const Colour skin_tone = rgb(0xe5b08e);
const Colour leather = rgb(0x4a3226);

class Figure {
 public:
  Figure(Brush& brush, const Look& look, const Build& build)
      : brush_(brush), look_(look), build_(build), p_(posture(look.doing, build)) {}

  void draw() {
    if (p_.seated && !look_.seat) stool();
    if (look_.wears == "cloak") cloak();
    arm(p_.far_elbow, p_.far_hand, true);
    if (skirted()) {
      stocking(p_.far_knee, p_.far_foot);
      stocking(p_.near_knee, p_.near_foot);
      skirt();
    } else {
      leg(p_.far_knee, p_.far_foot, true);
      leg(p_.near_knee, p_.near_foot, false);
    }
    torso();
    head();
    prop();
    arm(p_.near_elbow, p_.near_hand, false);
  }

 private:
  bool skirted() const {
    const auto& w = look_.wears;
    return w == "dress" || w == "robe" || w == "apron" || w == "skirt" || (w == "cloak" && build_.female);
  }
  Point shoulder(bool far) const {
    const double out = (p_.profile ? 0.35 : 0.82) * build_.shoulders;
    return {p_.neck.x + (far ? out : -out), p_.neck.y + 6};
  }
  Colour top_colour() const {
    return look_.wears == "apron" || look_.wears == "skirt" ? lighter(look_.accent, 10) : look_.colour;
  }

  void stool() {
    const double seat = p_.hip.y + 5;
    const Colour wood = rgb(0x6e4a30);
    Path legs = Path::line({{-14, seat}, {-14, 0}});
    brush_.line(legs.add(Path::line({{2, seat}, {2, 0}})), darker(wood, 20), 3);
    brush_.line(Path::line({{-16, seat - 1}, {5, seat - 1}}), wood, 4.5);
  }

  void arm(Point elbow, Point hand, bool far) {
    const Point from = shoulder(far);
    const double thick = build_.child ? 6.4 : 5.6;
    brush_.line(Path::dots({hand}), skin_tone, thick);
    if (far) {
      brush_.line(Path::bow({from, elbow, between(elbow, hand, 0.8)}), darker(top_colour(), 16), thick);
    } else {
      brush_.shape(Path::limb({from, elbow, between(elbow, hand, 0.86)}, {thick * 1.15, thick, thick * 0.75}),
                   top_colour());
    }
  }

  void leg(Point knee, Point foot, bool far) {
    const double out = p_.profile ? 0 : build_.hips * 0.42;
    const Point from = {p_.hip.x + (far ? out : -out), p_.hip.y};
    const Colour cloth = darker(look_.wears == "coat" ? rgb(0x4b4a52) : look_.accent, far ? 18 : 0);
    shoe(foot);
    if (far) {
      brush_.line(Path::line({from, knee, {foot.x, foot.y - 3}}), cloth, 7);
    } else {
      brush_.shape(Path::limb({from, knee, {foot.x, foot.y - 3}}, {9, 7, 5}), cloth);
    }
  }
  // Below a skirt only this much of a leg is seen.
  void stocking(Point knee, Point foot) {
    shoe(foot);
    if (hem() > 5) brush_.line(Path::line({between(knee, foot, 0.3), {foot.x, foot.y - 3}}), rgb(0xe9dcc6), 3.6);
  }
  void shoe(Point foot) {
    brush_.line(Path::line({{foot.x - 0.6, foot.y - 2}, {foot.x + 4.2, foot.y - 1.8}}), leather, 4.4);
  }

  // How far above the ground a skirt ends; a kneeling figure sits on it.
  bool kneels() const { return p_.near_knee.y > -10; }
  double hem() const {
    if (kneels()) return 1;
    return look_.wears == "skirt" || build_.child ? 14 : 3;
  }

  // From the waist to the ankles; it swings where the feet go.
  void skirt() {
    const double hem = this->hem();
    const double left = std::min(p_.near_foot.x, p_.far_foot.x);
    const double right = kneels() ? p_.near_knee.x : std::max(p_.near_foot.x, p_.far_foot.x);
    const double flare = look_.wears == "robe" || kneels() ? 3 : 9;
    Path path;
    if (p_.seated) {
      path.move(p_.hip.x - 8, p_.hip.y - 9)
          .curve(p_.hip.x - 14, p_.hip.y + 4, p_.hip.x - 10, p_.hip.y + 10, p_.hip.x - 4, p_.hip.y + 12);
      path.to(p_.near_knee.x - 9, -hem)
          .curve(p_.near_foot.x, -hem + 3, p_.far_foot.x, -hem + 2, p_.far_foot.x + 5, -hem);
      path.curve(p_.far_knee.x + 8, p_.far_knee.y, p_.far_knee.x + 4, p_.far_knee.y - 6, p_.far_knee.x - 4,
                 p_.far_knee.y - 6);
      path.to(p_.hip.x + 7, p_.hip.y - 9).close();
    } else {
      const double waist = p_.hip.y - 10;
      path.move(p_.hip.x - build_.hips * 0.72, waist);
      path.curve(p_.hip.x - build_.hips * 1.2, waist + 12, left - flare, -hem - 16, left - flare, -hem);
      path.curve(left, -hem + 2.5, right, -hem + 2.5, right + flare, -hem);
      path.curve(right + flare, -hem - 16, p_.hip.x + build_.hips * 1.2, waist + 12, p_.hip.x + build_.hips * 0.72,
                 waist)
          .close();
    }
    brush_.shape(path, look_.colour);
    folds(left, right, hem);
    if (look_.wears == "apron") apron(hem);
  }
  void folds(double left, double right, double hem) {
    if (p_.seated) return;
    Path lines;
    for (const double t : {0.2, 0.5, 0.8}) {
      lines.move(p_.hip.x + (t - 0.5) * 7, p_.hip.y + 4).to(left + (right - left) * t * 1.3 - 1, -hem - 3);
    }
    brush_.line(lines, darker(look_.colour, 26), 0.9);
  }
  void apron(double hem) {
    const Colour linen = rgb(0xf3eee0);
    if (p_.seated) {
      brush_.shape(Path::polygon({{p_.hip.x + 5, p_.hip.y - 7},
                                  {p_.near_knee.x, p_.near_knee.y - 5},
                                  {p_.near_knee.x + 3, -hem - 12},
                                  {p_.near_knee.x - 6, -hem - 10},
                                  {p_.hip.x + 2, p_.hip.y + 3}}),
                   linen, Form::flat);
      return;
    }
    brush_.shape(Path::polygon({{p_.hip.x - 4, p_.hip.y - 8},
                                {p_.hip.x + 5, p_.hip.y - 8},
                                {p_.hip.x + 8, -hem - 11},
                                {p_.hip.x - 7, -hem - 10}}),
                 linen);
  }

  void torso() {
    const double w = build_.shoulders * (p_.profile ? 0.78 : 1);
    const double waist = build_.hips * (build_.female && !build_.child ? 0.68 : 0.92) * (p_.profile ? 0.85 : 1);
    const double low = p_.hip.y + (look_.wears == "coat" && !p_.seated ? 24 : 3);
    Path path;
    path.move(p_.neck.x - 3, p_.neck.y - 1)
        .curve(p_.neck.x - w * 0.7, p_.neck.y, p_.neck.x - w, p_.neck.y + 3, p_.neck.x - w, p_.neck.y + 8);
    path.curve(p_.hip.x - waist, p_.hip.y - 20, p_.hip.x - waist, p_.hip.y - 12, p_.hip.x - build_.hips * 0.86, low);
    path.to(p_.hip.x + build_.hips * (look_.wears == "coat" ? 1.15 : 0.86), low);
    path.curve(p_.hip.x + waist, p_.hip.y - 12, p_.neck.x + w * 0.9, p_.hip.y - 20, p_.neck.x + w, p_.neck.y + 8);
    path.curve(p_.neck.x + w, p_.neck.y + 3, p_.neck.x + w * 0.7, p_.neck.y, p_.neck.x + 3, p_.neck.y - 1).close();
    brush_.shape(path, top_colour());
    trimmings();
  }
  void trimmings() {
    const Point n = p_.neck;
    if (look_.wears == "coat" || look_.wears == "suit") {
      brush_.shape(Path::polygon({{n.x - 2, n.y}, {n.x + 4, n.y}, {n.x + 2, n.y + 11}}), rgb(0xf3eee0), Form::flat);
    } else if (look_.wears == "apron") {
      brush_.shape(
          Path::polygon(
              {{n.x - 3, n.y + 7}, {n.x + 4, n.y + 7}, {p_.hip.x + 5, p_.hip.y - 7}, {p_.hip.x - 4, p_.hip.y - 7}}),
          rgb(0xf3eee0), Form::flat);
    } else if (skirted()) {  // a sash or a belt
      brush_.line(
          Path::line({{p_.hip.x - build_.hips * 0.6, p_.hip.y - 9}, {p_.hip.x + build_.hips * 0.6, p_.hip.y - 9}}),
          look_.accent, 2.6);
    }
  }

  void cloak() {
    const Point n = p_.neck;
    brush_.shape(Path::smooth({{n.x - 6, n.y},
                               {n.x - 17, n.y + 22},
                               {n.x - 21, -12},
                               {n.x, -6},
                               {n.x + 20, -13},
                               {n.x + 16, n.y + 22},
                               {n.x + 6, n.y}}),
                 darker(look_.accent, 12));
  }

  void head() {
    const Point h = p_.head;
    Brush behind = brush_.at(h.x, h.y);
    draw_hair_behind(behind, look_, build_, build_.head);
    brush_.line(Path::line({{p_.neck.x, p_.neck.y + 3}, {h.x - 0.5, h.y + build_.head * 0.5}}), darker(skin_tone, 14),
                5);
    Brush part = brush_.at(h.x, h.y);
    draw_head(part, look_, build_, build_.head, p_.lying);
  }

  void prop() {
    const Point hand = p_.far_hand;
    const Colour wood = rgb(0x80572f);
    if (p_.prop == "book") {
      brush_.shape(
          Path::polygon(
              {{hand.x - 9, hand.y - 5}, {hand.x + 1, hand.y - 2}, {hand.x + 1, hand.y + 5}, {hand.x - 9, hand.y + 2}}),
          rgb(0xf7f1df), Form::flat);
      brush_.shape(
          Path::polygon(
              {{hand.x + 1, hand.y - 2}, {hand.x + 10, hand.y - 8}, {hand.x + 10, hand.y}, {hand.x + 1, hand.y + 5}}),
          rgb(0xe9dfc6), Form::flat);
      brush_.line(Path::line({{hand.x - 9, hand.y + 2.6}, {hand.x + 1, hand.y + 5.6}, {hand.x + 10, hand.y + 0.6}}),
                  look_.accent, 1.8);
    } else if (p_.prop == "rake") {
      brush_.line(Path::line({{hand.x - 3, hand.y - 7}, {hand.x + 22, -4}}), wood, 1.9);
      brush_.line(Path::line({{hand.x + 16, -6}, {hand.x + 27, 0}}), darker(wood, 30), 2.6);
    } else if (p_.prop == "basket") {
      brush_.shape(Path::polygon({{hand.x - 11, hand.y - 2},
                                  {hand.x + 11, hand.y - 2},
                                  {hand.x + 8, hand.y + 10},
                                  {hand.x - 8, hand.y + 10}}),
                   rgb(0xb98a4e));
      brush_.dabs(Path::ellipse(hand.x, hand.y - 3, 10, 4), look_.accent, 4.5, 60);
    } else if (p_.prop == "rod") {
      brush_.line(Path::bow({{hand.x - 8, hand.y + 7}, {hand.x + 22, hand.y - 24}, {hand.x + 46, hand.y - 34}}), wood,
                  1.3);
      brush_.line(Path::line({{hand.x + 46, hand.y - 34}, {hand.x + 48, 4}}), rgb(0xe8e4d8), 0.5);
    } else if (p_.prop == "brush") {
      brush_.line(Path::line({{hand.x - 3, hand.y + 2}, {hand.x + 9, hand.y - 6}}), wood, 1.3);
      brush_.shape(Path::ellipse(p_.near_hand.x + 5, p_.near_hand.y, 9, 5.5, -18), rgb(0xb98a4e), Form::flat);
      brush_.dabs(Path::ellipse(p_.near_hand.x + 5, p_.near_hand.y, 8, 4.5), look_.accent, 2.4, 30);
    } else if (p_.prop == "violin") {
      brush_.shape(Path::ellipse(p_.near_hand.x + 2, p_.neck.y + 4, 10, 5, -24), rgb(0x9a4f22));
      brush_.line(Path::line({{p_.near_hand.x + 8, p_.neck.y}, {p_.near_hand.x + 20, p_.neck.y - 6}}), leather, 1.6);
      brush_.line(Path::line({{p_.near_hand.x - 6, p_.neck.y + 10}, {hand.x + 3, hand.y - 8}}), rgb(0xd9c9a2), 0.9);
    }
  }

  Brush& brush_;
  const Look& look_;
  const Build& build_;
  const Posture p_;
};

}  // namespace

void draw_figure(Brush& brush, const Look& look, const Build& build) {
  const Posture p = posture(look.doing, build);
  if (p.lying) {
    brush.shadow(2, 1, 52, 5);
    Brush laid = brush.at(-48, -11, 1, 90);
    Figure(laid, look, build).draw();
    return;
  }
  brush.shadow(0, 0, p.seated ? 22 : 15, 4);
  Figure(brush, look, build).draw();
}

}  // namespace art
