// The files of data/art/ as they were when the program was built.
#pragma once

#include <string_view>

namespace art {

// The text of a file such as "artline.scenes"; empty if there is no such file.
std::string_view embedded_file(std::string_view name);

}  // namespace art
