// Shows an address without its secrets, and says how to copy its database.
#include "core/text.h"
#include "storage/postgres.h"

namespace storage {
namespace {

std::string quoted(std::string_view word) {
  std::string out = "'";
  for (const char c : word) {
    if (c == '\'') {
      out += "'\\''";
    } else {
      out += c;
    }
  }
  return out + "'";
}

// "?a=b&password=c" without the secrets.
std::string open_parameters(std::string_view text) {
  std::string out;
  for (const std::string_view part : core::split(text, '&')) {
    if (part.substr(0, part.find('=')).ends_with("password")) continue;
    out += (out.empty() ? "?" : "&") + std::string(part);
  }
  return out;
}

}  // namespace

std::string without_password(std::string_view url) {
  const std::size_t scheme = url.find("://");
  if (scheme == std::string_view::npos) return "";
  const std::size_t begin = scheme + 3;
  const std::size_t question = std::min(url.find('?', begin), url.size());
  std::string_view place = url.substr(begin, question - begin);
  std::string user;
  // PostgreSQL looks for '@' only before the first slash. We look for the last one anywhere: it is better to hide
  // too much.
  if (const std::size_t at = place.rfind('@'); at != std::string_view::npos) {
    user = std::string(place.substr(0, std::min(at, place.find(':')))) + "@";
    place.remove_prefix(at + 1);
  }
  const std::string parameters = question < url.size() ? open_parameters(url.substr(question + 1)) : "";
  return std::string(url.substr(0, begin)) + user + std::string(place) + parameters;
}

std::string dump_command(std::string_view url, std::string_view file) {
  return "pg_dump --format=custom --file=" + quoted(file) + " --dbname=" + quoted(without_password(url));
}

}  // namespace storage
