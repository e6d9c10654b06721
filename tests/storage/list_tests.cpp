// Lists: who is in them, in which order, and how many.
#include "tests/storage/places.h"

using namespace storage;
using namespace tests;
using What = Query::What;
using Texts = std::vector<std::string>;

namespace {

Append with(const std::string& match, Status status, bool listed, Time time, std::vector<std::string> members = {}) {
  Append one = birth(match, {event("1")});
  one.header = {status, listed, "{}", time};
  one.members = std::move(members);
  return one;
}

}  // namespace

TEST_CASE_TEMPLATE("each list holds its matches, the newest first", Place, EVERY_PLACE) {
  const Place place;
  const auto database = opened(place.store);
  written(*database, {
                         with("old", Status::open, true, 10, {"ann"}),
                         with("hidden", Status::open, false, 20, {"ann", "bob"}),
                         with("new", Status::open, true, 30, {"bob"}),
                         with("going", Status::playing, true, 40, {"ann"}),
                         with("gone", Status::over, true, 50, {"ann", "ann"}),
                         with("wreck", Status::broken, true, 60),
                         with("also going", Status::playing, false, 35),
                     });
  CHECK(names(*database, {What::open_tables}) == Texts{"new", "old"});
  CHECK(names(*database, {What::running_tables}) == Texts{"going"});
  CHECK(names(*database, {What::unfinished}) == Texts{"going", "also going"});
  CHECK(names(*database, {What::of_member, "ann"}) == Texts{"gone", "going", "hidden", "old"});
  CHECK(names(*database, {What::of_member, "bob"}) == Texts{"new", "hidden"});
  CHECK(names(*database, {What::of_member, ""}).empty());
  CHECK(names(*database, {What::of_member, "an"}).empty());
}

TEST_CASE_TEMPLATE("the header of the last append counts", Place, EVERY_PLACE) {
  const Place place;
  const auto database = opened(place.store);
  written(*database, {with("a", Status::open, true, 10), with("b", Status::open, true, 20)});
  Append later = append("a", 1, {event("2")});
  later.header = {Status::open, true, "later", 30};
  later.members = {"ann"};
  written(*database, {later});
  CHECK(names(*database, {What::open_tables}) == Texts{"a", "b"});
  CHECK(database->list({What::of_member, "ann"}).value() == std::vector<Listed>{{"a", later.header}});
  later.after = 2;
  later.header.status = Status::playing;
  written(*database, {later});
  CHECK(names(*database, {What::open_tables}) == Texts{"b"});
  CHECK(names(*database, {What::unfinished}) == Texts{"a"});
  CHECK(names(*database, {What::of_member, "ann"}) == Texts{"a"});
  CHECK(loaded(*database, "a").status == Status::playing);
}

TEST_CASE_TEMPLATE("matches of the same time are listed by id, and a limit cuts the oldest", Place, EVERY_PLACE) {
  const Place place;
  const auto database = opened(place.store);
  std::vector<Append> all;
  // Bytes decide, not the order of some language.
  for (const char* name : {"b", "a", "B", "\xc3\xa9", "c"}) all.push_back(with(name, Status::open, true, 10, {"ann"}));
  all.push_back(with("old", Status::open, true, 9, {"ann"}));
  written(*database, all);
  const Texts expected{"\xc3\xa9", "c", "b", "a", "B", "old"};
  CHECK(names(*database, {What::open_tables}) == expected);
  CHECK(names(*database, {What::of_member, "ann"}) == expected);
  CHECK(names(*database, {What::open_tables, "", 2}) == Texts{"\xc3\xa9", "c"});
  CHECK(names(*database, {What::of_member, "ann", 1}) == Texts{"\xc3\xa9"});
  for (const int none : {0, -1}) CHECK(names(*database, {What::open_tables, "", none}).empty());
}
