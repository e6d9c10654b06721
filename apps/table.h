// A table in this program: a game in progress with bots around it and a picture of what a spectator sees.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "apps/canvas.h"
#include "apps/stop.h"
#include "core/any_game.h"

namespace apps {

// The players that come with the program.
enum class Bot : std::uint8_t { random, visitor, collector };
std::string_view name_of(Bot bot);
// "collector,visitor" around a table of so many seats; a shorter list is repeated.
Or<std::vector<Bot>> read_bots(const std::string& text, int seats);

// What is wanted of a picture.
struct Frame {
  int width = 80;
  int height = 24;
  bool ascii = false;
  std::vector<std::string> names;  // of the seats
  std::vector<std::string> story;  // newest last
  std::string foot;
};

class Table {
 public:
  virtual ~Table() = default;
  virtual core::Actors awaited() const = 0;
  virtual bool over() const = 0;
  virtual int round() const = 0;
  // An outcome of chance, when chance is awaited.
  virtual std::string deal(core::DealStream& deals) const = 0;
  // What a bot does in a seat that is awaited; it is shown the view of that seat and nothing else.
  virtual std::string choose(Bot bot, core::Seat seat, core::Random& random) const = 0;
  // Validates and applies; tells what happened if there is someone to tell.
  virtual core::Verdict play(core::Actor actor, std::string_view token, std::vector<std::string>* story) = 0;
  // Whether the last move is one to stop and look at; others belong to the next that is.
  virtual bool worth_a_look() const = 0;
  virtual core::Outcome outcome() const = 0;
  // Points so far, line by line of the score sheet; the first row holds the headings.
  virtual std::vector<std::vector<std::string>> score_sheet() const = 0;
  // Empty when it does not fit into the frame.
  virtual Canvas draw(const Frame& frame) const = 0;
};

// A table at the start of the game that was agreed upon.
std::unique_ptr<Table> set_table(const core::Agreement& agreement, const std::string& components);

// The next to move: whoever moved last goes on as long as the table waits for that seat.
core::Actor next_actor(core::Actors awaited, core::Actor last);

// Plays a whole game; `log` may be null.
core::Playout play_match(Table& table, const std::vector<Bot>& bots, core::DealStream& deals, core::Random& choices,
                         std::vector<core::Move>* log);

}  // namespace apps
