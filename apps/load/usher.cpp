#include "apps/load/usher.h"

#include <utility>

#include "protocol/messages.h"

namespace apps {
namespace {

constexpr std::chrono::milliseconds call_limit{15'000};

}  // namespace

LoadUsher::LoadUsher(std::string host, std::uint16_t port, std::string game, int threads)
    : host_(std::move(host)), port_(port), game_(std::move(game)) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

LoadUsher::~LoadUsher() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void LoadUsher::open(People people, Done done) {
  {
    const std::scoped_lock lock(mutex_);
    tasks_.push_back({std::move(people), std::move(done)});
  }
  wake_.notify_one();
}

void LoadUsher::work() {
  while (true) {
    Task task;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !tasks_.empty(); });
      if (stopping_) return;
      task = std::move(tasks_.front());
      tasks_.pop_front();
    }
    task.done(set_table(std::move(task.people)));
  }
}

Or<LoadTable> LoadUsher::set_table(People people) const {
  for (std::string& cookie : people) {
    if (!cookie.empty()) continue;
    auto made = session();
    if (!made) return core::Failure{made.error()};
    cookie = std::move(made).value();
  }
  const protocol::CreateRequest wanted{.game = game_, .seats = {"me", "open", "open", "open"}};
  const auto created = post("/api/matches", protocol::write(wanted), people[0]);
  if (!created) return core::Failure{created.error()};
  const auto reply = protocol::read_create_reply(created.value());
  if (!reply) return stop(exit_system, "the server's answer can't be read: " + reply.error().reason);
  const std::string token = protocol::write(protocol::JoinRequest{.token = reply.value().invite});
  for (std::size_t seat = 1; seat < load_seats; ++seat) {
    const auto joined = post("/api/matches/" + reply.value().match + "/join", token, people[seat]);
    if (!joined) return core::Failure{joined.error()};
  }
  return LoadTable{reply.value().match, std::move(people)};
}

Or<std::string> LoadUsher::session() const {
  std::string cookie;
  const auto made = post("/api/session", protocol::write(protocol::SessionRequest{.name = "Load"}), {}, &cookie);
  if (!made) return core::Failure{made.error()};
  return cookie.substr(0, cookie.find(';'));
}

Or<std::string> LoadUsher::post(const std::string& target, const std::string& body, const std::string& cookie,
                                std::string* set_cookie) const {
  net::Headers headers = {{"Content-Type", "application/json"}};
  if (!cookie.empty()) headers.emplace_back("Cookie", cookie);
  net::HttpReply reply = net::http_call(host_, port_, "POST", target, headers, body, call_limit);
  if (reply.status == 0) return stop(exit_system, "the server is gone: " + reply.error);
  if (reply.status >= 400) {
    return stop(exit_system, "the server refused " + target + ": " + reply.body +
                                 "; start it with a higher --rate-factor and --max-per-address");
  }
  if (set_cookie != nullptr) *set_cookie = reply.header("Set-Cookie");
  return std::move(reply.body);
}

}  // namespace apps
