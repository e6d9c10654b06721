// What an eye could make out: a coarse copy of a picture that keeps, for each place, whose paint lies on top and in which
// colour. The list of what can be seen is read off this copy, so it tells nothing that is not on the canvas.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "art/colour.h"
#include "art/path.h"

namespace art {

// The colours that people tell apart. A colour between two of them has none.
enum class Tone { red, orange, yellow, green, turquoise, light_blue, blue, purple, pink, brown, white, grey, black };
inline constexpr std::array<std::string_view, 13> tone_names = {"red",        "orange", "yellow", "green", "turquoise",
                                                                "light-blue", "blue",   "purple", "pink",  "brown",
                                                                "white",      "grey",   "black"};
std::optional<Tone> tone_of(Colour colour);

struct Stop {
  int percent = 0;
  Colour colour;
  int opacity = 100;
};

// A colour, or one that changes over the box of what is painted: along a line, or outwards from a point. In percent of the box.
struct Dye {
  std::vector<Stop> stops;
  int x = 0, y = 0, to_x = 0, to_y = 0;
  int radius = 0;  // 0: along the line
  Stop at(double x_share, double y_share) const;
};

// What is left of the paint of one owner.
struct Trace {
  int painted = 0;    // cells that it covered when it was painted
  int cells = 0;      // cells where it lies on top in the end
  int distinct = 0;   // of those, the cells that differ from what they cover
  int tinted = 0;     // cells that it only tints, as fog and light do
  Box box = nowhere;  // around those on top, or else around the tinted ones; in units of the canvas
  std::array<int, tone_names.size()> tones{};  // cells on top, by their colour; the rest has no name
};

class Witness {
 public:
  Witness(int width, int height);

  // Paint of an owner (a number from 0). Thin paint tints what lies there already.
  void fill(int owner, const Path& path, const Dye& dye, int percent);
  void stroke(int owner, const Path& path, double width, Colour colour, int percent);

  int size() const { return columns_ * rows_; }  // cells of the whole canvas
  std::vector<Trace> traces(int owners) const;
  // For how many cells the paint of `front` was laid over paint of `back`.
  int overlap(int front, int back) const;

 private:
  struct Cell {
    int owner = -1;
    Colour colour, below;
  };
  void run(int row, double from, double to);
  void touch(int row, int column);
  void begin(int owner, const Dye& dye, const Box& box, int percent);

  double cell_;  // side of a cell in units
  int columns_, rows_;
  std::vector<Cell> cells_;
  std::vector<int> stamps_;  // the last paint that touched the cell: a stroke that crosses itself counts once
  struct Past {
    int painted = 0;
    std::vector<int> tinted;
    std::vector<std::pair<int, int>> over;  // owner below and number of cells
  };
  std::vector<Past> past_;
  // The paint that is being laid.
  int stamp_ = 0, owner_ = 0, percent_ = 0;
  const Dye* dye_ = nullptr;
  Box box_;
};

}  // namespace art
