// What every store must do, with either database.
#include <numeric>

#include "tests/storage/raw.h"

using namespace storage;
using namespace tests;
using Answers = std::vector<Written>;
using Texts = std::vector<std::string>;

namespace {
constexpr auto done = Written::done;
constexpr auto conflict = Written::conflict;
}  // namespace

TEST_CASE_TEMPLATE("a match is born and comes back as it was", Place, EVERY_PLACE) {
  const Place place;
  const auto database = opened(place.store);
  Append first = birth("m1", {event("a"), event("b", "k1", 1001)});
  first.header = {Status::open, true, R"({"name":"x"})", 1001};
  CHECK(written(*database, {first}) == Answers{done});
  const StoredMatch match = loaded(*database, "m1");
  CHECK(match.birth == *first.birth);
  CHECK(match.status == Status::open);
  CHECK(match.events == first.events);
  const auto listed = database->list({Query::What::open_tables});
  REQUIRE(listed);
  CHECK(listed.value() == std::vector<Listed>{{"m1", first.header}});
}

TEST_CASE_TEMPLATE("a match may bring components, and comes back with them", Place, EVERY_PLACE) {
  const Place place;
  const auto database = opened(place.store);
  const auto bringing = [](const std::string& match, const std::string& components) {
    Append append = birth(match);
    append.birth->components = components;
    return append;
  };
  const std::string large(60'000, 'x');
  CHECK(written(*database, {bringing("a", large), bringing("b", large), bringing("c", "y\n"), bringing("d", "")}) ==
        Answers(4, done));
  CHECK(written(*database, {bringing("e", large), bringing("c", "never stored")}) == Answers{done, conflict});
  for (const char* match : {"a", "b", "e"}) CHECK(loaded(*database, match).birth.components == large);
  CHECK(loaded(*database, "c").birth.components == "y\n");
  CHECK(loaded(*database, "d").birth.components.empty());
  // Two texts, each stored once.
  raw(place,
      "CREATE TEMPORARY TABLE two (files integer CHECK (files = 2)); INSERT INTO two SELECT count(*) FROM components");
}

TEST_CASE_TEMPLATE("a probe changes nothing", Place, EVERY_PLACE) {
  const Place place;
  const auto database = opened(place.store);
  CHECK(database->probe().ok());
  CHECK(written(*database, {birth("m", {event("a")})}) == Answers{done});
  CHECK(database->probe().ok());
  CHECK(loaded(*database, "m").events.size() == 1);
  CHECK(written(*database, {append("m", 1, {event("b")})}) == Answers{done});
}

TEST_CASE_TEMPLATE("a match may be born without events, and only once", Place, EVERY_PLACE) {
  const Place place;
  const auto database = opened(place.store);
  CHECK(written(*database, {birth("m"), birth("m", {event("x")}), birth("n")}) == Answers{done, conflict, done});
  CHECK(written(*database, {birth("m", {event("x")})}) == Answers{conflict});
  CHECK(loaded(*database, "m").events.empty());
  CHECK(written(*database, {append("m", 0, {event("first")})}) == Answers{done});
  CHECK(texts(loaded(*database, "m")) == Texts{"first"});
}

TEST_CASE_TEMPLATE("a match that is not there is nothing, and can't be appended to", Place, EVERY_PLACE) {
  const Place place;
  const auto database = opened(place.store);
  const auto found = database->load("nobody");
  REQUIRE(found);
  CHECK_FALSE(found.value());
  CHECK(written(*database, {append("nobody", 0, {event("a")})}) == Answers{conflict});
  CHECK(written(*database, {}).empty());
}

TEST_CASE_TEMPLATE("appends are numbered by what they follow", Place, EVERY_PLACE) {
  const Place place;
  const auto database = opened(place.store);
  REQUIRE(written(*database, {birth("m", {event("1")})}) == Answers{done});
  CHECK(written(*database, {append("m", 1, {event("2"), event("3")})}) == Answers{done});
  for (const Seq wrong : {0, 1, 2, 4, -1}) {
    CHECK(written(*database, {append("m", wrong, {event("late")})}) == Answers{conflict});
  }
  CHECK(written(*database, {append("m", 3, {event("4")})}) == Answers{done});
  CHECK(texts(loaded(*database, "m")) == Texts{"1", "2", "3", "4"});
}

TEST_CASE_TEMPLATE("several appends to one match may follow each other in a batch", Place, EVERY_PLACE) {
  const Place place;
  const auto database = opened(place.store);
  CHECK(written(*database, {birth("b", {event("1")}), append("b", 1, {event("2")}), birth("a"),
                            append("b", 2, {event("3")}), append("a", 0, {event("x")}), append("b", 2, {event("no")}),
                            append("b", 3, {event("4")})}) == Answers{done, done, done, done, done, conflict, done});
  CHECK(texts(loaded(*database, "b")) == Texts{"1", "2", "3", "4"});
  CHECK(texts(loaded(*database, "a")) == Texts{"x"});
}

TEST_CASE_TEMPLATE("a refused append leaves no trace, and its neighbours stand", Place, EVERY_PLACE) {
  const Place place;
  const auto database = opened(place.store);
  REQUIRE(written(*database, {birth("m", {event("1", "k")}), birth("n")}) == Answers{done, done});
  // Its second event has a key that is there already: the first must not stay, nor the header, nor the member.
  Append bad = append("m", 1, {event("2", "fresh"), event("3", "k")});
  bad.header.status = Status::over;
  bad.members = {"me"};
  CHECK(written(*database, {append("n", 0, {event("x")}), bad, append("n", 1, {event("y")})}) ==
        Answers{done, conflict, done});
  const StoredMatch match = loaded(*database, "m");
  CHECK(texts(match) == Texts{"1"});
  CHECK(match.status == Status::open);
  CHECK(names(*database, {Query::What::of_member, "me"}).empty());
  CHECK(texts(loaded(*database, "n")) == Texts{"x", "y"});
  CHECK(written(*database, {append("m", 1, {event("2", "fresh")})}) == Answers{done});
}

TEST_CASE_TEMPLATE("a header may change without an event", Place, EVERY_PLACE) {
  const Place place;
  const auto database = opened(place.store);
  REQUIRE(written(*database, {birth("m", {event("1")})}) == Answers{done});
  Append mark = append("m", 1, {});
  mark.header.status = Status::broken;
  mark.header.summary = "{}";
  CHECK(written(*database, {append("m", 0, {}), mark}) == Answers{conflict, done});
  const StoredMatch match = loaded(*database, "m");
  CHECK(match.status == Status::broken);
  CHECK(match.summary == "{}");
  CHECK(texts(match) == Texts{"1"});
}

TEST_CASE_TEMPLATE("a key is used once in its match", Place, EVERY_PLACE) {
  const Place place;
  const auto database = opened(place.store);
  REQUIRE(written(*database, {birth("m", {event("1", "k")}), birth("n", {event("1", "k")})}) == Answers{done, done});
  CHECK(written(*database, {append("m", 1, {event("2", "k")})}) == Answers{conflict});
  CHECK(written(*database, {append("m", 1, {event("2", "j"), event("3", "j")})}) == Answers{conflict});
  CHECK(written(*database, {birth("o", {event("1", "j"), event("2", "j")})}) == Answers{conflict});
  CHECK(written(*database, {append("m", 1, {event("2"), event("3")})}) == Answers{done});
  CHECK(written(*database, {append("m", 3, {event("4", "K")}), append("m", 4, {event("5", "K")})}) ==
        Answers{done, conflict});
  CHECK(texts(loaded(*database, "m")) == Texts{"1", "2", "3", "4"});
}

TEST_CASE_TEMPLATE("an append that contradicts itself is a conflict", Place, EVERY_PLACE) {
  const Place place;
  const auto database = opened(place.store);
  REQUIRE(written(*database, {birth("m", {event("1")})}) == Answers{done});
  Append late = birth("late", {event("x")});
  late.after = 1;
  CHECK(written(*database, {late}) == Answers{conflict});
  CHECK_FALSE(database->load("late").value());
}

TEST_CASE_TEMPLATE("every byte of a text comes back", Place, EVERY_PLACE) {
  const Place place;
  const auto database = opened(place.store);
  std::string bytes(256, '\0');
  std::iota(bytes.begin(), bytes.end(), '\0');
  const Texts strange{"",
                      bytes,
                      "Zażółć 🎨 画 \xe2\x80\xae",
                      std::string("\0", 1),
                      "'; DROP TABLE events; --",
                      "\\x00{}\"",
                      std::string(200000, 'x')};
  Append first = birth(strange[2]);
  for (const std::string& text : strange) first.events.push_back({-5, text, text, text, text});
  first.birth->setup = first.header.summary = bytes;
  first.members = {bytes, strange[2]};
  first.header.status = Status::playing;
  REQUIRE(written(*database, {first}) == Answers{done});
  const StoredMatch match = loaded(*database, strange[2]);
  CHECK(match.events == first.events);
  CHECK(match.birth == *first.birth);
  for (const std::string& member : first.members) {
    CHECK(names(*database, {Query::What::of_member, member}) == Texts{strange[2]});
  }
  CHECK(database->list({Query::What::unfinished}).value() == std::vector<Listed>{{first.match, first.header}});
  CHECK(written(*database, {append(strange[2], 7, {event("again", strange[3])})}) == Answers{conflict});
}

TEST_CASE_TEMPLATE("numbers keep their size and sign", Place, EVERY_PLACE) {
  const Place place;
  const auto database = opened(place.store);
  constexpr Time far = 253402300799999;  // the end of the year 9999
  Append first = birth("m", {event("late", "", far), event("early", "", -far), event("zero", "", 0)});
  first.birth->time = -far;
  first.birth->rules = 2147483647;
  first.header = {Status::broken, true, "", far};
  REQUIRE(written(*database, {first}) == Answers{done});
  const StoredMatch match = loaded(*database, "m");
  CHECK(match.birth == *first.birth);
  CHECK(match.events == first.events);
  CHECK(match.status == Status::broken);
}

TEST_CASE_TEMPLATE("a large batch is one transaction", Place, EVERY_PLACE) {
  const Place place;
  const auto database = opened(place.store);
  std::vector<Append> batch;
  for (int i = 0; i < 3000; ++i) {
    Append one = birth("m" + std::to_string(i % 1500), {event(std::string(100, 'a')), event("b", "k")});
    one.header.summary = std::string(300, 's');
    one.header.status = Status::playing;
    batch.push_back(std::move(one));
  }
  const Answers answers = written(*database, batch);
  REQUIRE(answers.size() == batch.size());
  for (std::size_t i = 0; i < answers.size(); ++i) CHECK(answers[i] == (i < 1500 ? done : conflict));
  CHECK(names(*database, {Query::What::unfinished, "", 5000}).size() == 1500);
  CHECK(loaded(*database, "m1499").events.size() == 2);
}

TEST_CASE_TEMPLATE("everything that was written is there after closing and opening", Place, EVERY_PLACE) {
  const Place place;
  REQUIRE(written(*opened(place.store), {birth("m", {event("1", "k")})}) == Answers{done});
  const auto database = opened(place.store);
  CHECK(written(*database, {append("m", 1, {event("2", "k")})}) == Answers{conflict});
  CHECK(written(*database, {append("m", 1, {event("2")})}) == Answers{done});
  CHECK(texts(loaded(*database, "m")) == Texts{"1", "2"});
}
