// The pictures over HTTP: /art/index.json, and /art/VERSION/NAME.svg, which never changes and may be cached for a year.
#pragma once

#include <string_view>

#include "server/web/depot.h"

namespace server {

// The answer to a GET or HEAD of a path that begins with /art/.
HttpResponse picture_at(Depot& depot, const HttpRequest& request, std::string_view path);

}  // namespace server
