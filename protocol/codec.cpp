#include "protocol/codec.h"

#include <algorithm>

#include "core/typed_text.h"
#include "protocol/text_rules.h"
#include "protocol/tree.h"

namespace protocol::codec {
namespace {

namespace json = boost::json;

std::string_view view(const json::string& text) { return {text.data(), text.size()}; }

// "field 'seats[2].name' "
std::string spelled(const Place& place) {
  std::string path;
  for (const Place* at = &place; at->parent != nullptr; at = at->parent) {
    const bool inner = !path.empty() && path.front() != '[';
    const std::string step = at->name.empty() ? "[" + std::to_string(at->index) + "]" : std::string(at->name);
    path.insert(0, inner ? step + "." : step);
  }
  return path.empty() ? "the message " : "field '" + path + "' ";
}

std::string between(std::int64_t min, std::int64_t max, std::string_view unit) {
  const std::string tail = unit.empty() ? "" : " " + std::string(unit);
  if (min == max) return std::to_string(min) + tail;
  return std::to_string(min) + " to " + std::to_string(max) + tail;
}

// Copies a text. If it breaks its limits, complains and answers false.
bool take_text(const json::string& from, const Place& place, Trouble& trouble, std::string& out, const Text& limits) {
  const std::string_view text = view(from);
  const std::size_t length = core::code_points(text);
  if (length < limits.min || length > limits.max) {
    trouble.at(place, "must have " + between(static_cast<std::int64_t>(limits.min),
                                             static_cast<std::int64_t>(limits.max), "characters"));
  } else if (limits.chars == Chars::word && !is_word(text)) {
    trouble.at(place, "may have only letters, digits, _ and -");
  } else if (!core::is_harmless(text)) {
    trouble.at(place, "has a control character or one that changes the direction of text");
  } else {
    out.assign(text);
    return true;
  }
  return false;
}

}  // namespace

void Trouble::at(const Place& place, std::string_view what) {
  if (none()) reason_ = spelled(place) + std::string(what);
}

// --- primitives -----------------------------------------------------------------------------------------------------

void read(const Value& value, const Place& place, Trouble& trouble, std::string& out, const Text& limits) {
  const json::string* text = value.if_string();
  if (text == nullptr) return trouble.at(place, "must be a string");
  take_text(*text, place, trouble, out, limits);
}

void read(const Value& value, const Place& place, Trouble& trouble, std::string& out, Letters /*mark*/) {
  const json::string* text = value.if_string();
  const auto is_seat = [](char c) { return c >= 'A' && c <= 'H'; };
  bool good = text != nullptr && text->size() <= 8 && std::all_of(text->begin(), text->end(), is_seat);
  for (std::size_t i = 1; good && i < text->size(); ++i) good = (*text)[i - 1] < (*text)[i];
  if (!good) return trouble.at(place, "must be letters of seats, A to H, each once and in order");
  out.assign(view(*text));
}

void read(const Value& value, const Place& place, Trouble& trouble, std::string& out, Raw /*mark*/) {
  if (!tree::has_only_whole_numbers(value)) return trouble.at(place, "may have only whole numbers");
  out = tree::write(value);
}

void read(const Value& value, const Place& place, Trouble& trouble, std::int64_t& out, const Whole& limits) {
  const std::int64_t* number = value.if_int64();
  if (number != nullptr && *number >= limits.min && *number <= limits.max) {
    out = *number;
  } else if (value.is_number()) {
    trouble.at(place, "must be a whole number from " + between(limits.min, limits.max, ""));
  } else {
    trouble.at(place, "must be a whole number");
  }
}

void read(const Value& value, const Place& place, Trouble& trouble, bool& out) {
  const bool* flag = value.if_bool();
  if (flag == nullptr) return trouble.at(place, "must be true or false");
  out = *flag;
}

void read(const Value& value, const Place& place, Trouble& trouble, char& out) {
  const json::string* text = value.if_string();
  if (text == nullptr || text->size() != 1 || text->front() < 'A' || text->front() > 'H') {
    return trouble.at(place, "must be the letter of a seat, A to H");
  }
  out = text->front();
}

void read(const Value& value, const Place& place, Trouble& trouble,
          std::vector<std::pair<std::string, std::string>>& out, const Count& limits) {
  constexpr Text entry{0, 64};
  const json::object* object = value.if_object();
  if (object == nullptr) return trouble.at(place, "must be an object");
  if (object->size() < limits.min || object->size() > limits.max) {
    return trouble.at(place, "must have " + between(static_cast<std::int64_t>(limits.min),
                                                    static_cast<std::int64_t>(limits.max), "entries"));
  }
  out.clear();
  for (const auto& [name, text] : *object) {
    auto& [to_name, to_text] = out.emplace_back();
    const std::string_view plain(name.data(), name.size());
    if (plain.empty() || plain.size() > entry.max || !is_word(plain)) {
      return trouble.at(place, "has a name that is not 1 to 64 letters, digits, _ and -");
    }
    to_name.assign(plain);
    read(text, Place{&place, plain}, trouble, to_text, entry);
  }
}

std::size_t read_choice(const Value& value, const Place& place, Trouble& trouble,
                        std::initializer_list<std::string_view> names) {
  const json::string* text = value.if_string();
  const auto* found = text == nullptr ? names.end() : std::find(names.begin(), names.end(), view(*text));
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  std::string all;
  for (const std::string_view name : names) all.append(all.empty() ? "" : ", ").append(name);
  trouble.at(place, "must be one of " + all);
  return 0;
}

std::vector<const Value*> elements(const Value& value, const Place& place, Trouble& trouble, const Count& limits) {
  std::vector<const Value*> out;
  const json::array* array = value.if_array();
  if (array == nullptr) {
    trouble.at(place, "must be a list");
  } else if (array->size() < limits.min || array->size() > limits.max) {
    trouble.at(place, "must have " + between(static_cast<std::int64_t>(limits.min),
                                             static_cast<std::int64_t>(limits.max), "elements"));
  } else {
    out.reserve(array->size());
    for (const Value& element : *array) out.push_back(&element);
  }
  return out;
}

// --- objects --------------------------------------------------------------------------------------------------------

Fields::Fields(const Value& value, const Place& place, Trouble& trouble)
    : value_(value.is_object() ? &value : nullptr), place_(place), trouble_(trouble) {
  if (value_ == nullptr) trouble_.at(place_, "must be an object");
}

const Value* Fields::find(std::string_view name, bool required) const {
  if (value_ == nullptr || !trouble_.none()) return nullptr;
  const Value* found = value_->get_object().if_contains({name.data(), name.size()});
  if (found == nullptr && required) trouble_.at(Place{&place_, name}, "is missing");
  return found;
}

bool Fields::is_null(const Value& value) { return value.is_null(); }

void Fields::no_others(std::initializer_list<std::string_view> names) const {
  if (value_ == nullptr || !trouble_.none()) return;
  for (const auto& member : value_->get_object()) {
    const std::string_view name(member.key().data(), member.key().size());
    if (std::find(names.begin(), names.end(), name) != names.end()) continue;
    trouble_.at(place_, "has an unknown field '" + shown(name) + "'");
    return;
  }
}

void put(core::JsonWriter& out, const std::vector<std::pair<std::string, std::string>>& map) {
  out.begin_object();
  for (const auto& [name, text] : map) out.field(name, text);
  out.end_object();
}

// --- documents ------------------------------------------------------------------------------------------------------

struct Document::Parsed : tree::Parsed {};

Document::Document(std::string_view text, const Bounds& bounds) : parsed_(std::make_unique<Parsed>()) {
  if (const std::string problem = parsed_->parse(text, bounds.bytes, bounds.depth); !problem.empty()) {
    trouble_.at(Place{}, problem);
  }
}

Document::~Document() = default;

const Value& Document::value() const { return parsed_->value(); }

std::string_view Document::type() {
  if (!trouble_.none()) return {};
  const json::object* object = value().if_object();
  if (object == nullptr) {
    trouble_.at(Place{}, "must be an object");
    return {};
  }
  const Value* type = object->if_contains("type");
  if (type == nullptr || !type->is_string()) {
    trouble_.at(Place{}, "has no field 'type' with the name of a message");
    return {};
  }
  return view(type->get_string());
}

void Document::unknown_type() {
  if (trouble_.none())
    trouble_.at(Place{}, "has the unknown type '" + shown(view(value().at("type").get_string())) + "'");
}

BadMessage Document::bad_message() const {
  BadMessage out{trouble_.reason(), {}};
  const json::object* object = parsed_->value().if_object();
  const Value* key = object == nullptr ? nullptr : object->if_contains("key");
  Trouble ignored;
  if (key != nullptr) read(*key, Place{}, ignored, out.key, Text{1, 36, Chars::word});
  return out;
}

}  // namespace protocol::codec
