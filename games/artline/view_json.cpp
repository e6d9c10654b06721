// A view as JSON. Every key is described once; writer, reader and document use that (core/view_keys.h). view_check.cpp
// judges whether a view that was read could come from a game. There is no such description of a State.
#include "artline/game.h"
#include "artline/view_check.h"
#include "artline/view_values.h"

namespace artline {
namespace {

constexpr std::size_t usual_size = 1536;
constexpr std::array<std::string_view, phase_count> phase_names = {"deal",    "start-cards", "first", "turn", "shown",
                                                                   "discard", "window",      "draw",  "over"};

template <class T>
auto points(T& set) {
  return keys::Members{set, [](auto& point) { return keys::Name{point, point_names, "Point", "a point"}; }};
}

template <class H>
auto cards_in(H& hand, int cards) {
  return keys::List{hand.size, hand_limit, [&hand, cards](int i) { return keys::Numbered{hand.cards[i], cards}; }};
}

template <class P>
auto play_keys(P& play, const Game& game) {
  return [&](auto& io) {
    io.key("by", keys::SeatLetter{play.seat, game.seats()}, "who plays; in the curators' contest perhaps the neighbour",
           "AL-X2");
    io.key("card", keys::Numbered{play.card, game.parts().cards()}, "the card");
    io.key("at", PlaceName{play.place, game.flags().size}, "its place");
    io.key("points", points(play.points), "what can be contested", "AL-V3");
    io.key("failed", points(play.failed), "the points for which the card went back", "AL-V1, AL-TH7");
  };
}

template <class T>
auto try_keys(T& rejected, const Game& game) {
  return [&](auto& io) {
    play_keys(rejected.play, game)(io);
    io.key("themes", TypedText{rejected.themes}, "the themes that were named: of the row, `|`, of the column", "AL-V4");
  };
}

template <class Io, class V>
void hand_keys(Io& io, V& view, const Game& game) {
  const int cards = game.parts().cards();
  io.key("hands", keys::Each{game.seats(), [&](int s) { return keys::Number{view.in_hand[s], 0, hand_limit}; }},
         "by seat: how many cards are in the hand", "AL-K1");
  io.key("hand", cards_in(view.own, cards), "the viewer's own cards, the one held longest first", "AL-K1");
  io.key("shows", keys::Boolean{view.table.shows_hand}, "whether the hand of the active player is open", "AL-K2");
  io.key("shown", cards_in(view.shown, cards), "that hand, else nothing", "AL-K2");
  io.key("deck", keys::Number{view.deck, 0, max_cards}, "how many cards are in the deck", "AL-S2");
  io.key("discards", keys::Members{view.table.discards, [cards](auto& card) { return keys::Numbered{card, cards}; }},
         "the discarded cards", "AL-T1");
}

template <class Io, class V>
void table_keys(Io& io, V& view, const Game& game) {
  auto& t = view.table;
  const int size = game.flags().size;
  io.key("table", HangingCards{t.board, game.parts().cards(), size}, "the cards on the table, such as `12@g7`",
         "AL-L1");
  io.key("galleries", OpenGalleries{t.galleries, size}, "the galleries, in the order in which they were opened",
         "AL-L4");
  io.key("tries",
         keys::List{t.tried, most_tries_a_turn,
                    [&](int i) { return keys::Object{"Try", "Of each rejected play", try_keys(t.tries[i], game)}; }},
         "the plays that were rejected in this turn", "AL-V4");
}

template <class Io, class V>
void vote_keys(Io& io, V& view, const Game& game) {
  auto& t = view.table;
  const auto seat = [&](auto& s) { return keys::SeatLetter{s, game.seats()}; };
  io.key("play", keys::OrNull{!t.play.exists(), keys::Object{"Play", "Of a play", play_keys(t.play, game)}},
         "the play that is voted on or was voted on last, or `null`", "AL-V3");
  io.key("contested", points(t.contested), "in a window: the points that somebody has contested", "AL-V3");
  io.key("done", keys::Members{t.done, seat}, "in a window: who has nothing more to say", "AL-V3");
  io.key("said", BallotWord{view.said}, "in a window: the viewer's votes, see `votes`", "AL-V3");
  io.key("votes", keys::Each{game.seats(), [&](int s) { return BallotWord{t.ballots[s]}; }},
         "by seat, once the window is closed: a letter for each point, in the order of `Point`; `y` fits or is "
         "understood, "
         "`n` not, `o` the seat has no say, `-` silence",
         "AL-V1, AL-V5");
}

// V is const while the view is written.
template <class V>
auto view_keys(const Game& game, V& view) {
  return [&](auto& io) {
    auto& t = view.table;
    const int seats = game.seats();
    const auto seat = [&](auto& s) { return keys::SeatLetter{s, seats}; };
    io.key("game", keys::GameId{Game::id}, "the id of the game");
    io.key("viewer", keys::WhoLooks{view.viewer, seats},
           "whose view it is: the letter of a seat, `null` for a spectator", "AL-K1");
    io.key("phase", keys::Name{t.phase, phase_names, "Phase", "a phase"},
           "the phase, which tells whose decision comes next");
    io.key("active", seat(t.active), "whose turn it is; in the deal, who gets the next card", "AL-T1");
    io.key("turns", keys::Number{t.turns, 0, max_cards}, "how many turns are over", "AL-G5");
    io.key("machines", keys::Members{t.machines, seat}, "the seats that computers play", "AL-V5");
    hand_keys(io, view, game);
    table_keys(io, view, game);
    vote_keys(io, view, game);
    io.key("ender", keys::letter_or_null(t.ender, seats),
           "whose exhibition with the last card ends the game, or `null`", "AL-G1");
    io.key("finished", keys::Members{t.finished, seat}, "who got rid of the last card by an exhibition", "AL-G2");
  };
}

}  // namespace

std::string Game::to_json(const View& view) const {
  JsonWriter out(usual_size);
  core::write_keys(out, view_keys(*this, view));
  return out.take();
}

core::Result<View, std::string> Game::read_view(std::string_view json) const {
  View view;
  JsonReader in(json);
  core::read_keys(in, view_keys(*this, view));
  in.finish();
  if (!in.ok()) return core::Failure{"no view, " + in.reason()};
  if (const std::string_view wrong = what_is_wrong(*this, view); !wrong.empty())
    return core::Failure{"this can't be a view of a game: " + std::string(wrong)};
  return view;
}

void Game::describe_view(core::ViewFormat& format) const {
  const View view{};
  core::list_keys(format, "View", "", view_keys(*this, view));
}

}  // namespace artline
