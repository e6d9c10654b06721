// Reads the component file of Art Society. Every refusal names the line and, if there is one, the clause.
#include "art_society/components.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "art_society/names.h"
#include "art_society/wall.h"
#include "core/component_lines.h"
#include "core/text.h"

namespace art_society {

Shape Shape::of(int width, int height) {
  const auto steps = [](int side, int scale) {  // 1, then at most doubling, until `side` squares are covered
    Array<std::uint8_t, 3> result{};
    int covered = 1;
    for (int i = 0; covered < side; ++i) {
      const int step = std::min(covered, side - covered);
      result[i] = static_cast<std::uint8_t>(step * scale);
      covered += step;
    }
    return result;
  };
  Shape shape;
  shape.width = static_cast<std::uint8_t>(width);
  shape.height = static_cast<std::uint8_t>(height);
  shape.right_steps = steps(width, 1);
  shape.down_steps = steps(height, CellSet::row);
  for (int row = 0; row < height; ++row) {
    for (int column = 0; column < width; ++column) shape.squares.set(square_at(column, row));
  }
  return shape;
}

namespace {

using core::Failure;
using core::ParseError;
using Words = std::vector<std::string_view>;

class Parser {
 public:
  explicit Parser(Components& parts) : parts_(parts) {}

  bool line(int number, const Words& words) {
    line_ = number;
    if (words[0] == "starting" || words[0] == "paintings") return paintings(words);
    if (words[0] == "wall") return wall(words);
    if (words[0] == "stars") return stars(words);
    if (words[0] == "eyeline") return eyeline(words);
    if (words[0] == "bid-cards") return bid_cards(words);
    if (words[0] == "starting-cards") return starting_cards(words);
    if (words[0] == "decor") return decor(words);
    return fail("unknown word '" + std::string(words[0]) + "'");
  }

  bool finish() {
    line_ = 0;
    if (parts_.starting.count() != max_players) return fail("there must be exactly 4 starting paintings", "AS-C2");
    if (parts_.for_auction.count() <= max_players) return fail("at least 5 paintings for auction are needed", "AS-A1");
    return starting_paintings_fit();
  }

  ParseError error() const { return error_; }

 private:
  bool fail(std::string reason, std::string clause = {}) {
    error_ = {line_, std::move(reason), std::move(clause)};
    return false;
  }

  // "14x11" with both numbers in 1…15 and 1…12.
  std::optional<std::pair<int, int>> size(std::string_view text) const {
    const Words sides = core::split(text, 'x');
    if (sides.size() != 2) return std::nullopt;
    const auto width = core::parse_number(sides[0], 1, max_columns);
    const auto height = core::parse_number(sides[1], 1, max_rows);
    return width && height ? std::optional(std::pair(*width, *height)) : std::nullopt;
  }

  bool wall(const Words& words) {
    const auto sides = words.size() == 2 ? size(words[1]) : std::nullopt;
    if (!sides || sides->first < 2 || sides->second < 3)
      return fail("the wall must be given as 'wall 14x11', from 2x3 to 15x12", "AS-C1");
    parts_.columns = sides->first;
    parts_.rows = sides->second;
    for (int row = 0; row < parts_.rows; ++row) {
      for (int column = 0; column < parts_.columns; ++column) parts_.wall.set(square_at(column, row));
    }
    for (const int column : {0, parts_.columns - 1}) {
      for (const int row : {0, parts_.rows - 1}) parts_.corners.set(square_at(column, row));
    }
    return true;
  }

  bool stars(const Words& words) {
    if (parts_.columns == 0) return fail("'wall' must come before 'stars'");
    for (std::size_t i = 1; i < words.size(); ++i) {
      const int column = words[i][0] - 'a';
      const auto row = core::parse_number(words[i].substr(1), 1, parts_.rows);
      if (column < 0 || column >= parts_.columns || !row)
        return fail("'" + std::string(words[i]) + "' is no square of the wall", "AS-C1");
      parts_.stars.set(square_at(column, *row - 1));
    }
    return !parts_.stars.empty() || fail("at least one star is needed", "AS-C1");
  }

  bool eyeline(const Words& words) {
    if (parts_.columns == 0) return fail("'wall' must come before 'eyeline'");
    const int first = words.size() == 3 ? core::parse_number(words[1], 1, parts_.rows).value_or(0) : 0;
    const int last = words.size() == 3 ? core::parse_number(words[2], 1, parts_.rows).value_or(0) : 0;
    if (first == 0 || last < first)
      return fail("the eyeline must be given as 'eyeline FIRST LAST', rows of the wall", "AS-C1");
    parts_.eyeline_first = first - 1;
    parts_.eyeline_last = last - 1;
    for (int row = parts_.eyeline_first; row <= parts_.eyeline_last; ++row) {
      for (int column = 0; column < parts_.columns; ++column) parts_.eyeline.set(square_at(column, row));
    }
    return true;
  }

  bool bid_cards(const Words& words) {
    const auto count = words.size() == 2 ? core::parse_number(words[1], 1, max_bid_cards) : std::nullopt;
    if (!count) return fail("'bid-cards' takes one number from 1 to 20", "AS-C4");
    parts_.bid_cards = *count;
    return true;
  }

  bool starting_cards(const Words& words) {
    if (words.size() != max_players + 1) return fail("'starting-cards' takes 4 values", "AS-C5");
    for (int i = 0; i < max_players; ++i) {
      const auto value = core::parse_number(words[static_cast<std::size_t>(i) + 1], 1, 99);
      const bool rises = value && (i == 0 || *value > parts_.starting_cards[i - 1]);
      if (!rises) return fail("the values of the starting cards must be different and rising, from 1 to 99", "AS-C5");
      parts_.starting_cards[i] = static_cast<std::uint8_t>(*value);
    }
    return true;
  }

  bool decor(const Words& words) {
    if (words.size() != decor_count + 1)
      return fail("'decor' takes 5 numbers: 1, 2 lying, 2 standing, 3 lying, 3 standing", "AS-C3");
    int total = 0;
    for (int i = 0; i < decor_count; ++i) {
      const auto count = core::parse_number(words[static_cast<std::size_t>(i) + 1], 0, 120);
      if (!count) {
        return fail("'" + std::string(words[static_cast<std::size_t>(i) + 1]) + "' is no number from 0 to 120",
                    "AS-C3");
      }
      parts_.decor_supply[i] = static_cast<std::uint8_t>(*count);
      total += *count;
    }
    // An exchange may turn all pieces into single squares, three for one.
    return total <= 250 || fail("more than 250 pieces of decor", "AS-C3");
  }

  bool paintings(const Words& words) {
    const auto sides = words.size() >= 4 ? size(words[1]) : std::nullopt;
    if (!sides) {
      return fail("paintings are given as 'paintings 2x3 4 city/a portrait/b …': shape, value, then type/frame",
                  "AS-C2");
    }
    const auto [width, height] = *sides;
    // These limits bound the size of a state: a painting touches at most 12 others.
    if (std::min(width, height) < 2 || std::max(width, height) > 6 || width + height > 10) {
      return fail("a painting has sides from 2 to 6, together at most 10", "AS-C2");
    }
    const auto value = core::parse_number(words[2], 1, 9);
    if (!value) return fail("'" + std::string(words[2]) + "' is no value from 1 to 9", "AS-C2");
    for (std::size_t i = 3; i < words.size(); ++i) {
      if (!painting(words[0] == "starting", width, height, *value, words[i])) return false;
    }
    return true;
  }

  bool painting(bool starting, int width, int height, int value, std::string_view text) {
    const Words halves = core::split(text, '/');
    const auto type = std::find(type_names.begin(), type_names.end(), halves[0]);
    const bool has_frame =
        halves.size() == 2 && halves[1].size() == 1 && halves[1][0] >= 'a' && halves[1][0] < 'a' + max_frames;
    if (type == type_names.end() || !has_frame) {
      return fail("'" + std::string(text) +
                      "' is not type/frame: city, portrait, still-life or landscape, and a letter from a to h",
                  "AS-C2");
    }
    if (parts_.painting_count == max_paintings) return fail("more than 128 paintings", "AS-C2");
    const int shape = shape_index(width, height);
    const int id = parts_.painting_count++;
    const auto type_index = static_cast<int>(type - type_names.begin());
    parts_.paintings[id] = {static_cast<std::uint8_t>(width),
                            static_cast<std::uint8_t>(height),
                            static_cast<std::uint8_t>(type_index),
                            static_cast<std::uint8_t>(halves[1][0] - 'a'),
                            static_cast<std::uint8_t>(value),
                            static_cast<std::uint8_t>(shape),
                            starting};
    parts_.paintings_by_type[type_index].set(id);
    (starting ? parts_.starting : parts_.for_auction).set(id);
    if (!starting) parts_.paintings_by_shape[shape].set(id);
    return true;
  }

  int shape_index(int width, int height) {
    for (int i = 0; i < parts_.shape_count; ++i) {
      if (parts_.shape(i).width == width && parts_.shape(i).height == height) return i;
    }
    parts_.shapes[parts_.shape_count] = Shape::of(width, height);
    return parts_.shape_count++;
  }

  // AS-S3 must be possible for every starting painting.
  bool starting_paintings_fit() {
    bool fit = true;
    const CellSet plain = parts_.wall.without(parts_.stars);
    parts_.starting.for_each([&](int id) {
      const Shape& shape = parts_.shape_of_painting(id);
      fit = fit && !(places_inside(parts_.wall, shape) == places_inside(plain, shape));
    });
    return fit || fail("a starting painting does not fit on the wall", "AS-S3");
  }

  Components& parts_;
  int line_ = 0;
  ParseError error_;
};

}  // namespace

core::Result<Components, ParseError> parse_components(std::string_view name, std::string_view text) {
  Components parts;
  parts.name = name;
  for (int i = 0; i < decor_count; ++i) parts.decor[i] = Shape::of(decor_width[i], decor_height[i]);
  Parser parser(parts);
  core::ComponentLines lines(text, "art-society", {"wall", "stars", "eyeline", "bid-cards", "starting-cards", "decor"});
  if (auto error = lines.parse_with(parser)) return Failure{*std::move(error)};
  parts.hash = lines.hash();
  return parts;
}

}  // namespace art_society
