#include <exception>
#include <string>
#include <tuple>

#include "core/text.h"
#include "protocol/patch.h"
#include "protocol/tree.h"

namespace protocol {
namespace {

namespace json = boost::json;

constexpr std::size_t max_bytes = std::size_t{1} << 24U;
constexpr std::size_t deepest_view = 128;

// The value that one step of a path leads to; null if it leads nowhere.
json::value* child(json::value& parent, std::string_view step) {
  if (json::object* object = parent.if_object()) return object->if_contains({step.data(), step.size()});
  json::array* array = parent.if_array();
  if (array == nullptr || array->empty()) return nullptr;
  const auto index = core::parse_number(step, 0, static_cast<int>(array->size()) - 1);
  return index ? &(*array)[static_cast<std::size_t>(*index)] : nullptr;
}

// The place of the value at the end of a path; null if the path leads nowhere. An index one past the end of a list adds
// an element.
json::value* place_of(json::value& root, std::string_view path) {
  if (path.empty()) return &root;
  json::value* at = &root;
  auto steps = core::split(path, '.');
  const std::string_view last = steps.back();
  steps.pop_back();
  for (const std::string_view step : steps) {
    at = child(*at, step);
    if (at == nullptr) return nullptr;
  }
  json::array* list = at->if_array();
  if (list != nullptr && last == std::to_string(list->size())) return &list->emplace_back(nullptr);
  return child(*at, last);
}

}  // namespace

core::Result<std::string, std::string> apply_patch(std::string_view before, std::string_view patch) {
  tree::Parsed text;
  tree::Parsed changes;
  for (auto [parsed, from, name] : {std::tuple{&text, before, "text"}, std::tuple{&changes, patch, "patch"}}) {
    if (const std::string problem = parsed->parse(from, max_bytes, deepest_view); !problem.empty()) {
      return core::Failure{"the " + std::string(name) + " " + problem};
    }
    if (!tree::has_only_whole_numbers(parsed->value())) {
      return core::Failure{"the " + std::string(name) + " has a number that is not whole"};
    }
  }
  if (!changes.value().is_object()) return core::Failure{std::string("the patch is not an object")};
  try {
    for (const auto& change : changes.value().get_object()) {
      json::value* place = place_of(text.value(), {change.key().data(), change.key().size()});
      if (place == nullptr) return core::Failure{"there is nothing at " + std::string(change.key())};
      *place = change.value();
    }
    return tree::write(text.value());
  } catch (const std::exception& problem) {
    return core::Failure{std::string("the patch can't be applied: ") + problem.what()};
  }
}

}  // namespace protocol
