// AS-C1…C6: the parts of the game as JSON (docs/formats/view.md, "Catalogue").
#include "art_society/game.h"
#include "art_society/names.h"
#include "core/json.h"

namespace art_society {
namespace {

using core::JsonWriter;

void write_squares(JsonWriter& out, std::string_view name, CellSet squares) {
  out.key(name).begin_array();
  squares.for_each([&](int square) { out.value(square_name(square)); });
  out.end_array();
}

void write_paintings(JsonWriter& out, const Components& parts) {
  out.key("paintings").begin_array();
  for (int id = 0; id < parts.painting_count; ++id) {
    const Painting& painting = parts.painting(id);
    out.begin_object().field("name", painting_name(id));
    out.field("width", int{painting.width}).field("height", int{painting.height});
    out.field("type", type_names[painting.type]).key("frame").joined(static_cast<char>('a' + painting.frame));
    out.field("value", int{painting.value}).field("starting", painting.starting).end_object();
  }
  out.end_array();
}

void write_decor(JsonWriter& out) {
  out.key("decor").begin_array();
  for (int decor = 0; decor < decor_count; ++decor) {
    out.begin_object().field("name", decor_name[decor]);
    out.field("width", decor_width[decor]).field("height", decor_height[decor]);
    out.field("shields", decor_size[decor]).end_object();
  }
  out.end_array();
}

// What the auctioneer can ask for; the value is on the back.
void write_shapes(JsonWriter& out, const Components& parts) {
  out.key("shapes").begin_array();
  for (int i = 0; i < parts.shape_count; ++i) {
    const CellSet paintings = parts.paintings_by_shape[i];
    if (paintings.empty()) continue;
    const Shape& shape = parts.shape(i);
    out.begin_object().field("name", shape_name(shape));
    out.field("width", int{shape.width}).field("height", int{shape.height});
    out.field("value", int{parts.painting(paintings.first()).value}).field("total", paintings.count()).end_object();
  }
  out.end_array();
}

}  // namespace

std::string Game::catalogue() const {
  JsonWriter out;
  out.begin_object().field("columns", parts_.columns).field("rows", parts_.rows);
  write_squares(out, "stars", parts_.stars);
  out.key("eyeline").begin_array().value(parts_.eyeline_first + 1).value(parts_.eyeline_last + 1).end_array();
  write_squares(out, "corners", parts_.corners);
  out.field("bidCards", parts_.bid_cards).field("track", track_spaces);
  write_paintings(out, parts_);
  write_decor(out);
  write_shapes(out, parts_);
  return out.end_object().take();
}

}  // namespace art_society
