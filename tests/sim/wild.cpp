// What a wild client does: sense and nonsense, in any order, on lines that break.
#include <algorithm>
#include <array>

#include "games/registry.h"
#include "tests/sim/run.h"

namespace sim {
namespace {

using core::Random;
using core::Seat;

template <class T>
const T& one_of(Random& random, const std::vector<T>& list) {
  return list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))];
}

char some_seat(Random& random) { return static_cast<char>('A' + random.below(5)); }

// Any legal action of a seat, sensible or not; nothing if it has none.
std::optional<std::string> some_move(Random& random, const core::AnyState& state, Seat seat, std::string_view memory) {
  const auto legal = state.legal(seat);
  if (legal.empty()) return std::nullopt;
  if (random.below(3) != 0 && state.awaited().has(seat)) {
    Random chance(random.next());
    const auto view = state.look(seat);
    return games::choose(games::find_game(view->game())->levels.front(), *view, memory, chance).token;
  }
  return state.fill(seat, one_of(random, legal), random);
}

std::optional<std::string> some_move(Random& random, const server::Table& table, Seat seat) {
  return some_move(random, table.state(), seat, table.chair(seat).memory);
}

void say_move(Tab& tab, std::string action, std::optional<char> seat = {}) {
  tab.say(protocol::Move{.key = tab.person().new_key(), .action = std::move(action), .seat = seat});
}

void move(Tab& tab, const server::Table& table) {
  if (!tab.seat() || !table.started()) return say_move(tab, "ready");
  const core::Actors own = core::Actors::of(table.seats_of(tab.person().owner));
  const Seat seat = own.empty() ? *tab.seat() : own.nth(tab.random.below(own.count())).seat();
  const bool named = seat != *tab.seat() || tab.random.below(4) == 0;
  if (auto token = some_move(tab.random, table, seat))
    say_move(tab, std::move(*token), named ? std::optional(core::letter(seat)) : std::nullopt);
}

// An action of another seat, or one that nobody may take.
void illegal_move(Tab& tab, const server::Table& table) {
  const std::vector<std::string> nonsense = {"bid99", "ready", "undo", "p1@a1", "*", "A", "hang p1 a1", "bid0"};
  if (!table.started() || tab.random.below(2) == 0) return say_move(tab, one_of(tab.random, nonsense));
  const Seat other{static_cast<std::uint8_t>(tab.random.below(static_cast<int>(table.chairs().size())))};
  const bool named = tab.random.below(2) == 0;
  say_move(tab, some_move(tab.random, table, other).value_or("bid1"),
           named ? std::optional(core::letter(other)) : std::nullopt);
}

// The second step before the first.
void two_moves_turned_round(Tab& tab, const server::Table& table) {
  if (!tab.seat() || !table.started()) return;
  const auto first = some_move(tab.random, table, *tab.seat());
  const auto ahead = table.state().clone();
  if (!first || !ahead->play(*tab.seat(), *first)) return;
  // Beyond a reveal it could not look.
  if (ahead->stage() != table.state().stage()) return;
  std::string memory = table.chair(*tab.seat()).memory;
  games::remember(memory, *ahead->look(*tab.seat()));
  if (const auto second = some_move(tab.random, *ahead, *tab.seat(), memory)) say_move(tab, *second);
  say_move(tab, *first);
}

std::string garbage(Random& random) {
  std::string text;
  for (int i = random.below(60); i > 0; --i) text += static_cast<char>(random.below(256));
  return text;
}

std::string mutated(Random& random, std::string text) {
  for (int i = 1 + random.below(3); i > 0 && !text.empty(); --i) {
    const auto at = static_cast<std::size_t>(random.below(static_cast<int>(text.size())));
    const int how = random.below(4);
    if (how == 0) text.erase(at, 1 + static_cast<std::size_t>(random.below(4)));
    if (how == 1) text[at] = static_cast<char>(32 + random.below(95));
    if (how == 2) text.insert(at, text.substr(at / 2, 8));
    if (how == 3) text.resize(at);
  }
  return text;
}

void look_around(Run& run, Tab& tab) {
  const std::string here = "/api/matches/" + run.match();
  const std::vector<std::string> targets = {"/api/matches", "/api/matches?mine=1", here,           here + "/record",
                                            "/api/games",   "/api/session",        "/api/nothing", "/metrics",
                                            "/healthz",     "/api/matches/x"};
  // One after another, for compilers differ in which argument of a call comes first.
  const std::string method = tab.random.below(8) == 0 ? "POST" : "GET";
  const std::string body = tab.random.below(2) == 0 ? "{}" : garbage(tab.random);
  run.http(run.server_of(tab), tab.person(), method, one_of(tab.random, targets), body);
}

void come_in(Run& run, Tab& tab) {
  Random& random = tab.random;
  if (!tab.offline() || !run.server_of(tab)) return;
  tab.wants_legal = random.below(3) == 0;
  tab.tells_since = random.below(3) != 0;
  const std::array<std::optional<std::string>, 4> tokens = {run.watch(), run.invite(), std::nullopt, "wrong"};
  tab.token = tokens.at(static_cast<std::size_t>(std::min(3, random.below(12))));
  if (random.below(4) != 0) tab.token = run.watch();
  tab.connect(run.server_of(tab));
}

// What has to do with the seats of the table.
void change_company(Run& run, Tab& tab, const server::Table& table) {
  Random& random = tab.random;
  const std::string key = tab.person().new_key();
  std::vector<std::string_view> levels = table.setting().info->levels;
  levels.emplace_back("genius");
  const std::string level(one_of(random, levels));
  switch (random.below(7)) {
    case 0:
      return tab.say(protocol::Mute{.seat = some_seat(random), .on = random.below(2) == 0});
    case 1:
      return tab.say(protocol::Replace{.key = key, .seat = some_seat(random), .level = level});
    case 2:
      // Not too often: a table that everybody leaves is closed.
      if (random.below(table.started() ? 2 : 6) == 0) tab.say(protocol::Leave{.key = key});
      return;
    case 3:
      return tab.say(protocol::Resume{.key = key});
    case 4:
      return tab.say(protocol::Start{.key = key, .level = level});
    case 5:
      return tab.say(protocol::Rematch{.key = key});
    default:
      return run.join(tab, random.below(3) == 0 ? std::nullopt : std::optional(run.invite()));
  }
}

void talk(Run& run, Tab& tab) {
  Random& random = tab.random;
  switch (random.below(8)) {
    case 0:
      return tab.say(protocol::AskLegal{});
    case 1:
      return tab.say(protocol::Ping{});
    case 2:
      return run.rename(tab, "Name " + std::to_string(random.below(100)));
    case 3:
      return look_around(run, tab);
    default:
      return tab.say(
          protocol::Chat{.key = tab.person().new_key(), .text = "line " + std::to_string(random.below(1000))});
  }
}

void misbehave(Tab& tab) {
  Random& random = tab.random;
  const std::string last =
      tab.said().empty() ? R"({"type":"move","key":"k0","action":"bid1"})" : one_of(random, tab.said());
  switch (random.below(6)) {
    case 0:
      return tab.say_text(garbage(random));
    case 1:
      return tab.say_text(mutated(random, last));
    case 2:
      return tab.say(protocol::Hello{.protocol = 1, .match = tab.match(), .token = {}, .since = {}, .legal = {}});
    default:
      return tab.say_text(last);  // the same key again
  }
}

}  // namespace

storage::Time act_wildly(Run& run, Tab& tab) {
  Random& random = tab.random;
  if (!tab.online()) {
    come_in(run, tab);
    return 20 + random.below(800);
  }
  const server::Table* table = tab.table();
  const int choice = run.hold && run.hold() ? 54 + random.below(46) : random.below(100);
  if (table == nullptr) {
    if (choice < 20) misbehave(tab);
    return 20 + random.below(200);
  }
  if (choice < 45) {
    move(tab, *table);
  } else if (choice < 50) {
    illegal_move(tab, *table);
  } else if (choice < 54) {
    two_moves_turned_round(tab, *table);
  } else if (choice < 66) {
    change_company(run, tab, *table);
  } else if (choice < 78) {
    talk(run, tab);
  } else if (choice < 90) {
    misbehave(tab);
  } else if (choice < 94) {
    tab.disconnect();
  } else if (choice < 96) {
    return 5000 + random.below(30000);  // the clock may run out
  }
  return 5 + random.below(random.below(3) == 0 ? 20 : 400);
}

}  // namespace sim
