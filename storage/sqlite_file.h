// What makes an SQLite file a store: its application id, its settings, its tables.
#pragma once

#include "storage/sqlite_handle.h"

namespace storage {

// Refuses files of other programs and of newer versions.
Or<void> check_identity(SqliteConnection& connection);
// The same checks, then sets the store's options and takes the steps to the newest version.
Or<void> make_ready(SqliteConnection& connection);

}  // namespace storage
