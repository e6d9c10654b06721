#include "cats/names.h"

namespace cats {

std::string painting_name(int painting) { return std::to_string(painting + 1); }
std::string place_name(int place) { return painting_name(place / places_each) + place_letter(place); }
std::string palette_name(int palette) { return std::to_string(palette + 1); }

std::string paints_name(Paints paints) {
  std::string name;
  for (int c = 0; c < colour_count; ++c)
    name.append(static_cast<std::size_t>(paints.count(c)), colour_letters[static_cast<std::size_t>(c)]);
  return name;
}

std::optional<int> read_painting(const Components& parts, std::string_view text) {
  const auto number = core::parse_number(text, 1, parts.paintings());
  return number ? std::optional(*number - 1) : std::nullopt;
}

std::optional<int> read_place(const Components& parts, std::string_view text) {
  if (text.empty()) return std::nullopt;
  const auto painting = read_painting(parts, text.substr(0, text.size() - 1));
  const auto place = read_letter(place_letters, text.substr(text.size() - 1));
  return painting && place ? std::optional(*painting * places_each + *place) : std::nullopt;
}

std::optional<int> read_palette(const Components& parts, std::string_view text) {
  const auto number = core::parse_number(text, 1, parts.palette_count);
  return number ? std::optional(*number - 1) : std::nullopt;
}

std::optional<Paints> read_paints(std::string_view text) {
  Paints paints;
  int last = 0;
  for (const char& letter : text) {
    const auto colour = read_letter(colour_letters, {&letter, 1});
    if (!colour || *colour < last || paints.count(*colour) == max_paints_a_colour) return std::nullopt;
    paints.add(last = *colour);
  }
  return paints;
}

std::optional<int> read_card(char letter) {
  if (const auto colour = read_letter(colour_letters, {&letter, 1})) return colour;
  const auto trap = read_letter(trap_letters, {&letter, 1});
  return trap ? std::optional(first_trap + *trap) : std::nullopt;
}

}  // namespace cats
