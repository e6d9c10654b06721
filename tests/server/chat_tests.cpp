// What people say to each other.
#include <string>

#include <doctest/doctest.h>

#include "tests/server/parlour.h"

namespace {

using protocol::RefusalCode;
using server_tests::Guest;
using server_tests::Parlour;
using server_tests::Socket;

struct Trio {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  Guest bob = parlour.guest("Bob");
  Guest eve = parlour.guest("Eve");
  protocol::CreateReply made = ann.create({"me", "open"});
  Trio() { bob.join(made.match, made.invite); }
};

std::vector<std::string> texts(Socket& socket) {
  socket.keep_up();
  std::vector<std::string> all;
  for (const auto& line : socket.chat_lines()) all.push_back(line.text);
  return all;
}

}  // namespace

TEST_CASE("chat: a line reaches everybody at the table, with seat, name and time") {
  Trio three;
  Socket ann = three.ann.connect(three.made.match);
  Socket bob = three.bob.connect(three.made.match);
  Socket watching = three.eve.connect(three.made.match, three.made.watch);
  const storage::Seq version = ann.chat("good luck");
  for (Socket* socket : {&ann, &bob, &watching}) {
    REQUIRE(texts(*socket).size() == 1);
    const protocol::ChatLine& line = socket->chat_lines()[0];
    CHECK(line.text == "good luck");
    CHECK(line.seat == 'A');
    CHECK(line.name == "Ann");
    CHECK(line.id == version);
    CHECK(line.time <= three.parlour.timeline.now());
  }
}

TEST_CASE("chat: a person who comes later reads the latest fifty lines, also after a restart") {
  Trio three;
  Socket ann = three.ann.connect(three.made.match);
  for (int i = 0; i < 60; ++i) {
    ann.chat("line " + std::to_string(i));
    three.parlour.run_for(2100);
  }
  for (int round = 0; round < 2; ++round) {
    Socket bob = three.bob.connect(three.made.match);
    const auto lines = texts(bob);
    REQUIRE(lines.size() == 50);
    CHECK(lines.front() == "line 10");
    CHECK(lines.back() == "line 59");
    three.parlour.restart();
  }
}

TEST_CASE("chat: markup stays plain text, and characters that turn or hide text are refused") {
  Trio three;
  Socket ann = three.ann.connect(three.made.match);
  Socket bob = three.bob.connect(three.made.match);
  const std::string markup = "<script>alert('x')</script> & \"quotes\" \\ ünï 東京 🎨";
  ann.chat(markup);
  CHECK(texts(bob) == std::vector{markup});
  for (const std::string text : {"a\\u0000", "a\\nb", "\\u001b[2J", "\\u202e", "\\u2069", "\\u009f", ""}) {
    ann.say_text(R"({"type":"chat","key":"bad","text":")" + text + "\"}");
    CHECK_MESSAGE(ann.last<protocol::Refused>().code == RefusalCode::bad_message, text);
  }
  ann.say_text(R"({"type":"chat","key":"long","text":")" + std::string(301, 'x') + "\"}");
  CHECK(ann.last<protocol::Refused>().key == "long");
  CHECK(texts(bob).size() == 1);
}

TEST_CASE("chat: five lines at once, then one in two seconds; moves go on") {
  Trio three;
  Socket ann = three.ann.connect(three.made.match);
  for (int i = 0; i < 5; ++i) ann.chat("x");
  const auto refused = ann.refused(protocol::Chat{.key = "sixth", .text = "x"});
  CHECK(refused.code == RefusalCode::too_fast);
  CHECK_FALSE(ann.closed());
  Socket bob = three.bob.connect(three.made.match);
  bob.chat("I may");
  REQUIRE(ann.legal());
  REQUIRE_FALSE(ann.legal()->final.empty());
  ann.move(ann.legal()->final.front());
  three.parlour.run_for(2100);
  ann.chat("again");
}

TEST_CASE("chat: a person does not hear a seat that they muted, and hears it again later") {
  Trio three;
  Socket ann = three.ann.connect(three.made.match);
  Socket bob = three.bob.connect(three.made.match);
  Socket watching = three.eve.connect(three.made.match, three.made.watch);
  bob.say(protocol::Mute{.seat = 'A', .on = true});
  three.parlour.run_for(10);
  ann.chat("blah");
  CHECK(texts(bob).empty());
  CHECK(texts(ann).size() == 1);
  CHECK(texts(watching).size() == 1);
  for (const std::string& frame : bob.frames()) CHECK(frame.find("blah") == std::string::npos);
  three.parlour.restart();
  Socket again = three.bob.connect(three.made.match);
  CHECK(texts(again).empty());
  again.say(protocol::Mute{.seat = 'A', .on = false});
  three.parlour.run_for(10);
  Socket anew = three.bob.connect(three.made.match);
  CHECK(texts(anew) == std::vector<std::string>{"blah"});
}

TEST_CASE("chat: a muted person notices nothing of it") {
  Trio three;
  Socket ann = three.ann.connect(three.made.match);
  Socket bob = three.bob.connect(three.made.match);
  bob.say(protocol::Mute{.seat = 'A', .on = true});
  three.parlour.run_for(10);
  ann.keep_up();
  for (const std::string& frame : ann.frames()) CHECK(frame.find("mute") == std::string::npos);
  CHECK(ann.chat("hello?") > 0);
}

TEST_CASE("chat: after the game people still talk") {
  Parlour parlour;
  Guest ann = parlour.guest("Ann");
  const auto made = ann.create({"me", "visitor"});
  Socket socket = ann.connect(made.match);
  core::Random random(1);
  REQUIRE(parlour.play_to_end({&socket}, random));
  socket.chat("good game");
  CHECK(texts(socket).back() == "good game");
}
