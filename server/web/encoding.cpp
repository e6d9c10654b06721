#include "server/web/encoding.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>

#include <brotli/encode.h>
#include <zlib.h>

#include "core/text.h"

namespace server {
namespace {

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
  const std::size_t end = text.find_last_not_of(" \t") + 1;
  return begin < end ? text.substr(begin, end - begin) : std::string_view();
}

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

// The weight in thousandths: "q=0.5" is 500, no weight is 1000, nonsense is 0.
int weight_of(std::string_view parameter) {
  parameter = trimmed(parameter);
  if (parameter.empty()) return 1000;
  if (parameter.size() < 3 || !same_word(parameter.substr(0, 2), "q=")) return 0;
  if (parameter[2] == '1') return 1000;
  int weight = 0;
  int unit = 100;
  for (const char c : parameter.substr(std::min<std::size_t>(4, parameter.size()))) {
    if (c < '0' || c > '9') return 0;
    weight += (c - '0') * unit;
    unit /= 10;
  }
  return weight;
}

// The weight of a coding; −1 if it is not mentioned.
int weight_of(std::string_view accept_encoding, std::string_view coding) {
  int wildcard = -1;
  for (const std::string_view item : core::split(accept_encoding, ',')) {
    const std::size_t semicolon = std::min(item.find(';'), item.size());
    const std::string_view name = trimmed(item.substr(0, semicolon));
    const int weight = weight_of(item.substr(std::min(semicolon + 1, item.size())));
    if (same_word(name, coding)) return weight;
    if (name == "*") wildcard = weight;
  }
  return wildcard;
}

std::string brotli(std::string_view text, Effort effort) {
  std::string out(BrotliEncoderMaxCompressedSize(text.size()), '\0');
  std::size_t size = out.size();
  const auto* from = reinterpret_cast<const std::uint8_t*>(text.data());  // NOLINT: text as bytes
  auto* to = reinterpret_cast<std::uint8_t*>(out.data());                 // NOLINT: as above
  const BROTLI_BOOL done = BrotliEncoderCompress(effort == Effort::best ? 11 : 5, BROTLI_DEFAULT_WINDOW,
                                                 BROTLI_MODE_TEXT, text.size(), from, &size, to);
  out.resize(done == BROTLI_TRUE ? size : 0);
  return out;
}

std::string gzip(std::string_view text, Effort effort) {
  z_stream stream{};
  constexpr int with_gzip_header = 16 + MAX_WBITS;
  if (deflateInit2(&stream, effort == Effort::best ? 9 : 6, Z_DEFLATED, with_gzip_header, 9, Z_DEFAULT_STRATEGY) !=
      Z_OK) {
    return {};
  }
  std::string out(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
  std::string copy(text);                                  // zlib does not promise to leave its input alone
  stream.next_in = reinterpret_cast<Bytef*>(copy.data());  // NOLINT: text as bytes
  stream.avail_in = static_cast<uInt>(copy.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());  // NOLINT: as above
  stream.avail_out = static_cast<uInt>(out.size());
  const int status = deflate(&stream, Z_FINISH);
  out.resize(status == Z_STREAM_END ? stream.total_out : 0);
  deflateEnd(&stream);
  return out;
}

}  // namespace

Coding accepted(std::string_view accept_encoding) {
  Coding best = Coding::identity;
  // Unless "identity" is mentioned, an unchanged body is the last choice.
  int highest = std::max(0, weight_of(accept_encoding, "identity"));
  for (const Coding coding : {Coding::gzip, Coding::brotli}) {
    const int weight = weight_of(accept_encoding, name_of(coding));
    if (weight <= 0 || weight < highest) continue;
    best = coding;
    highest = weight;
  }
  return best;
}

std::string_view name_of(Coding coding) {
  constexpr std::array<std::string_view, 3> names = {"identity", "gzip", "br"};
  return names[static_cast<std::size_t>(coding)];
}

std::string encoded(std::string_view text, Coding coding, Effort effort) {
  if (coding == Coding::brotli) return brotli(text, effort);
  if (coding == Coding::gzip) return gzip(text, effort);
  return std::string(text);
}

}  // namespace server
