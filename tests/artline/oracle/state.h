// The state of the slow model, in plain containers.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/oracle/sizes.h"

namespace oracle {

// AL-C1, AL-D1: a card shows things, each a small letter. A theme is a query of such letters, "=a_b". The things in `open` may
// be there without being listed.
struct Components {
  std::vector<std::string> cards;  // "ab"; "" for a card without a list
  std::string open = "m";
};

struct Flags {
  int size = 13;
  int start_cards = 1;
  int first = 0;
  bool touching = false;
  bool curators = false;
};

using Place = std::pair<int, int>;  // column and row, from 0

struct Gallery {
  std::string line;  // "g" or "7"
  std::string theme;
};

struct Play {
  int seat = -1;
  int card = 0;  // from 1
  Place place;
  std::string row, column;       // the themes that it names
  std::set<std::string> points;  // that can be contested
  std::set<std::string> failed;
};

// By point: 'y', 'n', or 'o' for no say.
using Votes = std::map<std::string, char>;

struct State {
  std::string phase = "deal";
  std::vector<std::vector<int>> hands;
  std::set<int> deck, discards;
  std::map<Place, int> table;
  std::vector<Gallery> galleries;
  std::vector<Play> tries;
  std::optional<Play> play;  // in the window, or the last one
  std::vector<Votes> votes;  // in the window
  std::vector<Votes> shown;  // of the last one
  std::set<int> done;
  std::set<int> machines;
  std::set<int> finished;
  int active = 0;
  int ender = -1;
  int turns = 0;
  bool shows_hand = false;
};

}  // namespace oracle
