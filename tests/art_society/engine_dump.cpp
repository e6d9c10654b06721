#include "engine_dump.h"

#include <map>

#include "art_society/names.h"
#include "tests/oracle/dump_text.h"
#include "tests/table/names.h"

namespace differential {
namespace {

using namespace art_society;
using oracle::line;
using oracle::Words;
using table::names_of;

std::string letter(int seat) { return seat == none ? "" : std::string(1, seat_letter(seat)); }

std::string numbers(const std::string& name, CellSet ids) {
  Words words;
  ids.for_each([&](int id) { words.add(id + 1); });
  return line(name, words);
}

std::string wall_line(const Game& game, const Wall& wall) {
  std::map<int, std::string> tiles;
  for (int i = 0; i < wall.hung_count; ++i) tiles[wall.hung[i].square] = painting_name(wall.hung[i].painting);
  const CellSet decor = wall.decor_squares(game.parts());
  decor.for_each([&](int square) {
    if (const int shape = wall.decor_starting_at(decor, square); shape >= 0) tiles[square] = decor_name[shape];
  });
  Words hung;
  for (const auto& [square, name] : tiles) hung.add(name + "@" + square_name(square));
  return line("wall", hung);
}

std::string score_line(const Score& s) {
  const auto text = [](int n) { return std::to_string(n) + " "; };
  return "score " + text(s.prestige) + text(s.decor) + text(s.eyeline) + text(s.full_wall) + text(s.corners) +
         text(s.surplus) + "= " + std::to_string(s.total()) + "\n";
}

std::string seat_lines(const Game& game, const State& state, int s) {
  const OpenSeat& seat = state.seat(s);
  const SecretSeat& secret = state.secret(s);
  std::string out = "seat " + letter(s) + "\n";
  Words hand;
  CellSet(secret.hand).for_each([&](int card) { hand.add(card); });
  Words stack;
  for (int i = 0; i < secret.stack_count; ++i) stack.add(secret.stack[i]);
  out += line("hand", hand) + line("stack", stack) +
         line("sealed", secret.sealed == 0 ? "" : std::to_string(secret.sealed));
  out += wall_line(game, seat.wall);
  out += line("assistant", seat.assistant.empty() ? "" : item_name(seat.assistant));
  out += line("pending", seat.pending == none ? "" : painting_name(seat.pending));
  Words rights;
  for (int i = 0; i < seat.right_count; ++i)
    rights.add(std::to_string(i + 1) + (seat.rights[i].open() ? ":open" : ":closed"));
  Words surplus;
  for (int i = 0; i < seat.surplus_count(); ++i) surplus.add(seat.surplus[i] + 1);
  out += line("rights", rights) + "steps " + std::to_string(seat.step_count) + " frozen " +
         std::to_string(seat.frozen) + "\n" + line("surplus", surplus);
  out += "ready " + std::to_string(int{state.table.ready.has(s)}) + "\npassed " +
         std::to_string(int{state.table.passed.has(s)}) + "\n";
  return out + score_line(game.score(state, s));
}

std::string lots_line(const Game& game, const OpenTable& table) {
  Words lots;
  for (int lot = 0; lot < table.lots_named; ++lot) {
    if (lot >= table.lots_drawn)
      lots.add(shape_name(game.parts().shape(table.lot_shapes[lot])));
    else
      lots.add(table.lots[lot] == none ? "-" : painting_name(table.lots[lot]));
  }
  return line("lots", lots);
}

}  // namespace

std::string dump(const Game& game, const State& state) {
  const OpenTable& t = state.table;
  std::string out =
      "phase " + std::string(phase_names[static_cast<int>(t.phase)]) + "\nround " + std::to_string(t.round) + "\n";
  out += line("auctioneer", letter(t.auctioneer));
  out += line("acting", names_of(game.actors(state)));
  out += lots_line(game, t) + numbers("supply", state.supply & game.parts().for_auction);
  Words decor;
  for (const int count : t.decor) decor.add(count);
  Words markers;
  for (const int marker : t.markers) markers.add(marker);
  Words came;
  for (int type = 0; type < type_count; ++type) came.add(t.came >> type & 1);
  Words order;
  const bool revealed = t.phase == Phase::turns || t.phase == Phase::over;
  for (int i = 0; i < game.seats() && revealed; ++i) order.add(letter(t.order[i]));
  const int turn = game.turn_of(state);
  out += line("decor", decor) + numbers("museum", t.museum) + line("markers", markers) + line("came", came) +
         line("order", order);
  out += line("turn", letter(turn));
  for (int s = 0; s < game.seats(); ++s) out += seat_lines(game, state, s);
  Words winners;
  for (const char name : names_of(game.winners(state))) winners.add(std::string(1, name));
  return out + line("winners", winners);
}

std::string component_text(const oracle::Components& parts) {
  std::string out = "vernissage components 1\ngame art-society\n";
  out += "wall " + std::to_string(parts.columns) + "x" + std::to_string(parts.rows) + "\nstars";
  for (const auto& [column, row] : parts.stars)
    out += std::string(" ") + static_cast<char>('a' + column - 1) + std::to_string(row);
  out += "\neyeline " + std::to_string(parts.eyeline_first) + " " + std::to_string(parts.eyeline_last);
  out += "\nbid-cards " + std::to_string(parts.bid_cards) + "\nstarting-cards";
  for (const int card : parts.starting_cards) out += " " + std::to_string(card);
  out += "\ndecor";
  for (const int count : parts.decor) out += " " + std::to_string(count);
  for (const auto& p : parts.paintings) {
    out += std::string("\n") + (p.starting ? "starting " : "paintings ") + std::to_string(p.width) + "x" +
           std::to_string(p.height) + " " + std::to_string(p.value) + " " + std::string(type_names[p.type]) + "/" +
           static_cast<char>('a' + p.frame);
  }
  return out + "\n";
}

}  // namespace differential
