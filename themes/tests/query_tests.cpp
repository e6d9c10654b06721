// Queries: one text for each meaning.
#include <doctest/doctest.h>

#include "themes/query.h"
#include "themes/writing.h"

namespace themes {
namespace {

TEST_CASE("a query that is read and written again is the same text") {
  for (const std::string_view text : {"girl", "girl.red", "3*person", "2~dog.sleeping", "dog_girl", "girl.holds(cat)",
                                      "girl.red.wears(hat.red.straw)", "house.with(3*wears(a).window)", "20*person",
                                      "dark-ground_moon", "cat.in(basket)", "r2-d2"}) {
    const auto query = Query::read(text);
    REQUIRE_MESSAGE(query, text);
    CHECK(written(things_of(*query)) == text);
  }
}

TEST_CASE("a text in another spelling is not a query") {
  for (const std::string_view text : {"",
                                      "_",
                                      ".",
                                      "Girl",
                                      "girl red",
                                      "red.girl.red",
                                      "girl.girl",
                                      "red.girl",
                                      "girl_dog",
                                      "dog_dog",
                                      "girl_",
                                      "girl.",
                                      "1~dog",
                                      "0*dog",
                                      "21*dog",
                                      "03*dog",
                                      "3dog",
                                      "3*",
                                      "girl.wears()",
                                      "girl.wears(hat",
                                      "girl.wears(hat))",
                                      "girl.eats(hat)",
                                      "girl.is(red)",
                                      "girl.there(red)",
                                      "wears",
                                      "(hat)",
                                      "-a",
                                      "3",
                                      "girl.wears(hat.blue)",
                                      "=girl"}) {
    // "wears" is a word like any other when nothing follows it.
    CHECK_MESSAGE(Query::read(text).has_value() == (text == "wears"), text);
  }
}

TEST_CASE("a query has a longest text and a largest number of parts") {
  CHECK(Query::read(std::string(longest_query, 'a')));
  CHECK_FALSE(Query::read(std::string(longest_query + 1, 'a')));
  std::string letters;
  for (char c = 'a'; c < 'a' + most_nodes - 1; ++c) (letters += letters.empty() ? "" : ".") += c;
  CHECK(Query::read(letters));
  CHECK_FALSE(Query::read(letters + ".z"));
}

TEST_CASE("parts in any order give the same text") {
  const Thing hat{.relation = Relation::wears, .words = {"red", "hat"}};
  const Thing girl{.counting = Counting::at_least, .count = 1, .words = {"sleeping", "girl", "girl"}, .related = {hat}};
  const Thing dogs{.counting = Counting::exactly, .count = 2, .words = {"dog"}};
  CHECK(written({girl, dogs}) == "2*dog_girl.sleeping.wears(hat.red)");
  CHECK(written({dogs, girl, dogs}) == written({girl, dogs}));
}

}  // namespace
}  // namespace themes
