// Opens a store by its name on the command line.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "storage/store.h"

namespace storage {

// "sqlite:PATH", "postgres://…" or "postgresql://…".
Or<std::unique_ptr<Database>> open(const std::string& store);

// The file of "sqlite:PATH"; nothing for other kinds of store.
std::optional<std::string> sqlite_path(std::string_view store);
bool is_postgres(std::string_view store);

}  // namespace storage
