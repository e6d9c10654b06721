#include "games/registry.h"

#include <algorithm>
#include <optional>

#include "art_society/game.h"
#include "art_society_bot/collector.h"
#include "art_society_bot/visitor.h"
#include "core/erased_game.h"
#include "core/sha256.h"
#include "games/embedded.h"

namespace games {
namespace {

using core::Failure;
using Opened = core::Result<std::unique_ptr<core::AnyGame>, std::string>;

GameInfo art_society_info() {
  GameInfo info{art_society::Game::id, 2, art_society::max_players, {}, {}, {"visitor", "collector"}};
  for (const auto& edition : art_society::editions) info.editions.push_back(edition.name);
  for (const auto& row : art_society::flag_table) info.flags.push_back({row.name, {row.off, row.on}});
  return info;
}

// The flags of a request as the whole table of the game, or the sentence that says which is wrong.
std::optional<std::string> set_flags(art_society::Flags& flags, const Request& request) {
  for (const auto& [name, value] : request.flags) {
    const auto row = std::find_if(art_society::flag_table.begin(), art_society::flag_table.end(),
                                  [&](const auto& r) { return r.name == name; });
    if (row == art_society::flag_table.end()) return "there is no flag '" + name + "' in " + request.game;
    if (value != row->off && value != row->on) {
      return "flag '" + name + "' is " + std::string(row->off) + " or " + std::string(row->on) + ", not '" + value +
             "'";
    }
    flags.*(row->field) = value == row->on;
  }
  return std::nullopt;
}

Opened open_art_society(const Request& request) {
  const std::string edition = request.edition.empty() ? std::string(art_society::editions[0].name) : request.edition;
  const auto found = std::find_if(art_society::editions.begin(), art_society::editions.end(),
                                  [&](const auto& e) { return e.name == edition; });
  if (found == art_society::editions.end())
    return Failure{"there is no edition '" + edition + "' of art-society; there are pl, ru and zh"};
  art_society::Flags flags = found->flags;
  if (auto wrong = set_flags(flags, request)) return Failure{std::move(*wrong)};
  const std::string_view text =
      request.components.empty() ? embedded_components(art_society::Game::id) : std::string_view(request.components);
  auto parts = art_society::parse_components(request.components_name, text);
  if (!parts) {
    const auto& error = parts.error();
    return Failure{"components '" + request.components_name + "'" +
                   (error.line > 0 ? ", line " + std::to_string(error.line) : "") + ": " + error.reason +
                   (error.clause.empty() ? "" : " (" + error.clause + ")")};
  }
  core::Agreement agreement{.game = std::string(art_society::Game::id),
                            .rules = art_society::Game::rules_version,
                            .edition = edition,
                            .components = parts.value().name,
                            .components_hash = parts.value().hash,
                            .flags = {},
                            .seats = request.seats};
  for (const auto& row : art_society::flag_table)
    agreement.flags.emplace_back(row.name, flags.*(row.field) ? row.on : row.off);
  art_society::Game game(std::move(parts).value(), flags, request.seats);
  return std::unique_ptr<core::AnyGame>(
      std::make_unique<core::ErasedGame<art_society::Game>>(std::move(game), std::move(agreement)));
}

// Games enough to pass through every rule, few enough for a second; all numbers of players and editions, with going
// back.
std::string signature_of(const GameInfo& info) {
  std::string history;
  for (int number = 0; number < 96; ++number) {
    const int seats = info.min_seats + number % (info.max_seats - info.min_seats + 1);
    const auto edition = info.editions[static_cast<std::size_t>(number / 4) % info.editions.size()];
    const auto game = open_game(Request{.game = std::string(info.id), .edition = std::string(edition), .seats = seats});
    if (!game) return "broken: " + game.error();
    const auto state = game.value()->start();
    core::Random random(static_cast<std::uint64_t>(number));
    while (!state->over()) {
      const core::Actors who = number % 2 == 0 ? state->awaited() : state->actors();
      const core::Actor actor = who.nth(random.below(who.count()));
      const auto legal = state->legal(actor);
      const std::string& token = legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
      ((history += actor.name()) += token) += std::to_string(legal.size());
      if (!state->play(actor, token)) return "broken: a legal action was refused";
    }
    history += state->view(core::Viewer::spectator());
    history = core::to_hex(core::sha256(history));
  }
  return history.substr(0, 16);
}

}  // namespace

const std::vector<GameInfo>& all_games() {
  static const std::vector<GameInfo> games = {art_society_info()};
  return games;
}

Opened open_game(const Request& request) {
  const auto& games = all_games();
  const auto info = std::find_if(games.begin(), games.end(), [&](const GameInfo& g) { return g.id == request.game; });
  if (info == games.end()) return Failure{"there is no game '" + request.game + "'; there is art-society"};
  if (request.seats < info->min_seats || request.seats > info->max_seats) {
    return Failure{request.game + " is for " + std::to_string(info->min_seats) + " to " +
                   std::to_string(info->max_seats) + " players, not " + std::to_string(request.seats)};
  }
  return open_art_society(request);
}

Opened open_game(const core::Agreement& agreement, std::string_view components) {
  auto game = open_game(Request{.game = agreement.game,
                                .edition = agreement.edition,
                                .seats = agreement.seats,
                                .flags = agreement.flags,
                                .components_name = agreement.components,
                                .components = std::string(components)});
  if (!game) return game;
  const core::Agreement& mine = game.value()->agreement();
  if (agreement.rules != mine.rules) {
    return Failure{"the record was played by version " + std::to_string(agreement.rules) +
                   " of the rules; this program has version " + std::to_string(mine.rules)};
  }
  if (agreement.components_hash != mine.components_hash) {
    return Failure{"the record was played with other components ('" + agreement.components + "', " +
                   agreement.components_hash + "); name their file with --components"};
  }
  if (!(agreement == mine)) return Failure{"the flags in the record are not complete or not in the order of the table"};
  return game;
}

std::string choose(std::string_view level, const core::AnyView& view, core::Random& random) {
  const auto& seen = static_cast<const core::ErasedView<art_society::Game>&>(view);
  const auto bot = level == "visitor" ? art_society_bot::choose_visitor : art_society_bot::choose_collector;
  return seen.rules().write(bot(seen.rules(), seen.view(), random));
}

std::string signature() {
  std::string out;
  for (const GameInfo& info : all_games()) out += std::string(info.id) + " " + signature_of(info) + "\n";
  return out;
}

}  // namespace games
