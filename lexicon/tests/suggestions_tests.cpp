// What is offered for a text that was not understood.
#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "lexicon/languages.h"
#include "lexicon/suggestions.h"

namespace lexicon {
namespace {

std::vector<std::string> offered(std::string_view text, std::string_view language) {
  const Languages& all = built_in();
  const Tongue* tongue = all.tongue(language);
  REQUIRE(tongue != nullptr);
  std::vector<std::string> texts;
  for (const themes::Query& query : suggestions(text, *tongue->language, all.concepts()))
    texts.emplace_back(query.text());
  return texts;
}

bool offers(std::string_view text, std::string_view language, const std::string& query) {
  const auto all = offered(text, language);
  return std::find(all.begin(), all.end(), query) != all.end();
}

}  // namespace

TEST_CASE("suggestions: the word that was meant is found by its letters") {
  CHECK(offered("a slepping cat", "en").front() == "cat.sleeping");
  CHECK(offers("spящая кошка", "ru", "cat"));
  CHECK(offers("спяшая кошка", "ru", "cat.sleeping"));
  CHECK(offers("sapiący pies", "pl", "dog.sleeping"));
  CHECK(offers("elehpant", "en", "elephant"));
}

TEST_CASE("suggestions: what is left without the unknown word") {
  CHECK(offers("a flumpelig red boat", "en", "boat.red"));
  CHECK(offers("红色的囧船", "zh-Hans", "boat.red"));
}

TEST_CASE("suggestions: none for what is understood or refused, or is no text") {
  CHECK(offered("a sleeping cat", "en").empty());
  CHECK(offered("without a dog", "en").empty());
  CHECK(offered("", "en").empty());
  CHECK(offered("qqqqqqqq", "en").empty());
  CHECK(offered("\x1b[2J", "en").empty());
  CHECK(offered(std::string(500, 'a'), "en").empty());
}

TEST_CASE("suggestions: never more than readings") {
  for (const char* text : {"cot", "bots and cats and dags", "cat dog horse bird boat tree house river man woman"})
    CHECK(offered(text, "en").size() <= static_cast<std::size_t>(most_readings));
}

}  // namespace lexicon
