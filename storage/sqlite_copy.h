// Backup of an SQLite store, also while a server writes it.
#pragma once

#include <functional>
#include <string>

#include "storage/store.h"

namespace storage {

// Told every few hundred pages.
using CopyProgress = std::function<void(long done, long all)>;

// Copies the store as it is at one moment into a new file for its owner only. It is written under another name, checked
// and renamed, so that a file of the name is always whole; one that is there already is replaced only with `replace`.
Or<void> copy_sqlite(const std::string& from, const std::string& to, const CopyProgress& progress,
                     bool replace = false);

}  // namespace storage
