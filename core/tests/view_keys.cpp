#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "core/cell_set.h"
#include "core/view_values.h"

namespace {

namespace keys = core::keys;
using core::JsonReader;
using core::JsonWriter;

constexpr int seats = 3;
constexpr std::array<std::string_view, 2> mood_names = {"calm", "wild"};
enum class Mood : std::uint8_t { calm, wild };

struct Point {
  std::int8_t x = 0;
  std::uint8_t y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

// A value of every kind.
struct Example {
  core::Viewer viewer = core::Viewer::spectator();
  Mood mood = Mood::calm;
  std::uint8_t colour = 0;
  std::uint8_t starter = core::none;
  std::uint8_t painting = core::none;
  bool open = false;
  core::SeatSet ready;
  core::SeatSet asked;
  std::uint16_t cards = 0;
  core::CellSet cells;
  std::array<Point, 2> points{};
  std::vector<int> bids = std::vector<int>(4);
  int bid_count = 0;
  friend bool operator==(const Example&, const Example&) = default;
};

template <class E>
auto example_keys(E& e) {
  return [&e](auto& io) {
    const auto point = [&e](int i) {
      auto& p = e.points.at(static_cast<std::size_t>(i));
      return keys::Object{"Point", "Of each point", [&p](auto& point_io) {
                            point_io.key("x", keys::Number{p.x, -9, 9}, "to the right");
                            point_io.key("y", keys::Number{p.y, 0, 9}, "downwards");
                          }};
    };
    const auto bid = [&e](int i) { return keys::Number{e.bids.at(static_cast<std::size_t>(i)), 1, 9}; };
    io.key("game", keys::GameId{"example"}, "the id");
    io.key("viewer", keys::WhoLooks{e.viewer, seats}, "who looks", "EX-1");
    io.key("mood", keys::Name{e.mood, mood_names, "Mood", "a mood"}, "how it feels");
    io.key("colour", keys::Letter{e.colour, "rg", "Colour", "a colour"}, "red or green");
    io.key("starter", keys::letter_or_null(e.starter, seats), "who begins");
    io.key("painting", keys::OrNull{e.painting == core::none, keys::Numbered{e.painting, 12}}, "which one");
    io.key("open", keys::LeftOut{!e.open, "false", keys::Boolean{e.open}}, "whether it is open");
    io.key("ready", keys::Each{seats, [&e](int s) { return keys::Member{e.ready, s}; }}, "by seat");
    io.key("asked", keys::Members{e.asked, [](auto& s) { return keys::SeatLetter{s, seats}; }}, "who is asked");
    io.key("cards", keys::Members{e.cards, [](auto& c) { return keys::Number{c, 0, 15}; }}, "in the hand");
    io.key("cells", keys::Members{e.cells, [](auto& c) { return keys::Numbered{c, 192}; }}, "of the wall");
    io.key("points", keys::Each{2, point}, "two of them");
    io.key("bids", keys::List{e.bid_count, 4, bid}, "so far");
    io.key("total", keys::Derived{"number", [&e](JsonWriter& out) { out.value(e.bids[0] + e.bids[1]); }},
           "of the first two");
  };
}

std::string written(const Example& example) {
  JsonWriter out;
  core::write_keys(out, example_keys(example));
  return out.take();
}

// What is wrong, or "".
std::string fault(std::string_view json, Example&& example = {}) {
  JsonReader in(json);
  core::read_keys(in, example_keys(example));
  in.finish();
  return in.reason();
}

Example full() {
  Example e;
  e.viewer = core::Seat{1};
  e.mood = Mood::wild;
  e.colour = 1;
  e.starter = 2;
  e.painting = 11;
  e.open = true;
  e.ready.add(1);
  e.asked.add(0);
  e.asked.add(2);
  e.cards = 0x8001;
  e.cells.set(0);
  e.cells.set(191);
  e.points = {Point{-9, 9}, Point{1, 2}};
  e.bids = {4, 5, 0, 0};
  e.bid_count = 2;
  return e;
}

constexpr std::string_view empty_text =
    R"({"game":"example","viewer":null,"mood":"calm","colour":"r","starter":null,"painting":null,)"
    R"("ready":[false,false,false],"asked":[],"cards":[],"cells":[],"points":[{"x":0,"y":0},{"x":0,"y":0}],"bids":[],"total":0})";
constexpr std::string_view full_text =
    R"({"game":"example","viewer":"B","mood":"wild","colour":"g","starter":"C","painting":12,"open":true,)"
    R"("ready":[false,true,false],"asked":["A","C"],"cards":[0,15],"cells":[1,192],"points":[{"x":-9,"y":9},{"x":1,"y":2}],)"
    R"("bids":[4,5],"total":9})";

// The full text with one part replaced by another.
std::string forged(std::string_view part, std::string_view by) {
  std::string text(full_text);
  const std::size_t at = text.find(part);
  REQUIRE(at != std::string::npos);
  return text.replace(at, part.size(), by);
}

}  // namespace

TEST_CASE("view keys: a value that is written is read back, and an empty one is left out") {
  CHECK(written({}) == empty_text);
  CHECK(written(full()) == full_text);
  for (const std::string_view text : {empty_text, full_text}) {
    Example read;
    JsonReader in(text);
    core::read_keys(in, example_keys(read));
    in.finish();
    CHECK(in.reason() == "");
    CHECK(written(read) == text);
    CHECK(read == (text == empty_text ? Example{} : full()));
  }
}

TEST_CASE("view keys: keys may come in any order, and unknown ones are skipped") {
  std::string text = forged("\"mood\":\"wild\",", "\"later\":{\"mood\":[1]},");
  text.insert(text.size() - 1, R"(,"mood":"wild","":[])");
  Example read;
  JsonReader in(text);
  core::read_keys(in, example_keys(read));
  in.finish();
  CHECK(in.reason() == "");
  CHECK(read == full());
}

TEST_CASE("view keys: a fault says where it is, in which key, and why") {
  CHECK(fault("[]") == "at byte 0: expected an object");
  CHECK(fault("{}") == "at byte 2: 'game' is missing");
  CHECK(fault(R"({"game":"chess"})") == "at byte 15, in 'game': expected a view of example");
  CHECK(fault(R"({"game":"example","game":"example"})") == "at byte 25, in 'game': a key comes twice");
  CHECK(fault(std::string(full_text) + "x").ends_with(": expected nothing more"));
  CHECK(fault(forged("\"y\":9", "\"y\":10")).ends_with(", in 'y': expected a whole number from 0 to 9"));
  CHECK(fault(forged(",\"y\":9", "")).ends_with(", in 'points': 'y' is missing"));
  CHECK(fault(forged("\"bids\":[4,5],", "")).ends_with(": 'bids' is missing"));
  CHECK(fault(forged("\"total\":9", "\"total\":99")).empty());
  CHECK(fault(forged("\"total\":9", "\"total\":1,\"total\":9")).ends_with(", in 'total': a key comes twice"));
}

TEST_CASE("view keys: each kind of value refuses wrong input") {
  for (const auto& [part, by, why] : std::vector<std::array<std::string_view, 3>>{
           {"\"B\"", "\"D\"", ", in 'viewer': expected the letter of a seat"},
           {"\"C\",\"painting\"", "\"\",\"painting\"", ", in 'starter': expected the letter of a seat"},
           {"wild", "mild", ", in 'mood': expected a mood"},
           {"\"g\"", "\"rg\"", ", in 'colour': expected a colour"},
           {":12", ":0", ", in 'painting': expected a whole number from 1 to 12"},
           {":true,", ":1,", ", in 'open': expected true or false"},
           {"[false,", "[", ", in 'ready': too few elements"},
           {"[false,", "[false,true,", ", in 'ready': too many elements"},
           {"15]", "16]", ", in 'cards': expected a whole number from 0 to 15"},
           {"192]", "193]", ", in 'cells': expected a whole number from 1 to 192"},
           {"[4,5]", "[4,5,6,7,8]", ", in 'bids': too many elements"},
       }) {
    const std::string said = fault(forged(part, by));
    CHECK_MESSAGE(said.ends_with(why), said);
  }
}

TEST_CASE("view keys: types for a client, with what each key means") {
  core::ViewFormat format;
  const Example example;
  core::list_keys(format, "View", "", example_keys(example));
  CHECK(format.typescript("example") ==
        R"(// The view of example (docs/formats/view.md). Generated by tools/views; do not edit.
import type {Seat} from '$generated/messages';

export type Mood = 'calm' | 'wild';

export type Colour = 'r' | 'g';

export interface View {
  /** the id */
  game: 'example';
  /** who looks (EX-1) */
  viewer: Seat | null;
  /** how it feels */
  mood: Mood;
  /** red or green */
  colour: Colour;
  /** who begins */
  starter: Seat | null;
  /** which one */
  painting: number | null;
  /** whether it is open; left out if false */
  open?: boolean;
  /** by seat */
  ready: boolean[];
  /** who is asked */
  asked: Seat[];
  /** in the hand */
  cards: number[];
  /** of the wall */
  cells: number[];
  /** two of them */
  points: Point[];
  /** so far */
  bids: number[];
  /** of the first two */
  total: number;
}

export interface Point {
  /** to the right */
  x: number;
  /** downwards */
  y: number;
}
)");
}

TEST_CASE("view keys: tables for a document, in which a bar does not end a cell") {
  core::ViewFormat format;
  std::uint8_t seat = core::none;
  core::list_keys(format, "View", "",
                  [&](auto& io) { io.key("turn", keys::letter_or_null(seat, seats), "A | B", "EX-2"); });
  format.alias("Colour", "'r' | 'g'", "red, green");
  core::list_keys(format, "Point", "Of each point",
                  [&](auto& io) { io.key("x", keys::Number{seat, 0, 9}, "to the right"); });
  CHECK(format.tables() == R"(| key | type | meaning | clause |
|---|---|---|---|
| `turn` | `Seat \| null` | A \| B | EX-2 |

Of each point (`Point`):

| key | type | meaning | clause |
|---|---|---|---|
| `x` | `number` | to the right | |

| type | values | meaning |
|---|---|---|
| `Colour` | `'r' \| 'g'` | red, green |
)");
}

TEST_CASE("view keys: a long comment and a long choice take several lines") {
  core::ViewFormat format;
  std::string definition = "'first'";
  for (int i = 0; i < 12; ++i) definition += " | 'another one'";
  const std::string meaning(150, 'm');
  const std::string two_lines = "short " + meaning.substr(0, 110) + " rest";
  format.alias("Choice", definition, two_lines);
  const std::string text = format.typescript("example");
  CHECK(text.find("\n/**\n * short " + meaning.substr(0, 110) +
                  "\n * rest\n */\nexport type Choice =\n  | 'first'\n  | 'another one'\n") != std::string::npos);
  CHECK(text.ends_with("  | 'another one';\n"));
}
