// A slow and plain second model of Cats at the Vernissage. It shares no code with the engine and is compared with it
// action by action. Comments name the clauses of the specification (CV-...).
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "state.h"

namespace oracle {

// Every key that Game::clauses can count.
std::vector<std::string> all_clause_keys();

class Game {
 public:
  Game(Components components, Flags flags, int seats);

  bool over() const { return state.phase == Phase::kOver; }
  std::string acting() const;   // who may act: "*", "ABD", "-" when it is over
  std::string awaited() const;  // for whom the table waits
  std::set<std::string> legal(char actor) const;
  bool apply(char actor, const std::string& token);  // false, and nothing has changed, if it is not legal
  std::string dump() const;
  std::string view(char viewer) const;   // CV-K1 as JSON; a spectator is '-'
  std::string timeout(char seat) const;  // CV-T8 what is done for a seat that is awaited

  int clean_count() const;
  bool won() const;
  std::set<int> targets(int value) const;  // CV-T5, CV-T5a: paintings that a die may try
  std::string lacking(int painting) const;
  void begin_turn();  // from a constructed position: begins the active seat's turn, or what comes instead of it

  const Components& components() const { return components_; }

  State state;
  std::map<std::string, long> clauses;

 private:
  // What an actor may do by token, and the clauses that forbade something.
  struct Offer {
    std::map<std::string, std::function<void(Game&)>> actions;
    std::set<std::string> refusals;
  };

  // oracle.cpp
  Offer offer_of(char actor) const;
  void offer_chance(Offer& offer) const;
  void offer_seat(int s, Offer& offer) const;
  void offer_decision(int s, Offer& offer) const;
  void fired(const std::string& clause) { ++clauses.at(clause); }
  int seat_count() const { return count_of(state.seats); }
  int after(int s) const { return (s + 1) % seat_count(); }
  Seat& seat(int s) { return state.seats.at(idx(s)); }
  const Seat& seat(int s) const { return state.seats.at(idx(s)); }
  Painting& painting(int number) { return state.paintings.at(idx(number - 1)); }
  const Painting& painting(int number) const { return state.paintings.at(idx(number - 1)); }
  const Palette& palette(int number) const { return components_.palettes.at(idx(number - 1)); }

  // setup.cpp
  void offer_palettes(Offer& offer) const;
  void offer_traps(Offer& offer) const;
  void offer_events(Offer& offer) const;
  void offer_first(Offer& offer) const;
  void deal_palette(int number);
  void begin_traps();
  void lay_trap(char trap, int number, int place);
  void deal_next_paint();
  void deal_paint(char paint);
  void begin_events();
  void deal_event(const std::string& event);
  void deal_next_hand();
  void deal_hand(char paint);
  void choose_first(int s);

  // piles.cpp
  bool ready_to_draw();
  void offer_paints(Offer& offer) const;
  void draw(char paint);
  void discard_paint(char paint) { state.discard += paint; }
  void new_palette(int number);
  void draw_palette(int number);
  void refresh_top();
  void palette_settled();
  void use_card(int card);

  // round.cpp
  void begin_round();
  void prepare_roll();
  void offer_rolls(Offer& offer) const;
  int dice_to_roll() const;
  void roll(int value);
  bool dice_left() const;
  bool any_to_try() const;
  void pass_turn(int s);
  void end_round();
  bool napping_on_the_last() const;
  void finish(const std::string& reason);

  // events.cpp
  void open_event();
  void offer_splashes(Offer& offer) const;
  void splash(int number);
  void lay_next_splash();
  void lay_splash(char paint);
  void nap(int value);
  int twister() const;
  bool can_twist() const;
  void offer_twists(Offer& offer) const;
  void twist(int first, int first_place, int second, int second_place);

  // turn.cpp
  bool tryable(int number) const;
  int first_from(int number, int step) const;
  void offer_turn(int s, Offer& offer) const;
  void offer_take(int s, Offer& offer) const;
  void offer_dice(int s, Offer& offer) const;
  void close_window();
  void take(int s);
  void taken(char paint);
  void begin_exchange(int s, int value);
  void exchange_draw();
  void exchange_drawn(char paint);
  void exchange_drop(char paint);
  void clean_by_die(int s, int value, int number);
  void use_die(int value, char used);
  void count_targets(int value, int number);

  // attempt.cpp
  void open_painting(const Try& attempt);
  void spring_from(int place);
  void spring(char trap);
  void replace_trap();
  void trap_replaced(char paint);
  void paws_drop(char paint);
  void traps_done();
  bool matches(int number) const;
  void offer_drops(int s, Offer& offer) const;
  void offer_attempt(int s, Offer& offer) const;
  void offer_swaps(int s, Offer& offer) const;
  void put(int s, char paint, int place);
  void clean_painting(bool to_bank);
  void stop();

  // bank.cpp
  std::vector<int> cards_of(const std::string& property) const;
  bool is_moment() const;
  void offer_paws(int s, Offer& offer) const;
  void propose(const Proposal& proposal);
  void accept(const Proposal& proposal);
  void offer_two(Offer& offer) const;
  bool two_allowed(bool lenient) const;
  void use_two(int card);
  void offer_turbo(Offer& offer) const;
  void use_turbo(int card);

  // window.cpp
  bool may_jump(int s) const;
  void open_window(const Try& failed);
  void ask_anew();
  void offer_jumps(int s, Offer& offer) const;
  void jump(int s, int card);
  void decline(int s);
  void begin_last();
  void offer_last(int s, Offer& offer) const;
  void offer_close(Offer& offer) const;
  void leave_to_others(int s);
  void claim(int s);

  // view.cpp
  int deciding() const;
  bool being_laid() const;
  std::string view_paintings() const;
  std::string view_piles() const;
  std::string view_try() const;
  std::string view_talk() const;
  std::string view_twisted() const;

  // dump.cpp
  std::string phase_name() const;
  std::string dump_painting(int number) const;
  std::string dump_piles() const;
  std::string dump_progress() const;

  Components components_;
  Flags flags_;
};

}  // namespace oracle
