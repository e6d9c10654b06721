// The words that a scene file can use.
#pragma once

namespace apps {

void print_words();

}  // namespace apps
