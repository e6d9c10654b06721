// Actions as text and back (docs/formats/record.md).
#include "art_society/game.h"
#include "art_society/names.h"
#include "core/text.h"

namespace art_society {
namespace {

std::string right_suffix(int right) { return right == 0 ? "" : "/" + std::to_string(right + 1); }

// Cuts "/2" off; the first right has no suffix.
int cut_right(std::string_view& text) {
  if (!text.ends_with("/2")) return 0;
  text.remove_suffix(2);
  return 1;
}

std::optional<Action> make(Kind kind, std::optional<int> place, int detail = 0) {
  if (!place) return std::nullopt;
  return Action{kind, byte(detail), byte(*place)};
}

std::optional<Action> read_piece(std::string_view token) {
  const int right = cut_right(token);
  const bool given = token.starts_with("give");
  if (given) token.remove_prefix(4);
  const int decor = cut_decor(token);
  if (decor < 0) return std::nullopt;
  const int detail = Piece{right, decor}.pack();
  if (given) return token.empty() ? make(Kind::give_piece, 0, detail) : std::nullopt;
  return make(Kind::piece, read_square(token), detail);
}

}  // namespace

Action action_of(const Step& step) {
  const int detail = Piece{step.right(), step.decor()}.pack();
  switch (step.kind()) {
    case StepKind::hang:
      return {Kind::hang, 0, byte(step.square())};
    case StepKind::hang_held_painting:
    case StepKind::hang_held_decor:
      return {Kind::hang_held, 0, byte(step.square())};
    case StepKind::give:
      return {Kind::give};
    case StepKind::piece:
      return {Kind::piece, byte(detail), byte(step.square())};
    case StepKind::give_piece:
      return {Kind::give_piece, byte(detail)};
    case StepKind::stop:
      return {Kind::stop, byte(step.right())};
  }
  return {Kind::ready};
}

std::optional<Step> step_of(Action action, bool won) {
  const auto [right, decor] = Piece::unpack(action.detail);
  if (won && action.kind != Kind::hang && action.kind != Kind::hang_held) return std::nullopt;
  switch (action.kind) {
    case Kind::hang:
      return Step::hanging(StepKind::hang, action.place, won);
    case Kind::hang_held:
      return Step::hanging(StepKind::hang_held_painting, action.place, won);
    case Kind::give:
      return Step::of(StepKind::give);
    case Kind::piece:
      return Step::of_decor(StepKind::piece, action.place, decor, right);
    case Kind::give_piece:
      return Step::of_decor(StepKind::give_piece, 0, decor, right);
    case Kind::stop:
      return Step::of_decor(StepKind::stop, 0, 0, action.detail);
    default:
      return std::nullopt;
  }
}

std::string Game::write(Action action) const {
  const int place = action.place;
  const auto piece = Piece::unpack(action.detail);
  switch (action.kind) {
    case Kind::painting_comes:
    case Kind::pick:
      return painting_name(place);
    case Kind::card_comes:
      return "c" + std::to_string(place);
    case Kind::name_lot:
      return shape_name(parts_.shape(place));
    case Kind::bid:
      return "bid" + std::to_string(place);
    case Kind::hang:
      return square_name(place);
    case Kind::hang_held:
      return "@" + square_name(place);
    case Kind::give:
      return "give";
    case Kind::swap:
      return "swap" + std::to_string(place + 1);
    case Kind::surplus:
      return "surplus";
    case Kind::piece:
      return std::string(decor_name[piece.decor]) + square_name(place) + right_suffix(piece.right);
    case Kind::give_piece:
      return "give" + std::string(decor_name[piece.decor]) + right_suffix(piece.right);
    case Kind::stop:
      return "stop" + right_suffix(action.detail);
    case Kind::undo:
      return "undo" + std::to_string(place);
    case Kind::ready:
      return "ready";
    case Kind::wait:
      return "wait";
  }
  return "?";
}

// Checks the form of a token, not whether the action is legal. The meaning of "p17" and "c3" depends on the actor.
std::optional<Action> Game::read(Actor actor, std::string_view token) const {
  const auto number = [&](std::size_t skip, int low, int high) {
    return core::parse_number(token.substr(skip), low, high);
  };
  if (token == "ready") return Action{Kind::ready};
  if (token == "wait") return Action{Kind::wait};
  if (token == "give") return Action{Kind::give};
  if (token == "surplus") return Action{Kind::surplus};
  if (token == "stop" || token == "stop/2") return Action{Kind::stop, byte(token == "stop" ? 0 : 1)};
  if (token.starts_with("undo")) return make(Kind::undo, number(4, 1, max_steps));
  if (token.starts_with("swap")) return make(Kind::swap, read_painting_number(parts_, token.substr(4)));
  if (token.starts_with("bid")) return make(Kind::bid, number(3, 1, 99));
  if (token.starts_with('@')) return make(Kind::hang_held, read_square(token.substr(1)));
  if (token.starts_with('p')) {
    return make(actor.is_chance() ? Kind::painting_comes : Kind::pick, read_painting(parts_, token));
  }
  if (token.starts_with('c') && actor.is_chance()) return make(Kind::card_comes, number(1, 1, 99));
  if (const auto shape = read_shape(parts_, token)) return Action{Kind::name_lot, 0, byte(*shape)};
  if (const auto square = read_square(token)) return Action{Kind::hang, 0, byte(*square)};
  return read_piece(token);
}

}  // namespace art_society
