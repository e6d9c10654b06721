// Where a text is wrong, and why.
#pragma once

#include <string>

namespace core {

struct ParseError {
  int line = 0;  // from 1; 0 for the text as a whole
  std::string reason;
  std::string clause = {};  // the clause of the rules that is broken, if any
};

}  // namespace core
