#include "art_society/names.h"

#include "core/text.h"

namespace art_society {

std::optional<int> read_square(std::string_view text) {
  if (text.empty() || text[0] < 'a' || text[0] >= 'a' + max_columns) return std::nullopt;
  const auto row = core::parse_number(text.substr(1), 1, max_rows);
  return row ? std::optional(square_at(text[0] - 'a', *row - 1)) : std::nullopt;
}

std::optional<int> read_painting_number(const Components& parts, std::string_view text) {
  const auto number = core::parse_number(text, 1, parts.painting_count);
  return number ? std::optional(*number - 1) : std::nullopt;
}

std::optional<int> read_painting(const Components& parts, std::string_view text) {
  return text.starts_with('p') ? read_painting_number(parts, text.substr(1)) : std::nullopt;
}

std::optional<int> read_shape(const Components& parts, std::string_view text) {
  for (int shape = 0; shape < parts.shape_count; ++shape) {
    if (text == shape_name(parts.shape(shape))) return shape;
  }
  return std::nullopt;
}

int cut_decor(std::string_view& text) {
  for (int decor = decor_count - 1; decor >= 0; --decor) {
    if (!text.starts_with(decor_name[decor])) continue;
    text.remove_prefix(decor_name[decor].size());
    return decor;
  }
  return -1;
}

std::optional<Item> read_item(const Components& parts, std::string_view text) {
  if (const auto painting = read_painting(parts, text)) return Item::painting(*painting);
  const int decor = cut_decor(text);
  return decor >= 0 && text.empty() ? std::optional(Item::decor(decor)) : std::nullopt;
}

}  // namespace art_society
