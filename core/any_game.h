// The only type erasure: any game behind plain text. Actions are the tokens of the record, views are JSON.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/deal.h"
#include "core/game.h"
#include "core/random.h"

namespace core {

inline constexpr int max_rules = 9999;  // the highest version of rules that can be written

// The options that were agreed before a game. They make up the header of its record.
struct Agreement {
  std::string game;
  int rules = 0;  // version of the rules
  std::string edition;
  std::string components;       // name of the component file
  std::string components_hash;  // 16 hexadecimal digits
  std::vector<std::pair<std::string, std::string>> flags;
  int seats = 0;
  friend bool operator==(const Agreement&, const Agreement&) = default;
};

// One entry of a game's log. Replaying the log from its first entry repeats the game.
struct Move {
  Actor actor;
  std::string token;
  friend bool operator==(const Move&, const Move&) = default;
};

// An action that a seat may take now.
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

// The totals of a random game played at full speed.
struct Playout {
  Outcome outcome;
  long decisions = 0;  // by seats
  long draws = 0;      // by chance
};

// What one viewer may know. Bots and clients never get more than this. Another thread may use it.
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
  virtual std::string_view chance_clause() const = 0;  // by which chance decides now
  virtual int window() const = 0;                      // 0, or the number of the open window; the clock may close it
  // The seats that computers play, if the rules ask for them (core/players.h).
  virtual std::optional<SeatSet> machines() const = 0;
  // Open actions are listed by their forms (core/open_action.h). Actions that only the clock may take for a seat are left out.
  virtual std::vector<std::string> legal(Actor actor) const = 0;
  // A legal action as it can be played: the token itself, or a form with some text that the rules allow.
  virtual std::string fill(Actor actor, std::string_view token, Random& random) const = 0;
  // The actions that a seat may take now, and which of them it could take back right afterwards.
  virtual std::vector<Choice> choices(Seat seat) const = 0;
  // The moves made for a seat whose time has run out. `complete` is a state in which complete(seat) was true, or null.
  // The list is empty if the rules have no default.
  virtual std::vector<std::string> timeout(Seat seat, const AnyState* complete) const = 0;
  virtual bool complete(Seat seat) const = 0;
  // Validates and applies; a refused action changes nothing.
  virtual Verdict play(Actor actor, std::string_view token) = 0;
  // The same, and tells in sentences what happened.
  virtual Verdict play(Actor actor, std::string_view token, std::vector<std::string>& story) = 0;
  virtual std::unique_ptr<AnyView> look(Viewer viewer) const = 0;
  virtual std::string view(Viewer viewer) const = 0;  // as JSON
  virtual std::string insight() const = 0;            // as JSON
  // Changes the state as if it were this seat's turn to choose. Answers false if there is nothing to try out.
  virtual bool rehearse(Seat seat) = 0;
  virtual Outcome outcome() const = 0;
};

// A state that looks to the viewer exactly as the view says.
struct Imagined {
  std::unique_ptr<AnyState> state;
  Viewer viewer;
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;
  virtual const Agreement& agreement() const = 0;
  virtual std::string catalogue() const = 0;  // the components, as JSON
  virtual std::string_view result_clause() const = 0;
  virtual std::unique_ptr<AnyState> start() const = 0;
  // Makes a state from a view in JSON, which may come from anywhere. The error is a sentence that says what is wrong
  // with it.
  virtual Result<Imagined, std::string> imagine(std::string_view view) const = 0;
  // Plays a whole game. Seats choose at random among the actions that move the game forward. `log` may be null.
  virtual Playout random_game(DealStream& deals, Random& choices, std::vector<Move>* log) const = 0;
};

}  // namespace core
