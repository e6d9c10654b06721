#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "core/sha256.h"
#include "server/house/session.h"

namespace {

using server::Keys;

constexpr storage::Time now = 1'700'000'000'000;
constexpr storage::Time day = 24LL * 60 * 60 * 1000;

Keys keys(std::uint8_t first = 1) {
  Keys::Secret secret{};
  secret[0] = first;
  return Keys(secret);
}

Keys::Number number(std::uint8_t fill = 0x5a) {
  Keys::Number out{};
  out.fill(fill);
  return out;
}

std::string header(const std::string& cookie) { return "vernissage=" + cookie; }

std::string signed_cookie(std::string_view name = "Ann") { return keys().sign(number(), name, now); }

bool word(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](unsigned char c) { return std::isalnum(c) != 0 || c == '-' || c == '_'; });
}

}  // namespace

TEST_CASE("session: a cookie gives back the number and the name it was signed with") {
  for (const std::string name : {"Ann", "Ångström 東京", "a.b=c; d", "<b>\"x\"</b>"}) {
    const std::string cookie = keys().sign(number(), name, now);
    CHECK(cookie.find_first_of("; ,\"\\<>\n") == std::string::npos);
    const auto person = keys().person(header(cookie), now);
    REQUIRE(person);
    CHECK(person->name == name);
    REQUIRE(keys().number(header(cookie), now));
    CHECK(*keys().number(header(cookie), now) == number());
  }
}

TEST_CASE("session: any changed, missing or added byte of a cookie is refused") {
  const std::string cookie = signed_cookie();
  for (std::size_t i = 0; i < cookie.size(); ++i) {
    for (const char c : {'A', 'B', 'b', '0', '1', '-', '_', '.', ';', ' ', '\0', '\x80'}) {
      std::string other = cookie;
      if (std::exchange(other[i], c) == c) continue;
      CHECK_FALSE(keys().person(header(other), now));
      CHECK_FALSE(keys().number(header(other), now));
    }
    std::string shorter = cookie;
    shorter.erase(i, 1);
    // A letter less is the same text only where two neighbours are alike, and then it is still one too few.
    CHECK_FALSE(keys().person(header(shorter), now));
    CHECK_FALSE(keys().person(header(cookie.substr(0, i)), now));
  }
  CHECK_FALSE(keys().person(header(cookie + "A"), now));
  CHECK_FALSE(keys().person(header(cookie + "="), now));
  CHECK_FALSE(keys().person(header("." + cookie), now));
}

TEST_CASE("session: another server's secret signs nothing here") {
  CHECK(keys(1).person(header(signed_cookie()), now));
  CHECK_FALSE(keys(2).person(header(signed_cookie()), now));
}

TEST_CASE("session: a cookie is good for a year and not much in advance") {
  const std::string cookie = signed_cookie();
  CHECK(keys().person(header(cookie), now + 365 * day));
  CHECK_FALSE(keys().person(header(cookie), now + 365 * day + 1));
  CHECK(keys().person(header(cookie), now - day));
  CHECK_FALSE(keys().person(header(cookie), now - 365 * day - 1));
}

TEST_CASE("session: the cookie is found among others and by its whole name only") {
  const std::string cookie = signed_cookie();
  CHECK(keys().person("a=1; vernissage=" + cookie + "; b=2", now));
  CHECK(keys().person("a=1;vernissage=" + cookie, now));
  CHECK(keys().person("vernissage=" + cookie + ";", now));
  CHECK_FALSE(keys().person("vernissage2=" + cookie, now));
  CHECK_FALSE(keys().person("xvernissage=" + cookie, now));
  CHECK_FALSE(keys().person("a=vernissage=" + cookie, now));
  CHECK_FALSE(keys().person("Vernissage=" + cookie, now));
  for (const std::string nothing : {"", ";", "vernissage", "vernissage=", "vernissage=.", "vernissage=...", ";;; ;"}) {
    CHECK_FALSE(keys().person(nothing, now));
  }
}

TEST_CASE("session: matches keep a hash of 128 bits of a guest, which does not show the number") {
  static_assert(sizeof(Keys::Number) == 16);
  static_assert(sizeof(Keys::Secret) == 32);
  const auto person = keys().person(header(signed_cookie()), now);
  REQUIRE(person);
  CHECK(person->owner.size() == 32);
  CHECK(word(person->owner));
  CHECK(person->owner.find("5a5a") == std::string::npos);
  // The same guest under another name, at another time and by another server's key is the same owner; another is not.
  CHECK(keys().person(header(keys().sign(number(), "Bob", now + 5)), now)->owner == person->owner);
  CHECK(keys(9).person(header(keys(9).sign(number(), "Ann", now)), now)->owner == person->owner);
  Keys::Number near = number();
  near[15] ^= 1;
  CHECK(keys().person(header(keys().sign(near, "Ann", now)), now)->owner != person->owner);
}

TEST_CASE("session: the tokens of a match differ by purpose, match and secret, and all have one length") {
  const Keys mine = keys();
  const std::string match = "q7Yx-2_kW0aZ9bLc";
  const std::string invite = mine.invite(match);
  const std::string watch = mine.watch(match);
  CHECK(invite != watch);
  CHECK(invite != mine.invite("q7Yx-2_kW0aZ9bLd"));
  CHECK(invite != keys(2).invite(match));
  for (const std::string& other : {std::string("a"), match, std::string(64, 'x')}) {
    CHECK(mine.invite(other).size() == invite.size());
    CHECK(mine.watch(other).size() == invite.size());
    CHECK(word(mine.invite(other)));
  }
  CHECK(invite.size() * 6 >= 128);  // bits, at six a letter
}

TEST_CASE("session: a token is taken for its own purpose and match only, and not in part") {
  const Keys mine = keys();
  const std::string match = "q7Yx-2_kW0aZ9bLc";
  const std::string invite = mine.invite(match);
  const std::string watch = mine.watch(match);
  CHECK(mine.is_invite(match, invite));
  CHECK(mine.is_watch(match, watch));
  CHECK_FALSE(mine.is_invite(match, watch));
  CHECK_FALSE(mine.is_watch(match, invite));
  CHECK_FALSE(mine.is_invite("q7Yx-2_kW0aZ9bLd", invite));
  CHECK_FALSE(mine.is_invite(match, ""));
  CHECK_FALSE(mine.is_invite(match, invite.substr(1)));
  CHECK_FALSE(mine.is_invite(match, invite + "A"));
  for (std::size_t i = 0; i < invite.size(); ++i) {
    std::string other = invite;
    other[i] = other[i] == 'A' ? 'B' : 'A';
    CHECK_FALSE(mine.is_invite(match, other));
  }
}

TEST_CASE("session: the id of a match is sixteen letters that fit into an address") {
  CHECK(server::match_id({}) == "AAAAAAAAAAAAAAAA");
  std::array<std::uint8_t, 12> bytes{};
  bytes.fill(0xff);
  CHECK(server::match_id(bytes) == "________________");
  CHECK(server::is_match_id("q7Yx-2_kW0aZ9bLc"));
  for (const std::string wrong : {"", "q7Yx-2_kW0aZ9bL", "q7Yx-2_kW0aZ9bLcc", "q7Yx-2_kW0aZ9bL/", "q7Yx-2_kW0aZ9b.."}) {
    CHECK_FALSE(server::is_match_id(wrong));
  }
}
