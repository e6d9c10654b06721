// The checks of a request before it reaches the house.
#pragma once

#include <optional>
#include <string>

#include "net/socket.h"
#include "server/gateway.h"

namespace net {

// The response that refuses the request; nothing if the request is fine.
using Refusal = std::optional<server::HttpResponse>;

Refusal check_form(const UpgradeRequest& message);
// Checks a request to open a WebSocket.
Refusal check_upgrade(const UpgradeRequest& message);

// The request in the form that the house takes; moves the body out of the message.
server::HttpRequest to_house(UpgradeRequest& message, const std::string& peer, int trusted_proxies);

}  // namespace net
