// Helpers that write a state for comparison: one item in each line, '-' for nothing.
#pragma once

#include <string>

namespace oracle {

// Words with a space between them.
class Words {
 public:
  Words& add(const std::string& word) {
    text_ += (text_.empty() ? "" : " ") + word;
    return *this;
  }
  Words& add(int number) { return add(std::to_string(number)); }
  template <class Numbers>
  Words& add_all(const Numbers& numbers) {
    for (const int number : numbers) add(number);
    return *this;
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

inline std::string line(const std::string& name, const std::string& value) {
  return name + " " + (value.empty() ? "-" : value) + "\n";
}

inline std::string line(const std::string& name, const Words& words) { return line(name, words.text()); }

}  // namespace oracle
