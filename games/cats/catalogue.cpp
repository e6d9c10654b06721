// The components as JSON (docs/formats/view.md, "Catalogue").
#include "cats/game.h"
#include "cats/names.h"
#include "core/json.h"

namespace cats {

std::string Game::catalogue() const {
  core::JsonWriter out;
  out.begin_object().field("columns", parts_.columns).field("rows", parts_.rows).field("rounds", parts_.rounds);
  out.field("dice", parts_.dice).key("paints").begin_array();
  for (int c = 0; c < colour_count; ++c) out.value(parts_.paints.count(c));
  out.end_array().field("stack", parts_.stack).key("traps").begin_array();
  for (const int traps : parts_.traps) out.value(traps);
  out.end_array().field("laid", parts_.traps_laid).key("events").begin_array();
  for (int e = 0; e < event_count; ++e) {
    if ((parts_.events >> e & 1U) != 0) out.value(event_names[static_cast<std::size_t>(e)]);
  }
  out.end_array().field("used", parts_.events_used).key("goals").begin_array();
  for (int players = 2; players <= max_players; ++players) out.value(parts_.goal(players));
  out.end_array().key("palettes").begin_array();
  for (int p = 0; p < parts_.palette_count; ++p) {
    out.begin_object().field("colours", paints_name(parts_.palette(p).colours));
    out.field("property", property_names[static_cast<std::size_t>(parts_.palette(p).property)]).end_object();
  }
  return out.end_array().end_object().take();
}

}  // namespace cats
