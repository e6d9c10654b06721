// The record of a whole game (docs/formats/record.md): write it, read it, check it.
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

  // Line numbers in the text that was read, for messages; 0 in a record that was not read from text.
  std::vector<int> move_lines = {};
  int result_line = 0;
  bool damaged = false;  // the digest does not match
};

std::string write_record(const Record& record);

// Reads what was agreed from the first lines of a record. The rest of the text may be anything.
Result<Agreement, ParseError> read_header(std::string_view text);

// Checks only the form: the record may still break the rules of its game.
Result<Record, ParseError> read_record(std::string_view text);

// Replays every move by the rules, then checks the deals against the seed, the seed against the commitment, the result,
// and last the digest. So a broken rule is reported rather than the mere fact that the text was changed.
Result<void, ParseError> verify_record(const Record& record, const AnyGame& game);

// A finished game as a record; `log` must be complete.
Record make_record(const AnyGame& game, std::vector<Move> log, const Outcome& outcome, const Seed& seed);

}  // namespace core
