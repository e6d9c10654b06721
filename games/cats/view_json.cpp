// A view as JSON (docs/formats/view.md). There is no such function for a State.
#include "cats/game.h"
#include "cats/names.h"
#include "core/json.h"

namespace cats {
namespace {

using core::JsonWriter;

constexpr std::size_t usual_size = 1280;

void optional_letter(JsonWriter& out, std::string_view name, int seat) {
  out.key(name);
  if (seat == none) {
    out.null();
  } else {
    out.joined(seat_letter(seat));
  }
}

void optional_painting(JsonWriter& out, std::string_view name, int painting) {
  out.key(name);
  if (painting == none) {
    out.null();
  } else {
    out.value(painting + 1);
  }
}

template <class Names>
void optional_name(JsonWriter& out, std::string_view name, const Names& names, int index) {
  out.key(name);
  if (index == none) {
    out.null();
  } else {
    out.value(names[static_cast<std::size_t>(index)]);
  }
}

void palette_list(JsonWriter& out, std::string_view name, std::uint32_t palettes) {
  out.key(name).begin_array();
  for (; palettes != 0; palettes &= palettes - 1) out.value(std::countr_zero(palettes) + 1);
  out.end_array();
}

void write_dice(JsonWriter& out, const Table& t) {
  out.key("dice").begin_array();
  for (int d = 0; d < t.dice.size(); ++d) {
    const Die& die = t.dice[d];
    if (die.owner == none) {
      out.joined(die.painting + 1);
    } else {
      out.joined(die.painting + 1, die.owner == Die::discarded ? '-' : seat_letter(die.owner));
    }
  }
  out.end_array();
}

void write_paintings(JsonWriter& out, const View& view, int count) {
  out.key("paintings").begin_array();
  for (int p = 0; p < count; ++p) {
    out.begin_object().key("palette");
    if (view.faces[p].empty()) {
      out.null();
    } else {
      out.value(paints_name(view.faces[p]));
    }
    std::string cards(places_each, '.');
    for (int i = 0; i < places_each; ++i) {
      const bool open = p == view.table.attempt.painting && view.open[i] != none;
      const bool lies = (view.lying >> (p * places_each + i) & 1U) != 0;
      if (lies) cards[static_cast<std::size_t>(i)] = open ? card_letter(view.open[i]) : '?';
    }
    out.field("cards", cards);
    if (view.table.is_clean(p)) out.field("clean", true);
    out.end_object();
  }
  out.end_array();
}

void write_notes(JsonWriter& out, const View& view, int count) {
  out.key("notes").begin_array();
  for (int p = 0; p < count; ++p) {
    std::string notes(places_each, '?');
    for (int i = 0; i < places_each; ++i) {
      const int note = view.notes[p * places_each + i];
      if (note != none) notes[static_cast<std::size_t>(i)] = card_letter(note);
    }
    out.value(notes);
  }
  out.end_array();
}

void write_piles(JsonWriter& out, const View& view) {
  const Table& t = view.table;
  out.field("stack", int{view.stack}).key("discard").begin_array();
  for (int c = 0; c < colour_count; ++c) out.value(t.discard.count(c));
  out.end_array();
  optional_name(out, "top", property_names, view.top);
  out.field("palettes", int{view.palettes});
  palette_list(out, "flooded", t.palette_discard);
  palette_list(out, "bank", t.bank);
  out.key("traps").begin_array();
  for (const int traps : t.traps) out.value(traps);
  out.end_array();
}

// CV-E6: everybody sees which two places were swapped, nobody what lies there.
void write_twisted(JsonWriter& out, const Table& t) {
  out.key("twisted");
  if (t.twisted[0] == none) {
    out.null();
  } else {
    out.begin_array().value(place_name(t.twisted[0])).value(place_name(t.twisted[1])).end_array();
  }
}

void write_try(JsonWriter& out, const Table& t) {
  const Try& attempt = t.attempt;
  const bool under_way = attempt.painting != none && t.phase != Phase::window;
  out.key("try");
  if (!under_way) {
    out.null();
  } else {
    std::string swapped;
    std::string sprung;
    for (int i = 0; i < places_each; ++i) {
      if ((attempt.swapped >> i & 1) != 0) swapped += place_letter(i);
      sprung += attempt.sprung[i] == none ? '.' : trap_letters[attempt.sprung[i]];
    }
    out.begin_object().field("painting", attempt.painting + 1);
    optional_letter(out, "by", attempt.seat);
    out.field("swaps", int{attempt.swaps}).field("swapped", swapped).field("turbo", attempt.turbo);
    out.field("jump", attempt.jump).field("sprung", sprung).end_object();
  }
  out.key("window");
  if (attempt.painting == none || under_way) {
    out.null();
  } else {
    out.begin_object().field("painting", attempt.painting + 1);
    optional_letter(out, "by", attempt.seat);
    out.end_object();
  }
}

void write_questions(JsonWriter& out, const Table& t, int players) {
  out.key("asked").begin_array();
  for (int s = 0; s < players; ++s) {
    if (t.asked.has(s)) out.joined(seat_letter(s));
  }
  out.end_array().key("proposal");
  if (!t.proposal.stands()) {
    out.null();
  } else {
    out.begin_object();
    optional_letter(out, "by", t.proposal.seat);
    optional_letter(out, "to", t.proposal.partner);
    out.key("give").joined(colour_letters[t.proposal.give]).key("take").joined(colour_letters[t.proposal.take]);
    out.field("palette", t.proposal.palette + 1).end_object();
  }
  optional_letter(out, "exchange", t.exchange_by);
}

}  // namespace

std::string Game::to_json(const View& view) const {
  const Table& t = view.table;
  JsonWriter out(usual_size);
  out.begin_object().field("game", id);
  optional_letter(out, "viewer", view.viewer.is_spectator() ? int{none} : core::index(view.viewer.seat()));
  out.field("phase", phase_names[static_cast<std::size_t>(t.phase)]).field("round", int{t.round});
  optional_letter(out, "starter", t.starter);
  optional_letter(out, "active", t.active);
  write_dice(out, t);
  out.key("hands").begin_array();
  for (int s = 0; s < players_; ++s) out.value(paints_name(t.hands[s]));
  out.end_array().key("limits").begin_array();
  for (int s = 0; s < players_; ++s) out.value(t.limit(s));
  out.end_array();
  write_paintings(out, view, parts_.paintings());
  if (flags_.memory_aid) write_notes(out, view, parts_.paintings());
  write_piles(out, view);
  optional_name(out, "event", event_names, t.event);
  out.field("events", int{t.events_left});
  optional_painting(out, "cat", t.cat);
  write_twisted(out, t);
  write_try(out, t);
  write_questions(out, t, players_);
  return out.end_object().take();
}

}  // namespace cats
