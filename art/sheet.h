// Writes an SVG that has only paths with small whole numbers, and shared gradients and patterns.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "art/colour.h"
#include "art/parts_seen.h"
#include "art/path.h"
#include "art/witness.h"

namespace art {

// Whose paint it is: one copy of an element of the scene, or a part of it, such as one window of the second house.
struct Owner {
  int element = -1;
  int copy = 0;
  std::string_view part = {};  // empty: the element itself
  int count = 1;               // so many of them in one go; 0: too many to count
  Relation relation = Relation::has;
  int whole = -1;  // the owner that this is a part of
};

// The paint of a body, from below; all but `paint` may be missing.
struct Coats {
  // The shadow side is what a copy of the body, moved by `push` toward the light, leaves uncovered.
  std::string shadow = {};
  Point push = {};
  std::string paint;
  std::string sheen = {};  // light that changes slowly over the whole
  std::string glaze = {};  // marks of the brush
};

class Sheet {
 public:
  // Every id begins with `prefix`, so that one document can hold several pictures. A coarse sheet rounds to larger units, which
  // saves digits and can't be seen in a painting.
  Sheet(int width, int height, std::string prefix, bool coarse = false);

  int width() const { return width_; }
  int height() const { return height_; }

  // --- whose paint it is
  // Notes everything that is drawn from now on.
  void watch(Witness& witness) { witness_ = &witness; }
  // Leaves out this part of this element; everything else stays as it is.
  void leave_out(int element, std::string_view part) { without_ = {.element = element, .part = part}; }
  // New owners, by number: a copy of an element, and a part of another owner. −1 is an owner whose paint is left out.
  int element(int index, int copy);
  int part_of(int whole, std::string_view what, int count, Relation relation);
  // What follows is paint of this owner. `noted` is false for the texture of a surface, which is no colour of its own.
  void attend(int owner, bool noted = true) {
    owner_ = owner;
    noted_ = noted;
  }
  const std::vector<Owner>& owners() const { return owners_; }

  // --- paint
  // Paint of a fill: a colour, or "url(#…)" of a gradient along the box of what is filled.
  static std::string plain(Colour colour) { return hex(colour); }
  // From (x1, y1) to (x2, y2) of the box, in percent.
  std::string gradient(int x1, int y1, int x2, int y2, const std::vector<Stop>& stops);
  std::string radial(int x, int y, int radius, const std::vector<Stop>& stops);  // in percent of the box
  // A pattern of `size` × `size` units that holds `content`.
  std::string pattern(int size, std::string_view content);
  // The pattern of that name, scaled to `percent` of its size and turned clockwise. `make` returns its content and is called on
  // the first use. Empty if the content is empty.
  template <class Make>
  std::string tile(std::string_view name, int size, int percent, int degrees, Make make) {
    for (const auto& [known, paint] : tiles_) {
      if (known == name) return turned(paint, percent, degrees);
    }
    const std::string content = make();
    tiles_.emplace_back(name, content.empty() ? std::string() : pattern(size, content));
    return turned(tiles_.back().second, percent, degrees);
  }

  // A filled path; `attributes` is further SVG, " stroke=…". Canvas units.
  void fill(const Path& path, std::string_view paint, std::string_view attributes = {});
  // The same for light, which has no outline and covers nothing.
  void shine(const Path& path, std::string_view paint);
  // The same in several coats.
  void fill(const Path& path, const Coats& coats, std::string_view attributes = {});
  // A line without fill.
  void stroke(const Path& path, Colour colour, double width, std::string_view attributes = {});
  // Everything that is painted between the first two belongs to one image. The third paints that image once more, faintly and upside
  // down, as water shows it whose edge is at this height.
  void begin_image();
  void end_image();
  void mirror_image(double shore, int percent);
  // SVG that is written already.
  void raw(std::string_view svg) {
    share({});
    body_ += svg;
  }

  // Regions that veils over the whole picture leave free.
  void spare(const Path& region) { spared_.add(region); }
  const Path& spared() const { return spared_; }

  // The area that the last fills and strokes covered, for tests and for clipping.
  Box covered() const { return covered_; }
  void forget_covered() { covered_ = nowhere; }

  // Units for one that is written.
  double grain() const { return grain_; }
  // The whole document; `title` is its name for a screen reader.
  std::string document(std::string_view title) const;
  // For use inside another document, at this place of it.
  std::string inset(const Box& place) const;

 private:
  std::string view_box() const;  // the canvas as it is written, "0 0 800 600"
  std::string inner() const;
  std::string definition(const std::string& text_before_id, const std::string& text_after_id);
  std::string turned(const std::string& pattern, int percent, int degrees);
  void cover(const Path& path);
  bool outside(const Path& path, double width) const;
  void share(std::string_view attributes);
  bool hidden() const { return owner_ == -1; }
  void note_fill(const Path& path, std::string_view paint, std::string_view attributes);
  std::string known_as(const std::string& paint, Dye dye);

  int width_, height_;
  double grain_;
  std::string prefix_;
  std::string body_, defs_;
  std::string shared_;                                      // attributes of the group that is open
  std::vector<std::pair<std::string, std::string>> known_;  // a definition without its id, and its paint
  std::vector<std::pair<std::string, std::string>> tiles_;  // name and paint
  Path spared_;
  Box covered_ = nowhere;
  std::size_t coats_ = 0;   // shapes that have a name of their own
  std::size_t images_ = 0;  // groups that have one

  Witness* witness_ = nullptr;
  std::vector<Owner> owners_;
  Owner without_;
  int owner_ = 0;
  bool noted_ = true;
  std::vector<std::pair<std::string, Dye>> dyes_;  // the gradients by their paint, while somebody watches
};

// Numbers as SVG likes them: no more digits than needed.
void append_number(std::string& text, double value, int decimals);
// The path in whole numbers of `grain` units, relative, as short as possible.
void append_path(std::string& text, const Path& path, double grain = 1);
std::string escaped(std::string_view text);

}  // namespace art
