// The basis of the generated readers and writers: primitive types, their limits, and sentences about errors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.h"
#include "core/result.h"
#include "protocol/bad_message.h"

// Only declared here, so that files that include this header do not compile the library.
namespace boost::json {
class value;  // NOLINT(readability-identifier-naming): not our name
}

namespace protocol::codec {

using Value = boost::json::value;

// Limits on the text as a whole.
struct Bounds {
  std::size_t bytes;
  std::size_t depth;
};

enum class Chars { any, word };  // word: letters, digits, _ and -
struct Text {
  std::size_t min;
  std::size_t max;  // in code points
  Chars chars = Chars::any;
};
struct Whole {
  std::int64_t min;
  std::int64_t max;
};
struct Count {
  std::size_t min;
  std::size_t max;
};
// Tags for types that are the same in C++ but different in messages.
struct Letters {};
struct Raw {};

// The path to a value in the message. It is turned into words only if something is wrong there.
struct Place {
  const Place* parent = nullptr;
  std::string_view name = {};
  std::size_t index = 0;
};

// Keeps the first error.
class Trouble {
 public:
  bool none() const { return reason_.empty(); }
  const std::string& reason() const { return reason_; }
  // `what` is the rest of a sentence about the field: "field 'seat' must be true or false".
  void at(const Place& place, std::string_view what);

 private:
  std::string reason_;
};

void read(const Value& value, const Place& place, Trouble& trouble, std::string& out, const Text& limits);
void read(const Value& value, const Place& place, Trouble& trouble, std::string& out, Letters mark);
void read(const Value& value, const Place& place, Trouble& trouble, std::string& out, Raw mark);
void read(const Value& value, const Place& place, Trouble& trouble, std::int64_t& out, const Whole& limits);
void read(const Value& value, const Place& place, Trouble& trouble, bool& out);
void read(const Value& value, const Place& place, Trouble& trouble, char& out);
void read(const Value& value, const Place& place, Trouble& trouble,
          std::vector<std::pair<std::string, std::string>>& out, const Count& limits);
// The index of the name in the list, for enums.
std::size_t read_choice(const Value& value, const Place& place, Trouble& trouble,
                        std::initializer_list<std::string_view> names);

// The elements of a list. If the list breaks its limits, complains and answers none.
std::vector<const Value*> elements(const Value& value, const Place& place, Trouble& trouble, const Count& limits);

template <class T, class... Limits>
void read(const Value& value, const Place& place, Trouble& trouble, std::vector<T>& out, const Count& count,
          const Limits&... limits) {
  const std::vector<const Value*> all = elements(value, place, trouble, count);
  out.clear();
  out.reserve(all.size());
  for (std::size_t i = 0; i < all.size() && trouble.none(); ++i) {
    read(*all[i], Place{&place, {}, i}, trouble, out.emplace_back(), limits...);
  }
}

// The fields of one object. After the first complaint it stops reading.
class Fields {
 public:
  Fields(const Value& value, const Place& place, Trouble& trouble);

  template <class T, class... Limits>
  void required(std::string_view name, T& out, const Limits&... limits) const {
    if (const Value* value = find(name, true)) read(*value, Place{&place_, name}, trouble_, out, limits...);
  }
  // A field that may be absent.
  template <class T, class... Limits>
  void optional(std::string_view name, std::optional<T>& out, const Limits&... limits) const {
    out.reset();
    if (const Value* value = find(name, false)) read(*value, Place{&place_, name}, trouble_, out.emplace(), limits...);
  }
  // A field that is always present but may be null.
  template <class T, class... Limits>
  void nullable(std::string_view name, std::optional<T>& out, const Limits&... limits) const {
    out.reset();
    const Value* value = find(name, true);
    if (value == nullptr || is_null(*value)) return;
    read(*value, Place{&place_, name}, trouble_, out.emplace(), limits...);
  }
  // Complains about any field that is not one of these.
  void no_others(std::initializer_list<std::string_view> names) const;

 private:
  const Value* find(std::string_view name, bool required) const;
  static bool is_null(const Value& value);

  const Value* value_ = nullptr;  // an object; null if the value is something else
  const Place& place_;
  Trouble& trouble_;
};

// A parsed text, held until its fields have been read.
class Document {
 public:
  Document(std::string_view text, const Bounds& bounds);
  Document(const Document&) = delete;
  Document& operator=(const Document&) = delete;
  ~Document();

  // Valid only if there was no complaint.
  const Value& value() const;
  Trouble& trouble() { return trouble_; }
  // The field `type`. If it is missing, complains and answers an empty text.
  std::string_view type();
  // Complains about a type that this side never receives.
  void unknown_type();
  BadMessage bad_message() const;

 private:
  struct Parsed;
  std::unique_ptr<Parsed> parsed_;
  Trouble trouble_;
};

template <class T>
core::Result<T, BadMessage> read_document(std::string_view text, const Bounds& bounds) {
  Document document(text, bounds);
  T out;
  if (document.trouble().none()) read(document.value(), Place{}, document.trouble(), out);
  if (!document.trouble().none()) return core::Failure{document.bad_message()};
  return out;
}

// --- writing --------------------------------------------------------------------------------------------------------

inline void put(core::JsonWriter& out, const std::string& text) { out.value(text); }
inline void put(core::JsonWriter& out, const std::string& json, Raw /*mark*/) { out.raw(json.empty() ? "null" : json); }
inline void put(core::JsonWriter& out, std::int64_t number) { out.value(number); }
inline void put(core::JsonWriter& out, bool flag) { out.value(flag); }
inline void put(core::JsonWriter& out, char letter) { out.value(std::string_view(&letter, 1)); }
void put(core::JsonWriter& out, const std::vector<std::pair<std::string, std::string>>& map);

template <class T>
void put(core::JsonWriter& out, const std::vector<T>& list) {
  out.begin_array();
  for (const T& element : list) put(out, element);
  out.end_array();
}

template <class T, class... Marks>
void put_field(core::JsonWriter& out, std::string_view name, const T& value, Marks... marks) {
  out.key(name);
  put(out, value, marks...);
}
template <class T, class... Marks>
void put_optional(core::JsonWriter& out, std::string_view name, const std::optional<T>& value, Marks... marks) {
  if (value) put_field(out, name, *value, marks...);
}
template <class T, class... Marks>
void put_nullable(core::JsonWriter& out, std::string_view name, const std::optional<T>& value, Marks... marks) {
  if (value) {
    put_field(out, name, *value, marks...);
  } else {
    out.key(name).null();
  }
}

}  // namespace protocol::codec
