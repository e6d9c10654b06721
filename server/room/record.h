// The record of a finished match, made from its events (docs/formats/record.md).
#pragma once

#include <string>

#include "core/result.h"
#include "storage/store.h"

namespace server {

// The text of the record, or a sentence that says why there is none. A match keeps its secrets until it is over.
core::Result<std::string, std::string> record_of(const std::string& match, const storage::StoredMatch& stored);

}  // namespace server
