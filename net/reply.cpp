#include "net/reply.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace net {
namespace {

struct Header {
  std::string_view name;
  std::string_view value;
  bool for_documents = false;  // only for responses that a browser can open as a page
};

// The page may load only its own files and talk only to its own server. No other page may frame or read it.
constexpr std::array<Header, 7> standing = {{
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob:; "
     "connect-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
     "form-action 'self'; frame-ancestors 'none'",
     true},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin", true},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()", true},
    // The default. The house knows which responses may be cached, and sets its own header for them.
    {"Cache-Control", "no-store"},
}};

constexpr std::array<std::pair<int, std::string_view>, 30> reasons = {{
    {200, "OK"},
    {201, "Created"},
    {202, "Accepted"},
    {204, "No Content"},
    {206, "Partial Content"},
    {301, "Moved Permanently"},
    {302, "Found"},
    {303, "See Other"},
    {304, "Not Modified"},
    {307, "Temporary Redirect"},
    {308, "Permanent Redirect"},
    {400, "Bad Request"},
    {401, "Unauthorized"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {406, "Not Acceptable"},
    {408, "Request Timeout"},
    {409, "Conflict"},
    {410, "Gone"},
    {413, "Content Too Large"},
    {415, "Unsupported Media Type"},
    {422, "Unprocessable Content"},
    {426, "Upgrade Required"},
    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {500, "Internal Server Error"},
    {501, "Not Implemented"},
    {503, "Service Unavailable"},
    {504, "Gateway Timeout"},
}};

// The phrase is only for people who read along, so any text will do for an unlisted status.
std::string_view reason_of(int status) {
  const auto found = std::find_if(reasons.begin(), reasons.end(), [&](const auto& r) { return r.first == status; });
  return found == reasons.end() ? "Answer" : found->second;
}

bool same_name(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](unsigned char x, unsigned char y) {
    return std::tolower(x) == std::tolower(y);  // letters of header names are ASCII
  });
}

bool safe(std::string_view text) {
  return std::none_of(text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7f; });
}

// These headers say where a response ends, which only this box decides.
bool about_framing(std::string_view name) {
  return same_name(name, "Content-Length") || same_name(name, "Transfer-Encoding") || same_name(name, "Connection") ||
         same_name(name, "Date");
}

void append(std::string& out, std::string_view name, std::string_view value) {
  out.append(name).append(": ").append(value).append("\r\n");
}

// Scripts, styles, fonts and engines: a page loads dozens of them, and nobody opens them as documents. The script of a
// worker would need the headers of a document, but there is none.
bool is_part_of_page(std::string_view content_type) {
  return content_type.starts_with("text/javascript") || content_type.starts_with("text/css") ||
         content_type.starts_with("font/") || content_type == "application/wasm";
}

}  // namespace

bool has_body(int status) { return status >= 200 && status != 204 && status != 304; }

std::string http_date(std::time_t time) {
  constexpr std::string_view days = "SunMonTueWedThuFriSat";
  constexpr std::string_view months = "JanFebMarAprMayJunJulAugSepOctNovDec";
  std::tm parts{};
  ::gmtime_r(&time, &parts);
  const auto three = [](std::string_view names, int index) {
    return std::string(names.substr(static_cast<std::size_t>(index) * 3, 3));
  };
  const auto two = [](int number) { return std::string(number < 10 ? "0" : "") + std::to_string(number); };
  return three(days, parts.tm_wday) + ", " + two(parts.tm_mday) + " " + three(months, parts.tm_mon) + " " +
         std::to_string(1900 + parts.tm_year) + " " + two(parts.tm_hour) + ":" + two(parts.tm_min) + ":" +
         two(parts.tm_sec) + " GMT";
}

std::string reply_head(const server::HttpResponse& response, bool keep_alive, std::time_t now) {
  std::string head;
  head.reserve(1024);
  head.append("HTTP/1.1 ").append(std::to_string(response.status)).append(" ");
  head.append(reason_of(response.status)).append("\r\n");
  append(head, "Date", http_date(now));
  if (!keep_alive) append(head, "Connection", "close");
  if (has_body(response.status)) {
    append(head, "Content-Length", std::to_string(response.body.size()));
    if (!response.body.empty() && safe(response.content_type)) append(head, "Content-Type", response.content_type);
  }
  const bool document = !is_part_of_page(response.content_type);
  for (const auto& [name, value, for_documents] : standing) {
    if (for_documents && !document) continue;
    const bool replaced = std::any_of(response.headers.begin(), response.headers.end(),
                                      [&, &ours = name](const auto& h) { return same_name(h.first, ours); });
    if (!replaced) append(head, name, value);
  }
  for (const auto& [name, value] : response.headers) {
    if (!name.empty() && safe(name) && safe(value) && !about_framing(name)) append(head, name, value);
  }
  head.append("\r\n");
  return head;
}

server::HttpResponse plain_reply(int status, std::string_view sentence) {
  return {.status = status, .content_type = "text/plain; charset=utf-8", .body = std::string(sentence) + "\n"};
}

}  // namespace net
