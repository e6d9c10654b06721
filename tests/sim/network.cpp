#include "tests/sim/network.h"

#include <algorithm>

#include "games/registry.h"

namespace sim {

games::Decision Server::think_quickly(const server::Thought& thought) {
  core::Random chance(thought.chance);
  const games::GameInfo& info = *games::find_game(thought.view->game());
  games::Decision decision = games::choose(info.levels.front(), *thought.view, thought.memory, chance);
  decision.reason = chance.below(3) == 0 ? "" : "why-" + std::to_string(chance.below(3));
  return decision;
}

std::shared_ptr<Line> Network::connect(const std::shared_ptr<Server>& server, server::HttpRequest upgrade, Peer& peer) {
  auto line = std::make_shared<Line>(*this, server, peer, ++numbers_);
  line->open(std::move(upgrade));
  return line;
}

void Network::http(const std::shared_ptr<Server>& server, server::HttpRequest request, Reply reply) {
  const auto answered = std::make_shared<bool>(false);
  const auto answer = [this, answered, reply = std::move(reply)](std::optional<server::HttpResponse> response) {
    // A second answer is a mistake of the server. The caller gets it as an impossible status.
    if (std::exchange(*answered, true)) response = server::HttpResponse{.status = 0};
    timeline_.after(delay(), [reply, response = std::move(response)] { reply(response); });
  };
  timeline_.after(delay(), [to = std::weak_ptr(server), request = std::move(request), answer] {
    if (const auto there = to.lock()) return there->house.http(request, answer);
    answer(std::nullopt);
  });
}

void Line::open(server::HttpRequest upgrade) {
  up_ = network_.timeline_.now() + network_.delay();
  network_.timeline_.after(up_ - network_.timeline_.now(), [self = shared_from_this(), upgrade = std::move(upgrade)] {
    const auto there = self->server_.lock();
    if (self->cut_) return;
    if (!there || there->house.admit(upgrade)) return self->cut();
    self->opened_ = true;
    there->house.opened(self->number_, upgrade, self);
    self->network_.timeline_.after(self->network_.delay(), [self] {
      if (self->alive()) self->peer_->opened(*self);
    });
  });
}

void Line::send(std::shared_ptr<const std::string> text) {
  if (closing_) return;
  if (!network_.tamper) return deliver(*text);
  for (const std::string& other : network_.tamper(*this, *text)) deliver(other);
}

void Line::deliver(const std::string& text) {
  if (network_.on_sent) network_.on_sent(*this, text);
  const storage::Time now = network_.timeline_.now();
  down_ = std::max(down_, now + network_.delay());
  network_.timeline_.after(down_ - now, [self = shared_from_this(), text] {
    if (!self->cut_) self->peer_->heard(*self, text);
  });
}

void Line::close(server::CloseCode code, std::string_view /*reason*/) {
  if (std::exchange(closing_, true)) return;
  const storage::Time now = network_.timeline_.now();
  down_ = std::max(down_, now + network_.delay());
  network_.timeline_.after(down_ - now, [self = shared_from_this(), code] { self->end(code); });
}

void Line::speak(std::string text) {
  const storage::Time now = network_.timeline_.now();
  up_ = std::max(up_, now + network_.delay());
  network_.timeline_.after(up_ - now, [self = shared_from_this(), text = std::move(text)] {
    if (self->cut_) return;
    if (const auto there = self->server_.lock()) there->house.received(self->number_, text);
  });
}

void Line::cut() { end(std::nullopt); }

void Line::end(std::optional<server::CloseCode> code) {
  if (std::exchange(cut_, true)) return;
  const auto& self = shared_from_this();
  network_.timeline_.after(code ? 0 : network_.delay(), [self, code] { self->peer_->lost(*self, code); });
  if (!opened_) return;
  const storage::Time notice = network_.random_.below(static_cast<int>(network_.slow_notice));
  network_.timeline_.after(notice, [self] {
    if (const auto there = self->server_.lock()) there->house.closed(self->number_);
  });
}

}  // namespace sim
