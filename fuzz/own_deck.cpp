// Reads arbitrary bytes as parts of a person's own deck: as deck.json, as an SVG and as a pixel image. Every refusal has a reason.
// An SVG that passes contains nothing that could run.
#include "decks/own_deck.h"

#include <string_view>

#include "decks/picture_file.h"
#include "decks/safe_svg.h"
#include "input.h"

namespace {

using fuzz::require;

void describe(std::string_view text) {
  const decks::OwnDeck deck = decks::read_own_deck(text);
  require(!deck.findings.empty() || decks::players_for(deck.cards.size()) >= 2,
          "a good deck is enough for two players");
  for (const auto& finding : deck.findings)
    require(finding.find(": ") != std::string::npos, "a finding names its place");
  for (const auto& card : deck.cards) {
    require(!deck.findings.empty() || !card.picture.empty(), "every card of a good deck has a picture");
  }
}

void look(std::string_view bytes) {
  const decks::SvgReport report = decks::check_svg(bytes);
  for (const auto& finding : report.findings) require(!finding.empty(), "a finding is a sentence");
  if (!report.findings.empty()) return;
  require(bytes.find("<script") == std::string_view::npos || bytes.find("<!--") != std::string_view::npos ||
              bytes.find("<![CDATA[") != std::string_view::npos,
          "a script is found, unless it is only text");
}

void measure(std::string_view bytes) {
  for (const auto type : {decks::PictureType::png, decks::PictureType::jpeg, decks::PictureType::webp}) {
    const auto pixels = decks::pixels_of(type, bytes);
    require(!pixels || (pixels->width > 0 && pixels->height > 0), "a picture has a size");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::Input(data, size).rest();
  describe(text);
  look(text);
  measure(text);
  return 0;
}
