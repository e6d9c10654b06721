#include "core/deal.h"

namespace core {
namespace {

void append(std::string& out, std::uint64_t number, unsigned bytes) {
  while (bytes-- > 0) out += static_cast<char>((number >> (8 * bytes)) & 0xffU);
}

std::string_view as_text(const Seed& seed) {
  return {reinterpret_cast<const char*>(seed.bytes.data()), seed.bytes.size()};  // NOLINT: bytes as text
}

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

}  // namespace

std::optional<Seed> Seed::from_hex(std::string_view digits) {
  Seed seed;
  if (digits.size() != 2 * seed.bytes.size()) return std::nullopt;
  for (std::size_t i = 0; i < seed.bytes.size(); ++i) {
    const int high = hex_value(digits[2 * i]);
    const int low = hex_value(digits[2 * i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    seed.bytes[i] = static_cast<std::uint8_t>(high * 16 + low);
  }
  return seed;
}

Seed Seed::derived(std::uint64_t base, std::uint64_t number) {
  std::string text = "vernissage derived seed";
  append(text, base, 8);
  append(text, number, 8);
  const Hash256 hash = sha256(text);
  Seed seed;
  for (std::size_t i = 0; i < seed.bytes.size(); ++i) seed.bytes[i] = hash[i];
  return seed;
}

std::string Seed::hex() const { return to_hex(as_text(*this)); }
std::string Seed::commitment() const { return to_hex(sha256(as_text(*this))); }

std::uint32_t DealStream::next() {
  if (used_ == block_.size()) {
    std::string input(as_text(seed_));
    append(input, block_number_++, 4);
    block_ = sha256(input);
    used_ = 0;
  }
  std::uint32_t number = 0;
  for (int i = 0; i < 4; ++i) number = (number << 8U) | block_[used_++];
  return number;
}

int DealStream::below(int n) {
  if (n == 1) return 0;
  const auto range = static_cast<std::uint64_t>(static_cast<std::uint32_t>(n));
  const std::uint64_t limit = (std::uint64_t{1} << 32U) / range * range;
  std::uint64_t x = next();
  while (x >= limit) x = next();  // drop numbers that would favour the first outcomes
  return static_cast<int>(x % range);
}

}  // namespace core
