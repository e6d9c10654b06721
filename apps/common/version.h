#pragma once

#include <string>

namespace apps {

// The version of the program, of the record format and of the rules of each game.
std::string version_text();

}  // namespace apps
