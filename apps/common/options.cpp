#include "apps/common/options.h"

#include <algorithm>
#include <filesystem>

#include "apps/common/files.h"
#include "core/text.h"

namespace apps {
namespace {

using core::listed;

bool contains(const std::vector<std::string_view>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

Or<std::pair<std::string, std::string>> read_flag(const games::GameInfo& info, const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos) return stop(exit_usage, "a flag is written NAME=VALUE, not '" + text + "'");
  const std::string name = text.substr(0, equals);
  const std::string value = text.substr(equals + 1);
  std::vector<std::string_view> names;
  for (const auto& flag : info.flags) {
    names.push_back(flag.values.name);
    if (flag.values.name != name) continue;
    if (flag.values.parse(value)) return std::pair{name, value};
    return stop(exit_usage, flag.values.refusal(value));
  }
  return stop(exit_usage, "there is no flag '" + name + "' in " + std::string(info.id) + "; there is " + listed(names));
}

// A name is one word in a record.
std::string components_name(const std::string& path) {
  std::string name = std::filesystem::path(path).stem().string().substr(0, 40);
  for (char& c : name) {
    if (c <= ' ' || c > '~') c = '-';
  }
  return name.empty() ? "unnamed" : name;
}

}  // namespace

Or<const games::GameInfo*> find_game(const std::string& name) {
  if (const games::GameInfo* info = games::find_game(name)) return info;
  return stop(exit_usage, "there is no game '" + name + "'; there is " + games::game_names());
}

std::string bot_names() {
  std::string text;
  for (const games::GameInfo& info : games::all_games()) {
    std::vector<std::string_view> levels = info.levels;
    levels.insert(levels.begin(), games::random_level);
    text += (text.empty() ? "" : "; ") + std::string(info.id) + ": " + listed(levels);
  }
  return text;
}

CLI::Validator whole_number(long low, long high) {
  const auto check = [low, high](const std::string& text) -> std::string {
    const std::size_t digits = text.find_first_not_of("0123456789", text.starts_with('-') ? 1 : 0);
    const bool well_formed = !text.empty() && text != "-" && digits == std::string::npos && text.size() <= 19;
    const long value = well_formed ? std::strtol(text.c_str(), nullptr, 10) : 0;
    if (well_formed && value >= low && value <= high) return {};
    return "must be a whole number from " + std::to_string(low) + " to " + std::to_string(high) + ", not '" + text +
           "'";
  };
  return CLI::Validator(check, "");
}

void add_game_options(CLI::App& command, GameOptions& options, bool may_be_left_out) {
  std::string which = "Which game: " + games::game_names();
  if (may_be_left_out) {
    options.game = games::all_games().front().id;
    which += "; default " + options.game;
  }
  command.add_option("game", options.game, which)->required(!may_be_left_out)->type_name("GAME");
  command.add_option("-p,--players", options.players, "Number of players, default 4")
      ->check(whole_number(1, 8))
      ->type_name("N");
  command.add_option("-e,--edition", options.edition, "Edition of the rules; default: the first of the game")
      ->type_name("E");
  command
      .add_option("-f,--flag", options.flags,
                  "A rule that differs from the edition, as decor-total=exact; may be repeated")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false);
  command.add_option("-c,--components", options.components, "A component file instead of the one built in")
      ->type_name("FILE");
}

void add_speed_option(CLI::App& command, double& speed) {
  const auto check = [](const std::string& text) -> std::string {
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    const bool good = end != text.c_str() && *end == '\0' && value >= 0 && value <= 1000;
    return good ? "" : "must be a number from 0 to 1000, not '" + text + "'";
  };
  command.add_option("--speed", speed, "Steps a second on a terminal, default 3; 0: each step waits for a key")
      ->check(CLI::Validator(check, ""))
      ->type_name("S");
}

Or<OpenedGame> open_game(const GameOptions& options) {
  const auto info = find_game(options.game);
  if (!info) return core::Failure{info.error()};
  const games::GameInfo& wanted = *info.value();
  if (options.players < wanted.min_seats || options.players > wanted.max_seats) {
    return stop(exit_usage, options.game + " is for " + std::to_string(wanted.min_seats) + " to " +
                                std::to_string(wanted.max_seats) + " players, not " + std::to_string(options.players));
  }
  if (!options.edition.empty() && !contains(wanted.editions, options.edition)) {
    return stop(exit_usage, "there is no edition '" + options.edition + "' of " + options.game + "; there is " +
                                listed(wanted.editions));
  }
  games::Request request{.game = options.game, .edition = options.edition, .seats = options.players};
  for (const std::string& text : options.flags) {
    auto flag = read_flag(wanted, text);
    if (!flag) return core::Failure{flag.error()};
    request.flags.push_back(std::move(flag).value());
  }
  if (!options.components.empty()) {
    auto text = read_text(options.components);
    if (!text) return core::Failure{text.error()};
    request.components = std::move(text).value();
    if (request.components.empty()) return stop(exit_refused, options.components + ": the component file is empty");
    request.components_name = components_name(options.components);
  }
  auto game = games::open_game(request);
  if (!game) {
    const std::string where = options.components.empty() ? "" : options.components + ": ";
    return stop(exit_refused, where + game.error());
  }
  return OpenedGame{std::move(game).value(), wanted};
}

}  // namespace apps
