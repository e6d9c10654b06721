// The state as text, one item a line.
#include <algorithm>

#include "oracle.h"
#include "tests/oracle/dump_text.h"

namespace oracle {
namespace {

std::string letter(int s) { return s < 0 ? "-" : std::string(1, static_cast<char>('A' + s)); }

std::string painting_name(int number) { return number == 0 ? "-" : "p" + std::to_string(number); }

std::string wall_line(const Wall& wall) {
  std::vector<const Tile*> tiles;
  for (const auto& [number, tile] : wall.tiles) tiles.push_back(&tile);
  std::sort(tiles.begin(), tiles.end(), [](const Tile* a, const Tile* b) {
    return std::pair(a->place.row, a->place.column) < std::pair(b->place.row, b->place.column);
  });
  Words hung;
  for (const Tile* tile : tiles) {
    std::string name = tile->painting != 0 ? painting_name(tile->painting) : decor_shape(tile->decor).name;
    hung.add(name + "@" + square_name(tile->place));
  }
  return line("wall", hung);
}

}  // namespace

std::string Game::dump_lots() const {
  Words lots;
  for (const Lot& lot : lots_) {
    if (lot.gone) {
      lots.add("-");
    } else if (lot.painting != 0) {
      lots.add(painting_name(lot.painting));
    } else {
      lots.add(std::to_string(lot.width) + "x" + std::to_string(lot.height));
    }
  }
  return line("lots", lots);
}

std::string Game::dump_seat(int s) const {
  const Seat& me = seat(s);
  std::string text = "seat " + letter(s) + "\n";
  text += line("hand", Words().add_all(me.hand));
  text += line("stack", Words().add_all(me.stack));
  text += line("sealed", me.sealed == 0 ? "" : std::to_string(me.sealed));
  text += wall_line(me.wall);
  text += line("assistant",
               me.assistant.decor >= 0 ? decor_shape(me.assistant.decor).name : painting_name(me.assistant.painting));
  text += line("pending", painting_name(me.pending));
  Words rights;
  for (int r = 0; r < count_of(me.rights); ++r) {
    rights.add(std::to_string(r + 1) + (me.rights.at(idx(r)).open() ? ":open" : ":closed"));
  }
  text += line("rights", rights);
  text += "steps " + std::to_string(me.steps.size()) + " frozen " + std::to_string(me.frozen) + "\n";
  text += line("surplus", Words().add_all(me.surplus));
  text += line("ready", me.ready ? "1" : "0");
  text += line("passed", me.passed ? "1" : "0");
  Score points = score(s);
  Words sum;
  sum.add(points.prestige).add(points.decor).add(points.eyeline).add(points.full).add(points.corners);
  sum.add(points.surplus).add("=").add(points.total());
  return text + line("score", sum);
}

std::string Game::dump() const {
  static const char* const phases[] = {"start-deal", "start-hang", "card-deal", "lots",
                                       "draw",       "bids",       "turns",     "over"};
  std::string text = line("phase", phases[static_cast<int>(phase_)]);
  text += line("round", std::to_string(round_));
  text += line("auctioneer", letter(auctioneer_));
  text += line("acting", acting());
  text += dump_lots();
  text += line("supply", Words().add_all(paintings_left_));
  text += line("decor", Words().add_all(decor_));
  text += line("museum", Words().add_all(museum_));
  text += line("markers", Words().add_all(markers_));
  text += line("came", Words().add_all(came_));
  Words order;
  for (int s : order_) order.add(letter(s));
  text += line("order", order);
  text += line("turn", letter(active()));
  for (int s = 0; s < seat_count(); ++s) text += dump_seat(s);
  Words won;
  if (over()) {
    for (int s : winners()) won.add(letter(s));
  }
  return text + line("winners", won);
}

}  // namespace oracle
