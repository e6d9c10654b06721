// Which texts are read, refused or not understood; and a concept that is said is read as itself.
#include <algorithm>

#include <doctest/doctest.h>

#include "lexicon/languages.h"
#include "lexicon/letters.h"

namespace lexicon {
namespace {

std::string first(std::string_view text, std::string_view language = "en") {
  const Understood result = built_in().read(text, language);
  if (!result.readings.empty()) return std::string(result.readings.front().text());
  return result.clause.empty() ? "? " + result.unknown : result.clause;
}

std::vector<std::string> all(std::string_view text, std::string_view language = "en") {
  std::vector<std::string> texts;
  for (const themes::Query& query : built_in().read(text, language).readings) texts.emplace_back(query.text());
  return texts;
}

TEST_CASE("the built-in files are right") { CHECK(built_in().fault() == ""); }

TEST_CASE("letters: case, composed and wide letters and punctuation do not count") {
  const Letters letters;
  CHECK(letters.key("  A RED hat! ") == "a red hat");
  CHECK(letters.key("Шляпа, КОТ") == "шляпа , кот");
  CHECK(letters.key("fair-haired 'girl's'") == "fair haired girl s");
  CHECK(letters.key("ｃａｔ　3只猫") == "cat 3 只 猫");
  CHECK(letters.key("Z\u0307o\u0301łw ŻÓŁW") == "żółw żółw");
  CHECK(letters.key("и\u0306") == "й");
  CHECK(letters.key("2cats #1") == "2 cats # 1");
}

TEST_CASE("every word of a reading is used") {
  CHECK(first("a girl") == "girl");
  CHECK(first("a red straw hat") == "hat.red.straw");
  CHECK(first("a girl in a red straw hat") == "girl.wears(hat.red.straw)");
  CHECK(first("a sleeping child with fair hair") == "child.sleeping.with(fair.hair)");
  CHECK(first("a man riding a horse") == "man.on(horse).riding");
  CHECK(first("the dog is running") == "dog.running");
  CHECK(first("a person in red") == "person.wears(red)");
  CHECK(first("a woman in a hat and gloves") == "wears(gloves).wears(hat).woman");
  CHECK(first("a dog in the rain") == "dog_rain");
  CHECK(first("a stormy sea") == "sea_storm");
  CHECK(first("a landscape with a river") == "outdoors_river");
  CHECK(first("a zeppelin with a dog") == "? zeppelin");
  CHECK(first("a dog next to a tree") == "? next");
  CHECK(first("dog cat") == "? ");
  CHECK(first("") == "? ");
}

TEST_CASE("a whole and its part, a vessel and what is in it") {
  CHECK(first("the roof of a house") == "house.with(roof)");
  CHECK(first("the girl's hat") == "girl.wears(hat)");
  CHECK(first("a basket of apples") == "basket.with(apple)");
  CHECK(first("крыша дома", "ru") == "house.with(roof)");
  CHECK(first("kosz jabłek", "pl") == "basket.with(apple)");
  CHECK(first("一篮苹果", "zh-Hans") == "basket.with(apple)");
  CHECK(first("女孩的帽子", "zh-Hans") == "girl.wears(hat)");
}

TEST_CASE("the order of words is free where a language leaves it free") {
  CHECK(first("a house, a tree, and a dog") == "dog_house_tree");
  CHECK(first("dancing in the rain") == "dancing_rain");
  CHECK(first("сидящий на стуле кот", "ru") == "cat.on(chair).sitting");
  CHECK(first("держащая корзину женщина", "ru") == "holds(basket).woman");
  CHECK(first("na ścianie wisi obraz", "pl") == "on(wall).picture");
  CHECK(first("牆上掛著一幅畫", "zh-Hant") == "on(wall).picture");
  CHECK(first("樹上坐著一隻貓", "zh-Hant") == "cat.on(tree).sitting");
}

TEST_CASE("Chinese puts things beside each other without a word between") {
  CHECK(first("两个女孩一个男孩", "zh-Hans") == "1*boy_2*girl");
  CHECK(first("白胡子老头", "zh-Hans") == "man.old.with(beard.white)");
  CHECK(first("红白相间的帐篷", "zh-Hans") == "red.tent.white");
  CHECK(first("有桥有河", "zh-Hans") == "bridge_river");
}

TEST_CASE("hair has its own colours, and people have those of their hair") {
  CHECK(first("a ginger cat") == "cat.ginger");
  CHECK(first("a ginger girl") == "girl.with(hair.orange-coloured)");
  CHECK(first("рыжая девочка", "ru") == "girl.with(hair.orange-coloured)");
  CHECK(first("мужчина с седыми волосами", "ru") == "man.with(grey.hair)");
  CHECK(first("белокурый мальчик", "ru") == "boy.with(fair.hair)");
}

TEST_CASE("a word that belongs to the living is not said of things") {
  CHECK(first("a drinking glass") != "drinking.glass");
  CHECK(first("светлая комната", "ru") == "? ");
}

TEST_CASE("a word with its marks is not read as one without") {
  CHECK(first("zolty kapelusz", "pl") == "hat.yellow");
  CHECK(first("wąż", "pl") == "? wąż");
}

TEST_CASE("numbers are exact, and at least is offered beside them") {
  CHECK(all("three people") == std::vector<std::string>{"3*person", "3~person"});
  CHECK(all("dogs") == std::vector<std::string>{"dog", "2~dog"});
  CHECK(first("at least two birds") == "2~bird");
  CHECK(first("more than two people") == "3~person");
  CHECK(first("two or more boats") == "2~boat");
  CHECK(first("one dog") == "1*dog");
}

TEST_CASE("[AL-TH2] refuses themes about missing things") {
  CHECK(first("no people") == "AL-TH2");
  CHECK(first("a house without windows") == "AL-TH2");
  CHECK(first("no zeppelin") == "? zeppelin");
}

TEST_CASE("[AL-TH3] [AL-TH5] refuses mood, style, title and artist") {
  CHECK(first("a sad mood") == "AL-TH3");
  CHECK(first("the same title") == "AL-TH5");
  CHECK(first("painted by Hugo Sartelle") == "AL-TH5");
}

TEST_CASE("a compound that means something else is kept away") {
  CHECK(first("hot dog") == "? hot dog");
  CHECK(first("a guinea pig") == "? guinea pig");
}

TEST_CASE("every concept that a language has is read back as itself") {
  for (const Tongue& tongue : built_in().tongues()) {
    for (const Label& label : tongue.language->labels) {
      const auto query = themes::Query::read(label.query);
      if (!query) continue;  // "something"
      const std::string text = built_in().said(*query, tongue);
      if (text != label.query) CHECK_MESSAGE(first(text, tongue.id) == label.query, tongue.id, ": ", text);
    }
  }
}

}  // namespace
}  // namespace lexicon
