// Many runs, each from its seed. A run that finds something says how to repeat it alone.
//
//   VERNISSAGE_SIM_SEED=N   only that run
//   VERNISSAGE_LONG=1       thousands of them
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "tests/sim/run.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define VERNISSAGE_SLOW_BUILD 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define VERNISSAGE_SLOW_BUILD 1
#endif
#endif

namespace sim {
namespace {

#ifdef VERNISSAGE_SLOW_BUILD
constexpr bool slow_build = true;
#else
constexpr bool slow_build = false;
#endif
constexpr std::uint64_t few = slow_build ? 40 : 200;
constexpr std::uint64_t many = slow_build ? 400 : 4000;

std::optional<std::uint64_t> wanted_seed() {
  const char* const text = std::getenv("VERNISSAGE_SIM_SEED");
  if (text == nullptr) return std::nullopt;
  return std::strtoull(text, nullptr, 10);
}

std::uint64_t runs() {
  const char* const text = std::getenv("VERNISSAGE_LONG");
  return text != nullptr && std::string(text) != "0" ? many : few;
}

Tally play(const Scenario& scenario) {
  Run run(scenario);
  run.play();
  for (const std::string& problem : run.stage.problems.list()) MESSAGE(problem);
  const std::string again =
      "VERNISSAGE_SIM_SEED=" + std::to_string(scenario.seed) + " build/release/tests/sim_tests -tc='many matches*'";
  INFO(scenario.text());
  INFO("repeat it with: ", again);
  CHECK(run.stage.problems.empty());
  return run.stage.tally;
}

// What must have happened in at least one of many runs. Otherwise they test less than they seem to.
void check_variety(const Tally& all) {
  for (const char* what : {"acknowledged",
                           "views",
                           "updates",
                           "presences",
                           "pongs",
                           "hello",
                           "hello since",
                           "restarts",
                           "rematches",
                           "moved together",
                           "played to the end",
                           "art-society played",
                           "cats played",
                           "several seats",
                           "closed by the server",
                           "refused bad-message",
                           "refused busy",
                           "refused not-allowed",
                           "refused not-started",
                           "refused not-your-seat",
                           "refused no-such-level",
                           "refused over",
                           "refused already-started",
                           "refused rules",
                           "refused store",
                           "refused too-fast",
                           "http 503",
                           "http 409"}) {
    INFO(what);
    CHECK(all.of(what) > 0);
  }
}

std::uint32_t report(const std::string& what, std::vector<std::uint32_t> sizes) {
  REQUIRE_FALSE(sizes.empty());
  std::sort(sizes.begin(), sizes.end());
  const auto at = [&](std::size_t of_thousand) { return sizes[(sizes.size() - 1) * of_thousand / 1000]; };
  MESSAGE(sizes.size(), " ", what, ": median ", at(500), " bytes, 98 % ", at(980), ", 99 % ", at(990), ", 99.9 % ",
          at(999), ", largest ", sizes.back());
  CHECK(sizes.back() < 32768);
  return at(980);
}

// An update without legal actions is less than a kilobyte. More have those in which something of every seat changes, at the
// end of a round, those that make up for many steps at once, after a break or with much chat, and those that bring the
// whole game, when it begins.
void check_sizes(const Tally& all) {
  CHECK(report("usual updates", all.update_sizes) < 1024);
  report("updates with the whole game", all.whole_sizes);
  CHECK(all.whole_sizes.size() * 50 < all.update_sizes.size());
}

}  // namespace

TEST_CASE("many matches with people, servers and stores that fail come to their end, and everybody knows the same") {
  const auto wanted = wanted_seed();
  Tally all;
  for (std::uint64_t seed = wanted.value_or(1); seed <= wanted.value_or(runs()); ++seed)
    all.add(play(Scenario::random(seed)));
  std::string counts;
  for (const auto& [what, n] : all.counts) counts += what + " " + std::to_string(n) + ", ";
  MESSAGE(counts);
  if (wanted) return;
  check_sizes(all);
  if (!slow_build) check_variety(all);  // so few runs need not have all of it
}

TEST_CASE("the same seed gives the same run") {
  const auto told = [] {
    Run run(Scenario::random(11));
    std::string all;
    run.begin();
    run.stage.network.on_sent = [&](Line&, const std::string& text) {
      all += std::to_string(run.stage.timeline.now()) + " " + text + "\n";
    };
    run.run_wild();
    return all;
  };
  const std::string once = told();
  CHECK_FALSE(once.empty());
  CHECK(once == told());
}

}  // namespace sim
