// A client that sends raw bytes, even what a browser would never send. Every wait has a time limit.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace net_tests {

struct Reply {
  int status = 0;  // 0: the connection ended before there was one
  std::string head = {};
  std::string body = {};

  std::string header(std::string_view name) const;
};

struct Frame {
  int opcode = -1;  // -1: the connection ended
  std::string payload = {};

  // Of a close frame; 0 when there is none.
  int close_code() const;
};

inline constexpr int text_frame = 1;
inline constexpr int binary_frame = 2;
inline constexpr int close_frame = 8;
inline constexpr int ping_frame = 9;
inline constexpr int pong_frame = 10;

class Peer {
 public:
  explicit Peer(std::uint16_t port, int receive_buffer = 0);
  Peer(const Peer&) = delete;
  Peer& operator=(const Peer&) = delete;
  ~Peer();

  bool connected() const { return fd_ >= 0; }
  // Whether all bytes could be sent.
  bool send(std::string_view bytes);
  Reply read_reply(bool with_body = true);
  // Waits for the end of the connection and skips what arrives before it. Answers whether the server hung up.
  bool ends();
  // Hangs up: politely, or by a reset.
  void hang_up(bool reset = false);

  // Asks for a WebSocket and returns the status: 101 if the connection is one now.
  int upgrade(const std::string& more_headers = {}, const std::string& target = "/api/socket");
  bool send_frame(int opcode, std::string_view payload, bool last = true, bool masked = true);
  Frame read_frame();

 private:
  bool fill();
  bool have(std::size_t count);
  std::string take(std::size_t count);

  int fd_ = -1;
  std::string input_;
};

// The text of a GET request with a Host header.
std::string get(const std::string& target, const std::string& more_headers = {});

}  // namespace net_tests
