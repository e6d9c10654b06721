// The type and size of a pixel image, from its bytes and not from its name.
#pragma once

#include <optional>
#include <string_view>

namespace decks {

enum class PictureType { svg, png, jpeg, webp };

// The type by the ending of the name: .svg, .png, .jpg, .jpeg or .webp, in lower case.
std::optional<PictureType> type_of_name(std::string_view name);
std::string_view name_of(PictureType type);  // "PNG"

// The type by the first bytes. Not for SVG, which only a parser can recognise.
std::optional<PictureType> type_of_bytes(std::string_view bytes);

struct Pixels {
  long width = 0;
  long height = 0;
};
// The size of the picture; empty if the file is damaged before the place that holds it.
std::optional<Pixels> pixels_of(PictureType type, std::string_view bytes);

}  // namespace decks
