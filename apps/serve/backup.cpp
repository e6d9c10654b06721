// Copies the store of a server, also while it runs.
#include <atomic>
#include <cstdio>
#include <filesystem>
#include <optional>

#include "apps/commands.h"
#include "apps/common/progress.h"
#include "apps/common/stop.h"
#include "storage/open.h"
#include "storage/postgres.h"
#include "storage/sqlite_copy.h"

namespace apps {
namespace {

struct BackupOptions {
  std::string store;
  std::string file;
  bool force = false;
};

Or<std::string> file_of(const BackupOptions& options) {
  if (auto path = storage::sqlite_path(options.store)) return *std::move(path);
  if (storage::is_postgres(options.store)) {
    return stop(exit_refused,
                "PostgreSQL makes its copies itself; run " + storage::dump_command(options.store, options.file));
  }
  return stop(exit_usage, "--store is written sqlite:PATH");
}

Or<void> backup(const BackupOptions& options) {
  const auto store = file_of(options);
  if (!store) return core::Failure{store.error()};
  std::error_code error;
  if (!options.force && std::filesystem::exists(options.file, error)) {
    return stop(exit_refused, options.file + ": exists already; name a new file, or replace it with --force");
  }
  std::atomic<long> copied = 0;
  std::optional<Progress> bar;
  const auto progress = [&](long done, long all) {
    copied = done;
    if (!bar) bar.emplace(copied, all, "pages");
  };
  const auto made = storage::copy_sqlite(store.value(), options.file, progress, options.force);
  bar.reset();
  if (!made) return stop(exit_system, made.error().sentence);
  std::printf("%s: copied and checked, %ju bytes\n", options.file.c_str(),
              std::uintmax_t{std::filesystem::file_size(options.file, error)});
  return {};
}

}  // namespace

void add_backup(CLI::App& program) {
  auto options = std::make_shared<BackupOptions>();
  CLI::App* command = program.add_subcommand("backup", "Copies the store of a server, also while it runs");
  command->add_option("--store", options->store, "The store, as the server was told")
      ->required()
      ->type_name("sqlite:PATH");
  command->add_option("file", options->file, "Where the copy goes")->required()->type_name("FILE");
  command->add_flag("--force", options->force, "Replaces a file that is there already");
  command->footer(
      "The copy is of one moment, is checked, and appears under its name when it is whole. It holds the seeds of "
      "matches "
      "that go\n"
      "on, so only its owner may read it. To restore: stop the server, remove PATH, PATH-wal and PATH-shm, put the "
      "copy "
      "at PATH.\n"
      "Examples:\n"
      "  vernissage backup --store sqlite:vernissage.db backup.db\n"
      "  vernissage backup --store sqlite:vernissage.db --force /mnt/backup/vernissage.db");
  command->callback([options] {
    if (const auto done = backup(*options); !done) leave(done.error());
  });
}

}  // namespace apps
