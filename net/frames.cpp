#include "net/frames.h"

#include <algorithm>

namespace net {
namespace {

// RFC 6455, section 5.2.
constexpr unsigned last_part = 0x80;
constexpr unsigned control = 0x08;
constexpr unsigned masked = 0x80;
constexpr unsigned length_bits = 0x7f;
constexpr unsigned length_in_two_bytes = 126;
constexpr unsigned length_in_eight_bytes = 127;
constexpr std::uint64_t mask_size = 4;

}  // namespace

int FrameCounter::take(std::string_view bytes) {
  int count = 0;
  while (!bytes.empty()) {
    if (skip_ > 0) {
      const std::size_t skipped = std::min<std::uint64_t>(skip_, bytes.size());
      skip_ -= skipped;
      bytes.remove_prefix(skipped);
      continue;
    }
    header_.at(have_++) = static_cast<std::uint8_t>(bytes.front());
    bytes.remove_prefix(1);
    if (have_ < header_size()) continue;
    if ((header_[0] & control) != 0 || (header_[0] & last_part) == 0) ++count;
    skip_ = rest_size();
    have_ = 0;
  }
  return count;
}

// Without the mask; the first two bytes tell how many more there are.
std::size_t FrameCounter::header_size() const {
  const unsigned length = have_ < 2 ? 0 : header_[1] & length_bits;
  if (length == length_in_eight_bytes) return 10;
  return length == length_in_two_bytes ? 4 : 2;
}

std::uint64_t FrameCounter::rest_size() const {
  std::uint64_t payload = header_[1] & length_bits;
  if (have_ > 2) {
    payload = 0;
    for (std::size_t i = 2; i < have_; ++i) payload = payload << 8U | header_.at(i);
  }
  return payload + ((header_[1] & masked) != 0 ? mask_size : 0);
}

}  // namespace net
