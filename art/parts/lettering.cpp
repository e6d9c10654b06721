#include "art/parts/lettering.h"

#include <array>
#include <string>
#include <vector>

#include "art/parts.h"

namespace art {
namespace {

using Line = std::vector<Point>;

// One sign of the brush: its strokes in a box 100 high that stands on 0, thick where the brush goes down.
struct Glyph {
  char sign;
  double width;
  std::vector<Line> thick;
  std::vector<Line> thin;
};

const std::vector<Glyph> glyphs = {
    {'0',
     62,
     {{{31, -95}, {14, -83}, {8, -50}, {14, -17}, {31, -5}, {48, -17}, {54, -50}, {48, -83}, {31, -95}, {22, -91}}},
     {}},
    {'1', 44, {{{26, -95}, {26, -2}}}, {{{4, -76}, {16, -84}, {26, -95}}}},
    {'2',
     60,
     {{{9, -72}, {14, -88}, {30, -95}, {46, -88}, {51, -71}, {45, -52}, {30, -32}, {12, -8}}, {{10, -6}, {54, -6}}},
     {}},
    {'3',
     58,
     {{{9, -83}, {18, -93}, {32, -95}, {45, -86}, {46, -70}, {37, -57}, {25, -53}},
      {{25, -53}, {43, -48}, {52, -33}, {48, -15}, {34, -5}, {17, -6}, {7, -16}}},
     {}},
    {'4', 62, {{{42, -96}, {42, -2}}}, {{{42, -95}, {5, -31}}, {{5, -31}, {58, -31}}}},
    {'5',
     58,
     {{{14, -54}, {30, -60}, {46, -52}, {52, -33}, {46, -14}, {30, -5}, {15, -7}, {7, -16}}, {{17, -94}, {49, -94}}},
     {{{17, -94}, {14, -54}}}},
    {'6',
     60,
     {{{46, -94},
       {28, -82},
       {14, -60},
       {9, -31},
       {15, -12},
       {30, -5},
       {45, -12},
       {51, -29},
       {45, -46},
       {30, -53},
       {17, -48},
       {10, -36}}},
     {}},
    {'7', 56, {{{52, -94}, {34, -56}, {22, -2}}, {{6, -94}, {52, -94}}}, {}},
    {'8',
     60,
     {{{30, -53},
       {17, -60},
       {12, -74},
       {17, -89},
       {30, -95},
       {43, -89},
       {48, -74},
       {43, -60},
       {30, -53},
       {14, -44},
       {7, -27},
       {14, -11},
       {30, -5},
       {46, -11},
       {53, -27},
       {46, -44},
       {30, -53},
       {24, -55}}},
     {}},
    {'9',
     60,
     {{{50, -64},
       {43, -52},
       {30, -47},
       {15, -54},
       {9, -71},
       {15, -88},
       {30, -95},
       {45, -88},
       {51, -69},
       {46, -40},
       {32, -18},
       {14, -6}}},
     {}},
    {'V', 78, {{{6, -96}, {39, -3}}}, {{{72, -96}, {39, -3}}}},
    {'E', 60, {{{14, -96}, {14, -3}}}, {{{14, -94}, {52, -94}}, {{14, -51}, {44, -51}}, {{14, -5}, {54, -5}}}},
    {'R',
     70,
     {{{14, -96}, {14, -3}}, {{30, -50}, {62, -3}}},
     {{{14, -94}, {46, -92}, {54, -72}, {44, -52}, {14, -50}}}},
    {'N', 78, {{{12, -96}, {64, -3}}}, {{{12, -96}, {12, -3}}, {{64, -96}, {64, -3}}}},
    {'I', 30, {{{15, -96}, {15, -3}}}, {}},
    {'S', 60, {{{50, -82}, {30, -95}, {11, -74}, {30, -52}, {50, -27}, {30, -5}, {8, -18}}}, {}},
    {'A', 78, {{{39, -96}, {70, -3}}}, {{{39, -96}, {8, -3}}, {{20, -34}, {58, -34}}}},
    {'G',
     74,
     {{{62, -78}, {40, -95}, {12, -52}, {40, -5}, {62, -20}}},
     {{{62, -42}, {62, -6}}, {{44, -42}, {68, -42}}}},
};

const Glyph* glyph(char sign) {
  for (const Glyph& one : glyphs) {
    if (one.sign == sign) return &one;
  }
  return nullptr;
}

constexpr double space = 14;

void write(Path& path, const Glyph& glyph, const Transform& place) {
  for (const bool heavy : {true, false}) {
    const std::vector<double> widths = {heavy ? 15.0 : 8.0};
    for (const Line& line : heavy ? glyph.thick : glyph.thin) path.add(Path::limb(line, widths).transformed(place));
  }
}

}  // namespace

double lettering_width(std::string_view text, double height) {
  double width = 0;
  for (const char sign : text) width += (glyph(sign) == nullptr ? 40 : glyph(sign)->width) + space;
  return (width - space) * height / 100;
}

Path lettering(std::string_view text, double x, double y, double height) {
  Path path;
  for (const char sign : text) {
    const Glyph* one = glyph(sign);
    if (one != nullptr) write(path, *one, placed(x, y, height / 100));
    x += ((one == nullptr ? 40 : one->width) + space) * height / 100;
  }
  return path;
}

Path numeral(int number, double x, double y, double height) {
  const std::string text = std::to_string(number);
  return lettering(text, x - lettering_width(text, height) / 2, y, height);
}

}  // namespace art
