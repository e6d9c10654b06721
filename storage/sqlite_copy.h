// Backup of an SQLite store, even while a server writes to it.
#pragma once

#include <functional>
#include <string>

#include "storage/store.h"

namespace storage {

// Called every few hundred pages.
using CopyProgress = std::function<void(long done, long all)>;

// Copies the store as it is at one moment into a new file that only its owner can read. The copy is written under
// another name, checked and then renamed, so a file with the final name is always complete. An existing file is
// replaced only with `replace`.
Or<void> copy_sqlite(const std::string& from, const std::string& to, const CopyProgress& progress,
                     bool replace = false);

}  // namespace storage
