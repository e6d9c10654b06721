#include "apps/play/terminal.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

namespace apps {
namespace {

constexpr std::string_view enter_screen = "\x1b[?1049h\x1b[?25l\x1b[2J";
constexpr std::string_view leave_screen = "\x1b[0m\x1b[?25h\x1b[?1049l";

// Globals, because signal handlers can use nothing else.
termios saved_modes{};                 // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)
volatile sig_atomic_t keys_taken = 0;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

void give_back() {
  if (keys_taken != 0) ::tcsetattr(STDIN_FILENO, TCSANOW, &saved_modes);
  keys_taken = 0;
  [[maybe_unused]] const ssize_t written = ::write(STDOUT_FILENO, leave_screen.data(), leave_screen.size());
}

extern "C" void on_end(int signal) {
  give_back();
  ::_exit(128 + signal);
}
extern "C" void on_resize(int /*signal*/) {}  // only interrupts a blocking read

void handle(int signal, void (*handler)(int)) {
  struct sigaction action{};
  action.sa_handler = handler;
  ::sigemptyset(&action.sa_mask);
  ::sigaction(signal, &action, nullptr);
}

bool take_keys() {
  if (!is_terminal(STDIN_FILENO) || ::tcgetattr(STDIN_FILENO, &saved_modes) != 0) return false;
  termios modes = saved_modes;
  modes.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  modes.c_cc[VSUSP] = _POSIX_VDISABLE;  // a suspended program would leave its screen behind
  if (::tcsetattr(STDIN_FILENO, TCSANOW, &modes) != 0) return false;
  keys_taken = 1;
  return true;
}

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): before any thread is started
  return value == nullptr ? std::string_view() : std::string_view(value);
}

// Assumes UTF-8 unless the locale names another character set.
bool speaks_utf8() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string_view value = variable(name);
    if (value.empty()) continue;
    const std::size_t point = value.find('.');
    if (point == std::string_view::npos) return true;
    const std::string_view set = value.substr(point + 1, 5);
    return set == "UTF-8" || set == "utf8" || set == "utf-8" || set == "UTF8";
  }
  return true;
}

Key key_of(char c) {
  switch (c) {
    case ' ':
    case '\n':
    case '\r':
      return Key::next;
    case 'p':
      return Key::pause;
    case 'r':
      return Key::round;
    case 'e':
      return Key::end;
    case 'q':
    case '\x04':
      return Key::quit;
    default:
      return Key::none;
  }
}

}  // namespace

bool is_terminal(int descriptor) { return ::isatty(descriptor) == 1; }

bool shows_pictures() {
  const std::string_view term = variable("TERM");
  return is_terminal(STDOUT_FILENO) && !term.empty() && term != "dumb" && speaks_utf8();
}

bool shows_colours() { return shows_pictures() && variable("NO_COLOR").empty(); }

Size terminal_size(int descriptor) {
  winsize size{};
  if (::ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return {};
  return {size.ws_col, size.ws_row};
}

Screen::Screen() : has_keys_(take_keys()) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) handle(signal, on_end);
  handle(SIGWINCH, on_resize);
  std::fwrite(enter_screen.data(), 1, enter_screen.size(), stdout);
}

Screen::~Screen() {
  std::fflush(stdout);
  give_back();
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGWINCH}) handle(signal, SIG_DFL);
}

void Screen::show(const std::vector<std::string>& lines) {
  std::string text = "\x1b[H";
  for (std::size_t i = 0; i < lines.size(); ++i) text += lines[i] + "\x1b[K" + (i + 1 < lines.size() ? "\r\n" : "");
  text += "\x1b[J";
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

Key Screen::wait(double seconds) const {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  while (true) {
    const double passed = std::chrono::duration<double>(Clock::now() - begin).count();
    if (seconds >= 0 && passed >= seconds) return Key::none;
    pollfd wanted{has_keys_ ? STDIN_FILENO : -1, POLLIN, 0};
    const int ready = ::poll(&wanted, 1, seconds < 0 ? -1 : static_cast<int>((seconds - passed) * 1000) + 1);
    if (ready < 0 && errno == EINTR) return Key::resized;
    if (ready <= 0) continue;
    char c = 0;
    if (::read(STDIN_FILENO, &c, 1) != 1) return Key::quit;  // the terminal is closed
    if (const Key key = key_of(c); key != Key::none) return key;
  }
}

}  // namespace apps
