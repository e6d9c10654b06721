// data/artline.components: generated from the paintings, and no older than they are.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "apps/common/files.h"
#include "apps/facts/component_file.h"
#include "art/gallery.h"
#include "core/text.h"
#include "themes/judge.h"

namespace {

std::string committed() {
  const auto text = apps::read_text("data/artline.components");
  REQUIRE(text.ok());
  return text.value();
}

struct Box {
  themes::Words words;
  std::vector<themes::CardFacts> cards;
  std::vector<themes::Query> themes;
};

Box box() {
  Box box;
  themes::FactsReader reader(box.words, box.cards);
  const std::string text = committed();
  for (const std::string_view line : core::split(text, '\n')) {
    const auto words = core::split(line, ' ');
    if (themes::FactsReader::knows(words[0])) CHECK_MESSAGE(reader.line(words).empty(), line);
    if (words[0] == "theme") box.themes.push_back(themes::Query::read(words[1]).value());
  }
  return box;
}

}  // namespace

TEST_CASE("the component file of Artline is what the paintings give") {
  const auto text = apps::component_file(*art::described("artline"));
  REQUIRE(text.ok());
  // If not, the paintings changed: bin/vernissage paint --facts > data/artline.components
  CHECK((text.value() == committed()));
}

TEST_CASE("most pairs of cards share a theme of the component file, and each theme holds on 2 to 40 cards") {
  const Box b = box();
  REQUIRE(b.cards.size() == 96);
  std::vector<std::vector<bool>> holds;
  for (const themes::Query& theme : b.themes) {
    int cards = 0;
    holds.emplace_back();
    for (const themes::CardFacts& card : b.cards) {
      holds.back().push_back(judge(theme, card, b.words) == themes::Fit::yes);
      cards += holds.back().back();
    }
    CHECK_MESSAGE((cards >= 2 && cards <= 40), theme.text());
  }
  int pairs = 0, sharing = 0;
  for (std::size_t a = 0; a < b.cards.size(); ++a) {
    for (std::size_t c = a + 1; c < b.cards.size(); ++c, ++pairs) {
      sharing += std::any_of(holds.begin(), holds.end(), [&](const std::vector<bool>& on) { return on[a] && on[c]; });
    }
  }
  MESSAGE(b.themes.size(), " themes; ", sharing, " of ", pairs, " pairs of cards share one");
  CHECK(sharing * 100 >= pairs * 85);
}
