// What the server tells four people that they may do: for games in which what chance brings is hidden from them all, so that
// nobody can keep the same game beside it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/random.h"

namespace apps {

inline constexpr std::size_t load_seats = 4;

class Listener {
 public:
  void restart() { *this = {}; }
  // A view or an update of a seat; false when it is neither.
  bool hear(std::size_t seat, std::string_view text);
  // Whether all know this version, or the same later one.
  bool all_know(std::int64_t version) const;
  bool over() const { return over_; }
  // Anything that one of them may do, by what was said last; nothing when nobody may do anything.
  std::optional<core::Move> choose(core::Random& random) const;

 private:
  struct Told {
    std::int64_t version = -1;
    std::vector<std::string> actions;
  };
  std::array<Told, load_seats> told_;
  bool over_ = false;
};

}  // namespace apps
