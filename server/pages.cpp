#include "server/pages.h"

#include <array>
#include <string>
#include <utility>

#include "core/sha256.h"
#include "server/embedded.h"

namespace server {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 6> types = {{
    {".html", "text/html; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".wasm", "application/wasm"},
    {".txt", "text/plain; charset=utf-8"},
}};

std::string type_of(std::string_view name) {
  for (const auto& [ending, type] : types) {
    if (name.ends_with(ending)) return std::string(type);
  }
  return "application/octet-stream";
}

}  // namespace

HttpResponse page(std::string_view path, std::string_view if_none_match) {
  const std::string_view name = path == "/" ? "index.html" : path.substr(path.starts_with('/') ? 1 : 0);
  const std::string_view bytes = embedded_file(name);
  if (bytes.empty()) {
    return {.status = 404,
            .content_type = type_of(".html"),
            .body = std::string(embedded_file("not-found.html")),
            .headers = {{"Cache-Control", "no-store"}}};
  }
  const std::string tag = "\"" + core::to_hex(core::sha256(bytes)).substr(0, 16) + "\"";
  HttpResponse response{.status = if_none_match == tag ? 304 : 200,
                        .content_type = type_of(name),
                        .body = {},
                        .headers = {{"Cache-Control", "no-cache"}, {"ETag", tag}}};
  if (response.status == 200) response.body = bytes;
  return response;
}

}  // namespace server
