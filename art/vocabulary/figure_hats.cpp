// The hats of figures, drawn for a head with radius `r`.
#include <algorithm>
#include <array>

#include "art/vocabulary/figure.h"

namespace art {
namespace {

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

// What wraps the head is closed behind.
void wrapped(Brush& brush, Colour cloth, double r) {
  brush.shape(Path::smooth({{0, -r * 1.4},
                            {r * 1.02, -r * 0.7},
                            {r * 0.98, r * 0.5},
                            {r * 0.4, r * 1.3},
                            {-r * 0.4, r * 1.3},
                            {-r * 0.98, r * 0.5},
                            {-r * 1.02, -r * 0.7}}),
              cloth);
}

struct Hat {
  std::string_view id;
  std::string_view part;  // what the list calls it
  void (*draw)(Brush& brush, Colour ribbon, double r);
  void (*behind)(Brush& brush, Colour ribbon, double r);
};
constexpr std::array hats = std::to_array<Hat>({{"straw", "straw-hat", straw_hat, straw_hat},
                                                {"top", "top-hat", top_hat, top_hat},
                                                {"cap", "cap", cap_hat, cap_hat},
                                                {"crown", "crown", crown_hat, crown_hat},
                                                {"scarf", "head-scarf", scarf_hat, wrapped},
                                                {"bonnet", "bonnet", bonnet_hat, wrapped},
                                                {"hood", "hood", hood_hat, wrapped},
                                                {"helmet", "helmet", helmet_hat, helmet_hat}});

const Hat* hat_of(const Look& look) {
  const auto found = std::find_if(hats.begin(), hats.end(), [&](const Hat& hat) { return hat.id == look.hat; });
  return found == hats.end() ? nullptr : &*found;
}

}  // namespace

void draw_figure_hat(Brush& brush, const Look& look, double r) {
  const Hat* hat = hat_of(look);
  if (hat == nullptr) return;
  Brush part = brush.part(hat->part, Relation::wears);
  hat->draw(part, look.accent, r);
}

void draw_hat_from_behind(Brush& brush, const Look& look, double r) {
  const Hat* hat = hat_of(look);
  if (hat == nullptr) return;
  Brush part = brush.part(hat->part, Relation::wears);
  hat->behind(part, look.accent, r);
}

}  // namespace art
