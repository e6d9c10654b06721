// A picture as it is described: setting, light, palette and elements. The format of the files is in
// docs/formats/scenes.md; from a scene come both the picture and the list of what can be seen in it.
#pragma once

#include <string>
#include <vector>

#include "art/light.h"
#include "art/parts_seen.h"
#include "art/sheet.h"
#include "art/thing.h"
#include "art/witness.h"

namespace art {

struct Element {
  const Thing* thing = nullptr;
  int count = 1;
  double x = 50, y = -1;  // its foot, in percent of the canvas; y < 0: where such things usually are
  double size = 1;        // beside its natural size
  double spread = 0;      // several of them: how wide they are strewn, in percent of the canvas; 0: by their size
  bool mirrored = false;
  double degrees = 0;  // turned clockwise
  int on = -1;         // stands on this earlier element; x is then in percent of its width, from its middle
  std::string colour = {}, accent = {}, hair = {};  // pigments; empty: the thing's own
  std::string doing = {}, wears = {}, hat = {}, style = {};
  std::string mood = {}, skin = {}, holds = {};
  std::string pulls = {};  // the thing of another element
  std::string gaze =
      {};  // "viewer", "left", "right", "up", "down", or the thing of another element; empty: where it faces
};

struct Setting {
  std::string_view id;
  double horizon;  // height of the eye on the canvas, in percent from the top
  double eye;      // height of the eye over the ground, in metres: sets all sizes
  bool outdoors;
  std::string_view backdrops;  // things that belong to it, from back to front
};
std::span<const Setting> settings();
const Setting* setting(std::string_view id);

struct Scene {
  std::string id;
  int width = 1200;  // of the canvas, in units
  int height = 900;
  const Hand* hand = nullptr;
  const Light* light = nullptr;
  const Palette* palette = nullptr;
  const Setting* setting = nullptr;
  double horizon = 50;  // as in Setting, where the scene has its own
  double eye = 1.6;
  int side = -1;                  // the light comes from the left (−1) or the right (1)
  std::vector<Element> elements;  // first the backdrops of the setting
};

// Where something is on the canvas, by the middle and the foot of what is seen of it.
enum class Side { left, middle, right };
enum class Depth { background, middle, foreground };
inline constexpr std::string_view side_names[] = {"left", "middle", "right"};
inline constexpr std::string_view depth_names[] = {"background", "middle", "foreground"};

struct ToneShare {
  Tone tone;
  int percent = 0;  // of what is seen of it
};

// Something that can be seen: an element of the scene, or a part that was drawn with it. Copies of an element, and parts of one
// element that have the same word, are one sighting.
struct Sighting {
  std::string_view what;
  std::string_view kinds;  // wider words, blank between
  int element = 0;
  int whole = -1;  // the sighting of which this is a part
  Relation relation = Relation::has;
  int count = 1;      // 0: they can't be counted here
  bool clear = true;  // false: so small or so hidden that nobody can tell
  double share = 0;   // percent of the canvas on which it is seen
  Box box;            // around it, in percent of the canvas
  Side side = Side::middle;
  Depth depth = Depth::middle;
  std::vector<ToneShare> tones;  // largest first; the rest has no clear name
  std::string_view doing, style;
  std::vector<int> before;  // sightings of elements of which it hides something
};
std::vector<Sighting> sightings(const Scene& scene);

struct PaintOptions {
  std::string prefix = {};             // of ids in the SVG
  std::string title = {};              // for a screen reader
  int without = -1;                    // leave out this element; everything else stays as it is
  std::string_view without_part = {};  // leave out only its parts of this name
  Box placed = {};                     // inside another document, there; nowhere: a document of its own
};
std::string paint(const Scene& scene, const PaintOptions& options = {});

// The picture as a witness sees it, and whose paint is whose.
struct Observation {
  Witness witness;
  std::vector<Owner> owners;
};
Observation observe(const Scene& scene);

// The part of the canvas that each element covers, in units, for tests; a backdrop covers what it is drawn on.
std::vector<Box> coverage(const Scene& scene);

}  // namespace art
