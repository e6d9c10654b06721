#include "core/view_keys.h"

#include <string>

namespace core {

bool KeyReader::begin(std::uint64_t bit) {
  progress_ = true;
  if ((seen_ & bit) != 0) in_.fail("a key comes twice");
  seen_ |= bit;
  return in_.ok();
}

void KeyReader::end(std::string_view name) {
  if (!in_.ok()) in_.blame(name);
  next_ = in_.next_key();
}

void KeyReader::miss(std::string_view name) {
  if (in_.ok()) in_.fail("'" + std::string(name) + "' is missing");
}

void KeyReader::pass_over() {
  in_.skip();
  next_ = in_.next_key();
}

}  // namespace core
