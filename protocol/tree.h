// Parsed JSON, for the inside of this box: the only header that shows the library.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include <boost/json.hpp>

namespace protocol::tree {

// A text that was read into a tree; small ones need no memory but this.
class Parsed {
 public:
  Parsed() : memory_(buffer_.data(), buffer_.size()), value_(boost::json::storage_ptr(&memory_)) {}
  Parsed(const Parsed&) = delete;
  Parsed& operator=(const Parsed&) = delete;
  ~Parsed() = default;

  // Empty, or what is wrong, as the rest of a sentence that begins with "the message".
  std::string parse(std::string_view text, std::size_t max_bytes, std::size_t max_depth);
  const boost::json::value& value() const { return value_; }
  boost::json::value& value() { return value_; }

 private:
  std::array<unsigned char, 4096> buffer_;
  boost::json::monotonic_resource memory_;
  boost::json::value value_;
};

// Whether no number in the tree has a fraction or exponent: what the library makes of those need not be what was sent.
bool has_only_whole_numbers(const boost::json::value& value);

// Compact, and escaped as core::JsonWriter does it, so that equal values give equal bytes.
std::string write(const boost::json::value& value);

}  // namespace protocol::tree
