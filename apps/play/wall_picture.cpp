#include "apps/play/wall_picture.h"

#include <array>

#include "art_society/names.h"

namespace apps {
namespace {

using namespace art_society;

constexpr int wall_paper = 235;
constexpr int eyeline_paper = 238;
constexpr Style decor_style = {.ink = 230, .paper = 137, .bold = true};

// Four corners, a horizontal and a vertical line for each frame, so that frames differ at a glance.
using Frames = std::array<std::u32string_view, 4>;
constexpr Frames frame_glyphs = {U"┌┐└┘─│", U"┏┓┗┛━┃", U"╔╗╚╝═║", U"╭╮╰╯╌┆"};

Style painting_style(int type, bool faux_pas) {
  constexpr Array<int, type_count> dull = {{17, 52, 58, 22}};
  return faux_pas ? Style{.ink = 246, .paper = dull[type]} : type_style(type);
}

int fresh_paintings(const OpenSeat& seat) {
  int count = 0;
  for (int i = 0; i < seat.step_count; ++i) {
    const StepKind kind = seat.steps[i].kind();
    count += kind == StepKind::hang || kind == StepKind::hang_held_painting ? 1 : 0;
  }
  return count;
}

class WallPicture {
 public:
  WallPicture(Canvas& canvas, int x, int y, const Game& game, const State& seen, int seat, WallLook look)
      : canvas_(canvas),
        x_(x),
        y_(y),
        game_(game),
        parts_(game.parts()),
        seen_(seen),
        wall_(seen.seat(seat).wall),
        look_(look),
        fresh_(fresh_paintings(seen.seat(seat))) {}

  void draw(bool lit) {
    border(lit);
    for (int row = 0; row < parts_.rows; ++row) {
      for (int column = 0; column < parts_.columns; ++column) empty_square(square_at(column, row));
    }
    const CellSet decor = wall_.decor_squares(parts_);
    decor.for_each([&](int square) { shield(square); });
    for (int i = 0; i < wall_.hung_count; ++i) painting(i);
  }

 private:
  int left(int column) const { return x_ + 1 + column * look_.columns_a_square; }
  int top(int row) const { return y_ + 1 + row; }
  bool in_eyeline(int row) const { return parts_.eyeline.test(square_at(0, row)); }

  void border(bool lit) {
    const std::u32string_view glyphs = look_.ascii ? U"++++-|" : frame_glyphs[lit ? 1 : 0];
    const Style style = {.ink = lit ? 220 : 244, .bold = lit};
    const int right = left(parts_.columns);
    const int bottom = top(parts_.rows);
    for (int x = x_ + 1; x < right; ++x) {
      canvas_.put(x, y_, glyphs[4], style);
      canvas_.put(x, bottom, glyphs[4], style);
    }
    for (int row = 0; row < parts_.rows; ++row) {
      const bool mark = in_eyeline(row);  // AS-C1: marked beside the wall too, because paintings may cover the band
      const std::u32string_view marks = look_.ascii ? U"><" : U"▶◀";
      canvas_.put(x_, top(row), mark ? marks[0] : glyphs[5], mark ? Style{.ink = 220} : style);
      canvas_.put(right, top(row), mark ? marks[1] : glyphs[5], mark ? Style{.ink = 220} : style);
    }
    canvas_.put(x_, y_, glyphs[0], style);
    canvas_.put(right, y_, glyphs[1], style);
    canvas_.put(x_, bottom, glyphs[2], style);
    canvas_.put(right, bottom, glyphs[3], style);
  }

  void empty_square(int square) {
    const int row = row_of(square);
    const Style style = {.ink = 243, .paper = in_eyeline(row) ? eyeline_paper : wall_paper};
    const bool star = parts_.stars.test(square);
    const bool corner = parts_.corners.test(square);
    const Style special = {.ink = star ? 220 : 174, .paper = style.paper, .bold = star};
    const bool wide = look_.columns_a_square > 1;
    std::string_view sign = look_.ascii ? "." : "·";
    if (corner) sign = wide ? "-2" : "x";  // AS-G7
    if (star) sign = look_.ascii ? "*" : "★";
    const int x = left(column_of(square));
    for (int i = 0; i < look_.columns_a_square; ++i) canvas_.put(x + i, top(row), U' ', style);
    canvas_.write(x, top(row), sign, star || corner ? special : style);
  }

  // AS-C3: a shield for each square; the squares of a longer piece are joined.
  void shield(int square) {
    const int x = left(column_of(square));
    const int y = top(row_of(square));
    if (look_.columns_a_square == 1) return canvas_.put(x, y, look_.ascii ? U'#' : U'◆', decor_style);
    canvas_.put(x, y, U'◆', decor_style);
    canvas_.put(x + 1, y, wall_.joined_right.test(square) ? U'─' : U' ', decor_style);
  }

  void painting(int i) {
    const Hung& hung = wall_.hung[i];
    const Painting& p = parts_.painting(hung.painting);
    const bool faux = ((game_.faux_pas(wall_) >> static_cast<unsigned>(i)) & 1U) != 0;
    const Style style = painting_style(p.type, faux);
    if (look_.columns_a_square == 1) return small(hung, p, style);
    const int x = left(column_of(hung.square));
    const int y = top(row_of(hung.square));
    frame(x, y, 2 * p.width, p.height, p.frame, style);
    const Style bold = {style.ink, style.paper, true, false};
    const Style label = i >= wall_.hung_count - fresh_ ? Style{.ink = 16, .paper = 231, .bold = true} : bold;
    canvas_.write(x + 1, y, std::string{type_letter(p.type), frame_letter(p.frame)}, label);
    if (p.height > 2)
      canvas_.write(x + 1, y + 1, painting_name(hung.painting).substr(p.width == 2 ? 1 : 0, 2 * p.width - 2U), style);
    const bool bonus = p.type == game_.ranking(seen_).in_fashion &&
                       parts_.shape_of_painting(hung.painting).at(hung.square).meets(parts_.eyeline);
    if (bonus) canvas_.write(x + 2 * p.width - 3, y + p.height - 1, "+3", bold);
    if (faux) canvas_.put(x + 1, y + p.height - 1, U'✗', {.ink = 203, .paper = style.paper, .bold = true});
  }

  // Letters for the start, the type and the frame of a painting, for terminals without colour.
  void small(const Hung& hung, const Painting& p, Style style) {
    for (int row = 0; row < p.height; ++row) {
      for (int column = 0; column < p.width; ++column) {
        const bool first = row == 0 && column == 0;
        const Style ink = {.ink = style.ink, .paper = style.paper, .bold = first, .dim = false};
        canvas_.put(left(column_of(hung.square) + column), top(row_of(hung.square) + row),
                    static_cast<char32_t>(first ? type_letter(p.type) : frame_letter(p.frame)), ink);
      }
    }
  }

  void frame(int x, int y, int width, int height, int frame, Style style) {
    const std::u32string_view glyphs = frame_glyphs[static_cast<std::size_t>(frame) % frame_glyphs.size()];
    for (int row = 0; row < height; ++row) {
      const bool edge = row == 0 || row == height - 1;
      const std::size_t corner = row == 0 ? 0 : 2;
      for (int column = 0; column < width; ++column) canvas_.put(x + column, y + row, edge ? glyphs[4] : U' ', style);
      canvas_.put(x, y + row, edge ? glyphs[corner] : glyphs[5], style);
      canvas_.put(x + width - 1, y + row, edge ? glyphs[corner + 1] : glyphs[5], style);
    }
  }

  Canvas& canvas_;
  int x_;
  int y_;
  const Game& game_;
  const Components& parts_;
  const State& seen_;
  const Wall& wall_;
  WallLook look_;
  int fresh_;  // how many of the newest paintings came in this round
};

}  // namespace

Style type_style(int type) {
  constexpr Array<Style, type_count> styles = {
      {{{.ink = 231, .paper = 25}, {.ink = 231, .paper = 124}, {.ink = 16, .paper = 178}, {.ink = 231, .paper = 28}}}};
  return styles[type];
}

char type_letter(int type) { return static_cast<char>(type_names[type][0] - 'a' + 'A'); }
char frame_letter(int frame) { return static_cast<char>('a' + frame); }

void draw_wall(Canvas& canvas, int x, int y, const Game& game, const State& seen, int seat, bool lit, WallLook look) {
  WallPicture(canvas, x, y, game, seen, seat, look).draw(lit);
}

}  // namespace apps
