#include "games/registry.h"

#include <algorithm>
#include <optional>
#include <type_traits>

#include "core/erased_game.h"
#include "core/text.h"
#include "games/embedded.h"
#include "games/every_game.h"

namespace games {
namespace {

using core::Failure;
using Opened = core::Result<std::unique_ptr<core::AnyGame>, std::string>;

template <class D>
GameInfo info_of() {
  GameInfo info{.id = D::Game::id,
                .title = D::title,
                .rules = D::Game::rules_version,
                .min_seats = D::min_seats,
                .max_seats = D::max_seats,
                .editions = {},
                .seats = {},
                .flags = {},
                .levels = {D::levels.begin(), D::levels.end()},
                .remembers = !std::is_empty_v<typename D::Memory>,
                .texts = {},
                .shared_seats = D::shared_seats};
  if constexpr (requires { D::texts; }) info.texts = D::texts;
  for (const auto& edition : D::editions) {
    info.editions.push_back(edition.name);
    info.seats.push_back(D::seats_with(edition.flags));
  }
  for (const auto& row : D::flag_table) {
    typename D::Flags flags = D::editions[0].flags;
    GameInfo::Flag& flag = info.flags.emplace_back(GameInfo::Flag{row, row.text(flags), {}});
    for (int n = 0; n < row.size(); ++n) {
      row.set(flags, row.value(n));
      flag.seats.push_back(D::seats_with(flags));
    }
  }
  return info;
}

// Sets the flags of the request. Answers a sentence if one of them is wrong.
template <class D>
std::optional<std::string> set_flags(typename D::Flags& flags, const Request& request) {
  for (const auto& [name, value] : request.flags) {
    const auto row =
        std::find_if(D::flag_table.begin(), D::flag_table.end(), [&](const auto& r) { return r.name == name; });
    if (row == D::flag_table.end()) return "there is no flag '" + core::shortened(name) + "' in " + request.game;
    const auto number = row->parse(value);
    if (!number) return row->refusal(value);
    row->set(flags, *number);
  }
  return std::nullopt;
}

template <class D, class Parts>
core::Agreement agreement_of(const Parts& parts, const typename D::Flags& flags, const std::string& edition, int seats,
                             int version) {
  core::Agreement agreement{.game = std::string(D::Game::id),
                            .rules = version,
                            .edition = edition,
                            .components = parts.name,
                            .components_hash = parts.hash,
                            .flags = {},
                            .seats = seats};
  for (const auto& row : D::flag_table) agreement.flags.emplace_back(row.name, row.text(flags));
  return agreement;
}

std::string sentence(const std::string& components, const core::ParseError& error) {
  return "components '" + core::shortened(components) + "'" +
         (error.line > 0 ? ", line " + std::to_string(error.line) : "") + ": " + error.reason +
         (error.clause.empty() ? "" : " (" + error.clause + ")");
}

// "cats is for 2 to 4 players, not 5"
std::string for_players(const Request& request, core::SeatLimits limits) {
  return request.game + " is for " + std::to_string(limits.min) +
         (limits.min == limits.max ? "" : " to " + std::to_string(limits.max)) + " players, not " +
         std::to_string(request.seats);
}

std::string newer_rules(const std::string& game, int version, int present) {
  return "version " + std::to_string(version) + " of the rules of " + game +
         " is newer than this program, which plays the versions up to " + std::to_string(present);
}

template <class D>
Opened open(const Request& request, const ComponentShelf& shelf) {
  constexpr int present = D::Game::rules_version;
  if (request.rules > present) return Failure{newer_rules(request.game, request.rules, present)};
  const int version = request.rules > 0 ? request.rules : present;
  const std::string edition = request.edition.empty() ? std::string(D::editions[0].name) : request.edition;
  const auto found =
      std::find_if(D::editions.begin(), D::editions.end(), [&](const auto& e) { return e.name == edition; });
  if (found == D::editions.end()) {
    return Failure{"there is no edition '" + core::shortened(edition) + "' of " + request.game + "; there is " +
                   core::listed(info_of<D>().editions)};
  }
  typename D::Flags flags = found->flags;
  if (auto wrong = set_flags<D>(flags, request)) return Failure{std::move(*wrong)};
  if (const core::SeatLimits limits = D::seats_with(flags); request.seats < limits.min || request.seats > limits.max)
    return Failure{"with these flags " + for_players(request, limits)};
  const std::string text =
      request.components.empty() ? shelf(D::Game::id, request.components_hash) : request.components;
  auto parts = D::parse_components(request.components_name, text);
  if (!parts) return Failure{sentence(request.components_name, parts.error())};
  if constexpr (requires { D::has_enough(parts.value(), flags, request.seats); }) {
    if (!D::has_enough(parts.value(), flags, request.seats))
      return Failure{"components '" + core::shortened(request.components_name) + "' are not enough for this table"};
  }
  auto agreement = agreement_of<D>(parts.value(), flags, edition, request.seats, version);
  typename D::Game game(std::move(parts).value(), flags, request.seats, version);
  return std::unique_ptr<core::AnyGame>(
      std::make_unique<core::ErasedGame<typename D::Game>>(std::move(game), std::move(agreement)));
}

}  // namespace

const std::vector<GameInfo>& all_games() {
  static const std::vector<GameInfo> games = [] {
    std::vector<GameInfo> all;
    for_each_game([&]<class D>() { all.push_back(info_of<D>()); });
    return all;
  }();
  return games;
}

const GameInfo* find_game(std::string_view id) {
  for (const GameInfo& info : all_games()) {
    if (info.id == id) return &info;
  }
  return nullptr;
}

std::string game_names() {
  std::vector<std::string_view> names;
  for (const GameInfo& info : all_games()) names.push_back(info.id);
  return core::listed(names);
}

std::string built_in_components(std::string_view game, std::string_view hash) {
  return std::string(embedded_components(game, hash));
}

Opened open_game(const Request& request, const ComponentShelf& shelf) {
  const GameInfo* info = find_game(request.game);
  if (info == nullptr)
    return Failure{"there is no game '" + core::shortened(request.game) + "'; there is " + game_names()};
  if (request.seats < info->min_seats || request.seats > info->max_seats)
    return Failure{for_players(request, {info->min_seats, info->max_seats})};
  Opened opened = Failure{std::string()};
  for_each_game([&]<class D>() {
    if (D::Game::id == request.game) opened = open<D>(request, shelf);
  });
  return opened;
}

Opened open_game(const core::Agreement& agreement, std::string_view components, const ComponentShelf& shelf) {
  auto game = open_game(Request{.game = agreement.game,
                                .edition = agreement.edition,
                                .seats = agreement.seats,
                                .flags = agreement.flags,
                                .components_name = agreement.components,
                                .components = std::string(components),
                                .components_hash = agreement.components_hash,
                                .rules = agreement.rules},
                        shelf);
  if (!game) return game;
  const core::Agreement& mine = game.value()->agreement();
  if (agreement.components_hash != mine.components_hash) {
    return Failure{"the record was played with other components ('" + core::shortened(agreement.components) + "', " +
                   agreement.components_hash + "); name their file with --components"};
  }
  if (!(agreement == mine)) return Failure{"the flags in the record are not complete or not in the order of the table"};
  return game;
}

}  // namespace games
