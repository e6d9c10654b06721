// The built files of web/, embedded in the program.
#pragma once

#include <string_view>

namespace server {

// The bytes of a file, by its path such as "assets/index-4f1c.js"; empty if there is none.
std::string_view embedded_file(std::string_view name);

}  // namespace server
