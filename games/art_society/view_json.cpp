// A view as JSON. Every key is described once; writer, reader and document use that (core/view_keys.h). There is no such
// description of a State. A reader passes over what follows from other keys (scores, supply, whose turn it is): the rules
// find it again. It refuses what can't be true in any game, so that the engine may trust a view from anywhere.
#include <bit>

#include "art_society/game.h"
#include "art_society/names.h"
#include "art_society/view_values.h"

namespace art_society {
namespace {

constexpr std::size_t usual_size = 2048;
constexpr int highest_card = 99;
constexpr int highest_marker = 200;

// V is const while the view is written.
template <class V>
struct Here {
  const Game& game;
  V& view;
  const State* state = nullptr;  // for the writer: what follows from the view
  bool has_own = false;          // for the reader

  const Components& parts() const { return game.parts(); }
};

template <class Range>
void write_numbers(JsonWriter& out, const Range& range) {
  out.begin_array();
  for (const int n : range) out.value(n);
  out.end_array();
}

// AS-K1: counts by shape.
void write_supply(JsonWriter& out, const Components& parts, const CellSet& supply) {
  out.begin_object();
  for (int shape = 0; shape < parts.shape_count; ++shape) {
    const int left = (supply & parts.paintings_by_shape[shape]).count();
    if (left > 0) out.field(shape_name(parts.shape(shape)), left);
  }
  out.end_object();
}

template <class R>
auto right_keys(R& right, int held_hangings) {
  return [&right, held_hangings](auto& io) {
    int hangings = held_hangings;
    io.key("open", keys::Derived{"boolean", [&](JsonWriter& out) { out.value(right.open()); }},
           "whether something may still be taken", "AS-H4");
    io.key("limit", keys::Number{right.limit, 0, 12}, "shields that may still be taken", "AS-H4");
    io.key("need", keys::Number{right.need, -12, 12}, "shields that must still be taken", "AS-H4f");
    io.key("pieces", keys::Number{right.pieces, 0, 12}, "how many pieces were taken", "AS-H4");
    io.key("single", RightFlag{right.single, [&](auto on) { right.single = on; }},
           "whether it is for one piece; otherwise for a combination", "AS-H4a");
    io.key("stopped", RightFlag{right.stopped, [&](auto on) { right.stopped = on; }}, "whether the seat took no more",
           "AS-H4");
    io.key("given", RightFlag{right.given, [&](auto on) { right.given = on; }},
           "whether one of its pieces went to the assistant", "AS-H4f");
    io.key("fallen",
           keys::LeftOut{
               right.fallen == Right().fallen, "it did not fall",
               keys::List{hangings, max_held_hangings, [&](int n) { return keys::Number{right.fallen[n], 0, 12}; }}},
           "by how much each hanging of the assistant's item in this round lowered the need, in order", "AS-H4f");
  };
}

template <class Io, class S>
void arrangement_keys(Io& io, S& seat, const Game& game) {
  const Components& parts = game.parts();
  const auto right = [&](int i) {
    return keys::Object{"Right", "Of each right", right_keys(seat.rights[i], seat.held_hangings())};
  };
  const auto step = [&](int i) { return StepToken{seat.steps[i], game}; };
  const auto aside = [&](int i) { return PaintingName{seat.surplus[i], parts}; };
  const bool no_steps = seat.step_count == 0;
  int surplus = seat.surplus_count();
  io.key("wall", Tiles{seat.wall, game},
         "the tiles as `p17@g4` or `2-@h5`: paintings in the order of hanging, then decor in reading order", "AS-K1");
  io.key("assistant", keys::LeftOut{seat.assistant.empty(), "there is nothing", ItemName{seat.assistant, parts}},
         "what the assistant holds", "AS-H7");
  io.key("pending", keys::LeftOut{seat.pending == none, "there is none", PaintingName{seat.pending, parts}},
         "the painting to be dealt with", "AS-D3");
  io.key("rights", keys::LeftOut{seat.right_count == 0, "empty", keys::List{seat.right_count, max_rights, right}},
         "decor won in this round", "AS-H4");
  io.key("steps", keys::LeftOut{no_steps, "empty", keys::List{seat.step_count, max_steps, step}},
         "this round's steps as the tokens that made them, with `+` behind one that won a right", "AS-D4");
  io.key("frozen", keys::LeftOut{no_steps, "there are no steps", keys::Number{seat.frozen, 0, max_steps}},
         "how many of the steps can't be undone", "AS-D5");
  io.key("surplus", keys::LeftOut{surplus == 0, "empty", keys::List{surplus, max_surplus, aside}},
         "paintings set aside for good", "AS-N3");
}

template <class V>
auto seat_keys(Here<V>& here, int s) {
  return [&here, s](auto& io) {
    auto& [game, view, state, has_own] = here;
    auto& t = view.table;
    auto& bids = view.bids[s];
    io.key("hand", keys::Number{view.hand_count[s], 0, max_bid_cards}, "how many bid cards are left", "AS-K1");
    io.key(
        "bids",
        keys::List{bids.count, bids.cards.size(), [&](int i) { return keys::Number{bids.cards[i], 1, highest_card}; }},
        "what everybody may know of its stack, bottom to top: the starting card until the first reveal, then what was "
        "revealed or compared in this round; with the bid tracker all",
        "AS-B3, AS-B4");
    io.key("hasBid", keys::Member{t.has_bid, s}, "whether it has sealed its bid in this round", "AS-B1");
    io.key("picked", keys::Member{t.picked, s}, "whether it has picked a painting in this round", "AS-D1");
    io.key("passed", keys::Member{t.passed, s}, "whether its turn is over", "AS-D4a");
    io.key("ready", keys::Member{t.ready, s}, "whether it has ended its arrangement", "AS-D4");
    io.key("swapped", keys::LeftOut{!t.swapped.has(s), "false", keys::Member{t.swapped, s}},
           "whether its painting came from the museum", "AS-N2");
    arrangement_keys(io, view.seats[s], game);
    io.key("score",
           keys::Derived{"[number, number, number, number, number, number]",
                         [&](JsonWriter& out) {
                           const Score now = here.game.score(*here.state, s);
                           write_numbers(out, Array<int, 6>{{now.prestige, now.decor, now.eyeline, now.full_wall,
                                                             now.corners, now.surplus}});
                         }},
           "the score as it would be now: prestige, decor, eyeline, full wall, corners, surplus", "AS-G3");
  };
}

template <class O>
auto own_keys(O& own) {
  return [&](auto& io) {
    io.key("hand", keys::Members{own.hand, [](auto& card) { return keys::Number{card, 1, max_bid_cards}; }},
           "the bid cards that are left", "AS-K2");
    io.key("stack",
           keys::List{own.stack_count, own.stack.size(),
                      [&](int i) { return keys::Number{own.stack[i], 1, highest_card}; }},
           "the stack of bids, bottom to top", "AS-K2");
    io.key("sealed", keys::LeftOut{own.sealed == 0, "there is none", keys::Number{own.sealed, 1, max_bid_cards}},
           "the bid before the reveal", "AS-B1");
  };
}

template <class Io, class T>
void table_keys(Io& io, T& t, const Game& game) {
  const Components& parts = game.parts();
  io.key("phase", keys::Name{t.phase, phase_names, "Phase", "a phase"}, "the phase of the round, or of the setup");
  io.key("round", keys::Number{t.round, 0, max_bid_cards}, "the round, from 1; 0 before the first");
  io.key("auctioneer", keys::letter_or_null(t.auctioneer, game.seats()),
         "the letter of the auctioneer, `null` before the cards are dealt", "AS-S4");
  io.key(
      "lots", keys::List{t.lots_named, game.seats() + 1, [&](int lot) { return Lot{t, lot, parts}; }},
      "the lots in the order named: a shape (`2x3`) until it is drawn, then the painting, then `null` when it is gone",
      "AS-A1, AS-A2");
  io.key("decor", keys::Each{decor_count, [&](int d) { return keys::Number{t.decor[d], 0, 255}; }},
         "how many pieces of `1`, `2-`, `2|`, `3-` and `3|` are in the supply", "AS-C3");
  io.key("museum", keys::Members{t.museum, [&](auto& painting) { return PaintingName{painting, parts}; }},
         "paintings in the museum", "AS-M1");
  io.key("markers", keys::Each{type_count, [&](int type) { return keys::Number{t.markers[type], 0, highest_marker}; }},
         "by type (city, portrait, still-life, landscape): position of the marker", "AS-M2");
  io.key("came", keys::Each{type_count, [&](int type) { return keys::Member{t.came, type}; }},
         "by type: whether it ever came to the museum", "AS-G2");
}

template <class V>
auto view_keys(Here<V>& here) {
  return [&here](auto& io) {
    auto& [game, view, state, has_own] = here;
    auto& t = view.table;
    const int seats = game.seats();
    const bool in_turns = t.phase == Phase::turns;
    io.key("game", keys::GameId{Game::id}, "the id of the game");
    io.key("viewer", keys::WhoLooks{view.viewer, seats},
           "whose view it is: the letter of a seat, `null` for a spectator", "AS-K1");
    table_keys(io, t, game);
    io.key("multipliers",
           keys::Derived{"number[]",
                         [&](JsonWriter& out) { write_numbers(out, here.game.ranking(*here.state).multiplier); }},
           "by type: what its prestige would be multiplied by now", "AS-G2");
    io.key("supply",
           keys::Derived{"Record<string, number>",
                         [&](JsonWriter& out) { write_supply(out, here.parts(), here.state->supply); }},
           "how many paintings are left, by shape (`2x3`)", "AS-K1");
    io.key("order", keys::OrNull{!in_turns, SeatOrder{t.order, seats}},
           "the letters of the seats by bid; `null` outside the phase `turns`", "AS-B2");
    io.key("turn",
           keys::Derived{"Seat | null",
                         [&](JsonWriter& out) {
                           const int turn =
                               here.view.table.phase == Phase::turns ? here.game.turn_of(*here.state) : none;
                           keys::letter_or_null(turn, here.game.seats()).write(out);
                         }},
           "whose turn it is; `null` if it is nobody's", "AS-B2");
    io.key("seats",
           keys::Each{seats, [&](int s) { return keys::Object{"SeatView", "Of each seat", seat_keys(here, s)}; }},
           "one object a seat");
    const auto own = [&here](auto& own_io) {
      here.has_own = true;
      own_keys(here.view.own)(own_io);
    };
    io.key("own",
           keys::LeftOut{view.viewer.is_spectator(), "the viewer is a spectator",
                         keys::Object{"Own", "Of the viewer's own cards", own}},
           "what only the viewer knows", "AS-K1, AS-K2");
  };
}

// "@g4" says where the assistant's item went; the wall says what it is.
bool recognise_held_decor(OpenSeat& seat, const Components& parts) {
  const CellSet decor = seat.wall.decor_squares(parts);
  for (int i = 0; i < seat.step_count; ++i) {
    Step& step = seat.steps[i];
    if (step.kind() != StepKind::hang_held_painting || !decor.test(step.square())) continue;
    const int shape = seat.wall.decor_starting_at(decor, step.square());
    if (shape < 0 || step.won()) return false;
    step = Step::of_decor(StepKind::hang_held_decor, step.square(), shape);
  }
  return true;
}

// AS-S3, AS-S4: whether a seat has got what is just being dealt.
bool was_dealt(const View& view, int seat) {
  if (view.table.phase == Phase::start_deal) return view.seats[seat].pending != none;
  return view.table.phase == Phase::card_deal && view.bids[seat].count > 0;
}

// Fills in what the JSON leaves out because it follows from the rest.
void complete(View& view) {
  OpenTable& table = view.table;
  table.turns_over = byte(std::popcount(table.passed.bits()));
  for (int s = 0; s < view.players; ++s) {
    table.entitled.put(s, view.seats[s].has_open_right());
    table.dealt = byte(table.dealt + int{was_dealt(view, s)});
  }
}

}  // namespace

std::string Game::to_json(const View& view) const {
  const State state = imagine(view);
  Here<const View> here{*this, view, &state};
  JsonWriter out(usual_size);
  core::write_keys(out, view_keys(here));
  return out.take();
}

core::Result<View, std::string> Game::read_view(std::string_view json) const {
  View view;
  view.players = byte(players_);
  Here<View> here{*this, view};
  JsonReader in(json);
  core::read_keys(in, view_keys(here));
  if (here.has_own == view.viewer.is_spectator()) in.fail("a seat has cards of its own, a spectator has none");
  in.finish();
  for (int s = 0; s < players_; ++s) {
    if (!recognise_held_decor(view.seats[s], parts_)) in.fail("a step that does not fit the wall");
  }
  if (!in.ok()) return core::Failure{"no view, " + in.reason()};
  complete(view);
  if (const auto flaw = flaw_in_cards(view); !flaw.empty()) return core::Failure{std::string(flaw)};
  State state = imagine(view);
  for (int shape = 0; shape < parts_.shape_count; ++shape) update_shapes_left(state, shape);
  if (view.table.phase >= Phase::turns) compare_bids(state);
  const bool in_order = view.table.phase != Phase::turns || view.table.order == state.table.order;
  view.table = state.table;
  for (int s = 0; s < players_; ++s) view.seats[s].shown = state.seat(s).shown;
  if (!in_order) return core::Failure{std::string("the seats are not in the order of their bids")};
  if (const auto flaw = flaw_in(view); !flaw.empty()) return core::Failure{std::string(flaw)};
  return view;
}

void Game::describe_view(core::ViewFormat& format) const {
  const View view{};
  Here<const View> here{*this, view};
  core::list_keys(format, "View", "", view_keys(here));
}

}  // namespace art_society
