// All games, each by its name.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/flags.h"
#include "core/result.h"

namespace games {

// What a table offers before a game begins.
struct GameInfo {
  struct Flag {
    core::FlagValues values;
    std::string usual;                    // value in the default edition
    std::vector<core::SeatLimits> seats;  // how many can play, for each of the values
  };
  std::string_view id;
  int min_seats = 0;
  int max_seats = 0;
  std::vector<std::string_view> editions;  // the first is the default
  std::vector<Flag> flags;
  std::vector<std::string_view> levels;  // of computer players, weakest first
  bool remembers = false;                // its computer players want to have seen all that happened
  bool shared_seats = false;             // all play together with open hands: one person may have several seats
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
const GameInfo* find_game(std::string_view id);  // null if there is none of this name
std::string game_names();                        // "art-society or cats"

// A game by what was asked for, or a sentence that says why there is none.
core::Result<std::unique_ptr<core::AnyGame>, std::string> open_game(const Request& request);

// The game a record was played with. `components` as above.
core::Result<std::unique_ptr<core::AnyGame>, std::string> open_game(const core::Agreement& agreement,
                                                                    std::string_view components);

// What a computer player does, as a token, and why: the key of a message with its arguments, as in "cats-why-sure
// painting=5 colour=r", or nothing.
struct Decision {
  std::string token;
  std::string reason = {};
};

// A player of every game: chooses evenly among what brings the game on.
inline constexpr std::string_view random_level = "random";

// A computer player gets the views of its seat and nothing else. In a game that remembers it is shown each of them, after every
// move, in order; what it keeps of them is known to itself only, and empty at the beginning.
void remember(std::string& memory, const core::AnyView& view);
// What it does in a seat that may act. The level must be one of the game's, or random.
Decision choose(std::string_view level, const core::AnyView& view, std::string_view memory, core::Random& random);

// One line a game, "art-society 0123456789abcdef": a hash over fixed self-play that changes with any change of
// behaviour.
std::string signature();

}  // namespace games
