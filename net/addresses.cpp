#include "net/addresses.h"

#include "net/asio.h"

namespace net {

std::string household(const std::string& address) {
  error_code error;
  const auto parsed = asio::ip::make_address(address, error);
  if (error || parsed.is_v4()) return address;
  const asio::ip::address_v6 whole = parsed.to_v6();
  if (whole.is_v4_mapped()) return asio::ip::make_address_v4(asio::ip::v4_mapped, whole).to_string();
  auto bytes = whole.to_bytes();
  for (std::size_t i = 8; i < bytes.size(); ++i) bytes[i] = 0;
  return asio::ip::address_v6(bytes).to_string();
}

std::string forwarded_address(const std::string& header, const std::string& peer) {
  const std::size_t comma = header.rfind(',');
  std::string last = header.substr(comma == std::string::npos ? 0 : comma + 1);
  last.erase(0, last.find_first_not_of(" \t"));
  last.erase(last.find_last_not_of(" \t") + 1);
  error_code error;
  const auto parsed = asio::ip::make_address(last, error);
  return error ? peer : parsed.to_string();
}

AddressBook::Place AddressBook::take(const std::string& address, int limit) {
  const auto [place, fresh] = counts_.try_emplace(household(address), 0);
  if (place->second >= limit) {
    if (place->second == 0) counts_.erase(place);
    return {};
  }
  ++place->second;
  return {this, &*place};
}

void AddressBook::give_back(Entry& entry) {
  if (--entry.second > 0) return;
  const std::string address = entry.first;  // the key must not be a part of what is erased
  counts_.erase(address);
}

}  // namespace net
