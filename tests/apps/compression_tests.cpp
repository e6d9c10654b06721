// Compressed records: under a thousand bytes, and readable for ever.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "apps/common/files.h"
#include "apps/play/bot_game.h"
#include "apps/simulate/simulation.h"
#include "core/record.h"
#include "core/sha256.h"

using namespace apps;

namespace {

struct Sizes {
  std::size_t sum = 0;
  std::size_t largest = 0;
  std::size_t mean = 0;
};

// Finished games of four, recorded as they are stored.
Sizes measure(const games::GameInfo& info, std::string_view edition, std::string_view bots, int games) {
  const auto opened =
      games::open_game(games::Request{.game = std::string(info.id), .edition = std::string(edition), .seats = 4});
  REQUIRE(opened);
  Sizes sizes;
  for (int number = 0; number < games; ++number) {
    const core::Seed seed = core::Seed::derived(2024, static_cast<std::uint64_t>(number));
    core::DealStream deals(seed);
    core::Random choices(number_in(seed));
    std::vector<core::Move> log;
    const core::AnyGame& game = *opened.value();
    core::Playout playout;
    if (bots == games::random_level) {
      playout = game.random_game(deals, choices, &log);
    } else {
      BotGame table(game, read_bots(info, std::string(bots), 4).value());
      playout = play_match(table, deals, choices, &log);
    }
    const std::string text = core::write_record(core::make_record(game, std::move(log), playout.outcome, seed));
    const std::string stored = compress(text);
    CHECK(decompress(stored).value() == text);
    sizes.sum += stored.size();
    sizes.largest = std::max(sizes.largest, stored.size());
  }
  sizes.mean = sizes.sum / static_cast<std::size_t>(games);
  return sizes;
}

}  // namespace

TEST_CASE("a finished game of four is stored in less than 1000 bytes") {
  for (const games::GameInfo& info : games::all_games()) {
    for (const std::string_view edition : info.editions) {
      std::vector<std::string_view> players = {games::random_level, info.levels[0]};
      if (info.levels.size() > 1) players.push_back(info.levels[1]);
      for (const std::string_view bots : players) {
        const Sizes sizes = measure(info, edition, bots, bots == "collector" ? 20 : 60);
        INFO(info.id, " ", edition, " ", bots, ": mean ", sizes.mean, ", largest ", sizes.largest);
        // Random players of Artline dispute nearly every play, which makes ten times as many moves.
        const bool disputes = info.id == "artline" && bots == games::random_level;
        CHECK(sizes.mean < (disputes ? 2000 : 900));
        CHECK(sizes.largest < (disputes ? 3000 : 1000));
      }
    }
  }
}

TEST_CASE("the dictionary never changes") {
  std::ifstream file("data/record.dictionary", std::ios::binary);
  REQUIRE(file.is_open());
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  CHECK(text == record_dictionary());
  CHECK(core::to_hex(core::sha256(text)).substr(0, 16) == "c33b76085c024e86");
}

TEST_CASE("a compressed text comes back, and damage is noticed") {
  const std::vector<std::string> texts = {"", "x", std::string(100'000, 'y'), std::string(record_dictionary())};
  for (const std::string& text : texts) {
    CHECK(decompress(compress(text)).value() == text);
  }
  const std::string good = compress("a text of some length, a text of some length");
  CHECK(decompress(good + good).value().size() == 88);
  for (std::size_t size = 0; size < good.size(); ++size) CHECK_FALSE(decompress(good.substr(0, size)));
  CHECK_FALSE(decompress(good + "x"));
  CHECK_FALSE(decompress(compress(std::string(largest_file + 1, 'z'))));
}
