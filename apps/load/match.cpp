#include "apps/load/match.h"

#include <charconv>
#include <utility>

#include "core/json.h"
#include "protocol/messages.h"
#include "protocol/patch.h"

namespace apps {
namespace {

bool is(std::string_view type, std::string_view text) {
  constexpr std::string_view head = R"({"type":")";
  return text.starts_with(head) && text.substr(head.size()).starts_with(type) &&
         text.substr(head.size() + type.size()).starts_with('"');
}

// The number after a key that occurs once in the text; −1 if it is not there.
std::int64_t number_after(std::string_view text, std::string_view key) {
  const std::size_t found = text.find(key);
  if (found == std::string_view::npos) return -1;
  std::int64_t number = -1;
  std::from_chars(text.data() + found + key.size(), text.data() + text.size(), number);
  return number;
}

}  // namespace

LoadMatch::LoadMatch(net::Loop& loop, const core::AnyGame& game, std::uint64_t number, bool followed,
                     const Driver& driver)
    : loop_(loop), driver_(driver), number_(number), followed_(followed), random_(number) {
  if (Mirror::can_follow(game)) mirror_.emplace(game);
}

void LoadMatch::open(const std::string& host, std::uint16_t port, LoadTable table) {
  table_ = std::move(table);
  if (mirror_) mirror_->restart();
  told_actions_.restart();
  views_ = 0;
  done_ = false;
  due_.reset();
  waits_ = false;
  version_ = followed_version_ = -1;
  sockets_.clear();
  protocol::Hello said{.protocol = protocol::protocol_version, .match = table_.match};
  if (!mirror_) said.legal = true;
  const std::string hello = protocol::write(said);
  for (std::size_t seat = 0; seat < load_seats; ++seat) {
    sockets_.emplace_back(loop_);
    sockets_.back().open(host, port, table_.cookies[seat], {},
                         {.opened = [this, seat, hello] { sockets_[seat].send(hello); },
                          .message = [this, seat](std::string_view text) { message(seat, text); },
                          .closed = [this](int) { closed(); }});
  }
}

void LoadMatch::message(std::size_t seat, std::string_view text) {
  if (done_) return;
  if (is("update", text)) return on_update(seat, text);
  if (is("ack", text)) return on_ack(text);
  if (is("view", text)) return on_view(seat, text);
  if (is("refused", text)) fail(&LoadSample::refused);
}

void LoadMatch::on_view(std::size_t seat, std::string_view text) {
  if (seat == 0 && followed_) follow(text);
  const bool good = mirror_ ? views_ > 0 || mirror_->deal(text) : told_actions_.hear(seat, text);
  ++views_;
  if (!good) return fail(&LoadSample::wrong);
  if (views_ != load_seats) return;
  driver_.entered();
  prepare();
}

void LoadMatch::on_update(std::size_t seat, std::string_view text) {
  driver_.sample->update_bytes.push_back(static_cast<std::uint32_t>(text.size()));
  if (seat == 0 && followed_) follow(text);
  if (done_) return;
  if (!mirror_) {
    if (!told_actions_.hear(seat, text)) return fail(&LoadSample::wrong);
    return go_on();
  }
  if (!due_ || seat != mover_) return;
  // News of the previous move may come late to this socket, because another socket got its acknowledgement.
  if (number_after(text, "\"to\":") <= version_) return;
  // The update with the outcome of the move comes before its acknowledgement.
  if (mirror_->awaits_chance() && !mirror_->deal(text)) return fail(&LoadSample::wrong);
  if (mirror_->over() && text.find("points\":" + mirror_->points()) == std::string_view::npos) fail(&LoadSample::wrong);
}

void LoadMatch::on_ack(std::string_view text) {
  if (!due_) return;
  const std::chrono::duration<float, std::milli> passed = LoadClock::now() - *due_;
  due_.reset();
  driver_.answered();
  driver_.sample->answer_ms.push_back(passed.count());
  ++driver_.sample->moves;
  version_ = number_after(text, "\"version\":");
  if (followed_) compare();
  waits_ = true;
  if (!done_) go_on();
}

// Called after the answer to a move, when all four sockets have heard of it.
void LoadMatch::go_on() {
  if (!waits_ || !(mirror_ || told_actions_.all_know(version_))) return;
  waits_ = false;
  prepare();
}

// Chooses the next move now, so that it can be sent on time.
void LoadMatch::prepare() {
  if (mirror_ ? mirror_->over() : told_actions_.over()) {
    ++driver_.sample->finished;
    done_ = true;  // later messages are ignored
    return driver_.gone(*this);
  }
  next_ = mirror_ ? mirror_->choose(random_) : told_actions_.choose(random_);
  if (!next_) return fail(&LoadSample::wrong);
  driver_.free(*this);
}

void LoadMatch::move(LoadClock::time_point due) {
  if (!next_) return;
  core::Move chosen = *next_;
  next_.reset();
  // The time of a question may have run out meanwhile.
  if (!mirror_) chosen = told_actions_.choose(random_).value_or(chosen);
  due_ = due;
  mover_ = static_cast<std::size_t>(core::index(chosen.actor.seat()));
  sockets_[mover_].send(protocol::write(protocol::Move{.key = "m" + std::to_string(++moves_), .action = chosen.token}));
  if (mirror_ && !mirror_->play(chosen)) fail(&LoadSample::wrong);
}

void LoadMatch::closed() {
  if (!done_) fail(&LoadSample::lost);
}

void LoadMatch::fail(long LoadSample::* counter) {
  ++(driver_.sample->*counter);
  done_ = true;
  if (std::exchange(due_, std::nullopt)) driver_.answered();
  driver_.gone(*this);
}

// --- one match of many is compared in full -------------------------------------------------------------------------------

void LoadMatch::follow(std::string_view text) {
  const auto message = protocol::read_server_message(text);
  if (!message) return fail(&LoadSample::wrong);
  if (const auto* view = std::get_if<protocol::View>(&message.value())) {
    core::JsonWriter out;
    out.begin_object().key("table").raw(protocol::write(view->table)).key("game").raw(view->game.value_or("null"));
    followed_text_ = out.end_object().take();
    followed_version_ = view->version;
  } else if (const auto* update = std::get_if<protocol::Update>(&message.value())) {
    auto patched = protocol::apply_patch(followed_text_, update->set);
    if (!patched || update->from != followed_version_) return fail(&LoadSample::wrong);
    followed_text_ = std::move(patched).value();
    followed_version_ = update->to;
    compare();
  }
}

// The acknowledgement and the update of seat A come on different sockets, in any order.
void LoadMatch::compare() {
  if (followed_version_ != version_ || done_ || due_ || !mirror_) return;
  if (!followed_text_.ends_with(",\"game\":" + mirror_->view(core::Seat{0}) + "}")) fail(&LoadSample::wrong);
}

}  // namespace apps
