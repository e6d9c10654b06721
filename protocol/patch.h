// What changed between two views, as a flat map from dotted path to new value:
//   {"game.phase":"bids","table.seats.0.name":"Ann"}
//
// Objects with the same keys in the same order are compared key by key, and lists of objects element by element. A list that
// has only grown gets an entry for each new element; its index is the length of the list so far. Every other difference
// replaces the whole value. An empty path means the whole text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace protocol {

// Collects the changes of several texts in one patch, each text under its own path.
class Patch {
 public:
  // Both texts must be compact JSON as core::JsonWriter writes it. Otherwise this answers false and adds nothing; the
  // patch can still be used.
  bool add(std::string_view path, std::string_view before, std::string_view after);
  // Whether there are no changes.
  bool empty() const { return entries_.empty(); }
  std::string take();

 private:
  std::string entries_;
};

// The changes of one text; nothing if either text is not JSON. `path` is put in front of every path of the patch.
std::optional<std::string> patch(std::string_view before, std::string_view after, std::string_view path = {});

// The text after the changes. Not for hot paths; the error is a sentence.
core::Result<std::string, std::string> apply_patch(std::string_view before, std::string_view patch);

}  // namespace protocol
