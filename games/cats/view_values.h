// The kinds of values that only a view of Cats has (core/view_values.h has the others).
#pragma once

#include <string>
#include <string_view>

#include "cats/names.h"
#include "core/view_values.h"

namespace cats {

namespace keys = core::keys;
using core::JsonReader;
using core::JsonWriter;

template <class T>
auto colour(T& value) {
  return keys::Letter{value, colour_letters, "Colour", "a colour"};
}

template <class T>
struct Colours {
  T& paints;

  void write(JsonWriter& out) const { out.value(paints_name(paints)); }
  void read(JsonReader& in) const {
    const auto read = read_paints(in.text());
    if (!read) return in.fail("expected colours in the order r, y, g, b");
    paints = *read;
  }
  static std::string type(core::ViewFormat& /*format*/) { return "string"; }
};

template <class T>
struct PaintCounts {
  T& paints;

  void write(JsonWriter& out) const {
    out.begin_array();
    for (int c = 0; c < colour_count; ++c) out.value(paints.count(c));
    out.end_array();
  }
  void read(JsonReader& in) const {
    Array<int, colour_count> n{};
    keys::Each{colour_count, [&](int c) { return keys::Number{n[c], 0, max_paints_a_colour}; }}.read(in);
    paints = Paints(n[0], n[1], n[2], n[3]);
  }
  static std::string type(core::ViewFormat& /*format*/) { return "number[]"; }
};

// "4", "5B" when B has taken it, "6-" when it was discarded
template <class T>
struct DiceRow {
  T& dice;
  const Components& parts;
  int seats;

  void write(JsonWriter& out) const {
    out.begin_array();
    for (int d = 0; d < dice.size(); ++d) {
      const auto [painting, owner] = dice[d];
      if (owner == none) {
        out.joined(painting + 1);
      } else {
        out.joined(painting + 1, owner == Die::discarded ? '-' : seat_letter(owner));
      }
    }
    out.end_array();
  }
  void read(JsonReader& in) const {
    in.array([&] { dice.size() == parts.dice ? in.fail("too many dice") : dice.add(die(in)); });
  }
  Die die(JsonReader& in) const {
    std::string_view text = in.text();
    Die die;
    if (text.ends_with('-')) {
      die.owner = Die::discarded;
    } else if (!text.empty() && text.back() >= 'A' && text.back() < seat_letter(seats)) {
      die.owner = byte(text.back() - 'A');
    }
    if (die.owner != none) text.remove_suffix(1);
    const auto painting = read_painting(parts, text);
    if (!painting) in.fail("expected the number of a painting");
    die.painting = byte(painting.value_or(0));
    return die;
  }
  static std::string type(core::ViewFormat& /*format*/) { return "string[]"; }
};

template <class T>
struct HandLimit {
  T& limited;
  int seat;

  void write(JsonWriter& out) const { out.value(limited.has(seat) ? 1 : 2); }
  void read(JsonReader& in) const { limited.put(seat, in.number(1, 2) == 1); }
  static std::string type(core::ViewFormat& /*format*/) { return "number"; }
};

template <class T>
struct Place {
  T& place;
  const Components& parts;

  void write(JsonWriter& out) const { out.value(place_name(place)); }
  void read(JsonReader& in) const {
    const auto read = read_place(parts, in.text());
    if (!read) return in.fail("expected a place");
    place = byte(*read);
  }
  static std::string type(core::ViewFormat& /*format*/) { return "string"; }
};

// Texts with a letter for each place of a painting. Form::letter(i) writes one, Form::accept(i, letter) reads one and
// answers whether it may stand there.
template <class Form>
struct ThreeLetters {
  Form form;

  void write(JsonWriter& out) const { out.joined(form.letter(0), form.letter(1), form.letter(2)); }
  void read(JsonReader& in) const {
    const std::string_view text = in.text();
    if (text.size() != places_each) return in.fail("expected three letters");
    for (int i = 0; i < places_each; ++i) {
      if (!form.accept(i, text[static_cast<std::size_t>(i)])) return in.fail(Form::fault);
    }
  }
  static std::string type(core::ViewFormat& /*format*/) { return "string"; }
};

template <class V>
struct CardsForm {
  static constexpr std::string_view fault = "no card lies open here";
  V& view;
  int painting;
  int& open_on;  // for the reader: the painting with open cards

  char letter(int i) const {
    if ((view.lying >> (painting * places_each + i) & 1U) == 0) return '.';
    return painting == view.table.attempt.painting && view.open[i] != none ? card_letter(view.open[i]) : '?';
  }
  bool accept(int i, char letter) const {
    if (letter == '.') return true;
    keys::add(view.lying, painting * places_each + i);
    if (letter == '?') return true;
    const auto card = read_card(letter);
    if (!card || (open_on != none && open_on != painting)) return false;
    open_on = painting;
    view.open[i] = byte(*card);
    return true;
  }
};

template <class V>
struct NotesForm {
  static constexpr std::string_view fault = "expected a colour or '?'";
  V& view;
  int painting;
  bool memory_aid;

  char letter(int i) const {
    const int note = view.notes[painting * places_each + i];
    return note == none ? '?' : card_letter(note);
  }
  bool accept(int i, char letter) const {
    const auto card = read_card(letter);
    view.notes[painting * places_each + i] = byte(card.value_or(none));
    return letter == '?' || (card && memory_aid);
  }
};

template <class T>
struct SprungForm {
  static constexpr std::string_view fault = "expected a trap or '.'";
  T& sprung;

  char letter(int i) const { return sprung[i] == none ? '.' : trap_letters[sprung[i]]; }
  bool accept(int i, char letter) const {
    const auto trap = read_letter(trap_letters, {&letter, 1});
    sprung[i] = byte(trap.value_or(none));
    return trap || letter == '.';
  }
};

// Each place that is in the set, by its letter.
template <class T>
struct PlaceLetters {
  T& places;

  void write(JsonWriter& out) const {
    const auto letter = [&](std::size_t i) { return place_letters.substr(i, places >> i & 1U); };
    out.joined(letter(0), letter(1), letter(2));
  }
  void read(JsonReader& in) const {
    for (const char& letter : in.text()) {
      const auto place = read_letter(place_letters, {&letter, 1});
      if (!place) return in.fail("expected a place");
      keys::add(places, *place);
    }
  }
  static std::string type(core::ViewFormat& /*format*/) { return "string"; }
};

}  // namespace cats
