// Playing on from a position, and looking at it. position.cpp builds it.
#include <type_traits>
#include <vector>

#include "art_society/names.h"
#include "core/text.h"
#include "position.h"

namespace art_society::tests {
namespace {

template <class Range>
std::string joined(const Range& range) {
  std::string out;
  for (const auto& item : range) {
    out += out.empty() ? "" : " ";
    if constexpr (std::is_integral_v<std::decay_t<decltype(item)>>)
      out += std::to_string(item);
    else
      out += item;
  }
  return out;
}

}  // namespace

// Puts the number in the place of a described painting: "swap2x2:city/c" → "swap31".
std::string Position::expand(std::string_view token) const {
  if (token.find(':') == std::string_view::npos) return std::string(token);
  const bool swap = token.starts_with("swap");
  if (swap) token.remove_prefix(4);
  const std::string name = painting_name(painting(token));
  return swap ? "swap" + name.substr(1) : name;
}

Position& Position::rest_of_round() {
  const int now = state_.table.round;
  while (!game_.over(state_) && state_.table.round == now) {
    REQUIRE(!game_.awaited(state_).empty());
    const State before = state_;
    rests(game_.awaited(state_).nth(0).name());
    if (turn() != '-') rests(turn());
    REQUIRE(!(state_ == before));
  }
  return *this;
}

Tokens Position::choices(char who) const {
  LegalActions actions;
  game_.legal(state_, actor(who), actions);
  Tokens choices;
  actions.for_each([&](Action action) {
    const Piece piece = Piece::unpack(action.detail);
    if (action.kind == Kind::hang)
      choices.insert("hang");
    else if (action.kind == Kind::hang_held)
      choices.insert("@hang");
    else if (action.kind == Kind::piece)
      choices.insert(std::string(decor_name[piece.decor]) + (piece.right > 0 ? "/2" : ""));
    else
      choices.insert(game_.write(action));
  });
  return choices;
}

Tokens Position::tokens(std::string_view list) const {
  Tokens result;
  for (const auto token : core::split(list, ' ')) {
    if (!token.empty()) result.insert(expand(token));
  }
  return result;
}

std::string Position::tiles(char letter) const {
  const Wall& wall = seat(letter).wall;
  const CellSet decor = wall.decor_squares(game_.parts());
  std::vector<std::string> names;
  wall.taken.for_each([&](int square) {
    const int shape = wall.decor_starting_at(decor, square);
    if (shape >= 0) names.push_back(std::string(decor_name[shape]) + "@" + square_name(square));
    for (int i = 0; i < wall.hung_count; ++i) {
      if (wall.hung[i].square == square)
        names.push_back(painting_name(wall.hung[i].painting) + "@" + square_name(square));
    }
  });
  return joined(names);
}

std::string Position::held(char letter) const {
  return seat(letter).assistant.empty() ? "-" : item_name(seat(letter).assistant);
}
std::string Position::pending(char letter) const {
  return seat(letter).pending == none ? "-" : painting_name(seat(letter).pending);
}
std::string Position::supply() const { return joined(state_.table.decor); }
std::string Position::markers() const { return joined(state_.table.markers); }

std::string Position::order() const {
  std::string letters;
  for (int i = 0; i < game_.seats(); ++i) letters += seat_letter(state_.table.order[i]);
  return letters;
}

std::string Position::lots() const {
  std::vector<std::string> names;
  for (int lot = 0; lot < state_.table.lots_drawn; ++lot) {
    const int id = state_.table.lots[lot];
    names.push_back(id == none ? "-" : painting_name(id));
  }
  return joined(names);
}

std::string Position::in_museum() const {
  std::vector<std::string> names;
  state_.table.museum.for_each([&](int id) { names.push_back(painting_name(id)); });
  return joined(names);
}

char Position::turn() const {
  const int seat = game_.turn_of(state_);
  return seat == none ? '-' : seat_letter(seat);
}

}  // namespace art_society::tests
