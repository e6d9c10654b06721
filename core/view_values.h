// The values that views consist of (core/view_keys.h). Each is bound to the variable that it is written from and read into, and
// says what TypeScript calls it. A game adds its own kinds: anything with write, read and type.
#pragma once

#include <algorithm>
#include <bit>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/byte.h"
#include "core/ids.h"
#include "core/text.h"
#include "core/view_keys.h"

namespace core::keys {

// --- single values --------------------------------------------------------------------------------------------------

template <class T>
struct Number {
  T& value;
  int low;
  int high;

  void write(JsonWriter& out) const { out.value(int{value}); }
  void read(JsonReader& in) const { value = static_cast<T>(in.number(low, high)); }
  static std::string type(ViewFormat& /*format*/) { return "number"; }
};

// Something that people number from 1 and the rules from 0.
template <class T>
struct Numbered {
  T& value;
  int count;

  void write(JsonWriter& out) const { out.value(value + 1); }
  void read(JsonReader& in) const { value = static_cast<T>(in.number(1, count) - 1); }
  static std::string type(ViewFormat& /*format*/) { return "number"; }
};

template <class T>
struct Boolean {
  T& value;

  void write(JsonWriter& out) const { out.value(value); }
  void read(JsonReader& in) const { value = in.boolean(); }
  static std::string type(ViewFormat& /*format*/) { return "boolean"; }
};

// The id of the game, always the first key.
struct GameId {
  std::string_view id;

  void write(JsonWriter& out) const { out.value(id); }
  void read(JsonReader& in) const {
    if (in.text() != id) in.fail("expected a view of " + std::string(id));
  }
  std::string type(ViewFormat& /*format*/) const { return "'" + std::string(id) + "'"; }
};

// One of some names, numbered from 0. `what` is "a phase": "expected a phase".
template <class T, class Names>
struct Name {
  T& value;
  const Names& names;
  std::string_view name;  // of the type
  std::string_view what;

  void write(JsonWriter& out) const { out.value(*(names.begin() + static_cast<int>(value))); }
  void read(JsonReader& in) const {
    const auto found = std::find(names.begin(), names.end(), in.text());
    if (found == names.end()) return in.fail("expected " + std::string(what));
    value = static_cast<T>(found - names.begin());
  }
  std::string type(ViewFormat& format) const { return format.alias(name, union_of(names)); }
};

// One of some letters, numbered from 0.
template <class T>
struct Letter {
  T& value;
  std::string_view letters;
  std::string_view name;  // of the type
  std::string_view what;

  void write(JsonWriter& out) const { out.joined(letters[value]); }
  void read(JsonReader& in) const {
    const auto read = read_letter(letters, in.text());
    if (!read) return in.fail("expected " + std::string(what));
    value = static_cast<T>(*read);
  }
  std::string type(ViewFormat& format) const { return format.alias(name, union_of(letters)); }
};

template <class T>
struct SeatLetter {
  T& seat;
  int seats;

  void write(JsonWriter& out) const { out.joined(seat_letter(seat)); }
  void read(JsonReader& in) const {
    const auto read = read_letter(seat_letters, in.text());
    if (!read || *read >= seats) return in.fail("expected the letter of a seat");
    seat = static_cast<T>(*read);
  }
  static std::string type(ViewFormat& /*format*/) { return "Seat"; }
};

// Whose view it is: a seat, or null for a spectator.
template <class T>
struct WhoLooks {
  T& viewer;
  int seats;

  void write(JsonWriter& out) const { viewer.is_spectator() ? out.null() : out.joined(letter(viewer.seat())); }
  void read(JsonReader& in) const {
    if (in.null()) return;
    int seat = 0;
    SeatLetter<int>{seat, seats}.read(in);
    viewer = Seat{byte(seat)};
  }
  static std::string type(ViewFormat& /*format*/) { return "Seat | null"; }
};

// Either null or the value. A reader leaves the variable as it is if there is null.
template <class Value>
struct OrNull {
  bool null;
  Value value;

  void write(JsonWriter& out) const { null ? static_cast<void>(out.null()) : value.write(out); }
  void read(JsonReader& in) const {
    if (!in.null()) value.read(in);
  }
  std::string type(ViewFormat& format) const { return value.type(format) + " | null"; }
};
template <class T>
OrNull<SeatLetter<T>> letter_or_null(T& seat, int seats) {
  return {seat == none, {seat, seats}};
}

// A key that is left out when it has nothing to say. `when` completes "left out if …".
template <class Value>
struct LeftOut {
  bool left_out;
  std::string_view when;
  Value value;

  void write(JsonWriter& out) const { value.write(out); }
  void read(JsonReader& in) const { value.read(in); }
  std::string type(ViewFormat& format) const { return value.type(format); }
};

// A value that follows from the other keys. It is written, and a reader skips it.
template <class Write>
struct Derived {
  static constexpr bool left_out = false;
  static constexpr std::string_view when = {};
  std::string_view name;  // of the type
  Write written;

  void write(JsonWriter& out) const { written(out); }
  static void read(JsonReader& in) { in.skip(); }
  std::string type(ViewFormat& /*format*/) const { return std::string(name); }
};

// --- sets: seats, cells, or the bits of a word ------------------------------------------------------------------------

template <class Set>
constexpr bool has(const Set& set, int member) {
  if constexpr (std::unsigned_integral<Set>) {
    return (set >> member & 1U) != 0;
  } else {
    return set.has(member);
  }
}
template <class Set>
constexpr void add(Set& set, int member) {
  if constexpr (std::unsigned_integral<Set>) {
    set = static_cast<Set>(set | Set{1} << member);
  } else if constexpr (requires { set.set(member); }) {
    set.set(member);
  } else {
    set.add(member);
  }
}
template <class Set, class F>
constexpr void for_each_member(const Set& set, F&& f) {
  if constexpr (std::unsigned_integral<Set>) {
    for (Set left = set; left != 0; left = static_cast<Set>(left & (left - 1U))) f(std::countr_zero(left));
  } else if constexpr (requires { set.bits(); }) {
    for_each_member(set.bits(), f);
  } else {
    set.for_each(f);
  }
}

// Whether something is in a set, which is empty before it is read.
template <class Set>
struct Member {
  Set& set;
  int member;

  void write(JsonWriter& out) const { out.value(has(set, member)); }
  void read(JsonReader& in) const {
    if (in.boolean()) add(set, member);
  }
  static std::string type(ViewFormat& /*format*/) { return "boolean"; }
};

// A list of the members, in ascending order. `element` binds a value to a member.
template <class Set, class Element>
struct Members {
  Set& set;
  Element element;

  void write(JsonWriter& out) const {
    out.begin_array();
    for_each_member(set, [&](const int member) { element(member).write(out); });
    out.end_array();
  }
  void read(JsonReader& in) const {
    in.array([&] {
      int member = 0;
      element(member).read(in);
      add(set, member);
    });
  }
  std::string type(ViewFormat& format) const {
    int first = 0;
    return element(first).type(format) + "[]";
  }
};

// --- several values; `element` binds a value to the i-th ----------------------------------------------------------------

// A list of fixed length. `tuple` is its type if that is not a plain array.
template <class Element>
struct Each {
  int count;
  Element element;
  std::string_view tuple = {};

  void write(JsonWriter& out) const {
    out.begin_array();
    for (int i = 0; i < count; ++i) element(i).write(out);
    out.end_array();
  }
  void read(JsonReader& in) const {
    int i = 0;
    in.array([&] { i == count ? in.fail("too many elements") : element(i++).read(in); });
    if (i != count) in.fail("too few elements");
  }
  std::string type(ViewFormat& format) const {
    return tuple.empty() ? element(0).type(format) + "[]" : std::string(tuple);
  }
};

// At most `room`.
template <class Count, class Element>
struct List {
  Count& count;
  int room;
  Element element;

  void write(JsonWriter& out) const {
    out.begin_array();
    for (int i = 0; i < count; ++i) element(i).write(out);
    out.end_array();
  }
  void read(JsonReader& in) const {
    in.array([&] { count == room ? in.fail("too many elements") : element(count++).read(in); });
  }
  std::string type(ViewFormat& format) const {
    const std::string of = element(0).type(format);
    return (of.find('|') == std::string::npos ? of : "(" + of + ")") + "[]";
  }
};

// An object within the view. `title` introduces the table of its keys: "Of each seat".
template <class Keys>
struct Object {
  std::string_view name;  // of the type
  std::string_view title;
  Keys keys;

  void write(JsonWriter& out) const { write_keys(out, keys); }
  void read(JsonReader& in) const { read_keys(in, keys); }
  std::string type(ViewFormat& format) const {
    list_keys(format, name, title, keys);
    return std::string(name);
  }
};

}  // namespace core::keys
