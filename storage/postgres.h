// The store in PostgreSQL: for several servers that share it.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "storage/store.h"

namespace storage {

// Connects and makes the tables. A connection that is lost later is made again by itself: calls meanwhile answer with
// trouble after a few seconds at most.
Or<std::unique_ptr<Database>> open_postgres(const std::string& url);

// The address as it may be shown to people.
std::string without_password(std::string_view url);
// How to copy such a store into a file.
std::string dump_command(std::string_view url, std::string_view file);

}  // namespace storage
