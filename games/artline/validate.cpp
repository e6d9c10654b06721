// Every refusal, with its clause and a sentence for the player. legal() alone decides what is legal, except for themes, which
// can't be listed; this file judges them and explains everything else. Where several clauses fit, the order in docs/rules/artline.md decides.
#include "artline/game.h"

namespace artline {
namespace {

using core::Violation;

constexpr Violation no_such_action = {"", "there is no such action"};
constexpr Violation allowed = {"", ""};
constexpr bool refuses(const Violation& violation) { return !violation.reason.empty(); }

}  // namespace

Verdict Game::validate(const State& state, Actor actor, const Action& action) const {
  const OpenTable& t = state.table;
  const bool known = static_cast<int>(action.kind) < kind_count && action.place < Places::capacity;
  if (!known || (!is_open(action) && !action.text.empty())) return core::Failure{no_such_action};
  if (!actor.is_chance() && (!actor.is_seat() || core::index(actor.seat()) >= players_))
    return core::Failure{Violation{"", "there is no such seat"}};
  LegalActions listed;
  legal(state, actor, listed);
  if (listed.contains(action)) {
    const auto violation = is_open(action) ? refused_themes(t, core::index(actor.seat()), action) : allowed;
    return refuses(violation) ? Verdict(core::Failure{violation}) : Verdict();
  }
  if (over(state)) return core::Failure{Violation{"AL-G2", "the game is over"}};
  if (actor.is_chance() && actors(state).is_chance())
    return core::Failure{Violation{chance_clause(state), "chance decides something else now"}};
  if (actor.is_chance() || is_chance_kind(action.kind))
    return core::Failure{Violation{"AL-T5", "only chance deals cards, and it does nothing else"}};
  if (actors(state).is_chance()) return core::Failure{Violation{"AL-T5", "a card has to come first"}};
  return core::Failure{refusal(state, core::index(actor.seat()), action)};
}

std::string_view Game::chance_clause(const State& state) const {
  switch (state.table.phase) {
    case Phase::deal:
      return "AL-S1";
    case Phase::start_cards:
      return "AL-S2";
    case Phase::first:
      return "AL-S3";
    default:
      return "AL-T5";
  }
}

Violation Game::refusal(const State& state, int seat, const Action& action) const {
  const OpenTable& t = state.table;
  switch (action.kind) {
    case Kind::hang:
    case Kind::name:
      return refused_play(state, seat, action);
    case Kind::ok:
    case Kind::no:
    case Kind::yes:
      return refused_vote(state, seat, action);
    default:
      break;
  }
  if (t.phase == Phase::window) return {"AL-V3", "the vote on the last play comes first"};
  if (action.kind == Kind::decline) return {"AL-X2", "no hand is shown to you"};
  if (action.kind == Kind::show && !flags_.curators) return {"AL-X2", "hands are shown only in the curators' contest"};
  if (action.kind == Kind::run_out) return {"AL-T6", "only the clock ends a turn like this"};
  if (seat != t.active) return {"AL-T1", "it is not your turn"};
  if (action.kind == Kind::show || t.phase == Phase::shown)
    return {"AL-X2", "your neighbour is already looking at your hand"};
  if (t.phase == Phase::turn && flags_.curators) return {"AL-X2", "show your hand before you discard a card"};
  return {"AL-T1", "this card is not in the hand"};
}

Violation Game::refused_play(const State& state, int seat, const Action& action) const {
  const OpenTable& t = state.table;
  if (t.phase == Phase::window) return {"AL-V3", "the vote on the last play comes first"};
  if (t.phase == Phase::shown && seat == t.active) return {"AL-X2", "after showing your hand, wait for your neighbour"};
  if (t.phase == Phase::discard && seat == t.active)
    return {"AL-X2", "after showing your hand you have to discard a card"};
  if (!is_acting(t, seat)) return {"AL-T1", "it is not your turn"};
  if (state.hands[t.active].find(action.detail) < 0) return {"AL-T1", "this card is not in the hand"};
  const Violation violation = refused_place(t, seat, action);
  return refuses(violation) ? violation : refused_themes(t, seat, action);
}

Violation Game::refused_place(const OpenTable& t, int seat, const Action& action) const {
  const int place = action.place;
  if (!is_on_table(place)) return {"AL-S5", "this place is beyond the edge of the table"};
  if (t.board.is_taken(place)) return {"AL-L1", "a card hangs here already"};
  if (!openings(t.board).free.test(place)) return {"AL-L3", "a card must hang beside another one"};
  if (tries(t, seat) == most_tries)
    return {"AL-V4", "after three rejected plays you can't try another one in this turn"};
  return allowed;
}

Violation Game::refused_themes(const OpenTable& t, int seat, const Action& action) const {
  const Board& board = t.board;
  const int place = action.place;
  const auto named = is_open(action) ? named_in(action.text) : Named();
  if (!named) return {"AL-T2", "the theme of the row comes first, then | and the theme of the column"};
  const int opening = (opens(board, place, in_row) ? 1 : 0) + (opens(board, place, in_column) ? 1 : 0);
  if (!t.galleries.has_room(opening)) return {"AL-S5", "there is no room for another theme"};
  for (const Direction direction : directions) {
    const Violation violation = refused_line(t, place, direction, named->of(direction));
    if (refuses(violation)) return violation;
  }
  if (is_open(action) && opening == 0) return {"AL-T2", "name a theme for a line that opens, and for no other"};
  if (opening == 2 && same_theme(named->row, named->column))
    return {"AL-T2", "two galleries that open at once need different themes"};
  for (int n = 0; n < t.galleries.size(); ++n) {
    for (const Direction direction : directions) {
      if (!named->of(direction).empty() && same_theme(named->of(direction), t.galleries.theme(n)))
        return {"AL-TH4", "another gallery has this theme"};
    }
  }
  const auto strange = [](std::string_view theme) { return !theme.empty() && !is_query(theme); };
  if ((strange(named->row) || strange(named->column)) && people_against(t, seat).empty())
    return {"AL-TH7", "no opponent can understand this theme"};
  if (is_tried(t, action)) return {"AL-V4", "this play was rejected in this turn"};
  return allowed;
}

Violation Game::refused_line(const OpenTable& t, int place, Direction direction, std::string_view theme) const {
  if (!opens(t.board, place, direction)) {
    if (theme.empty()) return allowed;
    if (t.galleries.of(line_of(place, direction)) >= 0) return {"AL-TH6", "the theme of a gallery never changes"};
    return {"AL-T2", "name a theme for a line that opens, and for no other"};
  }
  if (theme.empty()) return {"AL-T2", "the second card of a line opens a gallery: name its theme"};
  if (is_query(theme)) {
    if (!themes::Query::read(theme.substr(1))) return {"AL-TH1", "the program can't read this query"};
  } else if (theme.size() > longest_theme || !core::text_fault(theme).empty() || !says_something(theme) ||
             theme.find(between_themes) != std::string_view::npos) {
    return {"AL-TH1", "a theme needs letters or digits, no superfluous spaces, and at most 96 bytes"};
  }
  return allowed;
}

Violation Game::refused_vote(const State& state, int seat, const Action& action) const {
  const OpenTable& t = state.table;
  if (t.phase != Phase::window) return {"AL-V3", "no play is being voted on"};
  if (t.play.seat == seat) return {"AL-V1", "you can't vote on your own play"};
  if (t.done.has(seat)) return {"AL-V3", "you have already voted on this play"};
  if (action.kind == Kind::ok || action.place >= point_count) return no_such_action;
  if ((t.play.points & bit(action.place)) == 0) return {"AL-V3", "this can't be contested in this play"};
  if ((state.ballots[seat].said() & bit(action.place)) != 0) return {"AL-V3", "a vote is final"};
  return {"AL-V3", "nobody has contested this"};
}

}  // namespace artline
