// HTTP responses on the wire, with the headers that all of them carry.
#pragma once

#include <ctime>
#include <string>
#include <string_view>

#include "server/gateway.h"

namespace net {

// The status line and headers, up to the empty line. A header of the response replaces our header of the same name; one
// that could end the headers early is left out. 204 and 304 have no body and announce no length.
std::string reply_head(const server::HttpResponse& response, bool keep_alive, std::time_t now);

bool has_body(int status);

// "Sun, 06 Nov 1994 08:49:37 GMT"
std::string http_date(std::time_t time);

// A refusal by the network code itself: one sentence of plain text.
server::HttpResponse plain_reply(int status, std::string_view sentence);

}  // namespace net
