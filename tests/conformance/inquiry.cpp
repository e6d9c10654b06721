// The engine tells a page from a view alone what the server, which knows everything, would tell it.
#include "games/inquiry.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "core/json.h"
#include "core/random.h"
#include "games/registry.h"
#include "tests/conformance/run.h"

namespace {

using core::Actor;
using core::Viewer;

std::unique_ptr<core::AnyGame> open(std::string_view edition, int seats) {
  auto game = games::open_game(games::Request{.game = "art-society", .edition = std::string(edition), .seats = seats});
  REQUIRE(game.ok());
  return std::move(game).value();
}

void write_seats(core::JsonWriter& out, std::string_view name, core::Actors actors) {
  out.key(name).begin_array();
  for (const char letter : std::string_view("ABCDEFGH")) {
    if (actors.has(core::Seat{static_cast<std::uint8_t>(letter - 'A')})) out.joined(letter);
  }
  out.end_array();
}

// A position with these choices, as it is told by somebody who knows the state.
std::string told(const core::AnyState& state, Viewer viewer, const std::vector<core::Choice>& choices) {
  core::JsonWriter out;
  out.begin_object().key("view").raw(state.view(viewer));
  write_seats(out, "awaited", state.awaited());
  write_seats(out, "actors", state.actors());
  out.field("window", state.window()).key("choices").begin_object();
  for (const bool undoable : {true, false}) {
    out.key(undoable ? "undoable" : "final").begin_array();
    for (const core::Choice& choice : choices) {
      if (choice.undoable == undoable) out.value(choice.token);
    }
    out.end_array();
  }
  return out.end_object().key("insight").raw(state.insight()).end_object().take();
}

std::string truth(const core::AnyState& state, Viewer viewer) {
  return told(state, viewer, viewer.is_spectator() ? std::vector<core::Choice>() : state.choices(viewer.seat()));
}

// The last bid of a round shows what was hidden; all else that a seat does follows from what it sees.
bool reveals(const core::AnyState& state, const std::string& token) {
  return token.starts_with("bid") && state.awaited().count() == 1;
}

// What a seat does in Cats without turning up a card or the back of a palette.
bool shows_nothing_new(const std::string& token) {
  for (const std::string_view kind : {"take", "exchange", "drop-", "stop", "paw", "yes", "no", "turbo"}) {
    if (token.starts_with(kind)) return true;
  }
  return false;
}

// The first choice of a position that can't be undone. If there is none, the first that can.
std::string first_choice(const std::string& position) {
  for (const std::string_view list : {R"("final":[")", R"("undoable":[")"}) {
    const std::size_t at = position.find(list);
    if (at == std::string::npos) continue;
    const std::size_t from = at + list.size();
    return position.substr(from, position.find('"', from) - from);
  }
  return "";
}

bool has_picked(const std::string& view, int seat) {
  constexpr std::string_view key = R"("picked":)";
  std::size_t at = view.find(key);
  for (int s = 0; s < seat; ++s) at = view.find(key, at + 1);
  return view.compare(at + key.size(), 4, "true") == 0;
}

std::string golden(std::string_view name) {
  std::ifstream file("tests/golden/" + std::string(name), std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("inquiry: a look at a view, and what an action would bring, are told as if everything were known") {
  for (const std::string_view edition : {"pl", "ru"}) {
    for (int seats = 2; seats <= 4; ++seats) {
      const auto game = open(edition, seats);
      const auto state = game->start();
      core::Random random(static_cast<std::uint64_t>(seats));
      while (!state->over()) {
        const core::Actors who = state->actors();
        const Actor actor = who.nth(random.below(who.count()));
        const auto legal = state->legal(actor);
        const std::string token = legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
        const Viewer viewer = actor.is_chance() ? Viewer::spectator() : Viewer(actor.seat());
        const std::string view = state->view(viewer);
        if (random.below(4) == 0) REQUIRE(games::attempt(*game, view, "") == truth(*state, viewer));
        const bool hidden = actor.is_chance() || reveals(*state, token);
        REQUIRE(state->play(actor, token).ok());
        if (!hidden) REQUIRE(games::attempt(*game, view, token) == truth(*state, viewer));
      }
      REQUIRE(games::attempt(*game, state->view(Viewer::spectator()), "") == truth(*state, Viewer::spectator()));
    }
  }
}

TEST_CASE("inquiry: Cats is told from a view as if everything were known, as far as nothing new is turned up") {
  int tried = 0;
  for (int seats = 2; seats <= 4; ++seats) {
    const auto game = games::open_game(games::Request{.game = "cats", .seats = seats});
    REQUIRE(game.ok());
    const auto state = game.value()->start();
    core::Random random(static_cast<std::uint64_t>(seats));
    while (!state->over()) {
      const core::Actors who = state->actors();
      const Actor actor = who.nth(random.below(who.count()));
      const auto legal = state->legal(actor);
      const std::string token = legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
      const Viewer viewer = actor.is_chance() ? Viewer::spectator() : Viewer(actor.seat());
      const std::string view = state->view(viewer);
      REQUIRE(games::attempt(*game.value(), view, "") == truth(*state, viewer));
      const int round = state->outcome().rounds;
      REQUIRE(state->play(actor, token).ok());
      const bool event_opened = state->outcome().rounds != round;
      if (actor.is_chance() || !shows_nothing_new(token) || event_opened) continue;
      REQUIRE(games::attempt(*game.value(), view, token) == truth(*state, viewer));
      ++tried;
    }
  }
  CHECK(tried > 100);
}

TEST_CASE("inquiry: several actions are done one after another, and the first that is forbidden is named") {
  const auto game = open("pl", 2);
  const auto state = game->start();
  for (const std::string_view token : {"p1", "p2"}) REQUIRE(state->play(Actor::chance(), token).ok());
  REQUIRE(state->play(core::Seat{0}, "g4").ok());
  REQUIRE(state->play(core::Seat{1}, "g4").ok());
  for (const std::string_view token : {"c1", "c2"}) REQUIRE(state->play(Actor::chance(), token).ok());
  const std::string view = state->view(core::Seat{0});
  CHECK(games::attempt(*game, view, "2x2 2x3").find(R"("lots":["2x2","2x3"])") != std::string::npos);
  CHECK(games::attempt(*game, view, "2x2 bid4") ==
        R"({"clause":"AS-A1","reason":"the auctioneer has to choose the lots first"})");
  CHECK(games::attempt(*game, view, "2x2  2x3") == R"({"clause":"","reason":"there is no such action"})");
  CHECK(games::attempt(*game, state->view(Viewer::spectator()), "2x2") ==
        R"({"clause":"","reason":"a spectator can't act"})");
  CHECK(games::attempt(*game, "[]", "") == R"({"error":"no view, at byte 0: expected an object"})");
}

TEST_CASE("[AS-D1] inquiry: lots can be tried out before the bid and before the own turn") {
  const auto game = open("pl", 3);
  const auto state = game->start();
  core::Random random(5);
  int tried = 0;
  while (!state->over()) {
    const core::Actors who = state->actors();
    const Actor actor = who.nth(random.below(who.count()));
    const auto legal = state->legal(actor);
    const std::string token = legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
    const std::string view = state->view(Viewer(core::Seat{1}));
    const std::string rehearsed = games::rehearse(*game, view, "");
    const bool may_try = view.find(R"("phase":"bids")") != std::string::npos ||
                         (view.find(R"("phase":"turns")") != std::string::npos && !has_picked(view, 1));
    REQUIRE((rehearsed.find(R"("clause")") == std::string::npos) == may_try);
    if (may_try) {
      const std::string pick = first_choice(rehearsed);
      REQUIRE(pick.starts_with('p'));
      const std::string picked = games::rehearse(*game, view, pick);
      REQUIRE(picked.find(R"("pending":")" + pick + "\"") != std::string::npos);
      REQUIRE(games::rehearse(*game, view, pick + " " + first_choice(picked)).starts_with(R"({"view")"));
      ++tried;
    }
    REQUIRE(state->play(actor, token).ok());
  }
  CHECK(tried > 20);
  CHECK(games::rehearse(*game, state->view(Viewer::spectator()), "") ==
        R"({"clause":"","reason":"there is nothing to try out"})");
  CHECK(games::rehearse(*game, "[]", "") == R"({"error":"no view, at byte 0: expected an object"})");
}

TEST_CASE("inquiry: a game is opened by what was agreed, or a sentence says why not") {
  const auto open = [](std::string_view json) {
    const auto game = games::open_agreement(json);
    return game ? game.value()->agreement().flags[1].second : game.error();
  };
  CHECK(open(R"({"game":"art-society","edition":"ru","flags":{},"seats":2})") == "highest");
  CHECK(open(R"({"game":"art-society","edition":"ru","flags":{"tie":"sum"},"seats":2})") == "sum");
  CHECK(open(R"({"game":"art-society","edition":"ru","flags":{"tie":"no"},"seats":2})") ==
        "flag 'tie' is sum or highest, not 'no'");
  CHECK(open(R"({"game":"chess","edition":"","flags":{},"seats":2})") ==
        "there is no game 'chess'; there is " + games::game_names());
  CHECK(open(R"({"game":"art-society","edition":"pl","flags":{},"seats":7})") ==
        "art-society is for 2 to 4 players, not 7");
  CHECK(open(R"({"game":"cats","edition":"ru","flags":{"start":"seat-d"},"seats":3})") ==
        "with these flags cats is for 4 players, not 3");
  CHECK(open(R"({"game":"cats","edition":"ru","flags":{"start":"seat-d"},"seats":4})") == "first");
  CHECK(open(R"({"game":"art-society"})") == "not an agreement, at byte 22: 'edition' is missing");
  CHECK(games::error_json("a \"sentence\"") == R"({"error":"a \"sentence\""})");
}

TEST_CASE("inquiry: a replay shows each position as it was, forwards and backwards") {
  const std::string text = golden("art-society-zh-5.vrec");
  const auto replay = games::Replay::open(text);
  REQUIRE_MESSAGE(replay.ok(), replay.error());
  const auto record = core::read_record(text);
  const auto game = games::open_game(record.value().agreement, {});
  const auto& moves = record.value().moves;
  REQUIRE(replay.value().moves() == static_cast<int>(moves.size()));
  REQUIRE(replay.value().seats() == 3);
  const auto state = game.value()->start();
  std::vector<std::string> seen;
  for (std::size_t step = 0; step <= moves.size(); ++step) {
    for (const Viewer viewer : conformance::viewers(3)) {
      const std::string position = replay.value().position(static_cast<int>(step), viewer);
      REQUIRE(position == told(*state, viewer, {}));
    }
    seen.push_back(state->view(Viewer::spectator()));
    if (step < moves.size()) REQUIRE(state->play(moves[step].actor, moves[step].token).ok());
  }
  for (std::size_t step = seen.size(); step-- > 0;) {
    REQUIRE(
        replay.value().position(static_cast<int>(step), Viewer::spectator()).starts_with(R"({"view":)" + seen[step]));
  }
  const std::string summary = replay.value().summary();
  CHECK(summary.starts_with(R"({"agreement":{"game":"art-society","edition":"zh","flags":{"decor-total":"exact",)"));
  CHECK(summary.find(R"("seats":3,"rules":1},"moves":[{"seat":null,"action":"p)") != std::string::npos);
}

TEST_CASE("inquiry: a record that is not in order is refused with the line and the reason") {
  std::string text = golden("art-society-zh-5.vrec");
  const auto refusal = [](std::string_view record) {
    const auto replay = games::Replay::open(record);
    return replay ? "" : replay.error();
  };
  CHECK(refusal("") == "line 1: the record ends here, but more must follow");
  const std::size_t winners = text.find("\nwinners ");
  text.replace(winners + 9, 1, text[winners + 9] == 'A' ? "B" : "A");
  CHECK(refusal(text).ends_with("these are not the winners by the rules (AS-G9)"));
}
