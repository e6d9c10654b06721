// Everything on the table as plain values.
//
// Cards are letters: paints r y g b, traps C (Catastrophe), P (All Paws), F (Catflood), '.' where no card lies. A pile or
// a hand is a string of them. Seats count from 0; paintings and palettes have numbers from 1, and 0 is none.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tests/oracle/sizes.h"

namespace oracle {

inline const std::string kColours = "rygb";
inline const std::string kTraps = "CPF";
inline const std::string kPlaces = "abc";

int count_in(const std::string& pile, char card);
bool has(const std::string& pile, char card);
void take_out(std::string& pile, char card);

struct Palette {
  std::string colours;   // three letters
  std::string property;  // paw, jump, two, turbo
};

struct Components {
  int columns, rows;
  int rounds, dice;
  std::array<int, 4> paints;  // in the order of kColours
  std::array<int, 3> traps;   // in the order of kTraps
  int laid;                   // how many of the traps lie on paintings
  std::vector<std::string> events;
  int used;                 // how many of the events come into the game
  std::array<int, 3> goal;  // with 2, 3 and 4 players
  std::vector<Palette> palettes;

  int paintings() const { return columns * rows; }
  int stack() const;  // paints that do not lie on paintings
};

struct Flags {
  int starter;      // 0: the first player is random; 1: seat A, 2: seat B, ...
  bool runs_on;     // the order runs on from round to round
  bool lenient;     // It's Hard to Be a Cat: two places of three are enough
  bool memory_aid;  // notes of what was shown
};

enum class Phase {
  kDealPalettes,
  kDealTop,
  kDealTraps,
  kDealPaints,
  kDealEvents,
  kDealHands,
  kDealFirst,
  kRoll,
  kTurn,
  kWindow,
  kTakeDraw,
  kExchangeDraw,
  kExchangeDrop,
  kTrapDraw,
  kPawsDrop,
  kNewTop,
  kAttempt,
  kCaught,
  kOops,
  kOopsDraw,
  kNapRoll,
  kTwist,
  kLast,
  kOver
};

struct Painting {
  int palette = 0;
  std::string cards = "...";
  bool open = false;
  bool clean = false;
  std::string notes = "???";  // CV-K3 what was shown of the cards that lie face down
};

struct Die {
  int value;
  char used = ' ';  // the letter of the seat that took it, '-' when it was discarded
};

struct Seat {
  std::string hand;
  int limit = 2;
};

// A try to clean a painting (CV-T5), by a die, a jump or CV-E4.
struct Try {
  int painting;
  int by;
  bool jump = false;
  bool turbo = false;
  bool caught = false;         // a Catastrophe has sprung
  std::string swapped = "";    // places of the swaps so far
  int place = 0;               // index of the trap that is being resolved
  std::string sprung = "...";  // the traps of this try, by place
  // For the counters only:
  int first = -1;            // who tried it by a die before all jumps
  bool replaced = false;     // a trap was replaced by a paint
  std::string fetched = "";  // cards that came into the hand by swaps
};

// CV-B3a after a failed try.
struct Window {
  int painting;
  int by;               // who last tried
  std::set<int> asked;  // who could jump and has not declined
  int first = -1;       // for the counters only
};

// CV-B2
struct Proposal {
  int by, to;
  char give, take;
  int palette;
};

// CV-T4
struct Exchange {
  int starter;
  int seat;          // whose exchange it is now
  char drawn = ' ';  // for the counters only
};

struct State {
  Phase phase = Phase::kDealPalettes;
  int round = 0;
  int starter = -1;  // who begins the round
  int active = -1;   // whose turn it is, or would be after the window
  std::vector<Seat> seats;
  std::vector<Painting> paintings;
  std::vector<Die> dice;
  std::string stack, discard;      // paints
  std::string trap_box;            // traps that are not laid
  std::string sprung;              // traps that have sprung
  std::vector<int> palette_stack;  // without its top card
  int top = 0;
  std::vector<int> palette_discard;
  std::vector<int> bank;
  std::vector<std::string> event_box;  // events not chosen yet; later those out of the game
  std::vector<std::string> events;     // unopened, the next one first
  std::string event;                   // of this round
  int cat = 0;                         // the painting slept on
  int hanging = 0;                     // the painting that waits for a palette
  int splashed = 0;                    // the painting that Cat Oops lays paints on
  int twisters = 0;                    // how many have twisted already
  std::optional<Try> attempt;
  std::optional<Window> window;
  std::optional<Proposal> proposal;
  std::optional<Exchange> exchange;
  std::string twisted;    // the last action, if it was CV-E6
  bool team_try = false;  // CV-E4 has come
  std::set<int> left;     // who leaves CV-E4's try to others
  std::string end_reason;
};

}  // namespace oracle
