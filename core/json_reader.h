// Reads JSON value by value, without building a tree. The caller says what must come next. After the first error every
// call returns something harmless, so checking ok() once at the end is enough.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core {

class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : text_(text) {}

  bool ok() const { return reason_.empty(); }
  // A sentence that says what is wrong and where.
  const std::string& reason() const { return reason_; }
  void fail(std::string_view what);
  // Call this after the last value: only white space may follow.
  void finish();

  // A string without escapes: our own names need none.
  std::string_view text();
  // Any text, with its escapes resolved.
  std::string typed_text();
  // A whole number from low to high.
  int number(int low, int high);
  bool boolean();
  // If the next value is null, consumes it and answers true.
  bool null();
  // Skips any value.
  void skip();

  // Calls element() for each element; it must read exactly that element.
  template <class F>
  void array(F&& element) {
    if (!enter('[')) return;
    for (bool more = !leave(']'); more; more = ok() && next(']')) element();
  }
  // Calls member(key) for each member; it must read the value.
  template <class F>
  void object(F&& member) {
    for (auto key = first_key(); key; key = next_key()) member(*key);
  }
  // The same, key by key (core/view_keys.h): nothing at the end, else the value must be read before the next key.
  std::optional<std::string_view> first_key();
  std::optional<std::string_view> next_key();
  // After an error: it is in the value of this key. The first call counts, which names the innermost key.
  void blame(std::string_view key);

 private:
  static constexpr int max_depth = 16;

  void space();
  bool take(char wanted);  // skips white space first
  bool enter(char bracket);
  bool leave(char bracket);
  bool next(char bracket);  // whether another element follows
  std::optional<std::string_view> key();
  bool word(std::string_view wanted);
  std::string_view quoted(bool plain);
  void pass_over_plain();
  bool escape();
  void any_number();
  bool digits();

  std::string_view text_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::string reason_;
  bool blamed_ = false;
};

}  // namespace core
