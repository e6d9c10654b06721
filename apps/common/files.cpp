#include "apps/common/files.h"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace apps {
namespace {

// A file descriptor that closes itself.
class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (fd_ > STDERR_FILENO) ::close(fd_);
  }
  int get() const { return fd_; }

 private:
  int fd_;
};

bool write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(fd, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

std::string too_large(const std::string& path) {
  return path + ": larger than 1 MiB; records and component files have a few kilobytes, so this is neither";
}

}  // namespace

std::string system_reason() { return std::strerror(errno); }

Or<std::string> read_bytes(const std::string& path) {
  const bool standard = path == "-";
  const Descriptor file(standard ? STDIN_FILENO
                                 : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));  // NOLINT: the system's interface
  if (file.get() < 0) return stop(exit_system, path + ": can't be opened: " + system_reason());
  struct stat status{};
  if (::fstat(file.get(), &status) == 0 && S_ISDIR(status.st_mode)) {
    return stop(exit_system, path + ": is a directory; name the files in it");
  }
  std::string bytes;
  std::string part(std::size_t{1} << 16U, '\0');
  while (true) {
    const ssize_t count = ::read(file.get(), part.data(), part.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return stop(exit_system, path + ": can't be read: " + system_reason());
    if (count == 0) return bytes;
    bytes.append(part, 0, static_cast<std::size_t>(count));
    if (bytes.size() > largest_file) return stop(exit_refused, too_large(path));
  }
}

Or<std::string> read_text(const std::string& path) {
  constexpr std::string_view zstd_magic = "\x28\xb5\x2f\xfd";
  auto bytes = read_bytes(path);
  if (!bytes || !bytes.value().starts_with(zstd_magic)) return bytes;
  auto text = decompress(bytes.value());
  if (!text) return stop(text.error().code, path + ":" + text.error().sentence);
  return text;
}

Or<void> check_writable(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
  struct stat status{};
  if (::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode)) {
    return stop(exit_system, path + ": is a directory; name a file in it");
  }
  if (::access(folder.c_str(), W_OK) != 0) return stop(exit_system, path + ": can't be written: " + system_reason());
  return {};
}

Or<void> write_whole(const std::string& path, std::string_view bytes) {
  struct stat status{};
  if (::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode)) {  // a device or a pipe must not be replaced
    const Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));   // NOLINT: the system's interface
    if (file.get() >= 0 && write_all(file.get(), bytes)) return {};
    return stop(exit_system, path + ": can't be written: " + system_reason());
  }
  // O_EXCL: never write into the temporary file of another writer, or through a link that somebody has planted.
  const std::string beginnings = path + ".part-" + std::to_string(::getpid());
  const auto failed = [&](const std::string& reason) {
    ::unlink(beginnings.c_str());
    return stop(exit_system, path + ": can't be written: " + reason + "; nothing was left there");
  };
  {
    const Descriptor file(
        ::open(beginnings.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));  // NOLINT: as above
    if (file.get() < 0) return stop(exit_system, path + ": can't be written: " + system_reason());
    if (!write_all(file.get(), bytes)) return failed(system_reason());
  }
  if (::rename(beginnings.c_str(), path.c_str()) != 0) return failed(system_reason());
  return {};
}

}  // namespace apps
