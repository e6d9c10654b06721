#include "art/brush.h"

#include "art/strokes.h"

namespace art {
namespace {

// From these sizes a form has a change of colour, a shadow side of its own, a sheen and the marks of the brush.
constexpr double rounded_from = 52;
constexpr double modelled_from = 92;
constexpr double outlined_from = 125;  // the same for hands that draw contours, which show the form already
constexpr double marked_from = 140;

bool is_body(Form form) { return form == Form::round || form == Form::tall; }
double extent(const Box& box) { return square_root(std::max(0.0, box.width()) * std::max(0.0, box.height())); }

}  // namespace

Brush Brush::at(double x, double y, double scale, double degrees, bool mirrored) {
  return moved(placed(x, y, scale, degrees, mirrored));
}
Brush Brush::moved(const Transform& transform) {
  Brush part = *this;
  part.transform_ = transform_.after(transform);
  part.chance_ = chance_.fork(static_cast<std::uint64_t>(static_cast<std::int64_t>(transform.e * 8 + transform.f)));
  return part;
}
Brush Brush::part(std::string_view what, int count, Relation relation) {
  Brush part = *this;
  part.owner_ = sheet_->part_of(owner_, what, count, relation);
  part.chance_ = chance_.fork(what.size());
  return part;
}
Brush Brush::distant(int percent) const {
  Brush part = *this;
  part.distance_ = distance_ + (100 - distance_) * percent / 100;
  return part;
}

Brush Brush::lifted() const {
  Brush part = *this;
  part.lifted_ = true;
  return part;
}

Colour Brush::seen(Colour colour, Form form) const {
  if (form != Form::glow) {
    // Dark light takes the brightness of a colour; its hue must remain recognisable.
    if (studio_->light.dark) colour = saturated(colour, 140);
    colour = under(colour, studio_->light.ambient);
    colour = mix(colour, studio_->light.horizon, std::min(92, distance_ * studio_->light.haze / 100));
  }
  colour = saturated(graded(colour, studio_->palette), studio_->hand.saturation);
  // Thin paint: the ground shows through the light colours more than through the dark ones.
  return mix(colour, studio_->hand.ground, studio_->hand.ground_share * (30 + luminance(colour) * 70 / 255) / 100);
}

// The outline on the canvas, a little uneven as this hand paints. Equal points stay equal.
Path Brush::on_canvas(const Path& path) {
  Path result = path.transformed(transform_);
  const double size = extent(result.box());
  const double stray = std::min(studio_->hand.wobble, size * 0.02);
  if (stray < 0.3) return result;
  Path strayed;
  Point before;
  for (const Path::Item& item : result.items()) {
    const Point off = {chance_.jitter(stray), chance_.jitter(stray)};
    switch (item.step) {
      case Path::Step::move:
        strayed.move(item.p.x, item.p.y);
        before = {};
        break;
      case Path::Step::line:
        strayed.to(item.p.x + off.x, item.p.y + off.y);
        before = off;
        break;
      case Path::Step::bend:
        strayed.bend(item.c1.x + off.x, item.c1.y + off.y, item.p.x + off.x, item.p.y + off.y);
        before = off;
        break;
      case Path::Step::curve:
        strayed.curve(item.c1.x + before.x, item.c1.y + before.y, item.c2.x + off.x, item.c2.y + off.y,
                      item.p.x + off.x, item.p.y + off.y);
        before = off;
        break;
      case Path::Step::close:
        strayed.close();
        break;
    }
  }
  return strayed;
}

Brush::Sides Brush::sides(Colour local) const {
  const int strength = studio_->hand.relief * studio_->light.contrast / 100 * (100 - distance_) / 100;
  // Shadows keep most of their own colour; grey ones look like dust.
  const Colour deep = mix(darker(local, 55), seen(studio_->light.shade, Form::glow), 28);
  return {.lit = mix(local, seen(studio_->light.key, Form::glow), std::min(40, 26 * strength / 100)),
          .dim = mix(local, deep, std::min(70, 58 * strength / 100))};
}

// The direction in which the light lies, on the canvas: mirrored things are lit from the same side.
Point Brush::to_light(Form form) const {
  return form == Form::tall ? Point{0.3 * studio_->side, -1} : Point{0.9 * studio_->side, -0.5};
}

std::string Brush::paint(Colour colour, Form form, double size) {
  const Colour local = seen(colour, form);
  if (!is_body(form) || size < rounded_from || studio_->hand.shade == Hand::Shade::none) return Sheet::plain(local);
  const Sides tones = sides(local);
  if (studio_->hand.shade != Hand::Shade::smooth) return Sheet::plain(mix(local, tones.lit, 45));
  return across(form, {{0, tones.lit}, {100, tones.dim}});
}

// A change of colour from the side of the light to the other.
std::string Brush::across(Form form, const std::vector<Stop>& stops) {
  if (form == Form::tall) return sheet_->gradient(50 + 10 * studio_->side, 0, 50 - 10 * studio_->side, 100, stops);
  return sheet_->gradient(50 + 50 * studio_->side, 0, 50 - 50 * studio_->side, 45, stops);
}

// The light on large forms: one definition serves all colours.
std::string Brush::sheen(Form form) {
  if (studio_->hand.shade != Hand::Shade::smooth) return {};
  const int strength = studio_->hand.relief * studio_->light.contrast / 100 * (100 - distance_ / 25 * 25) / 100;
  const Colour key = seen(studio_->light.key, Form::glow);
  const Colour shade = darker(seen(studio_->light.shade, Form::glow), 50);
  return across(form, {{0, key, std::min(40, 26 * strength / 100)},
                       {45, key, 0},
                       {45, shade, 0},
                       {100, shade, std::min(50, 34 * strength / 100)}});
}

// A large form has a shadow side on each limb, unless that would be too narrow to see.
Coats Brush::coats(const Path& path, Colour colour, Form form) {
  const double size = extent(path.box());
  const Point push = to_light(form) * std::min(path.thickness() * 0.4, 26.0);
  if (!is_body(form) || studio_->hand.shade == Hand::Shade::none ||
      size < (studio_->hand.contour > 0 ? outlined_from : modelled_from) || push.x * push.x + push.y * push.y < 36) {
    return {.paint = paint(colour, form, size)};
  }
  const Colour local = seen(colour, form);
  const Sides tones = sides(local);
  const bool smooth = studio_->hand.shade == Hand::Shade::smooth;
  return {.shadow = Sheet::plain(mix(local, tones.dim, smooth ? 65 : 80)),
          .push = push,
          .paint = Sheet::plain(mix(local, tones.lit, smooth ? 0 : 45)),
          .sheen = size < marked_from ? std::string() : sheen(form)};
}

// Rounded to a few steps, so that neighbours share the same value.
Colour Brush::ink() const {
  return mix(studio_->hand.ink, seen(studio_->light.horizon, Form::glow), distance_ / 20 * 20 * 2 / 3);
}

std::string Brush::contour(double size) const {
  if (studio_->hand.contour <= 0 || size < 5) return {};
  const double share = size < 30 ? 0.6 : 1;
  std::string text = " stroke=\"" + hex(ink()) + "\" stroke-width=\"";
  append_number(text, studio_->hand.contour * 1.6 * share / sheet_->grain(), 1);
  return text + "\"";
}

// Large forms are painted with a broad brush, small and far ones with a fine brush. Each lies in one of a few directions, so that
// neighbours do not share a grid.
std::string Brush::body_glaze(double size) {
  int percent = 100;
  if (size < 420) percent = 76;
  if (size < 200 || distance_ > 30) percent = 58;
  const int degrees = chance_.below(3) * 34 - 34;
  return glaze("body", body_tile, percent, degrees, body_texture);
}

std::string Brush::leaf_glaze(double dab) {
  // Only a few sizes, because each needs a definition in the SVG.
  int percent = 50;
  while (percent < 280 && percent * 1.2 < dab * 8) percent = percent * 7 / 5;
  return glaze("leaf", leaf_tile, percent, chance_.below(2) * 40, leaf_texture);
}

std::string Brush::glaze(std::string_view name, int tile, int percent, int degrees, Texture texture) {
  return sheet_->tile(name, tile, percent, degrees, [&] {
    const Colour key = seen(studio_->light.key, Form::glow);
    const Colour shade = seen(studio_->light.shade, Form::glow);
    return texture(studio_->hand, key, shade, {.grain = sheet_->grain(), .percent = studio_->light.dark ? 60 : 100});
  });
}

void Brush::shape(const Path& outline, Colour colour, Form form) {
  const Path path = on_canvas(outline);
  const double size = extent(path.box());
  std::string attributes = form == Form::glow ? std::string() : contour(size);
  if (form == Form::glass) attributes += " fill-opacity=\".45\"";
  Coats paint = coats(path, colour, form);
  const bool marked = is_body(form) && size >= marked_from && !spared(path);
  if (marked) paint.glaze = body_glaze(size);
  sheet().fill(path, paint, attributes);
  if (marked && studio_->hand.touch.kind == Touch::Kind::lines) hatch(path, size, form);
}

bool Brush::spared(const Path& path) const {
  const Box box = path.box();
  const Point middle = between({box.left, box.top}, {box.right, box.bottom}, 0.5);
  return outside(Path::dots({middle}), sheet_->spared()).empty();
}

// Shadow as a woodcut has it: lines on the side of each limb that is away from the light, or below.
void Brush::hatch(const Path& region, double size, Form form) {
  const Touch& touch = studio_->hand.touch;
  const bool right = studio_->side > 0;
  const double wide = std::clamp(size / 200, 0.8, 2.0);
  Strokes lines = {.degrees = touch.degrees * (right ? -1 : 1),
                   .spacing = touch.spacing * wide,
                   .from = right ? 0 : 0.62,
                   .to = right ? 0.38 : 1,
                   .shortest = 8};
  if (form == Form::tall) {  // downward
    lines.degrees = 90;
    lines.spacing *= 1.5;
    lines.from = 0.66;
    lines.to = 1;
  }
  surface().stroke(outside(strokes_in(region, lines, chance_), sheet_->spared()), ink(), touch.width * wide);
}

void Brush::line(const Path& path, Colour colour, double width) {
  const double drawn = std::max(width * transform_.scale(), 0.8);
  const Path line = on_canvas(path);
  // A broad line counts as a body: a wider line under it is its contour.
  if (studio_->hand.contour > 0 && drawn >= 12) {
    sheet().stroke(line, ink(), drawn + studio_->hand.contour * 1.6);
  }
  sheet().stroke(line, seen(colour), drawn);
}

void Brush::leaves(const Path& region, Colour colour, double size) {
  const Path path = on_canvas(region);
  const double extent_of = extent(path.box());
  const double dab = std::clamp(size * transform_.scale(), 3.0, 40.0);
  const Colour darkish = darker(colour, 14 * studio_->light.contrast / 100);
  const std::string first = paint(darkish, Form::round, extent_of);
  sheet().fill(path, {.paint = first, .glaze = extent_of < dab * 2 ? std::string() : leaf_glaze(dab)},
               contour(extent_of));
}

void Brush::dabs(const Path& region, Colour colour, double size, int share) {
  const Path path = region.transformed(transform_);
  const double dab = std::clamp(size * transform_.scale(), 1.5, 60.0);
  const double count = path.box().area() * share / 100 / (dab * dab);
  const Scatter scatter = {.count = static_cast<int>(std::clamp(count, 3.0, 36.0)), .length = 0};
  sheet().stroke(strewn_in(path, scatter, chance_), seen(colour), dab);
}

void Brush::wash(const Path& region, Colour top, Colour middle, Colour bottom) {
  const Path path = region.transformed(transform_);
  const std::array<Colour, 3> tones = {seen(top), seen(middle), seen(bottom)};
  const Touch& touch = studio_->hand.touch;
  const bool dotted = touch.kind == Touch::Kind::dots;
  const std::string first = sheet_->gradient(0, 0, 0, 100, {{0, tones[0]}, {55, tones[1]}, {100, tones[2]}});
  sheet().fill(path, {.paint = first, .glaze = dotted ? body_glaze(extent(path.box())) : std::string()});
  if (touch.kind == Touch::Kind::lines || (touch.kind == Touch::Kind::strokes && touch.contrast > 4)) {
    field_strokes(path, tones);
  }
}

void Brush::field_strokes(const Path& path, const std::array<Colour, 3>& tones) {
  const Touch& touch = studio_->hand.touch;
  const Box box = path.box();
  const double wide = std::clamp(square_root(box.area()) / 420, 0.8, 2.2);
  constexpr int bands = 2;
  for (int i = 0; i < bands; ++i) {
    // Each band takes some colour from a neighbour, which makes the field shimmer.
    const double y = box.top + box.height() * i / bands;
    const int place = std::clamp(100 * i / (bands - 1) + (i % 2 == 0 ? 30 : -30), 0, 100);
    const Colour borrowed = place < 50 ? mix(tones[0], tones[1], place * 2) : mix(tones[1], tones[2], place * 2 - 100);
    const Box band = {box.left, y - box.height() * 0.06, box.right, y + box.height() * 1.12 / bands};
    if (touch.kind == Touch::Kind::lines) {
      const Strokes lines = {.degrees = 0,
                             .spacing = touch.spacing * wide * 1.7,
                             .inset = 0,
                             .from = 0,
                             .to = 1,
                             .sag = 0.03,
                             .shortest = 20,
                             .first = band.top,
                             .last = band.bottom};
      surface().stroke(strokes_in(path, lines, chance_), mix(borrowed, studio_->hand.ink, 34), touch.width * 0.8,
                       R"( stroke-dasharray="60 30 110 50" stroke-opacity=".6")");
      continue;
    }
    const Colour goal = seen(i % 2 == 0 ? studio_->light.key : studio_->light.shade, Form::glow);
    const Scatter scatter = {.count = 5,
                             .length = touch.length * wide * 2.8,
                             .degrees = touch.degrees / 7,
                             .stray = 9,
                             .bend = 0.1,
                             .width = touch.width * wide * 1.5,
                             .within = band};
    surface().fill(strewn_in(path, scatter, chance_), Sheet::plain(mix(borrowed, goal, touch.contrast)),
                   " fill-opacity=\".66\"");
  }
}

void Brush::shadow(double x, double y, double rx, double ry) {
  if (studio_->airborne) return;
  if (lifted_) return;
  const Path path = Path::ellipse(x + rx * 0.22 * -studio_->side * (transform_.mirrored() ? -1 : 1), y, rx, ry);
  sheet().fill(path.transformed(transform_), Sheet::plain(seen(studio_->light.shade, Form::glow)),
               distance_ > 40 ? " fill-opacity=\".18\"" : " fill-opacity=\".32\"");
}

void Brush::glow(double x, double y, double radius, Colour colour, int percent) {
  const Colour tone = seen(colour, Form::glow);
  sheet().shine(Path::circle(x, y, radius).transformed(transform_),
                sheet_->radial(50, 50, 50, {{0, tone, percent}, {35, tone, percent / 3}, {100, tone, 0}}));
}

void Brush::veil(const Path& region, Colour colour, int percent) {
  std::string opacity = " fill-opacity=\"";
  append_number(opacity, percent / 100.0, 2);
  sheet().fill(region.transformed(transform_), Sheet::plain(seen(colour)), opacity + "\"");
}

}  // namespace art
