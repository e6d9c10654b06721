// What a run found wrong, and what it measured.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace sim {

class Problems {
 public:
  void add(std::string sentence) {
    if (list_.size() < most) list_.push_back(std::move(sentence));
  }
  bool empty() const { return list_.empty(); }
  const std::vector<std::string>& list() const { return list_; }

 private:
  static constexpr std::size_t most = 10;
  std::vector<std::string> list_;
};

// Counts of what happened, so that a test can see whether the runs met all that they should meet.
struct Tally {
  void count(const std::string& what, std::int64_t n = 1) { counts[what] += n; }
  std::int64_t of(const std::string& what) const {
    const auto found = counts.find(what);
    return found == counts.end() ? 0 : found->second;
  }
  void add(const Tally& other) {
    for (const auto& [what, n] : other.counts) counts[what] += n;
    update_sizes.insert(update_sizes.end(), other.update_sizes.begin(), other.update_sizes.end());
    whole_sizes.insert(whole_sizes.end(), other.whole_sizes.begin(), other.whole_sizes.end());
  }

  std::map<std::string, std::int64_t> counts;
  // Sizes in bytes of updates, without `legal`: of usual ones, and of those that contain the whole game.
  std::vector<std::uint32_t> update_sizes;
  std::vector<std::uint32_t> whole_sizes;
};

}  // namespace sim
