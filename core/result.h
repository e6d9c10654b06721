// Result<T, E>: a value or the reason why there is none. The engine has no exceptions.
#pragma once

#include <cstdlib>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace core {

// Wraps an error on its way into a Result, so that value and error may have the same type.
template <class E>
struct Failure {
  E error;
};
template <class E>
Failure(E) -> Failure<E>;

template <class T, class E>
class [[nodiscard]] Result {
 public:
  constexpr Result(T value) : data_(std::in_place_index<0>, std::move(value)) {}  // NOLINT(google-explicit-constructor)
  template <class F>
  constexpr Result(Failure<F> failure)  // NOLINT(google-explicit-constructor)
      : data_(std::in_place_index<1>, std::move(failure.error)) {}

  constexpr bool ok() const { return data_.index() == 0; }
  constexpr explicit operator bool() const { return ok(); }

  // Asking for the part that is absent is a programming error and ends the program.
  constexpr const T& value() const& { return *checked(std::get_if<0>(&data_)); }
  constexpr T& value() & { return *checked(std::get_if<0>(&data_)); }
  constexpr T&& value() && { return std::move(*checked(std::get_if<0>(&data_))); }
  constexpr const E& error() const { return *checked(std::get_if<1>(&data_)); }

 private:
  template <class P>
  static constexpr P* checked(P* pointer) {
    if (pointer == nullptr) std::abort();
    return pointer;
  }
  std::variant<T, E> data_;
};

template <class E>
class [[nodiscard]] Result<void, E> {
 public:
  constexpr Result() = default;
  template <class F>
  constexpr Result(Failure<F> failure) : error_(std::move(failure.error)) {}  // NOLINT(google-explicit-constructor)

  constexpr bool ok() const { return !error_.has_value(); }
  constexpr explicit operator bool() const { return ok(); }
  constexpr const E& error() const {
    if (!error_) std::abort();
    return *error_;
  }

 private:
  std::optional<E> error_;
};

// Why an action is refused: a clause of the rules, and a sentence for the player.
struct Violation {
  std::string_view clause;  // "AS-H2"; empty if the message itself is malformed
  std::string_view reason;
};
using Verdict = Result<void, Violation>;

}  // namespace core
