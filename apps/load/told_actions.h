// The legal actions that the server told each seat. They serve games in which outcomes of chance are hidden, so that no mirror of
// the game is possible.
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

class ToldActions {
 public:
  void restart() { *this = {}; }
  // Takes a view or an update of a seat; false if the message is neither.
  bool hear(std::size_t seat, std::string_view text);
  // Whether all seats know this version, or the same later one.
  bool all_know(std::int64_t version) const;
  bool over() const { return over_; }
  // Any action that is legal according to the latest messages; empty if there is none.
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
