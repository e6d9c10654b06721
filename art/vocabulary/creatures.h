// What the painters of animals share, and the drawings that animals.cpp and birds.cpp take from other files.
#pragma once

#include "art/thing.h"

namespace art {

// Makes a limb part of a trunk: one smooth outline about both, so that no contour runs through the flesh. The limb
// leaves the trunk once.
void join(Path& trunk, const Path& limb);
// Whether the thing is drawn so large that fine lines on it can be seen.
bool shows_detail(const Brush& brush);
// Lines where flesh folds: haunch, shoulder, mouth.
void draw_creases(Brush& brush, const Path& lines, Colour colour);
// A round dark eye with a spark of light in it where it is large enough.
void draw_eye(Brush& brush, double x, double y, double r);
// Closed, as in sleep.
void draw_closed_eye(Brush& brush, double x, double y, double r);
// Broken light on water where something swims, about `half` to each side.
void draw_ripples(Brush& brush, double x, double y, double half);

// Animals of house and farm.
void draw_dog(Brush& brush, const Look& look);
void draw_cat(Brush& brush, const Look& look);
void draw_horse(Brush& brush, const Look& look);
void draw_donkey(Brush& brush, const Look& look);
void draw_cow(Brush& brush, const Look& look);
void draw_sheep(Brush& brush, const Look& look);
void draw_goat(Brush& brush, const Look& look);
void draw_pig(Brush& brush, const Look& look);

// Creatures of water and grass.
void draw_fish(Brush& brush, const Look& look);
void draw_butterfly(Brush& upright, const Look& look);
void draw_snail(Brush& brush, const Look& look);
void draw_frog(Brush& brush, const Look& look);
void draw_turtle(Brush& brush, const Look& look);
void draw_dolphin(Brush& brush, const Look& look);
void draw_whale(Brush& brush, const Look& look);

}  // namespace art
