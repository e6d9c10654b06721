// Decks that people make: a good one passes, and each possible mistake gives exactly one finding.
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <unistd.h>

#include "apps/paint/png.h"
#include "decks/own_deck.h"

namespace fs = std::filesystem;
using namespace apps;
using namespace decks;

namespace {

std::string svg_with(const std::string& inside, const std::string& attributes = "viewBox=\"0 0 400 300\"") {
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" " + attributes + ">" +
         inside + "</svg>";
}

std::string png_of(int width, int height) { return Image(width, height, 0x336699).png().value(); }

// A folder with a good deck of twelve cards, which tests then spoil.
class Folder {
 public:
  Folder() : path_(fs::temp_directory_path() / ("vernissage-deck-" + std::to_string(::getpid()))) {
    fs::remove_all(path_);
    fs::create_directories(path_ / "pictures");
    for (int i = 0; i < 12; ++i) {
      cards.push_back(card(i, ""));
      put("pictures/" + std::to_string(i) + ".svg", svg_with("<title>" + std::to_string(i) + "</title>"));
    }
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { fs::remove_all(path_); }

  static std::string card(int i, const std::string& more) {
    const std::string number = std::to_string(i);
    return "{\"title\":\"T" + number + "\",\"picture\":\"pictures/" + number + ".svg\"" + more + "}";
  }
  static std::string card_of(const std::string& picture) { return R"({"title":"Odd","picture":")" + picture + "\"}"; }
  void put(const std::string& name, const std::string& bytes) const {
    std::ofstream(path_ / name, std::ios::binary) << bytes;
  }
  std::string json(const std::string& more = "") const {
    std::string list;
    for (const std::string& one : cards) list += (list.empty() ? "" : ",\n") + one;
    return "{\"name\":\"Mine\"" + more + ",\n\"cards\":[\n" + list + "\n]}\n";
  }
  std::vector<std::string> findings(const std::string& text) const {
    put("deck.json", text);
    return check_own_deck(path_).findings;
  }
  std::vector<std::string> findings() const { return findings(json()); }
  const fs::path& path() const { return path_; }

  std::vector<std::string> cards;

 private:
  fs::path path_;
};

// Exactly one finding, and it says this.
void one_finding(const std::vector<std::string>& findings, const std::string& words) {
  INFO(words);
  std::string all;
  for (const std::string& finding : findings) all += finding + "\n";
  INFO(all);
  CHECK(findings.size() == 1);
  CHECK(all.find(words) != std::string::npos);
}

void one_finding_of_json(const std::string& json, const std::string& words) {
  one_finding(read_own_deck(json).findings, words);
}

// The fourth card gets this picture instead of its own.
void one_finding_of_picture(const std::string& name, const std::string& bytes, const std::string& words) {
  Folder folder;
  folder.put(name, bytes);
  folder.cards[3] = Folder::card_of(name);
  one_finding(folder.findings(), "card 4 'Odd': " + name + " " + words);
}

void one_finding_of_svg(const std::string& inside, const std::string& words) {
  one_finding_of_picture("odd.svg", svg_with(inside), "is refused, line 1: " + words);
}

}  // namespace

TEST_CASE("deck: a good one has no findings, in one language or several") {
  Folder folder;
  CHECK(folder.findings().empty());
  folder.cards[0] =
      R"({"title":{"en":"Ferry","ru":"Паром","pl":"Prom","zh-Hant":"渡船","zh-Hans":"渡船"},"artist":"Ann","picture":"pictures/0.svg",)"
      R"("elements":{"en":["ferry","red flag"],"pl":["prom"]}})";
  folder.cards[1] = Folder::card(1, R"(,"elements":["ferry"],"artist":{"en":"Ann"})");
  CHECK(folder.findings().empty());
  const OwnDeck deck = check_own_deck(folder.path());
  CHECK(deck.name == "Mine");
  REQUIRE(deck.cards.size() == 12);
  CHECK(deck.cards[0].name == "card 1 'Ferry'");
  CHECK(deck.cards[1].picture == "pictures/1.svg");
}

TEST_CASE("deck: for how many players a number of cards is enough") {
  CHECK(players_for(11) == 1);
  CHECK(players_for(12) == 2);
  CHECK(players_for(16) == 2);
  CHECK(players_for(17) == 3);
  CHECK(players_for(27) == 5);
  CHECK(players_for(96) == 8);
  CHECK(players_for(17, true) == 2);
  CHECK(players_for(18, true) == 3);
  CHECK(players_for(29, true) == 5);
}

TEST_CASE("deck: a file that is not JSON is refused with the line") {
  one_finding_of_json("", "deck.json, line 1: this is not JSON");
  one_finding_of_json("{\n\"name\": \"x\",\n\"cards\": [,]\n}", "deck.json, line 3: this is not JSON");
  one_finding_of_json("{\"name\":\"x\",\n\"cards\":[]", "deck.json, line 2: this is not JSON");
  one_finding_of_json("{}\n\n{}", "deck.json, line 3: this is not JSON");
  one_finding_of_json(std::string(100, '['), "this is not JSON");
  one_finding_of_json("{\"name\":\"\xff\"}", "this is not JSON");
  one_finding_of_json("[]", "deck.json: it must be an object");
  one_finding_of_json(std::string(largest_description + 1, ' '), "deck.json: it is larger than 1 MiB");
}

TEST_CASE("deck: keys that are missing, unknown or of the wrong kind are told with their card") {
  Folder folder;
  const auto with_card = [&](const std::string& card) {
    folder.cards[2] = card;
    return folder.json();
  };
  one_finding_of_json(folder.json(",\"nmae\":1"), "deck.json: 'nmae' is not known here; there is name, cards");
  std::string nameless = folder.json();
  one_finding_of_json(nameless.erase(1, nameless.find("\"cards\"") - 1), "deck.json: 'name' is missing");
  one_finding_of_json(R"({"name":"x","cards":{}})", "deck.json: 'cards' must be a list of cards");
  one_finding_of_json(with_card("7"), "card 3: a card is an object");
  one_finding_of_json(with_card(R"({"picture":"a.svg"})"), "card 3: 'title' is missing");
  one_finding_of_json(with_card(R"({"title":" ","picture":"a.svg"})"), "card 3: 'title' is empty");
  one_finding_of_json(with_card(R"({"title":7,"picture":"a.svg"})"), "card 3: 'title' must be text");
  one_finding_of_json(with_card(R"({"title":{},"picture":"a.svg"})"), "card 3: 'title' is given in no language");
  one_finding_of_json(with_card(R"({"title":{"de":"x"},"picture":"a.svg"})"),
                      "card 3, 'title': 'de' is not known here");
  one_finding_of_json(with_card(R"({"title":")" + std::string(121, 'x') + R"(","picture":"a.svg"})"),
                      "'title' is longer than 120 characters");
  one_finding_of_json(with_card("{\"title\":\"a\\u202eb\",\"picture\":\"a.svg\"}"), "holds a control character");
  one_finding_of_json(with_card(R"({"title":"x"})"), "card 3 'x': 'picture' is missing");
  one_finding_of_json(with_card(Folder::card(2, ",\"autor\":1")), "card 3 'T2': 'autor' is not known here");
  one_finding_of_json(with_card(Folder::card(2, ",\"artist\":1")), "card 3 'T2': 'artist' must be text");
  one_finding_of_json(with_card(Folder::card(2, ",\"elements\":1")), "card 3 'T2', 'elements': it must be a list");
  one_finding_of_json(with_card(Folder::card(2, ",\"elements\":[1]")), "'elements': each word must be text");
  one_finding_of_json(with_card(Folder::card(2, R"(,"elements":{"en":[""]})")), "'elements' in en: each word is empty");
  one_finding_of_json(with_card(Folder::card(2, R"(,"elements":{"xx":["a"]})")), "'xx' is not known here");
}

TEST_CASE("deck: too few or too many cards are refused") {
  Folder folder;
  folder.cards.pop_back();
  one_finding(folder.findings(), "deck.json: there are 11 cards; two players need at least 12");
  folder.cards.assign(257, "{}");
  one_finding_of_json(folder.json(), "there are 257 cards; at most 256 are allowed");
}

TEST_CASE("deck: all findings are told, not only the first") {
  Folder folder;
  folder.cards[0] = R"({"picture":"none.svg","colour":1})";
  folder.put("pictures/5.svg", svg_with("<script/><a/>"));
  CHECK(folder.findings().size() == 5);
}

TEST_CASE("deck: a folder without description") {
  const Folder folder;
  one_finding(check_own_deck(folder.path()).findings, "deck.json: it is not there");
  fs::create_directory(folder.path() / "deck.json");
  one_finding(check_own_deck(folder.path()).findings, "deck.json: it is not a file");
}

TEST_CASE("deck: pictures are files of the folder and of one card each") {
  Folder folder;
  folder.cards[3] = Folder::card_of("pictures/2.svg");
  one_finding(folder.findings(), "card 4 'Odd': pictures/2.svg is the picture of card 3 'T2' already");
  folder.cards[3] = Folder::card_of("pictures/none.svg");
  one_finding(folder.findings(), "pictures/none.svg is not there");
  folder.cards[3] = Folder::card_of("pictures");
  one_finding(folder.findings(), "pictures must end with .svg");
  fs::create_directory(folder.path() / "folder.svg");
  folder.cards[3] = Folder::card_of("folder.svg");
  one_finding(folder.findings(), "folder.svg is not a file");
  folder.put("same.svg", svg_with("<title>2</title>"));
  folder.cards[3] = Folder::card_of("same.svg");
  one_finding(folder.findings(), "same.svg has the same bytes as the picture of card 3 'T2'");
  for (const std::string name : {"../x.svg", "/etc/x.svg", "pictures/../pictures/3.svg", "./pictures/3.svg",
                                 "pictures//3.svg", "c:x.svg", "pictures\\\\3.svg"}) {
    folder.cards[3] = Folder::card_of(name);
    one_finding(folder.findings(), "is not a path inside the folder");
  }
}

TEST_CASE("deck: links are refused, also on the way") {
  Folder folder;
  fs::create_symlink("pictures/3.svg", folder.path() / "link.svg");
  fs::create_directory_symlink("pictures", folder.path() / "linked");
  for (const std::string name : {"link.svg", "linked/3.svg"}) {
    folder.cards[3] = Folder::card_of(name);
    one_finding(folder.findings(), name + " is a link or lies behind one");
  }
}

TEST_CASE("deck: bytes must be what the name says") {
  one_finding_of_picture("odd.png", svg_with(""), "is something else, not a PNG as its name says");
  one_finding_of_picture("odd.jpg", png_of(200, 200), "is a PNG, not a JPEG as its name says");
  one_finding_of_picture("odd.svg", png_of(200, 200), "is a PNG, not a SVG as its name says");
  one_finding_of_picture("odd.webp", "RIFF", "is something else, not a WebP as its name says");
  one_finding_of_picture("odd.png", png_of(200, 200).substr(0, 20), "is damaged");
  one_finding_of_picture("odd.gif", "GIF89a", "must end with .svg, .png, .jpg or .webp");
}

TEST_CASE("deck: pictures have limits of size and form") {
  one_finding_of_picture("odd.png", png_of(99, 150), "has 99 × 150 pixels; each side must have 100 to 4000");
  one_finding_of_picture("odd.png", png_of(4001, 2001), "has 4001 × 2001 pixels");
  one_finding_of_picture("odd.png", png_of(401, 200), "is more than twice as wide as high");
  one_finding_of_picture("odd.svg", svg_with("", "viewBox=\"0 0 100 201\""), "is more than twice as high as wide");
  one_finding_of_picture("odd.svg", svg_with("", ""), "does not say how large it is");
  one_finding_of_picture("odd.svg", svg_with("", "viewBox=\"0 0 0 1\""), "does not say how large it is");
  one_finding_of_picture("odd.svg", svg_with(std::string(largest_picture, ' ')), "has 2000111 bytes; at most 2 MB");
}

TEST_CASE("deck: all its pictures together have a limit") {
  Folder folder;
  folder.cards.clear();
  for (int i = 0; i < 51; ++i) {
    const std::string name = "pictures/" + std::to_string(i) + ".svg";
    folder.cards.push_back(Folder::card(i, ""));
    folder.put(name, svg_with("<title>" + std::to_string(i) + std::string(1'990'000, ' ') + "</title>"));
  }
  one_finding(folder.findings(), "the deck: its pictures have 101 MB together; at most 100 MB are allowed");
}

TEST_CASE("deck: JPEG and WebP tell their size") {
  using namespace std::string_literals;
  const std::string jpeg = "\xff\xd8\xff\xe0\x00\x04\x00\x00\xff\xc0\x00\x0b\x08\x01\x2c\x03\x20\x01\x01\x11\x00"s;
  one_finding_of_picture("odd.jpg", jpeg, "is more than twice as wide as high");  // 800 × 300
  one_finding_of_picture("odd.jpeg", jpeg.substr(0, 12), "is damaged");
  const std::string chunk = "RIFF\x20\x00\x00\x00WEBP"s;
  one_finding_of_picture("odd.webp", chunk + "VP8X\x0a\x00\x00\x00\x00\x00\x00\x00\x1f\x03\x00\x2b\x01\x00"s,
                         "is more than twice as wide as high");
  one_finding_of_picture("odd.webp", chunk + "VP8 \x0a\x00\x00\x00\x00\x00\x00\x9d\x01\x2a\x2c\x01\x20\x03"s,
                         "is more than twice as high as wide");
  one_finding_of_picture("odd.webp", chunk + "VP8L\x0a\x00\x00\x00\x2f\x1f\xc3\x4a\x00\x00\x00\x00\x00\x00"s,
                         "is more than twice as wide as high");
  one_finding_of_picture("odd.webp", chunk + "ABCD"s + std::string(20, '\0'), "is damaged");
}

TEST_CASE("svg: only well-formed pictures") {
  one_finding_of_picture("odd.svg", "", "is refused, line");
  one_finding_of_picture("odd.svg", "hello", "is refused, line 1: it is not well-formed XML");
  one_finding_of_picture("odd.svg", "<html/>", "is refused, line 1: it is not an SVG");
  one_finding_of_picture("odd.svg", "<svg viewBox=\"0 0 4 3\"/>", "is refused, line 1: it is not an SVG");
  one_finding_of_svg("<g>", "it is not well-formed XML: Opening and ending tag mismatch: g line 1 and svg");
  one_finding_of_svg("&nbsp;", "it is not well-formed XML");
}

TEST_CASE("svg: nothing that runs, reacts or leads elsewhere") {
  one_finding_of_svg("<script>alert(1)</script>", "there is a script in it");
  one_finding_of_svg("<SCRIPT/>", "there is a script in it");
  one_finding_of_svg("<handler/>", "there is a script in it");
  one_finding_of_svg("<foreignObject/>", "a foreignObject can hold a whole page");
  one_finding_of_svg("<a/>", "there is a link in it");
  one_finding_of_svg("<p xmlns=\"http://www.w3.org/1999/xhtml\"/>", "there is an element of a web page in it ('p')");
  one_finding_of_svg("<iframe/>", "it shows another page");
  one_finding_of_svg("<g onclick=\"x()\"/>", "it reacts to events (an attribute 'onclick')");
  one_finding_of_svg("<g OnLoad=\"x()\"/>", "it reacts to events (an attribute 'onload')");
  one_finding_of_svg("<image href=\"https://x.example/a.png\"/>", "'href' refers to something outside of the file");
  one_finding_of_svg("<use xlink:href=\"other.svg#a\"/>", "'href' refers to something outside of the file");
  one_finding_of_svg("<use href=\" java&#10;script:x()\"/>", "'href' refers to something outside of the file");
  one_finding_of_svg("<use href=\"data:image/png;base64,AA\"/>", "'href' refers to something outside of the file");
  one_finding_of_svg("<image href=\"data:image/svg+xml;base64,AA\"/>", "'href' refers to something outside");
  one_finding_of_svg("<g xml:base=\"//x.example/\"/>", "'xml:base' makes addresses lead outside");
  one_finding_of_svg("<set attributeName=\"xlink:href\" to=\"#x\"/>", "an animation changes where something refers to");
  one_finding_of_svg("<set attributeName=\"onclick\" to=\"x\"/>", "an animation sets a reaction to events");
  one_finding_of_svg("<?php x ?>", "there is a processing instruction in it ('<?php')");
  one_finding_of_picture("odd.svg", "<?xml-stylesheet href=\"x\"?>" + svg_with(""),
                         "is refused, line 1: there is a processing instruction in it");
}

TEST_CASE("svg: styles paint and do nothing else") {
  one_finding_of_svg("<rect fill=\"url(https://x.example/#a)\"/>", "a url(…) refers to something outside of the file");
  one_finding_of_svg("<rect style=\"fill:URL( 'x.svg#a')\"/>", "a url(…) refers to something outside of the file");
  one_finding_of_svg("<style>rect{fill:url(//x)}</style>", "a url(…) refers to something outside of the file");
  one_finding_of_svg("<style>@import 'x';</style>", "a style imports another one");
  one_finding_of_svg("<style><![CDATA[@IMPORT 'x';]]></style>", "a style imports another one");
  one_finding_of_svg("<rect style=\"fill:\\75rl(//x)\"/>", "there is a backslash in a style");
  one_finding_of_svg("<rect style=\"mask:image-set('x' 1x)\"/>", "a style refers to something outside of the file");
}

TEST_CASE("svg: entities are not even defined") {
  const std::string laughs =
      "<!DOCTYPE svg [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;\"><!ENTITY c SYSTEM \"file:///etc/passwd\">]>\n";
  one_finding_of_picture("odd.svg", laughs + svg_with("<title>&b;&c;</title>"),
                         "is refused, line 1: it begins with a DOCTYPE");
}

TEST_CASE("svg: the files of our painter and of drawing programs are fine") {
  Folder folder;
  folder.put("pictures/3.svg",
             "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- drawn by hand -->\n" +
                 svg_with("<title>&lt;on&gt;</title><defs><linearGradient id=\"a\"/><g id=\"b\"/></defs>"
                          "<rect fill=\"url(#a)\" style=\"stroke:url('#a')\"/><use href=\"#b\"/>"
                          "<style>.x{fill:url(#a)}</style><image href=\"data:image/png;base64,iVBORw0KGgo=\"/>"
                          "<image xlink:href=\"data:image/jpeg;base64,\n/9j/\"/>"
                          "<animate attributeName=\"opacity\" to=\"0\"/>"
                          "<x:namedview xmlns:x=\"http://drawing.example/\" x:onlinehelp=\"no\"/>",
                          "width=\"400px\" height=\"300\""));
  CHECK(folder.findings().empty());
}
