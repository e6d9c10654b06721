// All games by name.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/description.h"
#include "core/flags.h"
#include "core/result.h"

namespace games {

// The choices that a table has before a game begins.
struct GameInfo {
  struct Flag {
    core::FlagValues values;
    std::string usual;                    // the value in the default edition
    std::vector<core::SeatLimits> seats;  // how many can play, for each value
  };
  std::string_view id;
  std::string_view title;  // in English
  int rules = 0;           // the present version of the rules; all from 1 on can be played
  int min_seats = 0;
  int max_seats = 0;
  std::vector<std::string_view> editions;  // the first is the default
  std::vector<core::SeatLimits> seats;     // how many can play, for each edition
  std::vector<Flag> flags;
  std::vector<std::string_view> levels;  // of computer players, weakest first
  bool remembers = false;                // its computer players must see everything that happens
  std::string_view texts;                // what people type in this game, if somebody reads it (core/description.h)
  bool shared_seats = false;             // all play together with open hands, so one person may take several seats
};

struct Request {
  std::string game;
  std::string edition = {};  // empty: the default
  int seats = 0;
  std::vector<std::pair<std::string, std::string>> flags = {};  // only those that differ from the edition
  std::string components_name = "standard";
  std::string components = {};       // the text of a component file; empty: the one that the shelf has
  std::string components_hash = {};  // which one it has to find; empty: the present one
  int rules = 0;                     // version of the rules; 0: the present one
};

// Finds the text of a component file by the game and its hash. An empty text says that there is no such file.
using ComponentShelf = std::function<std::string(std::string_view game, std::string_view hash)>;

// The shelf in the program: the present file of each game, and older ones by their hash.
std::string built_in_components(std::string_view game, std::string_view hash);

const std::vector<GameInfo>& all_games();
const GameInfo* find_game(std::string_view id);  // null if there is no such game
std::string game_names();                        // "art-society or cats"

// The requested game, or a sentence that says why it can't be opened.
core::Result<std::unique_ptr<core::AnyGame>, std::string> open_game(const Request& request,
                                                                    const ComponentShelf& shelf = built_in_components);

// The game that a record was played with, by the same version of the rules. `components` as above.
core::Result<std::unique_ptr<core::AnyGame>, std::string> open_game(const core::Agreement& agreement,
                                                                    std::string_view components,
                                                                    const ComponentShelf& shelf = built_in_components);

// What a computer player does, as a token, and why: the key of a message with its arguments, such as "cats-why-sure
// painting=5 colour=r", or nothing.
struct Decision {
  std::string token;
  std::string reason = {};
};

// A level that every game has: chooses evenly among the actions that move the game forward.
inline constexpr std::string_view random_level = "random";

// A computer player gets the views of its seat and nothing else. In a game with memory it is shown every view, after
// each move, in order. It keeps its notes in `memory`, which is empty at the beginning; only the bot can read them.
void remember(std::string& memory, const core::AnyView& view);
// What a computer player does in a seat that may act. The level must be one of the game's, or random.
Decision choose(std::string_view level, const core::AnyView& view, std::string_view memory, core::Random& random);

// The cards that the viewer of a view sees, and whether a text holds for them. Nothing in a game whose texts are not read.
std::vector<core::Judged> judge(const core::AnyView& view, std::string_view text);

// What the components of a game call its cards; nothing if they do not say it.
std::vector<core::CardName> card_names(const core::AnyGame& game);

// One line per game and version of its rules, "art-society 2 0123456789abcdef": a hash over fixed self-play. Any change of
// behaviour changes it.
std::string signature();

}  // namespace games
