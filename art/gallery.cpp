#include "art/gallery.h"

#include <array>
#include <cmath>

#include "art/embedded.h"
#include "art/frame.h"
#include "art/parts.h"
#include "core/json.h"
#include "core/sha256.h"

namespace art {
namespace {

constexpr std::array<std::string_view, 4> decks = {"artline", "art-society", "cats", "house"};
constexpr std::string_view art_society = "art-society";

Deck parsed(std::string_view name) {
  auto deck = parse_deck(embedded_file(std::string(name) + ".scenes"));
  return deck.ok() ? std::move(deck.value()) : Deck{};
}

std::span<const Part> parts_of(std::string_view deck) {
  if (deck == art_society) return art_society_parts();
  if (deck == "cats") return cats_parts();
  if (deck == "house") return house_parts();
  return {};
}

std::string numbered(std::string_view name, int number) {
  return number == 0 ? std::string(name) : std::string(name) + "-" + std::to_string(number);
}

// A painting of Art Society is named as the game names it, p1 to p116; the others by their ids.
std::string name_of(const Deck& deck, std::size_t index) {
  if (deck.id == art_society) return std::string(art_society) + "/p" + std::to_string(index + 1);
  return deck.id + "/" + deck.paintings[index].scene.id;
}

struct Found {
  const Deck* deck = nullptr;
  const Painting* painting = nullptr;
  const Part* part = nullptr;
  int number = 0;
};

std::optional<Found> find(std::string_view name) {
  const std::string_view deck_name = name.substr(0, name.find('/'));
  if (const Deck* deck = described(deck_name); deck != nullptr) {
    for (std::size_t i = 0; i < deck->paintings.size(); ++i) {
      if (name_of(*deck, i) == name) return Found{.deck = deck, .painting = &deck->paintings[i]};
    }
  }
  for (const Part& part : parts_of(deck_name)) {
    if (!name.starts_with(part.name)) continue;
    for (int number = part.first; number <= part.last; ++number) {
      if (numbered(part.name, number) == name) return Found{.part = &part, .number = number};
    }
  }
  return std::nullopt;
}

std::string title_of(const Painting& painting, std::string_view language) {
  for (std::size_t i = 0; i < languages.size(); ++i) {
    if (languages[i] == language) return painting.title[i];
  }
  return {};
}

// The picture of a wall tile: painting and frame fill whole squares.
std::string framed(const Painting& painting, const PictureOptions& options) {
  const Scene& scene = painting.scene;
  Sheet sheet(scene.width + 2 * frame_width, scene.height + 2 * frame_width, options.prefix + "f");
  const double f = frame_width;
  sheet.raw(paint(scene, {.prefix = options.prefix, .title = {}, .placed = {f, f, scene.width + f, scene.height + f}}));
  draw_frame(sheet, frame_named(painting.tag("frame")).value_or(Frame::oak),
             type_named(painting.tag("type")).value_or(Type::city));
  return sheet.document(title_of(painting, options.language));
}

std::string drawn(const Part& part, int number, const PictureOptions& options) {
  const Studio studio{*hand(part.hand), *light("daylight"), *palette("natural")};
  Sheet sheet(part.width, part.height, options.prefix);
  Brush brush(sheet, studio, Chance(static_cast<std::uint64_t>(number) * 2654435761U + part.name.size()));
  part.draw(brush, number);
  return sheet.document({});
}

void write_translated(core::JsonWriter& out, std::string_view field, const Translated& texts) {
  out.key(field);
  out.begin_object();
  for (std::size_t i = 0; i < languages.size(); ++i) out.field(languages[i], texts[i]);
  out.end_object();
}

// Whole percent, so that the list is short.
int rounded(double percent) { return static_cast<int>(std::lround(percent)); }

void write_box(core::JsonWriter& out, const Box& box) {
  out.key("at");
  out.begin_array();
  for (const double edge : {box.left, box.top, box.right, box.bottom}) out.value(rounded(std::max(0.0, edge)));
  out.end_array();
}

void write_tones(core::JsonWriter& out, const std::vector<ToneShare>& tones) {
  if (tones.empty()) return;
  out.key("colours");
  out.begin_object();
  for (const ToneShare& share : tones) {
    out.field(tone_names[static_cast<std::size_t>(share.tone)], share.percent);
  }
  out.end_object();
}

void write_sighting(core::JsonWriter& out, const Sighting& sighting) {
  out.begin_object();
  out.field("what", sighting.what);
  if (!sighting.kinds.empty()) out.field("kinds", sighting.kinds);
  if (sighting.whole >= 0) {
    out.field("of", sighting.whole);
    out.field("relation", relation_names[static_cast<std::size_t>(sighting.relation)]);
  }
  if (!sighting.clear) out.field("clear", false);
  if (sighting.count != 1) out.field("count", sighting.count);
  if (!sighting.doing.empty()) out.field("doing", sighting.doing);
  if (!sighting.style.empty()) out.field("style", sighting.style);
  out.field("permille", rounded(sighting.share * 10));
  if (sighting.share > 0) write_box(out, sighting.box);
  out.field("side", side_names[static_cast<std::size_t>(sighting.side)]);
  out.field("depth", depth_names[static_cast<std::size_t>(sighting.depth)]);
  write_tones(out, sighting.tones);
  if (!sighting.before.empty()) {
    out.key("before");
    out.begin_array();
    for (const int other : sighting.before) out.value(other);
    out.end_array();
  }
  out.end_object();
}

void write_painting(core::JsonWriter& out, const Deck& deck, std::size_t index) {
  const Painting& painting = deck.paintings[index];
  out.begin_object();
  out.field("name", name_of(deck, index));
  out.field("id", painting.scene.id);
  write_translated(out, "title", painting.title);
  if (painting.artist >= 0) out.field("artist", deck.artists[static_cast<std::size_t>(painting.artist)].id);
  out.field("light", painting.scene.light->id);
  out.field("setting", painting.scene.setting->id);
  out.end_object();
}

}  // namespace

std::vector<std::string_view> deck_names() { return {decks.begin(), decks.end()}; }

const Deck* described(std::string_view deck) {
  static const std::array<Deck, 3> all = {parsed("artline"), parsed("art-society"), parsed("cats")};
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (decks[i] == deck) return &all[i];
  }
  return nullptr;
}

std::vector<std::string> picture_names(std::string_view deck) {
  std::vector<std::string> names;
  for (const std::string_view one : decks) {
    if (!deck.empty() && deck != one) continue;
    if (const Deck* paintings = described(one); paintings != nullptr) {
      for (std::size_t i = 0; i < paintings->paintings.size(); ++i) names.push_back(name_of(*paintings, i));
    }
    for (const Part& part : parts_of(one)) {
      for (int number = part.first; number <= part.last; ++number) names.push_back(numbered(part.name, number));
    }
  }
  return names;
}

std::optional<Size> picture_size(std::string_view name) {
  const auto found = find(name);
  if (!found) return std::nullopt;
  if (found->part != nullptr) return Size{found->part->width, found->part->height};
  const Scene& scene = found->painting->scene;
  const int rim = found->deck->id == art_society ? 2 * frame_width : 0;
  return Size{scene.width + rim, scene.height + rim};
}

std::optional<std::string> picture(std::string_view name, const PictureOptions& options) {
  const auto found = find(name);
  if (!found) return std::nullopt;
  if (found->part != nullptr) return drawn(*found->part, found->number, options);
  if (found->deck->id == art_society) return framed(*found->painting, options);
  return paint(found->painting->scene,
               {.prefix = options.prefix, .title = title_of(*found->painting, options.language)});
}

std::string index_json() {
  core::JsonWriter out;
  out.begin_object();
  out.field("version", version());
  out.key("decks");
  out.begin_object();
  for (const std::string_view name : decks) {
    out.key(name);
    out.begin_object();
    if (const Deck* deck = described(name); deck != nullptr) {
      out.key("artists");
      out.begin_object();
      for (const Artist& artist : deck->artists) write_translated(out, artist.id, artist.name);
      out.end_object();
      out.key("paintings");
      out.begin_array();
      for (std::size_t i = 0; i < deck->paintings.size(); ++i) write_painting(out, *deck, i);
      out.end_array();
    }
    out.key("parts");
    out.begin_array();
    for (const Part& part : parts_of(name)) {
      for (int number = part.first; number <= part.last; ++number) out.value(numbered(part.name, number));
    }
    out.end_array();
    out.end_object();
  }
  out.end_object();
  out.end_object();
  return out.take();
}

std::string seen_json(std::string_view deck) {
  const Deck* found = described(deck);
  if (found == nullptr) return {};
  core::JsonWriter out;
  out.begin_object();
  out.key("paintings");
  out.begin_array();
  for (const Painting& painting : found->paintings) {
    out.begin_object();
    out.field("id", painting.scene.id);
    out.key("seen");
    out.begin_array();
    for (const Sighting& sighting : sightings(painting.scene)) write_sighting(out, sighting);
    out.end_array();
    out.end_object();
  }
  out.end_array();
  out.end_object();
  return out.take();
}

std::string digests() {
  std::string lines;
  for (const std::string& name : picture_names()) {
    lines += name + " " + core::to_hex(core::sha256(picture(name).value_or(""))) + "\n";
  }
  return lines;
}

std::string version() {
  static const std::string hash = core::to_hex(core::sha256(digests())).substr(0, 12);
  return hash;
}

}  // namespace art
