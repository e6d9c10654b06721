// People of all ages. The scene says what they do and wear.
#include <array>

#include "art/vocabulary/families.h"
#include "art/vocabulary/figure.h"

namespace art {
namespace {

void man(Brush& brush, const Look& look) { draw_figure(brush, look, man_build); }
void woman(Brush& brush, const Look& look) { draw_figure(brush, look, woman_build); }
void boy(Brush& brush, const Look& look) { draw_figure(brush, look, boy_build); }
void girl(Brush& brush, const Look& look) { draw_figure(brush, look, girl_build); }
void old_man(Brush& brush, const Look& look) { draw_figure(brush, look, old_man_build); }
void old_woman(Brush& brush, const Look& look) { draw_figure(brush, look, old_woman_build); }

// Swaddled, asleep.
void baby(Brush& brush, const Look& look) {
  brush.shadow(0, 0, 90, 14);
  brush.shape(Path::smooth({{-70, -30}, {-30, -74}, {40, -66}, {92, -30}, {70, -4}, {0, 0}, {-60, -4}}), look.colour);
  for (const double x : {-6.0, 26.0, 56.0}) {
    brush.line(Path::bow({{x - 10, -70}, {x + 6, -34}, {x - 2, -3}}), darker(look.colour, 24), 5);
  }
  Brush head = brush.at(-62, -46, 1, -70);
  draw_head(head, look, {.child = true}, {.r = 34, .skin = skin_of(look, brush), .asleep = true});
}

constexpr std::array all = std::to_array<Thing>({
    {"man", Place::stands, 1.75, 34, man, "person", "blue", "dark-grey", postures, "plain beard moustache bald glasses",
     0, his_clothes, figure_hats, "brown"},
    {"woman", Place::stands, 1.66, 34, woman, "person", "red", "cream", postures, "plain bun braid glasses", 0,
     her_clothes, figure_hats, "brown"},
    {"boy", Place::stands, 1.2, 36, boy, "person child", "light-blue", "brown", postures, "plain glasses", 0,
     his_clothes, figure_hats, "brown"},
    {"girl", Place::stands, 1.15, 36, girl, "person child", "pink", "white", postures, "plain bun braid glasses", 0,
     her_clothes, figure_hats, "brown"},
    {"old-man", Place::stands, 1.68, 34, old_man, "person", "dark-grey", "dark-brown", postures,
     "beard moustache bald glasses", 0, his_clothes, figure_hats, "light-grey"},
    {"old-woman", Place::stands, 1.58, 34, old_woman, "person", "purple", "grey", postures, "bun glasses", 0,
     her_clothes, figure_hats, "light-grey"},
    {"baby", Place::stands, 0.24, 180, baby, "person child", "white", "", "", "", 0, "", "", "brown"},
});

}  // namespace

const Build& build_of(std::string_view person) {
  if (person == "man") return man_build;
  if (person == "boy") return boy_build;
  if (person == "girl") return girl_build;
  if (person == "old-man") return old_man_build;
  return person == "old-woman" ? old_woman_build : woman_build;
}

std::string_view moods() { return "calm happy sad angry afraid surprised"; }
std::string_view skins() { return "fair rosy tan olive brown dark"; }
std::string_view holdables() { return held_things; }

std::span<const Thing> people() { return all; }

}  // namespace art
