// The galleries on the table, in the order in which they were opened, with their themes.
#pragma once

#include <algorithm>
#include <string_view>

#include "artline/action.h"
#include "artline/places.h"
#include "core/byte.h"

namespace artline {

// The themes stand one behind the other, because fifty of the longest would take more room than a state has.
class Galleries {
 public:
  static constexpr int room = 18 * longest_theme;  // bytes, AL-S5

  int size() const { return size_; }
  int line(int n) const { return line_[n]; }
  std::string_view theme(int n) const {
    return {text_.items.data() + begin(n), static_cast<std::size_t>(end_[n] - begin(n))};
  }
  // Whether this many more themes have room, however long they are.
  bool has_room(int themes) const { return begin(size_) + themes * longest_theme <= room; }
  // The gallery of this line, or −1.
  int of(int line) const {
    for (int n = 0; n < size_; ++n) {
      if (line_[n] == line) return n;
    }
    return -1;
  }
  bool has(std::string_view theme) const {
    for (int n = 0; n < size_; ++n) {
      if (this->theme(n) == theme) return true;
    }
    return false;
  }
  void open(int line, std::string_view theme) {
    char* end = std::copy(theme.begin(), theme.end(), text_.items.data() + begin(size_));
    end_[size_] = static_cast<std::uint16_t>(end - text_.items.data());
    line_[size_++] = core::byte(line);
  }
  void close_last() {
    --size_;
    std::fill(text_.items.data() + begin(size_), text_.items.data() + end_[size_], '\0');
    end_[size_] = 0;
    line_[size_] = 0;
  }
  friend bool operator==(const Galleries&, const Galleries&) = default;

 private:
  int begin(int n) const { return n == 0 ? 0 : end_[n - 1]; }

  Array<std::uint16_t, max_lines> end_{};
  Array<std::uint8_t, max_lines> line_{};
  std::uint8_t size_ = 0;
  Array<char, room> text_{};  // zeros behind the last theme
};

}  // namespace artline
