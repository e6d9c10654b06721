// What both databases ask of an append before they touch a table.
#pragma once

#include <optional>

#include "storage/store.h"

namespace storage {

// False when it contradicts itself, so that no database could ever store it: a birth that follows events, or
// one key twice. It is answered as a conflict.
bool consistent(const Append& append);

std::optional<Status> status_of(long long number);

// Why a match can't be loaded although it is there; `have` of `expected` events were found in unbroken order.
Trouble damaged(const std::string& match, Seq have, Seq expected);

}  // namespace storage
