// What the fuzz targets share: a reader of bytes, and a check that stops the run.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace fuzz {

// Ends the run with the sentence as the last line of its log.
inline void require(bool good, const char* promise) {
  if (good) return;
  std::fprintf(stderr, "broken: %s\n", promise);
  std::abort();
}

// Reads the input from the front; after its end it returns zeros.
class Input {
 public:
  Input(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

  bool empty() const { return at_ == size_; }
  std::uint8_t byte() { return empty() ? std::uint8_t{0} : data_[at_++]; }
  int below(int n) { return byte() % n; }
  std::string_view rest() const {
    return {reinterpret_cast<const char*>(data_ + at_), size_ - at_};  // NOLINT: bytes as text
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

}  // namespace fuzz
