// What happens when the store fails, another server is faster, a connection breaks or a message arrives twice.
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "tests/server/parlour.h"

namespace {

using protocol::RefusalCode;
using server_tests::FakeStore;
using server_tests::Guest;
using server_tests::Parlour;
using server_tests::Socket;
using server_tests::WriteFault;

struct TableForTwo {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  protocol::CreateReply made = ann.create({"me", "open"});
  TableForTwo() { bob.join(made.match, made.invite); }

  long said(const std::string& text) const {
    const auto& events = parlour.stored(made.match).events;
    return std::count_if(events.begin(), events.end(), [&](const auto& e) { return e.text == text; });
  }
};

protocol::Chat line(const std::string& key, const std::string& text) { return {.key = key, .text = text}; }

// For tests in which people send more messages than the house usually allows.
server::HouseOptions talkative() {
  server::HouseOptions options;
  options.messages = {1000, 10000};
  options.chat = {1000, 10000};
  return options;
}

}  // namespace

TEST_CASE("trouble: the same key twice is done once and acknowledged twice") {
  TableForTwo table;
  Socket ann = table.ann.connect(table.made.match);
  const storage::Seq first = ann.does(line("k", "once"));
  CHECK(ann.does(line("k", "once")) == first);
  // Also when the first is still on its way.
  ann.say(line("k2", "twice?"));
  CHECK(ann.does(line("k2", "twice?")) == first + 1);
  table.parlour.run_for(50);
  CHECK(table.said("once") == 1);
  CHECK(table.said("twice?") == 1);
}

TEST_CASE("trouble: keys of two people don't meet") {
  TableForTwo table;
  Socket ann = table.ann.connect(table.made.match);
  Socket bob = table.bob.connect(table.made.match);
  CHECK(ann.does(line("k", "a")) != bob.does(line("k", "b")));
  CHECK(table.said("b") == 1);
}

TEST_CASE("trouble: a key older than those remembered is still known to the store") {
  Parlour parlour(1, talkative());
  Guest guest = parlour.guest("Ann");
  const auto made = guest.create({"me", "open"});
  Socket ann = guest.connect(made.match);
  const storage::Seq first = ann.does(line("old", "once"));
  for (int i = 0; i < 200; ++i) ann.chat("x");
  CHECK(ann.does(line("old", "once")) == first);
  const auto& events = parlour.stored(made.match).events;
  CHECK(std::count_if(events.begin(), events.end(), [](const auto& e) { return e.text == "once"; }) == 1);
}

TEST_CASE("trouble: a key is known after a restart") {
  TableForTwo table;
  Socket ann = table.ann.connect(table.made.match);
  const storage::Seq first = ann.does(line("k", "once"));
  table.parlour.restart();
  Socket again = table.ann.connect(table.made.match);
  CHECK(again.does(line("k", "once")) == first);
  CHECK(table.said("once") == 1);
}

TEST_CASE("trouble: a request that was not stored is refused, nobody has seen it, and it can be tried again") {
  TableForTwo table;
  Socket ann = table.ann.connect(table.made.match);
  Socket bob = table.bob.connect(table.made.match);
  table.parlour.world().store().next_writes = {WriteFault::lost};
  const auto refused = ann.refused(line("k", "hello"));
  CHECK(refused.code == RefusalCode::store);
  bob.keep_up();
  CHECK(bob.chat_lines().empty());
  ann.does(line("k", "hello"));
  CHECK(table.said("hello") == 1);
  bob.keep_up();
  CHECK(bob.chat_lines().size() == 1);
}

TEST_CASE("trouble: a request that was stored although the store reported a failure is found and acknowledged") {
  TableForTwo table;
  Socket ann = table.ann.connect(table.made.match);
  Socket bob = table.bob.connect(table.made.match);
  table.parlour.world().store().next_writes = {WriteFault::unsure};
  ann.does(line("k", "hello"));
  CHECK(table.said("hello") == 1);
  bob.keep_up();
  REQUIRE(bob.chat_lines().size() == 1);
  CHECK(bob.version() == ann.last<protocol::Ack>().version);
}

TEST_CASE("trouble: another server was faster: its events are taken over, and the request is done after them") {
  TableForTwo table;
  Socket ann = table.ann.connect(table.made.match);
  Socket bob = table.bob.connect(table.made.match);
  table.parlour.world().store().next_writes = {WriteFault::overtaken};
  ann.does(line("k", "slow"));
  table.parlour.run_for(50);
  bob.keep_up();
  REQUIRE(bob.chat_lines().size() == 2);
  CHECK(bob.chat_lines()[0].text == "I was faster");
  CHECK(bob.chat_lines()[1].text == "slow");
  Socket fresh = table.bob.connect(table.made.match);
  const bool same = fresh.state() == bob.state();
  CHECK(same);
}

TEST_CASE("trouble: a request that is overtaken again and again is refused for now, and the table goes on") {
  TableForTwo table;
  Socket ann = table.ann.connect(table.made.match);
  table.parlour.world().store().next_writes.assign(20, WriteFault::overtaken);
  CHECK(ann.refused(line("k", "never")).code == RefusalCode::store);
  table.parlour.world().store().next_writes.clear();
  ann.does(line("k", "never"));
  CHECK(table.said("never") == 1);
}

TEST_CASE("trouble: two servers over one store agree in the end") {
  TableForTwo table;
  Socket ann = table.ann.connect(table.made.match);
  // A second house over the same shelf, with the same secret.
  server_tests::FakeWorld second(77, table.parlour.timeline, table.parlour.shelf);
  server::Keys::Secret secret{};
  secret.fill(0x2a);
  server::House other(second, secret, {});
  auto connection = std::make_shared<server_tests::FakeConnection>();
  other.opened(1, {.method = "GET", .target = "/", .address = "10.0.0.9", .host = "h", .cookie = table.bob.cookie},
               connection);
  const auto say = [&](const auto& message) {
    other.received(1, protocol::write(message));
    table.parlour.run_for(100);
  };
  say(protocol::Hello{.protocol = 1, .match = table.made.match, .token = {}, .since = {}, .legal = {}});
  say(line("b", "from the other house"));
  ann.does(line("a", "from here"));
  CHECK(table.said("from the other house") == 1);
  CHECK(table.said("from here") == 1);
  ann.keep_up();
  REQUIRE(ann.chat_lines().size() == 2);
  say(line("c", "and again"));
  CHECK(connection->frames.back().find("\"ack\"") != std::string::npos);
  CHECK(table.said("and again") == 1);
}

TEST_CASE("trouble: while the store is away people wait, and are served when it is back") {
  TableForTwo table;
  const auto open = table.ann.create({"me", "open"});
  table.parlour.restart();
  table.parlour.world().store().failing_loads = 6;
  Socket ann = table.ann.connect(open.match);
  CHECK(ann.frames().empty());
  CHECK(ann.refused(line("k", "hello")).code == RefusalCode::store);
  table.parlour.run_for(30'000);
  ann.keep_up();
  CHECK(ann.last<protocol::View>().seat == 'A');
  CHECK_FALSE(ann.closed());
  ann.does(line("k", "hello"));
}

TEST_CASE("trouble: requests over HTTP are refused at once while the store is away") {
  TableForTwo table;
  table.parlour.restart(0, [](FakeStore& store) { store.failing_loads = 1000; });
  const storage::Time before = table.parlour.timeline.now();
  const auto reply = table.ann.get("/api/matches/" + table.made.match);
  CHECK(reply.status == 503);
  CHECK(reply.code() == "store");
  CHECK(table.parlour.timeline.now() - before < 1000);
}

TEST_CASE("trouble: a match that is damaged in the store is answered at once and not asked for again") {
  TableForTwo table;
  table.parlour.restart(0, [&](FakeStore& store) { store.damaged = {table.made.match}; });
  Socket ann = table.ann.connect(table.made.match);
  table.parlour.run_for(50);
  CHECK(ann.last<protocol::Refused>().code == RefusalCode::broken);
  CHECK(ann.closed() == server::CloseCode::policy);
  const int loads = table.parlour.world().store().loads;
  table.parlour.run_for(20'000);
  CHECK(table.parlour.world().store().loads == loads);
  const std::string address = "/api/matches/" + table.made.match;
  for (const std::string& target : {address, address + "/record"}) {
    const auto reply = table.ann.get(target);
    CHECK(reply.status == 500);
    CHECK(reply.code() == "broken");
  }
}

TEST_CASE("trouble: after a start, matches that can't be loaded hold up no other") {
  for (const bool damaged : {true, false}) {
    CAPTURE(damaged);
    Parlour parlour(5);
    Guest ann = parlour.guest("Ann");
    std::vector<std::string> matches;
    for (int i = 0; i < 6; ++i)
      matches.push_back(ann.create({"me", "visitor"}, R"(,"clock":{"kind":"move","limit":20})").match);
    std::vector<std::size_t> events;
    for (const std::string& match : matches) events.push_back(parlour.stored(match).events.size());
    parlour.restart(0, [&](FakeStore& store) {
      if (damaged) store.damaged = {matches[0], matches[3], matches[5]};
      if (!damaged) store.failing_loads = 3;
    });
    parlour.run_for(60'000);
    for (std::size_t i = 0; i < matches.size(); ++i) {
      CAPTURE(i);
      const bool lost = parlour.world().store().damaged.contains(matches[i]);
      CHECK((parlour.stored(matches[i]).events.size() > events[i]) != lost);
    }
  }
}

TEST_CASE("trouble: requests beyond the longest line are refused, and those in line are served in order") {
  Parlour parlour(1, talkative());
  Guest guest = parlour.guest("Ann");
  const auto made = guest.create({"me", "open"});
  Socket ann = guest.connect(made.match);
  for (int i = 0; i < 100; ++i) ann.say(line("k" + std::to_string(i), std::to_string(i)));
  parlour.run_for(1000);
  const auto refused = ann.all<protocol::Refused>();
  REQUIRE_FALSE(refused.empty());
  for (const auto& no : refused) CHECK(no.code == RefusalCode::busy);
  CHECK(refused.size() + ann.all<protocol::Ack>().size() == 100);
  ann.keep_up();
  for (std::size_t i = 1; i < ann.chat_lines().size(); ++i)
    CHECK(std::stoi(ann.chat_lines()[i - 1].text) < std::stoi(ann.chat_lines()[i].text));
  ann.does(line("k99", "99"));
}

TEST_CASE("trouble: nothing is told before it is stored") {
  TableForTwo table;
  Socket ann = table.ann.connect(table.made.match);
  Socket bob = table.bob.connect(table.made.match);
  table.parlour.world().store().faults.least_delay = 500;
  table.parlour.world().store().faults.most_delay = 500;
  const std::size_t frames = bob.frames().size();
  ann.say(line("k", "hello"));
  table.parlour.run_for(499);
  CHECK(table.said("hello") == 0);
  CHECK(bob.frames().size() == frames);
  table.parlour.run_for(1000);
  CHECK(bob.frames().size() > frames);
}

TEST_CASE("trouble: a client that hangs up before the answer leaves nothing behind, and finds its request done") {
  TableForTwo table;
  Socket ann = table.ann.connect(table.made.match);
  ann.say(line("k", "last words"));
  ann.hang_up();
  table.parlour.run_for(50);
  CHECK(table.said("last words") == 1);
  Socket again = table.ann.connect(table.made.match);
  CHECK(again.does(line("k", "last words")) > 0);
  CHECK(table.said("last words") == 1);
}

TEST_CASE("trouble: a match of bots goes through a store that errs all the time") {
  Parlour parlour(21);
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"me", "visitor"});
  Socket socket = ann.connect(made.match);
  socket.does(protocol::Leave{.key = "l"});
  parlour.world().store().faults = {.lost = 100,
                                    .unsure = 100,
                                    .overtaken = 50,
                                    .load_trouble = 100,
                                    .list_trouble = 0,
                                    .least_delay = 1,
                                    .most_delay = 20};
  for (int i = 0; i < 100 && parlour.stored(made.match).status != storage::Status::over; ++i) parlour.run_for(10'000);
  CHECK(parlour.stored(made.match).status == storage::Status::over);
  parlour.world().store().faults = {};
  CHECK(ann.get("/api/matches/" + made.match + "/record").status == 200);
}
