#include "protocol/tree.h"

#include <algorithm>
#include <cstdint>
#include <exception>
#include <utility>

#include "core/json.h"

namespace protocol::tree {
namespace {

namespace json = boost::json;

std::string_view view(json::string_view text) { return {text.data(), text.size()}; }

// The number of members of all objects in the tree.
std::size_t count_members(const json::value& value) {
  std::size_t count = 0;
  if (const json::array* array = value.if_array()) {
    for (const json::value& element : *array) count += count_members(element);
  } else if (const json::object* object = value.if_object()) {
    count = object->size();
    for (const auto& member : *object) count += count_members(member.value());
  }
  return count;
}

// Counts colons outside strings. Well-formed text has one for each member.
std::size_t count_colons(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ':') ++count;
    if (text[i] != '"') continue;
    for (++i; i < text.size() && text[i] != '"'; ++i) {
      if (text[i] == '\\') ++i;
    }
  }
  return count;
}

std::string described(const json::error_code& error, std::size_t max_depth) {
  if (error == json::error::too_deep) return "is nested more than " + std::to_string(max_depth) + " deep";
  if (error == json::error::extra_data) return "has something after its end";
  if (error == json::error::incomplete) return "ends too early";
  return "is not JSON: " + error.message();
}

void write_value(core::JsonWriter& out, const json::value& value) {
  if (const json::object* object = value.if_object()) {
    out.begin_object();
    for (const auto& member : *object) {
      out.key(view(member.key()));
      write_value(out, member.value());
    }
    out.end_object();
  } else if (const json::array* array = value.if_array()) {
    out.begin_array();
    for (const json::value& element : *array) write_value(out, element);
    out.end_array();
  } else if (const json::string* text = value.if_string()) {
    out.value(view(*text));
  } else {
    out.raw(json::serialize(value));
  }
}

}  // namespace

std::string Parsed::parse(std::string_view text, std::size_t max_bytes, std::size_t max_depth) {
  if (text.size() > max_bytes) return "is longer than " + std::to_string(max_bytes) + " bytes";
  json::parse_options options;
  options.max_depth = max_depth;
  try {
    json::error_code error;
    json::value parsed = json::parse({text.data(), text.size()}, error, json::storage_ptr(&memory_), options);
    if (error) return described(error, max_depth);
    // The library keeps the last of several fields with the same name. Another reader might keep the first.
    if (count_members(parsed) != count_colons(text)) return "has a field twice";
    value_ = std::move(parsed);
  } catch (const std::exception& problem) {
    return std::string("can't be read: ") + problem.what();
  }
  return {};
}

bool has_only_whole_numbers(const json::value& value) {
  if (const json::array* array = value.if_array()) {
    return std::all_of(array->begin(), array->end(), has_only_whole_numbers);
  }
  if (const json::object* object = value.if_object()) {
    return std::all_of(object->begin(), object->end(),
                       [](const auto& member) { return has_only_whole_numbers(member.value()); });
  }
  return !value.is_double();
}

std::string write(const json::value& value) {
  core::JsonWriter out;
  write_value(out, value);
  return out.take();
}

}  // namespace protocol::tree
