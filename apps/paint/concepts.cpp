#include "apps/paint/concepts.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

#include "apps/paint/words.h"
#include "art/scene.h"
#include "core/text.h"

namespace apps {
namespace {

// The words that hold of something that is clearly seen in a painting.
std::set<std::string> words_seen(const art::Scene& scene) {
  std::set<std::string> words;
  for (const art::Sighting& sighting : art::sightings(scene)) {
    if (!sighting.clear) continue;
    words.emplace(sighting.what);
    for (const std::string_view wider : core::split(sighting.kinds, ' ')) {
      if (!wider.empty()) words.emplace(wider);
    }
  }
  return words;
}

struct Share {
  std::size_t words = 0;
  std::size_t places = 0;  // the paintings of all of them
};

}  // namespace

std::string concept_table(const art::Deck& deck) {
  std::map<std::string, std::size_t> paintings;
  for (const art::Painting& painting : deck.paintings) {
    for (const std::string& word : words_seen(painting.scene)) ++paintings[word];
  }
  std::string text;
  std::array<Share, std::size(art::listing_names)> shares;
  Share all;
  for (const auto& [word, count] : paintings) {
    const auto listing = static_cast<std::size_t>(art::listing_of(word));
    for (Share* share : {&all, &shares[listing]}) {
      ++share->words;
      share->places += count;
    }
    text += word + " " + std::to_string(count) + " " + std::string(art::listing_names[listing]) + "\n";
  }
  text += "\n" + std::to_string(all.words) + " words on " + std::to_string(deck.paintings.size()) + " paintings\n";
  for (std::size_t i = 0; i < shares.size(); ++i) {
    text += std::string(art::listing_names[i]) + ": " + std::to_string(shares[i].words) + " words, " +
            percent(shares[i].words, all.words) + "; " + percent(shares[i].places, all.places) +
            " of all places where one occurs\n";
  }
  return text;
}

}  // namespace apps
