// `bench art`: how large pictures are and how long they take on one core, compared with compressing the same bytes.
#include <algorithm>
#include <cstdio>
#include <limits>
#include <string>
#include <vector>

#include "apps/commands.h"
#include "apps/common/cpu_time.h"
#include "art/gallery.h"
#include "server/web/encoding.h"

namespace apps {
namespace {

template <class Work>
double best_ms(Work&& work) {
  double best = std::numeric_limits<double>::max();
  for (int run = 0; run < 5; ++run) {
    const double begin = cpu_seconds();
    work();
    best = std::min(best, (cpu_seconds() - begin) * 1e3);
  }
  return best;
}

template <class T>
T middle(std::vector<T>& values) {
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
  return values[values.size() / 2];
}

void measure(std::string_view deck) {
  std::vector<double> paint;
  std::vector<double> compress;
  std::vector<double> bytes;
  std::vector<double> compressed;
  for (const std::string& name : art::picture_names(deck)) {
    std::string svg;
    std::string packed;
    paint.push_back(best_ms([&] { svg = art::picture(name).value_or(""); }));
    compress.push_back(best_ms([&] { packed = server::encoded(svg, server::Coding::gzip, server::Effort::quick); }));
    bytes.push_back(static_cast<double>(svg.size()));
    compressed.push_back(
        static_cast<double>(server::encoded(svg, server::Coding::brotli, server::Effort::best).size()));
  }
  if (paint.empty()) return;
  const double slowest = *std::max_element(paint.begin(), paint.end());
  std::printf("%-12s %9zu %10.2f %10.2f %12.1f %9.1f %12.1f\n", std::string(deck).c_str(), paint.size(), middle(paint),
              slowest, middle(paint) / middle(compress), middle(bytes) / 1000, middle(compressed) / 1000);
}

}  // namespace

void add_bench_art(CLI::App& bench) {
  CLI::App* command = bench.add_subcommand("art", "Measures how long pictures take to paint, and how large they are");
  command->callback([] {
    std::printf("%-12s %9s %10s %10s %12s %9s %12s\n", "deck", "pictures", "median ms", "slowest", "/ gzip", "KB",
                "KB (br)");
    for (const std::string_view deck : art::deck_names()) measure(deck);
    std::printf(
        "\nProcessor time of one core, the best of five; '/ gzip': beside compressing the same picture quickly.\n");
  });
}

}  // namespace apps
