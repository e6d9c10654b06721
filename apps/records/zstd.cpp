// Records are small, so they compress well only with a dictionary: the text of another game.
#include <algorithm>
#include <memory>

#include <zstd.h>

#include "apps/common/files.h"
#include "games/embedded.h"

namespace apps {
namespace {

template <auto Free>
struct Freed {
  template <class T>
  void operator()(T* pointer) const {
    Free(pointer);
  }
};

}  // namespace

std::string_view record_dictionary() { return games::embedded_file("record.dictionary"); }

std::string compress(std::string_view text) {
  const std::unique_ptr<ZSTD_CCtx, Freed<ZSTD_freeCCtx>> context(ZSTD_createCCtx());
  ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, ZSTD_maxCLevel());
  ZSTD_CCtx_setParameter(context.get(), ZSTD_c_checksumFlag, 0);  // the record has its own digest
  ZSTD_CCtx_setParameter(context.get(), ZSTD_c_contentSizeFlag, 0);
  ZSTD_CCtx_loadDictionary(context.get(), record_dictionary().data(), record_dictionary().size());
  std::string out(ZSTD_compressBound(text.size()), '\0');
  const std::size_t size = ZSTD_compress2(context.get(), out.data(), out.size(), text.data(), text.size());
  out.resize(ZSTD_isError(size) != 0 ? 0 : size);
  return out;
}

Or<std::string> decompress(std::string_view bytes) {
  const std::unique_ptr<ZSTD_DCtx, Freed<ZSTD_freeDCtx>> context(ZSTD_createDCtx());
  ZSTD_DCtx_loadDictionary(context.get(), record_dictionary().data(), record_dictionary().size());
  std::string text(largest_file + 1, '\0');
  ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
  ZSTD_outBuffer out{text.data(), text.size(), 0};
  std::size_t left = 1;
  while (in.pos < in.size || left != 0) {
    const std::size_t before = out.pos + in.pos;
    left = ZSTD_decompressStream(context.get(), &out, &in);
    // The line that can't be read comes first, as in "1: the zstd data ends in the middle".
    const auto refuse = [&](const std::string& reason) {
      const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(out.pos), '\n');
      return stop(exit_refused, std::to_string(line) + ": " + reason);
    };
    if (ZSTD_isError(left) != 0) return refuse(std::string("the zstd data is damaged: ") + ZSTD_getErrorName(left));
    if (out.pos > largest_file) return refuse("larger than 1 MiB when decompressed, so it is no record");
    if (out.pos + in.pos == before) return refuse("the zstd data ends in the middle");
  }
  text.resize(out.pos);
  return text;
}

}  // namespace apps
