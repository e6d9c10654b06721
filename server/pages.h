// The files of the page, which are built into the program.
#pragma once

#include <string_view>

#include "server/gateway.h"

namespace server {

// The file at a path; 304 when the client has it already, 404 when there is none.
HttpResponse page(std::string_view path, std::string_view if_none_match);

}  // namespace server
