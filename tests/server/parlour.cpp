#include "tests/server/parlour.h"

#include <algorithm>
#include <utility>

#include "core/json.h"
#include "core/open_action.h"
#include "protocol/patch.h"

namespace server_tests {
namespace {

server::Keys::Secret secret() {
  server::Keys::Secret bytes{};
  bytes.fill(0x2a);
  return bytes;
}

std::string in_quotes(const std::string& text) { return core::JsonWriter().value(text).take(); }

}  // namespace

// --- sockets --------------------------------------------------------------------------------------------------------

void Socket::say_text(std::string_view text) { parlour_->house().received(number_, text); }

void Socket::say_idle(int frames) { parlour_->house().received_idle(number_, frames); }

void Socket::hang_up() { parlour_->house().closed(number_); }

std::variant<storage::Seq, protocol::Refused> Socket::answer_to(const std::string& key, std::size_t from) {
  for (int i = 0; i < 200; ++i) {
    for (; from < connection_->frames.size(); ++from) {
      const auto message = protocol::read_server_message(connection_->frames[from]);
      REQUIRE(message);
      if (const auto* ack = std::get_if<protocol::Ack>(&message.value()); ack && ack->key == key) return ack->version;
      if (const auto* no = std::get_if<protocol::Refused>(&message.value()); no && no->key == key) return *no;
    }
    parlour_->run_for(1 << std::min(i, 9));
  }
  FAIL("no answer to " << key);
  return protocol::Refused{};
}

void Socket::keep_up() {
  while (read_ < connection_->frames.size()) {
    const auto message = protocol::read_server_message(connection_->frames[read_++]);
    if (!message) FAIL(message.error().reason);
    if (const auto* view = std::get_if<protocol::View>(&message.value())) follow(*view);
    if (const auto* update = std::get_if<protocol::Update>(&message.value())) follow(*update);
  }
}

void Socket::follow(const protocol::View& view) {
  state_ = "{\"table\":" + protocol::write(view.table) + ",\"game\":" + view.game.value_or("null") + "}";
  version_ = view.version;
  chat_ = view.chat;
  legal_ = view.legal;
}

void Socket::follow(const protocol::Update& update) {
  // A socket that came back with `since` got its view on an earlier connection.
  if (version_ >= 0) {
    REQUIRE(update.from == version_);
    auto next = protocol::apply_patch(state_, update.set);
    if (!next) FAIL(next.error());
    state_ = std::move(next).value();
  }
  version_ = update.to;
  if (update.chat) chat_.insert(chat_.end(), update.chat->begin(), update.chat->end());
  legal_ = update.legal;
}

protocol::Table Socket::table() const {
  const std::size_t end = state_.find("},\"game\":");
  REQUIRE(end != std::string::npos);
  const auto table = protocol::read_table(std::string_view(state_).substr(9, end + 1 - 9));
  if (!table) FAIL(table.error().reason);
  return table.value();
}

// --- guests ---------------------------------------------------------------------------------------------------------

std::string Reply::code() const {
  const auto problem = protocol::read_problem(body);
  if (!problem) FAIL(body);
  CHECK(problem.value().reason.find(' ') != std::string::npos);
  return problem.value().code;
}

Guest::Guest(Parlour& parlour, std::string name, std::string address)
    : parlour_(&parlour), address_(std::move(address)) {
  if (name.empty()) return;
  const Reply session = post("/api/session", "{\"name\":" + in_quotes(name) + "}");
  REQUIRE(session.status == 200);
  const std::string set = session.headers.at("Set-Cookie");
  cookie = set.substr(0, set.find(';'));
}

Reply Guest::get(const std::string& target, const std::string& encoding, const std::string& tag) {
  return send({.method = "GET",
               .target = target,
               .address = {},
               .host = {},
               .accept_encoding = encoding,
               .if_none_match = tag});
}

Reply Guest::post(const std::string& target, const std::string& body) {
  return send({.method = "POST",
               .target = target,
               .address = {},
               .host = {},
               .content_type = "application/json",
               .body = body});
}

Reply Guest::send(server::HttpRequest request) {
  if (request.address.empty()) request.address = address_;
  if (request.host.empty()) request.host = "vernissage.example";
  if (request.cookie.empty()) request.cookie = cookie;
  const auto answers = std::make_shared<std::vector<server::HttpResponse>>();
  parlour_->house().http(std::move(request), [answers](server::HttpResponse r) { answers->push_back(std::move(r)); });
  for (int i = 0; i < 100 && answers->empty(); ++i) parlour_->run_for(10);
  parlour_->run_for(2);
  REQUIRE(answers->size() == 1);
  const server::HttpResponse& answer = answers->front();
  return {answer.status, answer.body, {answer.headers.begin(), answer.headers.end()}};
}

protocol::CreateReply Guest::create(const std::vector<std::string>& seats, const std::string& more) {
  std::string list;
  for (const std::string& seat : seats) list += (list.empty() ? "" : ",") + in_quotes(seat);
  const Reply reply = post("/api/matches", R"({"game":)" + in_quotes(game) + R"(,"seats":[)" + list + "]" + more + "}");
  if (reply.status != 201) FAIL(reply.body);
  return protocol::read_create_reply(reply.body).value();
}

std::vector<protocol::MatchLine> Guest::listed(const std::string& query) {
  const Reply reply = get("/api/matches" + query);
  REQUIRE(reply.status == 200);
  return protocol::read_matches_reply(reply.body).value().matches;
}

char Guest::join(const std::string& match, const std::string& token) {
  const Reply reply =
      post("/api/matches/" + match + "/join", token.empty() ? "{}" : "{\"token\":" + in_quotes(token) + "}");
  if (reply.status != 200) FAIL(reply.body);
  return protocol::read_join_reply(reply.body).value().seat;
}

Socket Guest::connect_silently() {
  const server::HttpRequest upgrade{
      .method = "GET", .target = "/api/socket", .address = address_, .host = "vernissage.example", .cookie = cookie};
  REQUIRE_FALSE(parlour_->house().admit(upgrade));
  auto connection = std::make_shared<FakeConnection>();
  const server::Gateway::Number number = parlour_->next_number();
  parlour_->house().opened(number, upgrade, connection);
  return {*parlour_, number, connection};
}

Socket Guest::connect(const std::string& match, const std::string& token, std::optional<storage::Seq> since) {
  Socket socket = connect_silently();
  protocol::Hello hello{.protocol = 1, .match = match, .token = {}, .since = since, .legal = true};
  if (!token.empty()) hello.token = token;
  socket.say(hello);
  parlour_->run_for(10);
  socket.keep_up();
  return socket;
}

// --- the house ------------------------------------------------------------------------------------------------------

Parlour::Parlour(std::uint64_t seed, server::HouseOptions options) : seed_(seed), options_(std::move(options)) {
  restart();
}

Guest Parlour::guest(const std::string& name) { return {*this, name, "10.0.0." + std::to_string(++guests_)}; }

void Parlour::restart(storage::Time away, const std::function<void(FakeStore&)>& spoil) {
  house_.reset();
  world_.reset();
  run_for(away);
  world_ = std::make_unique<FakeWorld>(++seed_ * 1000, timeline, shelf);
  if (spoil) spoil(world_->store());
  house_ = std::make_unique<server::House>(*world_, secret(), options_);
  house_->wake();
  run_for(50);
}

// One move of somebody who may move. If nobody may, time passes. False if the game is over.
bool Parlour::play_on(const std::vector<Socket*>& people, core::Random& random) {
  if (people.front()->table().status == protocol::TableStatus::over) return false;
  for (Socket* socket : people) {
    if (!socket->legal()) continue;
    std::vector<std::string> actions = socket->legal()->final;
    actions.insert(actions.end(), socket->legal()->undoable.begin(), socket->legal()->undoable.end());
    std::erase_if(actions, [](const std::string& a) { return a.starts_with("undo") || a == "wait"; });
    if (actions.empty()) continue;
    std::string action = actions[static_cast<std::size_t>(random.below(static_cast<int>(actions.size())))];
    if (core::is_form(action)) action += "text-" + std::to_string(socket->version());
    const storage::Seq version = socket->version();
    const auto answer = socket->ask(protocol::Move{.key = socket->next_key(), .action = action, .seat = {}});
    socket->keep_up();
    // A computer player may have been faster.
    if (const auto* no = std::get_if<protocol::Refused>(&answer); no && socket->version() == version) FAIL(no->reason);
    return true;
  }
  run_for(20);
  return true;
}

bool Parlour::play_to_end(std::vector<Socket*> people, core::Random& random) {
  return play_until(people, random, [&] { return people.front()->table().status == protocol::TableStatus::over; });
}

}  // namespace server_tests
