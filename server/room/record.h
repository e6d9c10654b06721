// The record of a finished match, made from its events (docs/formats/record.md).
#pragma once

#include <string>

#include "core/result.h"
#include "storage/store.h"

namespace server {

// Its text, or a sentence that says why there is none: a match that is not over keeps its secrets.
core::Result<std::string, std::string> record_of(const std::string& match, const storage::StoredMatch& stored);

}  // namespace server
