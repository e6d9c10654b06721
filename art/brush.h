// The brush paints things. A thing describes its parts: outline, local colour and form. The brush knows the place and distance of
// the thing, the light and the hand (the style), and paints accordingly.
#pragma once

#include <array>

#include "art/hand.h"
#include "art/light.h"
#include "art/path.h"
#include "art/sheet.h"
#include "art/texture.h"

namespace art {

// How a part takes the light.
enum class Form {
  flat,   // one tone: walls, paper, far things
  round,  // light on one side, shadow on the other: bodies, trunks, pots
  tall,   // light above, shadow below: hills, skirts, roofs
  glass,  // transparent
  glow,   // gives light itself: flames, lit windows; neither hour nor distance dims it
};

// Everything that is the same in the whole picture.
struct Studio {
  const Hand& hand;
  const Light& light;
  const Palette& palette;
  int side = -1;          // where the light comes from: −1 left, 1 right
  double horizon = 0;     // in canvas units from the top
  bool airborne = false;  // it stands nowhere, so it casts no shadow on the ground
  double sun = -1;        // where sun or moon are, in canvas units from the left; −1: nowhere
};

class Brush {
 public:
  Brush(Sheet& sheet, const Studio& studio, Chance chance, int owner = 0)
      : sheet_(&sheet), studio_(&studio), chance_(chance), owner_(owner) {}

  // --- where: all paths below are in the local units of the brush
  // A brush for a part: its origin at (x, y), `scale` times as large, turned clockwise, mirrored.
  Brush at(double x, double y, double scale = 1, double degrees = 0, bool mirrored = false);
  Brush moved(const Transform& transform);
  Brush distant(int percent) const;  // farther away by so much
  Brush lifted() const;              // casts no shadow: it is held, or hangs
  const Transform& transform() const { return transform_; }

  // --- what it is
  // A brush for a part that a viewer would name: "window", "wheel", "lemon" (art/parts_seen.h lists the words). What it draws is
  // listed as seen if it is large enough in this painting. `count` of them are drawn in one go; 0: too many to count.
  Brush part(std::string_view what, int count = 1, Relation relation = Relation::has);
  Brush part(std::string_view what, Relation relation) { return part(what, 1, relation); }

  // --- with what
  // A closed part. Small parts get no touches of the brush.
  void shape(const Path& outline, Colour colour, Form form = Form::round);
  // A line `width` wide in local units.
  void line(const Path& path, Colour colour, double width);
  // Leaves, petals, fur, foam: a mass of dabs about `size` across, lit from the side of the light.
  void leaves(const Path& region, Colour colour, double size);
  // Loose dabs of a colour inside a region, `share` percent of it covered.
  void dabs(const Path& region, Colour colour, double size, int share);
  // A wide field with a change of colour from its top to its bottom: sky, water, meadow, wall.
  void wash(const Path& region, Colour top, Colour middle, Colour bottom);
  // The shadow under a thing that stands there; `rx`, `ry` are its half axes.
  void shadow(double x, double y, double rx, double ry);
  // Light around a source.
  void glow(double x, double y, double radius, Colour colour, int percent = 70);
  // A thin veil of a colour: fog, smoke, reflections.
  void veil(const Path& region, Colour colour, int percent);

  // Nothing is laid over this region afterwards: no cracks, no hatching, no fibres of the paper. For faces; said before the face is
  // painted, it keeps the marks of the hand off the skin as well.
  void spare(const Path& region) { sheet_->spare(region.transformed(transform_)); }

  // --- for what
  Chance& chance() { return chance_; }
  const Light& light() const { return studio_->light; }
  const Hand& hand() const { return studio_->hand; }
  const Studio& studio() const { return *studio_; }
  // The canvas, in the units of a brush that is not moved or scaled.
  double width() const { return sheet_->width(); }
  double height() const { return sheet_->height(); }
  // For code that writes SVG directly.
  Sheet& sheet() {
    sheet_->attend(owner_);
    return *sheet_;
  }
  // How a local colour looks at this place, in this light.
  Colour seen(Colour colour, Form form = Form::flat) const;

 private:
  // Strokes that belong to a surface and are no thing of their own.
  Sheet& surface() {
    sheet_->attend(owner_, false);
    return *sheet_;
  }
  Path on_canvas(const Path& path);
  // A colour on the side of the light and on the other side.
  struct Sides {
    Colour lit, dim;
  };
  Sides sides(Colour local) const;
  Point to_light(Form form) const;
  bool spared(const Path& path) const;
  std::string paint(Colour colour, Form form, double size);
  std::string across(Form form, const std::vector<Stop>& stops);
  std::string sheen(Form form);
  Coats coats(const Path& path, Colour colour, Form form);
  Colour ink() const;
  std::string contour(double size) const;
  std::string body_glaze(double size);
  std::string leaf_glaze(double dab);
  std::string glaze(std::string_view name, int tile, int percent, int degrees, Texture texture);
  void hatch(const Path& region, double size, Form form);
  void field_strokes(const Path& path, const std::array<Colour, 3>& tones);

  Sheet* sheet_;
  const Studio* studio_;
  Chance chance_;
  Transform transform_;
  bool lifted_ = false;
  int distance_ = 0;  // percent of the way into the haze
  int owner_ = 0;     // whose paint it is, a number of the sheet
};

}  // namespace art
