#include "server/web/pages.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "art/gallery.h"
#include "core/text.h"
#include "server/embedded.h"

namespace server {
namespace {

constexpr std::string_view document = "index.html";
constexpr std::string_view assets = "assets/";  // their names contain a hash of their bytes
constexpr std::string_view packed = ".br";      // the suffix of files that the build of the page has compressed

constexpr std::array<std::pair<std::string_view, std::string_view>, 12> file_types = {{
    {".html", "text/html; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".txt", "text/plain; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".wasm", "application/wasm"},
}};

std::string type_of(std::string_view name) {
  for (const auto& [suffix, content_type] : file_types) {
    if (name.ends_with(suffix)) return std::string(content_type);
  }
  return "application/octet-stream";
}

// The addresses that the page understands (web/lib/router.svelte.ts): a first word, and how many words follow.
struct Address {
  std::string_view first;
  std::size_t least = 0;
  std::size_t most = 0;
};
constexpr std::array<Address, 6> addresses = {{
    {"new", 0, 1},
    {"table", 1, 1},
    {"result", 1, 1},
    {"replay", 1, 1},
    {"rules", 0, 1},
    {"settings", 0, 0},
}};

bool is_address(std::string_view path) {
  std::vector<std::string_view> words = core::split(path, '/');
  std::erase(words, std::string_view());
  if (words.empty()) return true;
  return std::any_of(addresses.begin(), addresses.end(), [&](const Address& address) {
    return words[0] == address.first && words.size() > address.least && words.size() <= address.most + 1;
  });
}

// The version of the pictures is written into the document, so that the page asks for them at addresses that can be
// cached.
std::string document_text(std::string_view preview) {
  constexpr std::string_view mark = "%ART%";
  constexpr std::string_view end = "</head>";
  std::string text(embedded_file(document));
  if (const std::size_t at = text.find(mark); at != std::string::npos) text.replace(at, mark.size(), art::version());
  if (const std::size_t at = text.find(end); at != std::string::npos) text.insert(at, preview);
  return text;
}

Ware ware_of(std::string_view name) {
  return {.text = std::string(embedded_file(name)),
          .brotli = std::string(embedded_file(std::string(name).append(packed)))};
}

// One document for each preview: many links lead to the same.
HttpResponse give_document(Depot& depot, const HttpRequest& request, const std::string& preview,
                           std::string_view caching) {
  HttpResponse response = depot.give(request, "page/" + std::string(document) + preview,
                                     [&] { return Ware{.text = document_text(preview)}; });
  response.content_type = type_of(document);
  response.headers.emplace_back("Cache-Control", caching);
  return response;
}

HttpResponse give(Depot& depot, const HttpRequest& request, std::string_view name, std::string_view caching) {
  HttpResponse response = depot.give(request, "page/" + std::string(name), [&] { return ware_of(name); });
  response.content_type = type_of(name);
  response.headers.emplace_back("Cache-Control", caching);
  return response;
}

HttpResponse nothing_there(Depot& depot, HttpRequest request) {
  request.if_none_match.clear();  // this response is needed whether or not the client has the document
  HttpResponse response = give_document(depot, request, {}, "no-store");
  response.status = 404;
  return response;
}

// For programs: nobody reads a page that arrives in place of a script or a font.
HttpResponse no_such_file() {
  return {.status = 404,
          .content_type = type_of(".txt"),
          .body = "There is no such file; load the page again.\n",
          .headers = {{"Cache-Control", "no-store"}}};
}

}  // namespace

HttpResponse page_at(Depot& depot, const HttpRequest& request, std::string_view path, const std::string& preview) {
  if (is_address(path)) return give_document(depot, request, preview, "no-cache");
  const std::string_view name = path.substr(path.starts_with('/') ? 1 : 0);
  const bool asset = name.starts_with(assets);
  if (name != document && !name.ends_with(packed) && !embedded_file(name).empty())
    return give(depot, request, name, asset ? "public, max-age=31536000, immutable" : "no-cache");
  return asset ? no_such_file() : nothing_there(depot, request);
}

}  // namespace server
