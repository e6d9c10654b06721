#include "apps/play/art_society_picture.h"

#include <algorithm>

#include "apps/play/wall_picture.h"
#include "art_society/names.h"

namespace apps {
namespace {

using namespace art_society;

constexpr int side_width = 34;

class Picture {
 public:
  Picture(const Game& game, const View& view, const Frame& frame)
      : game_(game),
        parts_(game.parts()),
        view_(view),
        seen_(game.imagine(view)),
        frame_(frame),
        ranks_(game.ranking(seen_)) {}

  Canvas draw() {
    const int wide = 2 * (2 * parts_.columns + 4);
    const int tall = 2 + (view_.players + 1) / 2 * (parts_.rows + 4);
    if (!frame_.ascii && frame_.width >= wide + side_width && frame_.height >= std::max(tall, 27)) return large(wide);
    const int block = std::min(frame_.width / view_.players, std::max(20, parts_.columns + 4));
    if (block >= parts_.columns + 2 && (frame_.ascii || frame_.height >= parts_.rows + 10)) return small(block);
    return {};
  }

 private:
  bool has_turn(int seat) const { return game_.turn_of(seen_) == seat; }
  std::string dot() const { return frame_.ascii ? ", " : " · "; }

  // Two rows of two walls, everything else beside them.
  Canvas large(int side) {
    canvas_ = Canvas(frame_.width, frame_.height);
    header();
    for (int s = 0; s < view_.players; ++s) {
      const int x = s % 2 * (2 * parts_.columns + 4);
      const int y = 1 + s / 2 * (parts_.rows + 4);
      seat(s, x, y, 2 * parts_.columns + 2, {2, false});
    }
    int y = 2;
    y = scores(side, y) + 1;
    y = track(side, y) + 1;
    y = lots(side, y) + 1;
    y = stock(side, y) + 1;
    write_story(canvas_, frame_, side, y, frame_.height - 1);
    legend(1 + (view_.players + 1) / 2 * (parts_.rows + 4));
    canvas_.write(0, frame_.height - 1, frame_.foot, quiet);
    return std::move(canvas_);
  }

  // All walls in a row, everything else in lines below.
  Canvas small(int block) {
    const int below = 5 + parts_.rows + 3;
    canvas_ = Canvas(frame_.width, frame_.ascii ? below + 1 : frame_.height);
    header();
    track_line(1);
    lots_line(2);
    canvas_.write(0, 3, stock_text(), quiet);
    for (int s = 0; s < view_.players; ++s)
      seat(s, s * block, 4, std::max(parts_.columns + 2, std::min(block - 2, 16)), {1, frame_.ascii});
    if (frame_.ascii) return std::move(canvas_);
    write_story(canvas_, frame_, 0, below, frame_.height - 1);
    canvas_.write(0, frame_.height - 1, frame_.foot, quiet);
    return std::move(canvas_);
  }

  // Explains the letters and signs on the walls, if there is room.
  void legend(int y) {
    if (y + 3 >= frame_.height) return;
    int x = 0;
    for (int type = 0; type < type_count; ++type) {
      x = canvas_.write(x, y + 1, " " + std::string(1, type_letter(type)) + " " + std::string(type_names[type]) + " ",
                        type_style(type)) +
          1;
    }
    canvas_.write(0, y + 2, "second letter: frame · ◆ decor · ✗ faux pas · +3 eyeline", quiet);
  }

  void header() {
    const art_society::OpenTable& t = view_.table;
    std::string text = t.round == 0 ? "setting up" : "round " + std::to_string(t.round);
    if (t.phase == Phase::over) text = "the game is over";
    if (t.round > 0 && t.phase != Phase::over) {
      text += dot() + seat_letter(t.auctioneer) + " is the auctioneer";
      if (t.phase == Phase::bids) text += dot() + "sealed bids";
    }
    const int x = canvas_.write(0, 0, "Art Society", gold);
    canvas_.write(x, 0, dot() + text, heading);
  }

  // The name of the player, the wall, and what lies beside it.
  void seat(int s, int x, int y, int width, WallLook look) {
    const Score score = game_.score(seen_, s);
    const bool lit = has_turn(s);
    const std::string name =
        static_cast<std::size_t>(s) < frame_.names.size() ? frame_.names[static_cast<std::size_t>(s)] : "";
    const int end = canvas_.write(x, y, std::string(1, seat_letter(s)) + " " + name, lit ? gold : heading);
    if (s == view_.table.auctioneer && view_.table.phase != Phase::over)
      canvas_.write(end + 1, y, frame_.ascii ? "!" : "⚑", gold);
    canvas_.write_right(x + width, y, std::to_string(score.total()), lit ? gold : heading);
    draw_wall(canvas_, x, y + 1, game_, seen_, s, lit, look);
    beside(s, x, y + parts_.rows + 3, look.columns_a_square == 1);
  }

  // The bid, the item of the assistant and everything that is pending.
  void beside(int s, int x, int y, bool brief) {
    const OpenSeat& open = view_.seats[s];
    const int begin = x;
    const auto say = [&](const std::string& text) { x = canvas_.write(x > begin ? x + 1 : x, y, text, quiet); };
    if (const std::string bid = bid_text(s); !bid.empty()) say(bid);
    if (open.pending != none) {
      if (!brief) say("has");
      x = item(x + 1, y, Item::painting(open.pending), brief);
    }
    if (!open.assistant.empty()) {
      say(brief ? "@" : "holds");
      x = item(brief ? x : x + 1, y, open.assistant, brief);
    }
    for (int i = 0; i < open.right_count; ++i) {
      if (open.rights[i].open()) say("wins " + std::to_string(open.rights[i].limit));
    }
    // Written in full if the text fits under the wall.
    const int end = begin + (brief ? 0 : 2 * parts_.columns + 2);
    const auto say_either = [&](const std::string& whole, const std::string& cut) {
      say(x + 1 + static_cast<int>(whole.size()) <= end ? whole : cut);
    };
    const std::string surplus = std::to_string(2 * open.surplus_count());
    if (open.surplus_count() > 0) say_either("surplus -" + surplus, "-" + surplus);
    if (view_.table.ready.has(s) && view_.table.phase == Phase::turns) say_either("ready", "ok");
  }

  // AS-B3: the bid of this round, and the cards below it that were compared.
  std::string bid_text(int s) const {
    const art_society::OpenTable& t = view_.table;
    if (t.phase == Phase::bids) return t.has_bid.has(s) ? "has bid" : "thinks";
    if (t.phase != Phase::turns || view_.bids[s].count == 0) return {};
    const KnownCards& known = view_.bids[s];
    std::string text = "bid " + std::to_string(known.cards[known.count - 1]);
    for (int i = 1; i < view_.seats[s].shown && i < known.count; ++i)
      text += ">" + std::to_string(known.cards[known.count - 1 - i]);
    return text;
  }

  // Draws a painting or a piece of decor in its colour and returns the column after it.
  int item(int x, int y, Item item, bool brief) {
    if (!item.is_painting())
      return canvas_.write(x, y, (brief ? "" : "decor ") + std::string(decor_name[item.id()]), quiet);
    const Painting& p = parts_.painting(item.id());
    const std::string shape = shape_name(parts_.shape_of_painting(item.id()));
    const std::string label = std::string{type_letter(p.type), frame_letter(p.frame)} + (brief ? "" : " ") + shape;
    return canvas_.write(x, y, brief ? label : " " + label + " ", type_style(p.type));
  }

  int scores(int x, int y) {
    constexpr int columns = 7;
    constexpr Array<std::string_view, columns> names = {{"prest", "decor", "eye", "full", "corn", "surp", "pts"}};
    constexpr Array<int, columns> ends = {{7, 13, 17, 22, 27, 32, 36}};
    const int narrower = std::max(0, ends[6] - (frame_.width - x));
    const auto end = [&](int i) { return x + ends[i] - narrower; };
    for (int i = 0; i < columns; ++i) canvas_.write_right(end(i), y, names[i], quiet);
    for (int s = 0; s < view_.players; ++s) {
      const Score score = game_.score(seen_, s);
      const Array<int, columns> values = {
          {score.prestige, score.decor, score.eyeline, score.full_wall, score.corners, score.surplus, score.total()}};
      ++y;
      canvas_.write(x, y, std::string(1, seat_letter(s)), has_turn(s) ? gold : heading);
      for (int i = 0; i < columns; ++i) {
        const Style ink = values[i] == 0 ? quiet : Style{.ink = values[i] < 0 ? 174 : 252};
        canvas_.write_right(end(i), y, std::to_string(values[i]), i == 6 ? heading : ink);
      }
    }
    return y + 1;
  }

  // AS-M3: positions as numbers. A marker that has gone round the 50 spaces once counts 50 more.
  int track(int x, int y) {
    canvas_.write(x, y, "Prestige of the types", quiet);
    const int width = frame_.width - x - 21;
    int longest = 25;
    for (const int marker : view_.table.markers) longest = std::max(longest, marker);
    for (int type = 0; type < type_count; ++type) {
      ++y;
      const int marker = view_.table.markers[type];
      chip(x, y, type, " " + std::string(type_names[type]), 12);
      const int filled = (marker * width + longest - 1) / longest;
      const Style bar = {.ink = type_style(type).paper, .bold = true};
      for (int i = 0; i < width; ++i) {
        canvas_.put(x + 12 + i, y, i < filled ? U'━' : U'·', i < filled ? bar : Style{.ink = 240});
      }
      canvas_.write_right(x + 12 + width + 4, y, std::to_string(marker), heading);
      const bool best = type == ranks_.in_fashion;
      canvas_.write_right(x + 12 + width + 8, y, "×" + std::to_string(ranks_.multiplier[type]), best ? gold : heading);
    }
    return y + 1;
  }

  void chip(int x, int y, int type, const std::string& text, int width) {
    for (int i = 0; i < width; ++i) canvas_.put(x + i, y, U' ', type_style(type));
    canvas_.write(x, y, text.substr(0, static_cast<std::size_t>(width)), type_style(type));
  }

  void track_line(int y) {
    int x = canvas_.write(0, y, "Prestige ", quiet);
    for (int type = 0; type < type_count; ++type) {
      const std::string times = (frame_.ascii ? "x" : "×") + std::to_string(ranks_.multiplier[type]);
      x = canvas_.write(x, y, " " + std::string(type_names[type]) + " ", type_style(type));
      x = canvas_.write(x, y, " " + std::to_string(view_.table.markers[type]), quiet);
      x = canvas_.write(x, y, " " + times + "  ", type == ranks_.in_fashion ? gold : heading);
    }
  }

  // For a lot that nobody has picked yet.
  std::string lot_shape(int lot) const {
    const int id = view_.table.lots[lot];
    return shape_name(id == none ? parts_.shape(view_.table.lot_shapes[lot]) : parts_.shape_of_painting(id));
  }

  int lots(int x, int y) {
    const art_society::OpenTable& t = view_.table;
    canvas_.write(x, y, t.lots_named == 0 ? "Lots: none yet" : "Lots", quiet);
    for (int lot = 0; lot < view_.players + 1; ++lot) {
      ++y;
      if (lot >= t.lots_named) continue;
      const int id = t.lots[lot];
      const std::string shape = lot_shape(lot);
      if (lot >= t.lots_drawn) {
        canvas_.write(x, y, " " + shape + "   face down", quiet);
      } else if (id == none) {
        canvas_.write(x, y, " gone", {.ink = 240});
      } else {
        const Painting& p = parts_.painting(id);
        chip(x, y, p.type, " " + shape + " " + frame_letter(p.frame), 7);
        canvas_.write(x + 8, y,
                      painting_name(id) + " " + std::string(type_names[p.type]) + ", value " + std::to_string(p.value),
                      heading);
      }
    }
    return y + 1;
  }

  void lots_line(int y) {
    const art_society::OpenTable& t = view_.table;
    if (t.lots_named == 0 || t.phase == Phase::over) return;
    int x = canvas_.write(0, y, "Lots ", quiet);
    for (int lot = 0; lot < t.lots_named; ++lot) {
      const int id = t.lots[lot];
      const std::string shape = lot_shape(lot);
      if (lot >= t.lots_drawn) {
        x = canvas_.write(x + 1, y, shape, quiet);
      } else if (id == none) {
        x = canvas_.write(x + 1, y, "--", {.ink = 240});
      } else {
        const Painting& p = parts_.painting(id);
        x = canvas_.write(x + 1, y, " " + std::string{type_letter(p.type), frame_letter(p.frame)} + " " + shape + " ",
                          type_style(p.type));
      }
    }
  }

  std::string stock_text() const {
    std::string text = "Decor left";
    for (int decor = 0; decor < decor_count; ++decor)
      text += "  " + std::string(decor_name[decor]) + ": " + std::to_string(view_.table.decor[decor]);
    return text + "   Museum: " + std::to_string(view_.table.museum.count()) +
           "   Paintings: " + std::to_string(seen_.supply.count());
  }

  int stock(int x, int y) {
    std::string text;
    for (int decor = 0; decor < decor_count; ++decor)
      text += std::string(decor_name[decor]) + ":" + std::to_string(view_.table.decor[decor]) + " ";
    canvas_.write(x, y, "Decor " + text, quiet);
    canvas_.write(x, y + 1,
                  "Museum " + std::to_string(view_.table.museum.count()) + ", paintings to come " +
                      std::to_string(seen_.supply.count()),
                  quiet);
    return y + 2;
  }

  const Game& game_;
  const Components& parts_;
  const View& view_;
  State seen_;  // imagined from the view, so it holds nothing that a spectator may not know
  const Frame& frame_;
  Ranking ranks_;
  Canvas canvas_;
};

}  // namespace

Canvas draw_table(const Game& game, const View& view, const Frame& frame) { return Picture(game, view, frame).draw(); }

ScoreSheet score_sheet(const Game& game, const View& view) {
  const State seen = game.imagine(view);
  ScoreSheet rows = {{"", "prestige", "decor", "eyeline", "full", "corners", "surplus", "points"}};
  for (int s = 0; s < game.seats(); ++s) {
    const Score score = game.score(seen, s);
    rows.push_back({std::string(1, seat_letter(s))});
    for (const int value :
         {score.prestige, score.decor, score.eyeline, score.full_wall, score.corners, score.surplus, score.total()}) {
      rows.back().push_back(std::to_string(value));
    }
  }
  return rows;
}

}  // namespace apps
