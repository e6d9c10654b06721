// Counts WebSocket frames as their bytes arrive. The library reports whole messages only, and a client could keep it busy
// with frames that never make one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace net {

class FrameCounter {
 public:
  // Takes the next bytes of a connection. Counts the frames whose header ends in them and that complete no message: pings,
  // pongs, closes, and all parts of a message except the last.
  int take(std::string_view bytes);

 private:
  std::size_t header_size() const;
  std::uint64_t rest_size() const;

  std::array<std::uint8_t, 10> header_{};
  std::size_t have_ = 0;    // bytes of the header so far
  std::uint64_t skip_ = 0;  // bytes of the mask and of the payload that are still to come
};

}  // namespace net
