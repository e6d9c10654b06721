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
  struct Line {
    int number;  // from 1
    std::vector<std::string_view> words;
  };

  explicit ComponentLines(std::string_view text);

  // The next line that says something; nothing at the end, or when error() is set.
  std::optional<Line> next();
  const std::optional<ParseError>& error() const { return error_; }
  // Of what was read so far, without comments and spacing, which change nothing: 16 hexadecimal digits.
  std::string hash() const;

 private:
  std::vector<std::string_view> lines_;
  std::size_t at_ = 0;
  std::string essence_;
  std::optional<ParseError> error_;
};

}  // namespace core
