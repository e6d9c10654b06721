#include "apps/load/server.h"

#include <array>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>

#include <sys/resource.h>
#include <unistd.h>

#include "apps/common/files.h"
#include "core/text.h"

namespace apps {
namespace {

constexpr std::chrono::seconds start_limit{20};

struct Address {
  std::string host;
  std::uint16_t port = 0;
};

// The address in http://HOST:PORT/, or nothing.
std::optional<Address> address_in(std::string_view text) {
  constexpr std::string_view scheme = "http://";
  const std::size_t begin = text.find(scheme);
  if (begin == std::string_view::npos) return std::nullopt;
  text = text.substr(begin + scheme.size());
  text = text.substr(0, text.find('/'));
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto port = core::parse_number(text.substr(colon + 1), 1, 65535);
  if (!port) return std::nullopt;
  std::string_view host = text.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  return Address{std::string(host), static_cast<std::uint16_t>(*port)};
}

bool is_loopback(std::string_view host) {
  return host == "localhost" || host == "::1" ||
         (host.starts_with("127.") && host.find_first_not_of("0123456789.") == std::string_view::npos);
}

Or<std::string> temporary_folder() {
  const char* wanted = std::getenv("TMPDIR");  // NOLINT(concurrency-mt-unsafe): nothing here sets it
  std::string path = std::string(wanted != nullptr && *wanted != '\0' ? wanted : "/tmp") + "/vernissage-load-XXXXXX";
  if (::mkdtemp(path.data()) == nullptr) return stop(exit_system, path + ": can't be made: " + system_reason());
  return path;
}

}  // namespace

LoadServer::Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path, ignored);
}

Or<LoadServer> LoadServer::start(const std::string& store, std::optional<int> core, int connections) {
  std::error_code error;
  const std::string self = std::filesystem::read_symlink("/proc/self/exe", error).string();
  if (error) return stop(exit_system, "this program can't find itself: " + error.message());
  auto folder = temporary_folder();
  if (!folder) return core::Failure{folder.error()};
  LoadServer server;
  server.folder_ = std::make_unique<Folder>(folder.value());
  const std::string most = std::to_string(connections);
  ChildPlan plan{.command = {self, "serve", "--port", "0", "--address", "127.0.0.1", "--data", folder.value(),
                             "--rate-factor", "1000000", "--max-connections", most, "--max-per-address", most,
                             "--bot-threads", "1", "--log-level", "error"},
                 .folder = {},
                 .core = core};
  if (!store.empty()) plan.command.insert(plan.command.end(), {"--store", store});
  auto child = Child::start(plan);
  if (!child) return core::Failure{child.error()};
  server.child_ = std::move(child).value();
  const auto line = server.child_->read_line(start_limit);
  if (!line) return core::Failure{line.error()};
  const auto address = address_in(line.value());
  if (!address) return stop(exit_system, "the server said '" + line.value() + "' instead of its address");
  server.host_ = address->host;
  server.port_ = address->port;
  return server;
}

Or<LoadServer> LoadServer::at(const std::string& url) {
  const auto address = url.starts_with("http://") ? address_in(url) : std::nullopt;
  if (!address) return stop(exit_usage, "a server is named as in http://127.0.0.1:8000, not '" + url + "'");
  if (!is_loopback(address->host))
    return stop(exit_usage, "only a server of this machine is put under load, not " + address->host);
  LoadServer server;
  server.host_ = address->host;
  server.port_ = address->port;
  return server;
}

std::optional<Usage> LoadServer::usage() const {
  if (!child_) return std::nullopt;
  Usage usage;
  clockid_t clock{};
  std::timespec used{};
  if (::clock_getcpuclockid(child_->pid(), &clock) != 0 || ::clock_gettime(clock, &used) != 0) return std::nullopt;
  usage.cpu_seconds = static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) * 1e-9;
  std::ifstream pages("/proc/" + std::to_string(child_->pid()) + "/statm");
  long all = 0;
  long resident = 0;
  pages >> all >> resident;
  usage.memory = resident * ::sysconf(_SC_PAGESIZE);
  return usage;
}

long raise_file_limit() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
  return static_cast<long>(limit.rlim_cur);
}

}  // namespace apps
