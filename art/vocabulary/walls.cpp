// Perspective of walls, and the parts that all buildings share.
#include "art/vocabulary/walls.h"

namespace art {
namespace {

const Colour lamplight = rgb(0xffcb62);

}  // namespace

double eye_level(const Brush& brush) {
  const Transform& t = brush.transform();
  return std::clamp((t.f - brush.studio().horizon) / std::max(t.scale(), 0.01), 4.0, 60.0);
}

Point Wall::at(double along, double height) const {
  // The scale falls with the distance; x follows the scale, so that equal parts grow narrower.
  const double scale = 1 / (1 + along * (1 / shrink - 1));
  const double x = shrink == 1 ? along : (1 - scale) / (1 - shrink);
  return {near + (far - near) * x, -(eye + (height - eye) * scale)};
}

Path Wall::pane(double from, double to, double low, double high) const {
  return Path::polygon({at(from, low), at(from, high), at(to, high), at(to, low)});
}

Path Wall::arched(double from, double to, double low, double high) const {
  const double rise = std::min((high - low) * 0.4, std::abs(at(to, low).x - at(from, low).x) * 0.6);
  const Point a = at(from, low);
  const Point b = at(from, high - rise);
  const Point c = at(to, high - rise);
  const Point d = at(to, low);
  const double lift = rise * 1.3;
  return Path().move(a.x, a.y).to(b.x, b.y).curve(b.x, b.y - lift, c.x, c.y - lift, c.x, c.y).to(d.x, d.y).close();
}

Path Wall::level(double from, double to, double height) const { return Path::line({at(from, height), at(to, height)}); }

Point Wall::vanishing() const { return {near + (far - near) / (1 - std::min(shrink, 0.99)), -eye}; }

Planes planes(const Brush& brush, Colour colour) {
  const bool from_left = (brush.studio().side < 0) != brush.transform().mirrored();
  const Colour shade = brush.light().shade;
  const Colour dim = mix(colour, shade, 36);
  const Colour lit = mix(colour, brush.light().key, 10);
  return from_left ? Planes{lit, dim} : Planes{mix(dim, colour, 25), lit};
}

void patch(Brush brush, const Path& path, Colour colour, Form form) {
  if (path.empty()) return;
  brush.sheet().fill(path.transformed(brush.transform()), Sheet::plain(brush.seen(colour, form)));
}

void lit_patch(Brush brush, const Path& path, Colour by_day) {
  if (brush.light().dark) {
    patch(brush, path, lamplight, Form::glow);
  } else {
    patch(brush, path, by_day);
  }
}

// Null if it lies outside the canvas, where nothing is painted.
Path* Windows::panes(const Wall& wall, double from, double to) {
  const double scale = brush_.transform().scale();
  const double wide = std::abs(wall.at(to, 0).x - wall.at(from, 0).x) * scale;
  const double x = brush_.transform()(wall.at(from, 0)).x;
  if (x < -wide || x > brush_.width() + wide) return nullptr;
  widths_ += wide;
  ++count_;
  return brush_.light().dark && !brush_.chance().one_in(3) ? &lit_ : &dark_;
}

void Windows::add(const Wall& wall, double from, double to, double low, double high) {
  Path* glass = panes(wall, from, to);
  if (glass == nullptr) return;
  // A small window is one pane.
  if (std::abs(wall.at(to, low).x - wall.at(from, low).x) * brush_.transform().scale() < 19) {
    glass->add(wall.pane(from, to, low, high));
    return;
  }
  const double middle = (from + to) / 2;
  const double bar = (to - from) * 0.04;
  glass->add(wall.pane(from, middle - bar, low, high)).add(wall.pane(middle + bar, to, low, high));
}

void Windows::arched(const Wall& wall, double from, double to, double low, double high) {
  if (Path* glass = panes(wall, from, to)) glass->add(wall.arched(from, to, low, high));
}

void Windows::row(const Wall& wall, double from, double to, int count, int share, double low, double high) {
  const double step = (to - from) / count;
  for (int i = 0; i < count; ++i) {
    const double middle = from + step * (i + 0.5);
    add(wall, middle - step * share / 200, middle + step * share / 200, low, high);
  }
}

void Windows::paint(Colour frame) {
  if (count_ == 0) return;
  std::string border = " stroke=\"" + hex(brush_.seen(frame)) + "\" stroke-width=\"";
  append_number(border, std::clamp(widths_ / count_ * 0.17, 0.8, 9.0), 1);
  border += "\"";
  const Colour day = brush_.seen(mix(rgb(0x3e4a5a), brush_.light().sky, 16));
  const Transform& transform = brush_.transform();
  Brush windows = brush_.part("window", count_);
  if (!dark_.empty()) windows.sheet().fill(dark_.transformed(transform), Sheet::plain(day), border);
  const Colour night = brush_.seen(lamplight, Form::glow);
  if (!lit_.empty()) windows.sheet().fill(lit_.transformed(transform), Sheet::plain(night), border);
}

// The ridge is parallel to the eaves, so it runs to the same vanishing point.
Point Gabled::ridge_far() const {
  return between(ridge_near(), eaves_wall.vanishing(), (1 - eaves_wall.shrink) * 0.92);
}

void Gabled::paint(Brush& brush, Colour wall, Colour roof) const {
  const bool gable_right = gable_wall.far > gable_wall.near;
  const Planes tones = planes(brush, wall);
  const Wall& g = gable_wall;
  brush.shape(eaves_wall.pane(0, 1, 0, eaves + 2), gable_right ? tones.left : tones.right, Form::tall);
  brush.shape(Path::polygon({g.at(0, 0), g.at(0, eaves), ridge_near(), g.at(1, eaves), g.at(1, 0)}),
              gable_right ? tones.right : tones.left, Form::tall);
  brush.veil(eaves_wall.pane(0, 1, eaves - 7, eaves), brush.light().shade, 40);
  const double out = overhang / std::abs(g.far - g.near);
  const Point low = g.at(-out * 1.4, eaves - overhang);
  const Point far_low = eaves_wall.at(1.05, eaves - overhang);
  const Point top = ridge_near() + Point{(g.far - g.near) * out * 0.5, -1.5};
  const Point far_top = ridge_far() - Point{(g.far - g.near) * out * 0.5, 1.5};
  const Point behind = g.at(1 + out, eaves - overhang);
  Brush cover = brush.part("roof");
  // The edge of the far slope over the gable, then the near slope.
  cover.shape(Path::polygon({top, behind, behind + Point{0, 3}, top + Point{0, 4.5}}), darker(roof, 34), Form::flat);
  cover.shape(Path::polygon({low, top, far_top, far_low}), roof, Form::tall);
  Path courses;
  for (const double t : {0.3, 0.62}) {
    courses.add(Path::line({between(low, top, t), between(far_low, far_top, t)}));
  }
  cover.line(courses.add(Path::line({top, low, far_low})), darker(roof, 28), 1.3);
}

Gabled gabled(const Brush& brush, double left, double edge, double right, bool gable_left) {
  const double eye = eye_level(brush);
  const Wall to_left = {edge, left, 1 - (edge - left) * 0.0017, eye};
  const Wall to_right = {edge, right, 1 - (right - edge) * 0.0045, eye};
  Gabled house;
  house.eaves_wall = gable_left ? to_right : to_left;
  house.gable_wall = gable_left ? to_left : to_right;
  return house;
}

void chimney(Brush& brush, double x, double foot, double top, double width, Colour colour) {
  brush.part("chimney").shape(Path::polygon({{x - width / 2, -foot},
                                             {x - width / 2, -top + width * 0.3},
                                             {x - width * 0.66, -top + width * 0.3},
                                             {x - width * 0.66, -top},
                                             {x + width * 0.66, -top},
                                             {x + width * 0.66, -top + width * 0.3},
                                             {x + width / 2, -top + width * 0.3},
                                             {x + width / 2, -foot}}),
                              colour, Form::round);
}

void striped_awning(Brush& brush, const std::array<Point, 4>& corners, Colour colour) {
  const auto [a, b, c, d] = corners;
  constexpr int stripes = 7;
  Path hem;
  Path pale;
  for (int i = 0; i < stripes; ++i) {
    const Point left = between(d, c, static_cast<double>(i) / stripes);
    const Point right = between(d, c, (i + 1.0) / stripes);
    hem.add(Path().move(left.x, left.y).curve(left.x, left.y + 5, right.x, right.y + 5, right.x, right.y).close());
    if (i % 2 == 0) continue;
    const Point top_left = between(a, b, static_cast<double>(i) / stripes);
    const Point top_right = between(a, b, (i + 1.0) / stripes);
    pale.add(Path()
                 .move(top_left.x, top_left.y)
                 .to(top_right.x, top_right.y)
                 .to(right.x, right.y)
                 .curve(right.x, right.y + 5, left.x, left.y + 5, left.x, left.y)
                 .close());
  }
  Brush awning = brush.part("awning");
  patch(awning, hem, darker(colour, 15));
  awning.shape(Path::polygon({a, b, c, d}), colour, Form::tall);
  patch(awning, pale, rgb(0xf4ecd9));
}

}  // namespace art
