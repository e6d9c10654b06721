// The house over sockets: hello and its errors, who may look and who may act, views and updates.
#include <string>

#include <doctest/doctest.h>

#include "tests/server/parlour.h"

namespace {

using protocol::RefusalCode;
using server::CloseCode;
using server_tests::Guest;
using server_tests::Parlour;
using server_tests::Socket;

protocol::Hello hello(const std::string& match, int version = 1) {
  return {.protocol = version, .match = match, .token = {}, .since = {}, .legal = true};
}

// Ann and Bob at a table of two, the game has begun.
struct Pair {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  protocol::CreateReply made;
  explicit Pair(const std::string& more = "") : made(ann.create({"me", "open"}, more)) {
    bob.join(made.match, made.invite);
  }
  bool in_bids(const Socket& socket) const { return socket.state().find(R"("phase":"bids")") != std::string::npos; }
};

}  // namespace

TEST_CASE("socket: hello is answered with a view and the list of those who are there") {
  Pair two;
  Socket ann = two.ann.connect(two.made.match);
  const auto view = ann.last<protocol::View>();
  CHECK(view.seat == 'A');
  CHECK(view.match == two.made.match);
  CHECK(view.version == static_cast<storage::Seq>(two.parlour.stored(two.made.match).events.size()));
  CHECK(view.time <= two.parlour.timeline.now());
  CHECK(view.time > two.parlour.timeline.now() - 1000);
  CHECK(view.legal);
  CHECK(ann.last<protocol::Presence>().seats == "A");
  Socket bob = two.bob.connect(two.made.match);
  CHECK(ann.last<protocol::Presence>().seats == "AB");
  CHECK(bob.last<protocol::Presence>().seats == "AB");
  bob.hang_up();
  CHECK(ann.last<protocol::Presence>().seats == "A");
}

TEST_CASE("socket: a lost connection does not cost the seat") {
  Pair two;
  Socket ann = two.ann.connect(two.made.match);
  Socket bob = two.bob.connect(two.made.match);
  CHECK_FALSE(ann.last<protocol::Presence>().away);
  const storage::Time left = two.parlour.timeline.now();
  bob.hang_up();
  const auto away = ann.last<protocol::Presence>().away.value();
  REQUIRE(away.size() == 1);
  CHECK(away[0].seat == 'B');
  CHECK(away[0].until == left + 120'000);
  two.parlour.run_for(400);
  const auto replace = [&] { return protocol::Replace{.key = ann.next_key(), .seat = 'B', .level = "visitor"}; };
  CHECK(ann.refused(replace()).code == protocol::RefusalCode::too_early);
  // Back for a moment: the time begins anew.
  two.parlour.run_for(100'000);
  two.bob.connect(two.made.match).hang_up();
  two.parlour.run_for(100'000);
  CHECK(ann.refused(replace()).code == protocol::RefusalCode::too_early);
  two.parlour.run_for(20'000);
  ann.does(replace());
  ann.keep_up();
  CHECK(ann.table().seats[1].level == "visitor");
  CHECK_FALSE(ann.last<protocol::Presence>().away);
  // A person who comes back takes the seat back.
  Socket again = two.bob.connect(two.made.match);
  again.does(protocol::Resume{.key = again.next_key()});
  ann.keep_up();
  CHECK_FALSE(ann.table().seats[1].level);
}

TEST_CASE("socket: after a restart everybody gets the whole time to come back") {
  Pair two;
  {
    Socket bob = two.bob.connect(two.made.match);
  }
  two.parlour.run_for(600'000);
  two.parlour.restart();
  Socket ann = two.ann.connect(two.made.match);
  const storage::Time now = two.parlour.timeline.now();
  const auto away = ann.last<protocol::Presence>().away.value();
  REQUIRE(away.size() == 1);
  CHECK(away[0].until > now + 119'000);
  CHECK(away[0].until <= now + 120'000);
}

TEST_CASE("socket: only people with a seat are told the links") {
  Pair two;
  const auto seated = two.ann.connect(two.made.match).last<protocol::View>();
  CHECK(seated.invite == two.made.invite);
  CHECK(seated.watch == two.made.watch);
  Guest eve = two.parlour.guest("Eve");
  Socket watching = eve.connect(two.made.match, two.made.watch);
  for (const std::string& frame : watching.frames()) {
    CHECK(frame.find(two.made.invite) == std::string::npos);
    CHECK(frame.find(two.made.watch) == std::string::npos);
  }
}

TEST_CASE("socket: before hello nothing else is heard, and hello is said once") {
  Pair two;
  Socket socket = two.ann.connect_silently();
  socket.say(protocol::Ping{});
  CHECK(socket.last<protocol::Refused>().code == RefusalCode::not_in);
  socket.say(protocol::Move{.key = "k", .action = "bid1"});
  CHECK(socket.last<protocol::Refused>().code == RefusalCode::not_in);
  socket.say(hello(two.made.match));
  two.parlour.run_for(10);
  CHECK(socket.all<protocol::View>().size() == 1);
  socket.say(hello(two.made.match));
  two.parlour.run_for(10);
  CHECK(socket.last<protocol::Refused>().code == RefusalCode::bad_message);
  CHECK_FALSE(socket.closed());
  socket.say(protocol::Ping{});
  CHECK(socket.last<protocol::Pong>().time == two.parlour.timeline.now());
}

TEST_CASE("socket: another protocol, another match: refused, then closed") {
  Pair two;
  Socket old = two.ann.connect_silently();
  old.say(hello(two.made.match, 2));
  CHECK(old.last<protocol::Refused>().code == RefusalCode::unsupported_protocol);
  CHECK(old.closed() == CloseCode::policy);
  for (int i = 0; i < 3; ++i) {
    for (const std::string match : {"x", "AAAAAAAAAAAAAAAA"}) {
      Socket lost = two.ann.connect_silently();
      lost.say(hello(match));
      two.parlour.run_for(20);
      REQUIRE(lost.all<protocol::Refused>().size() == 1);
      CHECK(lost.last<protocol::Refused>().code == RefusalCode::no_such_match);
      CHECK(lost.closed() == CloseCode::policy);
      lost.hang_up();
    }
  }
}

TEST_CASE("socket: a text that is not a message is refused with a reason and its key, and the socket stays open") {
  Pair two;
  Socket ann = two.ann.connect(two.made.match);
  const std::size_t events = two.parlour.stored(two.made.match).events.size();
  int refused = 0;
  for (const std::string text :
       {"", "x", "[]", "{}", "null", R"({"type":"dance"})", R"({"type":"move"})", R"({"type":"move","key":"a b"})",
        R"({"type":"move","key":"k","action":"bid1","chair":"B"})", R"({"type":"view"})", "\xff\xfe",
        R"({"type":"chat","key":"k","text":""})", R"({"type":"move","key":"k","action":7})",
        R"({"type":"ping","type":"ping"})", R"({"type":"mute","seat":"a","on":true})"}) {
    ann.say_text(text);
    two.parlour.run_for(5);
    CHECK_MESSAGE(ann.all<protocol::Refused>().size() == static_cast<std::size_t>(++refused), text);
    CHECK(ann.last<protocol::Refused>().code == RefusalCode::bad_message);
  }
  ann.say_text(R"({"type":"move","key":"k77","action":""})");
  CHECK(ann.last<protocol::Refused>().key == "k77");
  CHECK_FALSE(ann.closed());
  CHECK(two.parlour.stored(two.made.match).events.size() == events);
}

TEST_CASE("socket: who may watch a table, by link and by what was agreed") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  Guest eve = parlour.guest("Eve");
  const auto looks = [&](const protocol::CreateReply& made, const std::string& token) {
    Socket socket = eve.connect(made.match, token);
    const bool in = !socket.all<protocol::View>().empty();
    if (!in) {
      CHECK(socket.last<protocol::Refused>().code == RefusalCode::not_allowed);
      CHECK(socket.closed() == CloseCode::policy);
    } else {
      CHECK_FALSE(socket.last<protocol::View>().seat);
      CHECK_FALSE(socket.last<protocol::View>().legal);
    }
    socket.hang_up();
    return in;
  };
  const auto hidden = ann.create({"me", "visitor"});
  CHECK_FALSE(looks(hidden, ""));
  CHECK_FALSE(looks(hidden, "x"));
  CHECK(looks(hidden, hidden.watch));
  CHECK(looks(hidden, hidden.invite));
  const auto listed = ann.create({"me", "visitor"}, R"(,"listed":true)");
  CHECK(looks(listed, ""));
  CHECK_FALSE(looks(hidden, listed.watch));
  const auto closed = ann.create({"me", "visitor"}, R"(,"listed":true,"watching":false)");
  CHECK_FALSE(looks(closed, ""));
  CHECK_FALSE(looks(closed, closed.watch));
  CHECK_FALSE(looks(closed, closed.invite));
}

TEST_CASE("socket: a spectator can do nothing") {
  Pair two;
  Guest eve = two.parlour.guest("Eve");
  Socket watching = eve.connect(two.made.match, two.made.watch);
  const std::size_t events = two.parlour.stored(two.made.match).events.size();
  CHECK(watching.refused(protocol::Move{.key = "1", .action = "bid1"}).code == RefusalCode::not_your_seat);
  CHECK(watching.refused(protocol::Chat{.key = "2", .text = "hi"}).code == RefusalCode::not_your_seat);
  CHECK(watching.refused(protocol::Replace{.key = "3", .seat = 'A', .level = "visitor"}).code ==
        RefusalCode::not_your_seat);
  CHECK(watching.refused(protocol::Resume{.key = "4"}).code == RefusalCode::not_your_seat);
  CHECK(watching.refused(protocol::Leave{.key = "5"}).code == RefusalCode::not_your_seat);
  CHECK(watching.refused(protocol::Start{.key = "6", .level = "visitor"}).code == RefusalCode::not_your_seat);
  CHECK(watching.refused(protocol::Rematch{.key = "7"}).code == RefusalCode::not_your_seat);
  watching.say(protocol::Mute{.seat = 'A', .on = true});
  two.parlour.run_for(10);
  CHECK(watching.last<protocol::Refused>().code == RefusalCode::not_your_seat);
  watching.say(protocol::AskLegal{});
  CHECK(watching.last<protocol::LegalNow>().final.empty());
  CHECK(two.parlour.stored(two.made.match).events.size() == events);
}

TEST_CASE("socket: a person moves only for their own seat, and nobody else sees a sealed bid") {
  Pair two;
  Socket ann = two.ann.connect(two.made.match);
  Socket bob = two.bob.connect(two.made.match);
  Guest eve = two.parlour.guest("Eve");
  Socket watching = eve.connect(two.made.match, two.made.watch);
  core::Random random(1);
  REQUIRE(two.parlour.play_until({&ann, &bob}, random, [&] { return two.in_bids(ann); }));
  ann.move("bid7");
  CHECK(ann.refused(protocol::Move{.key = "again", .action = "bid8"}).code == RefusalCode::rules);
  CHECK(two.parlour.stored(two.made.match).events.back().actor == "A");
  two.parlour.run_for(50);
  for (Socket* socket : {&ann, &bob, &watching}) socket->keep_up();
  CHECK(ann.state().find(R"("sealed":7)") != std::string::npos);
  CHECK(bob.state().find(R"("sealed":7)") == std::string::npos);
  CHECK(watching.state().find("sealed") == std::string::npos);
}

TEST_CASE("socket: two sockets of one person see the same, and both may act") {
  Pair two;
  Socket one = two.ann.connect(two.made.match);
  Socket other = two.ann.connect(two.made.match);
  Socket bob = two.bob.connect(two.made.match);
  core::Random random(2);
  REQUIRE(two.parlour.play_until({&one, &bob}, random, [&] { return two.in_bids(one); }));
  other.move("bid3");
  two.parlour.run_for(20);
  one.keep_up();
  other.keep_up();
  CHECK(one.state() == other.state());
  CHECK(one.last<protocol::Presence>().seats == "AB");
  other.hang_up();
  CHECK(bob.last<protocol::Presence>().seats == "AB");
}

TEST_CASE("socket: views and updates agree at every step of a match, for every viewer") {
  Pair two(R"(,"clock":{"kind":"move","limit":60})");
  Socket ann = two.ann.connect(two.made.match);
  Socket bob = two.bob.connect(two.made.match);
  Guest eve = two.parlour.guest("Eve");
  Socket watching = eve.connect(two.made.match, two.made.watch);
  core::Random random(3);
  int checked = 0;
  const auto compare = [&] {
    watching.keep_up();
    if (random.below(10) != 0) return false;
    ++checked;
    // Compared outside the macro, which would print both texts.
    const bool same = two.ann.connect(two.made.match).state() == ann.state() &&
                      two.bob.connect(two.made.match).state() == bob.state() &&
                      eve.connect(two.made.match, two.made.watch).state() == watching.state();
    CHECK(same);
    return false;
  };
  two.parlour.play_until({&ann, &bob}, random, compare);
  CHECK(ann.table().status == protocol::TableStatus::over);
  CHECK(checked > 5);
}

TEST_CASE("socket: after a short absence a client gets the changes, after a long one the whole view") {
  Pair two;
  Socket ann = two.ann.connect(two.made.match);
  Socket bob = two.bob.connect(two.made.match);
  const storage::Seq left_at = bob.version();
  bob.hang_up();
  ann.chat("one");
  Socket back = two.bob.connect(two.made.match, "", left_at);
  CHECK(back.all<protocol::View>().empty());
  CHECK(back.last<protocol::Update>().from == left_at);
  CHECK(back.last<protocol::Update>().to == left_at + 1);
  REQUIRE(back.last<protocol::Update>().chat);
  CHECK(back.last<protocol::Update>().chat->at(0).text == "one");
  CHECK(back.last<protocol::Update>().legal);
  for (const std::string text : {"two", "three", "four", "five"}) {
    ann.chat(text);
    two.parlour.run_for(3000);
  }
  CHECK(two.bob.connect(two.made.match, "", left_at).all<protocol::Update>().empty());
  CHECK(two.bob.connect(two.made.match, "", 99999).all<protocol::View>().size() == 1);
}

TEST_CASE("socket: a spectator who sits down gets the views of the seat from then on") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  const auto made = ann.create({"me", "open", "open"});
  Socket socket = bob.connect(made.match, made.invite);
  CHECK_FALSE(socket.last<protocol::View>().seat);
  bob.join(made.match, made.invite);
  parlour.run_for(10);
  CHECK(socket.last<protocol::View>().seat == 'B');
}

TEST_CASE("socket: too many messages close the socket, and other guests play on") {
  Pair two;
  Socket ann = two.ann.connect(two.made.match);
  Socket bob = two.bob.connect(two.made.match);
  for (int i = 0; i < 2000 && !ann.closed(); ++i) ann.say(protocol::Ping{});
  CHECK(ann.closed() == CloseCode::policy);
  CHECK(ann.last<protocol::Refused>().code == RefusalCode::too_fast);
  ann.hang_up();
  bob.say(protocol::Ping{});
  CHECK(bob.all<protocol::Pong>().size() == 1);
  // Another socket of the same guest does not help.
  Socket again = two.ann.connect_silently();
  again.say(hello(two.made.match));
  CHECK(again.closed() == CloseCode::policy);
}

TEST_CASE("socket: frames that make no message count as messages do") {
  Pair two;
  Socket ann = two.ann.connect(two.made.match);
  Socket bob = two.bob.connect(two.made.match);
  ann.say_idle(200);
  CHECK_FALSE(ann.closed());
  ann.say_idle(200);
  CHECK(ann.closed() == CloseCode::policy);
  CHECK(ann.last<protocol::Refused>().code == RefusalCode::too_fast);
  ann.hang_up();
  ann.say_idle(200);
  Socket again = two.ann.connect_silently();
  again.say_idle(200);
  CHECK(again.closed() == CloseCode::policy);
  // The number of pongs with which a browser answers pings is allowed.
  for (int minute = 0; minute < 60; ++minute) {
    two.parlour.run_for(60'000);
    bob.say_idle(2);
  }
  CHECK_FALSE(bob.closed());
}

TEST_CASE("socket: a visit without a session is closed at once, and unknown numbers are ignored") {
  Parlour parlour;
  auto connection = std::make_shared<server_tests::FakeConnection>();
  parlour.house().opened(7, {.method = "GET", .target = "/api/socket", .address = "10.0.0.1", .host = "h"}, connection);
  CHECK(connection->closed == CloseCode::policy);
  parlour.house().received(7, "{}");
  parlour.house().closed(7);
  parlour.house().received(12345, "{}");
  parlour.house().closed(12345);
  CHECK(connection->frames.empty());
}
