#include "apps/records/records.h"

#include <algorithm>

#include "apps/common/files.h"
#include "games/registry.h"

namespace apps {
namespace {

std::string located(const std::string& path, const core::ParseError& error) {
  const std::string line = error.line > 0 ? ":" + std::to_string(error.line) : "";
  return path + line + ": " + error.reason + (error.clause.empty() ? "" : " (" + error.clause + ")");
}

// The game that a header names, without its flags. Comparing headers shows whatever else differs.
auto open_plain(const core::Agreement& agreement, const std::string& components) {
  return games::open_game(games::Request{.game = agreement.game,
                                         .edition = agreement.edition,
                                         .seats = agreement.seats,
                                         .flags = {},
                                         .components_name = agreement.components,
                                         .components = components});
}

// The number of the header line that this program can't accept: game, rules, edition, components, flags or seats.
int header_line(const core::Agreement& agreement, const std::string& components) {
  const games::GameInfo* info = games::find_game(agreement.game);
  if (info == nullptr) return 2;
  if (std::find(info->editions.begin(), info->editions.end(), agreement.edition) == info->editions.end()) return 4;
  if (agreement.seats < info->min_seats || agreement.seats > info->max_seats) return 7;
  const auto plain = open_plain(agreement, components);
  if (!plain) return 5;
  const core::Agreement& mine = plain.value()->agreement();
  if (mine.rules != agreement.rules) return 3;
  return mine.components_hash != agreement.components_hash ? 5 : 6;
}

// A component file on the command line is used for the records that were played with it. All other records use the built-in
// components.
Or<std::string> components_for(const core::Agreement& agreement, const std::string& path) {
  if (path.empty()) return std::string();
  auto text = read_text(path);
  if (!text) return text;
  const auto plain = open_plain(agreement, text.value());
  const bool fits = plain && plain.value()->agreement().components_hash == agreement.components_hash;
  return fits ? std::move(text).value() : std::string();
}

}  // namespace

Or<LoadedRecord> load_record(const std::string& path, const std::string& components) {
  const auto text = read_text(path);
  if (!text) return core::Failure{text.error()};
  auto record = core::read_record(text.value());
  if (!record) return stop(exit_refused, located(path, record.error()));
  const core::Agreement& agreement = record.value().agreement;
  auto parts = components_for(agreement, components);
  if (!parts) return core::Failure{parts.error()};
  auto game = games::open_game(agreement, parts.value());
  if (!game) return stop(exit_refused, located(path, {header_line(agreement, parts.value()), game.error()}));
  if (const auto verified = core::verify_record(record.value(), *game.value()); !verified) {
    return stop(exit_refused, located(path, verified.error()));
  }
  return LoadedRecord{std::move(record).value(), std::move(game).value()};
}

}  // namespace apps
