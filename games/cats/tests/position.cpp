#include "position.h"

#include <algorithm>

#include "cats/names.h"
#include "core/text.h"
#include "games/embedded.h"
#include "tests/table/reading.h"

namespace cats::tests {
namespace {

using table::words;

int number(std::string_view text) { return table::number(text, 1); }

// Colours in any order.
Paints paints_of(std::string_view text) {
  Paints paints;
  for (const char& letter : text) {
    const auto colour = read_letter(colour_letters, {&letter, 1});
    REQUIRE_MESSAGE(colour.has_value(), "no colours: " << std::string(text));
    paints.add(colour.value_or(0));
  }
  return paints;
}

int card_of(char letter) {
  if (letter == '.') return none;
  const auto colour = read_letter(colour_letters, {&letter, 1});
  const auto trap = read_letter(trap_letters, {&letter, 1});
  REQUIRE_MESSAGE((colour || trap), "no card: " << letter);
  return colour ? *colour : first_trap + trap.value_or(0);
}

std::uint32_t palette_set(std::string_view list) {
  std::uint32_t set = 0;
  for (const auto word : words(list)) set |= 1U << (number(word) - 1);
  return set;
}

std::uint8_t event_named(std::string_view name) {
  const auto found = std::find(event_names.begin(), event_names.end(), name);
  REQUIRE_MESSAGE(found != event_names.end(), "no event: " << std::string(name));
  return byte(static_cast<int>(found - event_names.begin()));
}

}  // namespace

std::string_view standard_text() { return games::embedded_components(Game::id); }

std::string box_with(std::initializer_list<std::string_view> lines) {
  std::string text;
  const auto word = [](std::string_view line) { return line.substr(0, line.find(' ')); };
  for (const auto line : core::split(standard_text(), '\n')) {
    const auto replaces = [&](std::string_view other) { return word(other) == word(line); };
    if (std::none_of(lines.begin(), lines.end(), replaces)) text += std::string(line) + "\n";
  }
  for (const auto line : lines) text += std::string(line) + "\n";
  return text;
}

Components parse(std::string_view text) { return table::good(parse_components("test", text)); }

Position::Position(int players, Flags flags, std::string_view components)
    : Spoken(Game(parse(components.empty() ? standard_text() : components), flags, players)) {
  OpenTable& t = state_.table;
  t.phase = Phase::turn;
  t.round = 1;
  t.starter = t.active = 0;
  for (int d = 0; d < game_.parts().dice; ++d) t.dice.add({byte(d % game_.parts().paintings()), none});
  settle();
}

Position Position::at_start(int players, Flags flags, std::string_view components) {
  Position position(players, flags, components);
  position.state_ = position.game_.start();
  return position;
}

Position& Position::painting(int number, std::string_view palette, std::string_view cards) {
  wishes_.at(static_cast<std::size_t>(number - 1)) = {std::string(palette), std::string(cards), true};
  settle();
  return *this;
}

Position& Position::clean(std::string_view paintings) {
  for (const auto word : words(paintings))
    state_.table.clean = static_cast<std::uint16_t>(state_.table.clean | 1 << (number(word) - 1));
  settle();
  return *this;
}

Position& Position::only(std::string_view paintings) {
  unsigned dirty = 0;
  for (const auto word : words(paintings)) dirty |= 1U << (number(word) - 1);
  const unsigned all = (1U << game_.parts().paintings()) - 1U;
  state_.table.clean = static_cast<std::uint16_t>(all & ~dirty);
  settle();
  return *this;
}

Position& Position::hands(std::initializer_list<std::string_view> hands) {
  REQUIRE(static_cast<int>(hands.size()) == game_.seats());
  int seat = 0;
  for (const auto hand : hands) state_.table.hands[seat++] = paints_of(hand);
  settle();
  return *this;
}

Position& Position::dice(std::string_view dice) {
  OpenTable& t = state_.table;
  t.dice = {};
  for (auto word : words(dice)) {
    Die die;
    if (word.ends_with('-')) die.owner = Die::discarded;
    if (const auto seat = read_letter("ABCD", word.substr(word.size() - 1))) die.owner = byte(*seat);
    if (die.owner != none) word.remove_suffix(1);
    die.painting = byte(number(word) - 1);
    t.dice.add(die);
  }
  return *this;
}

Position& Position::bank(std::string_view palettes) {
  state_.table.bank = palette_set(palettes);
  settle();
  return *this;
}

Position& Position::palettes(std::string_view palettes) {
  palettes_.clear();
  for (const auto word : words(palettes)) palettes_.push_back(number(word) - 1);
  palettes_given_ = true;
  settle();
  return *this;
}

Position& Position::stack(std::string_view paints) {
  stack_ = paints_of(paints);
  settle();
  return *this;
}

Position& Position::round(int number) {
  state_.table.round = byte(number);
  return *this;
}

Position& Position::turn(char seat) {
  state_.table.active = byte(index(seat));
  return *this;
}

Position& Position::starter(char seat) {
  state_.table.starter = byte(index(seat));
  return *this;
}

Position& Position::coming(std::string_view events) {
  coming_.clear();
  for (const auto word : words(events)) coming_.push_back(event_named(word));
  settle();
  return *this;
}

Position& Position::event(std::string_view name) {
  state_.table.event = event_named(name);
  return *this;
}

Position& Position::cat(int painting) {
  state_.table.cat = byte(painting - 1);
  return event("nap");
}

Position& Position::limited(char seat) {
  state_.table.limited.add(index(seat));
  return *this;
}

void Position::settle() {
  settle_palettes();
  settle_traps();
  settle_cards();
  settle_events();
}

int Position::take_palette(std::uint32_t& left, std::string_view wish) const {
  int found = none;
  for (int p = game_.parts().palette_count - 1; p >= 0; --p) {
    const bool wanted = wish == palette_name(p) || wish == paints_name(game_.parts().palette(p).colours);
    if (wanted && (left >> p & 1U) != 0) found = p;
  }
  if (found != none) left &= ~(1U << found);
  return found;
}

void Position::settle_palettes() {
  std::uint32_t left = game_.start().palette_stack & ~state_.table.bank;
  for (const int p : palettes_) left &= ~(1U << p);
  state_.palettes.fill(none);
  for (int p = 0; p < game_.parts().paintings(); ++p) {
    const Wish& wish = wishes_[static_cast<std::size_t>(p)];
    if (!state_.table.is_clean(p) && wish.named) state_.palettes[p] = byte(take_palette(left, wish.palette));
  }
  for (int p = 0; p < game_.parts().paintings() && left != 0; ++p) {
    if (state_.table.is_clean(p) || wishes_[static_cast<std::size_t>(p)].named) continue;
    state_.palettes[p] = byte(std::countr_zero(left));
    left &= left - 1;
  }
  std::vector<int> stack = palettes_;
  state_.table.palette_discard = palettes_given_ ? left : 0;
  for (; !palettes_given_ && left != 0; left &= left - 1) stack.push_back(std::countr_zero(left));
  state_.top = stack.empty() ? none : byte(stack.front());
  state_.palette_stack = 0;
  for (std::size_t i = 1; i < stack.size(); ++i) state_.palette_stack |= 1U << stack[i];
}

void Position::settle_cards() {
  OpenTable& t = state_.table;
  Paints left = game_.parts().paints;
  for (const Paints hand : t.hands) left = left.without(hand);
  for (int p = 0; p < game_.parts().paintings(); ++p) {
    for (const char letter : wishes_[static_cast<std::size_t>(p)].cards) {
      if (!t.is_clean(p)) left = left.without(paints_of(is_paint(card_of(letter)) ? std::string(1, letter) : ""));
    }
  }
  if (stack_) left = left.without(*stack_);
  state_.cards.fill(none);
  for (int p = 0; p < game_.parts().paintings(); ++p) {
    if (t.is_clean(p)) continue;
    const Wish& wish = wishes_[static_cast<std::size_t>(p)];
    const std::string cards = wish.named ? wish.cards : quiet_cards(left);
    for (std::size_t i = 0; i < cards.size(); ++i)
      state_.cards[p * places_each + static_cast<int>(i)] = byte(card_of(cards[i]));
  }
  state_.stack = stack_.value_or(left);
  t.discard = stack_ ? left : Paints();
}

// Three of one colour match no palette of the box, and are two matches of none.
std::string Position::quiet_cards(Paints& left) const {
  std::string cards;
  for (int i = 0; i < places_each; ++i) {
    int most = cards.empty() ? 0 : card_of(cards.back());
    for (int c = 0; c < colour_count; ++c) {
      if (cards.empty() || !left.has(most)) most = left.count(c) > left.count(most) ? c : most;
    }
    if (left.has(most)) left.remove(most);
    cards += card_letter(most);
  }
  return cards;
}

void Position::settle_traps() {
  OpenTable& t = state_.table;
  Array<int, trap_count> lying{};
  int total = 0;
  for (int p = 0; p < game_.parts().paintings(); ++p) {
    for (const char letter : wishes_[static_cast<std::size_t>(p)].cards) {
      if (t.is_clean(p) || !is_trap(card_of(letter))) continue;
      ++lying[card_of(letter) - first_trap];
      ++total;
    }
  }
  for (int kind = 0; kind < trap_count; ++kind) {
    const int in_box = std::max(0, game_.parts().traps[kind] - lying[kind]);
    t.traps[kind] = byte(std::min(in_box, std::max(0, game_.parts().traps_laid - total)));
    total += t.traps[kind];
    state_.box_traps[kind] = byte(in_box - t.traps[kind]);
  }
}

void Position::settle_events() {
  const int used = game_.parts().events_used;
  state_.events.fill(none);
  state_.table.events_left = byte(static_cast<int>(coming_.size()));
  int i = used - static_cast<int>(coming_.size());
  for (const int event : coming_) state_.events[i++] = byte(event);
}

}  // namespace cats::tests
