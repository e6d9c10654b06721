// People of all ages. The scene says what they do and wear.
#include <array>

#include "art/vocabulary/families.h"
#include "art/vocabulary/figure.h"

namespace art {
namespace {

void man(Brush& brush, const Look& look) { draw_figure(brush, look, {.shoulders = 11.5, .hips = 8.4}); }
void woman(Brush& brush, const Look& look) {
  draw_figure(brush, look, {.female = true, .shoulders = 9.2, .hips = 8.6});
}
void boy(Brush& brush, const Look& look) {
  draw_figure(brush, look, {.child = true, .head = 10, .shoulders = 10.5, .hips = 8.6});
}
void girl(Brush& brush, const Look& look) {
  draw_figure(brush, look, {.female = true, .child = true, .head = 10, .shoulders = 9.8, .hips = 9});
}
void old_man(Brush& brush, const Look& look) {
  draw_figure(brush, look, {.old = true, .shoulders = 10.6, .hips = 8.6});
}
void old_woman(Brush& brush, const Look& look) {
  draw_figure(brush, look, {.female = true, .old = true, .shoulders = 9.4, .hips = 9.4});
}

// Swaddled, asleep.
void baby(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 90, 14);
  brush.shape(Path::smooth({{-70, -30}, {-30, -74}, {40, -66}, {92, -30}, {70, -4}, {0, 0}, {-60, -4}}), look.colour);
  for (const double x : {-6.0, 26.0, 56.0}) {
    brush.line(Path::bow({{x - 10, -70}, {x + 6, -34}, {x - 2, -3}}), darker(look.colour, 24), 5);
  }
  Brush head = brush.at(-62, -46, 1, -70);
  draw_head(head, look, {.child = true}, 34, true);
}

constexpr std::string_view his = "shirt coat suit robe cloak apron";
constexpr std::string_view hers = "dress skirt apron robe coat cloak suit shirt";
constexpr std::string_view hats = "straw top cap crown scarf bonnet hood helmet";

constexpr std::array all = std::to_array<Thing>({
    {"man", Place::stands, 1.75, 34, man, "person", "blue", "dark-grey", postures, "plain beard bald", 0, his, hats,
     "brown"},
    {"woman", Place::stands, 1.66, 34, woman, "person", "red", "cream", postures, "plain bun braid", 0, hers, hats,
     "brown"},
    {"boy", Place::stands, 1.2, 36, boy, "person child", "light-blue", "brown", postures, "", 0, his, hats, "brown"},
    {"girl", Place::stands, 1.15, 36, girl, "person child", "pink", "white", postures, "plain bun braid", 0, hers, hats,
     "brown"},
    {"old-man", Place::stands, 1.68, 34, old_man, "person", "dark-grey", "dark-brown", postures, "beard bald", 0, his,
     hats, "light-grey"},
    {"old-woman", Place::stands, 1.58, 34, old_woman, "person", "purple", "grey", postures, "", 0, hers, hats,
     "light-grey"},
    {"baby", Place::stands, 0.24, 180, baby, "person child", "white", "", "", "", 0, "", "", "brown"},
});

}  // namespace

std::span<const Thing> people() { return all; }

}  // namespace art
