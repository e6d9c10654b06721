#include "storage/file_lock.h"

#include <array>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace storage {
namespace {

// The process number that the holder of the lock wrote into the file.
std::string holder(int fd) {
  std::array<char, 16> text{};
  const ssize_t count = ::pread(fd, text.data(), text.size() - 1, 0);
  return count > 0 ? " (process " + std::string(text.data(), std::strcspn(text.data(), "\n")) + ")" : "";
}

}  // namespace

Trouble file_trouble(const std::string& path) {
  const int error = errno;
  std::string advice = "check the file and its folder";
  if (error == EACCES || error == EPERM || error == EROFS) {
    advice = "give the user of the server the right to write the file and its folder";
  } else if (error == ENOENT || error == ENOTDIR) {
    advice = "create its folder first";
  } else if (error == ENOSPC || error == EDQUOT || error == EFBIG) {
    advice = "free some space";
  }
  return {path + ": can't be opened for writing: " + std::strerror(error) + "; " + advice};
}

Or<std::unique_ptr<FileLock>> FileLock::take(const std::string& path) {
  const std::string name = path + ".lock";
  const int fd = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);  // NOLINT: the system's interface
  if (fd < 0) return core::Failure{file_trouble(path)};
  std::unique_ptr<FileLock> lock(new FileLock(fd));
  if (::flock(fd, LOCK_EX | LOCK_NB) != 0) {
    return core::Failure{Trouble{path + ": another server" + holder(fd) +
                                 " is using this store; stop it first, or use PostgreSQL to run several servers"}};
  }
  const std::string self = std::to_string(::getpid()) + "\n";
  // Another server shows this number in its message; the lock works without it.
  if (::ftruncate(fd, 0) == 0) [[maybe_unused]]
    const ssize_t written = ::pwrite(fd, self.data(), self.size(), 0);
  return lock;
}

FileLock::~FileLock() { ::close(fd_); }

}  // namespace storage
