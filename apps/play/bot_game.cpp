#include "apps/play/bot_game.h"

#include <algorithm>
#include <utility>

#include "core/players.h"
#include "core/text.h"

namespace apps {

Or<Bots> read_bots(const games::GameInfo& info, const std::string& text, int seats) {
  std::vector<std::string_view> levels = info.levels;
  levels.insert(levels.begin(), games::random_level);
  const auto named = core::split(text, ',');
  for (const std::string_view word : named) {
    if (std::find(levels.begin(), levels.end(), word) == levels.end()) {
      return stop(exit_usage, "there is no bot '" + std::string(word) + "' in " + std::string(info.id) + "; there is " +
                                  core::listed(levels));
    }
  }
  if (named.size() > static_cast<std::size_t>(seats)) {
    return stop(exit_usage,
                std::to_string(named.size()) + " bots are too many for " + std::to_string(seats) + " seats");
  }
  Bots bots;
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) bots.emplace_back(named[i % named.size()]);
  return bots;
}

BotGame::BotGame(const core::AnyGame& game, Bots bots)
    : look_(look_named(game.agreement().game)), state_(game.start()), bots_(std::move(bots)) {
  const bool remembers = games::find_game(game.agreement().game)->remembers;
  const auto clever = [](const std::string& level) { return level != games::random_level; };
  if (remembers && std::any_of(bots_.begin(), bots_.end(), clever)) memories_.resize(bots_.size());
}

std::string BotGame::deal(core::DealStream& deals) const {
  auto all = outcomes();
  return std::move(all[static_cast<std::size_t>(deals.below(static_cast<int>(all.size())))]);
}

std::optional<core::Move> BotGame::players() const {
  if (!state_->machines() || bots_.empty()) return std::nullopt;
  return core::Move{core::Actor::clock(), core::machines_token(core::SeatSet::first(static_cast<int>(bots_.size())))};
}

std::string BotGame::choose(core::Seat seat, core::Random& random) const {
  const auto number = static_cast<std::size_t>(core::index(seat));
  const std::string_view memory = memories_.empty() ? std::string_view() : std::string_view(memories_[number]);
  return games::choose(bots_[number], *state_->look(seat), memory, random).token;
}

core::Verdict BotGame::play(core::Actor actor, std::string_view token) {
  return then_remember(state_->play(actor, token));
}

core::Verdict BotGame::play(core::Actor actor, std::string_view token, std::vector<std::string>& story) {
  const auto before = spectated();
  auto verdict = then_remember(state_->play(actor, token, story));
  if (verdict) worth_a_look_ = look_.worth_a_look(*before, actor, token, *spectated());
  return verdict;
}

core::Verdict BotGame::then_remember(core::Verdict verdict) {
  for (std::size_t i = 0; verdict && i < memories_.size(); ++i)
    games::remember(memories_[i], *state_->look(core::Seat{static_cast<std::uint8_t>(i)}));
  return verdict;
}

core::Actor next_actor(core::Actors awaited, core::Actor last) { return awaited.has(last) ? last : awaited.nth(0); }

core::Playout play_match(BotGame& table, core::DealStream& deals, core::Random& choices, std::vector<core::Move>* log) {
  core::Playout playout;
  core::Actor actor = core::Actor::chance();
  if (auto players = table.players(); players && table.play(players->actor, players->token) && log != nullptr)
    log->push_back(*std::move(players));
  while (!table.over()) {
    actor = next_actor(table.awaited(), actor);
    std::string token = actor.is_chance() ? table.deal(deals) : table.choose(actor.seat(), choices);
    ++(actor.is_chance() ? playout.draws : playout.decisions);
    // A bot must never break the rules. The empty outcome makes such a mistake visible.
    if (!table.play(actor, token)) return playout;
    if (log != nullptr) log->push_back({actor, std::move(token)});
  }
  playout.outcome = table.outcome();
  return playout;
}

}  // namespace apps
