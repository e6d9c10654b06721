// Files: reading with a limit, writing all or nothing, zstd.
#pragma once

#include <string>
#include <string_view>

#include "apps/common/stop.h"

namespace apps {

// A record or a component file has a few kilobytes; more than this is a mistake or an attack.
inline constexpr std::size_t largest_file = std::size_t{1} << 20U;

// The bytes of a file; '-' is standard input.
Or<std::string> read_bytes(const std::string& path);
// The same, decompressed if the content is zstd. The name does not matter.
Or<std::string> read_text(const std::string& path);

// Whether it looks possible to write a file there.
Or<void> check_writable(const std::string& path);
// Writes under another name and then renames, so that the file is always complete.
Or<void> write_whole(const std::string& path, std::string_view bytes);

// Compressed with the dictionary of records (docs/formats/record.md); zstd -D reads it too.
std::string compress(std::string_view text);
Or<std::string> decompress(std::string_view bytes);

// The dictionary, data/record.dictionary: moves of finished games. It must never change, since compressed records need it.
std::string_view record_dictionary();

// The text of the latest system error, such as "No such file or directory".
std::string system_reason();

}  // namespace apps
