#include "decks/zip.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include <zlib.h>

#include "core/text.h"
#include "core/typed_text.h"

namespace decks {
namespace {

using core::Failure;
using Unzipped = core::Result<std::vector<ZipFile>, std::string>;

constexpr std::size_t end_size = 22;
constexpr std::size_t entry_size = 46;
constexpr std::size_t local_size = 30;
constexpr std::uint32_t end_mark = 0x06054b50;
constexpr std::uint32_t entry_mark = 0x02014b50;
constexpr std::uint32_t local_mark = 0x04034b50;
constexpr std::size_t longest_name = 200;
constexpr unsigned encrypted = 1;
constexpr unsigned stored = 0;
constexpr unsigned deflated = 8;
constexpr std::uint32_t unix_kind = 0170000;
constexpr std::uint32_t unix_file = 0100000;
constexpr std::uint32_t unix_folder = 0040000;

// Numbers have their least byte first. Bytes behind the end are zero; all offsets are checked before their use all the same.
std::uint32_t number(std::string_view bytes, std::size_t at, std::size_t size) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < size && at + i < bytes.size(); ++i)
    value |= std::uint32_t{static_cast<unsigned char>(bytes[at + i])} << 8 * i;
  return value;
}

// An entry of the directory at the end of the archive.
struct Entry {
  std::string_view name;
  unsigned flags = 0, method = 0;
  std::uint32_t checksum = 0;
  std::size_t packed = 0, unpacked = 0, local = 0;
  std::uint32_t mode = 0;  // of a system with modes, else 0
};

std::string in_quotes(std::string_view name) { return "'" + core::shortened(name) + "'"; }

// Where the directory ends and its description begins. A comment may follow, which ends with the archive.
std::optional<std::size_t> find_end(std::string_view archive) {
  constexpr std::size_t longest_comment = 65535;
  for (std::size_t comment = 0; comment <= longest_comment && end_size + comment <= archive.size(); ++comment) {
    const std::size_t at = archive.size() - end_size - comment;
    if (number(archive, at, 4) == end_mark && number(archive, at + 20, 2) == comment) return at;
  }
  return std::nullopt;
}

// Why this can't be the name of a file; empty if it can.
std::string wrong_name(std::string_view name) {
  const auto parts = core::split(name, '/');
  const bool leads_out = std::any_of(parts.begin(), parts.end(),
                                     [](std::string_view part) { return part.empty() || part == "." || part == ".."; });
  if (name.size() > longest_name || leads_out || name.find_first_of("\\:") != std::string_view::npos ||
      !core::text_fault(name).empty())
    return "a file of the archive has a name that is too long or leads out of it";
  return {};
}

bool is_hidden(std::string_view name) {
  const auto parts = core::split(name, '/');
  return parts.front() == "__MACOSX" ||
         std::any_of(parts.begin(), parts.end(), [](std::string_view part) { return part.starts_with('.'); });
}

// The bytes of a file; nothing if they are not what the directory says.
std::optional<std::string> inflated(std::string_view packed, std::size_t size) {
  std::string bytes(size, '\0');
  z_stream stream{};
  if (::inflateInit2(&stream, -MAX_WBITS) != Z_OK) return std::nullopt;
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));  // NOLINT: zlib only reads it
  stream.avail_in = static_cast<uInt>(packed.size());
  stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
  stream.avail_out = static_cast<uInt>(size);
  const int result = ::inflate(&stream, Z_FINISH);
  ::inflateEnd(&stream);
  if (result != Z_STREAM_END || stream.avail_out != 0 || stream.avail_in != 0) return std::nullopt;
  return bytes;
}

class Archive {
 public:
  Archive(std::string_view archive, const ZipLimits& limits) : archive_(archive), limits_(limits) {}

  Unzipped read() {
    const auto end = find_end(archive_);
    if (!end) return Failure{std::string("this is no zip archive")};
    end_ = *end;
    const std::size_t count = number(archive_, end_ + 10, 2);
    std::size_t at = number(archive_, end_ + 16, 4);
    directory_ = at;
    if (number(archive_, end_ + 4, 4) != 0 || number(archive_, end_ + 8, 2) != count ||
        at + number(archive_, end_ + 12, 4) != end_)
      return Failure{std::string("the archive is damaged, or of a kind that is not read here")};
    if (count > limits_.files) return Failure{std::string("there are too many files in the archive")};
    for (std::size_t i = 0; i < count; ++i) {
      const auto entry = entry_at(at);
      if (!entry) return Failure{std::string("the archive is damaged")};
      if (std::string wrong = add(*entry); !wrong.empty()) return Failure{std::move(wrong)};
    }
    return std::move(files_);
  }

 private:
  // Reads an entry and moves behind it.
  std::optional<Entry> entry_at(std::size_t& at) const {
    if (at + entry_size > end_ || number(archive_, at, 4) != entry_mark) return std::nullopt;
    const std::size_t name = number(archive_, at + 28, 2);
    const std::size_t more = number(archive_, at + 30, 2) + number(archive_, at + 32, 2);
    if (at + entry_size + name + more > end_) return std::nullopt;
    const bool has_mode = number(archive_, at + 5, 1) == 3;  // made on Unix
    const Entry entry{.name = archive_.substr(at + entry_size, name),
                      .flags = number(archive_, at + 8, 2),
                      .method = number(archive_, at + 10, 2),
                      .checksum = number(archive_, at + 16, 4),
                      .packed = number(archive_, at + 20, 4),
                      .unpacked = number(archive_, at + 24, 4),
                      .local = number(archive_, at + 42, 4),
                      .mode = has_mode ? number(archive_, at + 40, 2) : 0};
    at += entry_size + name + more;
    return entry;
  }

  // Why the entry is refused; empty if it was added, or left out.
  std::string add(const Entry& entry) {
    const std::uint32_t kind = entry.mode & unix_kind;
    if (entry.name.ends_with('/') && (kind == 0 || kind == unix_folder)) return {};
    if (std::string wrong = wrong_name(entry.name); !wrong.empty()) return wrong;
    if (is_hidden(entry.name)) return {};
    if (kind != 0 && kind != unix_file) return in_quotes(entry.name) + " is a link or something else that is no file";
    if ((entry.flags & encrypted) != 0 || (entry.method != stored && entry.method != deflated))
      return in_quotes(entry.name) + " is packed in a way that is not read here";
    if (std::any_of(files_.begin(), files_.end(), [&](const ZipFile& file) { return file.name == entry.name; }))
      return in_quotes(entry.name) + " is there twice";
    if (entry.unpacked > limits_.bytes - bytes_) return "the archive is too large when it is unpacked";
    bytes_ += entry.unpacked;
    auto bytes = bytes_of(entry);
    if (!bytes) return in_quotes(entry.name) + " is damaged";
    files_.push_back({std::string(entry.name), std::move(*bytes)});
    return {};
  }

  std::optional<std::string> bytes_of(const Entry& entry) const {
    if (entry.local + local_size > directory_ || number(archive_, entry.local, 4) != local_mark) return std::nullopt;
    const std::size_t name = number(archive_, entry.local + 26, 2);
    const std::size_t begin = entry.local + local_size + name + number(archive_, entry.local + 28, 2);
    if (begin > directory_ || entry.packed > directory_ - begin) return std::nullopt;
    if (archive_.substr(entry.local + local_size, name) != entry.name) return std::nullopt;
    const std::string_view packed = archive_.substr(begin, entry.packed);
    if (entry.method == stored && entry.packed != entry.unpacked) return std::nullopt;
    auto bytes = entry.method == stored ? std::optional(std::string(packed)) : inflated(packed, entry.unpacked);
    if (!bytes) return std::nullopt;
    const auto checksum = ::crc32(0, reinterpret_cast<const Bytef*>(bytes->data()), static_cast<uInt>(bytes->size()));
    return checksum == entry.checksum ? bytes : std::nullopt;
  }

  std::string_view archive_;
  const ZipLimits& limits_;
  std::size_t end_ = 0, directory_ = 0, bytes_ = 0;
  std::vector<ZipFile> files_;
};

}  // namespace

Unzipped read_zip(std::string_view archive, const ZipLimits& limits) { return Archive(archive, limits).read(); }

}  // namespace decks
