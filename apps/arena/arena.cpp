#include "apps/arena/arena.h"

#include <algorithm>
#include <thread>

namespace apps {

void ArenaProgress::next_table() {
  here = 0;
  for (std::atomic<long>& share : won) share = 0;
}

Or<long> play_deals(const ArenaPlan& plan, ArenaProgress& progress, const std::function<bool(long)>& play) {
  std::atomic<long> next = 0;
  std::atomic<long> endless = -1;
  const auto work = [&] {
    while (!progress.ended && endless < 0) {
      const long deal = next++;
      if (deal >= plan.deals) return;
      if (!play(deal)) endless = deal;
      ++progress.here;
      ++progress.done;
    }
  };
  {
    std::vector<std::jthread> threads;
    for (int i = 1; i < plan.threads; ++i) threads.emplace_back(work);
    work();
  }
  if (endless >= 0) return stop(exit_refused, "deal " + std::to_string(endless) + " did not come to its end");
  return std::min(next.load(), plan.deals);
}

}  // namespace apps
