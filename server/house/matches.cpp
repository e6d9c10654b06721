// New matches: checks the request and stores the match.
#include <algorithm>
#include <array>
#include <utility>

#include "server/house/house.h"
#include "server/house/log.h"
#include "server/house/metrics.h"
#include "server/room/games.h"

namespace server {
namespace {

using core::Failure;
using protocol::ClockKind;
using protocol::RefusalCode;
using protocol::SeatKind;

Failure<Refusal> wrong(std::string reason) { return {Refusal{RefusalCode::bad_message, {}, std::move(reason)}}; }

std::optional<std::string> wrong_clock(const protocol::Clock& clock) {
  if (clock.kind == ClockKind::none && clock.limit != 0) return "without a clock the limit is 0";
  if (clock.kind == ClockKind::move && (clock.limit < 10 || clock.limit > 3600)) return "a move has 10 to 3600 seconds";
  if (clock.kind == ClockKind::day && (clock.limit < 1 || clock.limit > 14)) return "a move has 1 to 14 days";
  return std::nullopt;
}

}  // namespace

// The text of the component file that a table is opened with; empty if it is that of the game.
core::Result<std::string, Refusal> House::components_of(const protocol::CreateRequest& request) const {
  if (request.deck) {
    const decks::ShelvedDeck* deck = options_.decks.shelf->find(*request.deck);
    if (request.components) return wrong("name a deck or send components, not both");
    if (deck == nullptr) return wrong("there is no such deck here");
    return deck->components;
  }
  std::string text;
  for (const std::string& line : request.components.value_or(std::vector<std::string>{})) (text += line) += '\n';
  return text;
}

core::Result<protocol::Setup, Refusal> House::check(const protocol::CreateRequest& request,
                                                    const std::string& components) const {
  protocol::Setup setup;
  setup.game = request.game;
  setup.edition = request.edition.value_or("");
  setup.flags = request.flags.value_or(protocol::StringMap{});
  setup.seats = static_cast<std::int64_t>(request.seats.size());
  setup.clock = request.clock.value_or(protocol::Clock{});
  setup.listed = request.listed.value_or(false);
  setup.watching = request.watching.value_or(true);
  if (auto reason = wrong_clock(setup.clock)) return wrong(std::move(*reason));
  // Everybody reads the public list, and not every client knows how to show other components; a deck has pictures here.
  if (setup.listed && request.components)
    return wrong("a table with components of its own can't be in the public list; invite people by its link");
  const auto game = shared_game(setup, components);
  if (!game) return wrong(game.error());
  const games::GameInfo& info = *games::find_game(setup.game);
  setup.edition = game.value()->agreement().edition;
  setup.components = game.value()->agreement().components_hash;
  int mine = 0;
  bool people = false;
  for (const std::string& seat : request.seats) {
    mine += seat == "me" ? 1 : 0;
    people = people || seat == "me" || seat == "open";
    if (seat != "me" && seat != "open" && !has_level(info, seat))
      return wrong("a seat is 'me', 'open' or the level of a computer player, not '" + seat + "'");
  }
  if (mine > 1 && !info.shared_seats) return wrong("you can sit in one seat only");
  if (!people) return wrong("at least one seat is for a person");
  return setup;
}

void House::create_match(const protocol::Setup& setup, const std::string& components, const std::vector<NewSeat>& seats,
                         Created done) {
  std::array<std::uint8_t, 12> id{};
  world_.random(id);
  core::Seed seed;
  world_.random(seed.bytes);
  storage::Append append;
  append.match = match_id(id);
  append.birth = storage::Birth{protocol::write(setup), seed.hex(), 0, world_.now(), components};
  const auto game = shared_game(setup, components);
  if (!game) return done(std::nullopt);
  append.birth->rules = game.value()->agreement().rules;
  auto setting = Setting::open(append.match, *append.birth);
  if (!setting) return done(std::nullopt);
  Draft draft(Table(std::move(setting).value()), world_.now());
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const std::string letter = letter_of(core::Seat{static_cast<std::uint8_t>(i)});
    if (seats[i].kind != Kind::open_seat && !draft.add(seats[i].kind, letter, seats[i].text)) return done(std::nullopt);
  }
  draft.settle();
  append.members = draft.after.members();
  append.events = std::move(draft.events);
  append.header = draft.after.header();
  append.header.time = world_.now();
  const std::string match = append.match;
  world_.store().write(std::move(append), [this, match, done = std::move(done)](storage::Written result) {
    if (result != storage::Written::done) return done(std::nullopt);
    world_.metrics().matches.Increment();
    world_.log().info("match_created", {{Field::match, match}});
    // Bots may have the first move before anybody comes.
    room(match)->when_loaded([](const Room::Loaded&) {});
    done(match);
  });
}

// The same people and bots, in the same order. The person who asked is seated; the seats of the others are kept for
// them.
void House::create_rematch(const Table& table, const std::string& owner, Created done) {
  protocol::Setup setup = table.setting().setup;
  setup.listed = false;
  std::vector<NewSeat> seats;
  for (const Chair& chair : table.chairs()) {
    NewSeat seat;
    if (chair.kind == SeatKind::bot) {
      seat = {Kind::bot, chair.level};
    } else if (chair.is_person()) {
      seat = {chair.owner == owner ? Kind::sit : Kind::reserve, chair.owner + " " + chair.name};
    }
    seats.push_back(std::move(seat));
  }
  if (table.setting().game->agreement().components != own_components)
    return create_match(setup, {}, seats, std::move(done));
  // A room does not keep the text of its components.
  world_.store().load(table.setting().match, [this, setup, seats, done = std::move(done)](
                                                 const storage::Or<std::optional<storage::StoredMatch>>& found) {
    if (!found || !found.value()) return done(std::nullopt);
    create_match(setup, found.value()->birth.components, seats, done);
  });
}

}  // namespace server
