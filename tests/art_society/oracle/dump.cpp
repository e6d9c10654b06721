// The state as text, one item a line.
#include <algorithm>

#include "oracle.h"

namespace oracle {
namespace {

// Words separated by single spaces, '-' for none.
class Line {
 public:
  explicit Line(const std::string& name) : text_(name) {}
  Line& add(const std::string& word) {
    text_ += " " + word;
    empty_ = false;
    return *this;
  }
  Line& add(int number) { return add(std::to_string(number)); }
  template <class Numbers>
  Line& add_all(const Numbers& numbers) {
    for (int number : numbers) add(number);
    return *this;
  }
  std::string text() const { return text_ + (empty_ ? " -\n" : "\n"); }

 private:
  std::string text_;
  bool empty_ = true;
};

std::string letter(int s) { return std::string(1, static_cast<char>('A' + s)); }

std::string painting_name(int number) { return number == 0 ? "-" : "p" + std::to_string(number); }

std::string wall_line(const Wall& wall) {
  std::vector<const Tile*> tiles;
  for (const auto& [number, tile] : wall.tiles) tiles.push_back(&tile);
  std::sort(tiles.begin(), tiles.end(), [](const Tile* a, const Tile* b) {
    return std::pair(a->place.row, a->place.column) < std::pair(b->place.row, b->place.column);
  });
  Line line("wall");
  for (const Tile* tile : tiles) {
    std::string name = tile->painting != 0 ? painting_name(tile->painting) : decor_shape(tile->decor).name;
    line.add(name + "@" + square_name(tile->place));
  }
  return line.text();
}

}  // namespace

std::string Game::dump_lots() const {
  Line line("lots");
  for (const Lot& lot : lots_) {
    if (lot.gone) {
      line.add("-");
    } else if (lot.painting != 0) {
      line.add(painting_name(lot.painting));
    } else {
      line.add(std::to_string(lot.width) + "x" + std::to_string(lot.height));
    }
  }
  return line.text();
}

std::string Game::dump_seat(int s) const {
  const Seat& me = seat(s);
  std::string text = "seat " + letter(s) + "\n";
  text += Line("hand").add_all(me.hand).text();
  text += Line("stack").add_all(me.stack).text();
  text += "sealed " + (me.sealed == 0 ? std::string("-") : std::to_string(me.sealed)) + "\n";
  text += wall_line(me.wall);
  text += "assistant " +
          (me.assistant.decor >= 0 ? decor_shape(me.assistant.decor).name : painting_name(me.assistant.painting)) +
          "\n";
  text += "pending " + painting_name(me.pending) + "\n";
  Line rights("rights");
  for (int r = 0; r < count_of(me.rights); ++r) {
    rights.add(std::to_string(r + 1) + (me.rights.at(idx(r)).open() ? ":open" : ":closed"));
  }
  text += rights.text();
  text += "steps " + std::to_string(me.steps.size()) + " frozen " + std::to_string(me.frozen) + "\n";
  text += Line("surplus").add_all(me.surplus).text();
  text += Line("ready").add(me.ready ? 1 : 0).text();
  text += Line("passed").add(me.passed ? 1 : 0).text();
  Score points = score(s);
  Line line("score");
  line.add(points.prestige).add(points.decor).add(points.eyeline).add(points.full).add(points.corners);
  line.add(points.surplus).add("=").add(points.total());
  return text + line.text();
}

std::string Game::dump() const {
  static const char* const phases[] = {"start-deal", "start-hang", "card-deal", "lots",
                                       "draw",       "bids",       "turns",     "over"};
  std::string text = std::string("phase ") + phases[static_cast<int>(phase_)] + "\n";
  text += "round " + std::to_string(round_) + "\n";
  text += "auctioneer " + (auctioneer_ < 0 ? "-" : letter(auctioneer_)) + "\n";
  text += "acting " + acting() + "\n";
  text += dump_lots();
  text += Line("supply").add_all(paintings_left_).text();
  text += Line("decor").add_all(decor_).text();
  text += Line("museum").add_all(museum_).text();
  text += Line("markers").add_all(markers_).text();
  text += Line("came").add_all(came_).text();
  Line order("order");
  for (int s : order_) order.add(letter(s));
  text += order.text();
  text += "turn " + (active() < 0 ? "-" : letter(active())) + "\n";
  for (int s = 0; s < seat_count(); ++s) text += dump_seat(s);
  Line won("winners");
  if (over()) {
    for (int s : winners()) won.add(letter(s));
  }
  return text + won.text();
}

}  // namespace oracle
