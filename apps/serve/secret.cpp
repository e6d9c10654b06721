#include "apps/serve/secret.h"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

#include "apps/common/files.h"

namespace apps {
namespace {

constexpr mode_t owner_only = 0600;
constexpr mode_t others = 077;

Or<void> make_secret(const std::string& path) {
  server::Keys::Secret bytes;
  ::randombytes_buf(bytes.data(), bytes.size());
  std::array<char, 2 * sizeof(bytes) + 1> digits{};
  ::sodium_bin2hex(digits.data(), digits.size(), bytes.data(), bytes.size());
  const std::string text = std::string(digits.data()) + "\n";
  // Another server may start at the same time. The second one uses the key that the first one wrote.
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, owner_only);
  if (file < 0) {
    if (errno == EEXIST) return {};
    return stop(exit_system, "can't make the secret " + path + ": " + system_reason());
  }
  const bool whole = ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size()) && ::fsync(file) == 0;
  const std::string reason = whole ? "" : system_reason();
  ::close(file);
  if (whole) return {};
  ::unlink(path.c_str());
  return stop(exit_system, "can't write the secret " + path + ": " + reason);
}

}  // namespace

std::string default_data_folder() {
  if (const char* folder = std::getenv("XDG_DATA_HOME"); folder != nullptr && *folder != '\0')
    return std::string(folder) + "/vernissage";
  const char* home = std::getenv("HOME");
  return std::string(home != nullptr && *home != '\0' ? home : ".") + "/.local/share/vernissage";
}

Or<void> make_folder(const std::string& path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) return {};
  const std::filesystem::path folder(path);
  if (folder.has_parent_path()) std::filesystem::create_directories(folder.parent_path(), error);
  if (!error && ::mkdir(path.c_str(), 0700) == 0) return {};
  return stop(exit_system, "can't make the folder " + path + ": " + (error ? error.message() : system_reason()) +
                               "; name another one with --data");
}

Or<server::Keys::Secret> read_or_make_secret(const std::string& path) {
  struct stat found{};
  if (::stat(path.c_str(), &found) != 0) {
    if (auto made = make_secret(path); !made) return core::Failure{made.error()};
    if (::stat(path.c_str(), &found) != 0)
      return stop(exit_system, "can't read the secret " + path + ": " + system_reason());
  }
  if ((found.st_mode & others) != 0) {
    return stop(exit_system, "others may read the secret " + path + "; make it yours with: chmod 600 " + path);
  }
  const auto text = read_bytes(path);
  if (!text) return core::Failure{text.error()};
  server::Keys::Secret secret;
  std::size_t length = 0;
  const bool hex = ::sodium_hex2bin(secret.data(), secret.size(), text.value().data(), text.value().size(), "\n",
                                    &length, nullptr) == 0;
  if (!hex || length != secret.size()) {
    return stop(exit_refused, "the secret " + path +
                                  " is damaged: it should be 64 hexadecimal digits; put back a copy, or remove it (all "
                                  "guests then lose their sessions)");
  }
  return secret;
}

}  // namespace apps
