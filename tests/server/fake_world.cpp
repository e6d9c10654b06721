#include "tests/server/fake_world.h"

#include <algorithm>
#include <utility>

#include "games/registry.h"

namespace server_tests {
namespace {

constexpr std::size_t kept_lines = 1000;

}  // namespace

FakeWorld::FakeWorld(std::uint64_t seed) : FakeWorld(seed, std::make_unique<Own>()) {}

FakeWorld::FakeWorld(std::uint64_t seed, std::unique_ptr<Own> own) : FakeWorld(seed, own->timeline, own->shelf) {
  own_ = std::move(own);
}

FakeWorld::FakeWorld(std::uint64_t seed, Timeline& timeline, Shelf& shelf)
    : timeline_(timeline),
      shelf_(shelf),
      random_(seed),
      delays_(seed ^ 0x5bd1e995U),
      log_(
          server::Level::debug, [&timeline] { return timeline.now(); },
          [this](std::string_view line) {
            lines_.emplace_back(line);
            if (lines_.size() > kept_lines) lines_.pop_front();
          }),
      store_(timeline, shelf, seed ^ 0xc2b2ae35U,
             [this](storage::Time delay, std::function<void()> then) { after(delay, std::move(then)); }) {}

void FakeWorld::random(std::span<std::uint8_t> bytes) {
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random_.next() >> 56U);
}

void FakeWorld::after(storage::Time milliseconds, std::function<void()> then) {
  timeline_.after(milliseconds, [alive = std::weak_ptr<bool>(alive_), then = std::move(then)] {
    if (!alive.expired()) then();
  });
}

void FakeWorld::work(std::function<void()> job, std::function<void()> then) {
  after(1, [job = std::move(job), then = std::move(then)] {
    job();
    then();
  });
}

void FakeWorld::think(server::Thought thought, std::function<void(games::Decision)> then) {
  const storage::Time delay = 1 + delays_.below(static_cast<int>(longest_thought));
  after(delay, [this, thought = std::move(thought), then = std::move(then)] {
    core::Random chance(thought.chance);
    then(thinker ? thinker(thought) : games::choose(thought.level, *thought.view, thought.memory, chance));
  });
}

bool FakeWorld::logged(std::string_view part) const {
  return std::any_of(lines_.begin(), lines_.end(),
                     [&](const std::string& line) { return line.find(part) != std::string::npos; });
}

void FakeConnection::send(std::shared_ptr<const std::string> text) {
  if (!closed) frames.push_back(*text);
}

void FakeConnection::close(server::CloseCode code, std::string_view reason) {
  if (closed) return;
  closed = code;
  close_reason = reason;
}

}  // namespace server_tests
