#include "apps/options.h"

#include <algorithm>
#include <filesystem>

#include "apps/files.h"
#include "games/registry.h"

namespace apps {
namespace {

bool contains(const std::vector<std::string_view>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

Or<games::GameInfo> find_game(const std::string& name) {
  std::vector<std::string_view> names;
  for (const games::GameInfo& info : games::all_games()) {
    if (info.id == name) return info;
    names.push_back(info.id);
  }
  return stop(exit_usage, "there is no game '" + name + "'; there is " + listed(names));
}

Or<std::pair<std::string, std::string>> read_flag(const games::GameInfo& info, const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos) return stop(exit_usage, "a flag is written NAME=VALUE, not '" + text + "'");
  const std::string name = text.substr(0, equals);
  const std::string value = text.substr(equals + 1);
  std::vector<std::string_view> names;
  for (const auto& flag : info.flags) {
    names.push_back(flag.name);
    if (flag.name != name) continue;
    if (contains(flag.values, value)) return std::pair{name, value};
    std::string sentence = "flag '" + name + "' is ";
    sentence.append(listed(flag.values)).append(", not '").append(value).append("'");
    return stop(exit_usage, std::move(sentence));
  }
  return stop(exit_usage, "there is no flag '" + name + "' in " + std::string(info.id) + "; there is " + listed(names));
}

// Names stand in records as one word.
std::string components_name(const std::string& path) {
  std::string name = std::filesystem::path(path).stem().string().substr(0, 40);
  for (char& c : name) {
    if (c <= ' ' || c > '~') c = '-';
  }
  return name.empty() ? "unnamed" : name;
}

}  // namespace

std::string listed(const std::vector<std::string_view>& words) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) out += i + 1 == words.size() ? " or " : ", ";
    out += words[i];
  }
  return out;
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

void add_game_options(CLI::App& command, GameOptions& options) {
  command.add_option("-p,--players", options.players, "Number of players, default 4")
      ->check(whole_number(1, 8))
      ->type_name("N");
  command.add_option("-e,--edition", options.edition, "Edition of the rules: pl (default), ru or zh")->type_name("E");
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
  const auto& [id, low, high, editions, flags, levels] = info.value();
  if (options.players < low || options.players > high) {
    return stop(exit_usage, std::string(id) + " is for " + std::to_string(low) + " to " + std::to_string(high) +
                                " players, not " + std::to_string(options.players));
  }
  if (!options.edition.empty() && !contains(editions, options.edition)) {
    return stop(exit_usage, "there is no edition '" + options.edition + "' of " + std::string(id) + "; there is " +
                                listed(editions));
  }
  games::Request request{.game = options.game, .edition = options.edition, .seats = options.players};
  for (const std::string& text : options.flags) {
    auto flag = read_flag(info.value(), text);
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
  return OpenedGame{std::move(game).value(), std::move(request.components)};
}

}  // namespace apps
