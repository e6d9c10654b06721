// The page over HTTP: its document at every address that the page understands, and its files.
#pragma once

#include <string>
#include <string_view>

#include "server/web/depot.h"

namespace server {

// Answers a GET or HEAD of a path that is neither under /api/ nor under /art/. At unknown addresses it serves the
// document too, with status 404; the page then says so in the reader's language.
// `preview` are tags for the head of the document (preview.h).
HttpResponse page_at(Depot& depot, const HttpRequest& request, std::string_view path, const std::string& preview = {});

}  // namespace server
