// Artline on a terminal: the table as far as cards hang there, the themes beside it, and what everybody holds.
#include <algorithm>
#include <bit>
#include <string>

#include "apps/play/look.h"
#include "artline/names.h"
#include "core/erased_game.h"

namespace apps {
namespace {

using artline::Phase;

constexpr int cell_width = 4;
constexpr int margin = 3;        // for the numbers of the rows
constexpr int theme_width = 22;  // at least
constexpr int lines_around = 5;  // header, letters, hands, piles and an empty line

const core::ErasedView<artline::Game>& concrete(const core::AnyView& seen) {
  return static_cast<const core::ErasedView<artline::Game>&>(seen);
}

// The columns or rows that are drawn: those with cards, and one more on each side.
struct Span {
  int first = 0;
  int last = 0;
  int count() const { return last - first + 1; }
};
Span span_of(std::uint32_t taken, int size) {
  if (taken == 0) return {size / 2, size / 2};
  return {std::max(std::countr_zero(taken) - 1, 0), std::min(static_cast<int>(std::bit_width(taken)), size - 1)};
}

class Picture {
 public:
  Picture(const artline::Game& game, const artline::View& view, const Frame& frame)
      : game_(game), view_(view), table_(view.table), frame_(frame) {
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;
    for (int y = 0; y < artline::max_size; ++y) {
      const std::uint32_t row = table_.board.taken().word(y);
      columns |= row;
      rows |= row == 0 ? 0 : artline::bit(y);
    }
    columns_ = span_of(columns, game.flags().size);
    rows_ = span_of(rows, game.flags().size);
  }

  Canvas draw() {
    const int width = margin + columns_.count() * cell_width;
    const int height = std::max(rows_.count(), 4) + lines_around;
    if (frame_.width < width + theme_width || (!frame_.ascii && frame_.height < height + 3)) return {};
    canvas_ = Canvas(frame_.width, frame_.ascii ? height : frame_.height);
    header();
    letters();
    for (int y = rows_.first; y <= rows_.last; ++y) row(y);
    themes(width + 2, height - 3);
    hands(height - 3);
    piles(height - 2);
    if (!frame_.ascii) {
      write_story(canvas_, frame_, 0, height, frame_.height - 1);
      canvas_.write(0, frame_.height - 1, frame_.foot, quiet);
    }
    return std::move(canvas_);
  }

 private:
  std::string dot() const { return frame_.ascii ? ", " : " · "; }

  void header() {
    const int x = canvas_.write(0, 0, "Artline", gold);
    canvas_.write(x, 0, dot() + happening(), heading);
  }
  std::string happening() const {
    const std::string who(1, core::seat_letter(table_.active));
    switch (table_.phase) {
      case Phase::over:
        return "the game is over";
      case Phase::window:
        return "does the card of " + std::string(1, core::seat_letter(table_.play.seat)) + " stand?";
      case Phase::shown:
        return who + " shows the hand, " + std::string(1, core::seat_letter(game_.neighbour(table_.active))) +
               " may play";
      case Phase::turn:
      case Phase::discard:
        return who + " is to act" + (table_.ender == artline::none ? "" : dot() + "the last turns");
      case Phase::draw:
        return who + " draws";
      default:
        return "setting up";
    }
  }

  int x_of(int column) const { return margin + (column - columns_.first) * cell_width; }
  void letters() {
    for (int column = columns_.first; column <= columns_.last; ++column) {
      const bool has_theme = table_.galleries.of(artline::max_size + column) >= 0;
      canvas_.write_right(x_of(column) + cell_width - 1, 1, artline::line_name(artline::max_size + column),
                          has_theme ? heading : quiet);
    }
  }

  void row(int y) {
    const int line = 2 + y - rows_.first;
    canvas_.write_right(margin - 1, line, artline::line_name(y), table_.galleries.of(y) >= 0 ? heading : quiet);
    const artline::Places free = game_.openings(table_.board).free;
    for (int column = columns_.first; column <= columns_.last; ++column) {
      const int place = artline::place_at(column, y);
      const int end = x_of(column) + cell_width - 1;
      if (table_.board.is_taken(place)) {
        const bool asked = table_.phase == Phase::window && table_.play.place == place;
        const std::string card = artline::card_name(table_.board.card(place));
        canvas_.write_right(end, line, card, asked ? gold : Style{.ink = 231, .paper = 60});
      } else if (free.test(place)) {
        const bool exhibition = game_.is_exhibition(table_.board, place);
        canvas_.write_right(end, line, exhibition ? "+" : ".", exhibition ? gold : quiet);
      }
    }
  }

  // The latest themes, as far as there is room.
  void themes(int x, int end) {
    const int room = end - 2;
    const int first = std::max(table_.galleries.size() - room, 0);
    for (int n = first; n < table_.galleries.size(); ++n) {
      const int line = table_.galleries.line(n);
      const int after = canvas_.write(x, 2 + n - first, artline::line_name(line) + " ", heading);
      canvas_.write(after, 2 + n - first, table_.galleries.theme(n));
    }
  }

  void hands(int y) {
    int x = canvas_.write(0, y, "Hands", quiet);
    for (int s = 0; s < game_.seats(); ++s) {
      const auto number = static_cast<std::size_t>(s);
      const std::string name = number < frame_.names.size() ? " " + frame_.names[number] : "";
      x = canvas_.write(x + 1, y, core::seat_letter(s) + name, s == table_.active ? gold : heading);
      x = canvas_.write(x + 1, y, std::to_string(view_.in_hand[s])) + 1;
    }
  }

  void piles(int y) {
    std::string text = "Deck " + std::to_string(view_.deck);
    text += ", discarded " + std::to_string(table_.discards.count());
    if (table_.tried > 0) text += ", rejected in this turn " + std::to_string(table_.tried);
    canvas_.write(0, y, text, quiet);
  }

  const artline::Game& game_;
  const artline::View& view_;
  const artline::OpenTable& table_;
  const Frame& frame_;
  Span columns_;
  Span rows_;
  Canvas canvas_;
};

Canvas draw(const core::AnyView& seen, const Frame& frame) {
  return Picture(concrete(seen).rules(), concrete(seen).view(), frame).draw();
}

ScoreSheet sheet(const core::AnyView& seen) {
  const artline::View& view = concrete(seen).view();
  ScoreSheet rows = {{"", "cards", "finished"}};
  for (int s = 0; s < concrete(seen).rules().seats(); ++s) {
    rows.push_back({std::string(1, core::seat_letter(s)), std::to_string(view.in_hand[s]),
                    view.table.finished.has(s) ? "yes" : ""});
  }
  return rows;
}

// Draws are shown together with the next decision, and so is what somebody says in a window.
bool worth_a_look(const core::AnyView& /*before*/, core::Actor actor, std::string_view token,
                  const core::AnyView& after) {
  const Phase phase = concrete(after).view().table.phase;
  return !actor.is_chance() && token != "ok" && phase != Phase::deal && phase != Phase::start_cards;
}

}  // namespace

TerminalLook look_of(artline_bot::Description /*game*/) {
  return {.title = "Artline: The Hermitage", .draw = draw, .score_sheet = sheet, .worth_a_look = worth_a_look};
}

}  // namespace apps
