#include <algorithm>
#include <array>

#include "apps/options.h"
#include "apps/table.h"
#include "core/text.h"

namespace apps {
namespace {

constexpr std::array<std::string_view, 3> bot_names = {"random", "visitor", "collector"};

}  // namespace

std::string_view name_of(Bot bot) { return bot_names.at(static_cast<std::size_t>(bot)); }

Or<std::vector<Bot>> read_bots(const std::string& text, int seats) {
  std::vector<Bot> listed_bots;
  for (const std::string_view word : core::split(text, ',')) {
    const auto* const found = std::find(bot_names.begin(), bot_names.end(), word);
    if (found == bot_names.end()) {
      const std::string names = listed({bot_names.begin(), bot_names.end()});
      return stop(exit_usage, "there is no bot '" + std::string(word) + "'; there is " + names);
    }
    listed_bots.push_back(static_cast<Bot>(found - bot_names.begin()));
  }
  if (listed_bots.size() > static_cast<std::size_t>(seats)) {
    return stop(exit_usage,
                std::to_string(listed_bots.size()) + " bots are too many for " + std::to_string(seats) + " seats");
  }
  std::vector<Bot> bots;
  bots.reserve(static_cast<std::size_t>(seats));
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) bots.push_back(listed_bots[i % listed_bots.size()]);
  return bots;
}

core::Actor next_actor(core::Actors awaited, core::Actor last) { return awaited.has(last) ? last : awaited.nth(0); }

core::Playout play_match(Table& table, const std::vector<Bot>& bots, core::DealStream& deals, core::Random& choices,
                         std::vector<core::Move>* log) {
  core::Playout playout;
  core::Actor actor = core::Actor::chance();
  while (!table.over()) {
    actor = next_actor(table.awaited(), actor);
    std::string token = actor.is_chance() ? table.deal(deals)
                                          : table.choose(bots[static_cast<std::size_t>(core::index(actor.seat()))],
                                                         actor.seat(), choices);
    ++(actor.is_chance() ? playout.draws : playout.decisions);
    // A bot that breaks the rules would be a mistake of the program; the empty outcome makes it visible.
    if (!table.play(actor, token, nullptr)) return playout;
    if (log != nullptr) log->push_back({actor, std::move(token)});
  }
  playout.outcome = table.outcome();
  return playout;
}

}  // namespace apps
