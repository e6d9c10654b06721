// The record of a whole game (docs/formats/record.md): writing, reading, checking.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/deal.h"
#include "core/parse_error.h"
#include "core/result.h"

namespace core {

struct Record {
  Agreement agreement;
  std::string commitment;
  std::vector<Move> moves;
  std::vector<int> points;
  std::string winners;
  Seed seed;

  // Where things stand in the text that was read, for messages; 0 in a record that was not read.
  std::vector<int> move_lines = {};
  int result_line = 0;
  bool damaged = false;  // the digest does not fit
};

std::string write_record(const Record& record);

// Checks the form alone: a record that is read may still break the rules.
Result<Record, ParseError> read_record(std::string_view text);

// Replays every move by the rules, and checks the deals against the seed, the seed against the commitment, the result, and
// last the digest: what breaks a rule is named before what merely was changed.
Result<void, ParseError> verify_record(const Record& record, const AnyGame& game);

// A finished game as a record; `log` must be complete.
Record make_record(const AnyGame& game, std::vector<Move> log, const Outcome& outcome, const Seed& seed);

}  // namespace core
