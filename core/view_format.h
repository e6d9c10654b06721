// The names, types and meanings of the keys of a view, collected from its description (core/view_keys.h). Prints them as
// types for TypeScript and as tables for a document.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core {

class ViewFormat {
 public:
  struct Key {
    std::string_view name;
    std::string type;
    std::string_view meaning;
    std::string_view clause;            // may be empty
    std::string_view left_out_if = {};  // when the key is absent; empty if it never is
  };

  // The number of a new object. `title` introduces its table; the view itself needs none.
  int begin_object(std::string_view type, std::string_view title);
  void add(int object, Key key) { objects_[static_cast<std::size_t>(object)].keys.push_back(std::move(key)); }
  // Gives a definition a name, and answers the name.
  std::string alias(std::string_view type, std::string definition, std::string_view meaning = {});
  bool has(std::string_view type) const;

  // `game` is the id of the game.
  std::string typescript(std::string_view game) const;
  std::string tables() const;

 private:
  struct Object {
    std::string_view type;
    std::string_view title;
    std::vector<Key> keys = {};
  };
  struct Alias {
    std::string_view type;
    std::string definition;
    std::string_view meaning;
  };

  std::vector<Object> objects_;
  std::vector<Alias> aliases_;
};

// The names, or letters, as a type of TypeScript: 'a' | 'b'.
template <class Names>
std::string union_of(const Names& names) {
  std::string type;
  for (const auto& name : names) {
    type += type.empty() ? "'" : " | '";
    type += name;
    type += "'";
  }
  return type;
}

}  // namespace core
