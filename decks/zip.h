// Reads a zip archive from somebody we do not know. It is all in memory, and nothing is written anywhere.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace decks {

struct ZipFile {
  std::string name;  // with `/` between its parts; no part is empty, `.` or `..`
  std::string bytes;
};

struct ZipLimits {
  std::size_t files = 1000;
  std::size_t bytes = 0;  // of all files, unpacked
};

// The files of an archive, each name once. Folders and hidden files are left out. The error is a sentence that says what is wrong:
// links, encryption, other methods than "stored" and "deflated", a size or checksum that is not true, or what is beyond the limits.
core::Result<std::vector<ZipFile>, std::string> read_zip(std::string_view archive, const ZipLimits& limits);

}  // namespace decks
