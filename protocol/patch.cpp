#include "protocol/patch.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>

#include "protocol/scan.h"

namespace protocol {
namespace {

constexpr std::size_t deepest_difference = 32;  // deeper differences replace the whole value

// The length of the common beginning, compared eight bytes at a time.
std::size_t common_length(std::string_view a, std::string_view b) {
  const std::size_t most = std::min(a.size(), b.size());
  std::size_t at = 0;
  while (at + 8 <= most && std::memcmp(a.data() + at, b.data() + at, 8) == 0) at += 8;
  while (at < most && a[at] == b[at]) ++at;
  return at;
}

// The length of the common end.
std::size_t common_tail(std::string_view a, std::string_view b) {
  const std::size_t most = std::min(a.size(), b.size());
  const char* const a_end = a.data() + a.size();
  const char* const b_end = b.data() + b.size();
  std::size_t length = 0;
  while (length + 8 <= most && std::memcmp(a_end - length - 8, b_end - length - 8, 8) == 0) length += 8;
  while (length < most && *(a_end - length - 1) == *(b_end - length - 1)) ++length;
  return length;
}

// `key` includes its quotes. A key with an escape is refused, because the escape may hide a dot.
bool fits_into_path(std::string_view key) {
  return key.size() > 2 && std::none_of(key.begin(), key.end(), [](char c) {
           return c == '.' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
         });
}

// Walks through both texts in lockstep. Both positions always have the same path: at the beginning of a value or right
// after it.
class Walk {
 public:
  Walk(std::string_view before, std::string_view after, std::string_view path, std::string& entries)
      : before_(before), after_(after), tail_(common_tail(before, after)), path_(path), entries_(entries) {}

  // Whether both texts were walked through up to the common end.
  bool all() { return value(0) && rest_is_same(); }

 private:
  // A key, or an index if there is no key.
  struct Step {
    std::string_view key = {};
    std::size_t index = 0;
  };

  char before(std::size_t ahead = 0) const {
    return before_at_ + ahead < before_.size() ? before_[before_at_ + ahead] : '\0';
  }
  char after(std::size_t ahead = 0) const {
    return after_at_ + ahead < after_.size() ? after_[after_at_ + ahead] : '\0';
  }
  void advance(std::size_t length) {
    before_at_ += length;
    after_at_ += length;
  }
  // Steps over this character in both texts, or in neither.
  bool both(char c) {
    if (before() != c || after() != c) return false;
    advance(1);
    return true;
  }
  // Whether the next bytes are the same in both. One comparison serves all values up to the next difference.
  bool same(std::size_t length) {
    const bool known = after_at_ >= after_base_ && before_at_ + after_base_ == after_at_ + before_base_;
    if (known && after_at_ + length <= same_until_) return true;
    before_base_ = before_at_;
    after_base_ = after_at_;
    same_until_ = after_at_ + common_length(before_.substr(before_at_), after_.substr(after_at_));
    return after_at_ + length <= same_until_;
  }

  bool rest_is_same() const {
    const std::size_t left = after_.size() - after_at_;
    return left <= tail_ && left == before_.size() - before_at_;
  }

  bool value(std::size_t depth) {
    if (depth < deepest_difference && enter(depth)) return true;
    const std::size_t after_end = value_end(after_, after_at_);
    if (after_end == nowhere) return false;
    const std::size_t length = after_end - after_at_;
    // The value must end here in both: 1 is also the beginning of 12.
    if (same(length) && std::string_view(",}]\0", 4).find(before(length)) != nowhere) {
      advance(length);
      return true;
    }
    return replace(after_end, depth);
  }

  // Compares two containers element by element. If their forms differ, it changes nothing and answers false.
  bool enter(std::size_t depth) {
    const std::size_t before_start = before_at_;
    const std::size_t after_start = after_at_;
    const std::size_t entries = entries_.size();
    if (before() == '{' && after() == '{' && object(depth)) return true;
    before_at_ = before_start;
    after_at_ = after_start;
    if (before() == '[' && after() == '[' && before(1) == '{' && after(1) == '{' && array(depth)) return true;
    before_at_ = before_start;
    after_at_ = after_start;
    entries_.resize(entries);
    // Replace the whole list if that is shorter than its new elements with their paths.
    if (before() == '[' && after() == '[' && longer_list(depth) && entries_.size() - entries <= after_at_ - after_start)
      return true;
    before_at_ = before_start;
    after_at_ = after_start;
    entries_.resize(entries);
    return false;
  }

  bool object(std::size_t depth) {
    advance(1);
    if (both('}')) return true;
    do {
      const std::size_t end = string_end(after_, after_at_);
      if (end == nowhere) return false;
      const std::string_view key = after_.substr(after_at_, end - after_at_);
      if (!same(key.size())) return false;
      advance(key.size());
      const std::size_t entries = entries_.size();
      steps_[depth] = {key, 0};
      if (!both(':') || !value(depth + 1)) return false;
      if (entries_.size() != entries && !fits_into_path(key)) return false;
      if (rest_is_same()) return true;
    } while (both(','));
    return both('}');
  }

  bool array(std::size_t depth) {
    advance(1);
    std::size_t index = 0;
    do {
      steps_[depth] = {{}, index++};
      if (before() != '{' || after() != '{' || !value(depth + 1)) return false;
      if (rest_is_same()) return true;
    } while (both(','));
    return both(']') || append(depth, index);
  }

  // Whether the new list begins with all elements of the old list, of any kind.
  bool longer_list(std::size_t depth) {
    const std::size_t end = value_end(before_, before_at_);
    if (end == nowhere) return false;
    const std::string_view kept = before_.substr(before_at_, end - before_at_ - 1);  // without the closing bracket
    if (kept.size() == 1 || !after_.substr(after_at_).starts_with(kept)) return false;
    std::size_t count = 0;
    for (std::size_t at = before_at_ + 1; at < end; ++count) {
      const std::size_t element_end = value_end(before_, at);
      if (element_end == nowhere) return false;
      at = element_end + 1;
    }
    advance(kept.size());
    return append(depth, count);
  }

  // The old list ends here and the new one continues: each new element becomes an entry with the next index.
  bool append(std::size_t depth, std::size_t index) {
    if (before() != ']' || after() != ',') return false;
    while (after() == ',') {
      ++after_at_;
      const std::size_t end = value_end(after_, after_at_);
      steps_[depth] = {{}, index++};
      if (end == nowhere || !write_entry(end, depth + 1)) return false;
      after_at_ = end;
    }
    return both(']');
  }

  bool replace(std::size_t after_end, std::size_t depth) {
    const std::size_t before_end = value_end(before_, before_at_);
    if (before_end == nowhere || !write_entry(after_end, depth)) return false;
    before_at_ = before_end;
    after_at_ = after_end;
    return true;
  }

  // Writes the value of the new text, up to `after_end`, under the current path.
  bool write_entry(std::size_t after_end, std::size_t depth) {
    const std::string_view now = after_.substr(after_at_, after_end - after_at_);
    if (!is_compact_json(now)) return false;
    entries_.append(entries_.empty() ? "\"" : ",\"");
    write_path(depth);
    entries_.append("\":").append(now);
    return true;
  }

  void write_path(std::size_t depth) {
    entries_.append(path_);
    for (std::size_t i = 0; i < depth; ++i) {
      if (i > 0 || !path_.empty()) entries_ += '.';
      const Step& step = steps_[i];
      if (step.key.empty()) {
        entries_.append(std::to_string(step.index));
      } else {
        entries_.append(step.key.substr(1, step.key.size() - 2));
      }
    }
  }

  std::string_view before_;
  std::string_view after_;
  std::size_t tail_;  // the length of the common end
  std::size_t before_at_ = 0;
  std::size_t after_at_ = 0;
  // From these two positions the texts are equal, up to same_until_ in the new one.
  std::size_t before_base_ = 0;
  std::size_t after_base_ = 0;
  std::size_t same_until_ = 0;
  std::array<Step, deepest_difference> steps_ = {};
  std::string_view path_;
  std::string& entries_;
};

}  // namespace

bool Patch::add(std::string_view path, std::string_view before, std::string_view after) {
  if (before == after) return true;
  const std::size_t length = entries_.size();
  if (Walk(before, after, path, entries_).all()) return true;
  entries_.resize(length);
  return false;
}

std::string Patch::take() {
  std::string out = "{" + entries_ + "}";
  entries_.clear();
  return out;
}

std::optional<std::string> patch(std::string_view before, std::string_view after, std::string_view path) {
  Patch out;
  if (!out.add(path, before, after)) return std::nullopt;
  return out.take();
}

}  // namespace protocol
