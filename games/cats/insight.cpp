// What the rules can say about a position beyond its view (docs/formats/view.md, "Insight"). It follows from what
// everybody sees.
#include "cats/game.h"
#include "cats/names.h"
#include "core/json.h"

namespace cats {
namespace {

using core::JsonWriter;

// CV-T5a: where each number on the unused dice leads, and why it is not the painting with that number.
void write_reach(JsonWriter& out, const Game& game, const OpenTable& t) {
  unsigned named = t.dice.named();
  out.key("reach").begin_array();
  for (; named != 0; named &= named - 1) {
    const int die = std::countr_zero(named);
    out.begin_object().field("die", die + 1).key("paintings").begin_array();
    for (unsigned reach = game.reach(t, die); reach != 0; reach &= reach - 1) out.value(std::countr_zero(reach) + 1);
    out.end_array().key("because");
    if (t.is_clean(die)) {
      out.value("clean");
    } else if (t.cat == die) {
      out.value("asleep");
    } else {
      out.null();
    }
    out.end_object();
  }
  out.end_array();
}

// Paints that nobody sees now: in the stack and face down.
Paints hidden(const Game& game, const State& state) {
  const OpenTable& t = state.table;
  Paints seen = t.discard;
  for (int s = 0; s < game.seats(); ++s) seen = seen + t.hands[s];
  if (game.in_try(state)) seen = seen + game.paints_on(state, t.attempt.painting);
  return game.parts().paints.without(seen);
}

}  // namespace

std::string Game::insight(const State& state) const {
  const OpenTable& t = state.table;
  JsonWriter out;
  out.begin_object();
  write_reach(out, *this, t);
  out.field("dirty", std::popcount(dirty(t))).field("clean", clean_count(t)).field("goal", goal());
  const Paints unseen = hidden(*this, state);
  out.key("hidden").begin_array();
  for (int c = 0; c < colour_count; ++c) out.value(unseen.count(c));
  out.end_array();
  if (in_try(state)) {
    out.field("lacks", paints_name(lacking(state, t.attempt.painting)));
    out.field("two", t.phase == Phase::attempt && two_are_enough(state, t.attempt.painting));
  } else {
    out.key("lacks").null().key("two").null();
  }
  return out.end_object().take();
}

}  // namespace cats
