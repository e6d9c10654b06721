#include "core/component_lines.h"

#include <algorithm>
#include <utility>

#include "core/sha256.h"
#include "core/text.h"

namespace core {
namespace {

bool has(const std::vector<std::string_view>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string quoted(std::string_view word) { return "'" + std::string(word) + "'"; }

}  // namespace

ComponentLines::ComponentLines(std::string_view text, std::string_view game, std::vector<std::string_view> once)
    : lines_(split(text, '\n')), game_line_("game " + std::string(game)), once_(std::move(once)) {}

std::optional<ComponentLines::Line> ComponentLines::fail(int number, std::string reason) {
  error_ = ParseError{number, std::move(reason)};
  return std::nullopt;
}

std::optional<ComponentLines::Line> ComponentLines::next_of_file() {
  while (at_ < lines_.size()) {
    const std::string_view line = lines_[at_++];
    const std::string_view content = line.substr(0, line.find('#'));
    const bool printable = std::all_of(content.begin(), content.end(), [](char c) { return c >= ' ' && c <= '~'; });
    const int number = static_cast<int>(at_);
    if (!printable) return fail(number, "only plain printable characters are allowed outside comments");
    Line found{number, split(content, ' ')};
    std::erase_if(found.words, [](std::string_view word) { return word.empty(); });
    if (found.words.empty()) continue;
    for (const std::string_view word : found.words) (essence_ += word) += ' ';
    essence_.back() = '\n';
    return found;
  }
  return std::nullopt;
}

std::optional<ComponentLines::Line> ComponentLines::next() {
  auto line = next_of_file();
  for (; line && fixed_read_ < 2; line = next_of_file()) {
    const bool first = fixed_read_++ == 0;
    const std::string_view wanted = first ? "vernissage components 1" : std::string_view(game_line_);
    if (line->words != split(wanted, ' '))
      return fail(line->number, (first ? "the first line must be " : "the second line must be ") + quoted(wanted));
  }
  if (error_) return std::nullopt;
  if (line) {
    const std::string_view word = line->words.front();
    if (has(seen_, word)) return fail(line->number, quoted(word) + " is given twice");
    if (has(once_, word)) seen_.push_back(word);
    return line;
  }
  for (const std::string_view word : once_) {
    if (!has(seen_, word)) return fail(0, quoted(word) + " is missing");
  }
  return std::nullopt;
}

std::string ComponentLines::hash() const { return to_hex(sha256(essence_)).substr(0, 16); }

}  // namespace core
