// Things of the family `objects` that are drawn apart from its own file: stationery, treasures, playthings.
#pragma once

#include "art/thing.h"

namespace art {

// Stationery.
void draw_book(Brush& brush, const Look& look);
void draw_books(Brush& brush, const Look& look);
void draw_open_book(Brush& brush, const Look& look);
void draw_letter(Brush& brush, const Look& look);
void draw_newspaper(Brush& brush, const Look& look);
void draw_map_roll(Brush& brush, const Look& look);
void draw_quill(Brush& brush, const Look& look);
void draw_palette(Brush& brush, const Look& look);
void draw_brushes(Brush& brush, const Look& look);

// Treasures and curiosities.
void draw_globe(Brush& brush, const Look& look);
void draw_skull(Brush& brush, const Look& look);
void draw_telescope(Brush& brush, const Look& look);
void draw_scales(Brush& brush, const Look& look);
void draw_key(Brush& brush, const Look& look);
void draw_coins(Brush& brush, const Look& look);
void draw_pearls(Brush& brush, const Look& look);
void draw_fan(Brush& brush, const Look& look);
void draw_mask(Brush& brush, const Look& look);
void draw_crown(Brush& brush, const Look& look);
void draw_sword(Brush& brush, const Look& look);
void draw_shield(Brush& brush, const Look& look);
void draw_armour(Brush& brush, const Look& look);
void draw_helmet(Brush& brush, const Look& look);
void draw_bust(Brush& brush, const Look& look);
void draw_figurine(Brush& brush, const Look& look);
void draw_shell(Brush& brush, const Look& look);
void draw_ship_model(Brush& brush, const Look& look);

// Playthings and presents.
void draw_doll(Brush& brush, const Look& look);
void draw_teddy_bear(Brush& brush, const Look& look);
void draw_ball(Brush& brush, const Look& look);
void draw_toy_train(Brush& brush, const Look& look);
void draw_chessboard(Brush& brush, const Look& look);
void draw_playing_cards(Brush& brush, const Look& look);
void draw_dice(Brush& brush, const Look& look);
void draw_gift(Brush& brush, const Look& look);

}  // namespace art
