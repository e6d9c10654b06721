// Files: reading with a limit, writing all or nothing, zstd.
#pragma once

#include <string>
#include <string_view>

#include "apps/common/stop.h"

namespace apps {

// A record or a component file has a few kilobytes; more than this is a mistake or an attack.
inline constexpr std::size_t largest_file = std::size_t{1} << 20U;

// The bytes of a file, '-' being standard input.
Or<std::string> read_bytes(const std::string& path);
// The same, decompressed when the bytes are those of zstd, whatever the name says.
Or<std::string> read_text(const std::string& path);

// Whether a file can be written there, as far as can be told before.
Or<void> check_writable(const std::string& path);
// Writes under another name first and renames: a file of that name is always whole.
Or<void> write_whole(const std::string& path, std::string_view bytes);

// Compressed with the dictionary of records (docs/formats/record.md); zstd -D reads it too.
std::string compress(std::string_view text);
Or<std::string> decompress(std::string_view bytes);

// The dictionary, data/record.dictionary: moves of finished games. It must never change, since compressed records need it.
std::string_view record_dictionary();

// "No such file or directory" for the error that happened last.
std::string system_reason();

}  // namespace apps
