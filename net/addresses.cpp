#include "net/addresses.h"

#include "core/text.h"
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

std::string forwarded_address(std::string_view header, int proxies, const std::string& peer) {
  const auto entries = core::split(header, ',');
  const auto hops = static_cast<std::size_t>(proxies);
  if (hops < 1 || hops > entries.size()) return peer;
  std::string entry(entries[entries.size() - hops]);
  entry.erase(0, entry.find_first_not_of(" \t"));
  entry.erase(entry.find_last_not_of(" \t") + 1);
  error_code error;
  const auto parsed = asio::ip::make_address(entry, error);
  return error ? peer : parsed.to_string();
}

bool is_loopback(std::string_view address) {
  error_code error;
  const auto parsed = asio::ip::make_address(std::string(address), error);
  return !error && parsed.is_loopback();
}

AddressBook::Place AddressBook::take(const std::string& address, int limit) {
  const auto [place, fresh] = counts_.try_emplace(address, 0);
  if (place->second >= limit) {
    if (place->second == 0) counts_.erase(place);
    return {};
  }
  ++place->second;
  return {this, &*place};
}

void AddressBook::give_back(Entry& entry) {
  if (--entry.second > 0) return;
  const std::string address = entry.first;  // a copy, because erasing destroys the key
  counts_.erase(address);
}

}  // namespace net
