// A view from the JSON that view_json.cpp wrote; view_check.cpp judges whether it could come of a game.
#include <algorithm>

#include "cats/game.h"
#include "cats/names.h"
#include "cats/view_check.h"
#include "core/json_reader.h"

namespace cats {
namespace {

using core::JsonField;
using core::JsonReader;

template <class T>
T expect(JsonReader& in, const std::optional<T>& value, std::string_view what) {
  if (!value) in.fail(what);
  return value.value_or(T{});
}

int read_seat(JsonReader& in, int players) {
  const auto seat = read_letter("ABCD", in.text());
  if (seat && *seat < players) return *seat;
  in.fail("expected the letter of a seat");
  return 0;
}

template <class Names>
int read_name(JsonReader& in, const Names& names, std::string_view what) {
  const auto found = std::find(names.begin(), names.end(), in.text());
  if (found != names.end()) return static_cast<int>(found - names.begin());
  in.fail(what);
  return 0;
}

int read_colour(JsonReader& in) { return expect(in, read_letter(colour_letters, in.text()), "expected a colour"); }

// "R" for a card that lies open, "?" for one that does not, "." for none.
std::optional<int> card_of(char letter) {
  if (const auto colour = read_letter(colour_letters, {&letter, 1})) return colour;
  const auto trap = read_letter(trap_letters, {&letter, 1});
  return trap ? std::optional(first_trap + *trap) : std::nullopt;
}

struct TryReader {
  Try& attempt;
  const Components& parts;
  int players;

  void painting(JsonReader& in) { attempt.painting = byte(in.number(1, parts.paintings()) - 1); }
  void by(JsonReader& in) { attempt.seat = byte(read_seat(in, players)); }
  void swaps(JsonReader& in) { attempt.swaps = byte(in.number(0, 2)); }
  void swapped(JsonReader& in) {
    for (const char& letter : in.text())
      attempt.swapped = byte(attempt.swapped | 1 << expect(in, read_letter("abc", {&letter, 1}), "expected a place"));
  }
  void turbo(JsonReader& in) { attempt.turbo = in.boolean(); }
  void jump(JsonReader& in) { attempt.jump = in.boolean(); }
  void sprung(JsonReader& in) {
    const std::string_view text = in.text();
    if (text.size() != places_each) return in.fail("expected three traps or '.'");
    for (int i = 0; i < places_each; ++i) {
      const auto trap = text.substr(static_cast<std::size_t>(i), 1);
      if (trap != ".") attempt.sprung[i] = byte(expect(in, read_letter(trap_letters, trap), "expected a trap"));
    }
  }

  static constexpr std::array<JsonField<TryReader>, 7> fields = {{{"painting", &TryReader::painting},
                                                                  {"by", &TryReader::by},
                                                                  {"swaps", &TryReader::swaps},
                                                                  {"swapped", &TryReader::swapped},
                                                                  {"turbo", &TryReader::turbo},
                                                                  {"jump", &TryReader::jump},
                                                                  {"sprung", &TryReader::sprung}}};
  static constexpr std::array<JsonField<TryReader>, 2> window_fields = {
      {{"painting", &TryReader::painting}, {"by", &TryReader::by}}};
};

struct ProposalReader {
  Proposal& proposal;
  const Components& parts;
  int players;

  void by(JsonReader& in) { proposal.seat = byte(read_seat(in, players)); }
  void to(JsonReader& in) { proposal.partner = byte(read_seat(in, players)); }
  void give(JsonReader& in) { proposal.give = byte(read_colour(in)); }
  void take(JsonReader& in) { proposal.take = byte(read_colour(in)); }
  void palette(JsonReader& in) { proposal.palette = byte(in.number(1, parts.palette_count) - 1); }

  static constexpr std::array<JsonField<ProposalReader>, 5> fields = {{{"by", &ProposalReader::by},
                                                                       {"to", &ProposalReader::to},
                                                                       {"give", &ProposalReader::give},
                                                                       {"take", &ProposalReader::take},
                                                                       {"palette", &ProposalReader::palette}}};
};

struct PaintingReader {
  View& view;
  int painting;
  std::string_view letters = {};

  void palette(JsonReader& in) {
    if (in.null()) return;
    view.faces[painting] = expect(in, read_paints(in.text()), "expected colours in the order r, y, g, b");
  }
  void cards(JsonReader& in) {
    letters = in.text();
    if (letters.size() != places_each) return in.fail("expected three cards");
    for (int i = 0; i < places_each; ++i) {
      if (letters[static_cast<std::size_t>(i)] != '.') view.lying |= std::uint64_t{1} << (painting * places_each + i);
    }
  }
  void clean(JsonReader& in) {
    if (in.boolean()) view.table.clean = static_cast<std::uint16_t>(view.table.clean | 1 << painting);
  }

  static constexpr std::array<JsonField<PaintingReader>, 3> fields = {{{"palette", &PaintingReader::palette},
                                                                       {"cards", &PaintingReader::cards},
                                                                       {"clean", &PaintingReader::clean, false}}};
};

class ViewReader {
 public:
  ViewReader(const Game& game, View& view) : game_(game), parts_(game.parts()), view_(view), t_(view.table) {}

  void read(JsonReader& in) {
    in.fields(*this, fields);
    if (in.ok()) open_cards(in);
  }

 private:
  void game(JsonReader& in) {
    if (in.text() != Game::id) in.fail("this is a view of another game");
  }
  void viewer(JsonReader& in) {
    if (!in.null()) view_.viewer = core::Seat{byte(read_seat(in, game_.seats()))};
  }
  void phase(JsonReader& in) { t_.phase = static_cast<Phase>(read_name(in, phase_names, "expected a phase")); }
  void round(JsonReader& in) { t_.round = byte(in.number(0, parts_.rounds)); }
  void starter(JsonReader& in) { t_.starter = optional_seat(in); }
  void active(JsonReader& in) { t_.active = optional_seat(in); }
  void exchange(JsonReader& in) { t_.exchange_by = optional_seat(in); }
  void dice(JsonReader& in) {
    in.array([&] {
      if (t_.dice.size() == parts_.dice) return in.fail("too many dice");
      t_.dice.add(die(in));
    });
  }
  Die die(JsonReader& in) const {
    std::string_view text = in.text();
    Die die;
    if (text.ends_with('-')) {
      die.owner = Die::discarded;
    } else if (!text.empty()) {
      const auto seat = read_letter("ABCD", text.substr(text.size() - 1));
      if (seat && *seat < game_.seats()) die.owner = byte(*seat);
    }
    if (die.owner != none) text.remove_suffix(1);
    die.painting = byte(expect(in, read_painting(parts_, text), "expected the number of a painting"));
    return die;
  }
  void hands(JsonReader& in) {
    int seat = 0;
    in.array([&] {
      const Paints hand = expect(in, read_paints(in.text()), "expected colours in the order r, y, g, b");
      if (seat == game_.seats()) return in.fail("too many hands");
      t_.hands[seat++] = hand;
    });
    if (seat != game_.seats()) in.fail("a hand is missing");
  }
  void limits(JsonReader& in) {
    int seat = 0;
    in.array([&] {
      const bool limited = in.number(1, 2) == 1;
      if (seat == game_.seats()) return in.fail("too many limits");
      t_.limited.put(seat++, limited);
    });
    if (seat != game_.seats()) in.fail("a limit is missing");
  }
  void paintings(JsonReader& in) {
    int painting = 0;
    in.array([&] {
      if (painting == parts_.paintings()) return in.fail("too many paintings");
      PaintingReader reader{view_, painting};
      in.fields(reader, PaintingReader::fields);
      letters_[painting++] = reader.letters;
    });
    if (painting != parts_.paintings()) in.fail("a painting is missing");
  }
  // Only cards of the painting that is being tried lie open.
  void open_cards(JsonReader& in) {
    for (int place = 0; place < parts_.places(); ++place) {
      const char letter = letters_[place / places_each][static_cast<std::size_t>(place % places_each)];
      if (letter == '?' || letter == '.') continue;
      const auto card = card_of(letter);
      if (!card || place / places_each != t_.attempt.painting) return in.fail("no card lies open here");
      view_.open[place % places_each] = byte(*card);
    }
  }
  void notes(JsonReader& in) {
    int place = 0;
    in.array([&] {
      const std::string_view text = in.text();
      if (text.size() != places_each || place == parts_.places()) return in.fail("expected notes of three cards");
      for (const char letter : text) {
        const auto card = card_of(letter);
        if (letter != '?' && (!card || !game_.flags().memory_aid)) in.fail("expected a colour or '?'");
        view_.notes[place++] = byte(card.value_or(none));
      }
    });
  }
  void stack(JsonReader& in) { view_.stack = byte(in.number(0, colour_count * max_paints_a_colour)); }
  void discard(JsonReader& in) {
    Array<int, colour_count> counts{};
    int colour = 0;
    in.array([&] {
      const int count = in.number(0, max_paints_a_colour);
      if (colour == colour_count) return in.fail("too many colours");
      counts[colour++] = count;
    });
    t_.discard = Paints(counts[0], counts[1], counts[2], counts[3]);
  }
  void top(JsonReader& in) {
    if (!in.null()) view_.top = byte(read_name(in, property_names, "expected a property"));
  }
  void palettes(JsonReader& in) { view_.palettes = byte(in.number(0, parts_.palette_count)); }
  void flooded(JsonReader& in) { t_.palette_discard = palette_list(in); }
  void bank(JsonReader& in) { t_.bank = palette_list(in); }
  std::uint32_t palette_list(JsonReader& in) const {
    std::uint32_t palettes = 0;
    in.array([&] { palettes |= 1U << (in.number(1, parts_.palette_count) - 1); });
    return palettes;
  }
  void traps(JsonReader& in) {
    int kind = 0;
    in.array([&] {
      const int count = in.number(0, max_traps_a_kind);
      if (kind == trap_count) return in.fail("too many traps");
      t_.traps[kind++] = byte(count);
    });
  }
  void event(JsonReader& in) {
    if (!in.null()) t_.event = byte(read_name(in, event_names, "expected an event"));
  }
  void events(JsonReader& in) { t_.events_left = byte(in.number(0, parts_.events_used)); }
  void cat(JsonReader& in) {
    if (!in.null()) t_.cat = byte(in.number(1, parts_.paintings()) - 1);
  }
  void twisted(JsonReader& in) {
    if (in.null()) return;
    int count = 0;
    in.array([&] {
      const int place = expect(in, read_place(parts_, in.text()), "expected a place");
      if (count == 2) return in.fail("two places are swapped");
      t_.twisted[count++] = byte(place);
    });
    if (count != 2) in.fail("two places are swapped");
  }
  void attempt(JsonReader& in) {
    if (in.null()) return;
    TryReader reader{t_.attempt, parts_, game_.seats()};
    in.fields(reader, TryReader::fields);
  }
  void window(JsonReader& in) {
    if (in.null()) return;
    TryReader reader{t_.attempt, parts_, game_.seats()};
    in.fields(reader, TryReader::window_fields);
  }
  void asked(JsonReader& in) {
    in.array([&] { t_.asked.add(read_seat(in, game_.seats())); });
  }
  void proposal(JsonReader& in) {
    if (in.null()) return;
    ProposalReader reader{t_.proposal, parts_, game_.seats()};
    in.fields(reader, ProposalReader::fields);
  }
  std::uint8_t optional_seat(JsonReader& in) const { return in.null() ? none : byte(read_seat(in, game_.seats())); }

  static constexpr std::array<JsonField<ViewReader>, 27> fields = {{{"game", &ViewReader::game},
                                                                    {"viewer", &ViewReader::viewer},
                                                                    {"phase", &ViewReader::phase},
                                                                    {"round", &ViewReader::round},
                                                                    {"starter", &ViewReader::starter},
                                                                    {"active", &ViewReader::active},
                                                                    {"dice", &ViewReader::dice},
                                                                    {"hands", &ViewReader::hands},
                                                                    {"limits", &ViewReader::limits},
                                                                    {"paintings", &ViewReader::paintings},
                                                                    {"notes", &ViewReader::notes, false},
                                                                    {"stack", &ViewReader::stack},
                                                                    {"discard", &ViewReader::discard},
                                                                    {"top", &ViewReader::top},
                                                                    {"palettes", &ViewReader::palettes},
                                                                    {"flooded", &ViewReader::flooded},
                                                                    {"bank", &ViewReader::bank},
                                                                    {"traps", &ViewReader::traps},
                                                                    {"event", &ViewReader::event},
                                                                    {"events", &ViewReader::events},
                                                                    {"cat", &ViewReader::cat},
                                                                    {"twisted", &ViewReader::twisted},
                                                                    {"try", &ViewReader::attempt},
                                                                    {"window", &ViewReader::window},
                                                                    {"asked", &ViewReader::asked},
                                                                    {"proposal", &ViewReader::proposal},
                                                                    {"exchange", &ViewReader::exchange}}};

  const Game& game_;
  const Components& parts_;
  View& view_;
  Table& t_;
  Array<std::string_view, max_paintings> letters_{};
};

}  // namespace

core::Result<View, std::string> Game::read_view(std::string_view json) const {
  View view;
  view.players = byte(players_);
  view.notes.fill(none);
  JsonReader in(json);
  ViewReader(*this, view).read(in);
  in.finish();
  if (!in.ok()) return core::Failure{"no view, " + in.reason()};
  if (const std::string_view wrong = what_is_wrong(*this, view); !wrong.empty())
    return core::Failure{"this can't be a view of a game: " + std::string(wrong)};
  return view;
}

}  // namespace cats
