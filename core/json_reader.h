// Reads JSON as it comes, a value at a time, without building a tree. The caller says what must come next; after the first
// thing that is wrong every call answers something harmless, so that one look at ok() at the end is enough.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace core {

class JsonReader;

// A key of an object and who reads its value.
template <class Owner>
struct JsonField {
  std::string_view key;
  void (Owner::*read)(JsonReader&);
  bool required = true;
};

class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : text_(text) {}

  bool ok() const { return reason_.empty(); }
  // A sentence that says what is wrong, and where.
  const std::string& reason() const { return reason_; }
  void fail(std::string_view what);
  // Call it behind the last value: nothing but space may follow.
  void finish();

  // A text without escapes: names of ours need none.
  std::string_view text();
  // A whole number within these bounds.
  int number(int low, int high);
  bool boolean();
  // Whether a null comes; then it is taken.
  bool null();
  // Any value.
  void skip();

  // Calls element() for each; it must read just that.
  template <class F>
  void array(F&& element) {
    if (!enter('[')) return;
    for (bool more = !leave(']'); more; more = ok() && next(']')) element();
  }
  // Calls member(key) for each; it must read the value.
  template <class F>
  void object(F&& member) {
    if (!enter('{')) return;
    for (bool more = !leave('}'); more; more = ok() && next('}')) {
      const std::string_view key = text();
      if (take(':')) {
        member(key);
      } else {
        fail("expected ':'");
      }
    }
  }
  // An object with these keys, in any order, each once; other keys are passed over.
  template <class Owner, std::size_t N>
  void fields(Owner& owner, const std::array<JsonField<Owner>, N>& known) {
    static_assert(N <= 32);
    std::uint32_t seen = 0;
    object([&](std::string_view key) {
      std::size_t i = 0;
      while (i < N && known[i].key != key) ++i;
      if (i == N) return skip();
      if ((seen >> i & 1U) != 0) return fail("a key comes twice");
      seen |= std::uint32_t{1} << i;
      (owner.*known[i].read)(*this);
    });
    for (std::size_t i = 0; i < N; ++i) {
      if (known[i].required && (seen >> i & 1U) == 0) fail("'" + std::string(known[i].key) + "' is missing");
    }
  }

 private:
  static constexpr int max_depth = 16;

  void space();
  bool take(char wanted);  // after space
  bool enter(char bracket);
  bool leave(char bracket);
  bool next(char bracket);  // whether another element follows
  bool word(std::string_view wanted);
  std::string_view quoted(bool plain);
  bool escape();
  void any_number();
  bool digits();

  std::string_view text_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::string reason_;
};

}  // namespace core
