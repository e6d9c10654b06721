// Reads arbitrary text as a record. It is read or refused, and a record that was read can be verified without harm.
#include "core/record.h"

#include <string>
#include <string_view>

#include "core/sha256.h"
#include "games/registry.h"
#include "input.h"

namespace {

using fuzz::require;

void verify(core::Record record) {
  const auto game = games::open_game(record.agreement, {});
  if (!game) return;
  if (const auto verdict = core::verify_record(record, *game.value()); !verdict) {
    require(verdict.error().line >= 1 && !verdict.error().reason.empty(), "a refusal names line and reason");
  }
  // Again with a correct commitment, so that the moves are checked too.
  record.commitment = record.seed.commitment();
  const auto verdict = core::verify_record(record, *game.value());
  require(verdict.ok() || !verdict.error().reason.empty(), "a refusal names a reason");
}

void read(std::string_view text) {
  const auto record = core::read_record(text);
  if (!record) {
    require(record.error().line >= 1 && !record.error().reason.empty(), "a refusal names line and reason");
    return;
  }
  require(record.value().damaged != (core::write_record(record.value()) == text),
          "a complete record is written as it was read");
  verify(record.value());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::Input(data, size).rest();
  read(text);
  // The fuzzer can't guess a hash, so the same text is tried with the correct digest.
  const std::string above(text.substr(0, text.find("\ndigest ")));
  read(above + "\ndigest " + core::to_hex(core::sha256(above + "\n")).substr(0, 16) + "\n");
  return 0;
}
