// Why a text is no message.
#pragma once

#include <string>

namespace protocol {

struct BadMessage {
  std::string reason;    // a sentence for the person who wrote the client
  std::string key = {};  // the idempotency key, if the text had one
};

}  // namespace protocol
