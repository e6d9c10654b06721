// What is said at the table and what there is to see; position.cpp places the things.
#include "cats/names.h"
#include "cats/view_check.h"
#include "core/text.h"
#include "position.h"

namespace cats::tests {
namespace {

std::string names_of(Actors actors) {
  std::string names;
  for (int i = 0; i < actors.count(); ++i) names += actors.nth(i).name();
  return names;
}

std::string numbers_of(std::uint32_t set) {
  std::string text;
  for (; set != 0; set &= set - 1) text += (text.empty() ? "" : " ") + std::to_string(std::countr_zero(set) + 1);
  return text;
}

char letter_of(int seat) { return seat == none ? '-' : seat_letter(seat); }

}  // namespace

std::optional<Action> Position::read(char who, std::string_view token) const {
  const bool any_paint = who == '*' && read_letter(colour_letters, token).has_value();
  return game_.read(actor(who), std::string(token) + (any_paint ? "1" : ""));
}

void Position::check() const {
  const std::string_view wrong = what_is_wrong(game_, view('-'));
  REQUIRE_MESSAGE(wrong.empty(), "no such position: " << std::string(wrong) << "\n" << json());
}

Position& Position::plays(char who, std::string_view tokens) {
  check();
  for (const auto token : core::split(tokens, ' ')) {
    INFO(std::string(1, who) << " plays " << std::string(token) << " in " << json());
    const auto action = read(who, token);
    REQUIRE_MESSAGE(action.has_value(), "no such token");
    const Verdict verdict = game_.validate(state_, actor(who), *action);
    REQUIRE_MESSAGE(verdict.ok(), std::string(verdict.error().clause) << ": " << std::string(verdict.error().reason));
    CHECK_MESSAGE(legal(who).contains(game_.write(*action)), "allowed, but not listed");
    game_.apply(state_, actor(who), *action);
    check();
  }
  return *this;
}

void Position::refuses(char who, std::string_view token, std::string_view clause) const {
  check();
  INFO(std::string(1, who) << " tries " << std::string(token));
  const State before = state_;
  const auto action = read(who, token);
  if (!action) {
    CHECK_MESSAGE(clause.empty(), "no such token");
    return;
  }
  CHECK_MESSAGE(!legal(who).contains(game_.write(*action)), "it is listed among the legal actions");
  const Verdict verdict = game_.validate(state_, actor(who), *action);
  CHECK_MESSAGE(!verdict.ok(), "it is allowed");
  if (!verdict.ok()) {
    CHECK(std::string(verdict.error().clause) == std::string(clause));
    CHECK(!verdict.error().reason.empty());
  }
  CHECK(state_ == before);
}

Position& Position::rests(char seat) {
  for (const Action action : game_.timeout_actions(state_, Seat{byte(index(seat))}, nullptr))
    plays(seat, game_.write(action));
  return *this;
}

Position& Position::exchanges(char seat, std::string_view die) {
  plays(seat, "exchange" + std::string(die));
  while (state_.table.exchange_by != none) {
    const char who = turn();
    const std::string drawn = *legal('*').begin();
    plays('*', drawn).plays(who, "drop-" + drawn.substr(0, 1));
  }
  return *this;
}

std::string Position::tells(char who, std::string_view token) {
  const State before = state_;
  const auto action = read(who, token);
  REQUIRE(action.has_value());
  plays(who, token);
  std::string story;
  for (const auto& line : game_.narrate(before, actor(who), *action, state_)) story += line + "\n";
  return story;
}

Tokens Position::legal(char who) const {
  LegalActions actions;
  game_.legal(state_, actor(who), actions);
  Tokens tokens;
  actions.for_each([&](Action action) { tokens.insert(game_.write(action)); });
  return tokens;
}

Tokens Position::legal(char who, std::string_view beginning) const {
  Tokens all = legal(who);
  std::erase_if(all, [&](const std::string& token) { return !token.starts_with(beginning); });
  return all;
}

std::string Position::phase() const { return std::string(phase_names[static_cast<std::size_t>(state_.table.phase)]); }
std::string Position::actors() const { return names_of(game_.actors(state_)); }
std::string Position::awaited() const { return names_of(game_.awaited(state_)); }
std::string Position::winners() const { return names_of(game_.winners(state_)); }
char Position::turn() const { return letter_of(state_.table.active); }
char Position::starter() const { return letter_of(state_.table.starter); }

std::string Position::cards(int painting) const {
  std::string letters;
  for (int i = 0; i < places_each; ++i) letters += card_letter(state_.cards[(painting - 1) * places_each + i]);
  return letters;
}

std::string Position::face(int painting) const {
  const int palette = state_.palettes[painting - 1];
  return palette == none ? "" : paints_name(game_.parts().palette(palette).colours);
}

std::string Position::hand(char seat) const { return paints_name(state_.table.hands[index(seat)]); }
std::string Position::discard() const { return paints_name(state_.table.discard); }
std::string Position::stack() const { return paints_name(state_.stack); }
std::string Position::bank() const { return numbers_of(state_.table.bank); }
std::string Position::flooded() const { return numbers_of(state_.table.palette_discard); }
std::string Position::clean() const { return numbers_of(state_.table.clean); }

std::string Position::dice() const {
  std::string text;
  for (int d = 0; d < state_.table.dice.size(); ++d) {
    const Die& die = state_.table.dice[d];
    text += (text.empty() ? "" : " ") + painting_name(die.painting);
    if (die.owner != none) text += die.owner == Die::discarded ? '-' : seat_letter(die.owner);
  }
  return text;
}

std::string Position::event() const {
  const int event = state_.table.event;
  return event == none ? "" : std::string(event_names[static_cast<std::size_t>(event)]);
}

View Position::view(char viewer) const {
  return game_.view(state_, viewer == '-' ? Viewer::spectator() : Viewer(Seat{byte(index(viewer))}));
}

}  // namespace cats::tests
