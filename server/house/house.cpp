#include "server/house/house.h"

#include <utility>

#include "server/house/log.h"
#include "server/house/metrics.h"

namespace server {
namespace {

using protocol::RefusalCode;

constexpr int most_woken = 1000000;
constexpr storage::Time wake_pause = 1000;  // before the next try if the store does not answer

std::string key_of(const protocol::ClientMessage& message) {
  return std::visit(
      []<class Message>(const Message& m) -> std::string {
        if constexpr (requires { m.key; }) return m.key;
        return {};
      },
      message);
}

}  // namespace

House::House(World& world, const Keys::Secret& secret, HouseOptions options)
    : world_(world),
      keys_(secret),
      options_(std::move(options)),
      messages_(options_.messages),
      chat_(options_.chat),
      texts_(options_.texts),
      requests_(options_.requests),
      files_(options_.files),
      health_(options_.health),
      creations_(options_.creations),
      decks_sent_(options_.decks_sent),
      sent_decks_(options_.decks.sent) {
  sweep();
}

// --- sockets --------------------------------------------------------------------------------------------------------

bool House::same_origin(const HttpRequest& request) const {
  if (request.origin.empty()) return true;  // not a browser
  if (!options_.origin.empty() && request.origin == options_.origin) return true;
  return request.origin == "http://" + request.host || request.origin == "https://" + request.host;
}

std::optional<HttpResponse> House::refuse_outsider(const HttpRequest& request, Limiter& limiter) {
  if (!limiter.allows(request.address, world_.now())) {
    world_.metrics().too_fast.Increment();
    return problem(429, "too-fast", "too many requests from your address; wait a little");
  }
  if (!same_origin(request)) return problem(403, "not-allowed", "requests from another site are not allowed");
  return std::nullopt;
}

std::optional<HttpResponse> House::admit(const HttpRequest& upgrade) {
  if (auto refused = refuse_outsider(upgrade, requests_)) return refused;
  if (!keys_.person(upgrade.cookie, world_.now()))
    return problem(401, "no-session", "say who you are first: POST /api/session");
  return std::nullopt;
}

void House::opened(Number number, const HttpRequest& upgrade, std::shared_ptr<Connection> connection) {
  auto person = keys_.person(upgrade.cookie, world_.now());
  if (!person) return connection->close(CloseCode::policy, "no session");
  callers_[number] = Caller{std::move(connection), std::move(*person), {}, nullptr};
}

void House::closed(Number number) {
  const auto found = callers_.find(number);
  if (found == callers_.end()) return;
  // The room may close other sockets while it handles this one.
  const std::shared_ptr<Room> room = std::move(found->second.room);
  callers_.erase(found);
  if (room) room->leave(number);
}

void House::too_fast(Caller& caller) {
  world_.metrics().too_fast.Increment();
  const Member member{.number = 0, .connection = caller.connection, .person = {}, .seen = {}};
  Audience::refuse(member, {RefusalCode::too_fast, {}, "too many messages; come back and send fewer"});
  caller.connection->close(CloseCode::policy, "too many messages");
}

bool House::may_send(Caller& caller, int frames) {
  const storage::Time now = world_.now();
  return caller.messages.take(options_.messages, now, frames) && messages_.allows(caller.person.owner, now, frames);
}

// What costs the people or the server more than other messages has limits of its own.
bool House::may_say(const Caller& caller, const protocol::ClientMessage& message) {
  const std::string& guest = caller.person.owner;
  if (std::holds_alternative<protocol::Chat>(message)) return chat_.allows(guest, world_.now());
  std::size_t texts = 0;
  if (const auto* move = std::get_if<protocol::Move>(&message); move != nullptr && move->texts)
    texts = move->texts->size();
  if (const auto* question = std::get_if<protocol::Read>(&message)) texts = question->texts.size();
  return texts == 0 || texts_.allows(guest, world_.now(), static_cast<double>(texts));
}

void House::received_idle(Number number, int frames) {
  const auto found = callers_.find(number);
  if (found != callers_.end() && !may_send(found->second, frames)) too_fast(found->second);
}

void House::received(Number number, std::string_view text) {
  const auto found = callers_.find(number);
  if (found == callers_.end()) return;
  Caller& caller = found->second;
  if (!may_send(caller, 1)) return too_fast(caller);
  const Member asker{.number = number, .connection = caller.connection, .person = caller.person, .seen = {}};
  auto message = protocol::read_client_message(text);
  if (!message) {
    world_.metrics().refused.Increment();
    return Audience::refuse(asker, {RefusalCode::bad_message, {}, message.error().reason}, message.error().key);
  }
  if (const auto* hello = std::get_if<protocol::Hello>(&message.value()); hello != nullptr && !caller.room)
    return greet(number, caller, *hello);
  if (!caller.room) {
    return Audience::refuse(asker,
                            {RefusalCode::not_in, {}, "say hello first: which match, and which version you know"},
                            key_of(message.value()));
  }
  if (!may_say(caller, message.value())) {
    world_.metrics().too_fast.Increment();
    return Audience::refuse(asker, {RefusalCode::too_fast, {}, "too many lines or texts; wait a little"},
                            key_of(message.value()));
  }
  // A copy, because the room may end this call.
  const std::shared_ptr<Room> room = caller.room;
  room->receive(number, std::move(message).value());
}

void House::greet(Number number, Caller& caller, const protocol::Hello& hello) {
  Member member{.number = number,
                .connection = caller.connection,
                .person = caller.person,
                .invited = false,
                .wants_legal = hello.legal.value_or(false),
                .seen = hello.since};
  if (hello.protocol != protocol::protocol_version) {
    Audience::refuse(member, {RefusalCode::unsupported_protocol,
                              {},
                              "this server speaks version " + std::to_string(protocol::protocol_version) +
                                  " of the protocol; load the page again"});
    return caller.connection->close(CloseCode::policy, "unsupported protocol");
  }
  if (!is_match_id(hello.match)) {
    Audience::refuse(member, {RefusalCode::no_such_match, {}, "there is no such match"});
    return caller.connection->close(CloseCode::policy, "no such match");
  }
  if (hello.token)
    member.invited = keys_.is_watch(hello.match, *hello.token) || keys_.is_invite(hello.match, *hello.token);
  caller.room = room(hello.match);
  const std::shared_ptr<Room> entered = caller.room;
  entered->enter(std::move(member));
}

// --- rooms ----------------------------------------------------------------------------------------------------------

std::shared_ptr<Room> House::room(const std::string& match) {
  std::shared_ptr<Room>& entry = rooms_[match];
  if (!entry) {
    entry = std::make_shared<Room>(world_, keys_, match,
                                   [this](const Table& table, const std::string& owner, Created done) {
                                     create_rematch(table, owner, std::move(done));
                                   });
    world_.metrics().rooms.Set(static_cast<double>(rooms_.size()));
  }
  return entry;
}

void House::wake() {
  storage::Query query{.what = storage::Query::What::unfinished, .member = {}, .limit = most_woken};
  world_.store().list(query, [this](storage::Or<std::vector<storage::Listed>> found) {
    if (!found && found.error().damaged) {
      return world_.log().error("matches_not_woken", {{Field::reason, found.error().sentence}});
    }
    if (!found) {
      world_.log().warning("store_trouble", {{Field::reason, found.error().sentence}});
      return world_.after(wake_pause, [this] { wake(); });
    }
    for (storage::Listed& line : found.value()) asleep_.push_back(std::move(line.match));
    if (!asleep_.empty()) world_.log().info("matches_go_on", {{Field::count, std::to_string(asleep_.size())}});
    wake_next();
  });
}

// Wakes one match after another, so that people are served in between. A match that can't be loaded does not hold up
// the others: its room keeps trying if that can help.
void House::wake_next() {
  if (asleep_.empty()) return;
  const std::string match = std::move(asleep_.front());
  asleep_.pop_front();
  room(match)->when_loaded([this](const Room::Loaded& loaded) {
    const bool store_away = !loaded && loaded.error().code == RefusalCode::store;
    world_.after(store_away ? wake_pause : 0, [this] { wake_next(); });
  });
}

void House::sweep() {
  std::erase_if(rooms_, [](const auto& entry) { return !entry.second->needed(); });
  world_.metrics().rooms.Set(static_cast<double>(rooms_.size()));
  world_.after(options_.forget_after, [this] { sweep(); });
}

}  // namespace server
