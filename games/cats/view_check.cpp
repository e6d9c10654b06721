// The rules trust a view that passes these checks: every state imagined from it has all cards, and every legal action
// can be applied.
#include "cats/view_check.h"

#include <algorithm>

namespace cats {
namespace {

class Check {
 public:
  Check(const Game& game, const View& view) : game_(game), parts_(game.parts()), view_(view), t_(view.table) {}

  std::string_view wrong() const {
    if (!paintings()) return "a painting is clean and has cards, or is open without a try";
    if (!paints()) return "paints are lost or double";
    if (!palettes()) return "palettes are lost or double";
    if (!traps()) return "traps are lost or double";
    if (!hands()) return "a hand has too many paints";
    if (!seats()) return "the wrong seats are asked to act";
    if (!attempt()) return "the try does not fit the phase";
    if (!proposal()) return "nobody could propose this exchange";
    if (!cat()) return "event, cat or dice do not fit";
    if (!twisted()) return "these two places can't have been swapped now";
    return {};
  }

 private:
  bool dealing() const { return t_.phase <= Phase::deal_first; }
  bool trying() const {
    switch (t_.phase) {
      case Phase::trap_draw:
      case Phase::paws_drop:
      case Phase::attempt:
      case Phase::caught:
        return true;
      default:
        return t_.phase == Phase::new_top && t_.attempt.painting != none;
    }
  }
  int lying_on(int painting) const { return std::popcount(view_.lying >> (painting * places_each) & 7U); }

  // A clean painting has neither cards nor a palette. Only the painting being tried has open cards, and all its cards
  // are open.
  bool paintings() const {
    if (view_.table.clean >> parts_.paintings() != 0) return false;
    for (int p = 0; p < parts_.paintings(); ++p) {
      if (t_.is_clean(p) && (lying_on(p) != 0 || !view_.faces[p].empty())) return false;
      if (!view_.faces[p].empty() && view_.faces[p].total() != places_each) return false;
    }
    for (int i = 0; i < places_each; ++i) {
      const bool open = view_.open[i] != none;
      const bool lies = trying() && (view_.lying >> (t_.attempt.painting * places_each + i) & 1U) != 0;
      if (open != lies) return false;
    }
    for (int place = 0; place < parts_.places(); ++place) {
      if (view_.notes[place] == none) continue;
      const bool tried = trying() && place / places_each == t_.attempt.painting;
      const bool face_down = (view_.lying >> place & 1U) != 0 && !tried;
      if (!face_down || !is_paint(view_.notes[place])) return false;
    }
    return true;
  }

  // The known paints, and whether the others fill the face-down places and the stack.
  bool paints() const {
    Array<int, colour_count> left{};
    for (int c = 0; c < colour_count; ++c) {
      left[c] = parts_.paints.count(c) - t_.discard.count(c);
      for (int s = 0; s < game_.seats(); ++s) left[c] -= t_.hands[s].count(c);
      for (const int card : view_.open) left[c] -= card == c ? 1 : 0;
      for (const int note : view_.notes) left[c] -= note == c ? 1 : 0;
      if (left[c] < 0) return false;
    }
    return left[0] + left[1] + left[2] + left[3] == unknown() - traps_down() + view_.stack && unknown() >= traps_down();
  }
  int unknown() const {
    int places = std::popcount(view_.lying);
    for (const int card : view_.open) places -= card != none ? 1 : 0;
    for (const int note : view_.notes) places -= note != none ? 1 : 0;
    return places;
  }
  int traps_open() const {
    return static_cast<int>(
        std::count_if(view_.open.begin(), view_.open.end(), [](int card) { return is_trap(card); }));
  }
  int traps_down() const {
    if (t_.phase <= Phase::deal_paints) return 0;  // none of them is seen to lie there
    return parts_.traps_laid - t_.traps[0] - t_.traps[1] - t_.traps[2] - traps_open();
  }

  // CV-S4: no more traps of a kind than exist, and as many hidden ones as were laid.
  bool traps() const {
    int left = 0;
    for (int kind = 0; kind < trap_count; ++kind) {
      int of_kind = parts_.traps[kind] - t_.traps[kind];
      for (const int card : view_.open) of_kind -= card == first_trap + kind ? 1 : 0;
      if (of_kind < 0) return false;
      left += of_kind;
    }
    return traps_down() >= 0 && traps_down() <= left && traps_down() <= parts_.traps_laid;
  }

  // The faces that hang and the property on top must be possible with the palettes that are not open elsewhere.
  bool palettes() const {
    if ((t_.bank & t_.palette_discard) != 0) return false;
    const std::uint32_t known = t_.bank | t_.palette_discard;
    bool top = view_.top == none;
    int hanging = 0;
    for (int p = 0; p < parts_.palette_count; ++p) {
      const Paints face = parts_.palette(p).colours;
      const auto needed = std::count(view_.faces.begin(), view_.faces.end(), face);
      const auto left = alike(face, ~known);
      if (left < needed) return false;
      const bool hidden = (known >> p & 1U) == 0;
      top = top || (hidden && left > needed && static_cast<int>(parts_.palette(p).property) == view_.top);
    }
    for (const Paints face : view_.faces) {
      if (!face.empty() && alike(face, ~0U) == 0) return false;
      hanging += face.empty() ? 0 : 1;
    }
    return top && hanging + std::popcount(known) + view_.palettes == parts_.palette_count &&
           (view_.top == none || view_.palettes > 0);
  }
  long alike(Paints face, std::uint32_t among) const {
    long count = 0;
    for (int p = 0; p < parts_.palette_count; ++p)
      count += (among >> p & 1U) != 0 && parts_.palette(p).colours == face ? 1 : 0;
    return count;
  }

  // CV-T3, CV-T4, CV-P2: one more is allowed in an exchange and while traps are resolved.
  bool hands() const {
    const bool resolving = t_.phase == Phase::paws_drop || t_.phase == Phase::trap_draw || t_.phase == Phase::new_top;
    for (int s = 0; s < game_.seats(); ++s) {
      const bool over = (t_.phase == Phase::exchange_drop && s == t_.active) || (resolving && s == t_.attempt.seat);
      if (t_.hands[s].total() > t_.limit(s) + (over ? 1 : 0)) return false;
    }
    const bool must_drop = t_.phase == Phase::exchange_drop || t_.phase == Phase::paws_drop;
    return !must_drop || (t_.active != none && !t_.hands[t_.active].empty());
  }

  bool seats() const {
    switch (t_.phase) {
      case Phase::window:
        if (t_.active == none || t_.asked.empty() || t_.attempt.seat == none || t_.asked.has(t_.attempt.seat))
          return false;
        return t_.attempt.painting != none && !t_.is_clean(t_.attempt.painting);
      case Phase::last:
        return !t_.asked.empty() && t_.active == none && std::popcount(game_.dirty(t_)) == 1;
      case Phase::turn:
        return t_.active != none && t_.asked.empty() && t_.dice.any_unused() && game_.triable(t_) != 0;
      case Phase::oops:
        return t_.active != none && t_.asked.empty() && t_.clean != 0;
      case Phase::twist:
        return t_.active != none && t_.asked.empty() && two_with_cards();
      case Phase::exchange_draw:
      case Phase::exchange_drop:
        return t_.active != none && t_.exchange_by != none && t_.asked.empty();
      case Phase::attempt:
      case Phase::caught:
      case Phase::paws_drop:
      case Phase::take_draw:
        return t_.active != none && t_.asked.empty();
      default:
        return t_.asked.empty();
    }
  }
  bool two_with_cards() const {
    int paintings = 0;
    for (int p = 0; p < parts_.paintings(); ++p) paintings += lying_on(p) > 0 ? 1 : 0;
    return paintings >= 2;
  }

  bool attempt() const {
    const Try& attempt = t_.attempt;
    const bool exists = attempt.painting != none;
    if (exists != (trying() || t_.phase == Phase::window)) return false;
    if (!exists) return attempt == Try{};
    if (t_.is_clean(attempt.painting) || attempt.seat == none) return false;
    if (trying() && t_.phase != Phase::trap_draw && t_.phase != Phase::new_top && t_.active != attempt.seat)
      return false;
    for (int i = 0; i < places_each; ++i) {
      const bool trap = is_trap(view_.open[i]);
      if (trap && (t_.phase == Phase::attempt || t_.phase == Phase::caught)) return false;
    }
    return std::popcount(attempt.swapped) + attempt.swaps == (attempt.turbo ? 2 : 1) || t_.phase == Phase::window;
  }

  bool proposal() const {
    const Proposal& p = t_.proposal;
    if (!p.stands()) return p == Proposal{};
    const bool moment =
        t_.phase == Phase::turn || t_.phase == Phase::window || t_.phase == Phase::attempt || t_.phase == Phase::last;
    return moment && p.seat != p.partner && t_.hands[p.seat].has(p.give) && t_.hands[p.partner].has(p.take) &&
           (game_.banked(t_, Property::helping_paw) >> p.palette & 1U) != 0;
  }

  // CV-E: the events and the cat. Nobody plays before there is a first player.
  bool cat() const {
    if (t_.cat != none && t_.event != static_cast<int>(Event::cat_nap)) return false;
    if (t_.event != none && (parts_.events >> t_.event & 1U) == 0) return false;
    if (std::popcount(parts_.events) - (t_.event == none ? 0 : 1) < t_.events_left) return false;
    return dealing() ? t_.round == 0 && t_.dice.size() == 0 : t_.round > 0 && t_.starter != none;
  }

  // CV-E6: the cards belong to two paintings, and nothing has happened since.
  bool twisted() const {
    const auto [lower, upper] = t_.twisted.items;
    if (lower == none && upper == none) return true;
    const bool now = (t_.phase == Phase::twist || t_.phase == Phase::roll) && t_.dice.size() == 0;
    return now && t_.event == static_cast<int>(Event::twist_and_twirl) && upper < parts_.places() &&
           lower / places_each < upper / places_each && (view_.lying >> lower & view_.lying >> upper & 1U) != 0;
  }

  const Game& game_;
  const Components& parts_;
  const View& view_;
  const OpenTable& t_;
};

}  // namespace

std::string_view what_is_wrong(const Game& game, const View& view) { return Check(game, view).wrong(); }

}  // namespace cats
