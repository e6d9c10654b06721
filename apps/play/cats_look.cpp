// Cats at the Vernissage on a terminal: the paintings on the wall, the cards on them, and all hands.
#include <algorithm>
#include <array>
#include <bit>
#include <string>

#include "apps/play/look.h"
#include "cats/names.h"
#include "core/erased_game.h"

namespace apps {
namespace {

using cats::Phase;
using cats::places_each;

constexpr int block_width = 14;
constexpr int block_height = 3;
constexpr int lines_below = 5;  // dice, hands, bank, piles and an empty line

const core::ErasedView<cats::Game>& concrete(const core::AnyView& seen) {
  return static_cast<const core::ErasedView<cats::Game>&>(seen);
}

// A card by its letter in a view: a colour, a trap, a card face down, or no card.
Style card_style(char letter) {
  constexpr std::array<int, cats::colour_count> papers = {160, 220, 71, 68};
  const std::size_t colour = cats::colour_letters.find(letter);
  if (colour != std::string_view::npos) return {.ink = colour == 1 ? 16 : 231, .paper = papers.at(colour)};
  if (letter == '?') return {.ink = 252, .paper = 240};
  return letter == '.' ? Style{.ink = 240} : Style{.ink = 231, .paper = 133, .bold = true};
}

class Picture {
 public:
  Picture(const cats::Game& game, const cats::View& view, const Frame& frame)
      : game_(game), view_(view), table_(view.table), frame_(frame) {}

  Canvas draw() {
    const int board = 1 + game_.parts().rows * block_height;
    const int height = board + lines_below;
    if (frame_.width < game_.parts().columns * block_width || (!frame_.ascii && frame_.height < height + 3)) return {};
    canvas_ = Canvas(frame_.width, frame_.ascii ? height : frame_.height);
    header();
    for (int p = 0; p < game_.parts().paintings(); ++p) painting(p);
    dice(board);
    hands(board + 1);
    bank(board + 2);
    piles(board + 3);
    if (!frame_.ascii) {
      write_story(canvas_, frame_, 0, height, frame_.height - 1);
      canvas_.write(0, frame_.height - 1, frame_.foot, quiet);
    }
    return std::move(canvas_);
  }

 private:
  std::string dot() const { return frame_.ascii ? ", " : " · "; }

  void header() {
    const int x = canvas_.write(0, 0, "Cats at the Vernissage", gold);
    std::string text = "setting up";
    if (table_.phase == Phase::over) {
      text = "the game is over";
    } else if (table_.round > 0) {
      text = "round " + std::to_string(table_.round) + " of " + std::to_string(game_.parts().rounds);
      if (table_.event != cats::none) text += dot() + std::string(cats::event_names.at(table_.event));
      text += dot() + happening();
    }
    canvas_.write(x, 0, dot() + text, heading);
  }

  std::string happening() const {
    if (table_.phase == Phase::window) return "who jumps the queue?";
    if (table_.phase == Phase::last) return "one last try";
    if (table_.attempt.painting != cats::none) {
      return std::string(1, cats::seat_letter(table_.attempt.seat)) + " tries " +
             cats::painting_name(table_.attempt.painting);
    }
    if (table_.active == cats::none) return "the dice roll";
    return std::string(1, cats::seat_letter(table_.active)) + " is to act";
  }

  // Draws cards or colours side by side and returns the column after them.
  int letters(int x, int y, std::string_view text) {
    for (const char letter : text) x = canvas_.write(x, y, {&letter, 1}, card_style(letter));
    return x;
  }

  char card_at(int p, int place) const {
    const int at = p * places_each + place;
    if ((view_.lying >> at & 1U) == 0) return '.';
    if (p == table_.attempt.painting && view_.open[place] != cats::none) return cats::card_letter(view_.open[place]);
    return view_.notes[at] == cats::none ? '?' : cats::card_letter(view_.notes[at]);
  }

  void painting(int p) {
    const int x = p % game_.parts().columns * block_width;
    const int y = 1 + p / game_.parts().columns * block_height;
    const bool tried = p == table_.attempt.painting && table_.phase != Phase::window;
    const std::string number = cats::painting_name(p);
    canvas_.write_right(x + 3, y, number, tried ? gold : heading);
    if (table_.is_clean(p)) {
      canvas_.write(x + 4, y, "clean", {.ink = 71});
      return;
    }
    const int end = letters(x + 4, y, cats::paints_name(view_.faces[p]));
    if (p == table_.cat) canvas_.write(end + 1, y, "cat", gold);
    for (int place = 0; place < places_each; ++place) {
      const char letter = card_at(p, place);
      canvas_.write(x + 4 + 3 * place, y + 1, std::string(1, letter) + " ", card_style(letter));
    }
  }

  void dice(int y) {
    int x = canvas_.write(0, y, "Dice ", quiet);
    for (int d = 0; d < table_.dice.size(); ++d) {
      const cats::Die& die = table_.dice[d];
      const std::string number = cats::painting_name(die.painting);
      if (die.owner == cats::none) {
        x = canvas_.write(x + 1, y, number, heading);
      } else {
        const bool gone = die.owner == cats::Die::discarded;
        x = canvas_.write(x + 1, y, number + (gone ? '-' : cats::seat_letter(die.owner)), {.ink = 240});
      }
    }
    canvas_.write(x + 3, y,
                  "Clean " + std::to_string(game_.clean_count(table_)) + " of " + std::to_string(game_.goal()),
                  heading);
  }

  void hands(int y) {
    int x = canvas_.write(0, y, "Hands", quiet);
    for (int s = 0; s < view_.players; ++s) {
      const auto number = static_cast<std::size_t>(s);
      const std::string name = number < frame_.names.size() ? " " + frame_.names[number] : "";
      x = canvas_.write(x + 1, y, cats::seat_letter(s) + name, s == table_.active ? gold : heading);
      x = letters(x + 1, y, cats::paints_name(table_.hands[s]));
      if (table_.limited.has(s)) x = canvas_.write(x + 1, y, "paws", quiet);
      ++x;
    }
  }

  void bank(int y) {
    int x = canvas_.write(0, y, "Bank ", quiet);
    for (std::uint32_t left = table_.bank; left != 0; left &= left - 1) {
      const int palette = std::countr_zero(left);
      const auto property = static_cast<std::size_t>(game_.parts().palette(palette).property);
      x = canvas_.write(x + 1, y, std::string(cats::property_names.at(property)) + cats::palette_name(palette),
                        heading);
    }
    if (table_.bank == 0) canvas_.write(x + 1, y, "empty", quiet);
  }

  void piles(int y) {
    std::string text = "Paints " + std::to_string(view_.stack) + ", discarded ";
    text += std::to_string(table_.discard.total()) + "   Palettes " + std::to_string(view_.palettes);
    if (view_.top != cats::none) text += ", on top " + std::string(cats::property_names.at(view_.top));
    text += "   Traps sprung ";
    for (int trap = 0; trap < cats::trap_count; ++trap)
      text += cats::trap_letters[static_cast<std::size_t>(trap)] + std::to_string(table_.traps[trap]) + " ";
    canvas_.write(0, y, text, quiet);
  }

  const cats::Game& game_;
  const cats::View& view_;
  const cats::OpenTable& table_;
  const Frame& frame_;
  Canvas canvas_;
};

Canvas draw(const core::AnyView& seen, const Frame& frame) {
  return Picture(concrete(seen).rules(), concrete(seen).view(), frame).draw();
}

ScoreSheet sheet(const core::AnyView& seen) {
  const cats::View& view = concrete(seen).view();
  const int clean = concrete(seen).rules().clean_count(view.table);
  ScoreSheet rows = {{"", "hand", "clean"}};
  for (int s = 0; s < view.players; ++s) {
    rows.push_back(
        {std::string(1, cats::seat_letter(s)), cats::paints_name(view.table.hands[s]), std::to_string(clean)});
  }
  return rows;
}

// Outcomes of chance are shown together with the next decision. Doing nothing is not worth a stop.
bool worth_a_look(const core::AnyView& /*before*/, core::Actor /*actor*/, std::string_view token,
                  const core::AnyView& after) {
  const cats::Game& game = concrete(after).rules();
  return token != "no" && !game.actors(game.imagine(concrete(after).view())).is_chance();
}

}  // namespace

TerminalLook look_of(cats_bot::Description /*game*/) {
  return {.title = "Cats at the Vernissage", .draw = draw, .score_sheet = sheet, .worth_a_look = worth_a_look};
}

}  // namespace apps
