#include "apps/paint/png.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include <cairo.h>
#include <librsvg/rsvg.h>

namespace apps {
namespace {

using Matrix = std::array<std::array<double, 3>, 3>;

// G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A Physiologically-based Model for Simulation of Color Vision
// Deficiency. IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009; severity 1.0, on linear RGB.
constexpr std::array<Matrix, 3> machado = {{
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}};

// The transfer function of sRGB (IEC 61966-2-1) and its inverse.
double to_linear(int value) {
  const double v = value / 255.0;
  return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}

std::uint32_t to_srgb(double linear) {
  const double v = std::clamp(linear, 0.0, 1.0);
  const double curved = v <= 0.0031308 ? v * 12.92 : 1.055 * std::pow(v, 1 / 2.4) - 0.055;
  return static_cast<std::uint32_t>(std::lround(curved * 255));
}

struct Free {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_t* context) const { cairo_destroy(context); }
  void operator()(RsvgHandle* handle) const { g_object_unref(handle); }
  void operator()(GError* error) const { g_error_free(error); }
};
template <class T>
using Owned = std::unique_ptr<T, Free>;

// A cairo surface over our own pixels.
Owned<cairo_surface_t> surface_of(std::vector<std::uint32_t>& pixels, int width, int height) {
  auto* bytes = reinterpret_cast<unsigned char*>(pixels.data());  // NOLINT: cairo takes them as bytes
  return Owned<cairo_surface_t>(
      cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_RGB24, width, height, width * 4));
}

cairo_status_t append(void* text, const unsigned char* bytes, unsigned int count) {
  static_cast<std::string*>(text)->append(bytes, bytes + count);
  return CAIRO_STATUS_SUCCESS;
}

core::Failure<Stop> failed(const std::string& what) { return stop(exit_system, "the picture can't be drawn: " + what); }

}  // namespace

std::optional<Vision> vision_named(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, Vision>, 3> all = {
      {{"protan", Vision::protan}, {"deutan", Vision::deutan}, {"tritan", Vision::tritan}}};
  const auto* found = std::find_if(all.begin(), all.end(), [&](const auto& entry) { return entry.first == name; });
  return found == all.end() ? std::nullopt : std::optional(found->second);
}

Image::Image(int width, int height, std::uint32_t colour)
    : width_(width),
      height_(height),
      pixels_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0xff000000U | colour) {}

std::array<int, 3> Image::at(int x, int y) const {
  const std::uint32_t pixel =
      pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x)];
  const auto part = [pixel](unsigned shift) { return static_cast<int>((pixel >> shift) & 0xffU); };
  return {part(16), part(8), part(0)};
}

Or<void> Image::draw(std::string_view svg, const Area& area) {
  GError* error = nullptr;
  const auto* bytes = reinterpret_cast<const guint8*>(svg.data());  // NOLINT: text as bytes
  const Owned<RsvgHandle> handle(rsvg_handle_new_from_data(bytes, svg.size(), &error));
  if (!handle) return failed(Owned<GError>(error)->message);
  const auto surface = surface_of(pixels_, width_, height_);
  const Owned<cairo_t> context(cairo_create(surface.get()));
  cairo_rectangle(context.get(), area.x, area.y, area.width, area.height);
  cairo_clip(context.get());  // librsvg lets a document paint beyond its edges
  const RsvgRectangle viewport{.x = area.x, .y = area.y, .width = area.width, .height = area.height};
  if (rsvg_handle_render_document(handle.get(), context.get(), &viewport, &error) == 0) {
    return failed(Owned<GError>(error)->message);
  }
  const cairo_status_t status = cairo_status(context.get());
  if (status != CAIRO_STATUS_SUCCESS) return failed(cairo_status_to_string(status));
  cairo_surface_flush(surface.get());
  return {};
}

void Image::see_as(Vision vision) {
  const Matrix& matrix = machado[static_cast<std::size_t>(vision)];
  std::array<double, 256> linear{};
  for (int value = 0; value < 256; ++value) linear[static_cast<std::size_t>(value)] = to_linear(value);
  for (std::uint32_t& pixel : pixels_) {
    const double r = linear[(pixel >> 16U) & 0xffU];
    const double g = linear[(pixel >> 8U) & 0xffU];
    const double b = linear[pixel & 0xffU];
    pixel = 0xffU;
    for (const auto& row : matrix) pixel = pixel << 8U | to_srgb(row[0] * r + row[1] * g + row[2] * b);
  }
}

Or<std::string> Image::png() {
  std::string bytes;
  const auto surface = surface_of(pixels_, width_, height_);
  const cairo_status_t status = cairo_surface_write_to_png_stream(surface.get(), append, &bytes);
  if (status != CAIRO_STATUS_SUCCESS) return failed(cairo_status_to_string(status));
  return bytes;
}

}  // namespace apps
