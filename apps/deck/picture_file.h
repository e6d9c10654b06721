// What a file of pixels is, told by its bytes and not by its name.
#pragma once

#include <optional>
#include <string_view>

namespace apps {

enum class PictureType { svg, png, jpeg, webp };

// By the ending of the name: .svg, .png, .jpg, .jpeg, .webp, in small letters.
std::optional<PictureType> type_of_name(std::string_view name);
std::string_view name_of(PictureType type);  // "PNG"

// By the first bytes; only for pixels, since an SVG is known by being read.
std::optional<PictureType> type_of_bytes(std::string_view bytes);

struct Pixels {
  long width = 0;
  long height = 0;
};
// How large the picture is; nothing when the file is damaged before the place that says so.
std::optional<Pixels> pixels_of(PictureType type, std::string_view bytes);

}  // namespace apps
