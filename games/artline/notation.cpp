// Actions as text and back (docs/formats/record.md).
#include "artline/game.h"
#include "artline/names.h"
#include "core/open_action.h"
#include "core/text.h"

namespace artline {
namespace {

struct Word {
  std::string_view text;
  Kind kind;
};
// The clock's own move begins with a mark that no token of a person has (core/players.h).
constexpr std::array<Word, 4> plain_words = {
    {{"show", Kind::show}, {"decline", Kind::decline}, {"ok", Kind::ok}, {"!late", Kind::run_out}}};
constexpr std::array<Word, 2> point_words = {{{"no-", Kind::no}, {"yes-", Kind::yes}}};
constexpr std::string_view discards = "discard";
constexpr std::string_view comes = "card";
constexpr std::string_view first = "first";

std::optional<Action> make(Kind kind, std::optional<int> place, std::optional<int> detail = 0) {
  if (!place || !detail) return std::nullopt;
  return Action{.kind = kind, .detail = byte(*detail), .place = static_cast<std::uint16_t>(*place)};
}

std::string play_name(const Action& action) { return card_name(action.detail) + "@" + place_name(action.place); }

std::optional<Action> read_play(std::string_view token, int cards, int size) {
  const auto at = token.find('@');
  const auto colon = token.find(':');
  if (at == std::string_view::npos || colon < at) return std::nullopt;
  const std::string_view name = token.substr(0, colon);
  auto play = make(Kind::hang, read_place(name.substr(at + 1), size), read_card(name.substr(0, at), cards));
  if (!play || colon == std::string_view::npos) return play;
  const auto text = core::text_of(token, name);
  const auto themes = text ? Themes::from(*text) : std::nullopt;
  if (!themes) return std::nullopt;
  play->kind = Kind::name;
  play->text = *themes;
  return play;
}

}  // namespace

std::string Game::write(const Action& action) const {
  for (const Word& word : plain_words) {
    if (word.kind == action.kind) return std::string(word.text);
  }
  for (const Word& word : point_words) {
    if (word.kind == action.kind && action.place < point_names.size())
      return std::string(word.text) + std::string(point_names.at(action.place));
  }
  switch (action.kind) {
    case Kind::card_comes:
      return std::string(comes) + card_name(action.place);
    case Kind::first_comes:
      return std::string(first) + core::seat_letter(action.place);
    case Kind::hang:
      return play_name(action);
    case Kind::name:
      return core::open_token(play_name(action), action.text.view());
    case Kind::discard:
      return std::string(discards) + card_name(action.place);
    default:
      return "";
  }
}

std::optional<Action> Game::read(Actor /*actor*/, std::string_view token) const {
  for (const Word& word : plain_words) {
    if (word.text == token) return make(word.kind, 0);
  }
  for (const Word& word : point_words) {
    if (token.starts_with(word.text)) return make(word.kind, read_point(token.substr(word.text.size())));
  }
  const auto number = [&](std::string_view word) { return read_card(token.substr(word.size()), parts_.cards()); };
  if (token.starts_with(discards)) return make(Kind::discard, number(discards));
  if (token.starts_with(comes)) return make(Kind::card_comes, number(comes));
  if (token.starts_with(first))
    return make(Kind::first_comes, core::read_letter(core::seat_letters, token.substr(first.size())));
  return read_play(token, parts_.cards(), flags_.size);
}

}  // namespace artline
