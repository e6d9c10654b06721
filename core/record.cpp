#include "core/record.h"

#include <algorithm>
#include <optional>

#include "core/sha256.h"
#include "core/text.h"

namespace core {
namespace {

constexpr std::string_view first_line = "vernissage record 1";
constexpr int largest_points = 9999;

std::string digest_of(std::string_view text) { return to_hex(sha256(text)).substr(0, 16); }

bool is_word(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c <= '~'; });
}
bool is_hex(std::string_view text, std::size_t size) {
  return text.size() == size && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string spaced(std::string_view letters) {
  std::string out;
  for (const char c : letters) (out += ' ') += c;
  return out;
}

// Reads line by line. It keeps the first error and skips everything after it.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text), text_(text) {}

  bool ok() const { return !error_; }
  ParseError error() const { return error_.value_or(ParseError{}); }
  int line() const { return line_; }
  std::size_t position() const { return text_.size() - rest_.size(); }

  bool fail(std::string reason) {
    if (!error_) error_ = ParseError{line_, std::move(reason)};
    return false;
  }

  // The next line without its line end.
  std::string_view next() {
    if (!ok()) return {};
    const std::size_t end = rest_.find('\n');
    ++line_;
    if (end == std::string_view::npos) {
      fail(rest_.empty() ? "the record ends here, but more must follow" : "the last line has no end");
      return {};
    }
    const std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    return line;
  }

  // The words after `name` on the next line.
  std::vector<std::string_view> field(std::string_view name, std::size_t low, std::size_t high) {
    return words(next(), name, low, high);
  }
  std::vector<std::string_view> words(std::string_view line, std::string_view name, std::size_t low, std::size_t high) {
    std::vector<std::string_view> parts = split(line, ' ');
    if (!ok()) return {};
    const bool good = parts[0] == name && parts.size() > low && parts.size() <= high + 1 &&
                      std::all_of(parts.begin(), parts.end(), is_word);
    if (!good) {
      fail("expected '" + std::string(name) + "' with " + std::to_string(low) + (low == high ? "" : " or more") +
           " words after it");
      return {};
    }
    parts.erase(parts.begin());
    return parts;
  }
  std::string word(std::string_view name) {
    const auto parts = field(name, 1, 1);
    return parts.empty() ? std::string() : std::string(parts[0]);
  }
  std::string hex(std::string_view name, std::size_t size) {
    std::string digits = word(name);
    if (ok() && !is_hex(digits, size)) fail("expected " + std::to_string(size) + " hexadecimal digits");
    return digits;
  }
  int number(std::string_view name, int low, int high) {
    const std::string digits = word(name);
    const auto value = ok() ? parse_number(digits, low, high) : std::nullopt;
    if (ok() && !value) fail("expected a number from " + std::to_string(low) + " to " + std::to_string(high));
    return value.value_or(low);
  }
  void finish() {
    if (ok() && !rest_.empty()) ++line_, fail("nothing may follow the digest");
  }

 private:
  std::string_view rest_;
  std::string_view text_;
  int line_ = 0;
  std::optional<ParseError> error_;
};

void read_agreement(Reader& in, Agreement& agreement) {
  if (in.next() != first_line) in.fail("the first line must be '" + std::string(first_line) + "'");
  agreement.game = in.word("game");
  agreement.rules = in.number("rules", 1, max_rules);
  agreement.edition = in.word("edition");
  if (const auto parts = in.field("components", 2, 2); !parts.empty()) {
    agreement.components = parts[0];
    agreement.components_hash = parts[1];
    if (!is_hex(parts[1], 16)) in.fail("expected 16 hexadecimal digits after the name of the components");
  }
  for (const std::string_view flag : in.field("flags", 1, 32)) {
    const auto halves = split(flag, '=');
    if (halves.size() != 2) {
      in.fail("a flag is written name=value");
      return;
    }
    agreement.flags.emplace_back(halves[0], halves[1]);
  }
  agreement.seats = in.number("seats", 1, max_seats);
}

std::optional<Actor> actor_of(std::string_view name, int seats) {
  if (name == "*") return Actor::chance();
  if (name == "!") return Actor::clock();
  if (name.size() != 1 || name[0] < 'A' || name[0] >= 'A' + seats) return std::nullopt;
  return Seat{static_cast<std::uint8_t>(name[0] - 'A')};
}

// Returns the first line that is not a line of moves.
std::string_view read_moves(Reader& in, Record& record) {
  std::optional<Actor> last;
  while (true) {
    const std::string_view line = in.next();
    const auto parts = split(line, ' ');
    const auto actor = actor_of(parts[0], record.agreement.seats);
    if (!in.ok() || !actor) return line;
    if (parts.size() < 2 || !std::all_of(parts.begin(), parts.end(), is_word))
      in.fail("expected moves, separated by single spaces");
    if (actor == last) in.fail("consecutive moves of one actor must be on one line");
    last = actor;
    for (std::size_t i = 1; i < parts.size(); ++i) {
      record.moves.push_back({*actor, std::string(parts[i])});
      record.move_lines.push_back(in.line());
    }
  }
}

void read_result(Reader& in, std::string_view line, Record& record) {
  const auto seats = static_cast<std::size_t>(record.agreement.seats);
  record.result_line = in.line();
  char letter = 'A';
  for (const std::string_view part : in.words(line, "result", seats, seats)) {
    const auto value = part.size() > 2 && part[0] == letter && part[1] == '='
                           ? parse_number(part.substr(2), -largest_points, largest_points)
                           : std::nullopt;
    if (!value) in.fail("expected the points of every seat in order, as A=54");
    record.points.push_back(value.value_or(0));
    ++letter;
  }
  for (const std::string_view part : in.field("winners", 0, seats)) {
    const auto winner = actor_of(part, record.agreement.seats);
    if (!winner || !winner->is_seat() || (!record.winners.empty() && part[0] <= record.winners.back())) {
      in.fail("expected the letters of the winners in order");
    }
    record.winners += part[0];
  }
}

}  // namespace

std::string write_record(const Record& record) {
  const Agreement& a = record.agreement;
  std::string out = std::string(first_line) + "\ngame " + a.game + "\nrules " + std::to_string(a.rules) + "\nedition " +
                    a.edition + "\ncomponents " + a.components + " " + a.components_hash + "\nflags";
  for (const auto& [name, value] : a.flags) out += " " + name + "=" + value;
  out += "\nseats " + std::to_string(a.seats) + "\ncommitment " + record.commitment + "\nmoves";
  std::optional<Actor> last;
  for (const Move& move : record.moves) {
    if (last != move.actor) (out += '\n') += move.actor.name();
    last = move.actor;
    (out += ' ') += move.token;
  }
  out += "\nresult";
  char letter = 'A';
  for (const int points : record.points) (((out += ' ') += letter++) += '=') += std::to_string(points);
  out += "\nwinners" + spaced(record.winners) + "\nseed " + record.seed.hex() + "\n";
  return out + "digest " + digest_of(out) + "\n";
}

Result<Agreement, ParseError> read_header(std::string_view text) {
  Agreement agreement;
  Reader in(text);
  read_agreement(in, agreement);
  if (!in.ok()) return Failure{in.error()};
  return agreement;
}

Result<Record, ParseError> read_record(std::string_view text) {
  Record record;
  Reader in(text);
  read_agreement(in, record.agreement);
  record.commitment = in.hex("commitment", 64);
  if (in.next() != "moves") in.fail("expected 'moves'");
  const std::string_view line = read_moves(in, record);
  read_result(in, line, record);
  if (const auto seed = Seed::from_hex(in.hex("seed", 32))) record.seed = *seed;
  const std::size_t above = in.position();
  record.damaged = in.hex("digest", 16) != digest_of(text.substr(0, above));
  in.finish();
  if (!in.ok()) return Failure{in.error()};
  return record;
}

Result<void, ParseError> verify_record(const Record& record, const AnyGame& game) {
  const auto fail = [](int line, std::string reason, std::string_view clause = {}) {
    return Failure{ParseError{line, std::move(reason), std::string(clause)}};
  };
  if (!(record.agreement == game.agreement()))
    return fail(2, "the record belongs to a game with other rules or components");
  if (record.seed.commitment() != record.commitment)
    return fail(8, "the seed at the end is not the one the commitment promised");
  DealStream deals(record.seed);
  const auto state = game.start();
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    const auto& [actor, token] = record.moves[i];
    const int line = i < record.move_lines.size() ? record.move_lines[i] : 0;
    const std::string who = std::string(1, actor.name()) + " " + shortened(token) + ": ";
    const std::string clause(state->chance_clause());
    const auto outcomes = actor.is_chance() ? state->legal(actor) : std::vector<std::string>();
    if (const auto verdict = state->play(actor, token); !verdict) {
      return fail(line, who + std::string(verdict.error().reason), verdict.error().clause);
    }
    if (outcomes.empty()) continue;
    const auto promised = static_cast<std::size_t>(deals.below(static_cast<int>(outcomes.size())));
    if (outcomes[promised] != token) return fail(line, who + "the seed deals " + outcomes[promised] + " here", clause);
  }
  if (!state->over()) return fail(record.result_line, "the game is not over here");
  const Outcome outcome = state->outcome();
  if (outcome.points != record.points)
    return fail(record.result_line, "these are not the points the rules give", game.result_clause());
  if (outcome.winners != record.winners)
    return fail(record.result_line + 1, "these are not the winners by the rules", game.result_clause());
  if (record.damaged) {  // result, winners, seed and digest are consecutive lines
    return fail(record.result_line + 3, "the digest does not fit the text above it: the record was changed or damaged");
  }
  return {};
}

Record make_record(const AnyGame& game, std::vector<Move> log, const Outcome& outcome, const Seed& seed) {
  return {.agreement = game.agreement(),
          .commitment = seed.commitment(),
          .moves = std::move(log),
          .points = outcome.points,
          .winners = outcome.winners,
          .seed = seed};
}

}  // namespace core
