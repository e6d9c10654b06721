#include "net/own_addresses.h"

#include <algorithm>
#include <memory>

#include <ifaddrs.h>

#include "net/addresses.h"
#include "net/asio.h"

namespace net {
namespace {

// The order in which addresses are offered: private networks of homes and offices, then the rest.
int rank_of(const asio::ip::address& address) {
  if (address.is_v6()) return 3;
  const std::string text = address.to_string();
  if (text.starts_with("192.168.")) return 0;
  return text.starts_with("10.") ? 1 : 2;
}

// Link-local addresses are valid on one cable only, and private ones of IPv6 are rarely routed between the machines of guests.
bool is_of_use(const asio::ip::address& address) {
  if (address.is_loopback() || address.is_multicast() || address.is_unspecified()) return false;
  if (address.is_v4()) return !address.to_string().starts_with("169.254.");
  const auto first = address.to_v6().to_bytes()[0];
  return (first & 0xe0U) == 0x20U;
}

std::vector<std::string> machine_addresses() {
  ifaddrs* list = nullptr;
  if (::getifaddrs(&list) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> owner(list, &::freeifaddrs);
  std::vector<std::string> found;
  for (const ifaddrs* one = list; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr) continue;
    if (one->ifa_addr->sa_family == AF_INET) {
      const auto* in = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
      found.push_back(asio::ip::address_v4(ntohl(in->sin_addr.s_addr)).to_string());
    } else if (one->ifa_addr->sa_family == AF_INET6) {
      const auto* in = reinterpret_cast<const sockaddr_in6*>(one->ifa_addr);
      asio::ip::address_v6::bytes_type bytes{};
      std::copy_n(in->sin6_addr.s6_addr, bytes.size(), bytes.begin());
      found.push_back(asio::ip::address_v6(bytes).to_string());
    }
  }
  return found;
}

}  // namespace

std::vector<std::string> own_origins(const std::string& address, int port) {
  return own_origins(address, port, machine_addresses());
}

std::vector<std::string> own_origins(const std::string& address, int port, const std::vector<std::string>& machine) {
  error_code error;
  const auto listening = asio::ip::make_address(address, error);
  if (error || listening.is_loopback()) return {};
  std::vector<asio::ip::address> usable;
  for (const std::string& text : listening.is_unspecified() ? machine : std::vector{address}) {
    const auto one = asio::ip::make_address(text, error);
    // Listening at 0.0.0.0 is for IPv4 only.
    if (!error && is_of_use(one) && (one.is_v4() || listening.is_v6())) usable.push_back(one);
  }
  std::stable_sort(usable.begin(), usable.end(), [](const auto& a, const auto& b) { return rank_of(a) < rank_of(b); });
  std::vector<std::string> origins;
  for (const auto& one : usable) {
    const std::string host = one.is_v6() ? "[" + one.to_string() + "]" : one.to_string();
    origins.push_back("http://" + host + ":" + std::to_string(port));
  }
  return origins;
}

}  // namespace net
