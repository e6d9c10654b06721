#include "art/sheet.h"

#include <algorithm>
#include <cstdlib>

namespace art {
namespace {

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
    writer_.letter('q');
    pair(handle);
    pair(p);
  }

  // A cubic is written as a quadratic or a line if the difference is less than the rounding.
  bool curve(const Path::Item& item) {
    const int reach = std::max({std::abs(x(item.c1)), std::abs(y(item.c1)), std::abs(x(item.c2)), std::abs(y(item.c2)),
                                std::abs(x(item.p)), std::abs(y(item.p))});
    if (reach <= 1 && !after_move_) return false;  // the next step goes on from here
    if (reach <= 3) return line(item.p);
    const Point bow = item.p - item.c2 * 3 + item.c1 * 3 - at_;
    if (bow.x * bow.x + bow.y * bow.y < 300) {
      bend((item.c1 + item.c2) * 0.75 - (at_ + item.p) * 0.25, item.p);
    } else {
      writer_.letter('c');
      pair(item.c1);
      pair(item.c2);
      pair(item.p);
    }
    return true;
  }

  Writer writer_;
  Point at_, start_;
  bool begun_ = false;
  bool after_move_ = false;
};

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
  return definition("<linearGradient", attribute("x1", x1, 0) + attribute("y1", y1, 0) + attribute("x2", x2, 100) +
                                           attribute("y2", y2, 0) + ">" + stops_of(stops) + "</linearGradient>");
}

std::string Sheet::radial(int x, int y, int radius, const std::vector<Stop>& stops) {
  return definition("<radialGradient", attribute("cx", x, 50) + attribute("cy", y, 50) + attribute("r", radius, 50) +
                                           ">" + stops_of(stops) + "</radialGradient>");
}

std::string Sheet::pattern(int size, std::string_view content) {
  std::string side;
  append_number(side, size / grain_, 1);
  return definition("<pattern", " width=\"" + side + "\" height=\"" + side + R"(" patternUnits="userSpaceOnUse">)" +
                                    std::string(content) + "</pattern>");
}

std::string Sheet::scaled(const std::string& pattern, int percent) {
  if (pattern.empty() || percent == 100) return pattern;
  std::string scale;
  append_number(scale, percent / 100.0, 2);
  const std::string id = pattern.substr(4, pattern.size() - 5);  // of "url(#id)"
  return definition("<pattern", " href=\"" + id + "\" patternTransform=\"scale(" + scale + ")\"/>");
}

void Sheet::cover(const Path& path) {
  const Box box = path.box();
  covered_ = covered_.with({box.left, box.top}).with({box.right, box.bottom});
}

// Neighbours with the same attributes share a group that has them.
void Sheet::share(std::string_view attributes) {
  if (attributes == shared_) return;
  if (!shared_.empty()) body_ += "</g>";
  shared_ = attributes;
  if (!shared_.empty()) body_ += "<g" + shared_ + ">";
}

void Sheet::fill(const Path& path, std::string_view paint, std::string_view attributes) {
  if (path.empty()) return;
  cover(path);
  share(attributes);
  body_ += "<path fill=\"";
  body_ += paint;
  body_ += "\" d=\"";
  append_path(body_, path, grain_);
  body_ += "\"/>";
}

void Sheet::shine(const Path& path, std::string_view paint) {
  const Box before = covered_;
  fill(path, paint);
  covered_ = before;
}

void Sheet::fill_twice(const Path& path, std::string_view paint, std::string_view glaze, std::string_view attributes) {
  if (path.empty()) return;
  cover(path);
  share(attributes);
  const std::string id = prefix_ + std::to_string(++coats_);
  body_ += "<g fill=\"";
  body_ += paint;
  body_ += "\"><path id=\"" + id + "\" d=\"";
  append_path(body_, path, grain_);
  body_ += "\"/></g><use href=\"#" + id + "\" fill=\"";
  body_ += glaze;
  body_ += attributes.empty() ? "\"/>" : R"(" stroke="none"/>)";  // one contour is enough
}

void Sheet::stroke(const Path& path, Colour colour, double width, std::string_view attributes) {
  if (path.empty()) return;
  cover(path);
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
