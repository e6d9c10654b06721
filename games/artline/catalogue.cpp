// The components as JSON (docs/formats/view.md, "Catalogue").
#include "artline/game.h"
#include "core/json.h"

namespace artline {

std::string Game::catalogue() const {
  core::JsonWriter out;
  out.begin_object().field("size", int{flags_.size}).field("startCards", start_cards()).key("cards").begin_array();
  for (const themes::CardFacts& card : parts_.deck) out.value(card.card);
  out.end_array().key("themes").begin_array();
  for (const CommonTheme& common : parts_.common) out.value(common.theme);
  out.end_array().key("themesOf").begin_array();
  for (const CommonThemes& common : parts_.common_of) {
    out.begin_array();
    common.for_each([&](int theme) { out.value(theme); });
    out.end_array();
  }
  return out.end_array().end_object().take();
}

}  // namespace artline
