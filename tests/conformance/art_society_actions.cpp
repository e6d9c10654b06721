// Senseless actions, the clauses a refusal may name, and what undo gives back.
#include <algorithm>
#include <array>

#include "tests/conformance/art_society_traits.h"

namespace conformance {

using art_society::Kind;
using art_society::OpenSeat;
using art_society::Right;
using core::Random;

ArtSocietyTraits::Action ArtSocietyTraits::mutated(Action action, Random& random) {
  const int place = action.place;
  switch (random.below(6)) {
    case 0:
      return make(random.below(art_society::kind_count), action.detail, place);
    case 1:
      return make(static_cast<int>(action.kind), random.below(16), place);
    case 2:
      return make(static_cast<int>(action.kind), action.detail, random.below(192));
    case 3:
      return make(static_cast<int>(action.kind), action.detail, place + 1);
    case 4:
      return make(static_cast<int>(action.kind), action.detail, place - core::CellSet::row);
    default:
      return make(static_cast<int>(action.kind), action.detail ^ 8, place);
  }
}

bool ArtSocietyTraits::knows_clause(std::string_view clause) {
  constexpr std::array clauses = std::to_array<std::string_view>(
      {"",       "AS-C1",  "AS-C2",  "AS-C3",  "AS-C4",  "AS-C5",  "AS-C6",  "AS-S1", "AS-S2", "AS-S3", "AS-S4",
       "AS-A1",  "AS-A2",  "AS-A3",  "AS-B1",  "AS-B2",  "AS-B3",  "AS-B4",  "AS-D1", "AS-D3", "AS-D4", "AS-D4a",
       "AS-D5",  "AS-M1",  "AS-M2",  "AS-M3",  "AS-M4",  "AS-M5",  "AS-E1",  "AS-H1", "AS-H2", "AS-H3", "AS-H4",
       "AS-H4a", "AS-H4b", "AS-H4c", "AS-H4d", "AS-H4e", "AS-H4f", "AS-H4g", "AS-H5", "AS-H6", "AS-H7", "AS-H7a",
       "AS-H8",  "AS-N1",  "AS-N2",  "AS-N2a", "AS-N3",  "AS-N3a", "AS-N4",  "AS-N5", "AS-G1", "AS-G2", "AS-G3",
       "AS-G4",  "AS-G5",  "AS-G6",  "AS-G7",  "AS-G8",  "AS-G9",  "AS-K1",  "AS-K2"});
  return std::find(clauses.begin(), clauses.end(), clause) != clauses.end();
}

// A step of the round: the newest one is what undo names.
std::optional<ArtSocietyTraits::Action> ArtSocietyTraits::undo(const State& after, core::Actor actor, Action action) {
  switch (action.kind) {
    case Kind::hang:
    case Kind::hang_held:
    case Kind::give:
    case Kind::piece:
    case Kind::give_piece:
    case Kind::stop:
      break;
    default:
      return std::nullopt;
  }
  if (after.table.phase != art_society::Phase::turns) return std::nullopt;  // the starting painting hangs for good
  return make(static_cast<int>(Kind::undo), 0, after.seat(core::index(actor.seat())).step_count);
}

namespace {

// AS-H4g: a right that lapsed meanwhile does not come back; AS-H4f: a need that fell does not rise.
bool same_right(const Right& before, const Right& back) {
  if (before.pieces != back.pieces || before.single != back.single || before.stopped != back.stopped ||
      before.given != back.given) {
    return false;
  }
  return back.limit <= before.limit && back.need <= before.need;
}

std::string compare_seat(const OpenSeat& before, const OpenSeat& back, bool exchanged) {
  if (!(before.wall.taken == back.wall.taken) || !(before.wall.hung == back.wall.hung)) return "the wall";
  const bool seams =
      before.wall.joined_right == back.wall.joined_right && before.wall.joined_down == back.wall.joined_down;
  if (!exchanged && !seams) return "the decor on the wall";
  if (!(before.assistant == back.assistant)) return "the assistant";
  if (before.pending != back.pending) return "the pending painting";
  if (!(before.steps == back.steps) || before.step_count != back.step_count || before.frozen != back.frozen)
    return "the steps";
  if (before.right_count != back.right_count) return "the number of rights";
  for (int i = 0; i < art_society::max_rights; ++i) {
    if (!same_right(before.rights[i], back.rights[i])) return "right " + std::to_string(i + 1);
  }
  return before.shown == back.shown && before.surplus == back.surplus ? "" : "what happened before";
}

}  // namespace

// AS-D4, AS-D4a, AS-H5: exchanges stay, and so does what a turn that passed has brought about.
std::string ArtSocietyTraits::undone(const State& before, core::Actor, Action action, const State& after,
                                     const State& back) {
  const bool takes = action.kind == Kind::piece || action.kind == Kind::give_piece;
  const bool exchanged = takes && before.table.decor[art_society::Piece::unpack(action.detail).decor] == 0;
  for (int s = 0; s < art_society::max_players; ++s) {
    const std::string wrong = compare_seat(before.seat(s), back.seat(s), exchanged);
    if (!wrong.empty()) return wrong + " of seat " + std::to_string(s);
  }
  if (!exchanged && !(before.table.decor == back.table.decor)) return "the supply of decor";
  // Nothing may have changed but what follows from a turn that passed, and rights that lapsed.
  if (after.table.turns_over == before.table.turns_over) {
    art_society::OpenTable expected = before.table;
    expected.decor = back.table.decor;
    expected.entitled = back.table.entitled;
    if (!(expected == back.table)) return "the middle of the table";
    bool lapsed = false;
    for (int s = 0; s < art_society::max_players; ++s) {
      for (int i = 0; i < art_society::max_rights; ++i) {
        const Right& was = before.seat(s).rights[i];
        lapsed = lapsed || (was.limit > 0 && (after.seat(s).rights[i].limit == 0 || back.seat(s).rights[i].limit == 0));
      }
    }
    if (!exchanged && !lapsed && action.kind != Kind::hang_held && !(before == back)) return "something else";
  }
  return before.supply == back.supply && before.secrets == back.secrets ? "" : "what nobody touched";
}

}  // namespace conformance
