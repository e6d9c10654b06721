// Checks that an SVG is only a picture. A foreign one could run scripts, load other files or report who looks at it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace decks {

struct SvgReport {
  std::vector<std::string> findings;  // "line 3: there is a script in it"; empty if the picture is harmless
  std::optional<double> ratio;        // width to height, if viewBox or width and height say it
};

SvgReport check_svg(std::string_view bytes);

}  // namespace decks
