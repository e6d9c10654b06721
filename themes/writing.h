// Writes a query. Readers of languages build it of these parts, in any order.
#pragma once

#include <string>
#include <vector>

#include "themes/query.h"

namespace themes {

struct Thing {
  Relation relation = Relation::there;  // to the thing above it
  Counting counting = Counting::some;
  int count = 0;
  std::vector<std::string> words = {};
  std::vector<Thing> related = {};
  friend bool operator==(const Thing&, const Thing&) = default;
};

// The one text of this meaning. It may be too long for a query; Query::read says so.
std::string written(const std::vector<Thing>& things);

// The parts of a query.
std::vector<Thing> things_of(const Query& query);

}  // namespace themes
