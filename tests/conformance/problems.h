// The problems that the conformance checks found. The suite itself asserts nothing, so a test can also expect a problem.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace conformance {

class Problems {
 public:
  void add(std::string_view check, const std::string& detail) {
    int& count = counts_[std::string(check)];
    if (++count <= shown_per_check) text_ += std::string(check) + ": " + detail + "\n";
  }
  bool empty() const { return counts_.empty(); }
  bool has(std::string_view check) const { return counts_.contains(std::string(check)); }
  const std::string& text() const { return text_; }

 private:
  static constexpr int shown_per_check = 3;
  std::map<std::string, int> counts_;
  std::string text_;
};

}  // namespace conformance
