// Writes JSON, compact and in the order of the calls, so that equal values give equal bytes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace core {

class JsonWriter {
 public:
  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }
  JsonWriter& key(std::string_view name) {
    comma();
    quote(name);
    out_ += ':';
    after_key_ = true;
    return *this;
  }
  JsonWriter& value(std::string_view text) {
    comma();
    quote(text);
    return *this;
  }
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(int number) { return raw(std::to_string(number)); }
  JsonWriter& value(std::int64_t number) { return raw(std::to_string(number)); }
  JsonWriter& value(bool flag) { return raw(flag ? "true" : "false"); }
  JsonWriter& null() { return raw("null"); }
  // A value that is JSON already.
  JsonWriter& raw(std::string_view json) {
    comma();
    out_ += json;
    return *this;
  }
  template <class T>
  JsonWriter& field(std::string_view name, const T& v) {
    return key(name).value(v);
  }
  std::string take() { return std::move(out_); }

 private:
  JsonWriter& open(char bracket) {
    comma();
    out_ += bracket;
    fresh_ = true;
    return *this;
  }
  JsonWriter& close(char bracket) {
    out_ += bracket;
    fresh_ = false;
    return *this;
  }
  void comma() {
    if (!fresh_ && !after_key_ && !out_.empty()) out_ += ',';
    fresh_ = after_key_ = false;
  }
  void quote(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    out_ += '"';
    for (const char c : text) {
      const auto code = static_cast<unsigned char>(c);
      if (c == '"' || c == '\\') {
        (out_ += '\\') += c;
      } else if (code < 0x20) {
        ((out_ += "\\u00") += digits[code >> 4U]) += digits[code & 15U];
      } else {
        out_ += c;
      }
    }
    out_ += '"';
  }

  std::string out_;
  bool fresh_ = false;
  bool after_key_ = false;
};

}  // namespace core
