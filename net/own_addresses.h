// Where other machines find this one.
#pragma once

#include <string>
#include <vector>

namespace net {

// Origins such as http://192.168.1.5:8000 of a server that listens at this address, the likeliest first. Empty if only
// this machine reaches it.
std::vector<std::string> own_origins(const std::string& address, int port);

// The same, with the addresses that this machine has.
std::vector<std::string> own_origins(const std::string& address, int port, const std::vector<std::string>& machine);

}  // namespace net
