// What changed between two views, as a flat map from dotted path to new value:
//   {"game.phase":"bids","table.seats.0.name":"Ann"}
//
// Objects with the same keys in the same order are compared key by key, and lists of objects element by element. A list that
// has only grown gets an entry for each new element; its index is the length of the list so far. Anything else that differs is
// replaced whole. An empty path means the whole text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace protocol {

// Collects the changes of several texts into one patch, each under a path of its own.
class Patch {
 public:
  // Both texts are compact JSON as core::JsonWriter makes it. Answers false, and adds nothing, if they are not; then
  // the patch may still be used.
  bool add(std::string_view path, std::string_view before, std::string_view after);
  // Whether nothing has changed.
  bool empty() const { return entries_.empty(); }
  std::string take();

 private:
  std::string entries_;
};

// The changes of one text; nothing if a text is not JSON. `path` stands before every path of the patch.
std::optional<std::string> patch(std::string_view before, std::string_view after, std::string_view path = {});

// The text with the changes made. Not for hot paths; the error is a sentence.
core::Result<std::string, std::string> apply_patch(std::string_view before, std::string_view patch);

}  // namespace protocol
