// Frames are counted alike however the bytes arrive.
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "net/frames.h"

namespace {

using Sizes = std::vector<std::size_t>;

std::string frame(int first, std::size_t size, bool masked = true) {
  const int mask_bit = masked ? 0x80 : 0;
  std::string text(1, static_cast<char>(first));
  if (size < 126) {
    text += static_cast<char>(mask_bit | static_cast<int>(size));
  } else {
    text += static_cast<char>(mask_bit | (size < 65536 ? 126 : 127));
    for (int shift = size < 65536 ? 8 : 56; shift >= 0; shift -= 8)
      text += static_cast<char>(size >> static_cast<unsigned>(shift));
  }
  // Bytes that would look like headers if they were not skipped.
  return text + std::string(size + (masked ? 4 : 0), '\x09');
}

int counted(const std::string& stream, std::size_t step) {
  net::FrameCounter counter;
  int count = 0;
  for (std::size_t at = 0; at < stream.size(); at += step)
    count += counter.take(std::string_view(stream).substr(at, step));
  return count;
}

}  // namespace

TEST_CASE("a frame is counted if it completes no message") {
  CHECK(counted(frame(0x81, 5), 100) == 0);    // a whole text
  CHECK(counted(frame(0x80, 5), 100) == 0);    // the last part
  CHECK(counted(frame(0x01, 5), 100) == 1);    // the first part
  CHECK(counted(frame(0x00, 0), 100) == 1);    // an empty part
  CHECK(counted(frame(0x89, 0), 100) == 1);    // ping
  CHECK(counted(frame(0x8a, 125), 200) == 1);  // pong
  CHECK(counted(frame(0x88, 2), 100) == 1);    // close
}

TEST_CASE("frames are counted alike however the bytes arrive") {
  std::string stream;
  for (const std::size_t size : Sizes{0, 1, 125, 126, 127, 1000, 65535, 65536, 70000}) {
    for (const bool masked : {true, false}) {
      stream += frame(0x81, size, masked) + frame(0x01, size, masked) + frame(0x80, size, masked);
      if (size < 126) stream += frame(0x89, size, masked);
    }
  }
  const int expected = 18 + 6;
  for (const std::size_t step : Sizes{1, 2, 3, 5, 7, 64, 1536, 100'000'000}) CHECK(counted(stream, step) == expected);
}

TEST_CASE("the greatest length that a frame can have is no trouble") {
  net::FrameCounter counter;
  CHECK(counter.take("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff") == 0);
  CHECK(counter.take(std::string(100'000, '\x09')) == 0);
}
