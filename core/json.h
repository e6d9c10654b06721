// Writes JSON, compact and in the order of the calls, so that equal values give equal bytes.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace core {

class JsonWriter {
 public:
  JsonWriter() = default;
  // `expected` is about the number of bytes that will be written.
  explicit JsonWriter(std::size_t expected) : out_(expected, '\0') {}

  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }
  JsonWriter& key(std::string_view name) {
    comma();
    quote(name);
    put(':');
    after_key_ = true;
    return *this;
  }
  // The same for a name that needs no escapes.
  JsonWriter& plain_key(std::string_view name) {
    char* at = room(name.size() + 4);
    if (!fresh_ && length_ > 0) *at++ = ',';
    *at++ = '"';
    at = std::copy(name.begin(), name.end(), at);
    *at++ = '"';
    *at++ = ':';
    length_ = static_cast<std::size_t>(at - out_.data());
    fresh_ = false;
    after_key_ = true;
    return *this;
  }
  JsonWriter& value(std::string_view text) {
    comma();
    quote(text);
    return *this;
  }
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(int number) { return value(std::int64_t{number}); }
  JsonWriter& value(std::int64_t number) {
    comma();
    put(number);
    return *this;
  }
  // One string made of several parts: plain text that needs no escapes, letters and numbers.
  template <class... Parts>
  JsonWriter& joined(const Parts&... parts) {
    comma();
    put('"');
    (put(parts), ...);
    put('"');
    return *this;
  }
  JsonWriter& value(bool flag) { return raw(flag ? "true" : "false"); }
  JsonWriter& null() { return raw("null"); }
  // A value that is already JSON.
  JsonWriter& raw(std::string_view json) {
    comma();
    put(json);
    return *this;
  }
  template <class T>
  JsonWriter& field(std::string_view name, const T& v) {
    return key(name).value(v);
  }
  std::string take() {
    out_.resize(length_);
    length_ = 0;
    return std::move(out_);
  }

 private:
  static constexpr std::size_t longest_number = 20;  // a 64-bit number with its sign
  static constexpr std::size_t first_room = 256;
  static constexpr std::size_t longest_escape = 6;  // \u001f

  JsonWriter& open(char bracket) {
    comma();
    put(bracket);
    fresh_ = true;
    return *this;
  }
  JsonWriter& close(char bracket) {
    put(bracket);
    fresh_ = false;
    return *this;
  }
  void comma() {
    if (!fresh_ && !after_key_ && length_ > 0) put(',');
    fresh_ = after_key_ = false;
  }
  void quote(std::string_view text) {
    char* at = room(longest_escape * text.size() + 2);
    *at++ = '"';
    for (const char c : text) {
      if (is_plain(c)) {
        *at++ = c;
      } else {
        at = escape(at, c);
      }
    }
    *at++ = '"';
    length_ = static_cast<std::size_t>(at - out_.data());
  }
  static bool is_plain(char c) { return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20; }
  static char* escape(char* at, char c) {
    constexpr std::string_view digits = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(c);
    *at++ = '\\';
    if (code >= 0x20) {
      *at++ = c;
      return at;
    }
    for (const char part : {'u', '0', '0', digits[code >> 4U], digits[code & 15U]}) *at++ = part;
    return at;
  }

  // The end of the text, with room for `more` bytes behind it. The server writes tens of thousands of views a second,
  // and growing a string character by character would double the work.
  char* room(std::size_t more) {
    if (length_ + more > out_.size()) out_.resize(std::max({first_room, 2 * out_.size(), length_ + more}));
    return out_.data() + length_;
  }
  void put(char c) {
    *room(1) = c;
    ++length_;
  }
  void put(std::int64_t number) {
    char* const begin = room(longest_number);
    length_ += static_cast<std::size_t>(std::to_chars(begin, begin + longest_number, number).ptr - begin);
  }
  void put(int number) { put(std::int64_t{number}); }
  void put(const char* text) { put(std::string_view(text)); }
  void put(std::string_view text) {
    if (!text.empty()) std::memcpy(room(text.size()), text.data(), text.size());
    length_ += text.size();
  }

  std::string out_;
  std::size_t length_ = 0;  // the length of the text; the string is longer
  bool fresh_ = false;
  bool after_key_ = false;
};

}  // namespace core
