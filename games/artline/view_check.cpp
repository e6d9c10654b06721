// The rules trust a view that passes these checks: every state imagined from it has all cards, and every legal action
// can be applied.
#include "artline/view_check.h"

#include <bit>

namespace artline {
namespace {

class Check {
 public:
  Check(const Game& game, const View& view) : game_(game), view_(view), t_(view.table) {}

  std::string_view wrong() const {
    if (!cards()) return "cards are lost or double";
    if (!hands()) return "a hand is not as large as it should be";
    if (!phase()) return "the phase does not fit";
    if (!galleries()) return "lines and galleries do not fit";
    if (!tries()) return "these plays can't have been rejected now";
    if (!play()) return "the play does not fit the phase";
    if (!votes()) return "nobody could have voted so";
    if (!end()) return "the end does not fit";
    return {};
  }

 private:
  bool dealing() const { return t_.phase <= Phase::first; }
  bool choosing() const { return t_.phase == Phase::turn || t_.phase == Phase::shown || t_.phase == Phase::window; }
  int self() const { return view_.viewer.is_spectator() ? none : core::index(view_.viewer.seat()); }

  // Every card that is seen is seen once, and the others fill the hands and the deck.
  bool cards() const {
    Cards seen;
    bool once = true;
    const auto see = [&](int card) {
      once = once && !seen.has(card);
      seen.set(card);
    };
    t_.board.taken().for_each([&](int place) { see(t_.board.card(place)); });
    t_.discards.for_each(see);
    for (int i = 0; i < view_.own.size; ++i) see(view_.own.cards[i]);
    for (int i = 0; self() != t_.active && i < view_.shown.size; ++i) see(view_.shown.cards[i]);
    int total = view_.deck + t_.board.taken().count() + t_.discards.count();
    for (const int count : view_.in_hand) total += count;
    return once && total == game_.parts().cards();
  }

  bool hands() const {
    if (view_.own.size != (self() == none ? 0 : view_.in_hand[self()])) return false;
    if (view_.shown.size != (t_.shows_hand ? view_.in_hand[t_.active] : 0)) return false;
    if (t_.shows_hand && self() == t_.active && !(view_.own == view_.shown)) return false;
    const int dealt = t_.phase == Phase::deal ? t_.active : game_.seats();
    for (int s = 0; dealing() && s < game_.seats(); ++s) {
      const int count = view_.in_hand[s];
      if (s != dealt && count != (s < dealt ? hand_limit : 0)) return false;
      if (s == dealt && count == hand_limit) return false;
    }
    const bool acts = t_.phase == Phase::turn || t_.phase == Phase::discard;
    return (!acts || view_.in_hand[t_.active] > 0) &&
           (t_.phase != Phase::draw || view_.in_hand[t_.active] < hand_limit);
  }

  bool phase() const {
    const int hanging = t_.board.taken().count();
    for (int n = 0; n < game_.start_cards(); ++n) {
      if (t_.board.is_taken(game_.start_place(n)) != (!dealing() || n < hanging)) return false;
    }
    const bool shown = t_.phase == Phase::shown || t_.phase == Phase::discard;
    if (t_.shows_hand && !game_.flags().curators) return false;
    if (t_.shows_hand ? dealing() || t_.phase == Phase::turn || t_.phase == Phase::over : shown) return false;
    switch (t_.phase) {
      case Phase::deal:
        return hanging == 0;
      case Phase::start_cards:
        return hanging < game_.start_cards() && t_.active == 0 && view_.deck > 0;
      case Phase::first:
        return hanging == game_.start_cards() && t_.active == 0 && game_.flags().first == 0;
      case Phase::draw:
        return view_.deck > 0;
      default:
        return t_.ender != none || view_.deck > 0 || t_.phase == Phase::over;
    }
  }

  // AL-L4: every line with two cards has a gallery. All themes are good texts.
  bool galleries() const {
    for (int line = 0; line < max_lines; ++line) {
      const bool full = std::popcount(t_.board.line(line)) >= 2;
      if (full != (t_.galleries.of(line) >= 0)) return false;
    }
    for (int n = 0; n < t_.galleries.size(); ++n) {
      if (t_.galleries.of(t_.galleries.line(n)) != n || !is_theme(t_.galleries.theme(n))) return false;
    }
    return true;
  }
  static bool is_theme(std::string_view theme) {
    if (is_query(theme)) return themes::Query::read(theme.substr(1)).has_value();
    return core::text_fault(theme).empty() && says_something(theme);
  }

  bool tries() const {
    if (!choosing() && t_.phase != Phase::discard && t_.phase != Phase::draw && t_.tried > 0) return false;
    for (int n = 0; n < t_.tried; ++n) {
      const auto& [play, themes] = t_.tries[n];
      if (!may_play(play.seat) || game_.tries(t_, play.seat) > most_tries || play.failed == 0) return false;
      const auto named = named_in(themes);
      if (!named || !may_be(named->row) || !may_be(named->column)) return false;
    }
    return true;
  }
  static bool may_be(std::string_view theme) { return theme.empty() || is_theme(theme); }
  bool may_play(int seat) const { return seat == t_.active || (t_.shows_hand && seat == game_.neighbour(t_.active)); }

  // AL-V3: the card still hangs there, and its new galleries are the last ones.
  bool play() const {
    const Play& play = t_.play;
    if (!play.exists()) return t_.phase != Phase::window && play == Play{};
    if (t_.phase != Phase::window) return !dealing() && play.points != 0;
    const bool hangs = t_.board.is_taken(play.place) && t_.board.card(play.place) == play.card;
    if (!hangs || !may_play(play.seat) || play.failed != 0 || view_.in_hand[t_.active] == hand_limit) return false;
    if (t_.shows_hand ? play.seat == t_.active : play.seat != t_.active) return false;
    if (game_.tries(t_, play.seat) == most_tries) return false;
    int last = t_.galleries.size();
    unsigned points = 0;
    for (const Direction direction : {in_column, in_row}) {
      const std::uint32_t others = t_.board.others(play.place, direction);
      if (others == 0) continue;
      points |= bit(fit_row + direction);
      if (!std::has_single_bit(others)) continue;
      points |= bit(words_row + direction) | bit(clear_row + direction);
      if (t_.galleries.line(--last) != line_of(play.place, direction)) return false;
    }
    return play.points == points && points != 0;
  }

  bool votes() const {
    const unsigned points = t_.play.points;
    const unsigned all = t_.contested | view_.said.said() | view_.said.out;
    for (const Ballot& ballot : t_.ballots) {
      if ((~points & (ballot.said() | ballot.out)) != 0) return false;
      if (t_.phase == Phase::window && !(ballot == Ballot{})) return false;
    }
    if (t_.phase != Phase::window) return all == 0 && t_.done.empty();
    const bool heard = (view_.said.no & ~unsigned{t_.contested}) == 0;
    const bool silent = self() == none || self() == t_.play.seat;
    const bool open = !core::SeatSet::first(game_.seats()).without(t_.done).empty();
    if (silent && view_.said.said() + view_.said.out != 0) return false;
    const bool somebody = (t_.contested & ~unsigned{view_.said.no}) == 0 || silent || game_.seats() > 2;
    return (all & ~points) == 0 && heard && open && somebody && t_.done.has(t_.play.seat);
  }

  bool end() const {
    if (t_.ender == none) return t_.finished.empty() && (t_.phase != Phase::over || view_.deck == 0);
    if (!t_.finished.has(t_.ender) || dealing()) return false;
    return t_.phase == Phase::over || t_.active != t_.ender;
  }

  const Game& game_;
  const View& view_;
  const OpenTable& t_;
};

}  // namespace

std::string_view what_is_wrong(const Game& game, const View& view) { return Check(game, view).wrong(); }

}  // namespace artline
