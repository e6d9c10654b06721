// The lines of a component file (docs/formats/components.md): what every game's file has in common.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/parse_error.h"

namespace core {

class ComponentLines {
 public:
  // `once`: the first words of the lines that must be there, and not twice.
  ComponentLines(std::string_view text, std::string_view game, std::vector<std::string_view> once);

  // Gives the game's own lines to the parser, by line(number, words) with numbers from 1, then calls finish(). Both say
  // whether all is well; if not, error() of the parser says what is wrong.
  template <class Parser>
  std::optional<ParseError> parse_with(Parser& parser) {
    while (const auto line = next()) {
      if (!parser.line(line->number, line->words)) return parser.error();
    }
    if (error_) return error_;
    return parser.finish() ? std::nullopt : std::optional(parser.error());
  }

  // Of what was read so far, without comments and spacing, which change nothing: 16 hexadecimal digits.
  std::string hash() const;

 private:
  struct Line {
    int number;
    std::vector<std::string_view> words;
  };

  // The next line of the game's own; nothing at the end, or when there is an error.
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
