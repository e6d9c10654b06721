// Many pictures on one sheet, like a photographer's contact print: rows of cells with a picture in each.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include "apps/paint/png.h"
#include "art/gallery.h"

namespace apps {

// A picture that can be painted.
struct Print {
  std::string name;
  art::Size size;
  std::function<std::string(const std::string& prefix)> svg;  // every id in it begins with the prefix
};

struct SheetPlan {
  int columns = 8;
  int cell = 300;  // the longest side of a picture
};

class ContactSheet {
 public:
  // At least one print.
  ContactSheet(std::vector<Print> prints, const SheetPlan& plan);

  int width() const { return width_; }
  int height() const { return height_; }
  // Both report how many pictures are done.
  std::string svg(std::atomic<long>& done) const;
  Or<Image> image(std::atomic<long>& done) const;

 private:
  std::vector<Print> prints_;
  std::vector<Area> areas_;  // of each print
  int width_ = 0;
  int height_ = 0;
};

// An SVG document placed inside another one.
std::string nested(std::string_view svg, const Area& area);

}  // namespace apps
