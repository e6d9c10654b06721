// Paints a figure from far to near: seat, far arm, legs, chest, head, what it holds, near arm.
#include "art/vocabulary/figure.h"

#include <array>
#include <tuple>
#include <utility>

namespace art {
namespace {

using Pair = std::pair<std::string_view, std::string_view>;

// What is worn on chest and legs.
Pair clothes_of(const Look& look, const Build& build) {
  const std::string_view w = look.wears;
  if (w == "dress" || w == "robe") return {w, w};
  if (w == "skirt") return {"shirt", "skirt"};
  if (w == "coat" || w == "suit") return {w, "trousers"};
  const bool gown = build.female && (w == "apron" || w == "cloak");
  return gown ? Pair{"dress", "dress"} : Pair{"shirt", "trousers"};
}

struct Skin {
  std::string_view id;
  Colour colour;
};
// The first three also with fair and red hair.
constexpr std::array all_skins = std::to_array<Skin>({{"fair", rgb(0xf2d0b4)},
                                                      {"rosy", rgb(0xebbe9e)},
                                                      {"tan", rgb(0xdba578)},
                                                      {"olive", rgb(0xc39763)},
                                                      {"brown", rgb(0x98643f)},
                                                      {"dark", rgb(0x6c452e)}});

// In the frame of a hand the wrist is the origin and the fingers point down, the thumb to the right.
Transform hand_frame(Point elbow, Point hand) {
  const Point d = hand - elbow;
  const double length = std::max(1.0, square_root(d.x * d.x + d.y * d.y));
  const Point u = d * (1 / length);
  return {u.y, -u.x, u.x, u.y, hand.x, hand.y};
}

void draw_hand(Brush brush, Colour skin, Fingers fingers) {
  constexpr double smallest = 13;  // units of the canvas for a hand with fingers
  if (brush.transform().scale() * 6 < smallest) return brush.line(Path::dots({{0, 1}}), skin, 6);
  if (fingers == Fingers::easy) {
    brush.shape(Path::smooth({{-2.6, -2}, {-2.8, 4}, {0.8, 6.6}, {2.2, 3}, {4.6, 2.6}, {2.6, -2}}), skin, Form::flat);
    return;
  }
  Path lines = Path::line({{1.5, 0.5}, {4, 3}});
  if (fingers == Fingers::point) {
    lines.add(Path::line({{0, 2}, {0.4, 8}}));
  } else {
    lines.add(Path::line({{-1.6, 2}, {-3.6, 7}}))
        .add(Path::line({{-0.4, 2}, {-0.9, 8}}))
        .add(Path::line({{1, 2}, {1.8, 7.6}}));
  }
  brush.line(lines, skin, 1.9);
  brush.shape(Path::ellipse(0, 1.4, 2.7, 3), skin, Form::flat);
}

void draw_stool(Figure& f) {
  Brush stool = f.brush.part("stool");
  const double seat = f.p.hip.y + 5;
  const Colour wood = rgb(0x6e4a30);
  Path legs = Path::line({{-14, seat}, {-14, 0}});
  stool.line(legs.add(Path::line({{2, seat}, {2, 0}})), darker(wood, 20), 3);
  stool.line(Path::line({{-16, seat - 1}, {5, seat - 1}}), wood, 4.5);
}

void draw_neck_and_head(Figure& f) {
  const Posture& p = f.p;
  const double r = f.build.head;
  Brush head = f.brush.at(p.head.x, p.head.y, 1, p.tilt);
  if (!p.back) draw_hair_behind(head, f.look, f.build, r);
  f.brush.line(Path::line({p.neck + (p.hip - p.neck) * 0.03, between(p.neck, p.head, 0.6)}), darker(f.skin, 14), 5);
  draw_head(head, f.look, f.build,
            {.r = r,
             .skin = f.skin,
             .mood = f.look.mood.empty() ? p.mood : f.look.mood,
             .gaze = f.look.gaze ? f.look.gaze : p.gaze,
             .asleep = p.asleep,
             .back = p.back});
}

// A person who sits on a thing lets the legs hang down; on the bottom of a boat there is no room for that.
Posture settled(Posture p, const Look& look, const Build& build) {
  if (!p.seated || look.drop == 0) return p;
  const Posture low = on_ground(build);
  const Point down = {0, -5 - p.hip.y};
  for (Point Posture::* joint : {&Posture::head, &Posture::neck, &Posture::hip, &Posture::near_knee,
                                 &Posture::near_foot, &Posture::far_knee, &Posture::far_foot}) {
    p.*joint = look.seat ? p.*joint + down : low.*joint;
  }
  p.lying = !look.seat;
  p.seated = look.seat;
  return p;
}

Posture posture_of(const Look& look, const Build& build) {
  Posture p = settled(posture(look.doing, build), look, build);
  Arm& free = p.prop.empty() ? p.far : p.near;
  free = arm_with(look.holds, free);
  return p;
}

}  // namespace

Colour skin_of(const Look& look, Brush& brush) {
  const bool light_hair = luminance(look.hair) > 120 || look.hair == pigment("auburn");
  const bool grey = look.hair == pigment("light-grey") || look.hair == pigment("white");
  auto index = static_cast<std::size_t>(brush.chance().below(light_hair && !grey ? 3 : 6));
  for (std::size_t i = 0; i < all_skins.size(); ++i) {
    if (all_skins[i].id == look.skin) index = i;
  }
  const Colour skin = all_skins[index].colour;
  if (!brush.light().dark) return skin;
  const Colour ambient = brush.light().ambient;
  return ambient.b > ambient.r ? mix(skin, rgb(0xffb478), 36) : lighter(skin, 22);
}

Figure::Figure(const Brush& brush, const Look& look, const Build& build, const Posture& posture)
    : brush(brush), look(look), build(build), p(posture), top(brush), bottom(brush) {
  skin = skin_of(look, this->brush);
  std::tie(upper, lower) = clothes_of(look, build);
  top = this->brush.part(upper, Relation::wears);
  bottom = lower == upper ? top : this->brush.part(lower, Relation::wears);
}

Point Figure::shoulder(bool far) const {
  const double out = (p.profile ? 0.35 : 0.82) * build.shoulders;
  return torso()({far ? out : -out, 6});
}

Transform Figure::torso() const {
  const Point u = (p.hip - p.neck) * (1 / length());
  return {u.y, -u.x, u.x, u.y, p.neck.x, p.neck.y};
}

double Figure::length() const {
  const Point d = p.hip - p.neck;
  return square_root(d.x * d.x + d.y * d.y);
}

Colour Figure::top_colour() const { return look.wears == "skirt" ? lighter(look.accent, 10) : look.colour; }

void draw_arm(Figure& f, bool far) {
  const Arm& arm = far ? f.p.far : f.p.near;
  const Point from = f.shoulder(far);
  const Point elbow = from + arm.elbow;
  const Point hand = from + arm.hand;
  const double thick = f.build.child ? 6.4 : 5.6;
  draw_hand(f.brush.moved(hand_frame(elbow, hand)), f.skin, arm.fingers);
  if (far) {
    f.top.line(Path::bow({from, elbow, between(elbow, hand, 0.86)}), darker(f.top_colour(), 16), thick);
  } else {
    f.top.shape(Path::limb({from, elbow, between(elbow, hand, 0.9)}, {thick * 1.15, thick, thick * 0.75}),
                f.top_colour());
  }
}

void draw_back_of(Figure& f) {
  if (f.p.seated && !f.look.seat) draw_stool(f);
  if (f.look.wears == "cloak") draw_cloak(f);
  draw_arm(f, true);
}

void draw_body(Figure& f) {
  if (!f.p.asleep) draw_legs(f);
  draw_torso(f);
  if (f.p.asleep) draw_legs(f);  // drawn up in front of the body
  draw_neck_and_head(f);
  draw_scarf(f);
  draw_prop(f);
  draw_held(f);
}

void draw_near_arm(Figure& f) { draw_arm(f, false); }

void draw_figure(Brush& brush, const Look& look, const Build& build) {
  Figure figure(brush, look, build, posture_of(look, build));
  const Posture& p = figure.p;
  if (p.asleep) {
    brush.shadow(0, 0, 50, 5);
  } else if (p.prop != "reins") {
    brush.shadow(0, 0, p.seated || p.lying ? 22 : 15, 4);
  }
  draw_back_of(figure);
  draw_body(figure);
  draw_near_arm(figure);
}

}  // namespace art
