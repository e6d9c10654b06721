#include "tests/sim/tab.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace sim {

Stage::Stage(std::uint64_t seed, const server::Keys::Secret& secret)
    : truth(shelf), network(timeline, seed), keys(secret) {}

std::optional<Asked> asked_by(const protocol::ClientMessage& message) {
  return std::visit(
      []<class Message>(const Message& m) -> std::optional<Asked> {
        if constexpr (requires { m.key; }) {
          std::string what(Message::type);
          if constexpr (requires { m.action; }) what += " " + m.action;
          if constexpr (requires { m.text; }) what += " " + m.text;
          if constexpr (std::is_same_v<Message, protocol::Replace>) what += std::string(" ") + m.seat;
          return Asked{m.key, std::move(what)};
        } else {
          return std::nullopt;
        }
      },
      message);
}

// --- the line -------------------------------------------------------------------------------------------------------

void Tab::connect(const std::shared_ptr<Server>& server) {
  if (line_) return;
  greeted_ = false;
  fresh_line_ = true;
  open_.clear();
  garbled_ = mutes_ = misunderstood_ = 0;
  line_ = stage_.network.connect(
      server,
      {.method = "GET", .target = "/api/socket", .address = person_->address, .host = "sim", .cookie = person_->cookie},
      *this);
}

void Tab::disconnect() {
  if (line_) line_->cut();
}

void Tab::opened(Line& /*line*/) {
  protocol::Hello hello{
      .protocol = protocol::protocol_version, .match = match_, .token = token, .since = {}, .legal = {}};
  if (wants_legal) hello.legal = true;
  if (tells_since && knows_) hello.since = version_;
  stage_.tally.count(hello.since ? "hello since" : "hello");
  line_->speak(protocol::write(hello));
  greeted_ = true;
  if (urgent) say_text(*urgent);
}

void Tab::lost(Line& line, std::optional<server::CloseCode> code) {
  if (line_.get() != &line) return;
  if (code) stage_.tally.count("closed by the server");
  line_.reset();
  greeted_ = false;
}

void Tab::say_text(const std::string& text) {
  if (!online()) return;
  const auto message = protocol::read_client_message(text);
  const auto asked = message ? asked_by(message.value()) : std::nullopt;
  // The server refuses what it can't read, and names the key if the text has one.
  if (!message) ++(message.error().key.empty() ? garbled_ : open_[message.error().key]);
  if (message && std::holds_alternative<protocol::Hello>(message.value())) ++garbled_;
  if (message && std::holds_alternative<protocol::Mute>(message.value())) ++mutes_;
  if (asked) {
    ++open_[asked->key];
    person_->asked[person_->stored_key(asked->key)].insert(asked->what);
    ++person_->sent[person_->stored_key(asked->key)];
    if (said_.size() < 200) said_.push_back(text);
  }
  line_->speak(text);
}

std::size_t Tab::unanswered() const {
  const auto waiting = std::count_if(open_.begin(), open_.end(), [](const auto& entry) { return entry.second != 0; });
  return static_cast<std::size_t>(waiting + std::max(garbled_ - misunderstood_, 0));
}

// --- what it knows --------------------------------------------------------------------------------------------------

const server::Table* Tab::table() const { return knows_ ? stage_.truth.at(match_, version_) : nullptr; }

std::optional<core::Seat> Tab::seat() const {
  if (!seat_) return std::nullopt;
  return core::Seat{static_cast<std::uint8_t>(*seat_ - 'A')};
}

void Tab::wrong(const std::string& what) {
  stage_.problems.add(person_->name + " at version " + std::to_string(version_) + ": " + what);
}

}  // namespace sim
