// Every message as it looks on the wire: each example is read and written again, byte by byte the same.
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "protocol/messages.h"

namespace {

namespace fs = std::filesystem;

const fs::path folder = "tests/protocol/examples";

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

template <class T>
std::string rewritten(const core::Result<T, protocol::BadMessage>& read) {
  return read ? protocol::write(read.value()) + "\n" : "refused: " + read.error().reason;
}

// How the examples of a folder, or of one name in it, are read and written.
using Rewriter = std::function<std::string(std::string_view)>;

const std::map<std::string, Rewriter> rewriters{
    {"client", [](std::string_view text) { return rewritten(protocol::read_client_message(text)); }},
    {"server", [](std::string_view text) { return rewritten(protocol::read_server_message(text)); }},
    {"SessionRequest", [](std::string_view text) { return rewritten(protocol::read_session_request(text)); }},
    {"CreateRequest", [](std::string_view text) { return rewritten(protocol::read_create_request(text)); }},
    {"JoinRequest", [](std::string_view text) { return rewritten(protocol::read_join_request(text)); }},
    {"SessionReply", [](std::string_view text) { return rewritten(protocol::read_session_reply(text)); }},
    {"CreateReply", [](std::string_view text) { return rewritten(protocol::read_create_reply(text)); }},
    {"JoinReply", [](std::string_view text) { return rewritten(protocol::read_join_reply(text)); }},
    {"GamesReply", [](std::string_view text) { return rewritten(protocol::read_games_reply(text)); }},
    {"DecksReply", [](std::string_view text) { return rewritten(protocol::read_decks_reply(text)); }},
    {"DeckReply", [](std::string_view text) { return rewritten(protocol::read_deck_reply(text)); }},
    {"MatchesReply", [](std::string_view text) { return rewritten(protocol::read_matches_reply(text)); }},
    {"AddressesReply", [](std::string_view text) { return rewritten(protocol::read_addresses_reply(text)); }},
    {"Problem", [](std::string_view text) { return rewritten(protocol::read_problem(text)); }},
};

// By the folder, or else by the name: "JoinRequest-any-seat.json" is an example of JoinRequest.
const Rewriter& rewriter_of(const fs::path& path) {
  const std::string stem = path.stem().string();
  auto found = rewriters.find(path.parent_path().filename().string());
  if (found == rewriters.end()) found = rewriters.find(stem.substr(0, stem.find('-')));
  REQUIRE(found != rewriters.end());
  return found->second;
}

}  // namespace

TEST_CASE("every example is read and written again, byte by byte the same") {
  int count = 0;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.is_directory()) continue;
    CAPTURE(entry.path().string());
    const std::string text = text_of(entry.path());
    CHECK(rewriter_of(entry.path())(text) == text);
    ++count;
  }
  CHECK(count >= 30);
}

TEST_CASE("no example of one direction is a message of the other") {
  for (const auto& entry : fs::directory_iterator(folder / "client")) {
    CAPTURE(entry.path().string());
    CHECK_FALSE(protocol::read_server_message(text_of(entry.path())).ok());
  }
  for (const auto& entry : fs::directory_iterator(folder / "server")) {
    CAPTURE(entry.path().string());
    CHECK_FALSE(protocol::read_client_message(text_of(entry.path())).ok());
  }
}

TEST_CASE("an example cut short is refused, one with a byte changed is read or refused") {
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.is_directory()) continue;
    CAPTURE(entry.path().string());
    const std::string text = text_of(entry.path());
    const Rewriter& rewriter = rewriter_of(entry.path());
    for (std::size_t i = 0; i + 2 < text.size(); i += 3) {
      CHECK(rewriter(std::string_view(text).substr(0, i)).starts_with("refused: "));
      std::string changed = text;
      changed[i] = static_cast<char>(changed[i] ^ 1);
      CHECK_FALSE(rewriter(changed).empty());
    }
  }
}
