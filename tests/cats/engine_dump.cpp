#include "engine_dump.h"

#include "cats/names.h"
#include "tests/oracle/dump_text.h"
#include "tests/table/names.h"

namespace differential {
namespace {

using namespace cats;
using oracle::line;
using oracle::Words;
using table::names_of;

std::string letter(int seat) { return seat == none ? "" : std::string(1, seat_letter(seat)); }

std::string palettes(std::uint32_t set) {
  Words words;
  for (int id = 0; id < max_palettes; ++id) {
    if ((set >> id & 1U) != 0) words.add(id + 1);
  }
  return words.text();
}

std::string traps(const Array<std::uint8_t, trap_count>& counts) {
  std::string out;
  for (int kind = 0; kind < trap_count; ++kind)
    out += std::string(counts[kind], trap_letters[static_cast<std::size_t>(kind)]);
  return out;
}

std::string painting_line(const Game& game, const State& state, int painting) {
  const bool clean = state.table.is_clean(painting);
  const bool open = game.in_try(state) && state.table.attempt.painting == painting;
  std::string cards, notes;
  for (int place = painting * places_each; place < (painting + 1) * places_each; ++place) {
    cards += card_letter(state.cards[place]);
    const bool noted = !open && state.cards[place] != none && (state.seen >> place & 1U) != 0;
    notes += noted ? card_letter(state.cards[place]) : '?';
  }
  Words words;
  words.add(clean ? "clean" : open ? "open" : "down");
  words.add(state.palettes[painting] == none ? "-" : "p" + palette_name(state.palettes[painting])).add(cards);
  if (game.flags().memory_aid) words.add(notes);
  return line("painting " + painting_name(painting), words.text());
}

std::string dice_line(const OpenTable& t) {
  Words dice;
  for (int d = 0; d < t.dice.size(); ++d) {
    std::string owner = t.dice[d].owner == Die::discarded ? "-" : letter(t.dice[d].owner);
    dice.add(painting_name(t.dice[d].painting) + owner);
  }
  return line("dice", dice.text());
}

std::string pile_lines(const Game& game, const State& state) {
  const OpenTable& t = state.table;
  Words events;
  // During the deal the events left are the first entries; later the opened events come before them.
  const int opened = t.phase == Phase::deal_events ? 0 : game.parts().events_used - t.events_left;
  for (int i = 0; i < t.events_left; ++i) events.add(std::string(event_names[state.events[opened + i]]));
  return dice_line(t) + line("stack", paints_name(state.stack)) + line("discard", paints_name(t.discard)) +
         line("trap-box", traps(state.box_traps)) + line("sprung", traps(t.traps)) +
         line("top", state.top == none ? "" : palette_name(state.top)) +
         line("palettes", palettes(state.palette_stack)) + line("flooded", palettes(t.palette_discard)) +
         line("bank", palettes(t.bank)) + line("event", t.event == none ? "" : std::string(event_names[t.event])) +
         line("events", events.text()) + line("cat", t.cat == none ? "" : painting_name(t.cat));
}

std::string try_line(const Game& game, const State& state) {
  const Try& attempt = state.table.attempt;
  if (!game.in_try(state)) return line("try", "");
  std::string swapped;
  bool caught = false;
  for (int place = 0; place < places_each; ++place) {
    if ((attempt.swapped >> place & 1) != 0) swapped += place_letter(place);
    caught = caught || attempt.sprung[place] == static_cast<int>(Trap::catastrophe);
  }
  Words words;
  words.add(painting_name(attempt.painting)).add(letter(attempt.seat)).add(swapped.empty() ? "-" : swapped);
  words.add(attempt.turbo ? "turbo" : "-").add(attempt.jump ? "jump" : "-").add(caught ? "caught" : "-");
  return line("try", words.text());
}

std::string progress_lines(const Game& game, const State& state) {
  const OpenTable& t = state.table;
  std::string asked, left;
  for (int s = 0; s < game.seats(); ++s) (t.asked.has(s) ? asked : left) += seat_letter(s);
  Words window, proposal, exchange;
  if (t.phase == Phase::window) window.add(painting_name(t.attempt.painting)).add(letter(t.attempt.seat)).add(asked);
  if (t.proposal.stands()) {
    proposal.add(letter(t.proposal.seat)).add(letter(t.proposal.partner));
    proposal.add(std::string{card_letter(t.proposal.give), card_letter(t.proposal.take)});
    proposal.add(palette_name(t.proposal.palette));
  }
  if (t.exchange_by != none) exchange.add(letter(t.exchange_by)).add(letter(t.active));
  return try_line(game, state) + line("window", window.text()) + line("proposal", proposal.text()) +
         line("exchange", exchange.text()) + line("left", t.phase == Phase::last ? left : "");
}

}  // namespace

std::string dump(const Game& game, const State& state) {
  const OpenTable& t = state.table;
  const bool has_turn = t.phase == Phase::turn || t.phase == Phase::window;
  std::string out = line("phase", std::string(phase_names[static_cast<std::size_t>(t.phase)]));
  out += line("round", std::to_string(t.round)) + line("starter", letter(t.starter));
  out += line("turn", has_turn ? letter(t.active) : "") + line("acting", names_of(game.actors(state))) +
         line("awaited", names_of(game.awaited(state)));
  Words points;
  for (int s = 0; s < game.seats(); ++s) {
    const std::string hand = paints_name(t.hands[s]);
    out += line("seat " + letter(s), (hand.empty() ? "-" : hand) + " " + std::to_string(t.limit(s)));
    points.add(game.points(state)[s]);
  }
  for (int painting = 0; painting < game.parts().paintings(); ++painting) out += painting_line(game, state, painting);
  out += pile_lines(game, state) + progress_lines(game, state) + line("points", points.text());
  return out + line("winners", names_of(game.winners(state))) + line("end", std::string(game.end_reason(state)));
}

std::string component_text(const oracle::Components& parts) {
  std::string out = "vernissage components 1\ngame cats\n";
  const auto numbers = [&out](const std::string& name, const auto& counts) {
    out += name;
    for (const int count : counts) out += " " + std::to_string(count);
  };
  out += "board " + std::to_string(parts.columns) + "x" + std::to_string(parts.rows) + "\n";
  out += "rounds " + std::to_string(parts.rounds) + "\ndice " + std::to_string(parts.dice) + "\n";
  numbers("paints", parts.paints);
  out += "\nstack " + std::to_string(parts.stack()) + "\n";
  numbers("traps", parts.traps);
  out += " " + std::to_string(parts.laid) + "\nevents";
  for (const std::string& event : parts.events) out += " " + event;
  out += " " + std::to_string(parts.used) + "\n";
  numbers("goal", parts.goal);
  for (const oracle::Palette& palette : parts.palettes) out += "\npalette " + palette.colours + " " + palette.property;
  return out + "\n";
}

}  // namespace differential
