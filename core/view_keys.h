// One description of a view, used three times: to write JSON, to read it, and to say what its keys mean.
//
// A description is a function template that names every key once, in the order in which they are written:
//
//   template <class Io, class V>
//   void keys(Io& io, V& view) {
//     io.key("round", keys::Number{view.round, 0, 9}, "from 1; 0 before the first", "AS-M1");
//     …
//   }
//
// Io is a KeyWriter, a KeyReader or a KeyLister. While a view is written, V is const. All keys are named in every call, because
// the reader and the lister have to know them all: a key that may be absent has a value that says so (keys::LeftOut).
// core/view_values.h has the values.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/json.h"
#include "core/json_reader.h"
#include "core/view_format.h"

namespace core {

class KeyWriter {
 public:
  explicit KeyWriter(JsonWriter& out) : out_(out) {}

  template <class Value>
  void key(std::string_view name, const Value& value, std::string_view /*meaning*/ = {},
           std::string_view /*clause*/ = {}) {
    if constexpr (requires { value.left_out; }) {
      if (value.left_out) return;
    }
    out_.plain_key(name);
    value.write(out_);
  }

 private:
  JsonWriter& out_;
};

// Reads an object with the described keys, in any order and each at most once. Other keys are skipped. One pass over the
// description reads an object whose keys come in the order of the description, as ours do.
class KeyReader {
 public:
  explicit KeyReader(JsonReader& in) : in_(in) {}

  template <class Keys>
  void read(const Keys& keys) {
    next_ = in_.first_key();
    do {
      checking_ = !next_;  // the last pass finds nothing to read and looks for what is missing
      progress_ = false;
      index_ = 0;
      keys(*this);
      if (!checking_ && !progress_) pass_over();
    } while (!checking_);
  }

  template <class Value>
  void key(std::string_view name, const Value& value, std::string_view /*meaning*/ = {},
           std::string_view /*clause*/ = {}) {
    constexpr bool required = !requires { value.left_out; };
    const std::uint64_t bit = std::uint64_t{1} << index_++;
    if (checking_) {
      if (required && (seen_ & bit) == 0) miss(name);
    } else if (next_ && *next_ == name) {
      if (begin(bit)) value.read(in_);
      end(name);
    }
  }

 private:
  bool begin(std::uint64_t bit);
  void end(std::string_view name);
  void miss(std::string_view name);
  void pass_over();

  JsonReader& in_;
  std::optional<std::string_view> next_;  // the key whose value comes next
  std::uint64_t seen_ = 0;                // bit i: the i-th key of the description
  int index_ = 0;
  bool progress_ = false;
  bool checking_ = false;
};

class KeyLister {
 public:
  KeyLister(ViewFormat& format, int object) : format_(format), object_(object) {}

  template <class Value>
  void key(std::string_view name, const Value& value, std::string_view meaning, std::string_view clause = {}) {
    ViewFormat::Key key{.name = name, .type = value.type(format_), .meaning = meaning, .clause = clause};
    if constexpr (requires { value.left_out; }) key.left_out_if = value.when;
    format_.add(object_, std::move(key));
  }

 private:
  ViewFormat& format_;
  int object_;
};

template <class Keys>
void write_keys(JsonWriter& out, const Keys& keys) {
  out.begin_object();
  KeyWriter io(out);
  keys(io);
  out.end_object();
}

template <class Keys>
void read_keys(JsonReader& in, const Keys& keys) {
  KeyReader(in).read(keys);
}

// The keys of an object that TypeScript knows by this name. `title` introduces them in a document.
template <class Keys>
void list_keys(ViewFormat& format, std::string_view type, std::string_view title, const Keys& keys) {
  if (format.has(type)) return;
  KeyLister io(format, format.begin_object(type, title));
  keys(io);
}

}  // namespace core
