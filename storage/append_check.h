// The check that both databases make before an append.
#pragma once

#include <optional>
#include <string>

#include "storage/store.h"

namespace storage {

// False if the append contradicts itself, so that no database could store it: a birth that follows events, or the same
// key twice. The answer to such an append is a conflict.
bool consistent(const Append& append);

std::optional<Status> status_of(long long number);

// The sentence for a match that exists but can't be loaded, because only `have` of its `expected` events are there without
// a gap.
Trouble damaged(const std::string& match, Seq have, Seq expected);

// The name under which a component file is stored: its SHA-256 in hexadecimal digits; empty if there is no file.
std::string components_hash(const Birth& birth);

}  // namespace storage
