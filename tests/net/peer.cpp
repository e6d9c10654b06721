#include "tests/net/peer.h"

#include <algorithm>
#include <cctype>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace net_tests {
namespace {

constexpr int patience_ms = 30'000;

bool same_letter(unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); }

}  // namespace

std::string Reply::header(std::string_view name) const {
  std::size_t start = head.find("\r\n");
  while (start != std::string::npos && start + 2 < head.size()) {
    const std::size_t end = head.find("\r\n", start + 2);
    const std::string line = head.substr(start + 2, end - start - 2);
    const std::size_t colon = line.find(": ");
    if (colon == name.size() && std::equal(name.begin(), name.end(), line.begin(), same_letter)) {
      return line.substr(colon + 2);
    }
    start = end;
  }
  return {};
}

int Frame::close_code() const {
  if (opcode != close_frame || payload.size() < 2) return 0;
  return static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]);
}

Peer::Peer(std::uint16_t port, int receive_buffer) : fd_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  if (receive_buffer > 0) ::setsockopt(fd_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(fd_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) hang_up();
}

Peer::~Peer() { hang_up(); }

void Peer::hang_up(bool reset) {
  if (fd_ < 0) return;
  const linger at_once{.l_onoff = 1, .l_linger = 0};
  if (reset) ::setsockopt(fd_, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
  ::close(fd_);
  fd_ = -1;
}

bool Peer::send(std::string_view bytes) {
  while (!bytes.empty()) {
    pollfd ready{.fd = fd_, .events = POLLOUT, .revents = 0};
    if (::poll(&ready, 1, patience_ms) != 1) return false;
    const ssize_t count = ::send(fd_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (count <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

bool Peer::fill() {
  pollfd ready{.fd = fd_, .events = POLLIN, .revents = 0};
  if (::poll(&ready, 1, patience_ms) != 1) return false;
  char bytes[16384];
  const ssize_t count = ::recv(fd_, bytes, sizeof bytes, 0);
  if (count <= 0) return false;
  input_.append(bytes, static_cast<std::size_t>(count));
  return true;
}

bool Peer::ends() {
  for (int i = 0; i < 100'000; ++i) {
    pollfd ready{.fd = fd_, .events = POLLIN, .revents = 0};
    if (::poll(&ready, 1, patience_ms) != 1) return false;
    char bytes[16384];
    if (::recv(fd_, bytes, sizeof bytes, 0) <= 0) return true;
  }
  return false;
}

bool Peer::have(std::size_t count) {
  while (input_.size() < count) {
    if (!fill()) return false;
  }
  return true;
}

std::string Peer::take(std::size_t count) {
  const std::string taken = input_.substr(0, count);
  input_.erase(0, count);
  return taken;
}

Reply Peer::read_reply(bool with_body) {
  while (input_.find("\r\n\r\n") == std::string::npos) {
    if (!fill()) return {};
  }
  Reply reply;
  reply.head = take(input_.find("\r\n\r\n") + 2);
  input_.erase(0, 2);
  reply.status = std::stoi(reply.head.substr(9, 3));
  const std::string length = reply.header("Content-Length");
  if (with_body && !length.empty() && have(std::stoul(length))) reply.body = take(std::stoul(length));
  return reply;
}

int Peer::upgrade(const std::string& more_headers, const std::string& target) {
  send(get(target,
           "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
               more_headers));
  return read_reply().status;
}

bool Peer::send_frame(int opcode, std::string_view payload, bool last, bool masked) {
  constexpr std::string_view mask = "\x11\x22\x33\x44";
  std::string frame(1, static_cast<char>((last ? 0x80 : 0) | opcode));
  const int mask_bit = masked ? 0x80 : 0;
  if (payload.size() < 126) {
    frame += static_cast<char>(mask_bit | static_cast<int>(payload.size()));
  } else if (payload.size() < 65536) {
    frame += static_cast<char>(mask_bit | 126);
    frame += static_cast<char>(payload.size() >> 8U);
    frame += static_cast<char>(payload.size());
  } else {
    frame += static_cast<char>(mask_bit | 127);
    for (int shift = 56; shift >= 0; shift -= 8)
      frame += static_cast<char>(payload.size() >> static_cast<unsigned>(shift));
  }
  if (masked) frame += mask;
  for (std::size_t i = 0; i < payload.size(); ++i) {
    frame += masked ? static_cast<char>(payload[i] ^ mask[i % 4]) : payload[i];
  }
  return send(frame);
}

Frame Peer::read_frame() {
  if (!have(2)) return {};
  const std::string start = take(2);
  std::size_t size = static_cast<unsigned char>(start[1]) & 0x7fU;
  const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
  if (!have(more)) return {};
  if (more > 0) size = 0;
  for (const char byte : take(more)) size = size << 8U | static_cast<unsigned char>(byte);
  if (!have(size)) return {};
  return {.opcode = start[0] & 0x0f, .payload = take(size)};
}

std::string get(const std::string& target, const std::string& more_headers) {
  return "GET " + target + " HTTP/1.1\r\nHost: 127.0.0.1\r\n" + more_headers + "\r\n";
}

}  // namespace net_tests
