// What is checked of a request before the house hears of it.
#pragma once

#include <optional>
#include <string>

#include "net/socket.h"
#include "server/gateway.h"

namespace net {

// The response that refuses it; nothing when it is in order.
using Refusal = std::optional<server::HttpResponse>;

Refusal check_form(const UpgradeRequest& message);
// Whether it asks for a WebSocket in the way we speak.
Refusal check_upgrade(const UpgradeRequest& message);

// As the house sees it; the body is moved out of the message.
server::HttpRequest to_house(UpgradeRequest& message, const std::string& peer, bool behind_proxy);

}  // namespace net
