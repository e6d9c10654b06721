#include "engine_dump.h"

#include <map>

#include "art_society/names.h"

namespace differential {
namespace {

using namespace art_society;

// A line "name a b c", or "name -" when there is nothing.
class Line {
 public:
  explicit Line(std::string name) : text_(std::move(name)) {}
  Line& add(const std::string& word) {
    text_ += " " + word;
    empty_ = false;
    return *this;
  }
  Line& add(int number) { return add(std::to_string(number)); }
  Line& letter(int seat) { return add(std::string(1, seat_letter(seat))); }
  std::string end() const { return text_ + (empty_ ? " -\n" : "\n"); }

 private:
  std::string text_;
  bool empty_ = true;
};

std::string one(const std::string& name, const std::string& value) {
  return name + " " + (value.empty() ? "-" : value) + "\n";
}

std::string numbers(const std::string& name, CellSet ids) {
  Line line(name);
  ids.for_each([&](int id) { line.add(id + 1); });
  return line.end();
}

std::string wall_line(const Game& game, const Wall& wall) {
  std::map<int, std::string> tiles;
  for (int i = 0; i < wall.hung_count; ++i) tiles[wall.hung[i].square] = painting_name(wall.hung[i].painting);
  const CellSet decor = wall.decor_squares(game.parts());
  decor.for_each([&](int square) {
    if (const int shape = wall.decor_starting_at(decor, square); shape >= 0) tiles[square] = decor_name[shape];
  });
  Line line("wall");
  for (const auto& [square, name] : tiles) line.add(name + "@" + square_name(square));
  return line.end();
}

std::string score_line(const Score& s) {
  const auto text = [](int n) { return std::to_string(n) + " "; };
  return "score " + text(s.prestige) + text(s.decor) + text(s.eyeline) + text(s.full_wall) + text(s.corners) +
         text(s.surplus) + "= " + std::to_string(s.total()) + "\n";
}

std::string seat_lines(const Game& game, const State& state, int s) {
  const OpenSeat& seat = state.seat(s);
  const SecretSeat& secret = state.secret(s);
  std::string out = "seat " + std::string(1, seat_letter(s)) + "\n";
  Line hand("hand");
  CellSet(secret.hand, 0, 0).for_each([&](int card) { hand.add(card); });
  Line stack("stack");
  for (int i = 0; i < secret.stack_count; ++i) stack.add(secret.stack[i]);
  out += hand.end() + stack.end() + one("sealed", secret.sealed == 0 ? "" : std::to_string(secret.sealed));
  out += wall_line(game, seat.wall);
  out += one("assistant", seat.assistant.empty() ? "" : item_name(seat.assistant));
  out += one("pending", seat.pending == none ? "" : painting_name(seat.pending));
  Line rights("rights");
  for (int i = 0; i < seat.right_count; ++i)
    rights.add(std::to_string(i + 1) + (seat.rights[i].open() ? ":open" : ":closed"));
  Line surplus("surplus");
  for (int i = 0; i < seat.surplus_count(); ++i) surplus.add(seat.surplus[i] + 1);
  out += rights.end() + "steps " + std::to_string(seat.step_count) + " frozen " + std::to_string(seat.frozen) + "\n" +
         surplus.end();
  out += "ready " + std::to_string(int{state.table.ready.has(s)}) + "\npassed " +
         std::to_string(int{state.table.passed.has(s)}) + "\n";
  return out + score_line(game.score(state, s));
}

std::string lots_line(const Game& game, const Table& table) {
  Line line("lots");
  for (int lot = 0; lot < table.lots_named; ++lot) {
    if (lot >= table.lots_drawn)
      line.add(shape_name(game.parts().shape(table.lot_shapes[lot])));
    else
      line.add(table.lots[lot] == none ? "-" : painting_name(table.lots[lot]));
  }
  return line.end();
}

std::string letters(Actors actors) {
  std::string out;
  for (int i = 0; i < actors.count(); ++i) out += actors.nth(i).name();
  return out;
}

}  // namespace

std::string dump(const Game& game, const State& state) {
  const Table& t = state.table;
  std::string out =
      "phase " + std::string(phase_names[static_cast<int>(t.phase)]) + "\nround " + std::to_string(t.round) + "\n";
  out += one("auctioneer", t.auctioneer == none ? "" : std::string(1, seat_letter(t.auctioneer)));
  out += one("acting", letters(game.actors(state)));
  out += lots_line(game, t) + numbers("supply", state.supply & game.parts().for_auction);
  Line decor("decor");
  for (const int count : t.decor) decor.add(count);
  Line markers("markers");
  for (const int marker : t.markers) markers.add(marker);
  Line came("came");
  for (int type = 0; type < type_count; ++type) came.add(t.came >> type & 1);
  Line order("order");
  const bool revealed = t.phase == Phase::turns || t.phase == Phase::over;
  for (int i = 0; i < game.seats() && revealed; ++i) order.letter(t.order[i]);
  const int turn = game.turn_of(state);
  out += decor.end() + numbers("museum", t.museum) + markers.end() + came.end() + order.end();
  out += one("turn", turn == none ? "" : std::string(1, seat_letter(turn)));
  for (int s = 0; s < game.seats(); ++s) out += seat_lines(game, state, s);
  Line winners("winners");
  for (const char letter : letters(game.winners(state))) winners.add(std::string(1, letter));
  return out + winners.end();
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
