#include "core/ids.h"

#include <initializer_list>

#include <doctest/doctest.h>

using core::Actor;
using core::Actors;
using core::Seat;
using core::Viewer;

TEST_CASE("a seat has an index and a letter") {
  CHECK(core::index(Seat{0}) == 0);
  CHECK(core::letter(Seat{0}) == 'A');
  CHECK(core::letter(Seat{core::max_seats - 1}) == 'H');
}

TEST_CASE("an actor is a seat, chance or the clock") {
  const Actor actor = Seat{2};
  CHECK_FALSE(actor.is_chance());
  CHECK(actor.seat() == Seat{2});
  CHECK(actor.name() == 'C');
  CHECK(Actor::chance().is_chance());
  CHECK(Actor::chance().name() == '*');
  CHECK(Actor::clock().is_clock());
  CHECK(Actor::clock().name() == '!');
  CHECK(actor.is_seat());
  CHECK_FALSE((Actor::clock().is_seat() || Actor::chance().is_seat() || Actor::clock().is_chance()));
  CHECK_FALSE((Actors::chance().has(Actor::clock()) || Actors::only(Seat{6}).has(Actor::clock())));
  CHECK(actor == Actor(Seat{2}));
  CHECK_FALSE(actor == Actor(Seat{1}));
  for (std::uint8_t s = 0; s < core::max_seats; ++s) CHECK_FALSE(Actor::chance() == Actor(Seat{s}));
}

TEST_CASE("a viewer is a seat or a spectator") {
  const Viewer viewer = Seat{1};
  CHECK(viewer.is(Seat{1}));
  CHECK_FALSE(viewer.is(Seat{0}));
  CHECK_FALSE(viewer.is_spectator());
  CHECK(Viewer::spectator().is_spectator());
  for (std::uint8_t s = 0; s < core::max_seats; ++s) CHECK_FALSE(Viewer::spectator().is(Seat{s}));
}

TEST_CASE("actors: nobody, chance alone, or seats in order") {
  CHECK(Actors::nobody().empty());
  CHECK(Actors::nobody().count() == 0);
  CHECK_FALSE(Actors::nobody().has(Actor::chance()));

  CHECK(Actors::chance().is_chance());
  CHECK(Actors::chance().count() == 1);
  CHECK(Actors::chance().nth(0).is_chance());
  CHECK(Actors::chance().has(Actor::chance()));
  for (std::uint8_t s = 0; s < core::max_seats; ++s) CHECK_FALSE(Actors::chance().has(Seat{s}));

  Actors seats = Actors::only(Seat{5});
  seats.add(Seat{1});
  seats.add(Seat{7});
  seats.add(Seat{1});
  CHECK(seats.count() == 3);
  CHECK(seats.nth(0) == Actor(Seat{1}));
  CHECK(seats.nth(1) == Actor(Seat{5}));
  CHECK(seats.nth(2) == Actor(Seat{7}));
  CHECK(seats.has(Seat{5}));
  CHECK_FALSE(seats.has(Seat{0}));
  CHECK_FALSE(seats.has(Actor::chance()));
  CHECK_FALSE(seats.is_chance());
}

TEST_CASE("a set of seats") {
  core::SeatSet set;
  CHECK(set.empty());
  set.add(0);
  set.add(7);
  set.put(3, true);
  set.put(0, false);
  CHECK(set.has(3));
  CHECK(set.has(7));
  CHECK_FALSE(set.has(0));
  CHECK(Actors::of(set).count() == 2);
  CHECK(Actors::of(set).nth(0) == Actor(Seat{3}));
  set.remove(7);
  CHECK(core::SeatSet::first(4).without(set) == [] {
    core::SeatSet rest;
    for (const int seat : {0, 1, 2}) rest.add(seat);
    return rest;
  }());
  CHECK(core::SeatSet::first(0).empty());
  CHECK(core::SeatSet::first(8).bits() == 0xff);
}
