#include "apps/play/canvas.h"

#include "core/text.h"

namespace apps {
namespace {

// Removes the first glyph of a text that is well-formed UTF-8, and returns it.
char32_t take_glyph(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  text.remove_prefix(1);
  if (first < 0x80) return first;
  int more = first >= 0xe0 ? 2 : 1;
  if (first >= 0xf0) more = 3;
  char32_t glyph = first & (0x3fU >> static_cast<unsigned>(more));
  for (; more > 0 && !text.empty(); --more) {
    glyph = (glyph << 6U) | (static_cast<unsigned char>(text.front()) & 0x3fU);
    text.remove_prefix(1);
  }
  return glyph;
}

void append_glyph(std::string& out, char32_t glyph) {
  const auto byte = [&out](char32_t value) { out += static_cast<char>(value); };
  if (glyph < 0x80) return byte(glyph);
  if (glyph < 0x800) {
    byte(0xc0U | glyph >> 6U);
  } else {
    byte(0xe0U | glyph >> 12U);
    byte(0x80U | (glyph >> 6U & 0x3fU));
  }
  byte(0x80U | (glyph & 0x3fU));
}

void append_style(std::string& out, const Style& style) {
  out += "\x1b[0";
  if (style.bold) out += ";1";
  if (style.dim) out += ";2";
  if (style.ink >= 0) out += ";38;5;" + std::to_string(style.ink);
  if (style.paper >= 0) out += ";48;5;" + std::to_string(style.paper);
  out += 'm';
}

}  // namespace

Canvas::Canvas(int width, int height)
    : width_(width), height_(height), cells_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

int Canvas::write(int x, int y, std::string_view text, Style style) {
  while (!text.empty()) put(x++, y, take_glyph(text), style);
  return x;
}

void Canvas::write_right(int end, int y, std::string_view text, Style style) {
  write(end - text_width(text), y, text, style);
}

void Canvas::put(int x, int y, char32_t glyph, Style style) {
  // Control characters could move the cursor, so they must not reach the terminal.
  const bool plain = glyph >= U' ' && (glyph < 0x7f || glyph >= 0xa0) && glyph < 0xd800;
  if (inside(x, y)) cell(x, y) = {plain ? glyph : U'?', style};
}

std::vector<std::string> Canvas::lines(bool colour) const {
  std::vector<std::string> lines;
  for (int y = 0; y < height_; ++y) {
    int end = width_;
    while (end > 0 && cell(end - 1, y).glyph == U' ' && (!colour || cell(end - 1, y).style.paper < 0)) --end;
    std::string line;
    Style now;
    for (int x = 0; x < end; ++x) {
      const Cell& c = cell(x, y);
      if (colour && !(c.style == now)) append_style(line, c.style);
      now = c.style;
      append_glyph(line, c.glyph);
    }
    if (colour && !(now == Style{})) line += "\x1b[0m";
    lines.push_back(std::move(line));
  }
  return lines;
}

int text_width(std::string_view text) {
  int width = 0;
  for (; !text.empty(); ++width) take_glyph(text);
  return width;
}

std::vector<std::string> wrapped(const std::string& text, int width) {
  std::vector<std::string> lines;
  for (const std::string_view word : core::split(text, ' ')) {
    const bool fits = !lines.empty() && text_width(lines.back()) + 1 + text_width(word) <= width;
    if (fits) {
      (lines.back() += ' ') += word;
    } else {
      lines.emplace_back(lines.empty() ? "" : "  ").append(word);
    }
  }
  return lines;
}

}  // namespace apps
