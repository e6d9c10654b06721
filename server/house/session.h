// Tells who somebody is. A guest carries a signed cookie, and nothing is stored for it: the signature proves the secret
// number that only this browser has, and matches keep only a hash of that number. Link tokens are signatures too, so
// they are not stored either.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "storage/store.h"

namespace server {

// A guest, as the cookie says.
struct Person {
  std::string owner;  // the hash of the secret number, stored with a seat
  std::string name;
};

class Keys {
 public:
  using Secret = std::array<std::uint8_t, 32>;
  using Number = std::array<std::uint8_t, 16>;

  explicit Keys(const Secret& secret) : secret_(secret) {}

  // The value of the cookie for a secret number (128 bits from the system) and a name.
  std::string sign(const Number& number, std::string_view name, storage::Time now) const;
  // The guest of a Cookie header; nothing if the cookie is missing, was changed, or is older than a year.
  std::optional<Person> person(std::string_view cookie_header, storage::Time now) const;
  // The secret number in that header, needed to sign the cookie again with another name.
  std::optional<Number> number(std::string_view cookie_header, storage::Time now) const;

  // The tokens of a match's two links.
  std::string invite(std::string_view match) const { return token("invite", match); }
  std::string watch(std::string_view match) const { return token("watch", match); }
  bool is_invite(std::string_view match, std::string_view given) const { return equal(invite(match), given); }
  bool is_watch(std::string_view match, std::string_view given) const { return equal(watch(match), given); }

 private:
  struct Read {
    Number number;
    std::string name;
  };
  std::optional<Read> read(std::string_view cookie_header, storage::Time now) const;
  std::string token(std::string_view purpose, std::string_view match) const;
  std::string mac(std::string_view text) const;               // 32 bytes
  static bool equal(std::string_view a, std::string_view b);  // in constant time

  Secret secret_;
};

inline constexpr std::string_view cookie_name = "vernissage";
inline constexpr storage::Time cookie_life = storage::Time{365} * 24 * 60 * 60 * 1000;

// Turns 12 random bytes into the id of a match: not secret, but not guessable either.
std::string match_id(const std::array<std::uint8_t, 12>& bytes);
bool is_match_id(std::string_view text);

}  // namespace server
