#include "core/json_reader.h"

#include "core/text.h"

namespace core {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_hex_digit(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

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
  space();
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

bool JsonReader::word(std::string_view wanted) {
  space();
  if (text_.substr(at_, wanted.size()) != wanted) return false;
  at_ += wanted.size();
  return true;
}

std::string_view JsonReader::text() { return quoted(true); }

std::string_view JsonReader::quoted(bool plain) {
  if (!take('"')) {
    fail("expected a text");
    return {};
  }
  const std::size_t begin = at_;
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

// Stops at the last character of the escape.
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
