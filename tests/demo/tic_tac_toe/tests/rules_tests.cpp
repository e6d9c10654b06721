// The demonstration game behind plain text, as the server, records and the page know it.
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "core/json.h"
#include "core/open_action.h"
#include "core/record.h"
#include "games/inquiry.h"
#include "games/registry.h"

namespace {

using core::Actor;
using core::Seat;
constexpr Seat a{0};
constexpr Seat b{1};

std::unique_ptr<core::AnyGame> open(std::string objections = "2") {
  auto game = games::open_game(
      games::Request{.game = "tic-tac-toe", .seats = 2, .flags = {{"objections", std::move(objections)}}});
  REQUIRE(game.ok());
  return std::move(game).value();
}

std::unique_ptr<core::AnyState> begun(const core::AnyGame& game) {
  auto state = game.start();
  REQUIRE(state->play(Actor::chance(), "first-a").ok());
  REQUIRE(state->play(a, "b2").ok());
  return state;
}

std::string refusal(core::AnyState& state, Actor actor, std::string_view token) {
  const auto verdict = state.play(actor, token);
  return verdict ? "allowed" : std::string(verdict.error().clause) + ": " + std::string(verdict.error().reason);
}

}  // namespace

TEST_CASE("[TT-N1] a signature is any text: quotes, spaces, other scripts, percent signs") {
  const auto game = open();
  for (const std::string_view text :
       {"\"quoted\" \\ / text", "Ёлка", "שלום עולם", "猫 100%", "e\u0301\u0302", "<b>&amp;</b>", "🐈‍⬛"}) {
    CAPTURE(text);
    const auto state = begun(*game);
    REQUIRE(state->legal(a) == std::vector<std::string>{"sign:"});
    REQUIRE(state->play(a, core::open_token("sign", text)).ok());
    const std::string view = state->view(core::Viewer::spectator());
    const auto again = game->imagine(view);
    REQUIRE(again.ok());
    CHECK(again.value().state->view(core::Viewer::spectator()) == view);
    CHECK(view.find(core::JsonWriter().value(text).take()) != std::string::npos);
  }
}

TEST_CASE("[TT-N1] a form is no action, and unsafe or endless texts are refused") {
  const auto game = open();
  const auto state = begun(*game);
  CHECK(refusal(*state, a, "sign:") == "TT-N1: the text is missing");
  CHECK(refusal(*state, a, "sign:%20a").starts_with("TT-N1: "));
  CHECK(refusal(*state, a, "sign:a%20%20b").starts_with("TT-N1: "));
  CHECK(refusal(*state, a, "sign:a%0Ab").starts_with("TT-N1: "));
  CHECK(refusal(*state, a, "sign:%E2%80%AEabc").starts_with("TT-N1: "));
  CHECK(refusal(*state, a, "sign:%FF").starts_with("TT-N1: "));
  CHECK(refusal(*state, a, "sign:a%CC%81%CC%81%CC%81%CC%81%CC%81").starts_with("TT-N1: "));
  CHECK(refusal(*state, a, "sign:abcdefghijklmnopqrstuvwxyz") == ": there is no such action");
  CHECK(refusal(*state, a, "sign:%61") == ": there is no such action");  // a letter stands for itself
}

TEST_CASE("[TT-N2] no two marks are signed alike") {
  const auto game = open("0");
  const auto state = begun(*game);
  REQUIRE(state->play(a, "sign:Ann").ok());
  REQUIRE(state->play(b, "a1").ok());
  CHECK(refusal(*state, b, "sign:Ann") == "TT-N2: another mark is signed so");
  CHECK(state->play(b, "sign:ann").ok());
}

TEST_CASE("[TT-W1] silence lets a mark stand; the clock closes the window with one move") {
  const auto game = open();
  const auto state = begun(*game);
  REQUIRE(state->play(a, "sign:Ann").ok());
  CHECK(state->window() != 0);
  CHECK(state->legal(Actor::clock()) == std::vector<std::string>{"close"});
  REQUIRE(state->play(Actor::clock(), "close").ok());
  CHECK(state->window() == 0);
  CHECK(state->awaited() == core::Actors::only(b));
}

TEST_CASE("[TT-W2] an objection wipes the mark off, and no more than the agreed number are possible") {
  const auto game = open("1");
  const auto state = begun(*game);
  REQUIRE(state->play(a, "sign:Ann").ok());
  REQUIRE(state->play(b, "object").ok());
  CHECK(state->view(core::Viewer::spectator()).find("Ann") == std::string::npos);
  REQUIRE(state->play(b, "a1").ok());
  REQUIRE(state->play(b, "sign:Bo").ok());
  REQUIRE(state->play(a, "agree").ok());
  REQUIRE(state->play(a, "b2").ok());
  REQUIRE(state->play(a, "sign:Ann").ok());
  CHECK(state->window() == 0);
}

TEST_CASE("[TT-E1] texts survive a record and its replay in the page's engine") {
  const auto game = open("0");
  const auto seed = core::Seed::from_hex("000102030405060708090a0b0c0d0e0f");
  REQUIRE(seed.has_value());
  core::DealStream deals(*seed);
  core::Random random(3);
  std::vector<core::Move> log;
  const auto playout = game->random_game(deals, random, &log);
  const std::string text = core::write_record(core::make_record(*game, log, playout.outcome, *seed));
  CHECK(text.find("sign:") != std::string::npos);
  const auto record = core::read_record(text);
  REQUIRE(record.ok());
  CHECK(core::verify_record(record.value(), *game).ok());
  const auto replay = games::Replay::open(text);
  REQUIRE_MESSAGE(replay.ok(), (replay ? "" : replay.error()));
  CHECK(replay.value().position(replay.value().moves(), a).find("signature") != std::string::npos);
}

TEST_CASE("[TT-M1] the page can try a text before it is said") {
  const auto game = open();
  const auto state = begun(*game);
  const std::string view = state->view(a);
  CHECK(games::attempt(*game, view, "").find(R"("sign:")") != std::string::npos);
  CHECK(games::attempt(*game, view, "sign:%D0%81%D0%BB%D0%BA%D0%B0").find("Ёлка") != std::string::npos);
  CHECK(games::attempt(*game, view, "sign:").find("TT-N1") != std::string::npos);
}
