// The table of Art Society: its typed state, its bots, its picture. Whoever looks or plays gets a View, never the
// State.
#include <algorithm>

#include "apps/table.h"
#include "apps/terminal_table.h"
#include "art_society_bot/collector.h"
#include "art_society_bot/visitor.h"
#include "games/embedded.h"

namespace apps {
namespace {

using art_society::Action;
using art_society::Game;
using art_society::Kind;
using art_society::Phase;

class ArtSocietyTable final : public Table {
 public:
  explicit ArtSocietyTable(Game game) : game_(std::move(game)), state_(game_.start()) {}

  core::Actors awaited() const override { return game_.awaited(state_); }
  bool over() const override { return game_.over(state_); }
  int round() const override { return state_.table.round; }

  std::string deal(core::DealStream& deals) const override {
    art_society::LegalActions legal;
    game_.legal(state_, core::Actor::chance(), legal);
    return game_.write(legal[deals.below(legal.size())]);
  }

  std::string choose(Bot bot, core::Seat seat, core::Random& random) const override {
    const art_society::View view = game_.view(state_, seat);
    switch (bot) {
      case Bot::visitor:
        return game_.write(art_society_bot::choose_visitor(game_, view, random));
      case Bot::collector:
        return game_.write(art_society_bot::choose_collector(game_, view, random));
      case Bot::random:
        break;
    }
    art_society::LegalActions legal;
    game_.legal(game_.imagine(view), seat, legal);
    return game_.write(legal[random.below(legal.forward() > 0 ? legal.forward() : legal.size())]);
  }

  core::Verdict play(core::Actor actor, std::string_view token, std::vector<std::string>* story) override {
    const auto action = game_.read(actor, token);
    if (!action) return core::Failure{core::Violation{"", "there is no such action"}};
    if (auto verdict = game_.validate(state_, actor, *action); !verdict) return verdict;
    const art_society::State before = state_;
    game_.apply(state_, actor, *action);
    if (story == nullptr) return {};
    *story = game_.narrate(before, actor, *action, state_);
    look_ = is_worth_a_look(before, *action);
    return {};
  }

  bool worth_a_look() const override { return look_; }

  core::Outcome outcome() const override {
    core::Outcome outcome;
    const auto points = game_.points(state_);
    const core::Actors winners = game_.winners(state_);
    for (int s = 0; s < game_.seats(); ++s) {
      const core::Seat seat{art_society::byte(s)};
      outcome.points.push_back(points[s]);
      if (winners.has(seat)) outcome.winners += core::letter(seat);
    }
    outcome.rounds = game_.rounds(state_);
    outcome.end_reason = game_.end_reason(state_);
    return outcome;
  }

  std::vector<std::vector<std::string>> score_sheet() const override { return apps::score_sheet(game_, spectated()); }
  Canvas draw(const Frame& frame) const override { return draw_table(game_, spectated(), frame); }

 private:
  art_society::View spectated() const { return game_.view(state_, core::Viewer::spectator()); }

  // Lots, bids and words of readiness come in a row: only the last of them changes the scene.
  bool is_worth_a_look(const art_society::State& before, Action action) const {
    if (state_.table.phase != before.table.phase) return state_.table.phase != Phase::draw;
    switch (action.kind) {
      case Kind::painting_comes:
      case Kind::card_comes:
      case Kind::name_lot:
      case Kind::bid:
      case Kind::ready:
      case Kind::wait:
        return false;
      default:
        return true;
    }
  }

  Game game_;
  art_society::State state_;
  bool look_ = true;
};

}  // namespace

std::unique_ptr<Table> set_table(const core::Agreement& agreement, const std::string& components) {
  const std::string_view text =
      components.empty() ? games::embedded_components(Game::id) : std::string_view(components);
  auto parts = art_society::parse_components(agreement.components, text);
  if (!parts) return nullptr;  // the same text was read when the game was opened
  art_society::Flags flags;
  for (const auto& row : art_society::flag_table) {
    const auto has = [&](const auto& flag) { return flag.first == row.name && flag.second == row.on; };
    flags.*(row.field) = std::any_of(agreement.flags.begin(), agreement.flags.end(), has);
  }
  return std::make_unique<ArtSocietyTable>(Game(std::move(parts).value(), flags, agreement.seats));
}

}  // namespace apps
