#include "apps/paint/words.h"

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

}  // namespace

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
