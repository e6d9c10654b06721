// What a table may choose before a game: flags, which a game keeps as a struct of bools, and editions, which set them.
#pragma once

#include <string_view>

namespace core {

// One row of a game's table of flags: its name and its two values, the first being `false`.
template <class Flags>
struct FlagRow {
  std::string_view name;
  std::string_view off;
  std::string_view on;
  bool Flags::* field;
};

template <class Flags>
struct Edition {
  std::string_view name;
  Flags flags;
};

}  // namespace core
