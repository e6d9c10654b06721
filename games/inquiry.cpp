#include "games/inquiry.h"

#include <utility>

#include "core/json.h"
#include "core/json_reader.h"
#include "core/text.h"
#include "games/registry.h"

namespace games {
namespace {

using core::AnyState;
using core::Failure;
using core::JsonField;
using core::JsonReader;
using core::JsonWriter;
using core::Viewer;

constexpr int moves_apart = 32;  // states that a replay keeps

struct AgreementReader {
  Request request;

  void game(JsonReader& in) { request.game = in.text(); }
  void edition(JsonReader& in) { request.edition = in.text(); }
  void seats(JsonReader& in) { request.seats = in.number(0, core::max_seats); }
  void flags(JsonReader& in) {
    in.object([&](std::string_view name) { request.flags.emplace_back(name, in.text()); });
  }

  static constexpr std::array<JsonField<AgreementReader>, 4> fields = {{
      {"game", &AgreementReader::game},
      {"edition", &AgreementReader::edition},
      {"flags", &AgreementReader::flags},
      {"seats", &AgreementReader::seats},
  }};
};

void write_agreement(JsonWriter& out, const core::Agreement& agreement) {
  out.begin_object().field("game", agreement.game).field("edition", agreement.edition);
  out.key("flags").begin_object();
  for (const auto& [name, value] : agreement.flags) out.field(name, value);
  out.end_object().field("seats", agreement.seats).end_object();
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

std::string position_of(const AnyState& state, Viewer viewer, const std::vector<core::Choice>& choices) {
  JsonWriter out;
  out.begin_object().key("view").raw(state.view(viewer));
  write_choices(out, choices);
  return out.key("insight").raw(state.insight()).end_object().take();
}

std::string violation(core::Violation why) {
  return JsonWriter().begin_object().field("clause", why.clause).field("reason", why.reason).end_object().take();
}

// The position after these actions of the viewer.
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
  AgreementReader agreement;
  JsonReader in(json);
  in.fields(agreement, AgreementReader::fields);
  in.finish();
  if (!in.ok()) return Failure{"no agreement, " + in.reason()};
  return open_game(agreement.request);
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
  static_cast<void>(state.play(actor, token));  // the record was verified: nothing is refused
}

std::string Replay::summary() const {
  JsonWriter out;
  out.begin_object().key("agreement");
  write_agreement(out, record_.agreement);
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
