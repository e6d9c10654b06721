// Art Society on a terminal.
#include "apps/play/art_society_picture.h"
#include "apps/play/look.h"
#include "core/erased_game.h"

namespace apps {
namespace {

using art_society::Kind;
using art_society::Phase;

const core::ErasedView<art_society::Game>& concrete(const core::AnyView& seen) {
  return static_cast<const core::ErasedView<art_society::Game>&>(seen);
}

Canvas draw(const core::AnyView& seen, const Frame& frame) {
  return draw_table(concrete(seen).rules(), concrete(seen).view(), frame);
}

ScoreSheet sheet(const core::AnyView& seen) { return score_sheet(concrete(seen).rules(), concrete(seen).view()); }

// Lots, bids and "ready" come in a row. Only the last of them is worth a stop.
bool worth_a_look(const core::AnyView& before, core::Actor actor, std::string_view token, const core::AnyView& after) {
  const Phase phase = concrete(after).view().table.phase;
  if (phase != concrete(before).view().table.phase) return phase != Phase::draw;
  const auto action = concrete(after).rules().read(actor, token);
  if (!action) return false;
  switch (action->kind) {
    case Kind::painting_comes:
    case Kind::card_comes:
    case Kind::name_lot:
    case Kind::bid:
    case Kind::ready:
    case Kind::wait:
      return false;
    default:
      return true;
  }
}

}  // namespace

TerminalLook look_of(art_society_bot::Description /*game*/) {
  return {.title = "Art Society", .draw = draw, .score_sheet = sheet, .worth_a_look = worth_a_look};
}

}  // namespace apps
