#include "themes/writing.h"

#include <algorithm>

namespace themes {
namespace {

std::string joined(std::vector<std::string> parts, char separator) {
  std::stable_sort(parts.begin(), parts.end());
  parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += separator;
    text += part;
  }
  return text;
}

std::string counted(const Thing& thing) {
  if (thing.counting == Counting::some || (thing.counting == Counting::at_least && thing.count < 2)) return {};
  return std::to_string(thing.count) + (thing.counting == Counting::exactly ? '*' : '~');
}

std::string written(const Thing& thing) {
  std::vector<std::string> items = thing.words;
  for (const Thing& other : thing.related) {
    items.push_back(std::string(relation_names[static_cast<std::size_t>(other.relation)]) + "(" + written(other) + ")");
  }
  return counted(thing) + joined(std::move(items), '.');
}

Thing thing_at(const Query& query, int index) {
  const Node& own = query.nodes()[static_cast<std::size_t>(index)];
  Thing thing{.relation = own.relation, .counting = own.counting, .count = own.count};
  for (int i = index + 1; i < static_cast<int>(query.nodes().size()); ++i) {
    const Node& node = query.nodes()[static_cast<std::size_t>(i)];
    if (node.parent != index) continue;
    if (node.relation == Relation::is) {
      thing.words.emplace_back(query.word(node));
    } else {
      thing.related.push_back(thing_at(query, i));
    }
  }
  return thing;
}

}  // namespace

std::string written(const std::vector<Thing>& things) {
  std::vector<std::string> parts;
  parts.reserve(things.size());
  for (const Thing& thing : things) parts.push_back(written(thing));
  return joined(std::move(parts), '_');
}

std::vector<Thing> things_of(const Query& query) {
  std::vector<Thing> things;
  for (int i = 0; i < static_cast<int>(query.nodes().size()); ++i) {
    if (query.nodes()[static_cast<std::size_t>(i)].relation == Relation::there) things.push_back(thing_at(query, i));
  }
  return things;
}

}  // namespace themes
