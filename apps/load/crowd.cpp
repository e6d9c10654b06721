#include "apps/load/crowd.h"

#include <algorithm>
#include <cmath>
#include <future>
#include <utility>

#include "apps/common/child.h"
#include "apps/common/progress.h"

namespace apps {
namespace {

constexpr int ushers = 4;
constexpr long opening_at_once = 200;
constexpr std::uint64_t followed_every = 64;
constexpr double open_limit = 120;         // seconds
constexpr double last_answers_limit = 10;  // seconds for moves without an answer at the end
constexpr std::chrono::milliseconds tick_length{1};
constexpr std::chrono::duration<double, std::milli> late_after{5};

}  // namespace

LoadCrowd::LoadCrowd(std::string host, std::uint16_t port, std::unique_ptr<core::AnyGame> game)
    : host_(std::move(host)), port_(port), game_(std::move(game)) {
  driver_ = {.entered = [this] { ++entered_; },
             .free = [this](LoadMatch& match) { on_free(match); },
             .answered =
                 [this] {
                   --under_way_;
                   ++answered_;
                 },
             .gone = [this](LoadMatch& match) { on_gone(match); },
             .sample = &sample_};
  usher_ = std::make_unique<LoadUsher>(host_, port_, game_->agreement().game, ushers);
  thread_ = std::thread([this] { loop_.run(); });
}

LoadCrowd::~LoadCrowd() {
  loop_.stop();
  thread_.join();
  usher_.reset();  // later posts of the usher are not run
}

// --- from outside ---------------------------------------------------------------------------------------------------

void LoadCrowd::there(const std::function<void()>& call) {
  std::promise<void> done;
  loop_.post([&] {
    call();
    done.set_value();
  });
  done.get_future().wait();
}

Or<void> LoadCrowd::wait_for(const std::function<bool()>& done, double seconds, const std::string& what) {
  const auto begin = LoadClock::now();
  while (!done()) {
    if (interrupted()) return stop_interrupted();
    {
      const std::scoped_lock lock(failure_mutex_);
      if (failure_) return core::Failure{*failure_};
    }
    if (std::chrono::duration<double>(LoadClock::now() - begin).count() > seconds)
      return stop(exit_system, what + " took too long; try fewer");
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return {};
}

void LoadCrowd::fail(const Stop& why) {
  const std::scoped_lock lock(failure_mutex_);
  if (!failure_) failure_ = why;
}

Or<void> LoadCrowd::add_idle(int count) {
  auto cookie = usher_->session();
  if (!cookie) return core::Failure{cookie.error()};
  const long wanted = opened_ + count;
  const Progress progress(opened_, wanted, "sockets");
  there([&] {
    idle_cookie_ = cookie.value();
    idle_wanted_ = static_cast<std::size_t>(wanted);
    idle_.reserve(idle_wanted_);
    for (int i = 0; i < opening_at_once; ++i) open_idle();
  });
  return wait_for([&] { return opened_ >= wanted; }, open_limit, "opening " + std::to_string(wanted) + " sockets");
}

Or<void> LoadCrowd::add_matches(int count) {
  const long wanted = entered_ + count;
  const Progress progress(entered_, wanted, "matches");
  there([&] {
    for (int i = 0; i < count; ++i) {
      const std::size_t number = matches_.size();
      const bool followed = number % followed_every == 0;
      matches_.push_back(std::make_unique<LoadMatch>(loop_, *game_, number, followed, driver_));
      ask_for_table(*matches_.back(), {});
    }
  });
  return wait_for([&] { return entered_ >= wanted; }, open_limit, "opening " + std::to_string(wanted) + " matches");
}

Or<LoadSample> LoadCrowd::play(const Pace& pace) {
  answered_ = 0;
  std::optional<Progress> progress;
  if (pace.rate > 0) progress.emplace(answered_, std::lround(pace.rate * pace.seconds), "moves");
  there([&] { begin(pace); });
  const auto passed = [&] { return std::chrono::duration<double>(LoadClock::now() - begun_).count(); };
  auto waited = wait_for([&] { return passed() >= pace.seconds; }, pace.seconds + 1, "playing");
  LoadSample sample;
  there([&] {
    playing_ = false;
    sample.moves = sample_.moves;
    sample.seconds = passed();
  });
  if (!waited) return core::Failure{waited.error()};
  // Latencies are of all moves that were sent. The speed counts only those answered in time.
  waited = wait_for([&] { return under_way_ == 0 || passed() > pace.seconds + last_answers_limit; },
                    2 * last_answers_limit, "waiting for the last answers");
  if (!waited) return core::Failure{waited.error()};
  there([&] {
    sample_.moves = sample.moves;
    sample_.seconds = sample.seconds;
    sample_.unheard = under_way_;
    sample = std::exchange(sample_, {});
  });
  return sample;
}

// --- on the thread of the sockets -----------------------------------------------------------------------------------

void LoadCrowd::open_idle() {
  if (idle_.size() >= idle_wanted_) return;
  idle_.emplace_back(loop_);
  idle_.back().open(host_, port_, idle_cookie_, {},
                    {.opened =
                         [this] {
                           ++opened_;
                           open_idle();
                         },
                     .message = {},
                     .closed =
                         [this](int code) {
                           fail({exit_system, "a socket was closed with code " + std::to_string(code) +
                                                  "; see --max-connections and the limit of open files"});
                         }});
}

void LoadCrowd::ask_for_table(LoadMatch& match, const LoadUsher::People& people) {
  usher_->open(people, [this, &match](const Or<LoadTable>& table) {
    if (!table) return fail(table.error());
    loop_.post([this, &match, found = table.value()] { match.open(host_, port_, found); });
  });
}

void LoadCrowd::on_gone(LoadMatch& match) {
  std::erase(free_, &match);
  ask_for_table(match, match.table().cookies);
}

void LoadCrowd::on_free(LoadMatch& match) {
  free_.push_back(&match);
  if (playing_) send_due();
}

LoadMatch* LoadCrowd::take_free() {
  if (free_.empty()) return nullptr;
  const auto any = [this] { return static_cast<std::size_t>(random_.below(static_cast<int>(free_.size()))); };
  std::size_t index = any();
  // At full speed some matches are faster than others, so there are games at every stage.
  if (pace_.rate == 0) {
    const std::size_t other = any();
    if (free_[other]->number() > free_[index]->number()) index = other;
  }
  std::swap(free_[index], free_.back());
  LoadMatch* match = free_.back();
  free_.pop_back();
  return match;
}

void LoadCrowd::send_due() {
  const auto now = LoadClock::now();
  if (pace_.rate == 0) {
    while (under_way_ < pace_.at_once && move(now)) {
    }
    return;
  }
  const std::chrono::duration<double> passed = now - begun_;
  const long due = std::lround(std::min(passed.count(), pace_.seconds) * pace_.rate);
  while (sent_ < due) {
    const std::chrono::duration<double> at(static_cast<double>(sent_) / pace_.rate);
    if (!move(begun_ + std::chrono::duration_cast<LoadClock::duration>(at))) return;
    if (passed - at > late_after) ++sample_.late;
    ++sent_;
  }
}

bool LoadCrowd::move(LoadClock::time_point due) {
  LoadMatch* match = take_free();
  if (match == nullptr) return false;
  ++under_way_;
  match->move(due);
  return true;
}

void LoadCrowd::tick(std::uint64_t round) {
  if (!playing_ || round != round_) return;
  send_due();
  loop_.after(tick_length, [this, round] { tick(round); });
}

void LoadCrowd::begin(const Pace& pace) {
  sample_ = {};
  pace_ = pace;
  sent_ = 0;
  begun_ = LoadClock::now();
  playing_ = true;
  tick(++round_);
}

}  // namespace apps
