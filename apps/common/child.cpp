#include "apps/common/child.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "apps/common/files.h"

namespace apps {
namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds pause{20};
constexpr std::chrono::seconds patience{8};  // how long a child that was asked to end may take
constexpr int not_started = 127;
constexpr std::array<int, 3> ending_signals = {SIGINT, SIGTERM, SIGHUP};

std::atomic<bool> was_interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void remember_interruption(int /*signal*/) { was_interrupted = true; }

cpu_set_t set_of(const std::vector<int>& cores) {
  cpu_set_t set;
  CPU_ZERO(&set);
  for (const int core : cores) CPU_SET(static_cast<std::size_t>(core), &set);
  return set;
}

// Runs in the child between fork and exec, where few functions may be called.
[[noreturn]] void become(char* const* arguments, const char* folder, const cpu_set_t* cores, int output) {
  ::setpgid(0, 0);  // Ctrl-C in the terminal reaches only the parent, which then ends the child
  ::prctl(PR_SET_PDEATHSIG, SIGTERM);
  for (const int signal : ending_signals) std::signal(signal, SIG_DFL);
  if (cores != nullptr) ::sched_setaffinity(0, sizeof(*cores), cores);
  const bool placed = ::dup2(output, STDOUT_FILENO) >= 0 && (*folder == '\0' || ::chdir(folder) == 0);
  if (placed) ::execvp(arguments[0], arguments);
  ::_exit(not_started);
}

}  // namespace

Or<Child> Child::start(const ChildPlan& plan) {
  std::vector<char*> arguments;
  std::vector<std::string> words = plan.command;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  std::optional<cpu_set_t> cores;
  if (plan.core) cores = set_of({*plan.core});
  std::array<int, 2> ends = {-1, -1};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return stop(exit_system, "no pipe: " + system_reason());
  const pid_t pid = ::fork();
  if (pid == 0) become(arguments.data(), plan.folder.c_str(), cores ? &*cores : nullptr, ends[1]);
  ::close(ends[1]);
  if (pid < 0) {
    ::close(ends[0]);
    return stop(exit_system, words.front() + " can't be started: " + system_reason());
  }
  return Child(pid, ends[0], plan.command.front());
}

Child::Child(Child&& other) noexcept
    : pid_(std::exchange(other.pid_, -1)),
      output_(std::exchange(other.output_, -1)),
      name_(std::move(other.name_)),
      text_(std::move(other.text_)) {}

Child& Child::operator=(Child&& other) noexcept {
  std::swap(pid_, other.pid_);
  std::swap(output_, other.output_);
  std::swap(name_, other.name_);
  std::swap(text_, other.text_);
  return *this;
}

Child::~Child() {
  if (pid_ > 0) {
    ::kill(pid_, SIGTERM);
    end();
  }
  if (output_ >= 0) ::close(output_);
}

std::optional<int> Child::end() {
  if (pid_ <= 0) return std::nullopt;
  int status = 0;
  const auto deadline = SteadyClock::now() + patience;
  while (::waitpid(pid_, &status, WNOHANG) == 0) {
    if (SteadyClock::now() > deadline) ::kill(-pid_, SIGKILL);  // the whole group
    std::this_thread::sleep_for(pause);
  }
  pid_ = -1;
  return WIFEXITED(status) ? std::optional(WEXITSTATUS(status)) : std::nullopt;
}

Or<bool> Child::read_more(SteadyClock::time_point deadline) {
  while (true) {
    if (interrupted()) return stop_interrupted();
    if (SteadyClock::now() > deadline) return stop(exit_system, name_ + " did not answer in time and was stopped");
    pollfd waiting{.fd = output_, .events = POLLIN, .revents = 0};
    if (::poll(&waiting, 1, 50) <= 0) continue;
    std::array<char, 4096> part{};
    const ssize_t count = ::read(output_, part.data(), part.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return stop(exit_system, "reading from " + name_ + " failed: " + system_reason());
    text_.append(part.data(), static_cast<std::size_t>(count));
    return count > 0;
  }
}

Or<std::string> Child::read_line(std::chrono::seconds limit) {
  const auto deadline = SteadyClock::now() + limit;
  while (text_.find('\n') == std::string::npos) {
    const auto more = read_more(deadline);
    if (!more) return core::Failure{more.error()};
    if (!more.value()) return stop(exit_system, name_ + " ended early; it should have said why above");
  }
  const std::size_t length = text_.find('\n');
  std::string line = text_.substr(0, length);
  text_.erase(0, length + 1);
  return line;
}

Or<std::string> Child::read_all(std::chrono::seconds limit) {
  const auto deadline = SteadyClock::now() + limit;
  while (true) {
    const auto more = read_more(deadline);
    if (!more) return core::Failure{more.error()};
    if (!more.value()) return std::exchange(text_, {});
  }
}

// --- signals and cores ----------------------------------------------------------------------------------------------

Interruption::Interruption() {
  was_interrupted = false;
  for (const int signal : ending_signals) std::signal(signal, remember_interruption);
}

Interruption::~Interruption() {
  for (const int signal : ending_signals) std::signal(signal, SIG_DFL);
}

bool interrupted() { return was_interrupted; }

core::Failure<Stop> stop_interrupted() { return stop(exit_system, "stopped from outside; nothing is left running"); }

std::vector<int> allowed_cores() {
  cpu_set_t set;
  CPU_ZERO(&set);
  ::sched_getaffinity(0, sizeof(set), &set);
  std::vector<int> cores;
  for (int core = 0; core < CPU_SETSIZE; ++core) {
    if (CPU_ISSET(static_cast<std::size_t>(core), &set)) cores.push_back(core);
  }
  return cores;
}

void stay_on(const std::vector<int>& cores) {
  if (cores.empty()) return;
  const cpu_set_t set = set_of(cores);
  ::sched_setaffinity(0, sizeof(set), &set);
}

}  // namespace apps
