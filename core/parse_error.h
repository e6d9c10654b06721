// Where a text is not what it should be, and why.
#pragma once

#include <string>

namespace core {

struct ParseError {
  int line = 0;  // from 1; 0 when the text as a whole is meant
  std::string reason;
  std::string clause = {};  // of the rules, where one is broken
};

}  // namespace core
