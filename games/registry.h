// The only place that names every game.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/result.h"

namespace games {

// What a table offers before a game begins.
struct GameInfo {
  struct Flag {
    std::string_view name;
    std::vector<std::string_view> values;
  };
  std::string_view id;
  int min_seats;
  int max_seats;
  std::vector<std::string_view> editions;  // the first is the default
  std::vector<Flag> flags;
  std::vector<std::string_view> levels;  // of computer players, weakest first
};

struct Request {
  std::string game;
  std::string edition = {};  // empty: the default
  int seats = 0;
  std::vector<std::pair<std::string, std::string>> flags = {};  // those that differ from the edition
  std::string components_name = "standard";
  std::string components = {};  // text of a component file; empty: the one in the program
};

const std::vector<GameInfo>& all_games();

// A game by what was asked for, or a sentence that says why there is none.
core::Result<std::unique_ptr<core::AnyGame>, std::string> open_game(const Request& request);

// The game a record was played with. `components` as above.
core::Result<std::unique_ptr<core::AnyGame>, std::string> open_game(const core::Agreement& agreement,
                                                                    std::string_view components);

// What a computer player of this level does in a seat that may act; it gets the view of that seat and nothing else. The level
// must be one of the game's.
std::string choose(std::string_view level, const core::AnyView& view, core::Random& random);

// One line a game, "art-society 0123456789abcdef": a hash over fixed self-play that changes with any change of
// behaviour.
std::string signature();

}  // namespace games
