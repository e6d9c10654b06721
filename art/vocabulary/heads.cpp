// Heads of figures: skull, hair, beard.
#include <array>

#include "art/vocabulary/figure.h"

namespace art {
namespace {

// The chin points where the face does.
Path skull(double r) {
  return Path::smooth({{0, -r},
                       {r * 0.76, -r * 0.5},
                       {r * 0.78, r * 0.22},
                       {r * 0.5, r * 0.82},
                       {r * 0.1, r * 1.03},
                       {-r * 0.36, r * 0.84},
                       {-r * 0.76, r * 0.24},
                       {-r * 0.8, -r * 0.45}});
}

void hair_above(Brush& brush, const Look& look, const Build& build, double r) {
  const double low = build.female ? 0.35 : 0.1;
  Path cap;
  cap.move(-r * 0.88, r * low).curve(-r * 1.15, -r * 0.9, -r * 0.5, -r * 1.2, r * 0.08, -r * 1.12);
  cap.curve(r * 0.8, -r * 1.1, r * 1.0, -r * 0.5, r * 0.84, -r * 0.1)
      .curve(r * 0.7, -r * 0.5, r * 0.4, -r * 0.66, 0, -r * 0.56);
  cap.curve(-r * 0.4, -r * 0.56, -r * 0.6, -r * 0.3, -r * 0.88, r * low).close();
  brush.shape(cap, look.hair);
}

// A plait that hangs from this point, with a ribbon at its end.
void plait(Brush& brush, Point from, double r, const Look& look) {
  Brush braid = brush.part("braid");
  Path strands;
  Path seams;
  constexpr int knots = 5;
  for (int i = 0; i < knots; ++i) {
    const double half = r * (0.4 - 0.045 * i);
    const Point knot = from + Point{-r * 0.1 * i * (knots - 1 - i) / 2, r * 0.46 * i};
    strands.add(Path::ellipse(knot.x, knot.y, half, r * 0.34));
    if (i > 0)
      seams.move(knot.x - half, knot.y - r * 0.3).to(knot.x, knot.y - r * 0.06).to(knot.x + half, knot.y - r * 0.3);
  }
  braid.shape(strands, look.hair);
  if (r * brush.transform().scale() >= 11) braid.line(seams, darker(look.hair, 34), r * 0.1);
  const Point end = from + Point{0, r * 0.46 * (knots - 0.4)};
  const Colour ribbon = luminance(look.accent) > 190 ? rgb(0xc23a3a) : look.accent;
  brush.part("bow").line(Path::line({end - Point{r * 0.2, r * 0.05}, end + Point{r * 0.2, r * 0.05}}), ribbon,
                         r * 0.26);
}

// From behind, turned a little to the right: hair, an ear and the cheek.
void back_of_head(Brush& brush, const Look& look, const Build& build, const Head& head) {
  const double r = head.r;
  brush.shape(Path::ellipse(r * 0.22, r * 0.1, r * 0.68, r * 0.86), head.skin, Form::flat);  // the cheek, turned away
  Brush hair = brush.part("hair");
  const double low = build.female && look.style != "bun" ? 1.6 : 0.7;
  hair.shape(Path::smooth({{0, -r * 1.12},
                           {r * 0.84, -r * 0.6},
                           {r * 0.66, r * 0.2},
                           {r * 0.5, r * low},
                           {-r * 0.56, r * low},
                           {-r * 0.84, r * 0.1},
                           {-r * 0.9, -r * 0.6}}),
             look.style == "bald" ? head.skin : look.hair);
  if (low < 1) brush.line(Path::dots({{r * 0.46, r * 0.14}}), darker(head.skin, 10), r * 0.34);
  if (look.style == "bun") brush.part("bun").shape(Path::circle(0, -r * 0.3, r * 0.46), lighter(look.hair, 10));
  if (look.style == "braid") {
    plait(brush, {0, r * 1.2}, r, look);
  }
}

void beard(Brush& brush, const Look& look, double r) {
  Brush beard = brush.part("beard");
  beard.shape(Path::smooth({{-r * 0.78, r * 0.2},
                            {-r * 0.6, r * 0.95},
                            {r * 0.05, r * 1.45},
                            {r * 0.62, r * 0.95},
                            {r * 0.78, r * 0.2},
                            {r * 0.46, r * 0.46},
                            {r * 0.15, r * 0.42},
                            {-r * 0.26, r * 0.46}}),
              look.hair);
}

void moustache(Brush& brush, const Look& look, double r) {
  brush.part("moustache")
      .line(Path::bow({{-r * 0.22, r * 0.54}, {r * 0.1, r * 0.4}, {r * 0.44, r * 0.52}}), look.hair, r * 0.16);
}

}  // namespace

void draw_hair_behind(Brush& brush, const Look& look, const Build& build, double r) {
  if (!build.female || look.hat == "scarf") return;
  if (look.style == "bun" || build.old) {  // the old have no other style
    brush.part("bun").shape(Path::circle(-r * 0.62, -r * 0.78, r * 0.44), look.hair);
  } else if (look.style == "braid") {
    plait(brush, {-r * 0.66, r * 0.1}, r, look);
  } else {
    brush.part("hair").shape(Path::smooth({{-r * 0.5, -r * 0.9},
                                           {-r * 1.02, 0},
                                           {-r * 1.08, r * 1.3},
                                           {-r * 0.3, r * 1.5},
                                           {r * 0.4, r * 1.3},
                                           {r * 0.82, r * 0.3},
                                           {r * 0.5, -r * 0.8}}),
                             darker(look.hair, 12));
  }
}

void draw_head(Brush& brush, const Look& look, const Build& build, const Head& asked) {
  Head head = asked;
  const double r = head.r;
  if (head.back) {
    back_of_head(brush, look, build, head);
    return draw_hat_from_behind(brush, look, r);
  }
  // A person who looks back turns the head.
  const bool turned = head.gaze && head.gaze->x < -0.3 && !head.asleep;
  if (turned) head.gaze->x = -head.gaze->x;
  Brush part = brush.at(0, 0, 1, 0, turned);
  if (!build.female) part.line(Path::dots({{-r * 0.8, r * 0.12}}), darker(head.skin, 10), r * 0.36);
  part.shape(skull(r), head.skin, Form::flat);
  if (r * brush.transform().scale() >= 6) part.spare(skull(r));
  if (look.style == "beard") beard(part, look, r);
  draw_figure_face(part, build, head);
  if (look.style == "moustache") moustache(part, look, r);
  if (look.style == "glasses") draw_figure_glasses(part, build, head);
  if (look.hat != "scarf" && look.style != "bald") {
    Brush hair = part.part("hair");
    hair_above(hair, look, build, r);
  }
  draw_figure_hat(part, look, r);
}

void draw_image(Brush& brush, const Look& mirror, Point middle, double r) {
  if (mirror.image == nullptr) return;
  const Look& look = *mirror.image;
  Brush person = brush.part(mirror.imaged, Relation::shows).at(middle.x, middle.y, 1, 0, true);
  const Build& build = build_of(mirror.imaged);
  const Colour skin = skin_of(look, person);
  draw_hair_behind(person, look, build, r);
  person.line(Path::line({{0, r * 0.7}, {0, r * 1.5}}), darker(skin, 14), r * 0.62);
  person.shape(Path::smooth({{-r * 1.3, r * 3},
                             {-r * 1.6, r * 2.1},
                             {-r * 1.2, r * 1.5},
                             {0, r * 1.25},
                             {r * 1.2, r * 1.5},
                             {r * 1.6, r * 2.1},
                             {r * 1.3, r * 3},
                             {0, r * 3.2}}),
               look.colour, Form::flat);
  draw_head(person, look, build, {.r = r, .skin = skin, .mood = look.mood, .gaze = Point{}});
}

}  // namespace art
