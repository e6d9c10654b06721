// What the rules can say about a position beyond its view (docs/formats/view.md, "Insight").
#include "art_society/game.h"
#include "art_society/names.h"
#include "core/json.h"

namespace art_society {
namespace {

using core::JsonWriter;

template <class Wanted>
void write_paintings(JsonWriter& out, std::string_view name, const Wall& wall, Wanted&& wanted) {
  out.key(name).begin_array();
  for (int i = 0; i < wall.hung_count; ++i) {
    if (wanted(i)) out.value(painting_name(wall.hung[i].painting));
  }
  out.end_array();
}

// Whether a painting was hung in this round. If so, it is the last one of the wall.
bool hung_one(const OpenSeat& seat) {
  for (int i = 0; i < seat.step_count; ++i) {
    const StepKind kind = seat.steps[i].kind();
    if (kind == StepKind::hang || kind == StepKind::hang_held_painting) return true;
  }
  return false;
}

void write_newest(JsonWriter& out, const Game& game, const Wall& wall) {
  const Components& parts = game.parts();
  const int last = wall.hung_count - 1;
  const Hung newest = wall.hung[last];
  const auto neighbours = [&](std::string_view name, std::uint8_t Painting::* mark) {
    write_paintings(out, name, wall, [&](int i) {
      const Hung other = wall.hung[i];
      return i != last && parts.painting(other.painting).*mark == parts.painting(newest.painting).*mark &&
             touching(parts, newest, other);
    });
  };
  out.key("newest").begin_object().field("painting", painting_name(newest.painting));
  neighbours("matches", &Painting::frame);
  neighbours("clashes", &Painting::type);
  out.field("eyeline", game.in_eyeline(newest)).end_object();
}

void write_seat(JsonWriter& out, const Game& game, const State& state, int seat, int in_fashion) {
  const OpenSeat& s = state.seat(seat);
  const Showing showing = game.showing(s.wall, in_fashion);
  const auto among = [](std::uint32_t bits) {
    return [=](int i) { return (bits >> static_cast<unsigned>(i) & 1U) != 0; };
  };
  out.begin_object();
  write_paintings(out, "fauxPas", s.wall, among(showing.faux_pas));
  write_paintings(out, "eyeline", s.wall, among(showing.eyeline));
  out.key("counted").begin_array();
  for (const int count : showing.counted) out.value(count);
  out.end_array().key("corners").begin_array();
  game.parts().corners.without(s.wall.taken).for_each([&](int square) { out.value(square_name(square)); });
  out.end_array().field("free", game.free_squares(state, seat));
  if (hung_one(s)) write_newest(out, game, s.wall);
  out.end_object();
}

}  // namespace

std::string Game::insight(const State& state) const {
  JsonWriter out;
  out.begin_object().key("seats").begin_array();
  const int in_fashion = ranking(state).in_fashion;
  for (int s = 0; s < players_; ++s) write_seat(out, *this, state, s, in_fashion);
  out.end_array().key("ending");
  const auto ending = certain_end(state);
  ending ? out.value(end_reason_names[static_cast<int>(*ending)]) : out.null();
  return out.end_object().take();
}

}  // namespace art_society
