// Names of things as records, views and sentences write them.
#pragma once

#include <string>
#include <string_view>

#include "art_society/components.h"
#include "art_society/state.h"

namespace art_society {

inline constexpr Array<std::string_view, type_count> type_names = {{"city", "portrait", "still-life", "landscape"}};
inline constexpr Array<std::string_view, 8> phase_names = {
    {"start-deal", "start-hang", "card-deal", "lots", "draw", "bids", "turns", "over"}};

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
inline char seat_letter(int seat) { return static_cast<char>('A' + seat); }

}  // namespace art_society
