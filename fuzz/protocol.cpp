// Reads arbitrary text as a message, as a request body and as two views. It is read or refused. What was read can be written and
// read again with the same result, and a patch between two views gives the second one.
#include <optional>
#include <string>
#include <string_view>

#include "core/typed_text.h"
#include "input.h"
#include "protocol/messages.h"
#include "protocol/patch.h"
#include "protocol/text_rules.h"

namespace {

using fuzz::require;

template <class T, class Reader>
void read_twice(std::string_view text, Reader reader) {
  const core::Result<T, protocol::BadMessage> first = reader(text);
  if (!first) {
    const protocol::BadMessage& bad = first.error();
    require(!bad.reason.empty() && core::is_harmless(bad.reason), "a refusal has a plain reason");
    require(bad.key.size() <= 36 && protocol::is_word(bad.key), "a refusal carries a valid key or none");
    return;
  }
  const std::string written = protocol::write(first.value());
  const core::Result<T, protocol::BadMessage> second = reader(written);
  // Escapes make a text longer, so a text of the maximum length may be too long when it is written again.
  if (!second && written.size() > text.size()) return;
  require(second.ok(), "a written message can be read");
  require(second.value() == first.value(), "a written message is read as the same message");
  require(protocol::write(second.value()) == written, "equal messages are written alike");
}

void read(std::string_view text) {
  read_twice<protocol::ClientMessage>(text, protocol::read_client_message);
  read_twice<protocol::ServerMessage>(text, protocol::read_server_message);
  read_twice<protocol::SessionRequest>(text, protocol::read_session_request);
  read_twice<protocol::CreateRequest>(text, protocol::read_create_request);
  read_twice<protocol::JoinRequest>(text, protocol::read_join_request);
  read_twice<protocol::MatchesReply>(text, protocol::read_matches_reply);
}

// The text as the library writes it, if it is JSON.
std::optional<std::string> compact(std::string_view text) {
  auto same = protocol::apply_patch(text, "{}");
  if (!same) return std::nullopt;
  return std::move(same).value();
}

void compare(std::string_view before, std::string_view after) {
  const auto raw = protocol::patch(before, after, "game");
  require(!raw || raw->size() >= 2, "a patch is an object");
  const auto a = compact(before);
  const auto b = compact(after);
  if (!a || !b) return;
  const auto changes = protocol::patch(*a, *b);
  if (!changes) {
    // Valid JSON may be refused only because it is nested too deeply.
    require(b->size() > 128, "two texts of JSON have a patch");
    return;
  }
  const auto applied = protocol::apply_patch(*a, *changes);
  require(applied.ok() && applied.value() == *b, "a patch leads from one text to the other");
  require((*a == *b) == (*changes == "{}"), "a patch is empty only if nothing changed");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::Input(data, size).rest();
  read(text);
  const std::size_t middle = text.find('\n');
  if (middle != std::string_view::npos) compare(text.substr(0, middle), text.substr(middle + 1));
  return 0;
}
