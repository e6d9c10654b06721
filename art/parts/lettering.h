// Letters as shapes, so that no picture needs a font. Capitals of "VERNISSAGE" only.
#pragma once

#include <string_view>

#include "art/path.h"

namespace art {

// `height` units high, starting at x, standing on y; letters that are not drawn leave a gap.
Path lettering(std::string_view text, double x, double y, double height);
double lettering_width(std::string_view text, double height);

}  // namespace art
