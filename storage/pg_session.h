// Prepares a connection for the store: limits, the newest tables, the prepared statements.
#pragma once

#include "storage/pg_connection.h"

namespace storage {

// The names of the prepared statements.
namespace pg {
inline constexpr const char* birth = "birth";
inline constexpr const char* append = "append";
inline constexpr const char* match_row = "match_row";
inline constexpr const char* match_events = "match_events";
inline constexpr const char* open_tables = "open_tables";
inline constexpr const char* running_tables = "running_tables";
inline constexpr const char* of_member = "of_member";
inline constexpr const char* unfinished = "unfinished";
}  // namespace pg

Or<void> begin_session(PgConnection& connection);

}  // namespace storage
