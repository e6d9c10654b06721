// A slow and plain second model of Art Society. It shares no code with the engine and is compared with it action by
// action. Comments name the clauses of the specification (AS-...).
#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "wall.h"

namespace oracle {

// Numbers of paintings are their index in the list + 1.
struct Painting {
  int width, height;
  int type;   // 0..3
  int frame;  // from 0
  int value;
  bool starting;
};

struct Components {
  int columns, rows;
  std::vector<std::pair<int, int>> stars;  // column, row, counted from 1
  int eyeline_first, eyeline_last;         // rows, counted from 1
  std::vector<Painting> paintings;
  std::array<int, 5> decor;  // 1, 2-, 2|, 3-, 3|
  int bid_cards;             // each player has 1..bid_cards
  std::vector<int> starting_cards;
};

struct Flags {
  bool exact;              // decor total for 4+ frames: exactly k instead of at most k
  bool tie_highest;        // tie at the end: highest unused card instead of the sum
  bool surplus_forced;     // surplus only when no swap is possible
  bool markers_by_number;  // markers collide by number instead of printed space
  bool bid_tracker;        // changes views only, nothing in this model
  int version = 2;         // of the rules
};

// Every key that Game::clauses can count.
std::vector<std::string> all_clause_keys();

struct Score {
  int prestige = 0, decor = 0, eyeline = 0, full = 0, corners = 0, surplus = 0;
  int total() const { return prestige + decor + eyeline + full + corners + surplus; }
};

// What the museum says about types: multiplier of each, and the type in fashion (-1: none yet).
struct Fashion {
  std::array<int, 4> multiplier;
  int eyeline_type;
};

Fashion fashion_of(const std::array<int, 4>& markers, const std::array<bool, 4>& came);
std::set<int> faux_pas(const Components& components, const Wall& wall);
Score score_wall(const Components& components, const Wall& wall, const Fashion& fashion, int surplus);

// Where a marker ends that stands at markers[type] and advances by value.
int marker_target(const std::array<int, 4>& markers, int type, int value, bool by_number);

// Largest total of at most limit of pieces of the supply that can be hung one after another.
int largest_total(const Grid& grid, const Supply& supply, int limit);
// The same when one piece may go to the assistant (if assistant_free).
int largest_total_with_assistant(const Grid& grid, const Supply& supply, int limit, bool assistant_free);

// Shapes of decor in the order in which they are taken, by their total.
using Orders = std::map<int, std::vector<std::vector<int>>>;

// Whether one of the orders can be hung, each piece at a legal place at its time. One piece may go to the assistant
// instead (if assistant_free).
bool some_order_hangs(const Grid& grid, const std::vector<std::vector<int>>& orders, bool assistant_free);
// The largest total of which some order can be hung.
int largest_order(const Grid& grid, const Orders& orders, bool assistant_free);

class Game {
 public:
  Game(Components components, Flags flags, int seats);

  bool over() const { return phase_ == Phase::kOver; }
  std::string acting() const;
  std::set<std::string> legal(char actor) const;
  bool apply(char actor, const std::string& token);
  std::string dump() const;

  // How many cards of a seat's stack have been shown in this round, counted from the top (AS-B3).
  int shown(char seat) const { return seats_.at(idx(seat - 'A')).shown; }

  std::map<std::string, long> clauses;

 private:
  enum class Phase { kStartDeal, kStartHang, kCardDeal, kLots, kDraw, kBids, kTurns, kOver };

  enum class Kind {
    kDealPainting,
    kDealCard,
    kHangStart,
    kNameLot,
    kDraw,
    kBid,
    kPick,
    kHang,
    kHangItem,
    kGive,
    kSwap,
    kSurplus,
    kPieceHang,
    kPieceGive,
    kStop,
    kUndo,
    kReady,
    kWait
  };

  struct Action {
    Kind kind;
    int number = 0;  // painting, card or step
    int width = 0, height = 0;
    int shape = -1;
    Place place = {};
    int right = -1;
  };

  // The legal actions of one actor by token, and the clauses that forbade something.
  struct Offer {
    std::map<std::string, Action> actions;
    std::set<std::string> refusals;
  };

  // A painting or a piece of decor off the wall.
  struct Item {
    int painting = 0;
    int decor = -1;
    bool empty() const { return painting == 0 && decor < 0; }
  };

  struct Right {
    int limit = 0;
    bool single = true;
    bool exact = false;
    int pieces = 0;
    bool stopped = false;
    bool given = false;
    int need = 0;
    int lapsed_limit = 0;  // for the counters only
    bool open() const { return limit > 0 && !stopped && (!single || pieces == 0); }
  };

  enum class StepKind { kHang, kHangItem, kGive, kPieceHang, kPieceGive, kStop };

  struct Step {
    StepKind kind;
    Item item = {};
    int tile = 0;                   // on the wall, for hangings
    int right = -1;                 // the right that pieces and stops belong to
    bool won_right = false;         // the hanging created a right
    bool exchanged = false;         // the piece was got by a run-out exchange
    std::map<int, int> needs = {};  // the needs by right before the item's hanging lowered them
  };

  struct Seat {
    explicit Seat(const Wall& empty_wall) : wall(empty_wall) {}
    std::set<int> hand;
    std::vector<int> stack;
    int sealed = 0;
    Wall wall;
    Item assistant;
    int pending = 0;
    std::vector<int> surplus;
    // Of this round:
    std::vector<Right> rights;
    std::vector<Step> steps;
    int frozen = 0;
    int swapped_in = 0;
    int shown = 0;
    bool picked = false, passed = false, ready = false;
    // For the counters only:
    bool fitted_when_picked = false;
    bool swap_undone = false;
    std::set<int> undone_shapes;
    std::set<int> given_paintings;
  };

  struct Lot {
    int width = 0, height = 0;
    int painting = 0;
    bool gone = false;
  };

  struct Exchange {
    int seat = 0;
    std::vector<int> removed = {};  // tile numbers
    std::vector<Tile> added = {};
    const char* clause = "";
  };

  // A piece that is taken in thought, and what comes after it.
  struct Taken {
    int shape;
    Supply rest;
    Orders orders = {};
  };

  // oracle.cpp
  const Offer& offer_of(char actor) const;
  void offer_chance(Offer& offer) const;
  void offer_seat(int s, Offer& offer) const;
  void perform(int s, const Action& action);
  void perform_turn(int s, const Action& action);
  void fired(const std::string& clause) { ++clauses.at(clause); }
  int seat_count() const { return count_of(seats_); }
  Seat& seat(int s) { return seats_.at(idx(s)); }
  const Seat& seat(int s) const { return seats_.at(idx(s)); }
  const Painting& painting(int number) const { return components_.paintings.at(idx(number - 1)); }

  // setup.cpp
  void offer_start_hang(int s, Offer& offer) const;
  void deal_painting(int number);
  void hang_start(int s, Place place);
  void deal_card(int card);

  // auction.cpp
  int supply_of_shape(int width, int height) const;
  void offer_lots(Offer& offer) const;
  void offer_draw(Offer& offer) const;
  void name_lot(int width, int height);
  void draw(int number);
  void bid(int s, int card);
  void reveal();

  // turns.cpp
  int active() const;
  std::vector<int> swaps_for(int s) const;
  void offer_turn(int s, Offer& offer) const;
  void offer_painting(int s, Offer& offer) const;
  void offer_item(int s, Offer& offer) const;
  void pick(int s, int number);
  void hang_pending(int s, Place place);
  void hang_item(int s, Place place);
  void give(int s);
  void swap(int s, int number);
  void set_surplus(int s);
  void freeze(int s, const char* clause);
  int put_on_wall(int s, const Item& item, Place place);
  void count_refused_places(int s, int number);

  // undo.cpp
  void undo(int s);
  void undo_hanging(int s, const Step& step);
  void undo_piece(int s, const Step& step);
  void count_after_undo(int s);

  // rights.cpp
  bool has_open_right(int s) const;
  bool to_be_had(int shape) const;
  bool piece_possible(int s, const Right& right) const;
  Orders orders_to_take(const Supply& supply, int limit) const;
  int fitting_total(int s, int limit) const;
  int needed_total(int s, const Right& right) const;
  Taken take_in_thought(const Right& right, int shape) const;
  bool reaches(int s, const Right& right, int needed, const Taken& taken, std::optional<Place> place) const;
  bool counts_exchanges() const { return flags_.version >= 2; }
  void offer_rights(int s, Offer& offer) const;
  void offer_pieces(int s, int r, Offer& offer) const;
  bool may_stop(int s, const Right& right) const;
  bool win_right(int s, int tile, const char* source);
  std::map<int, int> lower_needs(int s);
  void restore_needs(int s, const Step& step);
  void take_piece(int s, const Action& action);
  void count_piece(int s, const Right& right, const Action& action, bool could_hang);
  void stop(int s, int r);
  void lapse_rights();

  // runout.cpp
  std::optional<Exchange> find_exchange(int shape) const { return find_exchange(shape, decor_); }
  std::optional<Exchange> find_exchange(int shape, const Supply& supply) const;
  std::optional<Exchange> find_merge(int s, Place start, int wanted, int target, const Supply& supply) const;
  std::optional<Exchange> find_split(int s, Place start, int wanted, const Supply& supply) const;
  Supply supply_after(const Exchange& exchange) const;
  void make_exchange(const Exchange& exchange);

  // round.cpp
  void begin_round();
  void settle();
  void museum_buys();
  void finish_round();
  bool end_triggered();

  // scoring.cpp
  Score score(int s) const;
  std::vector<int> winners() const;
  int tie_break(int s) const;
  void count_final_clauses();

  // dump.cpp
  std::string dump_seat(int s) const;
  std::string dump_lots() const;

  Components components_;
  Flags flags_;
  Phase phase_ = Phase::kStartDeal;
  int round_ = 0;
  int auctioneer_ = -1;
  std::vector<Seat> seats_;
  std::vector<Lot> lots_;
  std::set<int> starting_left_;
  std::set<int> cards_left_;
  std::set<int> paintings_left_;  // for auction
  Supply decor_;
  std::set<int> museum_;
  std::array<int, 4> markers_ = {};
  std::array<bool, 4> came_ = {};
  std::vector<int> order_;
  int turn_ = -1;                 // index in order_, -1: nobody's
  std::set<int> museum_by_swap_;  // put there by a swap in this round, for the counters
  mutable std::map<char, Offer> offers_;
};

}  // namespace oracle
