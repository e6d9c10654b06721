#include "core/typed_text.h"

#include <fstream>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "core/open_action.h"

using core::text_fault;

TEST_CASE("typed text: any script, quotes, spaces and emoji are fine") {
  for (const std::string_view good :
       {"a", "three people", "\"'<&>%", "żółw", "Ёлка", "שלום עולם", "עִבְרִית", "مرحبا", "猫と絵", "नमस्ते", "e\u0301", "❤️",
        "👩‍🎨", "می‌خواهم", "a-b_c.d!~*'()"}) {
    CAPTURE(good);
    CHECK(text_fault(good).empty());
    CHECK(core::percent_decoded(core::percent_encoded(good)) == good);
  }
}

TEST_CASE("typed text: invisible characters and those that change other text are refused") {
  for (const std::string_view bad :
       {"",          " ",        " a",         "a ",       "a  b",
        "a\tb",      "a\nb",     "\x7f",       "a\u0085b", "a\u00a0b",
        "a\u200bb",  "\u200e",   "a\u202eb",   "a\u2066b", "a\u2028b",
        "\ufeff",    "\u3164",   "\U000E0041", "\ue000",   "a\u200d",
        "\u200da",   "a\u00adb", "\u0301a",    "a \u0301", "a\u0301\u0301\u0301\u0301\u0301",
        "\U0001FFFF"}) {
    CAPTURE(core::percent_encoded(bad));
    CHECK_FALSE(text_fault(bad).empty());
  }
}

TEST_CASE("typed text: bytes that are not UTF-8 are refused") {
  for (const std::string_view bad : {"\x80", "\xc3", "\xc0\x80", "\xe0\x80\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80",
                                     "\xf8\x88\x80\x80\x80", "a\xff", "\xe2\x82", "\xf0\x9f\x90"}) {
    CAPTURE(core::percent_encoded(bad));
    CHECK(text_fault(bad) == "the text is not valid UTF-8");
    CHECK_FALSE(core::is_harmless(bad));
  }
}

TEST_CASE("typed text: code points are counted, not bytes") {
  CHECK(core::code_points("") == 0);
  CHECK(core::code_points("żółw") == 4);
  CHECK(core::code_points("猫🐈") == 2);
}

TEST_CASE("Text: a value of limited length") {
  using Short = core::Text<4>;
  CHECK(Short::from("abcd")->view() == "abcd");
  CHECK_FALSE(Short::from("abcde").has_value());
  CHECK(Short::from("") == Short());
  CHECK(Short::from("ab") == Short::from("ab"));
  CHECK_FALSE(Short::from("ab") == Short::from("abc"));
  static_assert(std::is_trivially_copyable_v<Short>);
}

TEST_CASE("percent encoding: every text has one spelling") {
  CHECK(core::percent_encoded("a b") == "a%20b");
  CHECK(core::percent_encoded("Ё%") == "%D0%81%25");
  CHECK(core::percent_decoded("") == "");
  for (const std::string_view bad : {"%", "%2", "%2g", "%d0%81", "%41", " ", "a+b", "\"", "ж"}) {
    CAPTURE(bad);
    CHECK_FALSE(core::percent_decoded(bad).has_value());
  }
}

TEST_CASE("open actions: a form ends with a colon, a whole action has a text behind it") {
  CHECK(core::is_form("sign:"));
  CHECK_FALSE(core::is_form("sign:a"));
  CHECK_FALSE(core::is_form("sign"));
  CHECK(core::open_token("sign", "O'Hara: 1") == "sign:O'Hara%3A%201");
  CHECK(core::text_of("sign:O'Hara%3A%201", "sign") == "O'Hara: 1");
  CHECK(core::text_of("sign:", "sign") == "");
  CHECK_FALSE(core::text_of("sign", "sign").has_value());
  CHECK_FALSE(core::text_of("signature:a", "sign").has_value());
}

// The page encodes with encodeURIComponent; its own test reads the same table.
TEST_CASE("percent encoding: spells texts as the page does") {
  std::ifstream table("core/tests/percent-encoded.txt");
  int texts = 0;
  for (std::string line; std::getline(table, line);) {
    const std::size_t arrow = line.find(" -> ");
    if (arrow == std::string::npos) continue;
    const std::string text = line.substr(0, arrow);
    const std::string token = line.substr(arrow + 4);
    CAPTURE(line);
    CHECK(core::percent_encoded(text) == token);
    CHECK(core::percent_decoded(token) == text);
    ++texts;
  }
  CHECK(texts >= 10);
}
