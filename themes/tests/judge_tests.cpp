// The judge, in the order of docs/formats/theme.md.
#include <doctest/doctest.h>

#include "core/text.h"
#include "themes/judge.h"

namespace themes {
namespace {

// A small deck whose facts are written in the test.
struct Deck {
  Words words;
  std::vector<CardFacts> cards;
  std::string fault;  // of the first line that is wrong

  explicit Deck(std::string_view text) {
    FactsReader reader(words, cards);
    for (const std::string_view line : core::split(text, '\n')) {
      auto parts = core::split(line, ' ');
      std::erase(parts, std::string_view());
      if (parts.empty() || !fault.empty()) continue;
      fault = reader.line(parts);
    }
  }

  // What the cards answer, a letter each: y, n or ?.
  std::string answers(std::string_view text) const {
    const auto query = Query::read(text);
    REQUIRE_MESSAGE(query, "no query: ", text);
    std::string all;
    for (const CardFacts& card : cards)
      all += std::string_view("n?y")[static_cast<std::size_t>(judge(*query, card, words))];
    return all;
  }
};

constexpr std::string_view words = R"(
word animal
word basket
word beard
word bench
word bird animal
word blue colour
word bouquet* flower plant
word boy child person
word bread food
word building
word cat animal
word chair
word child person
word colour?
word cottage building house
word dark-ground
word dog animal
word doll
word flower plant
word food
word girl child person
word hat
word house building
word large?
word leaves? plant
word lemon
word man person
word moon
word night
word old?
word owl animal bird
word person
word picture
word plant?
word red colour
word sitting?
word sleeping?
word statue
word wheel<
word window<
)";

Deck deck(std::string_view cards) { return Deck(std::string(words) + std::string(cards)); }

TEST_CASE("a word holds if it is listed or is a kind of what is listed") {
  const Deck d = deck("card a\nsee cat\ncard b\nsee girl\n");
  CHECK(d.answers("cat") == "yn");
  CHECK(d.answers("animal") == "yn");
  CHECK(d.answers("person") == "ny");
  CHECK(d.answers("dog") == "nn");
}

TEST_CASE("something listed by a wider word may be a narrower one") {
  const Deck d = deck("card a\nsee bird\ncard b\nsee house\n");
  CHECK(d.answers("owl") == "?n");
  CHECK(d.answers("cottage") == "n?");
  CHECK(d.answers("cat") == "nn");
}

TEST_CASE("unclear things on the card can't be told") {
  const Deck d = deck("card a\nsee ?cat\ncard b\nsee statue ?man\n");
  CHECK(d.answers("cat") == "?n");
  CHECK(d.answers("animal") == "?n");
  CHECK(d.answers("person") == "n?");
  CHECK(d.answers("statue") == "ny");
  CHECK(d.answers("child") == "nn");
}

TEST_CASE("an open word that is not listed can't be told, and a small one only when a large one is asked for") {
  const Deck d = deck("card a\nsee cat\ncard b\nsee large wheel\n");
  CHECK(d.answers("leaves") == "??");
  CHECK(d.answers("plant") == "??");
  CHECK(d.answers("flower") == "nn");
  CHECK(d.answers("wheel") == "?y");
  CHECK(d.answers("large.wheel") == "ny");
  CHECK(d.answers("sleeping") == "??");
}

TEST_CASE("a word that the deck does not know can't be told, unless another word already says no") {
  const Deck d = deck("card a\nsee cat\n");
  CHECK(d.answers("zebra") == "?");
  CHECK(d.answers("cat.zesty") == "?");
  CHECK(d.answers("dog.zesty") == "n");
}

TEST_CASE("all words must hold for the same thing") {
  const Deck d = deck("card a\nsee girl red\nsee boy blue\n");
  CHECK(d.answers("girl.red") == "y");
  CHECK(d.answers("blue.girl") == "n");
  CHECK(d.answers("blue.child") == "y");
}

TEST_CASE("a wider word among the listed ones means that nothing is known about the narrower ones") {
  const Deck d = deck("card a\nsee girl colour\n");
  CHECK(d.answers("girl.red") == "?");
}

TEST_CASE("exactly and at least") {
  const Deck d =
      deck("card a\nsee 2 girl\nsee boy\ncard b\nsee 3 girl\nsee ?man\ncard c\nsee 0 person\ncard d\nsee boy\n");
  CHECK(d.answers("3*person") == "y??n");
  CHECK(d.answers("4*person") == "n??n");
  CHECK(d.answers("1*person") == "nn?y");
  CHECK(d.answers("2~person") == "yy?n");
  CHECK(d.answers("4~person") == "n??n");
  CHECK(d.answers("5~person") == "nn?n");
  CHECK(d.answers("2*girl") == "yn?n");
}

TEST_CASE("things that may be missing from the list can't be counted") {
  const Deck d = deck("card a\nsee 2 wheel\n");
  CHECK(d.answers("2*wheel") == "?");
  CHECK(d.answers("1*wheel") == "n");
  CHECK(d.answers("2~wheel") == "y");
}

TEST_CASE("a bouquet is one bouquet, but nobody knows how many flowers") {
  const Deck d = deck("card a\nsee bouquet\n");
  CHECK(d.answers("1*bouquet") == "y");
  CHECK(d.answers("2*bouquet") == "n");
  CHECK(d.answers("3*flower") == "?");
  CHECK(d.answers("flower") == "y");
}

TEST_CASE("`wears`, `holds` and `shows` are said of parts") {
  const Deck d = deck(
      "card a\nsee girl\nsee hat red wears.1\ncard b\nsee girl\nsee hat\ncard c\nsee girl\nsee ?hat ?colour wears.1\n"
      "card d\nsee girl\nsee cat holds.1\ncard e\nsee picture\nsee boy shows.1\n");
  CHECK(d.answers("girl.wears(hat)") == "yn?nn");
  CHECK(d.answers("girl.wears(hat.red)") == "yn?nn");
  CHECK(d.answers("blue.hat") == "nn?nn");
  CHECK(d.answers("girl.holds(cat)") == "nnnyn");
  CHECK(d.answers("girl.holds(hat)") == "n?nnn");  // a hat that lies there may be in her hand
  CHECK(d.answers("picture.shows(boy)") == "nnnny");
}

TEST_CASE("`with` holds for any part, also a part of a part; a free thing may belong to anything") {
  const Deck d = deck(
      "card a\nsee house\nsee 2 window with.1\nsee flower with.2\ncard b\nsee house\nsee cat\ncard c\nsee house\nsee "
      "boy\n"
      "see hat wears.2\n");
  CHECK(d.answers("house.with(2~window)") == "y??");
  CHECK(d.answers("house.with(flower)") == "ynn");
  CHECK(d.answers("house.with(cat)") == "n?n");
  CHECK(d.answers("house.with(hat)") == "nnn");
  CHECK(d.answers("house.with(leaves)") == "???");
}

TEST_CASE("two parts of the same thing may belong to each other") {
  const Deck d = deck(
      "card a\nsee house\nsee statue with.1\nsee flower with.1\ncard b\nsee house\nsee house\nsee statue with.1\n"
      "see flower with.2\n");
  CHECK(d.answers("statue.with(flower)") == "?n");
}

TEST_CASE("`on` and `in` are said of things that rest there") {
  const Deck d = deck(
      "card a\nsee man sitting on.2\nsee bench\nsee chair\ncard b\nsee man\nsee bench\ncard c\nsee basket\nsee lemon "
      "in.1\n"
      "card d\nsee basket\nsee lemon on.1\ncard e\nsee man on.2\nsee chair on.3\nsee bench\n");
  CHECK(d.answers("man.on(bench)") == "y?nny");
  CHECK(d.answers("man.on(chair)") == "nnnny");
  CHECK(d.answers("man.on(bench).sitting") ==
        "yn"
        "nnn");
  CHECK(d.answers("in(basket).lemon") == "nny?n");
  CHECK(d.answers("lemon.on(basket)") == "nnyyn");
}

TEST_CASE("several things must all be there; the picture as a whole has words too") {
  const Deck d = deck("card a night dark-ground\nsee cat\nsee dog\ncard b ?night\nsee cat\n");
  CHECK(d.answers("cat_dog") == "yn");
  CHECK(d.answers("cat_night") == "y?");
  CHECK(d.answers("dark-ground") == "yn");
}

TEST_CASE("lines that are wrong say why") {
  CHECK(deck("").fault.empty());
  CHECK(deck("card a\nsee cat\n").fault == "");
  for (const std::string_view text : {"see cat\n",
                                      "card\n",
                                      "card a zebra\n",
                                      "card a\ncard a\n",
                                      "card a\nsee\n",
                                      "card a\nsee 2\n",
                                      "card a\nsee zebra\n",
                                      "card a\nsee cat on.1\n",
                                      "card a\nsee cat on.0\n",
                                      "card a\nsee cat under.2\n",
                                      "card a\nsee cat on.2 on.3\n",
                                      "card a\nsee cat 2\n",
                                      "card a\nsee 256 cat\n",
                                      "card a\nword zebra\n",
                                      "word zebra stripes\ncard a\n",
                                      "word apple\n",
                                      "word Zebra\n",
                                      "word zebra!\n",
                                      "word zebra.red\n",
                                      "word\n"}) {
    CHECK_MESSAGE(!deck(text).fault.empty(), text);
  }
}

TEST_CASE("a list that runs in a circle is judged all the same") {
  const Deck d = deck("card a\nsee cat on.2\nsee chair on.1\n");
  CHECK(d.answers("cat.with(dog)") == "n");
  CHECK(d.answers("cat.on(basket)") == "n");
}

}  // namespace
}  // namespace themes
