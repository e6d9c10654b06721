// Pictures: the same each time, each thing in every hand, nothing that depends on what else is there.
#include <doctest/doctest.h>

#include "art/contacts.h"
#include "art/deck.h"
#include "art/lamps.h"

namespace {

art::Deck good(const std::string& lines) {
  auto deck = art::parse_deck("vernissage scenes 1\ndeck test\n" + lines);
  REQUIRE_MESSAGE(deck.ok(), deck.error().line, ": ", deck.error().reason);
  return std::move(deck.value());
}

}  // namespace

TEST_CASE("every thing can be painted by every hand, by day and by night, and leaves something") {
  for (const art::Hand& hand : art::hands()) {
    for (const char* light : {"noon", "night"}) {
      std::string lines =
          "painting all\nsetting meadow light=" + std::string(light) + " hand=" + std::string(hand.id) + "\n";
      for (const art::Thing* thing : art::vocabulary()) lines += std::string(thing->id) + " at=50,80\n";
      const art::Deck deck = good(lines);
      const auto boxes = art::coverage(deck.paintings[0].scene);
      for (std::size_t i = 0; i < boxes.size(); ++i) {
        CHECK_MESSAGE(boxes[i].area() > 0, hand.id, " ", deck.paintings[0].scene.elements[i].thing->id);
      }
    }
  }
}

TEST_CASE("every doing and every style of a thing gives a picture of its own") {
  for (const art::Thing* thing : art::vocabulary()) {
    for (const auto& [key, list] : {std::pair("doing", thing->doing), std::pair("style", thing->styles)}) {
      std::vector<std::string> pictures;
      for (std::string_view rest = list; !rest.empty();) {
        const std::size_t blank = rest.find(' ');
        const art::Deck deck = good("painting x\nsetting room hand=gouache\n" + std::string(thing->id) + " at=50,90 " +
                                    key + "=" + std::string(rest.substr(0, blank)) + "\n");
        pictures.push_back(art::paint(deck.paintings[0].scene));
        rest = blank == std::string_view::npos ? "" : rest.substr(blank + 1);
      }
      for (std::size_t i = 1; i < pictures.size(); ++i) {
        CHECK_MESSAGE(pictures[i] != pictures[i - 1], thing->id, " ", key, " ", i);
      }
    }
  }
}

TEST_CASE("a colour that a thing offers can be seen in it") {
  for (const art::Thing* thing : art::vocabulary()) {
    if (thing->colour.empty()) continue;
    const auto painted = [&](std::string_view colour) {
      const art::Deck deck = good("painting x\nsetting room hand=gouache\n" + std::string(thing->id) +
                                  " at=50,90 colour=" + std::string(colour) + "\n");
      return art::paint(deck.paintings[0].scene);
    };
    CHECK_MESSAGE(painted("red") != painted("blue"), thing->id);
  }
}

TEST_CASE("leaving one element out changes no other") {
  const art::Deck deck = good("painting x\nsetting meadow hand=oil\ntree at=20,80\ndog at=60,90\ncat at=80,90\n");
  const art::Scene& scene = deck.paintings[0].scene;
  const auto boxes = art::coverage(scene);
  art::Scene less = scene;
  less.elements.pop_back();
  const auto fewer = art::coverage(less);
  for (std::size_t i = 0; i < fewer.size(); ++i) CHECK(fewer[i].left == boxes[i].left);
  CHECK(art::paint(less).size() < art::paint(scene).size());
  CHECK(art::paint(scene, {.prefix = {}, .title = {}, .without = 5}) == art::paint(less));
}

TEST_CASE("nearer things are larger, and painted later") {
  const art::Deck deck = good("painting x\nsetting meadow hand=ink\ncow at=30,95\ncow at=60,60\n");
  const auto boxes = art::coverage(deck.paintings[0].scene);
  CHECK(boxes[3].height() > 2 * boxes[4].height());
}

TEST_CASE("by night a colour keeps its hue") {
  for (const art::Light& light : art::lights()) {
    int right = 0;
    int all = 0;
    for (const art::Palette& palette : art::palettes()) {
      for (const art::Hand& hand : art::hands()) {
        art::Sheet sheet(100, 100, "");
        const art::Studio studio = {.hand = hand, .light = light, .palette = palette};
        const art::Brush brush(sheet, studio, art::Chance(1));
        for (const char* id : {"red", "green", "blue"}) {
          const auto tone = art::tone_of(brush.seen(art::pigment(id).value()));
          ++all;
          right += tone && art::tone_names[static_cast<std::size_t>(*tone)] == id ? 1 : 0;
        }
      }
    }
    CHECK_MESSAGE(right * 100 >= all * 90, light.id, ": ", right, " of ", all);
  }
}

TEST_CASE("a lamp lights its neighbours, from its side, and what is far from it lies in the dark") {
  const art::Light& night = *art::light("night");
  const art::Source lamp = {.at = {500, 500}, .reach = 300, .colour = art::rgb(0xffd27a)};
  const art::Lit near = art::lit_at({560, 500}, night, -1, {&lamp, 1});
  const art::Lit far = art::lit_at({100, 500}, night, -1, {&lamp, 1});
  CHECK(art::luminance(near.light.ambient) > art::luminance(night.ambient) + 30);
  CHECK(art::luminance(far.light.ambient) < art::luminance(night.ambient));
  CHECK(near.side == -1);
  CHECK(art::lit_at({440, 500}, night, -1, {&lamp, 1}).side == 1);
}

TEST_CASE(
    "calm water mirrors what rises behind it and stands at its edge; a storm does not, nor does it mirror the near "
    "bank") {
  const auto images = [](const std::string& lines) {
    const std::string svg = art::paint(good("painting x\n" + lines).paintings[0].scene);
    int count = 0;
    for (std::size_t at = svg.find("matrix(1 0 0 -"); at != std::string::npos; at = svg.find("matrix(1 0 0 -", at + 1))
      ++count;
    return count;
  };
  CHECK(images("setting lake hand=oil horizon=40\n") == 1);  // the hills
  CHECK(images("setting lake hand=oil horizon=40\ncottage at=50,43\n") == 2);
  CHECK(images("setting lake hand=oil horizon=40\ncottage at=50,80\n") == 1);
  CHECK(images("setting lake hand=oil horizon=40\nrowing-boat at=50,43\n") == 1);
  CHECK(images("setting lake hand=oil horizon=40 light=storm\ncottage at=50,43\n") == 0);
  CHECK(images("setting open-sea hand=oil\n") == 0);
  CHECK(images("setting meadow hand=oil\ncottage at=50,47\n") == 0);
}

TEST_CASE("a horse is harnessed to what it pulls, on whichever side that is") {
  const auto reach = [](const std::string& sledge, const std::string& pulls) {
    const art::Deck deck =
        good("painting x\nsetting winter hand=gouache\nsledge " + sledge + "\nhorse at=50,90" + pulls + "\n");
    return art::coverage(deck.paintings[0].scene).back();
  };
  CHECK(reach("at=5,90", " pulls=sledge").left < reach("at=5,90", "").left - 40);
  CHECK(reach("at=95,90 flip", " flip pulls=sledge").right > reach("at=95,90 flip", " flip").right + 40);
}

TEST_CASE("fog is painted after the things that stand farther, and before nearer ones") {
  const auto order = [](const std::string& boy) {
    const art::Deck deck = good("painting x\nsetting meadow hand=oil\nfog at=50,70\nboy at=50," + boy + "\n");
    std::vector<std::string_view> things;
    for (const art::Stand& stand : art::stands(deck.paintings[0].scene)) {
      things.push_back(deck.paintings[0].scene.elements[stand.element].thing->id);
    }
    return things.back();
  };
  CHECK(order("90") == "boy");
  CHECK(order("60") == "fog");
}
