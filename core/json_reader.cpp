#include "core/json_reader.h"

#include <charconv>

#include "core/text.h"

namespace core {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_hex_digit(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

void put_utf8(std::string& out, char32_t c) {
  const auto continued = [&](unsigned shift) { out += static_cast<char>(0x80U | (c >> shift & 0x3FU)); };
  if (c < 0x80) {
    out += static_cast<char>(c);
  } else if (c < 0x800) {
    out += static_cast<char>(0xC0U | c >> 6U);
    continued(0);
  } else if (c < 0x10000) {
    out += static_cast<char>(0xE0U | c >> 12U);
    continued(6);
    continued(0);
  } else {
    out += static_cast<char>(0xF0U | c >> 18U);
    continued(12);
    continued(6);
    continued(0);
  }
}

char32_t plain_escape(char letter) {
  constexpr std::string_view letters = "bfnrt";
  constexpr std::string_view meanings = "\b\f\n\r\t";
  const std::size_t i = letters.find(letter);
  return static_cast<unsigned char>(i == std::string_view::npos ? letter : meanings[i]);
}

// The value of the four hexadecimal digits at `at`. The caller has checked that they are there.
char32_t hex_number(std::string_view text, std::size_t at) {
  unsigned value = 0;
  std::from_chars(text.data() + at, text.data() + at + 4, value, 16);
  return value;
}

bool is_high_half(char32_t c) { return c >= 0xD800 && c <= 0xDBFF; }
bool is_low_half(char32_t c) { return c >= 0xDC00 && c <= 0xDFFF; }

// Resolves the escapes of a text whose escapes have the right form; false if half of a pair stands alone.
bool resolve(std::string_view raw, std::string& out) {
  for (std::size_t at = 0; at < raw.size(); ++at) {
    if (raw[at] != '\\') {
      out += raw[at];
    } else if (raw[++at] != 'u') {
      put_utf8(out, plain_escape(raw[at]));
    } else {
      char32_t c = hex_number(raw, at + 1);
      at += 4;
      if (is_high_half(c) && raw.substr(at + 1, 2) == "\\u" && is_low_half(hex_number(raw, at + 3))) {
        c = 0x10000 + ((c - 0xD800) << 10U) + (hex_number(raw, at + 3) - 0xDC00);
        at += 6;
      }
      if (is_high_half(c) || is_low_half(c)) return false;
      put_utf8(out, c);
    }
  }
  return true;
}

}  // namespace

void JsonReader::fail(std::string_view what) {
  if (!ok()) return;
  reason_ = "at byte " + std::to_string(at_) + ": " + std::string(what);
  at_ = text_.size();
}

void JsonReader::finish() {
  space();
  if (at_ != text_.size()) fail("expected nothing more");
}

void JsonReader::space() {
  while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\r' || text_[at_] == '\t')) {
    ++at_;
  }
}

bool JsonReader::take(char wanted) {
  if (at_ < text_.size() && text_[at_] <= ' ') space();
  if (at_ == text_.size() || text_[at_] != wanted) return false;
  ++at_;
  return true;
}

bool JsonReader::enter(char bracket) {
  if (!take(bracket)) {
    fail(bracket == '[' ? "expected an array" : "expected an object");
  } else if (++depth_ > max_depth) {
    fail("nested too deeply");
  }
  return ok();
}

bool JsonReader::leave(char bracket) {
  if (!take(bracket)) return false;
  --depth_;
  return true;
}

bool JsonReader::next(char bracket) {
  if (take(',')) return true;
  if (!leave(bracket)) fail(bracket == ']' ? "expected ',' or ']'" : "expected ',' or '}'");
  return false;
}

std::optional<std::string_view> JsonReader::key() {
  const std::string_view name = text();
  if (!take(':')) fail("expected ':'");
  return ok() ? std::optional(name) : std::nullopt;
}

std::optional<std::string_view> JsonReader::first_key() {
  if (!enter('{') || leave('}')) return std::nullopt;
  return key();
}

std::optional<std::string_view> JsonReader::next_key() {
  return next('}') ? key() : std::nullopt;  // nothing follows an error
}

void JsonReader::blame(std::string_view key) {
  if (ok() || blamed_) return;
  blamed_ = true;
  reason_.insert(reason_.find(':'), ", in '" + std::string(key) + "'");
}

bool JsonReader::word(std::string_view wanted) {
  space();
  if (text_.substr(at_, wanted.size()) != wanted) return false;
  at_ += wanted.size();
  return true;
}

std::string_view JsonReader::text() { return quoted(true); }

std::string JsonReader::typed_text() {
  std::string resolved;
  if (!resolve(quoted(false), resolved)) fail("half of a pair of \\u escapes");
  return resolved;
}

std::string_view JsonReader::quoted(bool plain) {
  if (!take('"')) {
    fail("expected a text");
    return {};
  }
  const std::size_t begin = at_;
  pass_over_plain();
  while (at_ < text_.size() && text_[at_] != '"') {
    const char c = text_[at_];
    const bool good = c == '\\' ? !plain && escape() : static_cast<unsigned char>(c) >= 0x20;
    if (!good) {
      fail(plain && c == '\\' ? "expected a text without escapes" : "a character that no text may have");
      return {};
    }
    ++at_;
  }
  if (at_ == text_.size()) {
    fail("a text without an end");
    return {};
  }
  return text_.substr(begin, at_++ - begin);
}

// Most texts have only plain characters. A loop without a call is fastest for them.
void JsonReader::pass_over_plain() {
  const auto is_plain = [](char c) { return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20; };
  std::size_t at = at_;
  while (at < text_.size() && is_plain(text_[at])) ++at;
  at_ = at;
}

// Stops at the last character of the escape sequence.
bool JsonReader::escape() {
  ++at_;
  if (at_ == text_.size()) return false;
  if (text_[at_] != 'u') return std::string_view("\"\\/bfnrt").find(text_[at_]) != std::string_view::npos;
  for (int i = 0; i < 4; ++i) {
    ++at_;
    if (at_ == text_.size() || !is_hex_digit(text_[at_])) return false;
  }
  return true;
}

int JsonReader::number(int low, int high) {
  space();
  const std::size_t begin = at_;
  if (at_ < text_.size() && text_[at_] == '-') ++at_;
  digits();
  if (const auto value = parse_number(text_.substr(begin, at_ - begin), low, high)) return *value;
  fail("expected a whole number from " + std::to_string(low) + " to " + std::to_string(high));
  return low;
}

bool JsonReader::digits() {
  const std::size_t begin = at_;
  while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
  return at_ > begin;
}

bool JsonReader::boolean() {
  if (word("true")) return true;
  if (!word("false")) fail("expected true or false");
  return false;
}

bool JsonReader::null() { return word("null"); }

void JsonReader::any_number() {
  const auto taken = [this](std::string_view one_of) {
    const bool here = at_ < text_.size() && one_of.find(text_[at_]) != std::string_view::npos;
    at_ += here ? 1 : 0;
    return here;
  };
  taken("-");
  bool good = taken("0") || digits();
  if (taken(".")) good = digits() && good;
  if (taken("eE")) {
    taken("+-");
    good = digits() && good;
  }
  if (!good) fail("expected a value");
}

void JsonReader::skip() {
  space();
  switch (at_ < text_.size() ? text_[at_] : '\0') {
    case '{':
      return object([this](std::string_view) { skip(); });
    case '[':
      return array([this] { skip(); });
    case '"':
      quoted(false);
      return;
    default:
      if (!word("true") && !word("false") && !word("null")) any_number();
  }
}

}  // namespace core
