// The four frames of Art Society and the plate that tells the type of a painting. Told apart by colour, by brightness
// and by outline, so that no kind of sight confuses them.
#pragma once

#include <optional>
#include <string_view>

#include "art/sheet.h"

namespace art {

enum class Frame { gilded, ebony, pearl, oak };  // a, b, c, d in the component file
enum class Type { city, portrait, still_life, landscape };

std::optional<Frame> frame_named(std::string_view letter);  // "a" to "d"
std::optional<Type> type_named(std::string_view name);      // "city", "portrait", "still-life", "landscape"
Colour colour_of(Type type);

// Width of a frame on each side, and of a square of the wall, in units.
inline constexpr int frame_width = 32;
inline constexpr int square_side = 200;

// Draws the frame around the picture that the sheet already has, and the plate of the type on the frame's lower bar.
void draw_frame(Sheet& sheet, Frame frame, Type type);
// The sign of a type in a box of 100 × 100 around (x, y), scaled.
void draw_sign(Sheet& sheet, Type type, double x, double y, double scale, Colour colour);

}  // namespace art
