// Whether an SVG is only a picture. One from somewhere could run scripts, fetch things or tell others who looks at it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apps {

struct SvgReport {
  std::vector<std::string> findings;  // "line 3: there is a script in it"; empty: the picture is harmless
  std::optional<double> ratio;        // width to height, where viewBox or width and height tell
};

SvgReport check_svg(std::string_view bytes);

}  // namespace apps
