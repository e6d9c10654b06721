// What a messenger shows of a link to a table, a result or a replay: a title, a sentence and a picture (ogp.me).
#pragma once

#include <string>
#include <string_view>

#include "server/gateway.h"
#include "server/room/table.h"

namespace server {

// The id in the path of a page about one match; empty for other pages.
std::string match_of_page(std::string_view path);
// The value of a parameter in the query of an address; empty if it has none.
std::string_view token_in(std::string_view query, std::string_view name);
// Where the client found this server.
std::string origin_of(const HttpRequest& request);

// Tags for the head of the document. Before the end, names are for those who have a link with a token, or for everybody
// if the table is in the public list.
std::string preview_of(const Table& table, bool invited, const std::string& origin);

}  // namespace server
