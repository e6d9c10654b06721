#include "games/inquiry.h"

#include <utility>

#include "core/json.h"
#include "core/json_reader.h"
#include "core/text.h"
#include "core/view_values.h"
#include "games/registry.h"

namespace games {
namespace {

using core::AnyState;
using core::Failure;
using core::JsonReader;
using core::JsonWriter;
using core::Viewer;
using core::keys::LeftOut;
using core::keys::Number;

constexpr int moves_apart = 32;  // a replay keeps every 32nd state

template <class T>
struct Word {
  T& text;

  void write(JsonWriter& out) const { out.value(text); }
  void read(JsonReader& in) const { text = in.text(); }
};

template <class T>
struct Flags {
  T& flags;

  void write(JsonWriter& out) const {
    out.begin_object();
    for (const auto& [name, value] : flags) out.field(name, value);
    out.end_object();
  }
  void read(JsonReader& in) const {
    in.object([&](std::string_view name) { flags.emplace_back(name, in.text()); });
  }
};

// The part of an agreement that a page gives and gets.
template <class A>
auto agreement_keys(A& agreement) {
  return [&](auto& io) {
    io.key("game", Word{agreement.game});
    io.key("edition", Word{agreement.edition});
    io.key("flags", Flags{agreement.flags});
    io.key("seats", Number{agreement.seats, 0, core::max_seats});
    io.key("rules",
           LeftOut{agreement.rules == 0, "it is the current version", Number{agreement.rules, 1, core::max_rules}});
  };
}

void write_choices(JsonWriter& out, const std::vector<core::Choice>& choices) {
  out.key("choices").begin_object();
  for (const bool undoable : {true, false}) {
    out.key(undoable ? "undoable" : "final").begin_array();
    for (const core::Choice& choice : choices) {
      if (choice.undoable == undoable) out.value(choice.token);
    }
    out.end_array();
  }
  out.end_object();
}

// The letters of seats; chance has none.
void write_seats(JsonWriter& out, std::string_view name, core::Actors actors) {
  out.key(name).begin_array();
  for (int i = 0; !actors.is_chance() && i < actors.count(); ++i) out.joined(actors.nth(i).name());
  out.end_array();
}

std::string position_of(const AnyState& state, Viewer viewer, const std::vector<core::Choice>& choices) {
  JsonWriter out;
  out.begin_object().key("view").raw(state.view(viewer));
  write_seats(out, "awaited", state.awaited());
  write_seats(out, "actors", state.actors());
  out.field("window", state.window());
  write_choices(out, choices);
  return out.key("insight").raw(state.insight()).end_object().take();
}

std::string violation(core::Violation why) {
  return JsonWriter().begin_object().field("clause", why.clause).field("reason", why.reason).end_object().take();
}

// The position after the viewer has taken these actions.
std::string go_on(AnyState& state, Viewer viewer, std::string_view actions) {
  const bool spectator = viewer.is_spectator();
  if (!actions.empty()) {
    if (spectator) return violation({"", "a spectator can't act"});
    for (const std::string_view action : core::split(actions, ' ')) {
      if (const auto verdict = state.play(viewer.seat(), action); !verdict) return violation(verdict.error());
    }
  }
  return position_of(state, viewer, spectator ? std::vector<core::Choice>() : state.choices(viewer.seat()));
}

}  // namespace

std::string error_json(std::string_view reason) {
  return JsonWriter().begin_object().field("error", reason).end_object().take();
}

core::Result<std::unique_ptr<core::AnyGame>, std::string> open_agreement(std::string_view json) {
  Request request;
  JsonReader in(json);
  core::read_keys(in, agreement_keys(request));
  in.finish();
  if (!in.ok()) return Failure{"not an agreement, " + in.reason()};
  return open_game(request);
}

std::string attempt(const core::AnyGame& game, std::string_view view, std::string_view actions) {
  const auto imagined = game.imagine(view);
  if (!imagined) return error_json(imagined.error());
  return go_on(*imagined.value().state, imagined.value().viewer, actions);
}

std::string rehearse(const core::AnyGame& game, std::string_view view, std::string_view actions) {
  const auto imagined = game.imagine(view);
  if (!imagined) return error_json(imagined.error());
  const auto& [state, viewer] = imagined.value();
  if (viewer.is_spectator() || !state->rehearse(viewer.seat())) return violation({"", "there is nothing to try out"});
  return go_on(*state, viewer, actions);
}

core::Result<Replay, std::string> Replay::open(std::string_view text) {
  const auto sentence = [](const core::ParseError& error) {
    return (error.line > 0 ? "line " + std::to_string(error.line) + ": " : "") + error.reason +
           (error.clause.empty() ? "" : " (" + error.clause + ")");
  };
  auto record = core::read_record(text);
  if (!record) return Failure{sentence(record.error())};
  const auto game = open_game(record.value().agreement, {});
  if (!game) return Failure{game.error()};
  if (const auto verdict = core::verify_record(record.value(), *game.value()); !verdict) {
    return Failure{sentence(verdict.error())};
  }
  Replay replay(std::move(record).value());
  const auto state = game.value()->start();
  for (int i = 0; i < replay.moves(); ++i) {
    if (i % moves_apart == 0) replay.kept_.push_back(state->clone());
    replay.play(*state, i);
  }
  replay.kept_.push_back(state->clone());
  return replay;
}

void Replay::play(AnyState& state, int move) const {
  const auto& [actor, token] = record_.moves[static_cast<std::size_t>(move)];
  static_cast<void>(state.play(actor, token));  // the record was verified, so nothing is refused
}

std::string Replay::summary() const {
  JsonWriter out;
  out.begin_object().key("agreement");
  core::write_keys(out, agreement_keys(record_.agreement));
  out.key("moves").begin_array();
  for (const auto& [actor, token] : record_.moves) {
    out.begin_object().key("seat");
    actor.is_seat() ? out.joined(actor.name()) : out.null();
    out.field("action", token).end_object();
  }
  out.end_array().key("points").begin_array();
  for (const int points : record_.points) out.value(points);
  return out.end_array().field("winners", record_.winners).end_object().take();
}

std::string Replay::position(int step, Viewer viewer) const {
  const int from = step / moves_apart;
  const auto state = kept_[static_cast<std::size_t>(from)]->clone();
  for (int i = from * moves_apart; i < step; ++i) play(*state, i);
  return position_of(*state, viewer, {});
}

}  // namespace games
