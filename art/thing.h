// The vocabulary: everything that can be drawn, how large it is in life, and how it is painted.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "art/brush.h"

namespace art {

// What a scene asks of one thing. A word that is empty was not asked for.
struct Look {
  Colour colour;           // of the thing: its usual one, or what the scene says
  Colour accent;           // of its second part: roof, sail, ribbon, harness
  std::string_view doing;  // reading, sleeping, grazing…
  std::string_view wears;  // dress, coat, robe…
  std::string_view hat;    // straw, top, cap, crown, scarf…
  std::string_view style;  // of hair, house, tree…: a kind of the thing
  Colour hair;
  std::string_view mood = {};   // of people and portraits, one of moods(); empty: calm
  std::string_view skin = {};   // of people and portraits, one of skins(); empty: chance decides
  std::string_view holds = {};  // of people, one of holdables(), beside what the doing brings
  // Where it looks: a direction of length 1, or {} at the viewer. Nothing: where it faces.
  std::optional<Point> gaze = {};
  // The end of the shafts of the vehicle that it pulls, in its own units.
  std::optional<Point> load = {};
  // Mirrors only: the look of the person who looks into it; null if nobody does.
  const Look* image = nullptr;
  std::string_view imaged = {};  // the word of that person
  bool seat = false;             // there is something to sit on: it stands on it, or beside a chair
  double drop = 0;               // how high it stands on another thing, in its own units
  double x = 0, y = 0;           // backdrops only: where on the canvas, in units
  double size = 1;               // backdrops only
};

// Where a thing is put, from back to front; this is also the order of painting.
enum class Place {
  sky,     // the sky itself
  heaven,  // in the sky: sun, clouds, birds; height in percent of the canvas
  far,     // a backdrop that rises from the horizon: mountains, a distant town
  ground,  // a backdrop below the horizon: sea, meadow, floor, table top
  wall,    // hangs or opens on a wall: window, picture, clock; in metres
  stands,  // stands or lies on the ground, in metres
  front,   // between the viewer and all else: rain, snow, fog
};

// Paints the thing. Standing and hanging things, and those in the sky, are drawn 100 units high with their foot
// at the origin, so from y = −100 to y = 0; mirrored or turned by the brush. Backdrops use the canvas as it is.
using Draw = void (*)(Brush&, const Look&);

struct Thing {
  std::string_view id;  // "rowing-boat"
  Place place;
  double height;  // metres; percent of the canvas for heaven; 0 for backdrops
  double width;   // of what is drawn, when the height is 100
  Draw draw;
  std::string_view kinds;   // wider words, blank between them: "animal pet"
  std::string_view colour;  // pigment it has by itself; empty: the scene can't choose one
  std::string_view accent = {};
  std::string_view doing = {};   // what it can do, blank between; the first is usual
  std::string_view styles = {};  // kinds of it, blank between; the first is usual
  double top = 0;                // height of its surface (0…100) for things that stand on it; 0: none can
  // Of people and portraits:
  std::string_view wears = {};  // clothes, blank between; the first is usual
  std::string_view hats = {};   // blank between; none is usual
  std::string_view hair = {};   // usual pigment
};

// What a scene may say of every person and portrait, blank between.
std::string_view moods();
std::string_view skins();
std::string_view holdables();
// The mood that a doing of people brings with it, unless the scene says another: a dancer is happy. Empty: none.
std::string_view mood_of(std::string_view doing);

std::span<const Thing* const> vocabulary();  // all, by id
const Thing* thing(std::string_view id);     // null when there is none of this name

// Whether the word is in the list, " boat ship ".
bool is_word(std::string_view word, std::string_view list);
// Whether the thing or one of its wider words is.
bool is_any(const Thing& thing, std::string_view list);

}  // namespace art
