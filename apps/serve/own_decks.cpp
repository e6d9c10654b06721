#include "apps/serve/own_decks.h"

#include <algorithm>
#include <filesystem>
#include <utility>
#include <vector>

#include "lexicon/languages.h"

namespace apps {
namespace {

namespace fs = std::filesystem;

// The folders in this one, by name. Hidden ones are left out: a deck is put into one while it is unpacked.
Or<std::vector<fs::path>> folders_in(const fs::path& home) {
  std::vector<fs::path> folders;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(home, error)) {
    std::error_code gone;
    if (entry.is_directory(gone) && !entry.path().filename().string().starts_with('.')) folders.push_back(entry.path());
  }
  if (error) return stop(exit_system, home.string() + ": " + error.message());
  std::sort(folders.begin(), folders.end());
  return folders;
}

void leave_out(const fs::path& folder, const std::vector<std::string>& findings, server::Log& log) {
  std::string reason = folder.string() + ": " + findings.front();
  if (findings.size() > 1) reason += " (and " + std::to_string(findings.size() - 1) + " more; see 'deck check')";
  log.warning("deck_left_out", {{server::Field::reason, reason}});
}

// How many of the decks in this folder are new.
Or<int> shelve(const fs::path& home, decks::Shelf& shelf, server::Log& log) {
  const auto folders = folders_in(home);
  if (!folders) return core::Failure{folders.error()};
  int count = 0;
  for (const fs::path& folder : folders.value()) {
    auto opened = decks::open_deck(folder, lexicon::built_in());
    if (!opened) {
      leave_out(folder, opened.error(), log);
    } else if (shelf.all().size() < server::most_decks && shelf.add(std::move(opened).value())) {
      ++count;
    }
  }
  return count;
}

}  // namespace

Or<void> shelve_decks(const std::string& folder, server::DeckOptions& options, server::Log& log) {
  if (!folder.empty()) {
    const auto found = shelve(folder, *options.shelf, log);
    if (!found) return core::Failure{found.error()};
  }
  std::error_code error;
  if (options.most_sent > 0) fs::create_directories(options.home, error);
  if (error) return stop(exit_system, options.home.string() + ": " + error.message());
  // Those that were sent stay, also when no more are taken.
  if (fs::is_directory(options.home, error)) {
    const auto sent = shelve(options.home, *options.shelf, log);
    if (!sent) return core::Failure{sent.error()};
    options.sent = sent.value();
  }
  if (const std::size_t count = options.shelf->all().size(); count > 0)
    log.info("decks", {{server::Field::count, std::to_string(count)}});
  return {};
}

}  // namespace apps
