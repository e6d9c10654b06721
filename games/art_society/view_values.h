// The kinds of values that only a view of Art Society has (core/view_values.h has the others).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "art_society/game.h"
#include "art_society/names.h"
#include "core/view_values.h"

namespace art_society {

namespace keys = core::keys;
using core::JsonReader;
using core::JsonWriter;

inline std::string item_type(core::ViewFormat& format) {
  return format.alias("Item", "string", "a painting, `p17`, or a piece of decor, `1`, `2-`, `2|`, `3-` or `3|`");
}

template <class T>
struct PaintingName {
  T& painting;
  const Components& parts;

  void write(JsonWriter& out) const { out.joined('p', painting + 1); }
  void read(JsonReader& in) const {
    const auto read = read_painting(parts, in.text());
    if (!read) return in.fail("expected a painting");
    painting = static_cast<T>(*read);
  }
  static std::string type(core::ViewFormat& format) { return item_type(format); }
};

template <class T>
struct ItemName {
  T& item;
  const Components& parts;

  void write(JsonWriter& out) const { out.value(item_name(item)); }
  void read(JsonReader& in) const {
    const auto read = read_item(parts, in.text());
    if (!read) return in.fail("expected a painting or a decor");
    item = *read;
  }
  static std::string type(core::ViewFormat& format) { return item_type(format); }
};

// AS-A1, AS-A2: a shape until the lot is drawn, then the painting, then null when it is gone.
template <class T>
struct Lot {
  T& table;
  int lot;
  const Components& parts;

  void write(JsonWriter& out) const {
    if (lot >= table.lots_drawn) {
      out.value(shape_name(parts.shape(table.lot_shapes[lot])));
    } else if (table.lots[lot] == none) {
      out.null();
    } else {
      out.joined('p', table.lots[lot] + 1);
    }
  }
  void read(JsonReader& in) const {
    if (in.null()) return add(in, none);
    const std::string_view name = in.text();
    if (const auto painting = read_painting(parts, name)) return add(in, *painting);
    const auto shape = read_shape(parts, name);
    if (!shape) return in.fail("expected a lot");
    table.lot_shapes[lot] = byte(*shape);
  }
  // Lots are drawn in the order named.
  void add(JsonReader& in, int painting) const {
    if (table.lots_drawn != lot) return in.fail("expected a lot");
    table.lots[table.lots_drawn++] = byte(painting);
  }
  static std::string type(core::ViewFormat& /*format*/) { return "string | null"; }
};

// AS-B2: the letters of all seats.
template <class T>
struct SeatOrder {
  T& order;
  int seats;

  void write(JsonWriter& out) const {
    std::string letters;
    for (int i = 0; i < seats; ++i) letters += seat_letter(order[i]);
    out.value(letters);
  }
  void read(JsonReader& in) const {
    const std::string_view letters = in.text();
    if (std::ssize(letters) != seats) return in.fail("expected the letters of all seats");
    for (int i = 0; i < seats; ++i) order[i] = byte(letters[static_cast<std::size_t>(i)] - 'A');
  }
  static std::string type(core::ViewFormat& /*format*/) { return "string"; }
};

// "p17@g4": paintings in the order of hanging, then decor in reading order.
template <class T>
struct Tiles {
  T& wall;
  const Game& game;

  const Components& parts() const { return game.parts(); }

  void write(JsonWriter& out) const {
    out.begin_array();
    for (int i = 0; i < wall.hung_count; ++i) write_tile(out, wall.hung[i].square, 'p', wall.hung[i].painting + 1);
    const CellSet decor = wall.decor_squares(parts());
    decor.for_each([&](int square) {
      const int shape = wall.decor_starting_at(decor, square);
      if (shape >= 0) write_tile(out, square, decor_name[shape]);
    });
    out.end_array();
  }
  // There are many, so no text is made of a tile first.
  template <class... Name>
  static void write_tile(JsonWriter& out, int square, const Name&... name) {
    out.joined(name..., '@', static_cast<char>('a' + column_of(square)), row_of(square) + 1);
  }

  void read(JsonReader& in) const {
    in.array([&] { read_tile(in, in.text()); });
  }
  void read_tile(JsonReader& in, std::string_view text) const {
    const std::size_t at = text.find('@');
    const auto square = at == std::string_view::npos ? std::nullopt : read_square(text.substr(at + 1));
    if (!square) return in.fail("expected a tile and its square");
    const auto item = read_item(parts(), text.substr(0, at));
    if (!item) return in.fail("expected a painting or a decor");
    const Shape& shape = game.shape_of(*item);
    if (!places_inside(parts().wall.without(wall.taken), shape).test(*square)) return in.fail("no room for this tile");
    if (!item->is_painting()) return wall.put_decor(parts(), item->id(), *square);
    if (wall.hung_count == max_hung) return in.fail("too many paintings");
    wall.push(shape, item->id(), *square);
  }
  static std::string type(core::ViewFormat& /*format*/) { return "string[]"; }
};

// The token of the action that made it, with "+" behind one that won a right.
template <class T>
struct StepToken {
  T& step;
  const Game& game;

  void write(JsonWriter& out) const { out.value(game.write(action_of(step)) + (step.won() ? "+" : "")); }
  void read(JsonReader& in) const {
    std::string_view token = in.text();
    const bool won = token.ends_with('+');
    if (won) token.remove_suffix(1);
    const auto action = game.read(Seat{}, token);
    const auto read = action ? step_of(*action, won) : std::nullopt;
    if (!read) return in.fail("expected a step");
    step = *read;
  }
  static std::string type(core::ViewFormat& /*format*/) { return "string"; }
};

// One of the bits of a right.
template <class Set>
struct RightFlag {
  bool value;
  Set set;

  void write(JsonWriter& out) const { out.value(value); }
  void read(JsonReader& in) const { set(in.boolean()); }
  static std::string type(core::ViewFormat& /*format*/) { return "boolean"; }
};

}  // namespace art_society
