// A view as JSON (docs/formats/view.md). There is no such function for a State.
#include <bit>

#include "art_society/game.h"
#include "art_society/names.h"
#include "core/json.h"

namespace art_society {
namespace {

using core::JsonWriter;

constexpr std::size_t usual_size = 2048;

void optional_letter(JsonWriter& out, std::string_view name, int seat) {
  out.key(name);
  if (seat == none) {
    out.null();
  } else {
    out.value(std::string(1, seat_letter(seat)));
  }
}

template <class Range>
void numbers(JsonWriter& out, std::string_view name, const Range& range) {
  out.key(name).begin_array();
  for (const int n : range) out.value(n);
  out.end_array();
}

void write_rights(JsonWriter& out, const OpenSeat& seat) {
  out.key("rights").begin_array();
  for (int i = 0; i < seat.right_count; ++i) {
    const Right& right = seat.rights[i];
    out.begin_object().field("open", right.open()).field("limit", int{right.limit}).field("need", int{right.need});
    out.field("pieces", int{right.pieces}).field("single", right.single).field("stopped", right.stopped);
    out.field("given", right.given).end_object();
  }
  out.end_array();
}

void write_lots(JsonWriter& out, const Components& parts, const Table& table) {
  out.key("lots").begin_array();
  for (int lot = 0; lot < table.lots_named; ++lot) {
    if (lot >= table.lots_drawn) {
      out.value(shape_name(parts.shape(table.lot_shapes[lot])));
    } else if (table.lots[lot] == none) {
      out.null();
    } else {
      out.value(painting_name(table.lots[lot]));
    }
  }
  out.end_array();
}

// What it is, and where. There are many, so no text is made of it first.
template <class... Name>
void write_tile(JsonWriter& out, int square, const Name&... name) {
  out.joined(name..., '@', static_cast<char>('a' + column_of(square)), row_of(square) + 1);
}

void write_wall(JsonWriter& out, const Components& parts, const Wall& wall) {
  out.key("wall").begin_array();
  for (int i = 0; i < wall.hung_count; ++i) write_tile(out, wall.hung[i].square, 'p', wall.hung[i].painting + 1);
  const CellSet decor = wall.decor_squares(parts);
  decor.for_each([&](int square) {
    const int shape = wall.decor_starting_at(decor, square);
    if (shape >= 0) write_tile(out, square, decor_name[shape]);
  });
  out.end_array();
}

void write_cards(JsonWriter& out, std::string_view name, const Array<std::uint8_t, 1 + max_bid_cards>& cards,
                 int count) {
  out.key(name).begin_array();
  for (int i = 0; i < count; ++i) out.value(int{cards[i]});
  out.end_array();
}

void write_arrangement(JsonWriter& out, const Game& game, const OpenSeat& seat) {
  if (!seat.assistant.empty()) out.field("assistant", item_name(seat.assistant));
  if (seat.pending != none) out.field("pending", painting_name(seat.pending));
  if (seat.right_count > 0) write_rights(out, seat);
  if (seat.step_count > 0) {
    out.key("steps").begin_array();
    for (int i = 0; i < seat.step_count; ++i) {
      out.value(game.write(action_of(seat.steps[i])) + (seat.steps[i].won() ? "+" : ""));
    }
    out.end_array().field("frozen", int{seat.frozen});
  }
  if (seat.surplus_count() > 0) {
    out.key("surplus").begin_array();
    for (int i = 0; i < seat.surplus_count(); ++i) out.value(painting_name(seat.surplus[i]));
    out.end_array();
  }
}

void write_table(JsonWriter& out, const Components& parts, const Table& table) {
  out.field("phase", phase_names[static_cast<int>(table.phase)]).field("round", int{table.round});
  optional_letter(out, "auctioneer", table.auctioneer);
  write_lots(out, parts, table);
  numbers(out, "decor", table.decor);
  out.key("museum").begin_array();
  table.museum.for_each([&](int id) { out.value(painting_name(id)); });
  out.end_array();
  numbers(out, "markers", table.markers);
  out.key("came").begin_array();
  for (int type = 0; type < type_count; ++type) out.value((table.came >> type & 1) != 0);
  out.end_array();
}

}  // namespace

std::string Game::to_json(const View& view) const {
  const State state = imagine(view);
  JsonWriter out(usual_size);
  out.begin_object().field("game", id);
  optional_letter(out, "viewer", view.viewer.is_spectator() ? none : core::index(view.viewer.seat()));
  write_table(out, parts_, view.table);
  numbers(out, "multipliers", ranking(state).multiplier);
  out.key("supply").begin_object();  // AS-K1: counts by shape
  for (int shape = 0; shape < parts_.shape_count; ++shape) {
    const int left = (state.supply & parts_.paintings_by_shape[shape]).count();
    if (left > 0) out.field(shape_name(parts_.shape(shape)), left);
  }
  out.end_object();
  // The same keys in every phase: what changes is then told in short.
  if (view.table.phase == Phase::turns) {
    std::string order;
    for (int i = 0; i < players_; ++i) order += seat_letter(view.table.order[i]);
    out.field("order", order);
    optional_letter(out, "turn", turn_of(state));
  } else {
    out.key("order").null().key("turn").null();
  }
  out.key("seats").begin_array();
  for (int s = 0; s < players_; ++s) {
    const OpenSeat& seat = view.seats[s];
    out.begin_object().field("hand", int{view.hand_count[s]});
    write_cards(out, "bids", view.bids[s].cards, view.bids[s].count);
    const Table& t = view.table;
    out.field("hasBid", t.has_bid.has(s))
        .field("picked", t.picked.has(s))
        .field("passed", t.passed.has(s))
        .field("ready", t.ready.has(s));
    if (t.swapped.has(s)) out.field("swapped", true);
    write_wall(out, parts_, seat.wall);
    write_arrangement(out, *this, seat);
    const Score now = score(state, s);
    numbers(out, "score",
            Array<int, 6>{{now.prestige, now.decor, now.eyeline, now.full_wall, now.corners, now.surplus}});
    out.end_object();
  }
  out.end_array();
  if (!view.viewer.is_spectator()) {
    out.key("own").begin_object().key("hand").begin_array();
    CellSet(view.own.hand).for_each([&](int card) { out.value(card); });
    out.end_array();
    write_cards(out, "stack", view.own.stack, view.own.stack_count);
    if (view.own.sealed != 0) out.field("sealed", int{view.own.sealed});
    out.end_object();
  }
  return out.end_object().take();
}

}  // namespace art_society
