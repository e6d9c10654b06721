#include "position.h"

#include <algorithm>
#include <vector>

#include "art_society/names.h"
#include "core/text.h"
#include "games/embedded.h"
#include "tests/table/reading.h"

namespace art_society::tests {
namespace {

using table::words;

int number(std::string_view text) { return table::number(text, 0); }

int square(std::string_view name) {
  REQUIRE(name.size() >= 2);
  return square_at(name[0] - 'a', number(name.substr(1)) - 1);
}

int decor_named(std::string_view name) {
  const auto found = std::find(decor_name.begin(), decor_name.end(), name);
  return found == decor_name.end() ? -1 : static_cast<int>(found - decor_name.begin());
}

void add_bid(SecretSeat& seat, int card) {
  seat.stack[seat.stack_count++] = byte(card);
  seat.hand &= ~(1U << static_cast<unsigned>(card));
}

}  // namespace

Position::Position(int players, Flags flags, std::string_view components, int version)
    : Spoken(Game(parse(components.empty() ? standard_text() : components), flags, players, version)) {
  const Components& parts = game_.parts();
  for (int s = 0; s < players; ++s) {
    const Shape& shape = parts.shape_of_painting(s);
    const CellSet on_stars =
        places_inside(parts.wall, shape).without(places_inside(parts.wall.without(parts.stars), shape));
    const int preferred = square_at(6, 3);
    state_.seat(s).wall.push(shape, s, on_stars.test(preferred) ? preferred : on_stars.first());
    state_.secret(s).stack[0] = parts.starting_cards[s];
    state_.secret(s).stack_count = 1;
  }
  gone_ = parts.starting;
  choosing_lots('A');
}

Position Position::at_start(int players, Flags flags, std::string_view components) {
  Position position(players, flags, components);
  position.state_ = position.game_.start();
  return position;
}

int Position::painting(std::string_view name) const {
  const Components& parts = game_.parts();
  if (name.starts_with('p') && name.find(':') == std::string_view::npos) return number(name.substr(1)) - 1;
  for (int id = 0; id < parts.painting_count; ++id) {
    const Painting& p = parts.painting(id);
    const std::string frame(1, static_cast<char>('a' + p.frame));
    const std::string is =
        shape_name(parts.shape_of_painting(id)) + ":" + std::string(type_names[p.type]) + "/" + frame;
    if (!p.starting && is == name) return id;
  }
  FAIL("no such painting: " << std::string(name));
  return 0;
}

std::string Position::number_of(std::string_view name) const { return painting_name(painting(name)); }

void Position::hang(int seat, std::string_view tile) {
  const auto halves = core::split(tile, '@');
  REQUIRE_MESSAGE(halves.size() == 2, "no tile: " << std::string(tile));
  const int decor = decor_named(halves[0]);
  const Item item = decor >= 0 ? Item::decor(decor) : Item::painting(painting(halves[0]));
  const int where = square(halves[1]);
  Wall& wall = state_.seat(seat).wall;
  const Shape& shape = game_.shape_of(item);
  REQUIRE_MESSAGE(places_inside(game_.parts().wall.without(wall.taken), shape).test(where),
                  "no room for " << std::string(tile));
  if (item.is_painting())
    wall.push(shape, item.id(), where);
  else
    wall.put_decor(game_.parts(), decor, where);
}

Position& Position::wall(char seat, std::string_view tiles) {
  at(seat).wall = {};
  for (const auto tile : words(tiles)) hang(index(seat), tile);
  settle_supplies();
  return *this;
}

Position& Position::fill(char seat, std::string_view holes) {
  CellSet left_free;
  for (const auto hole : words(holes)) left_free.set(square(hole));
  const Components& parts = game_.parts();
  Wall& wall = at(seat).wall;
  for (const int decor : {3, 1, 0}) {  // long ones first, lying
    CellSet free = parts.wall.without(wall.taken | left_free);
    for (CellSet fits = places_inside(free, parts.decor[decor]); !fits.empty();
         fits = places_inside(free, parts.decor[decor])) {
      wall.put_decor(parts, decor, fits.first());
      free = parts.wall.without(wall.taken | left_free);
    }
  }
  settle_supplies();
  return *this;
}

Position& Position::assistant(char seat, std::string_view item) {
  const int decor = decor_named(item);
  at(seat).assistant = decor >= 0 ? Item::decor(decor) : Item::painting(painting(item));
  settle_supplies();
  return *this;
}

Position& Position::surplus(char seat, std::string_view name) {
  OpenSeat& s = at(seat);
  s.surplus[s.surplus_count()] = byte(painting(name));
  settle_supplies();
  return *this;
}

Position& Position::museum(std::string_view paintings) {
  for (const auto name : words(paintings)) {
    const int id = painting(name);
    state_.table.museum.set(id);
    state_.table.came = byte(state_.table.came | 1 << game_.parts().painting(id).type);
  }
  settle_supplies();
  return *this;
}

// A marker on the track means that its type came.
Position& Position::markers(int city, int portrait, int still_life, int landscape) {
  const Array<int, type_count> where = {{city, portrait, still_life, landscape}};
  for (int type = 0; type < type_count; ++type) {
    state_.table.markers[type] = byte(where[type]);
    if (where[type] > 0) state_.table.came = byte(state_.table.came | 1 << type);
  }
  return *this;
}

Position& Position::decor(int one, int two_lying, int two_standing, int three_lying, int three_standing) {
  decor_wanted_ = {{one, two_lying, two_standing, three_lying, three_standing}};
  settle_supplies();
  return *this;
}

Position& Position::supply_only(std::string_view paintings) {
  CellSet kept;
  for (const auto name : words(paintings)) kept.set(painting(name));
  gone_ = gone_ | state_.supply.without(kept);
  settle_supplies();
  return *this;
}

Position& Position::stack(char seat, std::string_view cards) {
  SecretSeat& s = state_.secret(index(seat));
  const auto list = words(cards);
  s = game_.start().secret(0);
  s.stack[s.stack_count++] = byte(number(list[0]));
  for (std::size_t i = 1; i < list.size(); ++i) add_bid(s, number(list[i]));
  round_ = s.stack_count;
  state_.table.round = byte(round_);
  return *this;
}

Position& Position::hand(char seat, std::string_view cards) {
  SecretSeat& s = state_.secret(index(seat));
  s.hand = 0;
  for (const auto card : words(cards)) s.hand |= 1U << static_cast<unsigned>(number(card));
  return *this;
}

Position& Position::round(int value) {
  round_ = value;
  state_.table.round = byte(value);
  return *this;
}

Position& Position::choosing_lots(char auctioneer) {
  state_.table.phase = Phase::lots;
  state_.table.auctioneer = byte(index(auctioneer));
  state_.table.round = byte(round_);
  settle_supplies();
  return *this;
}

// From here on everything is played, so that the engine itself keeps its books.
Position& Position::bidding(std::string_view lots) {
  const auto list = words(lots);
  REQUIRE(static_cast<int>(list.size()) == game_.seats() + 1);
  const char auctioneer = seat_letter(state_.table.auctioneer);
  for (const auto name : list) plays(auctioneer, shape_name(game_.parts().shape_of_painting(painting(name))));
  for (const auto name : list) plays('*', name);
  return *this;
}

// Earlier rounds: low cards, the same for all. This round: the highest cards in the order wanted.
Position& Position::turns(std::string_view order, std::string_view lots) {
  REQUIRE(static_cast<int>(order.size()) == game_.seats());
  int bid = game_.parts().bid_cards;
  for (const char seat : order) {
    SecretSeat& s = state_.secret(index(seat));
    for (int card = 1; s.stack_count < round_; ++card) {
      if (card != bid) add_bid(s, card);
    }
    --bid;
  }
  bidding(lots);
  bid = game_.parts().bid_cards;
  for (const char seat : order) plays(seat, "bid" + std::to_string(bid--));
  return *this;
}

Position& Position::picks(char seat, std::string_view name) {
  const int id = painting(name);
  std::string order(1, seat);
  std::string lots = painting_name(id);
  CellSet rest = state_.supply;
  rest.reset(id);
  for (int s = 0; s < game_.seats(); ++s) {
    if (s != index(seat)) order += seat_letter(s);
    lots += " " + painting_name(rest.first());
    rest.reset(rest.first());
  }
  return turns(order, lots).plays(seat, name);
}

int Position::decor_in_use(int decor) const {
  int count = 0;
  for (int s = 0; s < game_.seats(); ++s) {
    const OpenSeat& seat = state_.seat(s);
    const CellSet squares = seat.wall.decor_squares(game_.parts());
    squares.for_each([&](int where) { count += seat.wall.decor_starting_at(squares, where) == decor ? 1 : 0; });
    count += seat.assistant == Item::decor(decor) ? 1 : 0;
  }
  return count;
}

// Every painting and every piece of decor is in one place; a supply of decor that was asked for changes what the box
// holds.
void Position::settle_supplies() {
  Components parts = game_.parts();
  OpenTable& t = state_.table;
  for (int decor = 0; decor < decor_count; ++decor) {
    const int used = decor_in_use(decor);
    const int left = decor_wanted_[decor] >= 0 ? decor_wanted_[decor] : std::max(0, parts.decor_supply[decor] - used);
    t.decor[decor] = byte(left);
    parts.decor_supply[decor] = byte(left + used);
  }
  game_ = Game(parts, game_.flags(), game_.seats(), game_.version());
  state_.supply = game_.imagine(game_.view(state_, Viewer::spectator())).supply.without(gone_);
  t.shapes_left = 0;
  for (int shape = 0; shape < parts.shape_count; ++shape) {
    if (state_.supply.meets(parts.paintings_by_shape[shape])) t.shapes_left |= 1U << static_cast<unsigned>(shape);
  }
}

}  // namespace art_society::tests
