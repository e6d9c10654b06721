// Reads a component file line by line (docs/formats/components.md), as far as that is the same for every game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/parse_error.h"

namespace core {

class ComponentLines {
 public:
  // `once` lists the first words of the lines that must be present exactly once.
  ComponentLines(std::string_view text, std::string_view game, std::vector<std::string_view> once);

  // Passes each line of the game to parser.line(number, words), numbered from 1, then calls parser.finish(). Both
  // answer whether all is well; if not, parser.error() says what is wrong.
  template <class Parser>
  std::optional<ParseError> parse_with(Parser& parser) {
    while (const auto line = next()) {
      if (!parser.line(line->number, line->words)) return parser.error();
    }
    if (error_) return error_;
    return parser.finish() ? std::nullopt : std::optional(parser.error());
  }

  // The hash of the lines read so far, without comments and spacing: 16 hexadecimal digits.
  std::string hash() const;

 private:
  struct Line {
    int number;
    std::vector<std::string_view> words;
  };

  // The next line that belongs to the game; nothing at the end or after an error.
  std::optional<Line> next();
  std::optional<Line> next_of_file();
  std::optional<Line> fail(int number, std::string reason);

  std::vector<std::string_view> lines_;
  std::size_t at_ = 0;
  int fixed_read_ = 0;
  std::string game_line_;
  std::vector<std::string_view> once_;
  std::vector<std::string_view> seen_;
  std::string essence_;
  std::optional<ParseError> error_;
};

}  // namespace core
