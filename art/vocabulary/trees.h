// Trees, each drawn as Thing::draw asks for it.
#pragma once

#include "art/thing.h"

namespace art {

void draw_tree(Brush& brush, const Look& look);  // styles: oak round tall
void draw_pine(Brush& brush, const Look& look);
void draw_cypress(Brush& brush, const Look& look);
void draw_birch(Brush& brush, const Look& look);
void draw_willow(Brush& brush, const Look& look);
void draw_palm(Brush& brush, const Look& look);
void draw_apple_tree(Brush& brush, const Look& look);
void draw_bare_tree(Brush& brush, const Look& look);
void draw_blossom_tree(Brush& brush, const Look& look);

}  // namespace art
