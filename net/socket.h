// A WebSocket, from the request that opens it to its end.
#pragma once

#include <memory>

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "net/hall.h"

namespace net {

using UpgradeRequest = boost::beast::http::request<boost::beast::http::string_body>;

// Answers an admitted upgrade and hands the connection to the gateway.
void open_socket(std::shared_ptr<Hall> hall, Wire wire, AddressBook::Place place, UpgradeRequest upgrade,
                 server::HttpRequest request);

}  // namespace net
