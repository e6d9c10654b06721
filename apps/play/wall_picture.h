// One wall of Art Society as characters: paintings by colour and frame, decor, stars, eyeline.
#pragma once

#include "apps/play/canvas.h"
#include "art_society/game.h"

namespace apps {

// With two columns a square looks square and has room for frames. One column is for small terminals and plain text.
struct WallLook {
  int columns_a_square = 2;
  bool ascii = false;
};

// The colour of each type, its letter and its name.
Style type_style(int type);
char type_letter(int type);
char frame_letter(int frame);

// Draws seat's wall with its border; the top left corner lies at x, y. `lit` marks the seat whose turn it is.
void draw_wall(Canvas& canvas, int x, int y, const art_society::Game& game, const art_society::State& seen, int seat,
               bool lit, WallLook look);

}  // namespace apps
