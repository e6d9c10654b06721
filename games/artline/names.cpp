#include "artline/names.h"

#include <algorithm>

#include "core/text.h"

namespace artline {
namespace {

std::optional<int> read_column(std::string_view text, int size) {
  if (text.size() != 1 || text[0] < 'a' || text[0] >= 'a' + size) return std::nullopt;
  return text[0] - 'a';
}

std::optional<int> read_row(std::string_view text, int size) {
  const auto number = core::parse_number(text, 1, size);
  return number ? std::optional(*number - 1) : std::nullopt;
}

}  // namespace

std::string card_name(int card) { return std::to_string(card + 1); }

std::string place_name(int place) { return line_name(max_size + column_of(place)) + line_name(row_of(place)); }

std::string line_name(int line) {
  return line < max_size ? std::to_string(line + 1) : std::string(1, static_cast<char>('a' + line - max_size));
}

std::optional<int> read_card(std::string_view text, int cards) {
  const auto number = core::parse_number(text, 1, cards);
  return number ? std::optional(*number - 1) : std::nullopt;
}

std::optional<int> read_place(std::string_view text, int size) {
  if (text.empty()) return std::nullopt;
  const auto column = read_column(text.substr(0, 1), size);
  const auto row = read_row(text.substr(1), size);
  return column && row ? std::optional(place_at(*column, *row)) : std::nullopt;
}

std::optional<int> read_line(std::string_view text, int size) {
  if (const auto column = read_column(text, size)) return max_size + *column;
  return read_row(text, size);
}

std::optional<int> read_point(std::string_view text) {
  const auto found = std::find(point_names.begin(), point_names.end(), text);
  return found == point_names.end() ? std::nullopt : std::optional(static_cast<int>(found - point_names.begin()));
}

}  // namespace artline
