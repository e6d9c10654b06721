// Why a text is not a message.
#pragma once

#include <string>

namespace protocol {

struct BadMessage {
  std::string reason;    // a sentence for the author of the client
  std::string key = {};  // the idempotency key, if the text had one
};

}  // namespace protocol
