#include "position.h"

#include "artline/names.h"
#include "artline/view_check.h"
#include "core/open_action.h"
#include "core/text.h"
#include "tests/table/reading.h"

namespace artline::tests {
namespace {

using table::words;

constexpr std::array<std::string_view, 6> things = {"cat", "dog", "hat", "boat", "tree", "moon"};
constexpr int start_card = 63;  // shows everything

int card_of(std::string_view text) { return read_card(text, start_card + 1).value_or(0); }
int place_of(std::string_view text, int size) {
  const auto place = read_place(text, size);
  REQUIRE_MESSAGE(place.has_value(), "no place: " << std::string(text));
  return place.value_or(0);
}

std::string shown_on(int card, char between) {
  std::string list;
  for (const std::string_view thing : {"boat", "cat", "dog", "hat", "moon", "tree"}) {
    const auto number = std::find(things.begin(), things.end(), thing) - things.begin();
    if ((card >> number & 1) != 0) list += (list.empty() ? "" : std::string(1, between)) + std::string(thing);
  }
  return list;
}

}  // namespace

std::string box() {
  std::string text =
      "vernissage components 1\ngame artline\nword boat\nword cat\nword dog\nword hat\nword mist?\n"
      "word moon\nword tree\n";
  for (int card = 0; card <= start_card; ++card)
    text += "card c" + std::to_string(card + 1) + " " + shown_on(card, ' ') + "\n";
  for (int card = 1; card <= start_card; ++card) text += "theme " + shown_on(card, '_') + "\n";
  return text;
}

Components parse(std::string_view text) { return table::good(parse_components("test", text)); }

Position::Position(int players, Flags flags) : Spoken(Game(parse(box()), flags, players)) {
  state_.deck.reset(start_card);
  state_.table.board.put(game_.start_place(0), start_card);
  state_.table.phase = Phase::turn;
}

Position Position::at_start(int players, Flags flags, std::string_view box) {
  Position position(players, flags);
  if (!box.empty()) position.game_ = Game(parse(box), flags, players);
  position.state_ = position.game_.start();
  return position;
}

Position& Position::hands(std::initializer_list<std::string_view> hands) {
  int seat = 0;
  for (const auto hand : hands) {
    if (seat == game_.seats()) break;
    for (const auto word : words(hand)) {
      state_.hands[seat].add(card_of(word));
      state_.deck.reset(card_of(word));
    }
    ++seat;
  }
  return *this;
}

Position& Position::hangs(std::string_view cards) {
  for (const auto word : words(cards)) {
    const auto at = word.find('@');
    state_.table.board.put(place_of(word.substr(at + 1), game_.flags().size), card_of(word.substr(0, at)));
    state_.deck.reset(card_of(word.substr(0, at)));
  }
  return *this;
}

Position& Position::gallery(std::string_view line, std::string_view theme) {
  const auto number = read_line(line, game_.flags().size);
  REQUIRE(number.has_value());
  state_.table.galleries.open(number.value_or(0), theme);
  return *this;
}

Position& Position::deck(int cards) {
  while (state_.deck.count() > cards) {
    const int card = state_.deck.nth(0);
    state_.deck.reset(card);
    state_.table.discards.set(card);
  }
  return *this;
}

Position& Position::turn(char seat) {
  state_.table.active = byte(index(seat));
  return *this;
}

Position& Position::machines(std::string_view seats) {
  core::SeatSet set;
  for (const char seat : seats) set.add(index(seat));
  game_.set_machines(state_, set);
  return *this;
}

std::string Position::spelled(char /*who*/, std::string_view token) const {
  const auto colon = token.find(':');
  if (colon == std::string_view::npos || core::is_form(token)) return std::string(token);
  std::string text(token.substr(colon + 1));
  std::replace(text.begin(), text.end(), '+', ' ');
  return core::open_token(token.substr(0, colon), text);
}

void Position::check() const {
  for (int s = -1; s < game_.seats(); ++s) {
    const auto wrong = what_is_wrong(game_, view(s < 0 ? '-' : core::seat_letter(s)));
    REQUIRE_MESSAGE(wrong.empty(), "no such position: " << std::string(wrong) << "\n" << json());
  }
}

Position& Position::stands(char seat, std::string_view token) {
  plays(seat, token);
  while (game_.window(state_) != 0) plays(awaited()[0], "ok");
  return *this;
}

Position& Position::closes() {
  REQUIRE(game_.window(state_) != 0);
  game_.close_window(state_);
  return *this;
}

Position& Position::draws(char seat) {
  CHECK(turn() == seat);
  return plays('*', "card" + card_name(state_.deck.nth(0)));
}

std::string Position::phase() const {
  constexpr std::array<std::string_view, phase_count> names = {"deal",    "start",  "first", "turn", "shown",
                                                               "discard", "window", "draw",  "over"};
  return std::string(names.at(static_cast<std::size_t>(state_.table.phase)));
}

std::string Position::hand(char seat) const {
  const Hand& hand = state_.hands[index(seat)];
  std::string list;
  for (int i = 0; i < hand.size; ++i) list += (i == 0 ? "" : " ") + card_name(hand.cards[i]);
  return list;
}

std::string Position::theme(std::string_view line) const {
  const int gallery = state_.table.galleries.of(read_line(line, game_.flags().size).value_or(0));
  return gallery < 0 ? "" : std::string(state_.table.galleries.theme(gallery));
}

std::string Position::at(std::string_view place) const {
  const int there = place_of(place, game_.flags().size);
  return state_.table.board.is_taken(there) ? card_name(state_.table.board.card(there)) : "";
}

std::string Position::failed() const {
  std::string list;
  for (int p = 0; p < point_count; ++p) {
    if ((state_.table.play.failed & bit(p)) != 0)
      list += (list.empty() ? "" : " ") + std::string(point_names.at(static_cast<std::size_t>(p)));
  }
  return list;
}

std::string Position::votes(char seat) const {
  const Ballot& ballot = state_.table.ballots[index(seat)];
  std::string word;
  for (int p = 0; p < point_count; ++p) {
    const bool yes = (ballot.yes & bit(p)) != 0;
    const bool no = (ballot.no & bit(p)) != 0;
    const bool out = (ballot.out & bit(p)) != 0;
    word += std::string(yes ? "y" : "") + (no ? "n" : "") + (out ? "o" : "") + (yes || no || out ? "" : "-");
  }
  return word;
}

bool Position::exhibition(std::string_view place) const {
  return game_.is_exhibition(state_.table.board, place_of(place, game_.flags().size));
}

}  // namespace artline::tests
