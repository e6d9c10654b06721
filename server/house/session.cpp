#include "server/house/session.h"

#include <algorithm>
#include <charconv>

#include <sodium.h>

#include "core/sha256.h"
#include "core/text.h"

namespace server {
namespace {

constexpr int base64 = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

const unsigned char* bytes_of(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }

std::string encode(std::string_view bytes) {
  std::string out(::sodium_base64_encoded_len(bytes.size(), base64), '\0');
  ::sodium_bin2base64(out.data(), out.size(), bytes_of(bytes), bytes.size(), base64);
  out.pop_back();  // the terminating zero
  return out;
}

std::optional<std::string> decode(std::string_view text) {
  std::string out(text.size(), '\0');
  std::size_t length = 0;
  const char* end = nullptr;
  if (::sodium_base642bin(reinterpret_cast<unsigned char*>(out.data()), out.size(), text.data(), text.size(), nullptr,
                          &length, &end, base64) != 0 ||
      end != text.data() + text.size()) {
    return std::nullopt;
  }
  out.resize(length);
  return out;
}

template <std::size_t n>
std::string_view text_of(const std::array<std::uint8_t, n>& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

// The value of our cookie in a header "a=1; vernissage=…; b=2".
std::string_view cookie_in(std::string_view header) {
  while (!header.empty()) {
    const std::size_t end = std::min(header.find(';'), header.size());
    std::string_view pair = header.substr(0, end);
    while (pair.starts_with(' ')) pair.remove_prefix(1);
    if (pair.starts_with(cookie_name) && pair.substr(cookie_name.size()).starts_with('='))
      return pair.substr(cookie_name.size() + 1);
    header.remove_prefix(std::min(end + 1, header.size()));
  }
  return {};
}

}  // namespace

std::string Keys::mac(std::string_view text) const {
  std::string out(crypto_auth_hmacsha256_BYTES, '\0');
  ::crypto_auth_hmacsha256(reinterpret_cast<unsigned char*>(out.data()), bytes_of(text), text.size(), secret_.data());
  return out;
}

bool Keys::equal(std::string_view a, std::string_view b) {
  return a.size() == b.size() && ::sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string Keys::token(std::string_view purpose, std::string_view match) const {
  constexpr std::size_t bytes = 18;  // 144 bits
  return encode(mac(std::string(purpose) + ":" + std::string(match)).substr(0, bytes));
}

// NUMBER.TIME.NAME.SIGNATURE; no part contains a dot.
std::string Keys::sign(const Number& number, std::string_view name, storage::Time now) const {
  const std::string text = encode(text_of(number)) + "." + std::to_string(now) + "." + encode(name);
  return text + "." + encode(mac("session:" + text));
}

std::optional<Keys::Read> Keys::read(std::string_view cookie_header, storage::Time now) const {
  const std::string_view cookie = cookie_in(cookie_header);
  const std::size_t dot = cookie.rfind('.');
  if (dot == std::string_view::npos) return std::nullopt;
  const std::string_view text = cookie.substr(0, dot);
  // Compare as text. One signature has several spellings that decode alike, and only one of them may pass.
  if (!equal(encode(mac("session:" + std::string(text))), cookie.substr(dot + 1))) return std::nullopt;
  const auto parts = core::split(text, '.');
  if (parts.size() != 3) return std::nullopt;
  storage::Time issued = 0;
  std::from_chars(parts[1].data(), parts[1].data() + parts[1].size(), issued);
  if (issued > now + cookie_life || issued < now - cookie_life) return std::nullopt;
  const auto bytes = decode(parts[0]);
  auto name = decode(parts[2]);
  Read out;
  if (!bytes || !name || bytes->size() != out.number.size()) return std::nullopt;
  std::copy(bytes->begin(), bytes->end(), out.number.begin());
  out.name = std::move(*name);
  return out;
}

std::optional<Person> Keys::person(std::string_view cookie_header, storage::Time now) const {
  auto found = read(cookie_header, now);
  if (!found) return std::nullopt;
  const std::string hash = core::to_hex(core::sha256("owner:" + std::string(text_of(found->number))));
  return Person{hash.substr(0, 32), std::move(found->name)};
}

std::optional<Keys::Number> Keys::number(std::string_view cookie_header, storage::Time now) const {
  const auto found = read(cookie_header, now);
  if (!found) return std::nullopt;
  return found->number;
}

std::string match_id(const std::array<std::uint8_t, 12>& bytes) { return encode(text_of(bytes)); }

bool is_match_id(std::string_view text) {
  return text.size() == 16 && std::all_of(text.begin(), text.end(), [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
         });
}

}  // namespace server
