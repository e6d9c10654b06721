// A sheet of character cells: drawn in any order, printed once.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace apps {

// Colours are numbers of the 256-colour table; −1 leaves the terminal's own.
struct Style {
  int ink = -1;
  int paper = -1;
  bool bold = false;
  bool dim = false;
  friend bool operator==(const Style&, const Style&) = default;
};

class Canvas {
 public:
  Canvas() = default;
  Canvas(int width, int height);

  int width() const { return width_; }
  int height() const { return height_; }
  bool empty() const { return cells_.empty(); }

  // Writes UTF-8 text from a cell to the right; cells outside the sheet are left out. Returns the column after it.
  int write(int x, int y, std::string_view text, Style style = {});
  // The same, but the text ends before column `end`.
  void write_right(int end, int y, std::string_view text, Style style = {});
  void put(int x, int y, char32_t glyph, Style style);
  // The lines, with or without escape sequences. Spaces at the ends are left out.
  std::vector<std::string> lines(bool colour) const;

 private:
  struct Cell {
    char32_t glyph = U' ';
    Style style;
  };
  bool inside(int x, int y) const { return x >= 0 && y >= 0 && x < width_ && y < height_; }
  Cell& cell(int x, int y) { return cells_[place(x, y)]; }
  const Cell& cell(int x, int y) const { return cells_[place(x, y)]; }
  std::size_t place(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  }

  int width_ = 0;
  int height_ = 0;
  std::vector<Cell> cells_;
};

// How many cells a text takes. Every glyph that we use takes one.
int text_width(std::string_view text);

// Breaks a sentence into lines of at most this many cells.
std::vector<std::string> wrapped(const std::string& text, int width);

}  // namespace apps
