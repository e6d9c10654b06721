#include "themes/query.h"

#include <algorithm>

#include "core/text.h"

namespace themes {
namespace {

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::optional<Relation> relation_named(std::string_view name) {
  for (std::size_t i = 2; i < relation_names.size(); ++i) {
    if (relation_names[i] == name) return static_cast<Relation>(i);
  }
  return std::nullopt;
}

// query = thing *("_" thing);  thing = [number ("*" / "~")] item *("." item);  item = word / relation "(" thing ")"
// Things beside each other, and items beside each other, are in rising order, so that each meaning has one text.
class QueryParser {
 public:
  explicit QueryParser(Query& query) : query_(query), text_(query.text()) {}

  bool whole() {
    return list('_', [this] { return thing(Relation::there, -1); }) && at_ == text_.size();
  }

 private:
  bool next_is(char c) const { return at_ < text_.size() && text_[at_] == c; }
  bool take(char c) {
    if (!next_is(c)) return false;
    ++at_;
    return true;
  }

  // One or more of something, each after the one before it in the order of bytes.
  template <class One>
  bool list(char separator, One one) {
    std::string_view last;
    do {
      const std::size_t begin = at_;
      if (!one()) return false;
      const std::string_view found = text_.substr(begin, at_ - begin);
      if (found <= last) return false;
      last = found;
    } while (take(separator));
    return true;
  }

  Node* add(Relation relation, int parent) {
    if (query_.size_ == most_nodes) return nullptr;
    Node& node = query_.nodes_[static_cast<std::size_t>(query_.size_++)];
    node = {.relation = relation, .parent = static_cast<std::int8_t>(parent)};
    return &node;
  }

  bool thing(Relation relation, int parent) {
    const int own = query_.size_;
    Node* node = add(relation, parent);
    if (node == nullptr || !count(*node)) return false;
    return list('.', [this, own] { return item(own); });
  }

  // "3*" is exactly three, "3~" at least three.
  bool count(Node& node) {
    const std::size_t begin = at_;
    while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
    if (at_ == begin) return true;
    const bool exactly = next_is('*');
    const auto number = core::parse_number(text_.substr(begin, at_ - begin), exactly ? 1 : 2, most_counted);
    if (!number || (!exactly && !next_is('~'))) return false;
    ++at_;
    node.counting = exactly ? Counting::exactly : Counting::at_least;
    node.count = static_cast<std::uint8_t>(*number);
    return true;
  }

  bool item(int parent) {
    const std::size_t begin = at_;
    while (at_ < text_.size() &&
           (is_letter(text_[at_]) || (at_ > begin && (text_[at_] == '-' || is_digit(text_[at_])))))
      ++at_;
    const std::string_view word = text_.substr(begin, at_ - begin);
    if (word.empty()) return false;
    if (take('(')) {
      const auto relation = relation_named(word);
      return relation && thing(*relation, parent) && take(')');
    }
    Node* node = add(Relation::is, parent);
    if (node == nullptr) return false;
    node->at = static_cast<std::uint8_t>(begin);
    node->size = static_cast<std::uint8_t>(word.size());
    return true;
  }

  Query& query_;
  std::string_view text_;
  std::size_t at_ = 0;
};

std::optional<Query> Query::read(std::string_view text) {
  const auto kept = core::Text<longest_query>::from(text);
  if (!kept) return std::nullopt;
  Query query;
  query.text_ = *kept;
  if (!QueryParser(query).whole()) return std::nullopt;
  return query;
}

}  // namespace themes
