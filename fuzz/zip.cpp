// Arbitrary bytes as a zip archive: what is read stays within the limits, and its names lead nowhere else.
#include "decks/zip.h"

#include <string>
#include <string_view>

#include "core/text.h"
#include "core/typed_text.h"
#include "input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using fuzz::require;
  fuzz::Input input(data, size);
  constexpr decks::ZipLimits limits{.files = 20, .bytes = 100'000};
  const auto files = decks::read_zip(input.rest(), limits);
  if (!files) {
    require(!files.error().empty() && core::is_harmless(files.error()), "a refusal is a sentence");
    return 0;
  }
  std::size_t bytes = 0;
  require(files.value().size() <= limits.files, "there are not too many files");
  for (const decks::ZipFile& file : files.value()) {
    bytes += file.bytes.size();
    for (const std::string_view part : core::split(file.name, '/'))
      require(!part.empty() && part != "." && part != "..", "a name stays in its folder");
  }
  require(bytes <= limits.bytes, "the files are not too large");
  return 0;
}
