// Actions as text and back (docs/formats/record.md).
#include "cats/game.h"
#include "cats/names.h"
#include "core/text.h"

namespace cats {
namespace {

std::string with_letter(std::string_view word, char letter) { return std::string(word) + letter; }
char colour_letter(int colour) { return colour_letters[static_cast<std::size_t>(colour)]; }

std::string write_trap(int detail, int place) {
  const char letter = trap_letters[static_cast<std::size_t>(detail / max_traps_a_kind)];
  return letter + std::to_string(detail % max_traps_a_kind + 1) + "@" + place_name(place);
}

std::string write_offer(int detail, int palette) {
  const Offer offer = Offer::unpack(detail);
  return "paw" + palette_name(palette) + "-" + seat_letter(offer.partner) + colour_letter(offer.give) +
         colour_letter(offer.take);
}

std::optional<Action> make(Kind kind, std::optional<int> place, std::optional<int> detail = 0) {
  if (!place || !detail) return std::nullopt;
  return Action{kind, byte(*detail), byte(*place)};
}

// The parts before and after the first separator; the second part is empty if there is none.
std::pair<std::string_view, std::string_view> halves(std::string_view text, char separator) {
  const auto at = text.find(separator);
  if (at == std::string_view::npos) return {text, {}};
  return {text.substr(0, at), text.substr(at + 1)};
}

std::optional<Action> read_trap(const Components& parts, std::string_view token) {
  const auto [trap, place] = halves(token, '@');
  const auto kind = read_letter(trap_letters, trap.substr(0, 1));
  if (!kind) return std::nullopt;
  const auto which = core::parse_number(trap.substr(1), 1, max_traps_a_kind);
  if (!which) return std::nullopt;
  return make(Kind::trap_comes, read_place(parts, place), *kind * max_traps_a_kind + *which - 1);
}

std::optional<Action> read_offer(const Components& parts, std::string_view text) {
  const auto [palette, terms] = halves(text, '-');
  if (terms.size() != 3) return std::nullopt;
  const auto partner = read_letter(seat_letters, terms.substr(0, 1));
  const auto give = read_letter(colour_letters, terms.substr(1, 1));
  const auto take = read_letter(colour_letters, terms.substr(2, 1));
  if (!partner || !give || !take) return std::nullopt;
  return make(Kind::paw, read_palette(parts, palette), Offer{*partner, *give, *take}.pack());
}

std::optional<Action> read_chance(const Components& parts, std::string_view token) {
  for (int e = 0; e < event_count; ++e) {
    if (token == event_names[static_cast<std::size_t>(e)]) return make(Kind::event_comes, e);
  }
  if (token.starts_with("first")) return make(Kind::first_comes, read_letter(seat_letters, token.substr(5)));
  if (token.starts_with('p')) return make(Kind::palette_comes, read_palette(parts, token.substr(1)));
  if (token.starts_with('d')) return make(Kind::die_shows, read_painting(parts, token.substr(1)));
  const auto colour = read_letter(colour_letters, token.substr(0, 1));
  if (!colour) return read_trap(parts, token);
  const auto which = core::parse_number(token.substr(1), 1, max_paints_a_colour);
  if (!which) return std::nullopt;
  return make(Kind::paint_comes, *colour * max_paints_a_colour + *which - 1);
}

std::optional<Action> read_pair(const Components& parts, std::string_view token) {
  if (token.starts_with("clean")) {
    const auto [die, painting] = halves(token.substr(5), '@');
    return make(Kind::clean, read_painting(parts, painting), read_painting(parts, die));
  }
  if (token.starts_with("put-")) {
    const auto [colour, place] = halves(token.substr(4), '@');
    return make(Kind::put, read_letter(colour_letters, colour), read_letter(place_letters, place));
  }
  if (token.starts_with("twist")) {
    const auto [lower, upper] = halves(token.substr(5), '-');
    return make(Kind::twist, read_place(parts, upper), read_place(parts, lower));
  }
  return std::nullopt;
}

struct Word {
  std::string_view text;
  Kind kind;
};
constexpr std::array<Word, 5> plain_words = {
    {{"take", Kind::take}, {"stop", Kind::stop}, {"yes", Kind::yes}, {"no", Kind::no}, {"claim", Kind::claim}}};
constexpr std::array<Word, 3> palette_words = {{{"jump", Kind::jump}, {"two", Kind::two}, {"turbo", Kind::turbo}}};
constexpr std::array<Word, 2> painting_words = {{{"exchange", Kind::exchange}, {"splash", Kind::splash}}};

}  // namespace

std::string Game::write(Action action) const {
  const int place = action.place;
  const int detail = action.detail;
  for (const Word& word : plain_words) {
    if (word.kind == action.kind) return std::string(word.text);
  }
  for (const Word& word : palette_words) {
    if (word.kind == action.kind) return std::string(word.text) + palette_name(place);
  }
  for (const Word& word : painting_words) {
    if (word.kind == action.kind) return std::string(word.text) + painting_name(place);
  }
  switch (action.kind) {
    case Kind::palette_comes:
      return "p" + palette_name(place);
    case Kind::trap_comes:
      return write_trap(detail, place);
    case Kind::paint_comes:
      return colour_letter(place / max_paints_a_colour) + std::to_string(place % max_paints_a_colour + 1);
    case Kind::event_comes:
      return std::string(event_names[static_cast<std::size_t>(place)]);
    case Kind::first_comes:
      return with_letter("first", seat_letter(place));
    case Kind::die_shows:
      return "d" + painting_name(place);
    case Kind::clean:
      return "clean" + painting_name(detail) + "@" + painting_name(place);
    case Kind::drop:
      return with_letter("drop-", colour_letter(place));
    case Kind::put:
      return with_letter("put-", colour_letter(place)) + "@" + place_letter(detail);
    case Kind::paw:
      return write_offer(detail, place);
    case Kind::twist:
      return "twist" + place_name(detail) + "-" + place_name(place);
    default:
      return "?";
  }
}

// Checks the form of a token, not whether the action is legal.
std::optional<Action> Game::read(Actor actor, std::string_view token) const {
  if (token.empty()) return std::nullopt;
  if (actor.is_chance()) return read_chance(parts_, token);
  for (const Word& word : plain_words) {
    if (token == word.text) return Action{word.kind};
  }
  for (const Word& word : palette_words) {
    if (token.starts_with(word.text)) return make(word.kind, read_palette(parts_, token.substr(word.text.size())));
  }
  for (const Word& word : painting_words) {
    if (token.starts_with(word.text)) return make(word.kind, read_painting(parts_, token.substr(word.text.size())));
  }
  if (token.starts_with("drop-")) return make(Kind::drop, read_letter(colour_letters, token.substr(5)));
  if (token.starts_with("paw")) return read_offer(parts_, token.substr(3));
  return read_pair(parts_, token);
}

}  // namespace cats
