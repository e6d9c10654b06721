// Parsed JSON, for the inside of this box. No other header includes the library.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include <boost/json.hpp>

namespace protocol::tree {

// A text parsed into a tree. Small texts need no memory beyond this object.
class Parsed {
 public:
  Parsed() : memory_(buffer_.data(), buffer_.size()), value_(boost::json::storage_ptr(&memory_)) {}
  Parsed(const Parsed&) = delete;
  Parsed& operator=(const Parsed&) = delete;
  ~Parsed() = default;

  // Empty, or the rest of a sentence that begins with "the message" and says what is wrong.
  std::string parse(std::string_view text, std::size_t max_bytes, std::size_t max_depth);
  const boost::json::value& value() const { return value_; }
  boost::json::value& value() { return value_; }

 private:
  std::array<unsigned char, 4096> buffer_;
  boost::json::monotonic_resource memory_;
  boost::json::value value_;
};

// Whether no number in the tree has a fraction or exponent. The library might change such numbers.
bool has_only_whole_numbers(const boost::json::value& value);

// Compact, and escaped as core::JsonWriter does it, so that equal values give equal bytes.
std::string write(const boost::json::value& value);

}  // namespace protocol::tree
