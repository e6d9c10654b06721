// The store in one SQLite file: the default, for one server.
#pragma once

#include <memory>
#include <string>

#include "storage/store.h"

namespace storage {

// Opens the file, or creates it readable only for its owner, because it holds the seeds of unfinished matches. Only one
// server at a time may have it open; copies can be made meanwhile (sqlite_copy.h).
Or<std::unique_ptr<Database>> open_sqlite(const std::string& path);

}  // namespace storage
