// The files of the page as web/ is built, inside the program.
#pragma once

#include <string_view>

namespace server {

// The bytes of a file, by its path as in "assets/index-4f1c.js"; empty when there is none.
std::string_view embedded_file(std::string_view name);

}  // namespace server
