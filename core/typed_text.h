// Text that people typed: what it may contain, as a value in states and actions, and as part of a token.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

// The code point that begins at `at`, which moves behind it. Nothing if the bytes are not valid UTF-8.
std::optional<char32_t> next_code_point(std::string_view text, std::size_t& at);

// The number of code points in valid UTF-8.
std::size_t code_points(std::string_view text);

// Whether a valid UTF-8 text has no control characters (U+0000-001F, 007F-009F) and none that change the direction of the text
// around it (U+202A-202E, 2066-2069).
bool is_harmless(std::string_view text);

// Why this can't be the text of an action, as a sentence; empty if it can. The text must be valid UTF-8 and harmless. It must not
// be empty, have superfluous spaces or invisible characters, or stack more marks on a letter than any language does. So two
// texts that look alike are mostly the same bytes.
std::string_view text_fault(std::string_view text);

// A text of at most N bytes without allocation, for states and actions.
template <int N>
class Text {
 public:
  static constexpr int capacity = N;

  constexpr Text() = default;
  // Nothing if the text is too long.
  static constexpr std::optional<Text> from(std::string_view text) {
    if (text.size() > N) return std::nullopt;
    Text made;
    std::copy(text.begin(), text.end(), made.bytes_.begin());
    made.size_ = static_cast<std::uint8_t>(text.size());
    return made;
  }

  // There must be room for it.
  constexpr void append(std::string_view text) {
    std::copy(text.begin(), text.end(), bytes_.begin() + size_);
    size_ = static_cast<std::uint8_t>(size_ + text.size());
  }

  constexpr std::string_view view() const { return {bytes_.data(), size_}; }
  constexpr bool empty() const { return size_ == 0; }
  friend constexpr bool operator==(const Text&, const Text&) = default;

 private:
  static_assert(N > 0 && N < 256);
  std::array<char, N> bytes_{};  // zeros behind the text, so that equal texts have equal bytes
  std::uint8_t size_ = 0;
};

// Text within a token: letters, digits and -_.!~*'() stand for themselves, all other bytes become %XX with capital digits. This is
// what encodeURIComponent does in a browser.
std::string percent_encoded(std::string_view text);
// Nothing if percent_encoded() would have written the text differently: every text has exactly one spelling.
std::optional<std::string> percent_decoded(std::string_view written);

}  // namespace core
