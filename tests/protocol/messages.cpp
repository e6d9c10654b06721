#include "protocol/messages.h"

#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include <doctest/doctest.h>

using protocol::read_client_message;
using protocol::read_create_request;
using protocol::read_server_message;

namespace {

std::string refusal(std::string_view text) {
  const auto read = read_client_message(text);
  return read ? "accepted" : read.error().reason;
}

std::string create_refusal(std::string_view text) {
  const auto read = read_create_request(text);
  return read ? "accepted" : read.error().reason;
}

std::string chat(const std::string& text) { return R"({"type":"chat","key":"k","text":")" + text + "\"}"; }
std::string repeated(std::string_view piece, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += piece;
  return out;
}

const std::string text_length = "field 'text' must have 1 to 300 characters";
const std::string harmful = "field 'text' has a control character or one that changes the direction of text";

}  // namespace

TEST_CASE("a message becomes the alternative of its type, with its fields") {
  const auto read = read_client_message(R"( {"seat": "C", "type": "replace", "level": "visitor", "key": "a_-9"} )");
  REQUIRE(read.ok());
  const auto* replace = std::get_if<protocol::Replace>(&read.value());
  REQUIRE(replace != nullptr);
  CHECK(*replace == protocol::Replace{.key = "a_-9", .seat = 'C', .level = "visitor"});
}

TEST_CASE("fields that may be absent are absent, those that may be null are written as null") {
  const auto read = read_client_message(R"({"type":"hello","protocol":2,"match":"m"})");
  REQUIRE(read.ok());
  const auto& hello = std::get<protocol::Hello>(read.value());
  CHECK_FALSE(hello.token.has_value());
  CHECK_FALSE(hello.since.has_value());
  CHECK(protocol::write(protocol::SeatInfo{}) ==
        R"({"kind":"open","name":"","level":null,"deadline":null,"votes":""})");
  CHECK(protocol::write(protocol::JoinRequest{}) == "{}");
}

TEST_CASE("JSON inside a message is handed on as compact text") {
  const auto read =
      read_server_message(R"({"type":"update","from":1,"to":2,"set":{ "a.b" : [1, "ä\n\u00e9", -25, null] }})");
  REQUIRE(read.ok());
  const auto& update = std::get<protocol::Update>(read.value());
  CHECK(update.set == R"({"a.b":[1,"ä\u000aé",-25,null]})");
  CHECK(protocol::write(update) == R"({"type":"update","from":1,"to":2,"set":{"a.b":[1,"ä\u000aé",-25,null]}})");
}

TEST_CASE("JSON inside a message has whole numbers only") {
  for (const char* bad : {"1.5", "[1e3]", R"({"a":[{"b":-0.0}]})", "123456789012345678901234567890"}) {
    const auto read = read_server_message(R"({"type":"update","from":1,"to":2,"set":)" + std::string(bad) + "}");
    REQUIRE_FALSE(read.ok());
    CHECK(read.error().reason == "field 'set' may have only whole numbers");
  }
}

TEST_CASE("a text that is not a JSON object is refused with a sentence") {
  CHECK(refusal("") == "the message ends too early");
  CHECK(refusal(R"({"type":"ping")") == "the message ends too early");
  CHECK(refusal(R"({"type":"ping"}{})") == "the message has something after its end");
  CHECK(refusal("[]") == "the message must be an object");
  CHECK(refusal("7") == "the message must be an object");
  CHECK(refusal("hello").starts_with("the message is not JSON: "));
  CHECK(refusal(R"({'type':'ping'})").starts_with("the message is not JSON: "));
  CHECK(refusal("{\"type\":\"ping\",}").starts_with("the message is not JSON: "));
  CHECK(refusal(chat("\xff")).starts_with("the message is not JSON: "));
  CHECK(refusal(chat("\xc0\xaf")).starts_with("the message is not JSON: "));
  CHECK(refusal(chat("\\ud800")).starts_with("the message is not JSON: "));
  CHECK(refusal(chat("\\udc00")).starts_with("the message is not JSON: "));
}

TEST_CASE("the type must be there and known") {
  CHECK(refusal("{}") == "the message has no field 'type' with the name of a message");
  CHECK(refusal(R"({"type":7})") == "the message has no field 'type' with the name of a message");
  CHECK(refusal(R"({"type":"dance"})") == "the message has the unknown type 'dance'");
  CHECK(refusal(R"({"type":"view"})") == "the message has the unknown type 'view'");
  CHECK(refusal("{\"type\":\"a'\\u0000\xc3\xa4" + repeated("b", 90) + "\"}") ==
        "the message has the unknown type 'a????" + repeated("b", 27) + "...'");
}

TEST_CASE("fields must all be there, known, and only once") {
  CHECK(refusal(R"({"type":"move","key":"k"})") == "field 'action' is missing");
  CHECK(refusal(R"({"type":"ping","x":1})") == "the message has an unknown field 'x'");
  CHECK(refusal(R"({"type":"resume","key":"a","key":"b"})") == "the message has a field twice");
  CHECK(refusal(R"({"type":"ping","type":"ping"})") == "the message has a field twice");
  CHECK(refusal(R"({"type":"chat","key":"k","text":"a:b \":\" \\"})") == "accepted");
  CHECK(refusal(R"({"type":"hello","protocol":1,"match":"m","since":null})") == "field 'since' must be a whole number");
}

TEST_CASE("values must be of their kind and within their limits") {
  CHECK(refusal(R"({"type":"move","key":"k","action":7})") == "field 'action' must be a string");
  CHECK(refusal(R"({"type":"mute","seat":"I","on":true})") == "field 'seat' must be the letter of a seat, A to H");
  CHECK(refusal(R"({"type":"mute","seat":"AB","on":true})") == "field 'seat' must be the letter of a seat, A to H");
  CHECK(refusal(R"({"type":"mute","seat":"A","on":1})") == "field 'on' must be true or false");
  CHECK(refusal(R"({"type":"hello","protocol":0,"match":"m"})") ==
        "field 'protocol' must be a whole number from 1 to 1000000");
  CHECK(refusal(R"({"type":"hello","protocol":1.5,"match":"m"})") ==
        "field 'protocol' must be a whole number from 1 to 1000000");
  const std::string since = R"({"type":"hello","protocol":1,"match":"m","since":)";
  CHECK(refusal(since + "9007199254740991}") == "accepted");
  CHECK(refusal(since + "9007199254740992}") == "field 'since' must be a whole number from 0 to 9007199254740991");
  CHECK(refusal(since + "18446744073709551615}") == "field 'since' must be a whole number from 0 to 9007199254740991");
  CHECK(refusal(since + "1e3}") == "field 'since' must be a whole number from 0 to 9007199254740991");
  CHECK(refusal(R"({"type":"resume","key":"a b"})") == "field 'key' may have only letters, digits, _ and -");
  CHECK(refusal(R"({"type":"resume","key":""})") == "field 'key' must have 1 to 36 characters");
}

TEST_CASE("lengths are counted in code points") {
  CHECK(refusal(chat(repeated("★", 300))) == "accepted");
  CHECK(refusal(chat(repeated("🖼", 300))) == "accepted");
  CHECK(refusal(chat(repeated("a", 301))) == text_length);
  CHECK(refusal(chat(repeated("★", 301))) == text_length);
  CHECK(refusal(chat("")) == text_length);
}

TEST_CASE("text has no control characters and none that turn its direction") {
  for (const char* bad : {"\\u0000", "\\n", "\\u001f", "\x7f", "\\u0080", "\xc2\x9f", "\xe2\x80\xaa", "\\u202e",
                          "\xe2\x81\xa6", "\\u2069"}) {
    CAPTURE(bad);
    CHECK(refusal(chat(std::string("a") + bad + "b")) == harmful);
  }
  for (const char* good : {" ", "~", "\xc2\xa0", "\xe2\x80\xa9", "\xe2\x80\xaf", "\xe2\x81\xa5", "\xe2\x81\xaa", "ע"}) {
    CAPTURE(good);
    CHECK(refusal(chat(good)) == "accepted");
  }
}

TEST_CASE("texts too long or too deep are refused unread") {
  const std::string ping = R"({"type":"ping"})";
  CHECK(refusal(ping + std::string(protocol::max_request_bytes - ping.size(), ' ')) == "accepted");
  CHECK(refusal(ping + std::string(protocol::max_request_bytes + 1 - ping.size(), ' ')) ==
        "the message is longer than 8192 bytes");
  const auto deep = [](int depth) {
    return R"({"type":"ping","x":)" + repeated("[", depth) + repeated("]", depth) + "}";
  };
  CHECK(refusal(deep(7)) == "the message has an unknown field 'x'");
  CHECK(refusal(deep(8)) == "the message is nested more than 8 deep");
  CHECK(refusal(deep(4000)) == "the message is nested more than 8 deep");
}

TEST_CASE("a refusal carries the key if there was one") {
  const auto key_of = [](std::string_view text) { return read_client_message(text).error().key; };
  CHECK(key_of(R"({"type":"move","key":"k-1","action":7})") == "k-1");
  CHECK(key_of(R"({"type":"dance","key":"k-1"})") == "k-1");
  CHECK(key_of(R"({"key":"k-1"})") == "k-1");
  CHECK(key_of(R"({"type":"move","key":"k 1","action":"x"})").empty());
  CHECK(key_of(R"({"type":"move","key":7,"action":"x"})").empty());
  CHECK(key_of(R"({"type":"move","key":"k-1")").empty());
  CHECK(key_of("[]").empty());
}

TEST_CASE("bodies of requests are as strict, and name the place deep inside") {
  CHECK(create_refusal(R"({"game":"g","seats":[]})") == "field 'seats' must have 1 to 8 elements");
  CHECK(create_refusal(R"({"game":"g","seats":"me"})") == "field 'seats' must be a list");
  CHECK(create_refusal(R"({"game":"g","seats":["me","open",""]})") == "field 'seats[2]' must have 1 to 16 characters");
  CHECK(create_refusal(R"({"game":"g","seats":["me"],"clock":{"kind":"year","limit":1}})") ==
        "field 'clock.kind' must be one of none, move, day");
  CHECK(create_refusal(R"({"game":"g","seats":["me"],"clock":{"kind":"day","limit":1,"x":{}}})") ==
        "field 'clock' has an unknown field 'x'");
  CHECK(create_refusal(R"({"game":"g","seats":["me"],"clock":[]})") == "field 'clock' must be an object");
  CHECK(create_refusal(R"({"game":"g","seats":["me"],"flags":{"tie":7}})") == "field 'flags.tie' must be a string");
  CHECK(create_refusal(R"({"game":"g","seats":["me"],"flags":{"a b":"x"}})") ==
        "field 'flags' has a name that is not 1 to 64 letters, digits, _ and -");
  CHECK(create_refusal(R"({"game":"g","seats":["me"],"flags":{"tie":"sum"}})") == "accepted");
  const auto view = protocol::read_matches_reply(R"({"matches":[{"match":"m","game":"g","edition":"","status":"open",)"
                                                 R"("seats":[{"kind":"cat","name":""}]}]})");
  REQUIRE_FALSE(view.ok());
  CHECK(view.error().reason == "field 'matches[0].seats[0].kind' must be one of open, reserved, person, bot");
}

TEST_CASE("several seats are letters in order, each once") {
  const auto presence = [](const std::string& seats) {
    const auto read = read_server_message(R"({"type":"presence","watchers":0,"seats":")" + seats + "\"}");
    return read ? "accepted" : read.error().reason;
  };
  CHECK(presence("") == "accepted");
  CHECK(presence("ABCDEFGH") == "accepted");
  for (const char* bad : {"AA", "BA", "I", "a", "A,B", "ABCDEFGHA"}) {
    CHECK(presence(bad) == "field 'seats' must be letters of seats, A to H, each once and in order");
  }
}
