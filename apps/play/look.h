// What games look like on a terminal. All of it is made of the view of a spectator.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/paint/canvas.h"
#include "core/any_game.h"
#include "games/every_game.h"

namespace apps {

// What is wanted of a picture.
struct Frame {
  int width = 80;
  int height = 24;
  bool ascii = false;
  std::vector<std::string> names;  // of the seats
  std::vector<std::string> story;  // newest last
  std::string foot;
};

// Points so far, line by line; the first row holds the headings, the others begin with the letter of a seat.
using ScoreSheet = std::vector<std::vector<std::string>>;

struct Look {
  std::string_view title;  // the name of the game
  // Empty when it does not fit into the frame.
  Canvas (*draw)(const core::AnyView& seen, const Frame& frame);
  ScoreSheet (*score_sheet)(const core::AnyView& seen);
  // Whether a move is one to stop and look at; others belong to the next that is.
  bool (*worth_a_look)(const core::AnyView& before, core::Actor actor, std::string_view token,
                       const core::AnyView& after);
};

// One for each game (games/every_game.h).
Look look_of(games::ArtSociety game);
Look look_of(games::Cats game);

// By the id of a game that there is.
const Look& look_of(std::string_view game);

// The newest lines of the story that fit between two rows, the last move brighter than what was before.
void write_story(Canvas& canvas, const Frame& frame, int x, int y, int end);

inline constexpr Style heading = {.ink = 252, .paper = -1, .bold = true};
inline constexpr Style quiet = {.ink = 246};
inline constexpr Style gold = {.ink = 220, .paper = -1, .bold = true};

}  // namespace apps
