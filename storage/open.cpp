#include "storage/open.h"

#include "storage/postgres.h"
#include "storage/sqlite.h"

namespace storage {

std::optional<std::string> sqlite_path(std::string_view store) {
  constexpr std::string_view scheme = "sqlite:";
  if (!store.starts_with(scheme)) return std::nullopt;
  return std::string(store.substr(scheme.size()));
}

bool is_postgres(std::string_view store) {
  return store.starts_with("postgres://") || store.starts_with("postgresql://");
}

Or<std::unique_ptr<Database>> open(const std::string& store) {
  if (const auto path = sqlite_path(store)) return open_sqlite(*path);
  if (is_postgres(store)) return open_postgres(store);
  // Do not repeat the name: it may be a mistyped address with a password in it.
  return core::Failure{
      Trouble{"the kind of this store is unknown; write sqlite:PATH for a file, or postgres://USER@HOST/DATABASE for "
              "PostgreSQL"}};
}

}  // namespace storage
