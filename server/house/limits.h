// Limits what one guest or address may ask for: token buckets, which fill slowly and can be emptied quickly.
#pragma once

#include <algorithm>
#include <string>
#include <unordered_map>

#include "storage/store.h"

namespace server {

struct Rate {
  double a_second = 0;
  double at_once = 0;
};

class Bucket {
 public:
  bool take(const Rate& rate, storage::Time now, double amount = 1) {
    const double passed = static_cast<double>(std::max<storage::Time>(now - last_, 0)) / 1000;
    level_ = first_ ? rate.at_once : std::min(rate.at_once, level_ + passed * rate.a_second);
    first_ = false;
    last_ = now;
    if (level_ < amount) return false;
    level_ -= amount;
    return true;
  }
  // Whether the bucket would be full again and can be forgotten.
  bool full(const Rate& rate, storage::Time now) const {
    return level_ + static_cast<double>(now - last_) / 1000 * rate.a_second >= rate.at_once;
  }

 private:
  double level_ = 0;
  storage::Time last_ = 0;
  bool first_ = true;
};

// A bucket for each guest or address. Full ones are forgotten, so that memory stays bounded.
class Limiter {
 public:
  explicit Limiter(Rate rate) : rate_(rate) {}

  bool allows(const std::string& who, storage::Time now, double amount = 1) {
    if (buckets_.size() >= forget_at_) forget(now);
    return buckets_[who].take(rate_, now, amount);
  }
  std::size_t size() const { return buckets_.size(); }  // how many are remembered

 private:
  void forget(storage::Time now) {
    std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(rate_, now); });
    forget_at_ = std::max<std::size_t>(1024, 2 * buckets_.size());
  }

  Rate rate_;
  std::size_t forget_at_ = 1024;
  std::unordered_map<std::string, Bucket> buckets_;
};

}  // namespace server
