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

// The request for the game of a header, without its flags.
games::Request plain_request(const core::Agreement& agreement, const std::string& components) {
  return {.game = agreement.game,
          .edition = agreement.edition,
          .seats = agreement.seats,
          .components_name = agreement.components,
          .components = components,
          .components_hash = agreement.components_hash,
          .rules = agreement.rules};
}

// The number of the header line that this program can't accept, in the order in which open_game() checks them.
int header_line(const core::Agreement& agreement, const std::string& components) {
  const games::GameInfo* info = games::find_game(agreement.game);
  if (info == nullptr) return 2;
  if (agreement.seats < info->min_seats || agreement.seats > info->max_seats) return 7;
  if (agreement.rules > info->rules) return 3;
  if (std::find(info->editions.begin(), info->editions.end(), agreement.edition) == info->editions.end()) return 4;
  games::Request request = plain_request(agreement, components);
  if (!games::open_game(request)) return 5;
  request.flags = agreement.flags;
  const auto game = games::open_game(request);
  return game && game.value()->agreement().components_hash != agreement.components_hash ? 5 : 6;
}

// A component file on the command line is used for the records that were played with it. All other records use the built-in
// components.
Or<std::string> components_for(const core::Agreement& agreement, const std::string& path) {
  if (path.empty()) return std::string();
  auto text = read_text(path);
  if (!text) return text;
  const auto plain = games::open_game(plain_request(agreement, text.value()));
  const bool fits = plain && plain.value()->agreement().components_hash == agreement.components_hash;
  return fits ? std::move(text).value() : std::string();
}

}  // namespace

Or<LoadedRecord> load_record(const std::string& path, const std::string& components) {
  const auto text = read_text(path);
  if (!text) return core::Failure{text.error()};
  const auto header = core::read_header(text.value());
  if (!header) return stop(exit_refused, located(path, header.error()));
  const core::Agreement& agreement = header.value();
  auto parts = components_for(agreement, components);
  if (!parts) return core::Failure{parts.error()};
  auto game = games::open_game(agreement, parts.value());
  if (!game) return stop(exit_refused, located(path, {header_line(agreement, parts.value()), game.error()}));
  auto record = core::read_record(text.value());
  if (!record) return stop(exit_refused, located(path, record.error()));
  if (const auto verified = core::verify_record(record.value(), *game.value()); !verified) {
    return stop(exit_refused, located(path, verified.error()));
  }
  return LoadedRecord{std::move(record).value(), std::move(game).value()};
}

}  // namespace apps
