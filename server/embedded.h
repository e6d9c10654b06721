// The files of pages/, built into the program.
#pragma once

#include <string_view>

namespace server {

// The bytes of a file; empty when there is none of that name.
std::string_view embedded_file(std::string_view name);

}  // namespace server
