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
  out.end_array();
  if (parts_.names.empty()) return out.end_object().take();
  out.key("names").begin_array();
  for (const core::CardName& name : parts_.names) {
    out.begin_object().field("card", name.card + 1).field("language", name.language).field("text", name.text);
    out.field("artist", name.is_artist).end_object();
  }
  return out.end_array().end_object().take();
}

}  // namespace artline
