// Which addresses of a machine are offered to others.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "net/own_addresses.h"

using Texts = std::vector<std::string>;

TEST_CASE("a server for this machine only is reached by nobody else") {
  const Texts machine = {"127.0.0.1", "192.168.1.5", "::1"};
  CHECK(net::own_origins("127.0.0.1", 8000, machine).empty());
  CHECK(net::own_origins("::1", 8000, machine).empty());
  CHECK(net::own_origins("nonsense", 8000, machine).empty());
}

TEST_CASE("a server for all is reached at what others can use, homes first") {
  const Texts machine = {"127.0.0.1", "169.254.7.7", "203.0.113.9", "10.0.0.2",   "192.168.1.5",
                         "::1",       "fe80::1",     "fd00::5",     "2001:db8::7"};
  const Texts homes = {"http://192.168.1.5:80", "http://10.0.0.2:80", "http://203.0.113.9:80"};
  CHECK(net::own_origins("0.0.0.0", 80, machine) == homes);
  Texts all = homes;
  all.emplace_back("http://[2001:db8::7]:80");
  CHECK(net::own_origins("::", 80, machine) == all);
}

TEST_CASE("a server at one address is reached there") {
  CHECK(net::own_origins("10.0.0.2", 8000, {"192.168.1.5"}) == Texts{"http://10.0.0.2:8000"});
}

TEST_CASE("the addresses of this machine are read") {
  for (const std::string& origin : net::own_origins("::", 8000)) CHECK(origin.starts_with("http://"));
}
