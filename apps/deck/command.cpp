// Checks decks that people make themselves.
#include <cstdio>
#include <filesystem>

#include "apps/commands.h"
#include "apps/common/stop.h"
#include "decks/own_deck.h"

namespace apps {
namespace {

std::string praise(const decks::OwnDeck& deck) {
  const int players = decks::players_for(deck.cards.size());
  const int season = decks::players_for(deck.cards.size(), true);
  std::string text = "ok: " + deck.name + ", " + std::to_string(deck.cards.size()) + " cards, enough for ";
  text += players > 2 ? "2 to " + std::to_string(players) + " players" : "2 players";
  if (season == players) return text;
  return text + " (" + (season >= 2 ? "up to " + std::to_string(season) : "not") + " in an exhibition season)";
}

// All findings on standard error, one a line.
Or<void> check(const std::string& folder) {
  std::error_code error;
  if (!std::filesystem::is_directory(folder, error)) {
    return stop(exit_system, folder + ": " + (error ? error.message() : "is not a directory"));
  }
  const decks::OwnDeck deck = decks::check_own_deck(folder);
  if (deck.findings.empty()) {
    std::printf("%s: %s\n", folder.c_str(), praise(deck).c_str());
    return {};
  }
  for (const std::string& finding : deck.findings) std::fprintf(stderr, "%s: %s\n", folder.c_str(), finding.c_str());
  leave(exit_refused);
}

}  // namespace

void add_deck(CLI::App& program) {
  auto folder = std::make_shared<std::string>();
  CLI::App* command = program.add_subcommand("deck", "Checks a deck of your own pictures");
  command->require_subcommand(1);
  CLI::App* checking = command->add_subcommand("check", "Tells everything that is wrong with a deck");
  checking->add_option("folder", *folder, "A folder with deck.json and pictures, see docs/formats/deck.md")
      ->required()
      ->type_name("DIR");

  command->footer("Example:\n  vernissage deck check my-holidays");
  checking->footer(
      "Every finding is a line 'DIR: place: what is wrong' on standard error; the exit code is then 1.\n"
      "Example:\n  vernissage deck check my-holidays");
  checking->callback([folder] {
    if (const auto done = check(*folder); !done) leave(done.error());
  });
}

}  // namespace apps
