#include "art/sheet.h"

#include <algorithm>
#include <cstdlib>

namespace art {
namespace {

constexpr double widest_contour = 20;

int rounded(double value) { return static_cast<int>(value < 0 ? value - 0.5 : value + 0.5); }

// Numbers after a command letter, separated by a sign, the letter itself or else a blank.
class Writer {
 public:
  explicit Writer(std::string& text) : text_(text) {}
  void letter(char c) {
    if (c == last_ && c != 'm') return;  // a repeated "m" would mean a line
    text_ += c;
    last_ = c;
    fresh_ = true;
  }
  void number(int value) {
    if (!fresh_ && value >= 0) text_ += ' ';
    text_ += std::to_string(value);
    fresh_ = false;
  }

 private:
  std::string& text_;
  char last_ = 0;
  bool fresh_ = true;
};

std::string id_of(std::size_t index) {
  std::string id;
  for (std::size_t rest = index + 1; rest > 0; rest = (rest - 1) / 26) {
    id.insert(id.begin(), static_cast<char>('a' + (rest - 1) % 26));
  }
  return id;
}

std::string attribute(std::string_view name, int percent, int usual) {
  if (percent == usual) return {};
  std::string text = " " + std::string(name) + "=\"";
  append_number(text, percent / 100.0, 2);
  return text + "\"";
}

std::string stops_of(const std::vector<Stop>& stops) {
  std::string text;
  for (const Stop& stop : stops) {
    text += "<stop" + attribute("offset", stop.percent, 0) + " stop-color=\"" + hex(stop.colour) + "\"";
    if (stop.opacity < 100) {
      text += " stop-opacity=\"";
      append_number(text, stop.opacity / 100.0, 2);
      text += "\"";
    }
    text += "/>";
  }
  return text;
}

}  // namespace

void append_number(std::string& text, double value, int decimals) {
  int scale = 1;
  for (int i = 0; i < decimals; ++i) scale *= 10;
  int n = rounded(value * scale);
  if (n < 0) {
    text += '-';
    n = -n;
  }
  const int whole = n / scale;
  int rest = n % scale;
  if (whole > 0 || rest == 0) text += std::to_string(whole);
  if (rest == 0) return;
  text += '.';
  for (int digit = scale / 10; digit > 0 && rest > 0; digit /= 10) {
    text += static_cast<char>('0' + rest / digit);
    rest %= digit;
  }
}

namespace {

// Writes path steps in whole units, relative to the end of the last one. Picks the shortest form that looks the same.
class PathWriter {
 public:
  explicit PathWriter(std::string& text) : writer_(text) {}

  void step(const Path::Item& item) {
    if (item.step != Path::Step::bend && item.step != Path::Step::curve) handle_ = std::nullopt;
    switch (item.step) {
      case Path::Step::move:
        writer_.letter(begun_ ? 'm' : 'M');
        pair(item.p);
        start_ = item.p;
        break;
      case Path::Step::line:
        if (!line(item.p)) return;
        break;
      case Path::Step::bend:
        bend(item.c1, item.p);
        break;
      case Path::Step::curve:
        if (!curve(item)) return;
        break;
      case Path::Step::close:
        writer_.letter('z');
        at_ = start_;
        return;
    }
    begun_ = true;
    after_move_ = item.step == Path::Step::move;
    at_ = item.p;
  }

 private:
  int x(Point p) const { return rounded(p.x) - rounded(at_.x); }
  int y(Point p) const { return rounded(p.y) - rounded(at_.y); }
  void pair(Point p) {
    writer_.number(x(p));
    writer_.number(y(p));
  }

  bool line(Point p) {
    handle_ = std::nullopt;
    if (x(p) == 0 && y(p) == 0 && !after_move_) return false;  // after a move it is a dot and must be kept
    if (y(p) == 0) {
      writer_.letter('h');
      writer_.number(x(p));
    } else if (x(p) == 0) {
      writer_.letter('v');
      writer_.number(y(p));
    } else {
      writer_.letter('l');
      pair(p);
    }
    return true;
  }

  void bend(Point handle, Point p) {
    if (smooth(true, handle, 2)) {
      handle_ = mirrored();
      writer_.letter('t');
    } else {
      handle_ = whole(handle);
      writer_.letter('q');
      pair(handle);
    }
    quadratic_ = true;
    pair(p);
  }

  // Whether this first handle mirrors the last handle of the curve before. SVG has shorter commands for such curves.
  bool smooth(bool quadratic, Point handle, double tolerance) const {
    if (!handle_ || quadratic_ != quadratic) return false;
    const Point off = mirrored() - whole(handle);
    return std::abs(off.x) <= tolerance && std::abs(off.y) <= tolerance;
  }
  Point mirrored() const { return whole(at_) * 2 - handle_.value_or(whole(at_)); }
  static Point whole(Point p) { return {static_cast<double>(rounded(p.x)), static_cast<double>(rounded(p.y))}; }

  // A cubic is written as a quadratic or a line if the difference is less than the rounding.
  bool curve(const Path::Item& item) {
    const int reach = std::max({std::abs(x(item.c1)), std::abs(y(item.c1)), std::abs(x(item.c2)), std::abs(y(item.c2)),
                                std::abs(x(item.p)), std::abs(y(item.p))});
    if (reach <= 1 && !after_move_) return false;  // the next step goes on from here
    if (reach <= 3) return line(item.p);
    const Point bow = item.p - item.c2 * 3 + item.c1 * 3 - at_;
    if (bow.x * bow.x + bow.y * bow.y < 600) {
      bend((item.c1 + item.c2) * 0.75 - (at_ + item.p) * 0.25, item.p);
    } else {
      const bool smoothly = smooth(false, item.c1, 1);
      writer_.letter(smoothly ? 's' : 'c');
      if (!smoothly) pair(item.c1);
      pair(item.c2);
      pair(item.p);
      handle_ = whole(item.c2);
      quadratic_ = false;
    }
    return true;
  }

  Writer writer_;
  Point at_, start_;
  std::optional<Point> handle_;  // the last one of the curve that ends here, as it is written
  bool quadratic_ = false;       // that curve
  bool begun_ = false;
  bool after_move_ = false;
};

// Of "#a0c"; nothing for a gradient or a pattern.
std::optional<Colour> colour_of(std::string_view paint) {
  if (paint.size() != 4 || paint[0] != '#') return std::nullopt;
  const auto part = [&](std::size_t i) {
    const char c = paint[i];
    return static_cast<std::uint8_t>((c <= '9' ? c - '0' : c - 'a' + 10) * 17);
  };
  return Colour{part(1), part(2), part(3)};
}

// In percent, of ` fill-opacity=".45"`; 100 if the attributes do not name it.
int opacity_in(std::string_view attributes, std::string_view name) {
  const std::size_t at = attributes.find(name);
  if (at == std::string_view::npos) return 100;
  std::string_view digits = attributes.substr(at + name.size() + 2);
  if (!digits.starts_with('.')) return 100;
  int percent = 0;
  int unit = 10;
  for (digits.remove_prefix(1); unit > 0 && !digits.empty() && digits[0] != '"'; digits.remove_prefix(1), unit /= 10) {
    percent += (digits[0] - '0') * unit;
  }
  return percent;
}

}  // namespace

void append_path(std::string& text, const Path& path, double grain) {
  PathWriter writer(text);
  for (Path::Item item : path.items()) {
    for (Point* p : {&item.p, &item.c1, &item.c2}) *p = *p * (1 / grain);
    writer.step(item);
  }
}

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '"':
        result += "&quot;";
        break;
      default:
        result += c;
    }
  }
  return result;
}

Sheet::Sheet(int width, int height, std::string prefix, bool coarse)
    : width_(width), height_(height), grain_(coarse ? 2 : 1), prefix_(std::move(prefix)) {}

std::string Sheet::definition(const std::string& text_before_id, const std::string& text_after_id) {
  std::string key = text_before_id + text_after_id;
  const auto found = std::find_if(known_.begin(), known_.end(), [&](const auto& entry) { return entry.first == key; });
  if (found != known_.end()) return found->second;
  const std::string id = prefix_ + id_of(known_.size());
  defs_ += text_before_id + " id=\"" + id + "\"" + text_after_id;
  known_.emplace_back(std::move(key), "url(#" + id + ")");
  return known_.back().second;
}

std::string Sheet::gradient(int x1, int y1, int x2, int y2, const std::vector<Stop>& stops) {
  return known_as(
      definition("<linearGradient", attribute("x1", x1, 0) + attribute("y1", y1, 0) + attribute("x2", x2, 100) +
                                        attribute("y2", y2, 0) + ">" + stops_of(stops) + "</linearGradient>"),
      {.stops = stops, .x = x1, .y = y1, .to_x = x2, .to_y = y2});
}

std::string Sheet::radial(int x, int y, int radius, const std::vector<Stop>& stops) {
  return known_as(
      definition("<radialGradient", attribute("cx", x, 50) + attribute("cy", y, 50) + attribute("r", radius, 50) + ">" +
                                        stops_of(stops) + "</radialGradient>"),
      {.stops = stops, .x = x, .y = y, .radius = radius});
}

std::string Sheet::known_as(const std::string& paint, Dye dye) {
  if (witness_ != nullptr) dyes_.emplace_back(paint, std::move(dye));
  return paint;
}

int Sheet::element(int index, int copy) {
  owners_.push_back({.element = index, .copy = copy});
  return static_cast<int>(owners_.size()) - 1;
}

int Sheet::part_of(int whole, std::string_view what, int count, Relation relation) {
  if (whole < 0) return whole;
  Owner owner = {.part = what, .count = count, .relation = relation, .whole = whole};
  if (static_cast<std::size_t>(whole) < owners_.size()) {
    owner.element = owners_[static_cast<std::size_t>(whole)].element;
    owner.copy = owners_[static_cast<std::size_t>(whole)].copy;
  }
  if (owner.element == without_.element && owner.part == without_.part) return -1;
  owners_.push_back(owner);
  return static_cast<int>(owners_.size()) - 1;
}

void Sheet::note_fill(const Path& path, std::string_view paint, std::string_view attributes) {
  if (witness_ == nullptr || !noted_) return;
  const int percent = opacity_in(attributes, "fill-opacity");
  if (const auto plain = colour_of(paint)) {
    return witness_->fill(owner_, path, {.stops = {{.percent = 0, .colour = *plain, .opacity = 100}}}, percent);
  }
  const auto known = std::find_if(dyes_.begin(), dyes_.end(), [&](const auto& dye) { return dye.first == paint; });
  if (known != dyes_.end())
    witness_->fill(owner_, path, known->second, percent);  // the rest are patterns: texture only
}

std::string Sheet::pattern(int size, std::string_view content) {
  std::string side;
  append_number(side, size / grain_, 1);
  return definition("<pattern", " width=\"" + side + "\" height=\"" + side + R"(" patternUnits="userSpaceOnUse">)" +
                                    std::string(content) + "</pattern>");
}

std::string Sheet::turned(const std::string& pattern, int percent, int degrees) {
  if (pattern.empty() || (percent == 100 && degrees == 0)) return pattern;
  std::string change;
  if (degrees != 0) change = "rotate(" + std::to_string(degrees) + ")";
  if (percent != 100) {
    change += "scale(";
    append_number(change, percent / 100.0, 2);
    change += ")";
  }
  const std::string id = pattern.substr(4, pattern.size() - 5);  // of "url(#id)"
  return definition("<pattern", " href=\"" + id + "\" patternTransform=\"" + change + "\"/>");
}

void Sheet::cover(const Path& path) {
  const Box box = path.box();
  covered_ = covered_.with({box.left, box.top}).with({box.right, box.bottom});
}

// Whether nothing of it is on the canvas, drawn with a line of this width. What an edge cuts off need not be written.
bool Sheet::outside(const Path& path, double width) const {
  const Box box = path.box();
  return box.right + width < 0 || box.bottom + width < 0 || box.left - width > width_ || box.top - width > height_;
}

// Neighbours with the same attributes share a group that has them.
void Sheet::share(std::string_view attributes) {
  if (attributes == shared_) return;
  if (!shared_.empty()) body_ += "</g>";
  shared_ = attributes;
  if (!shared_.empty()) body_ += "<g" + shared_ + ">";
}

void Sheet::fill(const Path& path, std::string_view paint, std::string_view attributes) {
  if (path.empty() || hidden()) return;
  cover(path);
  note_fill(path, paint, attributes);
  if (outside(path, widest_contour)) return;
  share(attributes);
  body_ += "<path fill=\"";
  body_ += paint;
  body_ += "\" d=\"";
  append_path(body_, path, grain_);
  body_ += "\"/>";
}

void Sheet::begin_image() {
  share({});
  body_ += "<g id=\"" + prefix_ + "i" + std::to_string(++images_) + "\">";
}

void Sheet::end_image() {
  share({});
  body_ += "</g>";
}

void Sheet::mirror_image(double shore, int percent) {
  share({});
  constexpr double high = 0.85;  // seen from above, an image is a little flatter
  body_ += "<use href=\"#" + prefix_ + "i" + std::to_string(images_) + "\" transform=\"matrix(1 0 0 ";
  append_number(body_, -high, 2);
  body_ += " 0 ";
  append_number(body_, shore * (1 + high) / grain_, 0);
  body_ += ")\"" + attribute("opacity", percent, 100) + "/>";
}

void Sheet::shine(const Path& path, std::string_view paint) {
  const Box before = covered_;
  fill(path, paint);
  covered_ = before;
}

void Sheet::fill(const Path& path, const Coats& coats, std::string_view attributes) {
  if (coats.shadow.empty() && coats.sheen.empty() && coats.glaze.empty()) return fill(path, coats.paint, attributes);
  if (path.empty() || hidden()) return;
  cover(path);
  note_fill(path, coats.paint, attributes);
  if (outside(path, widest_contour)) return;
  share(attributes);
  const std::string number = std::to_string(++coats_);
  const std::string use = "<use href=\"#" + prefix_ + number + "\"";
  const auto lay = [&](const std::string& paint, const std::string& further) {
    if (paint.empty()) return;
    body_ += use + " fill=\"" + paint + "\"" + further;
    body_ += attributes.empty() ? "/>" : " stroke=\"none\"/>";  // one contour is enough
  };
  body_ += "<g fill=\"" + (coats.shadow.empty() ? coats.paint : coats.shadow) + "\"><path id=\"" + prefix_ + number +
           "\" d=\"";
  append_path(body_, path, grain_);
  body_ += "\"/></g>";
  if (!coats.shadow.empty()) {
    const std::string id = prefix_ + "c" + number;
    body_ += "<clipPath id=\"" + id + "\">" + use + attribute("x", rounded(coats.push.x / grain_) * 100, 0) +
             attribute("y", rounded(coats.push.y / grain_) * 100, 0) + "/></clipPath>";
    lay(coats.paint, " clip-path=\"url(#" + id + ")\"");
  }
  lay(coats.sheen, {});
  lay(coats.glaze, {});
}

void Sheet::stroke(const Path& path, Colour colour, double width, std::string_view attributes) {
  if (path.empty() || hidden()) return;
  cover(path);
  if (witness_ != nullptr && noted_) {
    witness_->stroke(owner_, path, width, colour, opacity_in(attributes, "stroke-opacity"));
  }
  if (outside(path, width)) return;
  // A line has a stroke of its own, so a shared contour does not affect it. Other shared attributes would.
  if (shared_.find("dash") != std::string::npos || shared_.find("opacity") != std::string::npos) share({});
  body_ += "<path stroke=\"" + hex(colour) + "\" stroke-width=\"";
  append_number(body_, width / grain_, width < 8 ? 1 : 0);
  body_ += '"';
  body_ += attributes;
  body_ += " d=\"";
  append_path(body_, path, grain_);
  body_ += "\"/>";
}

// Strokes lie under fills, so that overlapping contours of one shape draw no line through it.
std::string Sheet::inner() const {
  return "<defs>" + defs_ +
         R"(</defs><g fill="none" stroke-linecap="round" stroke-linejoin="round" paint-order="stroke">)" + body_ +
         (shared_.empty() ? "</g>" : "</g></g>");
}

std::string Sheet::view_box() const {
  std::string text = "0 0 ";
  append_number(text, width_ / grain_, 1);
  text += ' ';
  append_number(text, height_ / grain_, 1);
  return text;
}

std::string Sheet::inset(const Box& place) const {
  std::string text = "<svg x=\"";
  append_number(text, place.left, 0);
  text += "\" y=\"";
  append_number(text, place.top, 0);
  text += "\" width=\"";
  append_number(text, place.width(), 0);
  text += "\" height=\"";
  append_number(text, place.height(), 0);
  return text + "\" viewBox=\"" + view_box() + "\">" + inner() + "</svg>";
}

std::string Sheet::document(std::string_view title) const {
  return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox=")" + view_box() + "\">" +
         (title.empty() ? "" : "<title>" + escaped(title) + "</title>") + inner() + "</svg>";
}

}  // namespace art
