#include "core/record.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "core/sha256.h"
#include "core/text.h"
#include "games/registry.h"

using core::Record;

namespace {

std::unique_ptr<core::AnyGame> some_game(int seats = 3) {
  auto game = games::open_game(games::Request{.game = "art-society", .edition = "ru", .seats = seats});
  REQUIRE(game.ok());
  return std::move(game).value();
}

Record some_record(std::uint64_t number = 0) {
  const auto game = some_game();
  const core::Seed seed = core::Seed::derived(2024, number);
  core::DealStream deals(seed);
  core::Random choices(number);
  std::vector<core::Move> log;
  const core::Playout playout = game->random_game(deals, choices, &log);
  return core::make_record(*game, std::move(log), playout.outcome, seed);
}

using Lines = std::vector<std::string>;

Lines lines_of(const std::string& text) {
  Lines lines;
  for (const std::string_view line : core::split(text, '\n')) lines.emplace_back(line);
  lines.pop_back();  // what follows the last end of line is nothing
  return lines;
}

std::string text_of(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

// The line at which the text is refused; 0 if it is read.
int refused_at(const std::string& text) {
  const auto record = core::read_record(text);
  if (record) return 0;
  CHECK_FALSE(record.error().reason.empty());
  return record.error().line;
}

// Line `number`, from 1, replaced; everything else as it was.
std::string with_line(Lines lines, int number, const std::string& line) {
  lines[static_cast<std::size_t>(number) - 1] = line;
  return text_of(lines);
}

int line_starting_with(const Lines& lines, std::string_view start) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].starts_with(start)) return static_cast<int>(i) + 1;
  }
  FAIL("no such line: " << start);
  return 0;
}

// What verify says about a text of the right form.
core::ParseError complaint_about(const std::string& text) {
  const auto read = core::read_record(text);
  REQUIRE(read.ok());
  const auto verdict = core::verify_record(read.value(), *some_game());
  return verdict ? core::ParseError{} : verdict.error();
}

// The complaint about a record whose digest is right but whose content breaks the rules.
core::ParseError complaint(const Record& record) { return complaint_about(core::write_record(record)); }

}  // namespace

TEST_CASE("a record is read back as it was written, and verifies") {
  for (std::uint64_t number = 0; number < 10; ++number) {
    const Record record = some_record(number);
    const std::string text = core::write_record(record);
    const auto read = core::read_record(text);
    REQUIRE(read.ok());
    CHECK(read.value().agreement == record.agreement);
    CHECK(read.value().commitment == record.commitment);
    CHECK(read.value().moves == record.moves);
    CHECK(read.value().points == record.points);
    CHECK(read.value().winners == record.winners);
    CHECK(read.value().seed == record.seed);
    CHECK(core::write_record(read.value()) == text);
    CHECK(core::verify_record(read.value(), *some_game()).ok());
  }
}

TEST_CASE("a record keeps what the clock did, and verifies it") {
  const auto opened = games::open_game(games::Request{.game = "cats", .seats = 3});
  REQUIRE(opened.ok());
  const core::AnyGame& game = *opened.value();
  int closed = 0;
  for (std::uint64_t number = 0; number < 20; ++number) {
    const core::Seed seed = core::Seed::derived(7, number);
    core::DealStream deals(seed);
    core::Random random(number);
    std::vector<core::Move> log;
    const auto state = game.start();
    while (!state->over()) {
      core::Actor actor = state->awaited().nth(random.below(state->awaited().count()));
      if (state->window() != 0) actor = core::Actor::clock(), ++closed;
      const auto tokens = state->legal(actor);
      const int count = static_cast<int>(tokens.size());
      const int choice = actor.is_chance() ? deals.below(count) : random.below(count);
      log.push_back({actor, tokens[static_cast<std::size_t>(choice)]});
      REQUIRE(state->play(actor, log.back().token).ok());
    }
    const Record record = core::make_record(game, log, state->outcome(), seed);
    const auto read = core::read_record(core::write_record(record));
    REQUIRE(read.ok());
    CHECK(read.value().moves == log);
    CHECK(core::verify_record(read.value(), game).ok());
  }
  CHECK(closed > 0);
  Record wrong = some_record();
  wrong.moves.insert(wrong.moves.begin(), {core::Actor::clock(), "close"});
  CHECK(complaint(wrong).reason.find("no window") != std::string::npos);
}

TEST_CASE("a record is plain text in lines without stray spaces") {
  const Lines lines = lines_of(core::write_record(some_record()));
  for (const std::string& line : lines) {
    CHECK_FALSE(line.empty());
    CHECK(line.find("  ") == std::string::npos);
    CHECK_FALSE(line.ends_with(' '));
    for (const char c : line) CHECK((c >= ' ' && c <= '~'));
  }
  const std::string above = text_of(Lines(lines.begin(), lines.end() - 1));
  CHECK(lines.back() == "digest " + core::to_hex(core::sha256(above)).substr(0, 16));
}

TEST_CASE("an error names the line that was emptied, spaced or cut") {
  const Lines lines = lines_of(core::write_record(some_record()));
  for (int number = 1; number <= static_cast<int>(lines.size()); ++number) {
    const std::string& line = lines[static_cast<std::size_t>(number) - 1];
    CAPTURE(line);
    CHECK(refused_at(with_line(lines, number, "")) == number);
    CHECK(refused_at(with_line(lines, number, line + " ")) == number);
    CHECK(refused_at(with_line(lines, number, " " + line)) == number);
    CHECK(refused_at(with_line(lines, number, line + "\t")) == number);
    CHECK(refused_at(with_line(lines, number, line + "\r")) == number);
    CHECK(refused_at(with_line(lines, number, "nonsense")) == number);
    // The text ends after this line, in this line, or before it.
    const std::string upto = text_of(Lines(lines.begin(), lines.begin() + number));
    if (number < static_cast<int>(lines.size())) CHECK(refused_at(upto) == number + 1);
    CHECK(refused_at(upto.substr(0, upto.size() - 1)) == number);
  }
  CHECK(refused_at("") == 1);
}

TEST_CASE("what each line must hold") {
  const Lines lines = lines_of(core::write_record(some_record()));
  const auto refuses = [&](std::string_view start, const std::vector<std::string>& bad) {
    const int number = line_starting_with(lines, start);
    for (const std::string& line : bad) {
      CAPTURE(line);
      CHECK(refused_at(with_line(lines, number, line)) == number);
    }
  };
  refuses("vernissage", {"vernissage record 2", "vernissage record", "vernissage record 1 "});
  refuses("game", {"game", "game a b", "Game art-society"});
  refuses("rules", {"rules", "rules 0", "rules 01", "rules one", "rules -1", "rules 1 1", "rules 99999"});
  refuses("edition", {"edition", "edition pl ru"});
  refuses("components", {"components standard", "components standard 123", "components standard 0123456789abcdeF",
                         "components 0123456789abcdef", "components standard 0123456789abcdef x"});
  refuses("flags", {"flags", "flags tie", "flags tie=sum surplus", "flags a=b=c"});
  refuses("seats", {"seats", "seats 0", "seats 9", "seats two", "seats 2 2"});
  refuses("commitment", {"commitment", "commitment 12", "commitment " + std::string(63, 'a') + "g",
                         "commitment " + std::string(65, 'a'), "commitment " + std::string(64, 'A')});
  refuses("moves", {"moves 1", "Moves"});
  refuses("* ", {"*", "* p1  p2", "** p1", "*p1", "X p1", "a p1", "D p1"});
  refuses("result", {"result", "result A=1 B=2", "result A=1 B=2 C=3 D=4", "result A=1 C=2 B=3", "result A=1 B=2 C=",
                     "result A=1 B=2 C=03", "result A=1 B=2 C=x", "result A=1 B=2 C=99999", "result A=1 B=2 C"});
  refuses("winners",
          {"winners ", "winners D", "winners *", "winners B A", "winners A A", "winners AB", "winners A B C A"});
  refuses("seed", {"seed", "seed 12", "seed " + std::string(32, 'x'), "seed " + std::string(33, 'a')});
  refuses("digest", {"digest", "digest 12", "digest " + std::string(16, 'A')});
}

TEST_CASE("two runs of one actor must be one line, and nothing follows the digest") {
  Lines lines = lines_of(core::write_record(some_record()));
  const int number = line_starting_with(lines, "* ");
  Lines twice = lines;
  twice.insert(twice.begin() + number, "* p1");
  CHECK(refused_at(text_of(twice)) == number + 1);
  lines.emplace_back("more");
  CHECK(refused_at(text_of(lines)) == static_cast<int>(lines.size()));
}

TEST_CASE("any changed letter is found by the digest at the latest") {
  const std::string text = core::write_record(some_record());
  for (std::size_t i = 0; i < text.size(); i += 3) {
    std::string changed = text;
    changed[i] = changed[i] == '1' ? '2' : '1';
    const auto record = core::read_record(changed);
    if (record.ok() && !record.value().damaged) FAIL("a change at " << i << " went unnoticed");
  }
}

TEST_CASE("a wrong digest is refused, but reported only if nothing worse is wrong") {
  const std::string wrong = "digest " + std::string(16, '0');
  const Lines lines = lines_of(core::write_record(some_record()));
  const int last = static_cast<int>(lines.size());
  CHECK(complaint_about(with_line(lines, last, wrong)).line == last);
  CHECK(complaint_about(with_line(lines, last, wrong)).reason.find("digest") != std::string::npos);
  Record bad = some_record();
  bad.moves[3].token = "a1";
  CHECK(complaint_about(with_line(lines_of(core::write_record(bad)), last, wrong)).clause == "AS-S3");
}

TEST_CASE("a record that breaks the rules is refused with line, reason and clause") {
  const Record good = some_record();
  CHECK(complaint(good).reason.empty());

  Record bad = good;
  bad.moves[3].token = "a1";  // the first hanging: covers no star
  CHECK(complaint(bad).line == 11);
  CHECK(complaint(bad).clause == "AS-S3");
  CHECK(complaint(bad).reason.find("a1") != std::string::npos);

  bad = good;
  bad.moves[3].token = "nonsense";
  CHECK(complaint(bad).line == 11);
  CHECK(complaint(bad).clause.empty());

  bad = good;
  std::swap(bad.moves[0].token, bad.moves[1].token);
  CHECK(complaint(bad).line == 10);
  CHECK(complaint(bad).reason.find("the seed deals") != std::string::npos);

  bad = good;
  bad.moves.emplace_back(bad.moves.back());
  CHECK(complaint(bad).clause == "AS-G1");
}

TEST_CASE("seed, agreement, end and result are verified too") {
  const Record good = some_record();
  const int result_line = line_starting_with(lines_of(core::write_record(good)), "result");

  Record bad = good;
  bad.seed = core::Seed::derived(1, 1);
  CHECK(complaint(bad).line == 8);
  bad.commitment = bad.seed.commitment();
  CHECK(complaint(bad).line >= 10);

  bad = good;
  bad.agreement.edition = "pl";
  CHECK(complaint(bad).line == 2);

  bad = good;
  ++bad.points[1];
  CHECK(complaint(bad).line == result_line);

  bad = good;
  bad.winners = bad.winners == "A" ? "B" : "A";
  CHECK(complaint(bad).line == result_line + 1);

  bad.winners.clear();  // nobody: it may be written, but somebody has won here
  CHECK(core::write_record(bad).find("\nwinners\n") != std::string::npos);
  CHECK(complaint(bad).line == result_line + 1);

  bad = good;
  bad.moves.pop_back();
  CHECK(complaint(bad).reason == "the game is not over here");
}
