// Names as records, views and sentences write them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "art_society/components.h"
#include "art_society/state.h"

namespace art_society {

using core::seat_letter;

inline constexpr Array<std::string_view, type_count> type_names = {{"city", "portrait", "still-life", "landscape"}};
inline constexpr Array<std::string_view, 8> phase_names = {
    {"start-deal", "start-hang", "card-deal", "lots", "draw", "bids", "turns", "over"}};
inline constexpr Array<std::string_view, 4> end_reason_names = {
    {"full wall", "second surplus", "no bid cards left", "too few paintings left"}};

inline std::string square_name(int square) {
  return static_cast<char>('a' + column_of(square)) + std::to_string(row_of(square) + 1);
}
inline std::string painting_name(int id) { return "p" + std::to_string(id + 1); }
inline std::string shape_name(const Shape& shape) {
  return std::to_string(shape.width) + "x" + std::to_string(shape.height);
}
inline std::string item_name(Item item) {
  return item.is_painting() ? painting_name(item.id()) : std::string(decor_name[item.id()]);
}

// The reverse; nothing if there is no such name.
std::optional<int> read_square(std::string_view text);  // on the largest possible wall, not necessarily on this one
std::optional<int> read_painting(const Components& parts, std::string_view text);         // "p17"
std::optional<int> read_painting_number(const Components& parts, std::string_view text);  // "17"
std::optional<int> read_shape(const Components& parts, std::string_view text);
std::optional<Item> read_item(const Components& parts, std::string_view text);
// Cuts the name of a decor off the front; −1 if there is none. Tries longer names first, "2-" before "2".
int cut_decor(std::string_view& text);

}  // namespace art_society
