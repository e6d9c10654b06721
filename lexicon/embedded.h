// The files of data/lexicon/ as they were when the program was built. The page has none of them: it fetches what it needs.
#pragma once

#include <string_view>

namespace lexicon {

// The text of a file such as "en.lexicon"; empty if there is no such file.
std::string_view embedded_file(std::string_view name);

}  // namespace lexicon
