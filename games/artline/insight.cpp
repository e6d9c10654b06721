// What the rules can say about a position beyond its view (docs/formats/view.md, "Insight"). It follows from what
// everybody sees.
#include "artline/game.h"
#include "artline/names.h"
#include "core/json.h"

namespace artline {

// AL-L3, AL-L4, AL-T4: where a card may hang, and what it would do there.
std::string Game::insight(const State& state) const {
  const Board& board = state.table.board;
  core::JsonWriter out;
  out.begin_object().key("places").begin_array();
  openings(board).free.for_each([&](int place) {
    out.begin_object().field("at", place_name(place)).key("opens").begin_array();
    for (const Direction direction : directions) {
      if (opens(board, place, direction)) out.value(line_name(line_of(place, direction)));
    }
    out.end_array().field("exhibition", is_exhibition(board, place)).end_object();
  });
  out.end_array();
  const int seat = state.table.phase == Phase::shown ? neighbour(state.table.active) : state.table.active;
  return out.field("triesLeft", most_tries - tries(state.table, seat)).end_object().take();
}

}  // namespace artline
