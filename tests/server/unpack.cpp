#include "tests/server/unpack.h"

#include <cstdint>

#include <brotli/decode.h>
#include <doctest/doctest.h>
#include <zlib.h>

namespace server_tests {

std::string unbrotli(const std::string& bytes) {
  std::string out(std::size_t{8} << 20U, '\0');
  std::size_t size = out.size();
  const auto status = BrotliDecoderDecompress(bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()), &size,
                                              reinterpret_cast<std::uint8_t*>(out.data()));
  REQUIRE(status == BROTLI_DECODER_RESULT_SUCCESS);
  out.resize(size);
  return out;
}

std::string ungzip(std::string bytes) {
  std::string out(std::size_t{8} << 20U, '\0');
  z_stream stream{};
  REQUIRE(inflateInit2(&stream, 16 + MAX_WBITS) == Z_OK);
  stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  CHECK(inflate(&stream, Z_FINISH) == Z_STREAM_END);
  out.resize(stream.total_out);
  inflateEnd(&stream);
  return out;
}

}  // namespace server_tests
