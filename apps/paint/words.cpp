#include "apps/paint/words.h"

#include <cmath>
#include <cstdio>
#include <span>
#include <string>

#include "art/scene.h"

namespace apps {
namespace {

template <class Entry>
void print_ids(const char* title, std::span<const Entry> entries) {
  std::printf("%s:", title);
  for (const Entry& entry : entries) std::printf(" %s", std::string(entry.id).c_str());
  std::printf("\n");
}

std::string words_of(const char* title, std::string_view words) {
  return words.empty() ? std::string() : std::string("; ") + title + " " + std::string(words);
}

void print_thing(const art::Thing& thing) {
  std::string line = std::string(thing.id);
  if (!thing.kinds.empty()) line += " (" + std::string(thing.kinds) + ")";
  line += words_of("colour", thing.colour) + words_of("accent", thing.accent) + words_of("hair", thing.hair);
  line += words_of("doing", thing.doing) + words_of("style", thing.styles) + words_of("wears", thing.wears);
  line += words_of("hat", thing.hats);
  if (thing.top > 0) line += "; others can stand on it";
  std::printf("%s\n", line.c_str());
}

std::string list_line(const std::vector<art::Sighting>& all, const art::Sighting& sighting) {
  std::string line(sighting.what);
  if (sighting.whole >= 0)
    line = std::string(art::relation_names[static_cast<std::size_t>(sighting.relation)]) + " " + line;
  if (sighting.count != 1) line += sighting.count == 0 ? " (uncounted)" : " ×" + std::to_string(sighting.count);
  if (!sighting.doing.empty()) line += ", " + std::string(sighting.doing);
  if (!sighting.style.empty()) line += ", style " + std::string(sighting.style);
  for (const art::ToneShare& share : sighting.tones) {
    line += ", " + std::to_string(share.percent) + " % " +
            std::string(art::tone_names[static_cast<std::size_t>(share.tone)]);
  }
  line += "; " + std::string(art::side_names[static_cast<std::size_t>(sighting.side)]) + " " +
          std::string(art::depth_names[static_cast<std::size_t>(sighting.depth)]);
  for (const int other : sighting.before) line += ", before " + std::string(all[static_cast<std::size_t>(other)].what);
  const long permille = std::lround(sighting.share * 10);
  line += "; " + std::to_string(permille / 10) + "." + std::to_string(permille % 10) + " %";
  if (!sighting.clear) line += "; too small to tell";
  return line;
}

void print_with_parts(const std::vector<art::Sighting>& all, std::size_t index, int depth) {
  std::printf("%*s%s\n", depth * 2, "", list_line(all, all[index]).c_str());
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].whole == static_cast<int>(index)) print_with_parts(all, i, depth + 1);
  }
}

}  // namespace

void print_seen(const art::Scene& scene) {
  std::printf("%s: %s, %s\n", scene.id.c_str(), std::string(scene.setting->id).c_str(),
              std::string(scene.light->id).c_str());
  const std::vector<art::Sighting> all = art::sightings(scene);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].whole < 0) print_with_parts(all, i, 1);
  }
}

std::string percent(std::size_t part, std::size_t whole) {
  const long permille = whole == 0 ? 0 : std::lround(1000.0 * static_cast<double>(part) / static_cast<double>(whole));
  return std::to_string(permille / 10) + "." + std::to_string(permille % 10) + " %";
}

void print_words() {
  print_ids("settings", art::settings());
  print_ids("lights", art::lights());
  print_ids("palettes", art::palettes());
  print_ids("hands", art::hands());
  print_ids("colours", art::pigments());
  std::printf(
      "\nThings, with what they are unless a scene says otherwise; of doings, styles and clothes the first:\n\n");
  for (const art::Thing* thing : art::vocabulary()) print_thing(*thing);
}

}  // namespace apps
