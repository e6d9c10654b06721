// The store in PostgreSQL, which several servers can share.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "storage/store.h"

namespace storage {

// Connects and makes the tables. A lost connection is made again automatically; until then calls answer with trouble
// after a few seconds at most.
Or<std::unique_ptr<Database>> open_postgres(const std::string& url);

// The address as it may be shown to people.
std::string without_password(std::string_view url);
// The command that copies such a store into a file.
std::string dump_command(std::string_view url, std::string_view file);

}  // namespace storage
