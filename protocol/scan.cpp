#include "protocol/scan.h"

#include <array>

namespace protocol {
namespace {

enum class Kind : unsigned char { plain, quote, open, close, comma };

constexpr std::array<Kind, 256> kinds = [] {
  std::array<Kind, 256> all{};
  all['"'] = Kind::quote;
  all['{'] = all['['] = Kind::open;
  all['}'] = all[']'] = Kind::close;
  all[','] = Kind::comma;
  return all;
}();

Kind kind_of(char c) { return kinds[static_cast<unsigned char>(c)]; }

std::size_t container_end(std::string_view text, std::size_t at) {
  std::size_t depth = 0;
  while (at < text.size()) {
    switch (kind_of(text[at])) {
      case Kind::plain:
      case Kind::comma:
        break;
      case Kind::quote:
        at = string_end(text, at);
        if (at == nowhere) return nowhere;
        continue;
      case Kind::open:
        ++depth;
        break;
      case Kind::close:
        if (--depth == 0) return at + 1;
        break;
    }
    ++at;
  }
  return nowhere;
}

// --- strict reading of what goes into a patch -----------------------------------------------------------------------

constexpr int deepest_scan = 64;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_hex(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

class Checker {
 public:
  explicit Checker(std::string_view text) : text_(text) {}
  bool all() { return value(0) && at_ == text_.size(); }

 private:
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool take(char c) {
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  bool word(std::string_view expected) {
    if (text_.substr(at_, expected.size()) != expected) return false;
    at_ += expected.size();
    return true;
  }
  bool digits() {
    const std::size_t before = at_;
    while (is_digit(peek())) ++at_;
    return at_ > before;
  }
  bool number() {
    take('-');
    if (!take('0') && !digits()) return false;
    if (take('.') && !digits()) return false;
    if (!take('e') && !take('E')) return true;
    if (!take('+')) take('-');
    return digits();
  }
  bool escape() {
    const char c = peek();
    if (c == '\0' || std::string_view("\"\\/bfnrtu").find(c) == nowhere) return false;
    ++at_;
    for (int i = 0; c == 'u' && i < 4; ++i, ++at_) {
      if (!is_hex(peek())) return false;
    }
    return true;
  }
  bool string() {
    if (!take('"')) return false;
    while (at_ < text_.size() && text_[at_] != '"') {
      const char c = text_[at_++];
      if (static_cast<unsigned char>(c) < 0x20 || (c == '\\' && !escape())) return false;
    }
    return take('"');
  }
  bool members(int depth, char close, bool named) {
    if (take(close)) return true;
    do {
      if (named && !(string() && take(':'))) return false;
      if (!value(depth + 1)) return false;
    } while (take(','));
    return take(close);
  }
  bool value(int depth) {
    if (depth > deepest_scan) return false;
    switch (peek()) {
      case '{':
        ++at_;
        return members(depth, '}', true);
      case '[':
        ++at_;
        return members(depth, ']', false);
      case '"':
        return string();
      case 't':
        return word("true");
      case 'f':
        return word("false");
      case 'n':
        return word("null");
      default:
        return number();
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::size_t string_end(std::string_view text, std::size_t at) {
  if (at >= text.size() || text[at] != '"') return nowhere;
  for (++at; at < text.size(); ++at) {
    if (text[at] == '"') return at + 1;
    if (text[at] == '\\') ++at;
  }
  return nowhere;
}

std::size_t value_end(std::string_view text, std::size_t at) {
  if (at >= text.size()) return nowhere;
  switch (kind_of(text[at])) {
    case Kind::quote:
      return string_end(text, at);
    case Kind::open:
      return container_end(text, at);
    case Kind::close:
    case Kind::comma:
      return nowhere;
    case Kind::plain:
      break;
  }
  while (at < text.size() && kind_of(text[at]) == Kind::plain) ++at;
  return at;
}

bool is_compact_json(std::string_view text) { return Checker(text).all(); }

}  // namespace protocol
