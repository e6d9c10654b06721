// How games look on a terminal. Everything shown comes from the view of a spectator.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/play/canvas.h"
#include "core/any_game.h"
#include "games/every_game.h"

namespace apps {

// The size and the texts of a picture.
struct Frame {
  int width = 80;
  int height = 24;
  bool ascii = false;
  std::vector<std::string> names;  // of the seats
  std::vector<std::string> story;  // newest last
  std::string foot;
};

// The score sheet so far. The first row holds the headings; each other row begins with the letter of a seat.
using ScoreSheet = std::vector<std::vector<std::string>>;

struct TerminalLook {
  std::string_view title;  // the name of the game
  // Empty if it does not fit into the frame.
  Canvas (*draw)(const core::AnyView& seen, const Frame& frame);
  ScoreSheet (*score_sheet)(const core::AnyView& seen);
  // Whether to stop and show the table after a move. Other moves are shown together with the next one that is worth a stop.
  bool (*worth_a_look)(const core::AnyView& before, core::Actor actor, std::string_view token,
                       const core::AnyView& after);
};

TerminalLook look_of(art_society_bot::Description game);
TerminalLook look_of(artline_bot::Description game);
TerminalLook look_of(cats_bot::Description game);
// A game without a picture of its own shows its story.
TerminalLook plain_look(std::string_view title);
template <class Description>
TerminalLook look_of(Description /*game*/) {
  return plain_look(Description::Game::id);
}

// The look of a game by its id, which must exist.
const TerminalLook& look_named(std::string_view game);

// Draws the newest lines of the story that fit between two rows. The last move is brighter than the earlier ones.
void write_story(Canvas& canvas, const Frame& frame, int x, int y, int end);

inline constexpr Style heading = {.ink = 252, .paper = -1, .bold = true};
inline constexpr Style quiet = {.ink = 246};
inline constexpr Style gold = {.ink = 220, .paper = -1, .bold = true};

}  // namespace apps
