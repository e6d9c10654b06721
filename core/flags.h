// The options of a table: flags and editions. A game keeps its flags as fields of a plain struct (bools, numbers or
// enums). A table of rows describes each field: its name in records and its values. An edition sets all flags at once.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace core {

// The values of a number: low, low + step, …, up to high.
struct NumberRange {
  int low = 0;
  int high = 0;
  int step = 1;
};

// A flag's name and its values: either names, numbered from 0, or a range of numbers if there are no names.
struct FlagValues {
  static constexpr int most_names = 9;

  std::string_view name;
  std::array<std::string_view, most_names> names = {};
  NumberRange range;  // of the values

  constexpr bool is_number() const { return names[0].empty(); }
  constexpr int size() const { return (range.high - range.low) / range.step + 1; }
  // The nth value, 0 ≤ n < size().
  constexpr int value(int n) const { return range.low + n * range.step; }
  // A value as it is written in records and requests.
  std::string text(int value) const;
  std::optional<int> parse(std::string_view written) const;
  std::vector<std::string_view> named_values() const;
  // "flag 'tie' is sum or highest, not 'x'", "flag 'size' is a number from 5 to 25 in steps of 2, not '6'"
  std::string refusal(std::string_view written) const;
};

// One row of a game's table of flags.
template <class Flags>
struct FlagRow : FlagValues {
  int (*get)(const Flags&) = nullptr;
  void (*set)(Flags&, int) = nullptr;

  using FlagValues::text;
  std::string text(const Flags& flags) const { return text(get(flags)); }
};

namespace flag_parts {

template <class Flags, class Field>
Flags owner_of(Field Flags::*);

template <auto Field>
using Owner = decltype(owner_of(Field));

template <auto Field>
constexpr FlagRow<Owner<Field>> row(std::string_view name, NumberRange range) {
  using Flags = Owner<Field>;
  using Value = std::remove_cvref_t<decltype(std::declval<Flags>().*Field)>;
  return {{.name = name, .range = range},
          [](const Flags& flags) { return static_cast<int>(flags.*Field); },
          [](Flags& flags, int value) { flags.*Field = static_cast<Value>(value); }};
}

}  // namespace flag_parts

// A choice between the named values 0, 1, 2, …
template <auto Field, class... Names>
constexpr auto choice(std::string_view name, Names... names) {
  auto made = flag_parts::row<Field>(name, {.low = 0, .high = static_cast<int>(sizeof...(Names)) - 1});
  static_assert(sizeof...(Names) >= 2 && sizeof...(Names) <= FlagValues::most_names);
  made.names = {std::string_view(names)...};
  return made;
}

template <auto Field>
constexpr auto number(std::string_view name, NumberRange range) {
  return flag_parts::row<Field>(name, range);
}

template <class Flags>
struct Edition {
  std::string_view name;
  Flags flags;
};

// How many can play.
struct SeatLimits {
  int min = 0;
  int max = 0;
};

}  // namespace core
