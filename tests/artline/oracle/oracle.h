// A slow and plain second model of Artline. It shares no code with the engine and is compared with it action by action.
// Comments name the clauses of the specification (AL-...).
#pragma once

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

  bool over() const { return state.phase == "over"; }
  std::string acting() const;                     // who may act: "*", "BC", "-" when it is over
  std::set<std::string> legal(char actor) const;  // plays that name themes end with a colon
  bool apply(char actor, const std::string& token);
  // The clause that forbids a play, "" if none does; only for seats.
  std::string refusal(int seat, const std::string& token) const;
  std::string timeout(char seat) const;  // AL-T6
  std::string dump() const;
  std::string winners() const;

  const Components& components() const { return components_; }
  const Flags& flags() const { return flags_; }
  int seats() const { return count_of(state.hands); }
  bool opens(Place place, char line) const;  // 'r' or 'c': whether a card here is the second of its line
  int neighbour(int s) const { return (s + seats() - 1) % seats(); }

  State state;
  std::map<std::string, long> clauses;

 private:
  // A play as its token says it.
  struct Wish {
    int card = 0;
    Place place;
    bool named = false;  // whether themes are named at all
    std::string row, column;
    bool divided = false;  // whether the text says where the first theme ends
  };
  Wish wish(const std::string& token) const;

  void fired(const std::string& clause) { ++clauses.at(clause); }
  int start_cards() const;

  // oracle.cpp
  void deal(int card);
  void hang(int s, const Wish& wish);
  void discard(int card);
  void after_play();
  void draw_or_go_on();
  void end_turn();
  bool exhibition(Place place) const;

  // places.cpp
  std::vector<Place> others(Place place, char line) const;  // the other cards of its line
  std::string line_name(Place place, char line) const;
  const std::string* theme_of(const std::string& line) const;
  bool has_neighbour(Place place) const;
  int tries_of(int s) const;
  std::size_t written() const;
  bool room_for(int themes) const;
  std::string refused_line(Place place, char line, const std::string& theme) const;
  bool tried(const Wish& wish) const;
  std::string place_name(Place place) const;

  // vote.cpp
  void begin_vote();
  Votes machine_votes() const;
  void vote(int s, const std::string& token);
  void settle(bool closing);
  void take_back();

  Components components_;
  Flags flags_;
};

// themes.cpp
bool same_theme(const std::string& a, const std::string& b);
bool good_theme(const std::string& theme, const Components& components);
char fits(const std::string& theme, int card, const Components& components);  // 'y', 'n', '?'
std::string decoded(const std::string& text);                                 // of a token

}  // namespace oracle
