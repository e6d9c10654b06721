// The bytes of a compressed body.
#pragma once

#include <string>

namespace server_tests {

std::string unbrotli(const std::string& bytes);
std::string ungzip(std::string bytes);

}  // namespace server_tests
