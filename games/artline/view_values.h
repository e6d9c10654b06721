// The kinds of values that only a view of Artline has (core/view_values.h has the others).
#pragma once

#include <string>
#include <string_view>

#include "artline/names.h"
#include "artline/same_theme.h"
#include "core/view_values.h"

namespace artline {

namespace keys = core::keys;
using core::JsonReader;
using core::JsonWriter;

template <class T>
struct PlaceName {
  T& place;
  int size;

  void write(JsonWriter& out) const { out.value(place_name(place)); }
  void read(JsonReader& in) const {
    const auto read = read_place(in.text(), size);
    if (!read) return in.fail("expected a place such as g7");
    place = static_cast<T>(*read);
  }
  static std::string type(core::ViewFormat& /*format*/) { return "string"; }
};

template <class T>
struct LineName {
  T& line;
  int size;

  void write(JsonWriter& out) const { out.value(line_name(line)); }
  void read(JsonReader& in) const {
    const auto read = read_line(in.text(), size);
    if (!read) return in.fail("expected a row such as 7 or a column such as g");
    line = *read;
  }
  static std::string type(core::ViewFormat& /*format*/) { return "string"; }
};

// A theme, or the themes that a play has named.
template <class T>
struct TypedText {
  T& text;

  void write(JsonWriter& out) const { out.value(text.view()); }
  void read(JsonReader& in) const {
    const auto read = T::from(in.typed_text());
    if (!read) return in.fail("expected a shorter text");
    text = *read;
  }
  static std::string type(core::ViewFormat& /*format*/) { return "string"; }
};

// "12@g7", ordered by place
template <class T>
struct HangingCards {
  T& board;
  int cards;
  int size;

  void write(JsonWriter& out) const {
    out.begin_array();
    board.taken().for_each([&](int place) { out.value(card_name(board.card(place)) + "@" + place_name(place)); });
    out.end_array();
  }
  void read(JsonReader& in) const {
    in.array([&] {
      const std::string_view text = in.text();
      const auto at = text.find('@');
      const auto card = read_card(text.substr(0, at), cards);
      const auto place = at == std::string_view::npos ? std::nullopt : read_place(text.substr(at + 1), size);
      if (!card || !place || board.is_taken(*place)) return in.fail("expected a card on a place of its own");
      board.put(*place, *card);
    });
  }
  static std::string type(core::ViewFormat& /*format*/) { return "string[]"; }
};

// A gallery while it is written or read.
struct OneGallery {
  int line = 0;
  core::Text<longest_theme> theme;
};

template <class G>
auto gallery_keys(G& gallery, int size) {
  return [&gallery, size](auto& io) {
    io.key("line", LineName{gallery.line, size}, "the row, such as `7`, or the column, such as `g`", "AL-L2");
    io.key("theme", TypedText{gallery.theme}, "`=` and a query, or the text as it was typed", "AL-TH1");
  };
}

template <class T>
struct OpenGalleries {
  T& galleries;
  int size;

  static auto value(OneGallery& gallery, int size) {
    return keys::Object{"Gallery", "Of each gallery", gallery_keys(gallery, size)};
  }
  void write(JsonWriter& out) const {
    out.begin_array();
    for (int n = 0; n < galleries.size(); ++n) {
      OneGallery gallery{galleries.line(n),
                         core::Text<longest_theme>::from(galleries.theme(n)).value_or(core::Text<longest_theme>())};
      value(gallery, size).write(out);
    }
    out.end_array();
  }
  void read(JsonReader& in) const {
    in.array([&] {
      OneGallery gallery;
      value(gallery, size).read(in);
      const bool has_room = galleries.size() < max_lines && galleries.has_room(1);
      has_room ? galleries.open(gallery.line, gallery.theme.view()) : in.fail("too many galleries");
    });
  }
  std::string type(core::ViewFormat& format) const {
    OneGallery gallery;
    return value(gallery, size).type(format) + "[]";
  }
};

// "yn-o--": a letter for each point, in the order of `point_names`
template <class T>
struct BallotWord {
  T& ballot;

  void write(JsonWriter& out) const {
    std::string word;
    for (int p = 0; p < point_count; ++p) word += letter(p);
    out.value(word);
  }
  void read(JsonReader& in) const {
    const std::string_view word = in.text();
    bool good = word.size() == point_count;
    for (int p = 0; good && p < point_count; ++p) {
      const char c = word[static_cast<std::size_t>(p)];
      if (c == 'y') keys::add(ballot.yes, p);
      if (c == 'n') keys::add(ballot.no, p);
      if (c == 'o') keys::add(ballot.out, p);
      good = c == '-' || letter(p) == c;
    }
    if (!good) in.fail("expected six letters y, n, o or -");
  }
  static std::string type(core::ViewFormat& /*format*/) { return "string"; }

 private:
  char letter(int point) const {
    if (keys::has(ballot.yes, point)) return 'y';
    if (keys::has(ballot.no, point)) return 'n';
    return keys::has(ballot.out, point) ? 'o' : '-';
  }
};

}  // namespace artline
