// Random compact JSON, and the same with some of its values changed.
#pragma once

#include <string>
#include <vector>

#include "core/json.h"
#include "core/random.h"

namespace protocol_tests {

class RandomJson {
 public:
  explicit RandomJson(core::Random& random) : random_(random), root_(make(0)) {}

  std::string text() const {
    core::JsonWriter out;
    write(out, root_);
    return out.take();
  }
  std::string changed_text() {
    change(root_, 0);
    return text();
  }

 private:
  enum class Kind { object, array, objects, scalar };
  struct Node {
    Kind kind = Kind::scalar;
    std::string scalar = {};  // JSON
    std::vector<std::string> keys = {};
    std::vector<Node> children = {};
  };

  std::string scalar() {
    switch (random_.below(6)) {
      case 0:
        return "null";
      case 1:
        return random_.below(2) == 0 ? "true" : "false";
      case 2:
        return std::to_string(random_.below(300) - 20);
      default:
        break;
    }
    const char* const pieces[] = {"a", "1", ",", "}", "]", "{", ":", "\"", "\\", "ä", "★", " "};
    std::string text;
    for (int i = random_.below(6); i > 0; --i) text += pieces[random_.below(12)];
    core::JsonWriter out;
    return out.value(text).take();
  }

  Node object(int depth) {
    Node node{Kind::object};
    const int first = random_.below(3);
    for (int i = random_.below(5); i > 0; --i) {
      node.keys.push_back(std::string(1, static_cast<char>('a' + first + i)) + (random_.below(9) == 0 ? "." : ""));
      node.children.push_back(make(depth + 1));
    }
    return node;
  }

  Node make(int depth) {
    const int choice = random_.below(depth == 0 ? 6 : 10);
    if (depth > 5 || choice > 6) return {Kind::scalar, scalar()};
    if (choice < 4) return object(depth);
    Node node{choice < 6 ? Kind::objects : Kind::array};
    for (int i = random_.below(4); i > 0; --i) {
      node.children.push_back(node.kind == Kind::objects ? object(depth + 1) : make(depth + 1));
    }
    return node;
  }

  void change(Node& node, int depth) {
    if (node.kind == Kind::scalar || random_.below(12) == 0) {
      if (random_.below(2) == 0) node = make(depth);
      return;
    }
    for (Node& child : node.children) {
      if (random_.below(3) == 0) change(child, depth + 1);
    }
  }

  static void write(core::JsonWriter& out, const Node& node) {
    if (node.kind == Kind::scalar) {
      out.raw(node.scalar);
      return;
    }
    const bool named = node.kind == Kind::object;
    named ? out.begin_object() : out.begin_array();
    for (std::size_t i = 0; i < node.children.size(); ++i) {
      if (named) out.key(node.keys[i]);
      write(out, node.children[i]);
    }
    named ? out.end_object() : out.end_array();
  }

  core::Random& random_;
  Node root_;
};

}  // namespace protocol_tests
