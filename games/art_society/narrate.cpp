// A move in sentences: what was done, and what followed from it. Compares the states before and after.
#include <cstdlib>

#include "art_society/game.h"
#include "art_society/names.h"

namespace art_society {
namespace {

class Narrator {
 public:
  Narrator(const Game& game, const State& before, const State& after)
      : game_(game), parts_(game.parts()), before_(before), after_(after) {}

  std::vector<std::string> tell(Actor actor, Action action) {
    const int seat = actor.is_chance() ? none : core::index(actor.seat());
    say(deed(seat, action));
    if (action.kind == Kind::bid && after_.table.phase == Phase::turns) reveal();
    const bool takes = action.kind == Kind::piece || action.kind == Kind::give_piece;
    const int taken = takes ? decor_size[Piece::unpack(action.detail).decor] : 0;
    for (int s = 0; s < game_.seats(); ++s) rights(s, s == seat ? taken : 0);
    exchange();
    museum();
    if (after_.table.round != before_.table.round)
      say("Round " + std::to_string(after_.table.round) + ": " + name(after_.table.auctioneer) + " is the auctioneer.");
    if (game_.over(after_)) end();
    return std::move(lines_);
  }

 private:
  void say(std::string line) {
    if (!line.empty()) lines_.push_back(std::move(line));
  }
  static std::string name(int seat) { return std::string(1, seat_letter(seat)); }

  std::string painting(int id) const {
    const Painting& p = parts_.painting(id);
    return painting_name(id) + " (" + std::string(type_names[p.type]) + ", frame " + static_cast<char>('a' + p.frame) +
           ", " + shape_name(parts_.shape_of_painting(id)) + ", value " + std::to_string(p.value) + ")";
  }
  std::string item(Item item) const {
    return item.is_painting() ? painting(item.id()) : "decor " + std::string(decor_name[item.id()]);
  }

  std::string deed(int seat, Action action) const {
    const std::string who = seat == none ? "" : name(seat);
    const int place = action.place;
    const std::string decor(decor_name[Piece::unpack(action.detail).decor % decor_count]);
    switch (action.kind) {
      case Kind::painting_comes:
        return before_.table.phase == Phase::start_deal
                   ? name(before_.table.dealt) + " is dealt " + painting(place) + "."
                   : painting(place) + " is turned up.";
      case Kind::card_comes:
        return name(before_.table.dealt) + " is dealt starting card " + std::to_string(place) + ".";
      case Kind::name_lot:
        return who + " puts a painting " + shape_name(parts_.shape(place)) + " up for auction.";
      case Kind::bid:
        return who + " has bid.";
      case Kind::pick:
        return who + " picks " + painting(place) + ".";
      case Kind::hang:
        return who + " hangs " + painting_name(before_.seat(seat).pending) + " at " + square_name(place) + ".";
      case Kind::hang_held:
        return who + "'s assistant hands over " + item(before_.seat(seat).assistant) + ": hung at " +
               square_name(place) + ".";
      case Kind::give:
        return who + " gives the painting to the assistant.";
      case Kind::swap:
        return who + " swaps " + painting_name(before_.seat(seat).pending) + " for " + painting(place) +
               " of the museum.";
      case Kind::surplus:
        return who + " sets " + painting_name(before_.seat(seat).pending) + " aside as surplus.";
      case Kind::piece:
        return who + " hangs decor " + decor + " at " + square_name(place) + ".";
      case Kind::give_piece:
        return who + " gives decor " + decor + " to the assistant.";
      case Kind::stop:
        return who + " takes no more decor.";
      case Kind::undo:
        return who + " takes step " + std::to_string(place) + " back.";
      case Kind::ready:
        return who + " is ready.";
      case Kind::wait:
        return who + " is not ready after all.";
    }
    return {};
  }

  // AS-B2, AS-B3.
  void reveal() {
    std::string line = "Bids:";
    for (int i = 0; i < game_.seats(); ++i) {
      const int seat = after_.table.order[i];
      const SecretSeat& secret = after_.secret(seat);
      line += (i == 0 ? " " : ", ") + name(seat);
      for (int depth = 0; depth < after_.seat(seat).shown; ++depth) {
        line += (depth == 0 ? " " : ">") + std::to_string(secret.stack[secret.stack_count - 1 - depth]);
      }
    }
    say(line + ".");
  }

  // AS-H4, AS-H4e: the rights that a seat wins, and those that lapse because nothing can be taken.
  void rights(int seat, int taken) {
    const OpenSeat& was = before_.seat(seat);
    const OpenSeat& is = after_.seat(seat);
    if (after_.table.round != before_.table.round) return;
    for (int i = 0; i < is.right_count; ++i) {
      const Right& right = is.rights[i];
      const bool is_new = i >= was.right_count;
      if (is_new && right.limit > 0) {
        say(name(seat) +
            " wins decor: " + (right.limit == 1 ? "1 shield." : "up to " + std::to_string(right.limit) + " shields."));
      }
      const bool paid = !is_new && right.pieces > was.rights[i].pieces;
      const int expected = is_new ? 1 : was.rights[i].limit - (paid && !right.single ? taken : 0);
      if (right.limit == 0 && expected > 0) say(name(seat) + "'s right to decor lapses (AS-H4e).");
    }
  }

  // AS-H5: decor squares that were joined or split although no step touched them.
  void exchange() {
    for (int s = 0; s < game_.seats(); ++s) {
      const Wall& was = before_.seat(s).wall;
      const Wall& is = after_.seat(s).wall;
      const CellSet both = was.taken & is.taken;
      const auto seams = [&](CellSet a, CellSet b) { return (a.without(b) | b.without(a)) & both; };
      const CellSet across = seams(was.joined_right, is.joined_right);
      const CellSet down = seams(was.joined_down, is.joined_down);
      if (!across.empty() || !down.empty())
        say("Decor on " + name(s) + "'s wall is exchanged for the same area (AS-H5).");
    }
  }

  // AS-M1, AS-M2.
  void museum() {
    if (after_.table.turns_over != game_.seats() || before_.table.turns_over == game_.seats()) return;
    const int unsold = after_.table.museum.without(before_.table.museum).first();
    const int type = parts_.painting(unsold).type;
    say("The museum buys " + painting(unsold) + ": " + std::string(type_names[type]) + " moves from " +
        std::to_string(before_.table.markers[type]) + " to " + std::to_string(after_.table.markers[type]) + ".");
  }

  void end() {
    say("The game is over: " + std::string(game_.end_reason(after_)) + ".");
    for (int s = 0; s < game_.seats(); ++s) {
      const Score score = game_.score(after_, s);
      say(name(s) + ": prestige " + std::to_string(score.prestige) + ", decor " + std::to_string(score.decor) +
          ", eyeline " + std::to_string(score.eyeline) + ", full wall " + std::to_string(score.full_wall) +
          ", corners " + std::to_string(score.corners) + ", surplus " + std::to_string(score.surplus) + " = " +
          std::to_string(score.total()));
    }
    std::string line = "Winner:";
    const Actors winners = game_.winners(after_);
    for (int i = 0; i < winners.count(); ++i) line += std::string(" ") + winners.nth(i).name();
    say(line + ".");
  }

  const Game& game_;
  const Components& parts_;
  const State& before_;
  const State& after_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> Game::narrate(const State& before, Actor actor, Action action, const State& after) const {
  return Narrator(*this, before, after).tell(actor, action);
}

}  // namespace art_society
