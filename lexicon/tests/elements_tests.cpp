// Cards of one's own, described in phrases.
#include <doctest/doctest.h>

#include "lexicon/elements.h"
#include "themes/judge.h"

namespace lexicon {
namespace {

themes::Fit fit(const std::string& theme, const std::vector<Phrase>& phrases) {
  const themes::Words words = open_words(built_in().concepts());
  const themes::CardFacts card = facts_of("a", phrases, built_in(), words);
  const auto query = themes::Query::read(theme);
  REQUIRE(query);
  return judge(*query, card, words);
}

TEST_CASE("a card fits a theme that its phrases name, and none is denied because they do not name it") {
  const std::vector<Phrase> phrases = {
      {"en", "a girl in a red hat"}, {"pl", "kot na krześle"}, {"", "three birds"}, {"en", "zeppelin"}};
  CHECK(fit("child", phrases) == themes::Fit::yes);
  CHECK(fit("girl.wears(hat.red)", phrases) == themes::Fit::yes);
  CHECK(fit("animal.on(chair)", phrases) == themes::Fit::yes);
  CHECK(fit("3*bird", phrases) == themes::Fit::unclear);
  CHECK(fit("2~bird", phrases) == themes::Fit::yes);
  CHECK(fit("dog", phrases) == themes::Fit::unclear);
  CHECK(fit("girl.wears(blue.hat)", phrases) != themes::Fit::yes);
}

TEST_CASE("a phrase in several languages counts once, and nobody knows how many there are") {
  const std::vector<Phrase> phrases = {{"en", "a cat"}, {"ru", "кошка"}, {"zh-Hans", "猫"}};
  CHECK(fit("cat", phrases) == themes::Fit::yes);
  CHECK(fit("2~cat", phrases) == themes::Fit::unclear);
}

}  // namespace
}  // namespace lexicon
