// Heads of figures: face, hair, beard, hat. Features appear when the head is large enough to show them.
#include <array>

#include "art/vocabulary/figure.h"

namespace art {
namespace {

const Colour skin_tone = rgb(0xe5b08e);

void face(Brush& brush, const Look& look, const Build& build, double r, bool asleep) {
  brush.shape(Path::ellipse(0, 0, r * 0.82, r), build.old ? lighter(skin_tone, 12) : skin_tone);
  const double size = r * brush.transform().scale();
  if (size < 9) return;
  const Colour dark = rgb(0x35241f);
  const double eye = r * 0.02;
  if (asleep || look.doing == "reading") {
    Path lids = Path::bow({{-r * 0.28, eye}, {-r * 0.12, r * 0.08}, {r * 0.04, eye}});
    brush.line(lids.add(Path::bow({{r * 0.3, eye}, {r * 0.44, r * 0.08}, {r * 0.58, eye}})), dark, r * 0.1);
  } else {
    brush.line(Path::dots({{-r * 0.12, eye}, {r * 0.42, eye}}), dark, r * 0.22);
  }
  if (size < 13) return;
  brush.line(Path::bow({{r * 0.16, r * 0.02}, {r * 0.26, r * 0.3}, {r * 0.12, r * 0.34}}), darker(skin_tone, 26),
             r * 0.09);
  brush.line(Path::bow({{-r * 0.06, r * 0.54}, {r * 0.16, r * 0.6}, {r * 0.36, r * 0.52}}), rgb(0xa4473f), r * 0.12);
  if (size < 20) return;
  Path cheeks = Path::ellipse(-r * 0.4, r * 0.32, r * 0.2, r * 0.14);
  brush.veil(cheeks.add(Path::ellipse(r * 0.6, r * 0.32, r * 0.14, r * 0.13)), rgb(0xd6655a), 35);
}

void hair_above(Brush& brush, const Look& look, const Build& build, double r) {
  if (look.style == "bald") return;
  Path cap;
  cap.move(-r * 0.88, r * (build.female ? 0.35 : 0.1))
      .curve(-r * 1.15, -r * 0.9, -r * 0.5, -r * 1.2, r * 0.08, -r * 1.12);
  cap.curve(r * 0.8, -r * 1.1, r * 1.0, -r * 0.5, r * 0.84, -r * 0.1)
      .curve(r * 0.7, -r * 0.5, r * 0.4, -r * 0.62, 0, -r * 0.5);
  cap.curve(-r * 0.4, -r * 0.5, -r * 0.6, -r * 0.3, -r * 0.88, r * (build.female ? 0.35 : 0.1)).close();
  brush.shape(cap, look.hair);
}

void beard(Brush& brush, const Look& look, double r) {
  brush.shape(Path::smooth({{-r * 0.78, r * 0.2},
                            {-r * 0.6, r * 0.95},
                            {r * 0.05, r * 1.45},
                            {r * 0.62, r * 0.95},
                            {r * 0.78, r * 0.2},
                            {r * 0.4, r * 0.44},
                            {r * 0.15, r * 0.38},
                            {-r * 0.3, r * 0.44}}),
              look.hair);
  brush.line(Path::bow({{-r * 0.08, r * 0.62}, {r * 0.16, r * 0.66}, {r * 0.34, r * 0.6}}), rgb(0x8e3f38), r * 0.12);
}

void straw_hat(Brush& brush, Colour ribbon, double r) {
  const Colour straw = rgb(0xdcb765);
  brush.shape(Path::ellipse(0, -r * 0.5, r * 1.75, r * 0.42, -6), straw);
  brush.shape(
      Path::smooth(
          {{-r * 0.8, -r * 0.55}, {-r * 0.7, -r * 1.25}, {0, -r * 1.4}, {r * 0.7, -r * 1.3}, {r * 0.82, -r * 0.65}}),
      straw);
  brush.line(Path::bow({{-r * 0.82, -r * 0.62}, {0, -r * 0.55}, {r * 0.82, -r * 0.72}}), ribbon, r * 0.26);
}

void top_hat(Brush& brush, Colour ribbon, double r) {
  const Colour felt = rgb(0x2b2a30);
  brush.shape(Path::ellipse(0, -r * 0.62, r * 1.35, r * 0.28), felt);
  brush.shape(Path::polygon({{-r * 0.78, -r * 0.6}, {-r * 0.88, -r * 2.1}, {r * 0.88, -r * 2.1}, {r * 0.78, -r * 0.6}}),
              felt);
  brush.line(Path::line({{-r * 0.8, -r * 0.85}, {r * 0.8, -r * 0.85}}), ribbon, r * 0.24);
}

void cap_hat(Brush& brush, Colour ribbon, double r) {
  brush.shape(Path::smooth({{-r * 1.0, -r * 0.35},
                            {-r * 0.85, -r * 1.1},
                            {r * 0.1, -r * 1.35},
                            {r * 0.9, -r * 0.9},
                            {r * 0.95, -r * 0.4}}),
              ribbon);
  brush.shape(Path::ellipse(r * 0.8, -r * 0.38, r * 0.62, r * 0.17, 8), darker(ribbon, 25), Form::flat);
}

void crown_hat(Brush& brush, Colour /*ribbon*/, double r) {
  brush.shape(Path::polygon({{-r * 0.82, -r * 0.55},
                             {-r * 0.95, -r * 1.5},
                             {-r * 0.45, -r * 1.05},
                             {0, -r * 1.7},
                             {r * 0.45, -r * 1.05},
                             {r * 0.95, -r * 1.5},
                             {r * 0.82, -r * 0.55}}),
              rgb(0xe0ad3a));
  brush.shape(Path::circle(0, -r * 0.82, r * 0.16), rgb(0xb93029), Form::flat);
}

void scarf_hat(Brush& brush, Colour ribbon, double r) {
  Path scarf;
  scarf.move(r * 0.72, -r * 0.5)
      .curve(r * 0.5, -r * 1.5, -r * 1.3, -r * 1.4, -r * 1.06, r * 0.2)
      .curve(-r * 1.0, r * 0.9, -r * 0.4, r * 1.3, r * 0.1, r * 1.2);
  scarf.curve(-r * 0.7, r * 0.7, -r * 0.9, -r * 0.3, r * 0.72, -r * 0.5).close();
  brush.shape(scarf, ribbon);
}

void bonnet_hat(Brush& brush, Colour ribbon, double r) {
  brush.shape(Path::smooth({{r * 0.5, -r * 1.0},
                            {-r * 0.4, -r * 1.4},
                            {-r * 1.15, -r * 0.6},
                            {-r * 0.95, r * 0.5},
                            {-r * 0.5, r * 0.7},
                            {-r * 0.55, -r * 0.2},
                            {0, -r * 0.7}}),
              rgb(0xf3eee0));
  brush.line(Path::bow({{-r * 0.55, r * 0.6}, {-r * 0.1, r * 1.1}, {r * 0.2, r * 1.05}}), ribbon, r * 0.16);
}

void hood_hat(Brush& brush, Colour ribbon, double r) {
  brush.shape(Path::smooth({{r * 0.7, -r * 0.6},
                            {0, -r * 1.45},
                            {-r * 1.1, -r * 0.8},
                            {-r * 1.15, r * 0.6},
                            {-r * 0.5, r * 1.3},
                            {-r * 0.72, 0},
                            {-r * 0.2, -r * 0.62}}),
              darker(ribbon, 10));
}

void helmet_hat(Brush& brush, Colour ribbon, double r) {
  brush.shape(Path::smooth({{-r * 0.98, r * 0.1},
                            {-r * 0.95, -r * 0.9},
                            {0, -r * 1.4},
                            {r * 0.95, -r * 0.9},
                            {r * 0.98, -r * 0.15},
                            {0, -r * 0.4}}),
              rgb(0x9aa0a8));
  brush.shape(Path::limb({{0, -r * 1.35}, {-r * 0.5, -r * 2.0}, {-r * 1.4, -r * 1.7}}, {r * 0.3, r * 0.6, r * 0.3}),
              ribbon);
}

struct Hat {
  std::string_view id;
  void (*draw)(Brush& brush, Colour ribbon, double r);
};
constexpr std::array hats = std::to_array<Hat>({{"straw", straw_hat},
                                                {"top", top_hat},
                                                {"cap", cap_hat},
                                                {"crown", crown_hat},
                                                {"scarf", scarf_hat},
                                                {"bonnet", bonnet_hat},
                                                {"hood", hood_hat},
                                                {"helmet", helmet_hat}});

}  // namespace

void draw_hair_behind(Brush& brush, const Look& look, const Build& build, double r) {
  if (!build.female || look.hat == "scarf") return;
  if (look.style == "bun" || build.old) {  // the old have no other style
    brush.shape(Path::circle(-r * 0.62, -r * 0.78, r * 0.44), look.hair);
  } else if (look.style == "braid") {
    brush.shape(
        Path::limb({{-r * 0.6, r * 0.1}, {-r * 0.95, r * 1.1}, {-r * 0.8, r * 2.2}}, {r * 0.7, r * 0.6, r * 0.3}),
        look.hair);
  } else {
    brush.shape(Path::smooth({{-r * 0.5, -r * 0.9},
                              {-r * 1.02, 0},
                              {-r * 1.08, r * 1.3},
                              {-r * 0.3, r * 1.5},
                              {r * 0.4, r * 1.3},
                              {r * 0.82, r * 0.3},
                              {r * 0.5, -r * 0.8}}),
                darker(look.hair, 12));
  }
}

void draw_head(Brush& brush, const Look& look, const Build& build, double r, bool asleep) {
  face(brush, look, build, r, asleep);
  if (look.style == "beard" || (build.old && !build.female)) beard(brush, look, r);
  if (look.hat != "scarf") hair_above(brush, look, build, r);
  for (const Hat& hat : hats) {
    if (hat.id == look.hat) hat.draw(brush, look.accent, r);
  }
}

}  // namespace art
