#include "core/component_lines.h"

#include <algorithm>

#include "core/sha256.h"
#include "core/text.h"

namespace core {

ComponentLines::ComponentLines(std::string_view text) : lines_(split(text, '\n')) {}

std::optional<ComponentLines::Line> ComponentLines::next() {
  while (at_ < lines_.size()) {
    const std::string_view line = lines_[at_++];
    const std::string_view content = line.substr(0, line.find('#'));
    const bool printable = std::all_of(content.begin(), content.end(), [](char c) { return c >= ' ' && c <= '~'; });
    const int number = static_cast<int>(at_);
    if (!printable) {
      error_ = ParseError{number, "only plain printable characters are allowed outside comments"};
      return std::nullopt;
    }
    Line found{number, split(content, ' ')};
    std::erase_if(found.words, [](std::string_view word) { return word.empty(); });
    if (found.words.empty()) continue;
    for (const std::string_view word : found.words) (essence_ += word) += ' ';
    essence_.back() = '\n';
    return found;
  }
  return std::nullopt;
}

std::string ComponentLines::hash() const { return to_hex(sha256(essence_)).substr(0, 16); }

}  // namespace core
