// The page over HTTP: its document at every address that it knows, and its files.
#pragma once

#include <string_view>

#include "server/web/depot.h"

namespace server {

// The answer to a GET or HEAD of a path that is neither /api/ nor /art/. The document is also what is shown where nothing is,
// with status 404: it says so in the reader's language.
HttpResponse page_at(Depot& depot, const HttpRequest& request, std::string_view path);

}  // namespace server
