#include "engine_dump.h"

#include <algorithm>
#include <array>

#include "artline/names.h"
#include "tests/oracle/dump_text.h"
#include "tests/table/names.h"

namespace differential {
namespace {

using namespace artline;  // NOLINT(google-build-using-namespace): this file is about one game
using oracle::line;
using oracle::Words;

std::string letters(core::SeatSet seats) { return table::names_of(core::Actors::of(seats)); }

std::string points(unsigned set) {
  std::set<std::string> names;
  for (int p = 0; p < point_count; ++p) {
    if ((set & bit(p)) != 0) names.insert(std::string(point_names.at(static_cast<std::size_t>(p))));
  }
  Words words;
  for (const auto& name : names) words.add(name);
  return "[" + words.text() + "]";
}

std::string play_text(const Play& play) {
  Words words;
  words.add(std::string(1, core::seat_letter(play.seat))).add(card_name(play.card)).add(place_name(play.place));
  return words.add(points(play.points)).add(points(play.failed)).text();
}

std::string word(const Ballot& ballot) {
  std::string all;
  for (int p = 0; p < point_count; ++p) {
    const bool yes = (ballot.yes & bit(p)) != 0, no = (ballot.no & bit(p)) != 0, out = (ballot.out & bit(p)) != 0;
    all += std::string(yes ? "y" : "") + (no ? "n" : "") + (out ? "o" : "") + (yes || no || out ? "" : "-");
  }
  return all;
}

std::string cards(const Cards& set) {
  Words words;
  set.for_each([&](int card) { words.add(card + 1); });
  return words.text();
}

std::string table_lines(const OpenTable& t) {
  Words table;
  t.board.taken().for_each([&](int place) { table.add(card_name(t.board.card(place)) + "@" + place_name(place)); });
  std::string out = line("table", table);
  for (int n = 0; n < t.galleries.size(); ++n)
    out += line("gallery " + line_name(t.galleries.line(n)), std::string(t.galleries.theme(n)));
  for (int n = 0; n < t.tried; ++n)
    out += line("try", play_text(t.tries[n].play) + " " + std::string(t.tries[n].themes.view()));
  return out + line("play", t.play.exists() ? play_text(t.play) : "");
}

}  // namespace

std::string dump(const Game& game, const State& state) {
  const OpenTable& t = state.table;
  constexpr std::array<std::string_view, phase_count> names = {"deal",    "start-cards", "first", "turn", "shown",
                                                               "discard", "window",      "draw",  "over"};
  std::string out = line("phase", std::string(names.at(static_cast<std::size_t>(t.phase))));
  out += line("acting", table::names_of(game.actors(state))) + line("active", std::to_string(t.active)) +
         line("turns", std::to_string(t.turns));
  for (int s = 0; s < game.seats(); ++s) {
    Words hand;
    for (int i = 0; i < state.hands[s].size; ++i) hand.add(state.hands[s].cards[i] + 1);
    out += line("hand", hand);
  }
  out += line("deck", cards(state.deck)) + line("discards", cards(t.discards)) + table_lines(t);
  for (int s = 0; s < game.seats(); ++s) out += line("votes", word(state.ballots[s]) + " " + word(t.ballots[s]));
  out += line("done", letters(t.done)) + line("machines", letters(t.machines));
  out += line("shows", t.shows_hand ? "yes" : "no") + line("finished", letters(t.finished));
  return out + line("ender", t.ender == none ? "-1" : std::to_string(t.ender)) +
         line("winners", table::names_of(game.winners(state)));
}

std::string component_text(const oracle::Components& parts) {
  std::string out = "vernissage components 1\ngame artline\n";
  for (const char thing : std::string("abcdefgm"))
    out += "word " + std::string(1, thing) + (parts.open == std::string(1, thing) ? "?" : "") + "\n";
  for (std::size_t card = 0; card < parts.cards.size(); ++card) {
    out += "card c" + std::to_string(card + 1);
    for (const char thing : parts.cards[card]) out += std::string(" ") + thing;
    out += "\n";
  }
  for (unsigned set = 1; set < 64; ++set) {
    std::string theme;
    for (unsigned i = 0; i < 6; ++i) {
      if ((set >> i & 1U) != 0) theme += (theme.empty() ? "" : "_") + std::string(1, static_cast<char>('a' + i));
    }
    out += "theme " + theme + "\n";
  }
  return out;
}

}  // namespace differential
