// A view as JSON. Every key is described once; writer, reader and document use that (core/view_keys.h). view_check.cpp
// judges whether a view that was read could come from a game. There is no such description of a State.
#include "cats/game.h"
#include "cats/names.h"
#include "cats/view_check.h"
#include "cats/view_values.h"

namespace cats {
namespace {

constexpr std::size_t usual_size = 1280;

template <class V>
auto painting_keys(V& view, int painting, int& open_on) {
  return [&view, &open_on, painting](auto& io) {
    auto& face = view.faces[painting];
    auto& clean = view.table.clean;
    io.key("palette", keys::OrNull{face.empty(), Colours{face}}, "the colours of its palette, or `null` if it has none",
           "CV-S2");
    io.key("cards", ThreeLetters{CardsForm<V>{view, painting, open_on}},
           "its three cards: a colour or a trap that lies open, `?` face down, `.` for none", "CV-S4");
    io.key("clean", keys::LeftOut{!keys::has(clean, painting), "it is dirty", keys::Member{clean, painting}},
           "whether it is clean", "CV-T5d");
  };
}

template <class T>
auto try_keys(T& attempt, const Game& game) {
  return [&](auto& io) {
    io.key("painting", keys::Numbered{attempt.painting, game.parts().paintings()}, "the painting that is tried");
    io.key("by", keys::SeatLetter{attempt.seat, game.seats()}, "who tries it");
    io.key("swaps", keys::Number{attempt.swaps, 0, 2}, "how many swaps may still be made", "CV-T5e, CV-B5");
    io.key("swapped", PlaceLetters{attempt.swapped}, "the places where a swap was made", "CV-B5");
    io.key("turbo", keys::Boolean{attempt.turbo}, "whether Turbo Cats was called", "CV-B5");
    io.key("jump", keys::Boolean{attempt.jump}, "whether it is a jump", "CV-B3");
    io.key("sprung", ThreeLetters{SprungForm{attempt.sprung}},
           "the traps that were found in this try, by place; `.` for none", "CV-T5c");
  };
}

template <class T>
auto window_keys(T& attempt, const Game& game) {
  return [&](auto& io) {
    io.key("painting", keys::Numbered{attempt.painting, game.parts().paintings()}, "the painting that was tried");
    io.key("by", keys::SeatLetter{attempt.seat, game.seats()}, "who tried it");
  };
}

template <class T>
auto proposal_keys(T& proposal, const Game& game) {
  return [&](auto& io) {
    io.key("by", keys::SeatLetter{proposal.seat, game.seats()}, "who proposes it");
    io.key("to", keys::SeatLetter{proposal.partner, game.seats()}, "who is asked");
    io.key("give", colour(proposal.give), "what `by` gives");
    io.key("take", colour(proposal.take), "what `by` gets");
    io.key("palette", keys::Numbered{proposal.palette, game.parts().palette_count}, "the palette that is used");
  };
}

template <class Io, class V>
void pile_keys(Io& io, V& view, const Components& parts) {
  auto& t = view.table;
  const auto palette = [&](auto& number) { return keys::Numbered{number, parts.palette_count}; };
  io.key("stack", keys::Number{view.stack, 0, colour_count * max_paints_a_colour}, "how many paints are in the stack",
         "CV-T6");
  io.key("discard", PaintCounts{t.discard}, "how many paints of each colour are in the discard", "CV-T6");
  io.key("top", keys::OrNull{view.top == none, keys::Name{view.top, property_names, "Property", "a property"}},
         "the property on top of the palette stack, `null` if it is empty", "CV-S2");
  io.key("palettes", keys::Number{view.palettes, 0, parts.palette_count},
         "how many palettes are in their stack, the top one included", "CV-K1");
  io.key("flooded", keys::Members{t.palette_discard, palette}, "palettes in the palette discard, by number", "CV-P3");
  io.key("bank", keys::Members{t.bank, palette}, "palettes in the bank, by number", "CV-B1");
  io.key("traps", keys::Each{trap_count, [&](int kind) { return keys::Number{t.traps[kind], 0, max_traps_a_kind}; }},
         "by kind (`CPF`): how many were found so far", "CV-T5c");
}

template <class Io, class V>
void event_keys(Io& io, V& view, const Components& parts) {
  auto& t = view.table;
  const auto twisted = [&](int i) { return Place{t.twisted[i], parts}; };
  io.key("event", keys::OrNull{t.event == none, keys::Name{t.event, event_names, "GameEvent", "an event"}},
         "the event of this round, or `null`", "CV-E1");
  io.key("events", keys::Number{t.events_left, 0, parts.events_used}, "how many events are not open yet", "CV-S5");
  io.key("cat", keys::OrNull{t.cat == none, keys::Numbered{t.cat, parts.paintings()}},
         "the painting on which the black cat sleeps, clean or not, or `null`", "CV-E3");
  io.key("twisted", keys::OrNull{t.twisted[0] == none, keys::Each{2, twisted, "[string, string]"}},
         "the two places whose cards the last move swapped, such as `3a` and `8c`, or `null`", "CV-E6");
}

template <class Io, class V>
void question_keys(Io& io, V& view, const Game& game) {
  auto& t = view.table;
  const bool tried = t.attempt.painting != none;
  const bool in_window = t.phase == Phase::window;
  io.key("try", keys::OrNull{!tried || in_window, keys::Object{"Try", "Of a try", try_keys(t.attempt, game)}},
         "the try under way, or `null`", "CV-T5");
  io.key("window",
         keys::OrNull{!tried || !in_window, keys::Object{"JumpWindow", "Of a window", window_keys(t.attempt, game)}},
         "after a failed try, while somebody may jump the queue; else `null`", "CV-B3a");
  io.key("asked", keys::Members{t.asked, [&](auto& seat) { return keys::SeatLetter{seat, game.seats()}; }},
         "who has still to say whether they jump, or whether they take the last try; else empty", "CV-B3b, CV-E4a");
  io.key("proposal",
         keys::OrNull{!t.proposal.stands(), keys::Object{"Proposal", "Of a proposal", proposal_keys(t.proposal, game)}},
         "the exchange that a Helping Paw proposes, or `null`", "CV-B2a");
  io.key("exchange", keys::letter_or_null(t.exchange_by, game.seats()),
         "who called for the exchange under way, or `null`", "CV-T4");
}

// V is const while the view is written.
template <class V>
auto view_keys(const Game& game, V& view, int& open_on) {
  return [&](auto& io) {
    auto& t = view.table;
    const Components& parts = game.parts();
    const int seats = game.seats();
    io.key("game", keys::GameId{Game::id}, "the id of the game");
    io.key("viewer", keys::WhoLooks{view.viewer, seats},
           "whose view it is: the letter of a seat, `null` for a spectator", "CV-K1");
    io.key("phase", keys::Name{t.phase, phase_names, "Phase", "a phase"},
           "the phase, which tells whose decision comes next");
    io.key("round", keys::Number{t.round, 0, parts.rounds}, "the round, from 1; 0 before the first", "CV-T1");
    io.key("starter", keys::letter_or_null(t.starter, seats),
           "who begins this round or, in an event, the coming one; `null` before that is known", "CV-S8, CV-T1a");
    io.key("active", keys::letter_or_null(t.active, seats),
           "whose turn or decision it is, in the phase `window` who comes next; `null` in deals, rolls and Cat Oops' "
           "draws, and in the phase `last`",
           "CV-T2");
    io.key("dice", DiceRow{t.dice, parts, seats},
           "the dice of this round: the number, and behind it the letter of the seat that has taken the die, or `-` if "
           "it was discarded for an exchange",
           "CV-T4, CV-T5");
    io.key("hands", keys::Each{seats, [&](int s) { return Colours{t.hands[s]}; }},
           "by seat: the paints in the hand as colours, in the order `rygb`", "CV-S6");
    io.key("limits", keys::Each{seats, [&](int s) { return HandLimit{t.limited, s}; }},
           "by seat: how many paints may be held", "CV-T3, CV-P2");
    io.key("paintings",
           keys::Each{
               parts.paintings(),
               [&](int p) { return keys::Object{"Painting", "Of each painting", painting_keys(view, p, open_on)}; }},
           "all paintings, from 1 on");
    const auto notes = [&](int p) { return ThreeLetters{NotesForm<V>{view, p, game.flags().memory_aid}}; };
    io.key("notes",
           keys::LeftOut{!game.flags().memory_aid, "there is no memory aid", keys::Each{parts.paintings(), notes}},
           "by painting, a letter a card: what was shown of the cards that lie face down, `?` for what never was",
           "CV-K3");
    pile_keys(io, view, parts);
    event_keys(io, view, parts);
    question_keys(io, view, game);
  };
}

}  // namespace

std::string Game::to_json(const View& view) const {
  int unused = none;
  JsonWriter out(usual_size);
  core::write_keys(out, view_keys(*this, view, unused));
  return out.take();
}

core::Result<View, std::string> Game::read_view(std::string_view json) const {
  View view;
  view.players = byte(players_);
  view.notes.fill(none);
  int open_on = none;
  JsonReader in(json);
  core::read_keys(in, view_keys(*this, view, open_on));
  in.finish();
  if (open_on != none && open_on != view.table.attempt.painting) in.fail("no card lies open here");
  if (!in.ok()) return core::Failure{"no view, " + in.reason()};
  if (const std::string_view wrong = what_is_wrong(*this, view); !wrong.empty())
    return core::Failure{"this can't be a view of a game: " + std::string(wrong)};
  return view;
}

void Game::describe_view(core::ViewFormat& format) const {
  const View view{};
  int unused = none;
  core::list_keys(format, "View", "", view_keys(*this, view, unused));
}

}  // namespace cats
