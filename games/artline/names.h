// Names of cards, places, lines and points in tokens and views.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "artline/state.h"

namespace artline {

// In the order of their numbers.
inline constexpr std::array<std::string_view, point_count> point_names = {"fit-row",      "fit-column", "words-row",
                                                                          "words-column", "clear-row",  "clear-column"};

std::string card_name(int card);    // "12", from 1
std::string place_name(int place);  // "g7": the column is a letter from the left, the row a number from the top
std::string line_name(int line);    // "7" is a row, "g" a column

// Nothing if there is no such card, place or line.
std::optional<int> read_card(std::string_view text, int cards);
std::optional<int> read_place(std::string_view text, int size);
std::optional<int> read_line(std::string_view text, int size);
std::optional<int> read_point(std::string_view text);

}  // namespace artline
