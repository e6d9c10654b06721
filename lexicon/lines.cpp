#include "lexicon/lines.h"

#include "core/text.h"

namespace lexicon {

Words words_of(std::string_view line) {
  Words words = core::split(line.substr(0, line.find('#')), ' ');
  std::erase_if(words, [](std::string_view word) { return word.empty(); });
  return words;
}

}  // namespace lexicon
