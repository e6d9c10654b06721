#include "server/web/art.h"

#include <algorithm>
#include <string>
#include <utility>

#include "art/gallery.h"
#include "server/house/house.h"

namespace server {
namespace {

constexpr std::string_view root = "/art/";
constexpr std::string_view ending = ".svg";

HttpResponse not_found() {
  return problem(404, "not-found", "there is no such picture; /art/index.json names them all");
}

HttpResponse moved(const std::string& name) {
  std::string place(root);
  place.append(art::version()).append("/").append(name).append(ending);
  return {.status = 302, .headers = {{"Location", std::move(place)}, {"Cache-Control", "no-store"}}};
}

bool is_picture(std::string_view name) { return art::picture_size(name).has_value(); }

HttpResponse picture(Depot& depot, const HttpRequest& request, const std::string& name) {
  HttpResponse response =
      depot.give(request, "art/" + name, [&] { return Ware{.text = art::picture(name).value_or("")}; });
  response.content_type = "image/svg+xml";
  response.headers.emplace_back("Cache-Control", "public, max-age=31536000, immutable");
  // Opened directly, a picture is a document. It may run and load nothing, and has no origin.
  response.headers.emplace_back("Content-Security-Policy", "default-src 'none'; sandbox; frame-ancestors 'none'");
  return response;
}

template <class Make>
HttpResponse list(Depot& depot, const HttpRequest& request, const std::string& name, Make make) {
  HttpResponse response = depot.give(request, "art/" + name, [&] { return Ware{.text = make()}; });
  response.headers.emplace_back("Cache-Control", "no-cache");
  return response;
}

}  // namespace

HttpResponse picture_at(Depot& depot, const HttpRequest& request, std::string_view path) {
  path.remove_prefix(std::min(root.size(), path.size()));
  if (path == "index.json") return list(depot, request, "index.json", art::index_json);
  for (const std::string_view deck : art::deck_names()) {
    const std::string seen = "seen/" + std::string(deck) + ".json";
    if (path != seen || art::described(deck) == nullptr) continue;
    return list(depot, request, seen, [&] { return art::seen_json(deck); });
  }
  if (!path.ends_with(ending)) return not_found();
  path.remove_suffix(ending.size());
  if (is_picture(path)) return moved(std::string(path));  // the address without a version
  const std::size_t slash = path.find('/');
  if (slash == std::string_view::npos) return not_found();
  const std::string name(path.substr(slash + 1));
  if (!is_picture(name)) return not_found();
  return path.substr(0, slash) == art::version() ? picture(depot, request, name) : moved(name);
}

}  // namespace server
