// What makes an SQLite file a store: its mark, its settings, its tables.
#pragma once

#include "storage/sqlite_handle.h"

namespace storage {

// Refuses files of other programs and of newer versions.
Or<void> check_identity(SqliteConnection& connection);
// The same, then the settings of the store and the steps to the newest version.
Or<void> make_ready(SqliteConnection& connection);

}  // namespace storage
