#include "decks/picture_file.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>

namespace decks {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view png_magic = "\x89PNG\r\n\x1a\n"sv;
constexpr std::string_view jpeg_magic = "\xff\xd8\xff"sv;

constexpr std::array<std::pair<std::string_view, PictureType>, 5> endings = {{
    {".svg", PictureType::svg},
    {".png", PictureType::png},
    {".jpg", PictureType::jpeg},
    {".jpeg", PictureType::jpeg},
    {".webp", PictureType::webp},
}};

bool has(std::string_view bytes, std::size_t at, std::string_view part) {
  return bytes.size() >= at + part.size() && bytes.substr(at, part.size()) == part;
}

long byte(std::string_view bytes, std::size_t at) { return static_cast<unsigned char>(bytes[at]); }

long big(std::string_view bytes, std::size_t at, int count) {
  long value = 0;
  for (int i = 0; i < count; ++i) value = value * 256 + byte(bytes, at + static_cast<std::size_t>(i));
  return value;
}

long little(std::string_view bytes, std::size_t at, int count) {
  long value = 0;
  for (int i = count - 1; i >= 0; --i) value = value * 256 + byte(bytes, at + static_cast<std::size_t>(i));
  return value;
}

std::optional<Pixels> pixels_of_png(std::string_view bytes) {
  if (bytes.size() < 24 || !has(bytes, 12, "IHDR")) return std::nullopt;
  return Pixels{.width = big(bytes, 16, 4), .height = big(bytes, 20, 4)};
}

// The "start of frame" markers, C0 to CF, hold the size. C4, C8 and CC are tables instead.
bool starts_frame(long marker) {
  return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

// Walks over the segments; each has a marker and its length.
std::optional<Pixels> pixels_of_jpeg(std::string_view bytes) {
  std::size_t at = 2;
  while (at + 9 <= bytes.size()) {
    if (byte(bytes, at) != 0xff) return std::nullopt;
    const long marker = byte(bytes, at + 1);
    if (marker == 0xff) {  // padding
      ++at;
      continue;
    }
    if (starts_frame(marker)) return Pixels{.width = big(bytes, at + 7, 2), .height = big(bytes, at + 5, 2)};
    const long length = big(bytes, at + 2, 2);
    if (length < 2) return std::nullopt;
    at += 2 + static_cast<std::size_t>(length);
  }
  return std::nullopt;
}

// The first chunk tells which of three formats the file has.
std::optional<Pixels> pixels_of_webp(std::string_view bytes) {
  if (bytes.size() < 30) return std::nullopt;
  if (has(bytes, 12, "VP8X")) return Pixels{.width = little(bytes, 24, 3) + 1, .height = little(bytes, 27, 3) + 1};
  if (has(bytes, 12, "VP8L") && byte(bytes, 20) == 0x2f) {
    const long bits = little(bytes, 21, 4);
    return Pixels{.width = bits % 16384 + 1, .height = bits / 16384 % 16384 + 1};
  }
  if (has(bytes, 12, "VP8 ") && has(bytes, 23, "\x9d\x01\x2a")) {
    return Pixels{.width = little(bytes, 26, 2) % 16384, .height = little(bytes, 28, 2) % 16384};
  }
  return std::nullopt;
}

}  // namespace

std::optional<PictureType> type_of_name(std::string_view name) {
  const auto* found =
      std::find_if(endings.begin(), endings.end(), [&](const auto& entry) { return name.ends_with(entry.first); });
  return found == endings.end() ? std::nullopt : std::optional(found->second);
}

std::string_view name_of(PictureType type) {
  constexpr std::array<std::string_view, 4> names = {"SVG", "PNG", "JPEG", "WebP"};
  return names[static_cast<std::size_t>(type)];
}

std::optional<PictureType> type_of_bytes(std::string_view bytes) {
  if (bytes.starts_with(png_magic)) return PictureType::png;
  if (bytes.starts_with(jpeg_magic)) return PictureType::jpeg;
  if (bytes.starts_with("RIFF") && has(bytes, 8, "WEBP")) return PictureType::webp;
  return std::nullopt;
}

std::optional<Pixels> pixels_of(PictureType type, std::string_view bytes) {
  std::optional<Pixels> found;
  if (type == PictureType::png) found = pixels_of_png(bytes);
  if (type == PictureType::jpeg) found = pixels_of_jpeg(bytes);
  if (type == PictureType::webp) found = pixels_of_webp(bytes);
  return found && found->width > 0 && found->height > 0 ? found : std::nullopt;
}

}  // namespace decks
