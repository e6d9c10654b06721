// AS-D4, AS-D4a taking back own steps of this round, newest first.
#include "oracle.h"

namespace oracle {

void Game::undo(int s) {
  Seat& me = seat(s);
  Step step = me.steps.back();
  me.steps.pop_back();
  bool had_pending = me.pending != 0 || has_open_right(s);
  switch (step.kind) {
    case StepKind::kHang:
    case StepKind::kHangItem:
      undo_hanging(s, step);
      break;
    case StepKind::kGive:
      me.assistant = {};
      me.pending = step.item.painting;
      fired("AS-D4 undo of a gift");
      break;
    case StepKind::kPieceHang:
    case StepKind::kPieceGive:
      undo_piece(s, step);
      break;
    case StepKind::kStop:
      me.rights.at(idx(step.right)).stopped = false;
      fired("AS-D4 undo of a stop");
      break;
  }
  if (me.passed && !had_pending && (me.pending != 0 || has_open_right(s))) fired("AS-D4a pending again after the turn");
  count_after_undo(s);
}

// Back to where it came from; the right it created is removed in any state.
void Game::undo_hanging(int s, const Step& step) {
  Seat& me = seat(s);
  me.wall.remove(step.tile);
  if (step.kind == StepKind::kHang) {
    me.pending = step.item.painting;
    if (me.pending == me.swapped_in) me.swap_undone = true;
    fired("AS-D4 undo of a hanging");
  } else {
    me.assistant = step.item;
    fired("AS-D4 undo of the item's hanging");
    restore_needs(s, step);
  }
  if (!step.won_right) return;
  me.rights.pop_back();
  fired("AS-D4 undo removes a right");
}

// Decor returns to the supply; an exchange made for it stays (AS-H5).
void Game::undo_piece(int s, const Step& step) {
  Seat& me = seat(s);
  Right& right = me.rights.at(idx(step.right));
  if (step.kind == StepKind::kPieceHang) {
    me.wall.remove(step.tile);
    fired("AS-D4 undo of hung decor");
  } else {
    me.assistant = {};
    right.given = false;
    fired("AS-D4 undo of given decor");
  }
  int shape = step.item.decor;
  ++decor_.at(idx(shape));
  me.undone_shapes.insert(shape);
  if (step.exchanged) fired("AS-H5 exchange outlives an undo");
  --right.pieces;
  if (right.single) return;
  if (right.lapsed_limit > 0 && right.limit == 0) fired("AS-H4g lapsed rest stays lost when its piece is undone");
  right.limit += decor_shape(shape).size();
  right.need += decor_shape(shape).size();
}

// AS-H4g a right that lapsed does not come back, even if a piece could be had for it again.
void Game::count_after_undo(int s) {
  for (const Right& right : seat(s).rights) {
    if (right.lapsed_limit == 0 || right.limit != 0) continue;
    Right revived = right;
    revived.limit = right.lapsed_limit;
    if (piece_possible(s, revived)) {
      fired("AS-H4g lapsed right stays closed");
      return;
    }
  }
}

}  // namespace oracle
