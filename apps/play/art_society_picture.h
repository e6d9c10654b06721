// The table of Art Society as a spectator sees it, for a terminal or as plain text. All of it comes from a View.
#pragma once

#include "apps/play/canvas.h"
#include "apps/play/look.h"
#include "art_society/game.h"

namespace apps {

// Empty if the frame is too small.
Canvas draw_table(const art_society::Game& game, const art_society::View& view, const Frame& frame);

ScoreSheet score_sheet(const art_society::Game& game, const art_society::View& view);

}  // namespace apps
