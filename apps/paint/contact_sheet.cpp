#include "apps/paint/contact_sheet.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "art/colour.h"

namespace apps {
namespace {

constexpr int gap = 12;
constexpr std::uint32_t paper = 0xeeeedd;

// The largest size with no side longer than `cell`, in whole pixels.
Area fitted(const art::Size& size, int cell) {
  const double scale = static_cast<double>(cell) / std::max(size.width, size.height);
  return {.x = 0, .y = 0, .width = std::round(size.width * scale), .height = std::round(size.height * scale)};
}

std::string attribute(const char* name, double value) {
  return std::string(" ") + name + "=\"" + std::to_string(std::lround(value)) + "\"";
}

std::string svg_head(int width, int height) {
  return R"(<svg xmlns="http://www.w3.org/2000/svg")" + attribute("width", width) + attribute("height", height) +
         R"(><rect width="100%" height="100%" fill=")" + art::hex(art::rgb(paper)) + R"("/>)";
}

}  // namespace

std::string nested(std::string_view svg, const Area& area) {
  constexpr std::string_view head = "<svg";
  std::string text(head);
  text += attribute("x", area.x) + attribute("y", area.y) + attribute("width", area.width);
  text += attribute("height", area.height);
  return text.append(svg.substr(head.size()));
}

ContactSheet::ContactSheet(std::vector<Print> prints, const SheetPlan& plan) : prints_(std::move(prints)) {
  const auto columns = static_cast<std::size_t>(plan.columns);
  double top = gap;
  for (std::size_t begin = 0; begin < prints_.size(); begin += columns) {
    const std::size_t end = std::min(begin + columns, prints_.size());
    double tallest = 0;
    for (std::size_t i = begin; i < end; ++i) {
      areas_.push_back(fitted(prints_[i].size, plan.cell));
      tallest = std::max(tallest, areas_[i].height);
    }
    for (std::size_t i = begin; i < end; ++i) {
      Area& area = areas_[i];
      const auto column = static_cast<double>(i - begin);
      area.x = gap + column * (plan.cell + gap) + std::floor((plan.cell - area.width) / 2);
      area.y = top + std::floor((tallest - area.height) / 2);
    }
    top += tallest + gap;
  }
  width_ = gap + static_cast<int>(std::min(columns, prints_.size())) * (plan.cell + gap);
  height_ = static_cast<int>(top);
}

std::string ContactSheet::svg(std::atomic<long>& done) const {
  std::string text = svg_head(width_, height_);
  for (std::size_t i = 0; i < prints_.size(); ++i) {
    text += "\n" + nested(prints_[i].svg("p" + std::to_string(i) + "-"), areas_[i]);
    ++done;
  }
  return text + "\n</svg>\n";
}

Or<Image> ContactSheet::image(std::atomic<long>& done) const {
  Image image(width_, height_, paper);
  for (std::size_t i = 0; i < prints_.size(); ++i) {
    if (const auto drawn = image.draw(prints_[i].svg(""), areas_[i]); !drawn) {
      return stop(drawn.error().code, prints_[i].name + ": " + drawn.error().sentence);
    }
    ++done;
  }
  return image;
}

}  // namespace apps
