#include "server/texts/titles.h"

#include "art/deck.h"
#include "art/gallery.h"
#include "games/registry.h"

namespace server {

// Components of one's own say it themselves. The deck of the house is painted, so the painter knows its titles.
std::vector<core::CardName> titles_of(const core::AnyGame& game) {
  auto names = games::card_names(game);
  const art::Deck* deck = art::described(game.agreement().game);
  if (!names.empty() || deck == nullptr) return names;
  for (const art::Artist& artist : deck->artists) {
    for (const std::string& name : artist.name)
      names.push_back({.card = -1, .language = {}, .text = name, .is_artist = true});
  }
  for (const art::Painting& painting : deck->paintings) {
    for (const std::string& title : painting.title) names.push_back({.card = 0, .language = {}, .text = title});
  }
  return names;
}

}  // namespace server
