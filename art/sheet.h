// Writes an SVG that has only paths with small whole numbers, and shared gradients and patterns.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "art/colour.h"
#include "art/path.h"

namespace art {

struct Stop {
  int percent = 0;
  Colour colour;
  int opacity = 100;
};

class Sheet {
 public:
  // Every id begins with `prefix`, so that one document can hold several pictures. A coarse sheet rounds to larger units, which
  // saves digits and can't be seen in a painting.
  Sheet(int width, int height, std::string prefix, bool coarse = false);

  int width() const { return width_; }
  int height() const { return height_; }

  // Paint of a fill: a colour, or "url(#…)" of a gradient along the box of what is filled.
  static std::string plain(Colour colour) { return hex(colour); }
  // From (x1, y1) to (x2, y2) of the box, in percent.
  std::string gradient(int x1, int y1, int x2, int y2, const std::vector<Stop>& stops);
  std::string radial(int x, int y, int radius, const std::vector<Stop>& stops);  // in percent of the box
  // A pattern of `size` × `size` units that holds `content`.
  std::string pattern(int size, std::string_view content);
  // The pattern of that name, scaled to `percent` of its size. `make` returns its content and is called on the first use. Empty
  // if the content is empty.
  template <class Make>
  std::string tile(std::string_view name, int size, int percent, Make make) {
    for (const auto& [known, paint] : tiles_) {
      if (known == name) return scaled(paint, percent);
    }
    const std::string content = make();
    tiles_.emplace_back(name, content.empty() ? std::string() : pattern(size, content));
    return scaled(tiles_.back().second, percent);
  }

  // A filled path; `attributes` is further SVG, " stroke=…". Canvas units.
  void fill(const Path& path, std::string_view paint, std::string_view attributes = {});
  // The same for light, which has no outline and covers nothing.
  void shine(const Path& path, std::string_view paint);
  // The same in two coats: `paint`, and over it `glaze`.
  void fill_twice(const Path& path, std::string_view paint, std::string_view glaze, std::string_view attributes = {});
  // A line without fill.
  void stroke(const Path& path, Colour colour, double width, std::string_view attributes = {});
  void raw(std::string_view svg) {
    share({});
    body_ += svg;
  }

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
  std::string scaled(const std::string& pattern, int percent);
  void cover(const Path& path);
  void share(std::string_view attributes);

  int width_, height_;
  double grain_;
  std::string prefix_;
  std::string body_, defs_;
  std::string shared_;                                      // attributes of the group that is open
  std::vector<std::pair<std::string, std::string>> known_;  // a definition without its id, and its paint
  std::vector<std::pair<std::string, std::string>> tiles_;  // name and paint
  Box covered_ = nowhere;
  std::size_t coats_ = 0;  // shapes that have a name of their own
};

// Numbers as SVG likes them: no more digits than needed.
void append_number(std::string& text, double value, int decimals);
// The path in whole numbers of `grain` units, relative, as short as it goes.
void append_path(std::string& text, const Path& path, double grain = 1);
std::string escaped(std::string_view text);

}  // namespace art
