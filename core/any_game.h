// The one eraser: any game behind plain text. Actions travel as the tokens of the record, views as JSON.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/deal.h"
#include "core/game.h"
#include "core/random.h"

namespace core {

// What was agreed before a game; the header of its record.
struct Agreement {
  std::string game;
  int rules = 0;
  std::string edition;
  std::string components;       // name of the component file
  std::string components_hash;  // 16 hexadecimal digits
  std::vector<std::pair<std::string, std::string>> flags;
  int seats = 0;
  friend bool operator==(const Agreement&, const Agreement&) = default;
};

// One entry of a game's log: the log from the start replays the game.
struct Move {
  Actor actor;
  std::string token;
  friend bool operator==(const Move&, const Move&) = default;
};

// What a seat may do now.
struct Choice {
  std::string token;
  bool undoable = false;
};

struct Outcome {
  std::vector<int> points;
  std::string winners;  // letters of the seats
  int rounds = 0;
  std::string end_reason;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// Totals of a random game played at full speed.
struct Playout {
  Outcome outcome;
  long decisions = 0;  // by seats
  long draws = 0;      // by chance
};

// What one viewer may know: all that a bot or a client ever gets. It may be taken to another thread.
class AnyView {
 public:
  virtual ~AnyView() = default;
  virtual std::string_view game() const = 0;  // id
  virtual Viewer viewer() const = 0;
  virtual std::string json() const = 0;
};

class AnyState {
 public:
  virtual ~AnyState() = default;
  virtual std::unique_ptr<AnyState> clone() const = 0;
  virtual Actors actors() const = 0;
  virtual Actors awaited() const = 0;
  virtual bool over() const = 0;
  virtual int stage() const = 0;
  virtual int window() const = 0;  // 0, or the number of the open window; the clock may close it
  virtual std::vector<std::string> legal(Actor actor) const = 0;
  // What a seat may do, and what of it the seat could take back right afterwards.
  virtual std::vector<Choice> choices(Seat seat) const = 0;
  // What is done for a seat whose time is over; `complete` is a state in which complete(seat) was true, or null. Empty where
  // the rules have no default.
  virtual std::vector<std::string> timeout(Seat seat, const AnyState* complete) const = 0;
  virtual bool complete(Seat seat) const = 0;
  // Validates and applies; a refused action changes nothing.
  virtual Verdict play(Actor actor, std::string_view token) = 0;
  // The same, and says in sentences what happened.
  virtual Verdict play(Actor actor, std::string_view token, std::vector<std::string>& story) = 0;
  virtual std::unique_ptr<AnyView> look(Viewer viewer) const = 0;
  virtual std::string view(Viewer viewer) const = 0;  // as JSON
  virtual std::string insight() const = 0;            // as JSON
  // Goes on as if it were this seat's turn to choose; false when there is nothing to try out.
  virtual bool rehearse(Seat seat) = 0;
  virtual Outcome outcome() const = 0;
};

// Some state that looks to the viewer as a view says.
struct Imagined {
  std::unique_ptr<AnyState> state;
  Viewer viewer;
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;
  virtual const Agreement& agreement() const = 0;
  virtual std::string catalogue() const = 0;  // the components, as JSON
  virtual std::unique_ptr<AnyState> start() const = 0;
  // From a view as JSON, wherever it comes from, or the sentence that says why it is none.
  virtual Result<Imagined, std::string> imagine(std::string_view view) const = 0;
  // A whole game of seats that choose at random among what brings the game on; `log` may be null.
  virtual Playout random_game(DealStream& deals, Random& choices, std::vector<Move>* log) const = 0;
};

}  // namespace core
